"""Mat, the viewer's own things, the shelf and the others, each as a picture for a place of its own."""

from collections.abc import Callable, Mapping
from typing import Any

from durbar.art.rows import Box

from .frame import (
    EDGE,
    GAP,
    HEAD,
    PAD,
    PHONE_BUILT,
    PHONE_HAND,
    PHONE_MAT,
    PHONE_MAT_SIX,
    PHONE_MISSION,
    PHONE_SHELF,
    PHONE_SHELF_RICH,
    PHONE_SQUARE,
    TALL,
    Frame,
    Own,
    exchange,
    has_objectives,
    inset,
    others,
    rows_of,
)
from .mat import large, size

BLOCK = (560.0, 520.0)  # the viewer's own things beside the mat
BLOCK_HAND, BLOCK_MISSION, BLOCK_SQUARE = 186.0, 128.0, 342.0
COLUMN = 316.0  # of what lies beside them
COLUMN_SEAT, NARROW_SEAT = 176.0, 200.0
MARGIN = 4.0

Facts = Mapping[str, Any]
Arrange = Callable[[Facts, int | None], Frame]


def mat(facts: Facts, seat: int | None) -> Frame:
    """The mat alone."""
    width, height = size(facts)
    return Frame(width + 2 * MARGIN, height + 2 * MARGIN, Box(MARGIN, MARGIN, width, height))


def mat_tall(facts: Facts, seat: int | None) -> Frame:
    """For a telephone: coins and, if there is room, the Mission beside the mat."""
    if seat is None:
        return mat(facts, seat)
    broad, high = size(facts)
    column = PHONE_MAT_SIX if large(facts) else PHONE_MAT
    box = Box(EDGE, EDGE, column, column * high / broad)
    side = Box(box.right + 6, box.y, TALL - 2 * EDGE - box.width - 6, box.height)
    if large(facts):
        sign = exchange(facts, Box(side.x + 4, side.bottom - 46, 34, 34))
        own = Own((side,), inset(side, 4, 8), exchange=sign if facts["players"] == 1 else None)
    else:
        purse = Box(side.x + 4, side.y + 8, side.width - 8, 82)
        mission = Box(side.x + 4, purse.bottom, side.width - 8, side.bottom - purse.bottom - 4)
        own = Own((side,), purse, mission=mission)
    return Frame(TALL, box.bottom + EDGE, box, None, own)


def own_block(facts: Facts, seat: int | None) -> Frame:
    """Name and coins, hand, Mission, monuments; in solo the two Squares instead of the last two."""
    panel = Box(0, 0, *BLOCK)
    inner = panel.width - 2 * PAD
    purse = Box(panel.right - PAD - 240, 5, 240, HEAD - 6)
    hand = Box(PAD, HEAD, inner, BLOCK_HAND)
    if facts["players"] == 1:
        top = hand.bottom + GAP
        own = Own(
            (Box(0, 0, panel.width, top),), purse, hand, exchange=exchange(facts, Box(PAD + 90, 6, 34, 34))
        )
        squares = rows_of(Box(0, top + GAP, panel.width, BLOCK_SQUARE), (2,))
        return Frame(panel.width, squares[-1].bottom, own=own, areas=dict(enumerate(squares)))
    mission = Box(PAD, hand.bottom, inner, BLOCK_MISSION)
    built = Box(PAD, mission.bottom + 6, inner, panel.bottom - mission.bottom - 14)
    head = Box(0, 0, inner - purse.width - 10, HEAD)
    return Frame(*BLOCK, own=Own((panel,), purse, hand, head, mission, built))


def own_narrow(facts: Facts, seat: int | None) -> Frame:
    """The hand and what was built of it; on a large mat there was no room for the Mission."""
    wide = TALL - 2 * EDGE
    below = Box(EDGE, 2, wide, PHONE_HAND)
    hand = inset(below, PAD, 4)
    if facts["players"] == 1:
        squares = rows_of(Box(EDGE, below.bottom + GAP, wide, 2 * PHONE_SQUARE), (1, 1))
        own = Own((below,), hand=hand)
        return Frame(TALL, squares[-1].bottom + EDGE, own=own, areas=dict(enumerate(squares)))
    panels: tuple[Box, ...] = (below,)
    mission = None
    if large(facts):
        lower = Box(EDGE, below.bottom + GAP, wide, PHONE_MISSION)
        mission, panels = inset(lower, PAD, 4), (below, lower)
    area = Box(EDGE, panels[-1].bottom + GAP, wide, HEAD + PHONE_BUILT)
    head = Box(area.x, area.y, wide, HEAD)
    built = Box(area.x + PAD, area.y + HEAD, wide - 2 * PAD, PHONE_BUILT - 6)
    return Frame(TALL, area.bottom + 2, own=Own((*panels, area), None, hand, head, mission, built))


def shelf(width: float) -> Arrange:
    def arrange(facts: Facts, seat: int | None) -> Frame:
        rich = has_objectives(facts) or facts["players"] == 1
        box = Box(0, 0, width, PHONE_SHELF_RICH if rich else PHONE_SHELF)
        return Frame(box.width, box.height, shelf=box)

    return arrange


def seats(width: float, height: float) -> Arrange:
    """The areas of the others, or of all for those who only watch, and the shelf below them."""
    below = shelf(width)

    def arrange(facts: Facts, seat: int | None) -> Frame:
        sitting = others(facts, seat)
        boxes = rows_of(Box(0, 0, width, len(sitting) * (height + GAP) - GAP), (1,) * len(sitting))
        down, last = boxes[-1].bottom + GAP, below(facts, seat)
        piles = Box(0, down, width, last.height)
        return Frame(width, piles.bottom, shelf=piles, areas=dict(zip(sitting, boxes, strict=True)))

    return arrange


PARTS: Mapping[str, Arrange] = {
    "mat": mat,
    "mat-tall": mat_tall,
    "own": own_block,
    "own-narrow": own_narrow,
    "shelf": shelf(COLUMN),
    "shelf-narrow": shelf(TALL),
    "seats": seats(COLUMN, COLUMN_SEAT),
    "seats-narrow": seats(TALL, NARROW_SEAT),
}
