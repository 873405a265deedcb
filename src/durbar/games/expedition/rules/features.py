"""What a player has that leads to points, in numbers a valuation can weigh; named in `features.py` above.

For bots. Not a rule: nothing here decides what is legal or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.expedition.rules.appraisal import (
    ANY_FACE,
    STEPS_A_TURN,
    faces_ready,
    good_variety,
    outlook,
    turns_left,
)
from durbar.games.expedition.rules.effects import pairs
from durbar.games.expedition.rules.landscape import (
    BOARD,
    KATHMANDU,
    MOUNTAIN,
    steps_to_kathmandu,
    temples_from,
)
from durbar.games.expedition.rules.layout import (
    GOOD_COPIES,
    GOODS_ON,
    MAPS,
    MOST_MARKERS,
    OFFERINGS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    P_SPECIAL,
    ROUNDS,
    SECURED,
)
from durbar.games.expedition.rules.numbers import (
    BACKPACK,
    CHEST,
    COIN,
    EQUIPMENT,
    MAP_COLOURS,
    PAINT_BOX,
    RESOURCES,
)
from durbar.games.expedition.rules.scoring import animal_points, distance_points, goods_points, set_points
from durbar.games.expedition.rules.table import Player, Table, count_bits

WIDTH: Final = 63
REACH: Final = 49  # the first of the figures about what the next turn can reach
SLOW: Final = 1.8  # steps a turn nearer to Kathmandu for a yak that looks around, and for one that hurries
FAST: Final = 3.5
LIKELY: Final = 0.67  # that one of six dice shows a given face
TURN_STEPS: Final = 8.0  # missing steps beyond which nobody arrives


def clock(t: Table) -> float:
    """Turns played, as a share of all."""
    if t.day == 0:
        return 0.0
    if t.over:
        return 1.0
    players = t.setting.players
    turns = ((t.day - 1) * ROUNDS + t.round - 1) * players + t.turn
    return float(turns) / float(t.setting.days * ROUNDS * players)


def features(t: Table, out: vec[float]) -> i64:
    for seat in range(t.setting.players):
        _seat(t, seat, out, seat * WIDTH)
    return WIDTH


def _seat(t: Table, seat: i64, out: vec[float], at: i64) -> None:
    p = t.players[seat]
    turns = turns_left(t, seat)
    out[at + 0] = 1.0
    out[at + 1] = float(t.book.offering_points[p.offerings])
    out[at + 2] = float(p.offerings)
    out[at + 3] = float(goods_points(t, p))
    out[at + 4] = float(set_points(t, p))
    out[at + 5] = good_variety(p)
    out[at + 6] = float(count_bits(p.specials))
    _maps(p, out, at)
    out[at + 10] = float(count_bits(p.animals))
    out[at + 11] = float(animal_points(t, p))
    out[at + 12] = float(t.book.tile_points[p.face_down()])
    out[at + 13] = 1.0 if p.markers == 1 else 0.0
    out[at + 14] = 1.0 if p.markers == 2 else 0.0
    out[at + 15] = 1.0 if p.markers == MOST_MARKERS else 0.0
    _way(t, p, turns, out, at)
    out[at + 25] = 1.0 if t.holder == seat else 0.0
    out[at + 26] = float(p.tents)
    n: i64 = 27
    for r in range(RESOURCES):
        amount = p.have[r]
        out[at + n] = float(amount)
        out[at + n + 1] = 1.0 if amount > 0 and turns >= 1.0 else 0.0
        n += 2
    for kind in range(EQUIPMENT):
        out[at + n] = float(p.cards(kind))
        n += 1
    for k in range(REACH, WIDTH):
        out[at + k] = 0.0
    if p.arrival < 0 and p.space >= 0 and turns >= 1.0:
        _next_turn(t, p, out, at + REACH)
        _farther(t, p, turns, out, at + REACH + 6)
    out[at + REACH + 11] = _exposed(t, seat)


def _maps(p: Player, out: vec[float], at: i64) -> None:
    """Pairs in a chest, open pairs, single halves."""
    secured: i64 = 0
    made: i64 = 0
    halves: i64 = 0
    for colour in range(MAP_COLOURS):
        secured += p.have[SECURED + colour]
        made += pairs(p, colour)
        halves += p.have[MAPS + colour * 2] + p.have[MAPS + colour * 2 + 1]
    out[at + 7] = float(secured)
    out[at + 8] = float(made)
    out[at + 9] = float(halves - 2 * made)


def _way(t: Table, p: Player, turns: float, out: vec[float], at: i64) -> None:
    """Kathmandu and the distance: reached, within reach, or how much is missing."""
    for k in range(16, 25):
        out[at + k] = 0.0
    if p.arrival >= 0:
        out[at + 16] = float(t.book.kathmandu_points[p.arrival])
        out[at + 17] = turns
        return
    out[at + 18] = turns
    out[at + 19] = float(distance_points(t, p))
    if p.space < 0:
        return
    steps = float(steps_to_kathmandu(t.land, p.space))
    short = steps - turns * STEPS_A_TURN
    prize = float(t.book.kathmandu_points[t.arrived]) if t.arrived < len(t.book.kathmandu_points) else 0.0
    out[at + 20] = steps
    if short > 0.0:
        out[at + 21] = short
        prize *= max(1.0 - short / TURN_STEPS, 0.0)
    out[at + 22] = prize
    if turns >= 1.0 and p.markers < MOST_MARKERS:
        out[at + 23] = outlook(t, p)
    if p.space >> 6 < t.storm + 1:
        out[at + 24] = 1.0


def _next_turn(t: Table, p: Player, out: vec[float], at: i64) -> None:
    """What a waiting die leads to straight on: a tile, a temple, a good, an animal, a card, Kathmandu."""
    if p.markers == MOST_MARKERS:
        return
    faces = faces_ready(p)
    sure = LIKELY if faces == ANY_FACE else 1.0
    land = t.land
    have = p.have
    tiles = p.face_down()
    tile = 0.0
    if tiles > 0:
        tile = float(t.book.tile_points[tiles - 1] - t.book.tile_points[tiles]) * sure
    for d in range(4):
        here = p.space
        for step in range(1, 7):
            there = land.neighbours[here * 4 + d]
            if there < 0 or land.terrain[there] == MOUNTAIN:
                break
            here = there
            if not (faces >> step) & 1:
                continue
            kind = land.terrain[here]
            if kind == p.tile:
                out[at] = tile
            temple = land.temple[here]
            if temple >= 0 and not (p.served >> temple) & 1 and p.offerings < OFFERINGS:
                out[at + 1] = sure
            city = land.city[here]
            if city >= 0 and have[COIN] > 0:
                out[at + 2] = max(out[at + 2], _good(t, p, t.common[GOODS_ON + city]) * sure)
            if have[PAINT_BOX] > 0 and t.animal_display & t.book.animals_of[kind]:
                out[at + 3] = sure
            if have[BACKPACK] > 0 and t.display & t.book.cards_of[kind]:
                out[at + 4] = sure
            if land.mark[here] == KATHMANDU:
                out[at + 5] = sure


def _good(t: Table, p: Player, tile: i64) -> float:
    """What a good brings whoever buys it now, its special one included if there are coins for both."""
    if tile < 0:
        return 0.0
    points = t.book.good_value[tile]
    if p.have[COIN] > 1 and not (p.specials >> (tile // GOOD_COPIES)) & 1:
        points += t.book.points[P_SPECIAL]
    return float(points)


def _farther(t: Table, p: Player, turns: float, out: vec[float], at: i64) -> None:
    """What lies ahead: temples, goods that can be paid for, the next tile, maps; whether time is short."""
    land = t.land
    board = p.space // BOARD
    out[at] = min(float(count_bits(temples_from(land, board) & ~p.served)), turns)
    goods: i64 = 0
    for city in range(land.city_spaces):
        if land.city_space[city] // BOARD >= board and t.common[GOODS_ON + city] >= 0:
            goods += 1
    out[at + 1] = float(min(goods, p.have[COIN]))
    tiles = p.face_down()
    if tiles > 0:
        out[at + 2] = float(t.book.tile_points[tiles - 1] - t.book.tile_points[tiles])
    if p.cards(CHEST) > 0:
        for colour in range(MAP_COLOURS):
            out[at + 3] += float(pairs(p, colour))
    for place in range(OPEN_MAP_PLACES):
        shown = t.common[OPEN_MAPS + place]
        if shown >= 0 and p.have[MAPS + shown] < p.have[MAPS + (shown ^ 1)]:
            out[at + 4] += 1.0
    steps = float(steps_to_kathmandu(land, p.space))
    out[at + 6] = max(steps - turns * SLOW, 0.0)
    out[at + 7] = max(steps - turns * FAST, 0.0)


def _exposed(t: Table, seat: i64) -> float:
    """Own special goods that a rival may still buy away: goods of their kind lie before him."""
    mine = t.players[seat].specials
    if mine == 0:
        return 0.0
    last: i64 = t.land.boards
    for each in range(t.setting.players):
        rival = t.players[each]
        if each != seat and rival.arrival < 0 and rival.space >= 0:
            last = min(last, rival.space // BOARD)
    kinds: i64 = 0
    for city in range(t.land.city_spaces):
        tile = t.common[GOODS_ON + city]
        if tile >= 0 and t.land.city_space[city] // BOARD >= last:
            kinds |= BIT[tile // GOOD_COPIES]
    return float(count_bits(mine & kinds))
