"""What the content tables (TOML) say: names, which are the house's, and the values a game plays with.

`read_book` makes of a game's content, the house's or somebody's own, what the kernel plays with.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from typing import Any

from mypy_extensions import i64

from durbar.core.content import Content, Table, house_tables
from durbar.core.vecs import vec
from durbar.games.expedition.rules.book import Book
from durbar.games.expedition.rules.effects import choices
from durbar.games.expedition.rules.equipment import FIRST_CARD_MOVE
from durbar.games.expedition.rules.landscape import (
    BOARD,
    CITY,
    KATHMANDU,
    LANDSCAPES,
    MOUNTAIN,
    NOTHING,
    PLAIN,
    ROW,
    START_SPACE,
    TEMPLE,
    TOWER,
    Boards,
)
from durbar.games.expedition.rules.layout import CARD_COPIES
from durbar.games.expedition.rules.numbers import DECK_CARDS

COMPASS_POINTS = "NESW"
MARKS = {".": PLAIN, "*": TEMPLE, "+": TOWER, "s": START_SPACE}
WINDOWS = ("before", "during", "after")

# --- Names: what things are called in notation and texts, whatever content is played with -------------

FILES = ("boards", "cards", "numbers")  # may be replaced by content of one's own
TABLES = house_tables(__package__, (*FILES, "landscapes"))
LANDSCAPE_NAMES: tuple[str, ...] = tuple(entry["name"] for entry in TABLES["landscapes"]["landscape"])
LANDSCAPE_CODES = {entry["code"]: k for k, entry in enumerate(TABLES["landscapes"]["landscape"])}
DIE_NAMES: tuple[str, ...] = tuple(die["name"] for die in TABLES["cards"]["die"])
RESOURCE_NAMES: tuple[str, ...] = tuple(
    die["resource"] for die in TABLES["cards"]["die"] if "resource" in die
)
EQUIPMENT_NAMES: tuple[str, ...] = tuple(entry["name"] for entry in TABLES["cards"]["equipment"])
EFFECT_NAMES: tuple[str, ...] = tuple(
    dict.fromkeys(entry["effect"] for entry in TABLES["cards"]["equipment"])
)
CARD_NAMES: tuple[str, ...] = tuple(
    f"{entry['name']}-{land}" for entry in TABLES["cards"]["equipment"] for land in entry["landscapes"]
)
ANIMAL_NAMES: tuple[str, ...] = tuple(
    name for land in LANDSCAPE_NAMES for name in TABLES["cards"]["animals"][land]
)
MAP_COLOUR_NAMES: tuple[str, ...] = tuple(TABLES["cards"]["maps"]["colours"])
MAP_NAMES: tuple[str, ...] = tuple(f"{colour}-{half}" for colour in MAP_COLOUR_NAMES for half in "ab")
GOOD_TYPE_NAMES: tuple[str, ...] = tuple(TABLES["cards"]["goods"]["types"])
GOOD_NAMES: tuple[str, ...] = tuple(
    f"{kind}-{value}" for kind in GOOD_TYPE_NAMES for value in TABLES["cards"]["goods"]["values"]
)
CHARACTER_NAMES: tuple[str, ...] = tuple(entry["name"] for entry in TABLES["cards"]["character"])
ABILITY_NAMES: tuple[str, ...] = tuple(
    dict.fromkeys(entry["ability"] for entry in TABLES["cards"]["character"])
)
SIDE_NAMES: tuple[str, ...] = tuple(side["name"] for side in TABLES["boards"]["side"])
BOARD_NAMES: tuple[str, ...] = (
    *SIDE_NAMES,
    TABLES["boards"]["start"]["name"],
    TABLES["boards"]["destination"]["name"],
)


def tile_name(tile: int) -> str:
    """A side and its rotation: "T6B", "DEST@1"."""
    name, turns = BOARD_NAMES[tile >> 2], tile & 3
    return f"{name}@{turns}" if turns else name


@cache
def shapes(boards: int) -> tuple[str, ...]:
    """Every way to chain boards on a grid so that only neighbours in the chain share a side (3.1, E-R4)."""
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

    def grow(exits: str, cells: tuple[tuple[int, int], ...]) -> Iterator[str]:
        if len(cells) == boards:
            yield exits
            return
        for way in COMPASS_POINTS if exits else "N":  # the start board is left to the north
            x, y = cells[-1][0] + steps[way][0], cells[-1][1] + steps[way][1]
            beside = {(x + dx, y + dy) for dx, dy in steps.values()}
            if (x, y) not in cells and not beside.intersection(cells[:-1]):
                yield from grow(exits + way, (*cells, (x, y)))

    return tuple(grow("", ((0, 0),)))


def pack_exits(exits: str) -> int:
    return sum(COMPASS_POINTS.index(way) << (2 * k) for k, way in enumerate(exits))


def turned(grid: list[list[str]]) -> list[list[str]]:
    """A quarter clockwise."""
    return [list(row) for row in zip(*grid[::-1], strict=True)]


def ints(values: Sequence[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


# --- Values -----------------------------------------------------------------------------------------------


def read_boards(table: Table) -> Boards:
    size: int = table["size"]
    cells: list[int] = []
    marks: list[int] = []
    needles: list[int] = []
    for entry in (*table["side"], table["start"], table["destination"]):
        grid = [row.split() for row in entry["grid"]]
        for rotation in range(4):
            cell, mark = [NOTHING] * BOARD, [PLAIN] * BOARD
            for r, row in enumerate(grid):
                for c, (code, sign) in enumerate(row):
                    at = r * ROW + c
                    cell[at] = {"^": MOUNTAIN, "K": CITY}.get(code, LANDSCAPE_CODES.get(code, NOTHING))
                    mark[at] = KATHMANDU if code == "K" else MARKS[sign]
            cells += cell
            marks += mark
            needle = entry.get("needle")
            needles.append((COMPASS_POINTS.index(needle) + rotation) % 4 if needle else -1)
            if len(grid) == size:  # the start board is never turned
                grid = turned(grid)
    laid = Boards(
        size,
        len(table["side"]),
        ints(cells),
        ints(marks),
        ints(needles),
        ints([side["board"] for side in table["side"]]),
        ints([pack_exits(shape) for shape in shapes(6)]),
        ints([pack_exits(shape) for shape in shapes(8)]),
    )
    laid.survey()
    return laid


def read_book(content: Content) -> Book:
    """The printed facts. They are not checked here, but by `content_laws.py`."""
    cards, numbers = content.table("cards"), content.table("numbers")
    scoring = numbers["scoring"]
    starts = (*cards["character"], cards["start"])
    tents = cards["tents"]
    card_lands = [LANDSCAPE_NAMES.index(land) for kind in cards["equipment"] for land in kind["landscapes"]]
    lives_in = {name: k for k, land in enumerate(LANDSCAPE_NAMES) for name in cards["animals"][land]}
    animal_lands = [lives_in[name] for name in ANIMAL_NAMES]
    return Book(
        read_boards(content.table("boards")),
        ints([WINDOWS.index(entry["window"]) for entry in cards["equipment"]]),
        ints(card_lands),
        ints(animal_lands),
        ints([value for _ in GOOD_TYPE_NAMES for value in cards["goods"]["values"]]),
        ints([tents["copies"] if name in tents["landscapes"] else 0 for name in LANDSCAPE_NAMES]),
        cards["maps"]["copies"],
        ints([start["goods"][name] for start in starts for name in RESOURCE_NAMES]),
        ints([start["equipment"] for start in starts]),
        ints(numbers["offerings"]["points"]),
        ints(numbers["kathmandu"]["points"]),
        ints(scoring["face_down_tiles"]),
        ints(scoring["strips_left"]),
        ints([scoring[name] for name in POINTS]),
        ints(bits_by_landscape(animal_lands)),
        ints(bits_by_landscape(card_lands)),
        ints([cards_in_window(cards["equipment"], window) for window in WINDOWS]),
        ints([cards_of_type(k) for k in range(len(EQUIPMENT_NAMES))]),
        ints([EFFECT_NAMES.index(entry["effect"]) for entry in cards["equipment"]]),
        ints([entry.get("amount", 0) for entry in cards["equipment"]]),
        ints([ABILITY_NAMES.index(entry["ability"]) for entry in cards["character"]]),
        ints(first_moves(cards["equipment"])),
        [ints(playable_types(cards["equipment"], window)) for window in WINDOWS],
    )


# The single points of the scoring table, in the order of the P_ numbers.
POINTS = (
    "special_good",
    "set_of_five",
    "set_of_six",
    "map_single",
    "map_pair",
    "map_pair_secured",
    "marker",
)


def bits_by_landscape(lands: list[int]) -> list[int]:
    """Which things bear each landscape, as bits."""
    return [sum(1 << k for k, land in enumerate(lands) if land == each) for each in range(LANDSCAPES)]


def cards_in_window(equipment: Sequence[Any], window: str) -> int:
    """All cards of one window, start cards too, as bits."""
    return sum(cards_of_type(k) for k, entry in enumerate(equipment) if entry["window"] == window)


def first_moves(equipment: Sequence[Any]) -> list[int]:
    """The first move of each type, and where the last ends: they have theirs one after the other."""
    counts = (choices(EFFECT_NAMES.index(entry["effect"])) for entry in equipment)
    return list(accumulate(counts, initial=FIRST_CARD_MOVE))


def playable_types(equipment: Sequence[Any], window: str) -> list[int]:
    """The types of one window that are played by their name alone, or with a choice."""
    effects = [EFFECT_NAMES.index(entry["effect"]) for entry in equipment]
    return [k for k, entry in enumerate(equipment) if entry["window"] == window and choices(effects[k])]


def cards_of_type(k: int) -> int:
    """The three cards of a type and its start card, as bits."""
    return 7 << k * CARD_COPIES | 1 << DECK_CARDS + k
