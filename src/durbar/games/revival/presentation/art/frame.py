"""How mat, piles, the viewer's own things and the areas of the others share the picture.

It depends only on what stays the same during a game: nothing ever jumps.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from durbar.art.rows import Box

from .mat import LETTERS, large, size

WIDE = (1280.0, 720.0)
TALL = 390.0
EDGE = 8.0
GAP = 8.0
PAD = 10.0
HEAD = 46.0  # name and score

# A screen: the mat is as large as it can be above its shelf; the others stand above the viewer.
MAT_WIDE = 464.0
MAT_WIDE_SIX = 530.0
SHELF = 128.0
SHELF_RICH = 204.0  # with Public Objectives
OTHERS = {1: ((1,), 216.0), 2: ((2,), 230.0), 3: ((3,), 244.0), 4: ((2, 2), 308.0), 5: ((3, 2), 340.0)}
ALL = {2: (1, 1), 3: (1, 1, 1), 4: (2, 2), 5: (3, 2), 6: (2, 2, 2)}  # for those who only watch
HAND = 176.0
HAND_LOW = 156.0
HAND_SOLO = 196.0
MISSION = 316.0
MISSION_LOW = 270.0

# A telephone: coins and Mission beside the mat, the hand under it.
PHONE_MAT = 250.0
PHONE_MAT_SIX = 326.0
PHONE_HAND = 140.0
PHONE_BUILT = 190.0
PHONE_MISSION = 128.0
PHONE_OTHER = 200.0
PHONE_SQUARE = 270.0
PHONE_SHELF = 132.0
PHONE_SHELF_RICH = 240.0  # in solo
PHONE_SHELF_OBJECTIVES = 320.0


@dataclass(frozen=True)
class Own:
    """Where the viewer's things lie; in solo Missions and monuments belong to the Squares."""

    panels: tuple[Box, ...]
    purse: Box | None = None
    hand: Box | None = None
    head: Box | None = None
    mission: Box | None = None
    built: Box | None = None
    exchange: Box | None = None  # of cards for a discarded one (solo)
    extras: Box | None = None  # Bhairav and architect, if not beside the name


@dataclass(frozen=True)
class Frame:
    width: float
    height: float
    mat: Box | None = None
    shelf: Box | None = None
    own: Own | None = None
    areas: Mapping[int, Box] = field(default_factory=dict)  # of the other players, or the two Squares
    letters: float = LETTERS  # on the mat

    def boxes(self) -> list[Box]:
        """Everything that has a place of its own."""
        own = self.own.panels if self.own else ()
        return [box for box in (self.mat, self.shelf, *own, *self.areas.values()) if box]


def rows_of(box: Box, counts: Sequence[int]) -> list[Box]:
    """Rows of equal height, each shared by so many boxes."""
    high = (box.height - GAP * (len(counts) - 1)) / len(counts)
    found = []
    for row, many in enumerate(counts):
        wide = (box.width - GAP * (many - 1)) / many
        found += [Box(box.x + k * (wide + GAP), box.y + row * (high + GAP), wide, high) for k in range(many)]
    return found


def has_objectives(facts: Mapping[str, Any]) -> bool:
    """Do Public Objectives lie on the shelf?"""
    return bool(facts["options"].get("public_objectives"))


def phone_shelf(facts: Mapping[str, Any]) -> float:
    """How high the shelf is where it is narrow."""
    if has_objectives(facts):
        return PHONE_SHELF_OBJECTIVES
    return PHONE_SHELF_RICH if facts["players"] == 1 else PHONE_SHELF


def others(facts: Mapping[str, Any], seat: int | None) -> list[int]:
    """The areas beside the viewer's, in the order of the turns."""
    players = int(facts["players"])
    if players == 1:
        return [0, 1]
    if seat is None:
        return [*range(players)]
    return [(seat + step) % players for step in range(1, players)]


# --- A screen -----------------------------------------------------------------------------------------------


def wide(facts: Mapping[str, Any], seat: int | None) -> Frame:
    """Everything at once."""
    width, height = WIDE
    room = height - 2 * EDGE
    broad, high = size(facts)
    most = MAT_WIDE_SIX if large(facts) else MAT_WIDE
    tall = min(most * high / broad, room - GAP - (SHELF_RICH if has_objectives(facts) else SHELF))
    column = tall * broad / high
    mat = Box(EDGE, EDGE, column, tall)
    low = Box(EDGE, mat.bottom + GAP, column, room - tall - GAP)
    x = mat.right + GAP
    right = Box(x, EDGE, width - EDGE - x, room)
    if facts["players"] == 1:
        above = HAND_SOLO + GAP if seat is not None else 0
        squares = Box(x, EDGE + above, right.width, room - above)
        own = solo_own(facts, Box(x, EDGE, right.width, HAND_SOLO)) if seat is not None else None
        return Frame(width, height, mat, low, own, dict(enumerate(rows_of(squares, (1, 1)))))
    sitting = others(facts, seat)
    if seat is None:
        areas = rows_of(right, ALL[len(sitting)])
        return Frame(width, height, mat, low, None, dict(zip(sitting, areas, strict=True)))
    counts, above = OTHERS[len(sitting)]
    areas = rows_of(Box(x, EDGE, right.width, above), counts)
    mine = Box(x, EDGE + above + GAP, right.width, room - above - GAP)
    return Frame(width, height, mat, low, wide_own(mine), dict(zip(sitting, areas, strict=True)))


def wide_own(panel: Box) -> Own:
    """Name and coins; hand and Mission; monuments."""
    x, wide = panel.x + PAD, panel.width - 2 * PAD
    purse = Box(panel.right - PAD - 240, panel.y + 4, 240, HEAD - 6)
    high, goals = (HAND, MISSION) if panel.height > 430 else (HAND_LOW, MISSION_LOW)
    hand = Box(x, panel.y + HEAD, wide - goals - 16, high)
    mission = Box(panel.right - PAD - goals, hand.y, goals, high)
    built = Box(x, hand.bottom + 6, wide, panel.bottom - hand.bottom - 12)
    head = Box(panel.x, panel.y, wide - 240 - 10, HEAD)
    return Own((panel,), purse, hand, head, mission, built)


def solo_own(facts: Mapping[str, Any], panel: Box) -> Own:
    """Coins beside the heading, the hand under them."""
    x, wide = panel.x + PAD, panel.width - 2 * PAD
    purse = Box(panel.right - PAD - 240, panel.y + 6, 240, 36)
    hand = Box(x, panel.y + 26, wide, panel.height - 34)
    return Own((panel,), purse, hand, exchange=exchange(facts, Box(x + 150, panel.y + 6, 36, 36)))


def exchange(facts: Mapping[str, Any], box: Box) -> Box | None:
    """Only the extreme level has it (6.6.4)."""
    return box if facts["options"].get("solo_level") == "extreme" else None


# --- A telephone --------------------------------------------------------------------------------------------


def tall(facts: Mapping[str, Any], seat: int | None) -> Frame:
    """One under the other: what the viewer plays with, then the rest of the table."""
    wide = TALL - 2 * EDGE
    solo = facts["players"] == 1
    broad, high = size(facts)
    column = wide if seat is None else PHONE_MAT_SIX if large(facts) else PHONE_MAT
    mat = Box(EDGE, EDGE, column, column * high / broad)
    own = tall_own(facts, mat) if seat is not None else None
    y = (own.panels[-1] if own else mat).bottom + GAP
    tallest = phone_shelf(facts)
    each = PHONE_SQUARE if solo else PHONE_OTHER
    sitting = others(facts, seat)
    shelf = Box(EDGE, y, wide, tallest)
    around = Box(EDGE, shelf.bottom + GAP, wide, len(sitting) * (each + GAP) - GAP)
    boxes = rows_of(around, (1,) * len(sitting))
    return Frame(TALL, boxes[-1].bottom + EDGE, mat, shelf, own, dict(zip(sitting, boxes, strict=True)))


def tall_own(facts: Mapping[str, Any], mat: Box) -> Own:
    wide = TALL - 2 * EDGE
    side = Box(mat.right + 6, mat.y, wide - mat.width - 6, mat.height)
    below = Box(EDGE, mat.bottom + GAP, wide, PHONE_HAND)
    hand = inset(below, PAD, 4)
    if facts["players"] == 1:
        sign = Box(side.x + 4, side.bottom - 46, 34, 34)
        return Own((side, below), inset(side, 4, 8), hand, exchange=exchange(facts, sign))
    if large(facts):
        purse = inset(side, 4, 8)
        lower = Box(EDGE, below.bottom + GAP, wide, PHONE_MISSION)
        mission = inset(lower, PAD, 4)
        panels: tuple[Box, ...] = (side, below, lower)
    else:
        purse = Box(side.x + 4, side.y + 8, side.width - 8, 82)
        mission = Box(side.x + 4, purse.bottom, side.width - 8, side.bottom - purse.bottom - 4)
        panels = (side, below)
    area = Box(EDGE, panels[-1].bottom + GAP, wide, HEAD + PHONE_BUILT)
    head = Box(area.x, area.y, wide, HEAD)
    built = Box(area.x + PAD, area.y + HEAD, wide - 2 * PAD, PHONE_BUILT - 6)
    return Own((*panels, area), purse, hand, head, mission, built)


def inset(box: Box, x: float, y: float) -> Box:
    return Box(box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y)
