"""What a position is worth to a seat, in points, for bots that do not play it to its end.

To the score so far come the digs he may yet remove, each at its prize times a rough chance: does he
control it, or how many tokens are missing around it, and has he the cards? Tokens that stand where a
dig is about to spread are nearly lost.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import append, vec
from durbar.games.excavation.rules.control import control_set, digs_within, isolated, tokens_in, tokens_on_map
from durbar.games.excavation.rules.ground import dig_hexes
from durbar.games.excavation.rules.ledger import UNKNOWN
from durbar.games.excavation.rules.numbers import CARDS, CURATOR, EMINENCE, SITES
from durbar.games.excavation.rules.removal import colours_of, missing
from durbar.games.excavation.rules.scoring import finds_left, own_points, stacked_cards
from durbar.games.excavation.rules.table import BASICS, MOST_DIGS, Table, cards, coloured
from durbar.games.excavation.rules.valley import NO_HEXES, ROWS, around

FAR: Final = 4  # rings around a dig that are looked at

TOKEN_AT_HAND: Final = 0.05
TOKEN_DOOMED: Final = -1.5  # next to a dig that spreads this round
TOKEN_IN_DANGER: Final = -0.3  # next to another
USEFUL_SPECIALIST: Final = 0.6
IDLE_CARD: Final = 0.3
JOKER: Final = 1.0
FINDS_TO_COME: Final = 0.5  # of what lies in the ground, half may still be removed by somebody


def worths(t: Table) -> vec[float]:
    """An estimate of everybody's final score, by seat; most of the work is the same for all."""
    found = vec[float]()
    wanted: i64 = 0
    for k in range(len(t.sites.cards)):
        wanted |= colours_of(t.finds[t.sites.cards[k]])
    left = t.book.left_points * finds_left(t)
    to_come = FINDS_TO_COME * float(left)
    for seat in range(t.seats):
        value = float(own_points(t, seat) + left) - to_come + TOKEN_AT_HAND * float(t.patrons[seat].supply)
        found = append(found, value + _cards(_owned(t, seat), wanted))
    apart = isolated(t, BIT[SITES] - 1)
    standing = tokens_on_map(t)
    spreading: i64 = 2 if len(t.sites.cards) == MOST_DIGS else 1
    for place in range(len(t.sites.cards)):
        site = t.sites.cards[place]
        dig = dig_hexes(t, site)
        danger = TOKEN_DOOMED if place < spreading else TOKEN_IN_DANGER
        _add_danger(t, dig, danger, found)
        if apart >> site & 1:
            _add_prize(t, site, control_set(t, site), 0, found)
        else:
            edge = NO_HEXES[:]
            lacking = _narrowest(t, dig, standing, edge)
            _add_prize(t, site, edge, lacking, found)
    return found


def _owned(t: Table, seat: i64) -> i64:
    """His six cards; nothing is known of them in a position another seat sees."""
    patron = t.patrons[seat]
    return 0 if patron.hand == UNKNOWN else patron.hand + patron.front


def _cards(owned: i64, wanted: i64) -> float:
    """Personalities are worth keeping, most of all those a dig will ask for."""
    value = JOKER * float(cards(owned, EMINENCE))
    for card in range(1, BASICS + 1):
        if cards(owned, card) > 0:
            value += USEFUL_SPECIALIST if wanted >> card & 1 else IDLE_CARD
    for card in range(CURATOR, CARDS):
        value += IDLE_CARD * float(cards(owned, card))
    return value


def _add_danger(t: Table, dig: vec[i64], danger: float, found: vec[float]) -> None:
    """Tokens right beside a dig will be lost when it spreads."""
    ring = NO_HEXES[:]
    first, last = _rows(dig)
    for r in range(max(first - 1, 0), min(last + 2, ROWS)):
        ring[r] = around(dig, r)
    for seat in range(t.seats):
        found[seat] += danger * float(tokens_in(t, ring, seat))


def _add_prize(t: Table, site: i64, wall: vec[i64], lacking: i64, found: vec[float]) -> None:
    """The prize of a dig, shared out by who has most tokens in its wall and the cards to pay."""
    counts = vec[i64]()
    most: i64 = 0
    second: i64 = 0
    for seat in range(t.seats):
        count = tokens_in(t, wall, seat)
        counts = append(counts, count)
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    prize = float(_prize(t, site))
    colours = colours_of(t.finds[site])
    for seat in range(t.seats):
        best = second if counts[seat] == most else most
        if lacking == 0:
            chance = _hold(counts[seat], best)
        else:
            chance = 0.5 * float(counts[seat] + 1) / float((counts[seat] + best + 2) * (lacking + 1))
        found[seat] += prize * chance * _means(_owned(t, seat), colours)


def _prize(t: Table, site: i64) -> i64:
    """Points for whoever removes the dig as it is."""
    return t.book.site_points * stacked_cards(t, site) + t.book.find_points * coloured(t.finds[site])


def _means(owned: i64, colours: i64) -> float:
    """How near his cards are to the price."""
    if colours == 0:
        return 0.9 if cards(owned, CURATOR) > 0 else 0.15
    lacking = missing(owned, colours) - cards(owned, EMINENCE)
    if lacking <= 0:
        return 0.9
    return 0.45 if lacking == 1 else 0.6 / float(lacking + 1)


def _hold(own: i64, best: i64) -> float:
    """The chance to remove an isolated dig: best alone in control, less when tied or short."""
    if own > best:
        return 0.75
    if own == best:
        return 0.5
    return 0.25 / float(best - own)


def _narrowest(t: Table, dig: vec[i64], standing: vec[i64], edge: vec[i64]) -> i64:
    """How many tokens are missing in the narrowest ring around a dig; `edge` gets the tokens beside it.

    A ring is every free hex at the same distance; closing it would do, if no dig lies nearer.
    """
    playable = t.book.valley.playable
    inside = dig[:]
    ring = NO_HEXES[:]
    narrowest = dig
    fewest: i64 = 99
    first, last = _rows(dig)
    for _ in range(FAR):
        first = first - 1 if first > 0 else 0
        last = last + 1 if last < ROWS - 1 else ROWS - 1
        count: i64 = 0
        for r in range(first, last + 1):
            word = around(inside, r) & playable[r] & ~standing[r] & ~inside[r]
            ring[r] = word
            while word != 0:
                word &= word - 1
                count += 1
        if count < fewest:
            fewest = count
            narrowest = inside[:]
        for r in range(first, last + 1):
            inside[r] |= ring[r]
        met = digs_within(t, inside)
        if met & (met - 1) != 0:
            break  # another dig lies nearer than a wider ring
    for r in range(first, last + 1):
        edge[r] = around(narrowest, r) & standing[r]
    return fewest


def _rows(hexes: vec[i64]) -> tuple[i64, i64]:
    """The first and the last row of a set that is not empty."""
    first: i64 = 0
    while hexes[first] == 0:
        first += 1
    last: i64 = ROWS - 1
    while hexes[last] == 0:
        last -= 1
    return first, last
