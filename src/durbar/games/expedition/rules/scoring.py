"""Final scoring (7), one function for each line of the sheet, and the order of the players."""

from typing import Final

from mypy_extensions import i64

from durbar.games.expedition.rules.effects import pairs
from durbar.games.expedition.rules.landscape import steps_to_kathmandu
from durbar.games.expedition.rules.layout import (
    GOOD_COPIES,
    MAPS,
    P_FIVE,
    P_MARKER,
    P_PAIR,
    P_SECURED,
    P_SINGLE,
    P_SIX,
    P_SPECIAL,
    SECURED,
)
from durbar.games.expedition.rules.numbers import ANIMALS, GOOD_TYPES, GOODS, MAP_COLOURS, RESOURCES
from durbar.games.expedition.rules.table import Player, Table, count_bits

# The lines of the score sheet, in the order of the rulebook.
CATEGORIES: Final = 11
NO_WAY: Final = 9999


def score_line(t: Table, seat: i64, line: i64) -> i64:
    """One category for one player."""
    p = t.players[seat]
    if line == 0:
        return t.book.offering_points[p.offerings]  # E-R98
    if line == 1:
        return goods_points(t, p)
    if line == 2:
        return count_bits(p.specials) * t.book.points[P_SPECIAL]
    if line == 3:
        return t.book.kathmandu_points[p.arrival] if p.arrival >= 0 else 0
    if line == 4:
        return set_points(t, p)
    if line == 5:
        return map_points(t, p)
    if line == 6:
        return animal_points(t, p)
    if line == 7:
        return t.book.tile_points[p.face_down()]
    if line == 8:
        return distance_points(t, p)
    if line == 9:
        return leftover_points(p)
    return p.markers * t.book.points[P_MARKER]


def score(t: Table, seat: i64) -> i64:
    total: i64 = 0
    for line in range(CATEGORIES):
        total += score_line(t, seat, line)
    return total


def goods_points(t: Table, p: Player) -> i64:
    points: i64 = 0
    for tile in range(GOODS):
        if (p.goods >> tile) & 1:
            points += t.book.good_value[tile]
    return points


def set_points(t: Table, p: Player) -> i64:
    """Sets of all six types, or of five; the best division (E-R92). Special goods do not count.

    With K sets in all, a type with fewer than K tiles is missing in some of them; a set may miss one type.
    """
    best: i64 = 0
    for sets in range(1, GOOD_COPIES + 1):
        missing: i64 = 0
        for good in range(GOOD_TYPES):
            tiles = count_bits((p.goods >> (good * GOOD_COPIES)) & 15)
            if tiles < sets:
                missing += sets - tiles
        if missing <= sets:
            points = t.book.points[P_SIX] * (sets - missing) + t.book.points[P_FIVE] * missing
            if points > best:
                best = points
    return best


def map_points(t: Table, p: Player) -> i64:
    """A pair counts as a pair and not as two singles (E-R93)."""
    points: i64 = 0
    for colour in range(MAP_COLOURS):
        made = pairs(p, colour)
        single = p.have[MAPS + colour * 2] + p.have[MAPS + colour * 2 + 1] - 2 * made
        points += p.have[SECURED + colour] * t.book.points[P_SECURED]
        points += made * t.book.points[P_PAIR] + single * t.book.points[P_SINGLE]
    return points


def animal_points(t: Table, p: Player) -> i64:
    """Own animals times the span between most and fewest (E-R94)."""
    most: i64 = 0
    fewest: i64 = ANIMALS
    for other in t.players:
        animals = count_bits(other.animals)
        if animals > most:
            most = animals
        if animals < fewest:
            fewest = animals
    return count_bits(p.animals) * (most - fewest)


def strips_left(t: Table, p: Player) -> i64:
    """Strips between the yak and the destination board."""
    if p.is_away():
        return 0
    return t.land.boards - 1 - (p.space >> 6)


def distance_points(t: Table, p: Player) -> i64:
    strips = strips_left(t, p)
    last: i64 = len(t.book.strip_points) - 1
    return t.book.strip_points[strips if strips < last else last]  # E-R91


def leftover_points(p: Player) -> i64:
    """Unused equipment, start cards too, and resources: one point each (E-R96)."""
    points = count_bits(p.equipment)
    for r in range(RESOURCES):
        points += p.have[r]
    return points


def standing(t: Table, seat: i64) -> tuple[i64, i64, i64]:
    """What orders the players: points, then strips to the destination, then steps to Kathmandu (E-R97).

    The last two are what is missing, so less is better; in Kathmandu nothing is.
    """
    p = t.players[seat]
    if p.is_away():
        return score(t, seat), -1, 0
    steps = steps_to_kathmandu(t.land, p.space)
    return score(t, seat), strips_left(t, p), steps if steps >= 0 else NO_WAY  # E-R130


def compare(t: Table, one: i64, other: i64) -> i64:
    """Above 0 if `one` comes before `other`, 0 for equals."""
    points, strips, steps = standing(t, one)
    his_points, his_strips, his_steps = standing(t, other)
    if points != his_points:
        return points - his_points
    return his_strips - strips if strips != his_strips else his_steps - steps
