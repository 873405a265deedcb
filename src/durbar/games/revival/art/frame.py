"""How mat, piles, the viewer's own things and the areas share the picture.

It depends only on what stays the same during a game: nothing ever jumps.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any

from .mat import large, size
from .rows import Box

WIDE = (1280.0, 720.0)
TALL = 390.0
EDGE = 8.0
GAP = 8.0
COLUMN = 440.0  # the left column: mat, piles, own things
MAT_HIGH = 408.0
MAT_SMALL = 344.0  # width of a mat without its east column; the decks lie beside it
OWN_HIGH = 176.0
SOLO_SHELF = 150.0
SEAT_TALL = 230.0


@dataclass(frozen=True)
class Frame:
    width: float
    height: float
    mat: Box
    decks: Box
    shelf: Box
    own: Box | None
    seats: tuple[Box, ...]


def grid(box: Box, many: int, columns: int) -> tuple[Box, ...]:
    """Equal boxes, row by row."""
    rows = ceil(many / columns)
    width = (box.width - GAP * (columns - 1)) / columns
    height = (box.height - GAP * (rows - 1)) / rows
    return tuple(
        Box(box.x + k % columns * (width + GAP), box.y + k // columns * (height + GAP), width, height)
        for k in range(many)
    )


def areas(facts: Mapping[str, Any]) -> int:
    """Player areas, or the two Squares of the solo game."""
    return 2 if facts["players"] == 1 else int(facts["players"])


def wide(facts: Mapping[str, Any], own: bool) -> Frame:
    """For a screen: everything at once."""
    width, height = WIDE
    y = EDGE + MAT_HIGH + GAP
    low = height - EDGE - y - (OWN_HIGH + GAP if own else 0)
    x = EDGE + COLUMN + GAP
    right = Box(x, EDGE, width - EDGE - x, height - 2 * EDGE)
    if facts["players"] == 1:  # many discards, few areas
        mat = Box(EDGE, EDGE, COLUMN, MAT_HIGH)
        decks = Box(EDGE, y, COLUMN, low)
        shelf = Box(x, height - EDGE - SOLO_SHELF, right.width, SOLO_SHELF)
        right = Box(x, EDGE, right.width, right.height - SOLO_SHELF - GAP)
    elif large(facts):
        mat = Box(EDGE, EDGE, COLUMN, MAT_HIGH)
        decks = Box(EDGE, y, 128, low)
        shelf = Box(EDGE + 128 + GAP, y, COLUMN - 128 - GAP, low)
    else:
        mat = Box(EDGE, EDGE, MAT_SMALL, MAT_HIGH)
        decks = Box(EDGE + MAT_SMALL + GAP, EDGE, COLUMN - MAT_SMALL - GAP, MAT_HIGH)
        shelf = Box(EDGE, y, COLUMN, low)
    mine = Box(EDGE, height - EDGE - OWN_HIGH, COLUMN, OWN_HIGH) if own else None
    many = areas(facts)
    seats = grid(right, many, 1 if many < 4 else 2)
    return Frame(width, height, mat, decks, shelf, mine, seats)


def tall(facts: Mapping[str, Any], own: bool, parts: tuple[str, ...]) -> Frame:
    """For a telephone: those parts one under the other."""
    width = TALL - 2 * EDGE
    y = EDGE
    nothing = Box(0, 0, 0, 0)
    mat = decks = shelf = nothing
    mine: Box | None = None
    seats: tuple[Box, ...] = ()
    if "market" in parts:
        broad, high = size(facts)
        mat = Box(EDGE, y, width, high * width / broad)
        y += mat.height + GAP
        decks = Box(EDGE, y, 112, 118)
        shelf = Box(EDGE + 112 + GAP, y, width - 112 - GAP, 118)
        y += 118 + GAP
        if own:
            mine = Box(EDGE, y, width, OWN_HIGH)
            y += OWN_HIGH + GAP
    if "seats" in parts:
        many = areas(facts)
        seats = grid(Box(EDGE, y, width, many * (SEAT_TALL + GAP) - GAP), many, 1)
        y += many * (SEAT_TALL + GAP)
    return Frame(TALL, y - GAP + EDGE, mat, decks, shelf, mine, seats)
