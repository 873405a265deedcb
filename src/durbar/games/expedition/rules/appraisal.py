"""How well a player stands, in points: the score so far, and what the rest of the way may still bring.

For bots. Not a rule: nothing here decides what is legal or who wins. The weights were found by letting
greedy bots with different ones play against each other.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.games.expedition.rules.landscape import MOUNTAIN, steps_to_kathmandu
from durbar.games.expedition.rules.layout import (
    FACE,
    GOOD_COPIES,
    GOODS_ON,
    MOST_MARKERS,
    OFFERINGS,
    P_SPECIAL,
    ROUNDS,
    SLOT,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import BACKPACK, COIN, DICE, GOOD_TYPES, PAINT_BOX, RESOURCES
from durbar.games.expedition.rules.scoring import (
    animal_points,
    goods_points,
    map_points,
    score,
    set_points,
)
from durbar.games.expedition.rules.table import Player, Table, count_bits

STEPS_A_TURN: Final = 2.6  # a yak comes nearer to Kathmandu, detours counted
POINTS_A_TURN: Final = 3.2  # earned on the map, against one resource a turn in the city
POINTS_A_STEP: Final = 0.75  # lost for each step that will be missing at the end
NEARER: Final = 0.12  # for a step towards Kathmandu while there is time enough
PRIZE: Final = 0.7  # of a Kathmandu tile that is within reach

ANY_FACE: Final = 126  # bits 1 to 6
OUTLOOK: Final = 0.35  # of what the next turns could find
OFFERING: Final = 4.0
GOOD: Final = 4.0
ANIMAL: Final = 2.5
CARD: Final = 1.5


def appraise(t: Table, seat: i64) -> float:
    if t.over:
        return float(score(t, seat))
    p = t.players[seat]
    book = t.book
    turns = turns_left(t, seat)
    value = float(
        book.offering_points[p.offerings] + goods_points(t, p) + set_points(t, p) + map_points(t, p)
    )
    value += float(count_bits(p.specials) * book.points[P_SPECIAL] + animal_points(t, p))
    value += float(count_bits(p.animals)) * 1.5
    value += float(book.tile_points[p.face_down()])
    value += useful_things(p, turns) + weariness(p, turns)
    value += good_variety(p)
    value += way_ahead(t, p, turns)
    if turns >= 1.0 and p.space >= 0 and p.arrival < 0 and p.markers < MOST_MARKERS:
        value += OUTLOOK * outlook(t, p)
    return value


def turns_left(t: Table, seat: i64) -> float:
    """Own turns still to come after the current one."""
    if t.day == 0:
        return float(t.setting.days * ROUNDS)
    left = (t.setting.days - t.day) * ROUNDS + (ROUNDS - t.round)
    if t.day > 0 and (t.holder + t.turn) % t.setting.players != seat:
        place = (seat - t.holder + t.setting.players) % t.setting.players
        if place > t.turn:
            left += 1
    return float(left)


def way_ahead(t: Table, p: Player, turns: float) -> float:
    """Kathmandu and the distance: arriving early is worth a tile, but ends the earning."""
    if p.arrival >= 0:
        return float(t.book.kathmandu_points[p.arrival]) + turns
    value = turns * POINTS_A_TURN
    if p.space < 0:
        return value
    steps = float(steps_to_kathmandu(t.land, p.space))
    short = steps - turns * STEPS_A_TURN  # steps that will be missing
    prize = float(t.book.kathmandu_points[t.arrived]) if t.arrived < len(t.book.kathmandu_points) else 0.0
    if short <= 0.0:
        return value + prize * PRIZE - steps * NEARER
    chance = 1.0 - short / 8.0
    if chance > 0.0:
        value += prize * PRIZE * chance
    return value - short * POINTS_A_STEP - steps * NEARER


def outlook(t: Table, p: Player) -> float:
    """The two best spaces to which one of the waiting dice leads straight on."""
    faces = faces_ready(p)
    land = t.land
    best = 0.0
    second = 0.0
    for d in range(4):
        here = p.space
        for step in range(1, 7):
            there = land.neighbours[here * 4 + d]
            if there < 0 or land.terrain[there] == MOUNTAIN:
                break
            here = there
            if (faces >> step) & 1:
                found = found_on(t, p, here)
                if found > best:
                    second = best
                    best = found
                elif found > second:
                    second = found
    return best + second


def faces_ready(p: Player) -> i64:
    """The faces of the unused dice, as bits; any, if the dice will be rolled before the next turn."""
    if p.dice_used() >= ROUNDS:
        return ANY_FACE
    faces: i64 = 0
    for d in range(DICE):
        if p.have[SLOT + d] == UNUSED:
            faces |= BIT[p.have[FACE + d]]
    return faces


def found_on(t: Table, p: Player, space: i64) -> float:
    """What a space has for this player: tile, temple, good, animal, card, and the way it leads."""
    land = t.land
    kind = land.terrain[space]
    value = float(steps_to_kathmandu(land, p.space) - steps_to_kathmandu(land, space)) * NEARER
    if kind == p.tile:
        tiles = p.face_down()
        value += float(t.book.tile_points[tiles - 1] - t.book.tile_points[tiles])
    temple = land.temple[space]
    if temple >= 0 and not (p.served >> temple) & 1 and p.offerings < OFFERINGS:
        value += OFFERING
    city = land.city[space]
    if city >= 0 and t.common[GOODS_ON + city] >= 0 and p.have[COIN] > 0:
        value += GOOD
    if p.have[PAINT_BOX] > 0 and t.animal_display & t.book.animals_of[kind]:
        value += ANIMAL
    if p.have[BACKPACK] > 0 and t.display & t.book.cards_of[kind]:
        value += CARD
    return value


def useful_things(p: Player, turns: float) -> float:
    """Resources and cards count a point at the end, and more while there is time to use them."""
    use = turns / 6.0
    if use > 1.0:
        use = 1.0
    value = 0.0
    for r in range(RESOURCES):
        amount = p.have[r]
        value += float(amount)
        if amount > 0:
            value += 0.9 * use
        if amount > 1:
            value += 0.4 * use
    return value + float(count_bits(p.equipment)) * (1.0 + 1.2 * use)


def weariness(p: Player, turns: float) -> float:
    """Markers cost 3 points each; the third costs the next turn but takes all of them away."""
    if p.markers == MOST_MARKERS and turns >= 1.0:
        return -4.5
    return -2.0 * float(p.markers) if turns >= 1.0 else -3.0 * float(p.markers)


def good_variety(p: Player) -> float:
    """Different goods are on the way to a set."""
    kinds: i64 = 0
    for good in range(GOOD_TYPES):
        if (p.goods >> (good * GOOD_COPIES)) & 15:
            kinds += 1
    return float(kinds) * 0.7 if kinds < 5 else 0.0
