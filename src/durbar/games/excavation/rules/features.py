"""What a patron has that leads to points, in numbers a valuation can weigh; named in `features.py` above.

Every dig is a prize for somebody: its site cards, and its finds twice, because what stays in the ground costs
as much as a find brings. How near a patron is to it has two measures: the tokens missing in the narrowest
wall, around the dig as it will be after this round's spread, and the cards missing to pay. Each pair of
measures is a figure of its own, so that the weights say what it is worth; what is missing in an open wall
counts twice, once falling slowly and once fast, so that its first tokens count, too, and its last one most.

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
from durbar.games.excavation.rules.prospects import lacking_cards, tokens_to_place
from durbar.games.excavation.rules.removal import colours_of
from durbar.games.excavation.rules.scoring import finds_left, own_points, stacked_cards
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
from durbar.games.excavation.rules.walls import MOST_WALL, Wall, narrowest_wall

WIDTH: Final = 48
PRIZES: Final = 16  # the first of the prizes: by nearness of the wall, then by missing cards
PAID: Final = 3  # no card, one card, more cards missing
HELD: Final = 0  # nearness: the wall is closed and held alone,
SHARED: Final = 1  # ... held together with another,
THEIRS: Final = 2  # ... held by others,
FAR: Final = 3  # or it is open: less with every token that is missing,
NEAR: Final = 4  # and the same, falling faster
FAR_FALL: Final = vec[float]([0.8**lacking for lacking in range(MOST_WALL + 1)])
NEAR_FALL: Final = vec[float]([0.5**lacking for lacking in range(MOST_WALL + 1)])
GROWN: Final = 31  # the first of the prizes of digs about to spread, by nearness alone
COMMON: Final = 36  # the first of the figures that are the same for all
PAIR: Final = 2  # ARCH that place three tokens: more of them are worth less than other cards
LATER: Final = 0.6  # what a dig that will spread some day counts against one that spreads this round
FRESH: Final = 0.5  # of what a find to come is worth: it may ask for one card more
HALF_PAID: Final = vec[float]([1.0, 0.6, 0.3])  # what a prize is worth to somebody who lacks so many cards


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
    following: i64 = 0
    bag = count_tokens(t.bag)
    luck = float(coloured(t.bag)) / float(bag) if bag > 0 else 0.0
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
            _grown(t, site, dig, luck * float(size(ring)), 1.0, out)
            continue
        if place < 2 * spreading:
            following += size(ring)
        if colours_of(t.finds[site]) == 0:  # of no use before it has spread: a wall must hold then
            grown = dig[:]
            for r in range(ROWS):
                grown[r] |= ring[r]
            _grown(t, site, grown, luck * float(size(ring)), LATER, out)
        if apart >> site & 1:
            _held(t, site, out)
        else:
            _near(t, site, dig, out)
    left = float(finds_left(t))
    for seat in range(t.seats):
        at = seat * WIDTH
        _patron(t, seat, wanted, out, at)
        out[at + 2] = left
        out[at + COMMON] = float(rings)
        out[at + COMMON + 1] = float(mergers)
        out[at + COMMON + 2] = float(bag)
        out[at + COMMON + 3] = float(len(t.sites.cards) + t.site_pile)
        out[at + COMMON + 4] = float(growing)
        out[at + COMMON + 5] = float(following)
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
        if copies > 0:
            out[at + (8 if wanted >> card & 1 else 9)] += 1.0
            out[at + 47] += float(copies - 1)
    out[at + 10] = float(cards(owned, EMINENCE))
    out[at + 11] = float(cards(owned, CURATOR))
    out[at + 12] = float(cards(owned, BANDIT))
    out[at + 13] = float(cards(owned, CONTROLLER))
    out[at + 14] = float(cards(owned, BOUNTY_HUNTER))
    out[at + 42] = float(_laid(t.sites, seat))
    out[at + 43] = float(_laid(t.row, seat))
    out[at + 44] = float(min(cards(owned, ARCH), PAIR))
    if patron.hand != UNKNOWN:
        arch = cards(patron.hand, ARCH)
        out[at + 45] = float(min(tokens_to_place(t, seat, arch), patron.supply))
        if arch == 0 and patron.hand_size & 1 == 1:  # one personality cannot be used and will be given away
            out[at + 46] = 1.0


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
    book = t.book
    number = stacked_cards(t, site)
    return float(book.site_points * number + (book.find_points - book.left_points) * coloured(t.finds[site]))


def short_of(owned: i64, colours: i64) -> i64:
    """How many cards he lacks to pay for a dig, at most two."""
    return min(lacking_cards(owned, colours), 2)


def _at_once(t: Table, site: i64, out: vec[float]) -> None:
    """The best dig he could remove this round: isolated as it lies, his, and paid from his hand."""
    wall = control_set(t, site)
    most: i64 = 1
    for seat in range(t.seats):
        most = max(most, tokens_in(t, wall, seat))
    colours = colours_of(t.finds[site])
    for seat in range(t.seats):
        hand = t.patrons[seat].hand
        if hand != UNKNOWN and tokens_in(t, wall, seat) == most and short_of(hand, colours) == 0:
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
        _add(out, seat, nearness, short_of(owned_by(t, seat), colours), worth)


def _near(t: Table, site: i64, dig: vec[i64], out: vec[float]) -> None:
    """A dig that is open: what is missing, shared out by who stands there."""
    wall = narrowest_wall(t, dig)
    worth = prize(t, site)
    colours = colours_of(t.finds[site])
    for seat in range(t.seats):
        short = short_of(owned_by(t, seat), colours)
        if wall.lacking == 0:
            _add(out, seat, _holds(t, wall, seat), short, worth)
        else:
            part = worth * _share(t, wall, seat)
            _add(out, seat, FAR, short, part * FAR_FALL[wall.lacking])
            _add(out, seat, NEAR, short, part * NEAR_FALL[wall.lacking])


def _grown(t: Table, site: i64, dig: vec[i64], fresh: float, soon: float, out: vec[float]) -> None:
    """A dig as it will be after its next spread, with the finds to be expected; `soon` is 1 for the next."""
    wall = narrowest_wall(t, dig)
    book = t.book
    worth = prize(t, site) + FRESH * fresh * float(book.find_points - book.left_points)
    colours = colours_of(t.finds[site])
    for seat in range(t.seats):
        short = 1 if colours == 0 else short_of(owned_by(t, seat), colours)
        part = worth * soon * HALF_PAID[short]
        at = seat * WIDTH + GROWN
        if wall.lacking == 0:
            out[at + _holds(t, wall, seat)] += part
        else:
            part *= _share(t, wall, seat)
            out[at + FAR] += part * FAR_FALL[wall.lacking]
            out[at + NEAR] += part * NEAR_FALL[wall.lacking]


def _rival(t: Table, wall: Wall, seat: i64) -> i64:
    """The most tokens that another one has in a wall."""
    best: i64 = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, tokens_in(t, wall.tokens, other))
    return best


def _holds(t: Table, wall: Wall, seat: i64) -> i64:
    """Whose a closed wall is."""
    own = tokens_in(t, wall.tokens, seat)
    best = _rival(t, wall, seat)
    return HELD if own > best else SHARED if own == best and own > 0 else THEIRS


def _share(t: Table, wall: Wall, seat: i64) -> float:
    """Of the prize behind an open wall: by the tokens that stand in it."""
    own = tokens_in(t, wall.tokens, seat)
    return float(own + 1) / float(own + _rival(t, wall, seat) + 2)


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
        bare = colours_of(t.finds[t.sites.cards[place]]) == 0
        for grown in range(2 if place < spreading or bare else 1):
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
