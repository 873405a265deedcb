"""What a patron has that leads to points, in numbers a valuation can weigh; named in `features.py` above.

Every dig is a prize for somebody: its site cards, and its finds twice, because what stays in the ground costs
as much as a find brings. How near a patron is to it has two measures: the tokens missing in the narrowest
wall, around the dig as it will be after this round's spread, and the cards missing to pay. Each pair of
measures is a figure of its own, so that the weights say what it is worth.

For bots. Not a rule: nothing here decides what is legal or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.excavation.rules.control import control_set, isolated, tokens_in
from durbar.games.excavation.rules.ground import dig_hexes, neighbours
from durbar.games.excavation.rules.ledger import UNKNOWN
from durbar.games.excavation.rules.lists import members
from durbar.games.excavation.rules.numbers import (
    ARCH,
    BANDIT,
    BOUNTY_HUNTER,
    CONTROLLER,
    CURATOR,
    EMINENCE,
    M_PUT,
    M_PUT_ON,
    M_PUT_ON_CARD,
    M_STOP,
    SITES,
)
from durbar.games.excavation.rules.removal import colours_of, missing
from durbar.games.excavation.rules.scoring import finds_left, own_points
from durbar.games.excavation.rules.table import (
    BASICS,
    DIGS,
    MOST_DIGS,
    Listing,
    Table,
    cards,
    coloured,
    count_tokens,
)
from durbar.games.excavation.rules.valley import ROWS, list_cells, size
from durbar.games.excavation.rules.walls import narrowest_wall

WIDTH: Final = 47
PRIZES: Final = 16  # the first of the prizes: by nearness of the wall, then by missing cards
PAID: Final = 3  # no card, one card, more cards missing
HELD: Final = 0  # nearness: the wall is closed and held alone,
SHARED: Final = 1  # ... held together with another,
THEIRS: Final = 2  # ... held by others,
OPEN: Final = 3  # or one, two, three, more tokens are missing
WIDE_OPEN: Final = 6
COMMON: Final = 37  # the first of the figures that are the same for all


def clock(t: Table) -> float:
    """The bag runs empty, or the digs run out: whichever is nearer."""
    if t.over:
        return 1.0
    bag = 1.0 - float(count_tokens(t.bag)) / float(count_tokens(t.book.bag))
    digs = 1.0 - float(len(t.sites.cards) - 1 + t.site_pile) / float(SITES - 1)
    return max(bag, digs, 0.0)


def features(t: Table, out: vec[float]) -> i64:
    for k in range(t.seats * WIDTH):
        out[k] = 0.0
    wanted: i64 = 0
    spreading: i64 = 2 if len(t.sites.cards) == MOST_DIGS else 1
    rings: i64 = 0
    mergers: i64 = 0
    growing: i64 = 0
    apart = isolated(t, BIT[SITES] - 1)
    for place in range(len(t.sites.cards)):
        site = t.sites.cards[place]
        wanted |= colours_of(t.finds[site])
        dig = dig_hexes(t, site)
        ring = neighbours(t, dig)
        for seat in range(t.seats):
            out[seat * WIDTH + (6 if place < spreading else 7)] += float(tokens_in(t, ring, seat))
        if apart >> site & 1:
            _at_once(t, site, out)
        if place < spreading:
            rings += size(ring)
            growing += coloured(t.finds[site])
            for r in range(ROWS):
                dig[r] |= ring[r]
            if _meets(t, dig):
                mergers += 1
        elif apart >> site & 1:
            _held(t, site, out)
            continue
        _near(t, site, dig, out)
    left = float(finds_left(t))
    for seat in range(t.seats):
        _patron(t, seat, wanted, out, seat * WIDTH)
        at = seat * WIDTH
        out[at + 2] = left
        out[at + COMMON] = float(rings)
        out[at + COMMON + 1] = float(mergers)
        out[at + COMMON + 2] = float(count_tokens(t.bag))
        out[at + 46] = float(growing)
        out[at + COMMON + 3] = float(len(t.sites.cards) + t.site_pile)
    return WIDTH


def _patron(t: Table, seat: i64, wanted: i64, out: vec[float], at: i64) -> None:
    """Points, tokens and cards."""
    patron = t.patrons[seat]
    out[at] = 1.0
    out[at + 1] = float(own_points(t, seat))
    out[at + 3] = float(patron.supply)
    out[at + 4] = float(patron.posted)
    out[at + 5] = float(patron.hand_size)
    owned = owned_by(t, seat)
    for card in range(1, BASICS + 1):
        copies = cards(owned, card)
        if copies > 0 and wanted >> card & 1:
            out[at + 8] += 1.0
            copies -= 1
        out[at + 9] += float(copies)
    out[at + 10] = float(cards(owned, EMINENCE))
    out[at + 11] = float(cards(owned, CURATOR))
    out[at + 12] = float(cards(owned, BANDIT))
    out[at + 13] = float(cards(owned, CONTROLLER))
    out[at + 14] = float(cards(owned, BOUNTY_HUNTER))
    out[at + 41] = 1.0 if t.first == seat else 0.0
    out[at + 42] = float(_laid(t.sites, seat))
    out[at + 43] = float(_laid(t.row, seat))
    if patron.hand != UNKNOWN:
        arch = cards(patron.hand, ARCH)
        out[at + 44] = float(arch)
        if arch == 0 and patron.hand_size & 1 == 1:  # one personality cannot be used and will be given away
            out[at + 45] = 1.0


def _laid(listing: Listing, seat: i64) -> i64:
    count: i64 = 0
    for owner in listing.owners:
        if owner == seat:
            count += 1
    return count


def owned_by(t: Table, seat: i64) -> i64:
    """His six cards; nothing is known of them in a position another seat sees."""
    patron = t.patrons[seat]
    return 0 if patron.hand == UNKNOWN else patron.hand + patron.front


def prize(t: Table, site: i64) -> float:
    """What removing a dig as it is brings to whoever does it, and spares him."""
    number: i64 = 0
    stacked = site
    while stacked >= 0:
        number += 1
        stacked = t.under[stacked]
    book = t.book
    return float(book.site_points * number + (book.find_points - book.left_points) * coloured(t.finds[site]))


def lacking_cards(owned: i64, colours: i64) -> i64:
    """How many cards he lacks to pay for a dig, at most two."""
    if colours == 0:
        return 0 if cards(owned, CURATOR) > 0 else 2
    return max(min(missing(owned, colours) - cards(owned, EMINENCE), 2), 0)


def _at_once(t: Table, site: i64, out: vec[float]) -> None:
    """The best dig he could remove this round: isolated as it lies, his, and paid from his hand."""
    wall = control_set(t, site)
    most: i64 = 1
    for seat in range(t.seats):
        most = max(most, tokens_in(t, wall, seat))
    colours = colours_of(t.finds[site])
    for seat in range(t.seats):
        hand = t.patrons[seat].hand
        if hand != UNKNOWN and tokens_in(t, wall, seat) == most and lacking_cards(hand, colours) == 0:
            out[seat * WIDTH + 15] = max(out[seat * WIDTH + 15], prize(t, site))


def _held(t: Table, site: i64, out: vec[float]) -> None:
    """An isolated dig that does not spread this round: who holds its wall."""
    wall = control_set(t, site)
    most: i64 = 1
    holders: i64 = 0
    for seat in range(t.seats):
        count = tokens_in(t, wall, seat)
        if count > most:
            most = count
            holders = 1
        elif count == most:
            holders += 1
    worth = prize(t, site)
    colours = colours_of(t.finds[site])
    for seat in range(t.seats):
        nearness: i64 = THEIRS
        if tokens_in(t, wall, seat) == most:
            nearness = HELD if holders == 1 else SHARED
        _add(out, seat, nearness, lacking_cards(owned_by(t, seat), colours), worth)


def _near(t: Table, site: i64, dig: vec[i64], out: vec[float]) -> None:
    """A dig that is open, or is about to spread: what is missing, shared out by who stands there."""
    wall = narrowest_wall(t, dig)
    counts = vec[i64]([0, 0, 0, 0])
    most: i64 = 0
    second: i64 = 0
    for seat in range(t.seats):
        count = tokens_in(t, wall.tokens, seat)
        counts[seat] = count
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    worth = prize(t, site)
    colours = colours_of(t.finds[site])
    for seat in range(t.seats):
        own = counts[seat]
        best = second if own == most else most
        short = lacking_cards(owned_by(t, seat), colours)
        if wall.lacking == 0:
            nearness: i64 = HELD if own > best else SHARED if own == best and own > 0 else THEIRS
            _add(out, seat, nearness, short, worth)
        else:
            nearness = min(OPEN - 1 + wall.lacking, WIDE_OPEN)
            _add(out, seat, nearness, short, worth * float(own + 1) / float(own + best + 2))


def _add(out: vec[float], seat: i64, nearness: i64, short: i64, worth: float) -> None:
    out[seat * WIDTH + PRIZES + nearness * PAID + short] += worth


def _meets(t: Table, grown: vec[i64]) -> bool:
    """Will a dig touch another one after it has spread?"""
    around = neighbours(t, grown)
    met: i64 = 0
    for r in range(ROWS):
        met |= around[r] & t.hexes[DIGS + r]
    return met != 0


def promising_places(t: Table, out: vec[i64]) -> i64:
    """PLACE: the gaps in the narrowest walls, the cards of both lists, and to stop; 0 if there is no gap."""
    gaps = vec[i64]([0] * ROWS)
    spreading: i64 = 2 if len(t.sites.cards) == MOST_DIGS else 1
    found = False
    for place in range(len(t.sites.cards)):
        dig = dig_hexes(t, t.sites.cards[place])
        for grown in range(2 if place < spreading else 1):
            if grown == 1:
                ring = neighbours(t, dig)
                for r in range(ROWS):
                    dig[r] |= ring[r]
            wall = narrowest_wall(t, dig)
            for r in range(ROWS):
                gaps[r] |= wall.gaps[r]
            found = found or wall.lacking > 0
    if not found:
        return 0
    n = list_cells(t.book.valley, gaps, 0, M_PUT, out)
    listed = members(t.sites)
    for site in range(SITES):
        if listed >> site & 1:
            out[n] = M_PUT_ON + site
            n += 1
    for place in range(len(t.row.cards)):
        out[n] = M_PUT_ON_CARD + place
        n += 1
    if t.moved > 0:
        out[n] = M_STOP
        n += 1
    return n
