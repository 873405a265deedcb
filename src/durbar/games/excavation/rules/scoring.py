"""The end and the score (spec 7)."""

from mypy_extensions import i64

from durbar.core.kernel import NOBODY
from durbar.games.excavation.rules.numbers import E_ENDED, OVER, SITES
from durbar.games.excavation.rules.table import Table, coloured, forget


def end(t: Table, ending: i64) -> None:
    """At once: no turn, round or spread is completed (X-R99)."""
    forget(t)
    t.ending = ending
    t.phase = OVER
    t.player = NOBODY
    t.over = True
    t.note(E_ENDED, ending)


def site_cards(t: Table, seat: i64) -> i64:
    """How many site cards he has won, stacked ones included (X-R72, X-R102)."""
    mask = t.patrons[seat].sites
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def stacked_cards(t: Table, site: i64) -> i64:
    """How many site cards a dig is worth: its own and all that lie under it."""
    number: i64 = 0
    while site >= 0:
        number += 1
        site = t.under[site]
    return number


def finds_left(t: Table) -> i64:
    """The coloured dig tokens still in the ground; they cost everybody the same (X-R100)."""
    count: i64 = 0
    for site in range(SITES):
        count += coloured(t.finds[site])
    return count


def own_points(t: Table, seat: i64) -> i64:
    """What he has won and lost himself."""
    patron = t.patrons[seat]
    book = t.book
    return (
        book.site_points * site_cards(t, seat)
        + book.find_points * coloured(patron.won)
        + book.lost_points * patron.lost
    )


def score(t: Table, seat: i64) -> i64:
    """The score if the game ended now. Hand, supply and open lists are worth nothing (X-R104, X-R105)."""
    return own_points(t, seat) + t.book.left_points * finds_left(t)


def standing(t: Table, seat: i64) -> i64:
    """What orders the players: points, then site cards (X-R102, X-R120)."""
    return score(t, seat) * (SITES + 1) + site_cards(t, seat)


def is_everybody_below_zero(t: Table) -> bool:
    """Then nobody wins (X-R103)."""
    return all(score(t, seat) < 0 for seat in range(t.seats))
