"""How far an Expedition can go, counted from its tables: what may happen once a turn, a day, a card."""

from durbar.core import Bounds

from .rules.book import Book, Setting
from .rules.layout import (
    GOOD_COPIES,
    MOST_CHAIN,
    MOST_MARKERS,
    P_MARKER,
    P_PAIR,
    P_SECURED,
    P_SINGLE,
    P_SIX,
    P_SPECIAL,
    ROUNDS,
)
from .rules.numbers import ANIMALS, DECK_CARDS, DICE, EQUIPMENT, GOOD_TYPES, GOODS, MAP_KINDS

ONCE_A_TURN = 16  # die, reroll, resource, pink die, go, movement; paint, collect, buy, offer, map, swap …
OF_A_CARD = 8  # playing it, three barrel rolls and a stop, what three resources of it are exchanged for
CARDS = DECK_CARDS + EQUIPMENT  # no card comes back into a hand
LAYING_OUT = GOODS + 2 * MOST_CHAIN + 2 * MAP_KINDS + ANIMALS


def bounds(book: Book, setting: Setting, outcomes: int) -> Bounds:
    players, days = int(setting.players), int(setting.days)
    turns = days * ROUNDS * players
    decisions = 2 * players + turns * (ONCE_A_TURN + MOST_CHAIN + players) + CARDS * OF_A_CARD
    dice = DICE * (days + 1) * players + DICE * turns + 3 * DICE * CARDS
    chances = LAYING_OUT + 4 * players + dice + 3 * turns + days * (2 * players + ANIMALS)
    return Bounds(decisions, chances, outcomes, lowest(book), highest(book, days * ROUNDS))


def lowest(book: Book) -> int:
    exhaustion = MOST_MARKERS * int(book.points[P_MARKER])
    tables = (book.offering_points, book.kathmandu_points, book.tile_points, book.strip_points)
    return min(exhaustion, 0) + sum(min(0, *map(int, table)) for table in tables)


def highest(book: Book, turns: int) -> int:
    """Everything there is, to one player; `turns` are his own."""
    points = book.points
    goods = sum(map(int, book.good_value)) + GOOD_COPIES * int(points[P_SIX])
    maps = MAP_KINDS * int(book.map_copies) * int(max(points[P_SECURED], points[P_PAIR], points[P_SINGLE]))
    animals = min(ANIMALS, turns) ** 2
    resources = turns + max(map(int, book.start_goods)) * DICE + 3 * CARDS + GOOD_TYPES * turns
    tables = (book.offering_points, book.kathmandu_points, book.tile_points, book.strip_points)
    best = sum(max(0, *map(int, table)) for table in tables)
    return best + goods + GOOD_TYPES * int(points[P_SPECIAL]) + maps + animals + resources + CARDS
