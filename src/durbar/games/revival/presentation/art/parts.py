"""Mat, the viewer's own things, the shelf and the others, each as a picture for a place of its own."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from durbar.art.rows import Box

from .frame import (
    EDGE,
    GAP,
    HEAD,
    PAD,
    PHONE_MISSION,
    PHONE_SQUARE,
    Frame,
    Own,
    exchange,
    has_objectives,
    inset,
    others,
    phone_shelf,
    rows_of,
)
from .mat import LETTERS, large, size

BLOCK = (500.0, 520.0)  # the viewer's own things beside the mat
BLOCK_HAND, BLOCK_MISSION = 186.0, 128.0
BLOCK_HAND_SOLO, BLOCK_SQUARE = 150.0, 314.0
COLUMN = 300.0  # of what lies beside them
NARROW = 320.0  # the narrowest telephone: nothing is shown smaller than it is drawn
NARROW_HAND, NARROW_BUILT = 104.0, 150.0
COINS_WIDE = 222.0  # five in a row
COINS = 54.0  # the column of them beside a mat
WIDE_LETTERS, TALL_LETTERS = 17.5, 18.5  # where a mat is shown smaller than it is drawn
COLUMN_SEAT, NARROW_SEAT = 176.0, 200.0
MARGIN = 4.0

Facts = Mapping[str, Any]
Arrange = Callable[[Facts, int | None], Frame]


def mat(facts: Facts, letters: float) -> Frame:
    """The mat alone."""
    width, height = size(facts, letters)
    room = Box(MARGIN, MARGIN, width, height)
    return Frame(width + 2 * MARGIN, height + 2 * MARGIN, room, letters=letters)


def mat_wide(facts: Facts, seat: int | None) -> Frame:
    """The mat alone; with its east column it is shown smaller."""
    return mat(facts, WIDE_LETTERS if large(facts) else LETTERS)


def mat_tall(facts: Facts, seat: int | None) -> Frame:
    """For a telephone: large letters, and the coins in a column beside the mat."""
    found = mat(facts, TALL_LETTERS)
    if seat is None or found.mat is None:
        return found
    side = Box(found.mat.right + 6, found.mat.y, COINS, found.mat.height)
    sign = exchange(facts, Box(side.x + 6, side.bottom - 48, 42, 42)) if facts["players"] == 1 else None
    own = Own((side,), inset(side, 6, 8), exchange=sign)
    return replace(found, width=side.right + MARGIN, own=own)


def own_block(facts: Facts, seat: int | None) -> Frame:
    """Name and coins, hand, Mission, monuments; in solo the two Squares instead of the last two."""
    panel = Box(0, 0, *BLOCK)
    inner = panel.width - 2 * PAD
    purse = Box(panel.right - PAD - 240, 5, 240, HEAD - 6)
    hand = Box(PAD, HEAD, inner, BLOCK_HAND_SOLO if facts["players"] == 1 else BLOCK_HAND)
    if facts["players"] == 1:
        top = hand.bottom + GAP
        own = Own(
            (Box(0, 0, panel.width, top),), purse, hand, exchange=exchange(facts, Box(PAD + 90, 6, 34, 34))
        )
        squares = rows_of(Box(0, top + GAP, panel.width, BLOCK_SQUARE), (2,))
        return Frame(panel.width, squares[-1].bottom, own=own, areas=dict(enumerate(squares)))
    mission = Box(PAD, hand.bottom, inner, BLOCK_MISSION)
    built = Box(PAD, mission.bottom + 6, inner, panel.bottom - mission.bottom - 14)
    head = Box(0, 0, inner - COINS_WIDE, HEAD)
    extras = Box(PAD, HEAD - 6, inner, 29)  # beside the heading of the hand
    return Frame(*BLOCK, own=Own((panel,), purse, hand, head, mission, built, extras=extras))


def own_narrow(facts: Facts, seat: int | None) -> Frame:
    """The hand, the Mission and what was built; the coins lie beside the mat."""
    below = Box(2, 2, NARROW - 4, NARROW_HAND)
    hand = inset(below, PAD, 5)
    if facts["players"] == 1:
        squares = rows_of(Box(2, below.bottom + GAP, below.width, 2 * PHONE_SQUARE), (1, 1))
        own = Own((below,), hand=hand)
        return Frame(NARROW, squares[-1].bottom + EDGE, own=own, areas=dict(enumerate(squares)))
    lower = Box(2, below.bottom + GAP, below.width, PHONE_MISSION)
    area = Box(2, lower.bottom + GAP, below.width, HEAD + NARROW_BUILT)
    head = Box(area.x, area.y, area.width, HEAD)
    built = Box(area.x + PAD, area.y + HEAD, area.width - 2 * PAD, NARROW_BUILT - 6)
    own = Own((below, lower, area), None, hand, head, inset(lower, PAD, 4), built)
    return Frame(NARROW, area.bottom + 2, own=own)


def shelf(width: float) -> Arrange:
    def arrange(facts: Facts, seat: int | None) -> Frame:
        box = Box(0, 0, width, phone_shelf(facts))
        return Frame(box.width, box.height, shelf=box)

    return arrange


def seats(width: float, height: float) -> Arrange:
    """The areas of the others, or of all for those who only watch; what all strive for lies above them."""
    pile = shelf(width)

    def arrange(facts: Facts, seat: int | None) -> Frame:
        sitting, room = others(facts, seat), pile(facts, seat).height
        each = PHONE_SQUARE if facts["players"] == 1 else height
        high = len(sitting) * (each + GAP) - GAP
        first, down = (0.0, room + GAP) if has_objectives(facts) else (high + GAP, 0.0)
        areas = dict(zip(sitting, rows_of(Box(0, down, width, high), (1,) * len(sitting)), strict=True))
        return Frame(width, high + GAP + room, shelf=Box(0, first, width, room), areas=areas)

    return arrange


PARTS: Mapping[str, Arrange] = {
    "mat": mat_wide,
    "mat-tall": mat_tall,
    "own": own_block,
    "own-narrow": own_narrow,
    "shelf": shelf(COLUMN),
    "shelf-narrow": shelf(NARROW),
    "seats": seats(COLUMN, COLUMN_SEAT),
    "seats-narrow": seats(NARROW, NARROW_SEAT),
}
