"""REMOVE a dig (spec 6.1), with specialists or with a Curator."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.excavation.rules import hands, lists
from durbar.games.excavation.rules.control import controlled_by
from durbar.games.excavation.rules.ground import clear_dig
from durbar.games.excavation.rules.numbers import E_REMOVED, EMINENCE, M_DISCARD, PAY, REFILL, SITES
from durbar.games.excavation.rules.table import BASICS, Table, ask, cards, coloured, count_tokens, forget


def removable_by_curator(t: Table) -> i64:
    """The digs a Curator could remove: no colour in them, isolated and controlled (X-R50, X-R52)."""
    wanted: i64 = 0
    for k in range(len(t.sites.cards)):
        site = t.sites.cards[k]
        if coloured(t.finds[site]) == 0:
            wanted |= BIT[site]
    return controlled_by(t, t.active, wanted)


def removable(t: Table) -> i64:
    """The digs with a colour that he controls and can pay for from his hand."""
    patron = t.patrons[t.active]
    hand = patron.hand
    if patron.posted == 0 or hand >> 4 & 0xFFFFFF == 0:
        return 0  # no token that could count, or neither a basic nor an Eminence
    wanted: i64 = 0
    for k in range(len(t.sites.cards)):
        site = t.sites.cards[k]
        colours = colours_of(t.finds[site])
        if colours != 0 and missing(hand, colours) <= cards(hand, EMINENCE):
            wanted |= BIT[site]
    return controlled_by(t, t.active, wanted)


def colours_of(heap: i64) -> i64:
    """The colours in a dig, black left out, as a bit mask: one card pays for each (X-R70)."""
    mask: i64 = 0
    colour: i64 = 1
    heap >>= 8
    while heap != 0:
        if heap & 255:
            mask |= BIT[colour]
        heap >>= 8
        colour += 1
    return mask


def missing(hand: i64, colours: i64) -> i64:
    """For how many colours he lacks the basic, so that an Eminence must stand in (X-R71)."""
    count: i64 = 0
    for colour in range(1, BASICS + 1):
        if colours >> colour & 1 and cards(hand, colour) == 0:
            count += 1
    return count


def list_digs(digs: i64, first: i64, out: vec[i64]) -> i64:
    """A bit mask of sites as moves."""
    n: i64 = 0
    for site in range(SITES):
        if digs >> site & 1:
            out[n] = first + site
            n += 1
    return n


def choose_dig(t: Table, site: i64) -> None:
    """Which dig is to be removed; now its colours are paid for."""
    t.dig = site
    t.colours = colours_of(t.finds[site])
    ask(t, PAY)


def colour_due(t: Table) -> i64:
    """The colour that is paid for next."""
    colour: i64 = 1
    while not t.colours >> colour & 1:
        colour += 1
    return colour


def payments(t: Table, out: vec[i64]) -> i64:
    """The basic of the colour due, or an Eminence if enough of them remain for the other colours."""
    hand = t.patrons[t.active].hand
    colour = colour_due(t)
    n: i64 = 0
    if cards(hand, colour) > 0:
        out[n] = M_DISCARD + colour
        n += 1
    if missing(hand, t.colours & ~BIT[colour]) < cards(hand, EMINENCE):
        out[n] = M_DISCARD + EMINENCE
        n += 1
    return n


def pay(t: Table, card: i64) -> None:
    """One card for one colour; an ARCH comes for it."""
    hands.discard_for_arch(t, card)
    t.colours &= ~BIT[colour_due(t)]
    if t.colours == 0:
        remove(t, t.dig)


def remove(t: Table, site: i64) -> None:
    """Gain, clear, list, refill (X-R75). Tokens of players stay where they are (X-R73)."""
    patron = t.patrons[t.active]
    heap = t.finds[site]
    patron.won += heap
    stacked = site
    number: i64 = 0
    while stacked >= 0:  # every card under the site card is won with it (X-R72)
        patron.sites |= BIT[stacked]
        number += 1
        below = t.under[stacked]
        t.under[stacked] = -1
        stacked = below
    t.note(E_REMOVED, t.active, site, number, coloured(heap), count_tokens(heap))
    clear_dig(t, site)
    lists.leave(t, t.sites, lists.place_of(t.sites, site))
    forget(t)
    t.phase = REFILL
