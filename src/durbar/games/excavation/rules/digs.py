"""New digs appear, digs that touch become one (spec 6.2, 6.3)."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.games.excavation.rules import lists
from durbar.games.excavation.rules.control import digs_within
from durbar.games.excavation.rules.ground import dig_hexes, find_at, give_dig, lay_find, lift_token, open_dig
from durbar.games.excavation.rules.numbers import (
    DRAW_FOR_MARKER,
    DRAW_SITE,
    E_DISPLACED,
    E_JOINED,
    E_MARKER_REPLACED,
    E_SITE_OPENED,
    LAST_DIG,
    MERGE,
    NO_TOKEN_FOR_MARKER,
    REFILL,
)
from durbar.games.excavation.rules.scoring import end
from durbar.games.excavation.rules.table import DUG, FREE, MOST_DIGS, ONE_TOKEN, Table, ask_chance


def refill(t: Table) -> bool:
    """Ask for site cards until there are six digs or no cards (X-R76, X-R110); True when done."""
    if len(t.sites.cards) < MOST_DIGS and t.site_pile > 0:
        ask_chance(t, DRAW_SITE)
        return False
    if len(t.sites.cards) == 1:  # tested after each refill, not before (X-R98)
        end(t, LAST_DIG)
        return False
    return True


def appear(t: Table, site: i64) -> None:
    """A new dig: its card to the list, its marker to the map. It hosts the digs it touches (X-R79, X-R82)."""
    t.unseen &= ~BIT[site]
    t.site_pile -= 1
    t.note(E_SITE_OPENED, site)
    lists.join(t, t.sites, site)  # counts as the card above before any entry leaves (X-R117)
    cell = t.book.valley.site_cells[site]
    ground = t.ground[cell]
    if ground < DUG:  # else a dig token lies there and stays, under the ring (X-R78)
        if ground != FREE:
            seat = lift_token(t, cell)
            t.patrons[seat].supply += 1  # displaced, not lost (X-R77)
            t.note(E_DISPLACED, seat, cell)
        open_dig(t, cell, site)
    t.host = site
    meet(t)


def meet(t: Table) -> None:
    """All digs that now touch the host are one with it (X-R90).

    Digs at rest never touch, so dug ground that hangs together is the host and those it met.
    """
    t.joined = digs_within(t, dig_hexes(t, t.host)) & ~BIT[t.host]
    t.phase = MERGE


def merge(t: Table) -> None:
    """The host takes in one dig after the other, in the order of the list; then digs are refilled."""
    for place in range(len(t.sites.cards)):
        site = t.sites.cards[place]
        if t.joined >> site & 1:
            t.joined &= ~BIT[site]
            _take_in(t, site, place)
            return
    t.host = -1
    t.phase = REFILL


def _take_in(t: Table, site: i64, place: i64) -> None:
    t.note(E_JOINED, site, t.host)
    give_dig(t, site, t.host)
    bottom = t.host
    while t.under[bottom] >= 0:
        bottom = t.under[bottom]
    t.under[bottom] = site  # with all that lies under it (X-R83, X-R119)
    lists.leave(t, t.sites, place)
    cell = t.book.valley.site_cells[site]
    if find_at(t.ground[cell]) < 0:  # its marker comes off, a dig token takes its place (X-R80)
        if t.bag == 0:
            end(t, NO_TOKEN_FOR_MARKER)  # X-R92, X-R114
            return
        t.one = cell
        ask_chance(t, DRAW_FOR_MARKER)


def replace_marker(t: Table, colour: i64) -> None:
    """The dig token drawn for the marker of a dig that was joined."""
    t.bag -= ONE_TOKEN[colour]
    lay_find(t, t.one, t.host, colour)
    t.note(E_MARKER_REPLACED, t.one, colour)
    t.one = -1
    t.phase = MERGE
