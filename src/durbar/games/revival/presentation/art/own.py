"""What the viewer plays with: coins, hand and Mission, large, and the own monuments."""

from collections.abc import Mapping
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_from
from durbar.art.rows import Box, Item

from . import goals
from .cards import HIGH, ROWS, WIDE
from .frame import Own
from .pen import Pen
from .seats import (
    PAD,
    area,
    belongings,
    cardboard,
    draw_name,
    facts_of_panel,
    hand,
    in_a_row,
    must_act,
    purse,
    seat_group,
    signs,
    standing,
)

LABEL = 20.0
LARGEST = 1.75
ROOM_FOR_NAME = 140.0  # with the player's mark
UNHEADED = 110.0  # a hand no higher than this has no heading: its cards need the room


def draw_own(pen: Pen, facts: Mapping[str, Any], seat: int, own: Own) -> tuple[str, str]:
    """The viewer's panels, and the coins, which move."""
    return draw_panels(pen, facts_of_panel(facts, seat), seat, own)


@drawn_from
def draw_panels(pen: Pen, facts: Mapping[str, Any], seat: int, own: Own) -> tuple[str, str]:
    row = facts["seats"][seat]
    colour = pen.words.colour(facts, seat)
    on_turn, last = must_act(facts, seat), len(own.panels) - 1
    drawn = "".join(
        svg.moved(box.x, box.y, cardboard(pen, colour, box.width, box.height, True, on_turn, k == last))
        for k, box in enumerate(own.panels)
    )
    held = ""
    if own.hand:
        cards = [*hand(pen, facts, seat, open_ends=True)]
        headed = own.hand.height > UNHEADED
        held += labelled(pen, "label-hand", "piece-hand", cards, own.hand, row, headed=headed)
    if own.mission:
        held += labelled(
            pen, "label-mission", "piece-mission", goals.mission(pen, facts, seat, row), own.mission, None
        )
    drawn += svg.group(held, id=f"own-{seat}" if own.hand else None, class_="own")
    if own.exchange:
        sign = Item("exchange", pen.words.say("piece-exchange"), 48, 48, svg.use("p-exchange", 0, 0, 48))
        drawn += sign.at(pen, own.exchange.x, own.exchange.y, own.exchange.width / 48)
    coins = purse(pen, facts, seat, *spread(own.purse)) if own.purse else ""
    if own.head is None or own.built is None:
        return drawn, coins
    shown, left = head_signs(pen, facts, seat, own, own.head)
    drawn += draw_name(pen, facts, seat, own.head.x + PAD, own.head.y + 3, left) + shown
    return seat_group(pen, facts, seat, drawn + area(pen, facts, seat, row["monuments"], own.built)), coins


def head_signs(pen: Pen, facts: Mapping[str, Any], seat: int, own: Own, head: Box) -> tuple[str, float]:
    """What stands beside the name, and where it begins; the architect has no name where there is no room."""
    right, y = head.right - PAD, head.y + 9
    if own.extras:
        shown, left = in_a_row(pen, standing(pen, facts, seat), right, y, to_left=True)
        extras = in_a_row(
            pen, belongings(pen, facts, seat), own.extras.right, own.extras.y, to_left=True, size=0.86
        )
        return shown + extras[0], left
    shown, left = signs(pen, facts, seat, right, y, to_left=True)
    if left - head.x < ROOM_FOR_NAME:
        return signs(pen, facts, seat, right, y, to_left=True, short=True)
    return shown, left


def spread(box: Box) -> tuple[Box, float, float, int]:
    """The five coins in a row, in two, or in a column, with room between them to outline each."""
    columns = 5 if box.width > 180 else 3 if box.width > 90 else 1
    rows = {5: 1, 3: 2, 1: 5}[columns]
    gap = 8.0
    most = 44 if columns == 1 else 38
    size = min((box.width - gap * (columns - 1)) / columns, (box.height - gap * (rows - 1)) / rows, most)
    used = columns * (size + gap) - gap
    return Box(box.right - used if columns == 5 else box.x, box.y, used, 0), size, gap, columns


def labelled(
    pen: Pen,
    label: str,
    word: str,
    items: list[Item],
    box: Box,
    row: Mapping[str, Any] | None,
    headed: bool = True,
) -> str:
    """Things under their heading; in a hand the free places up to its limit are shown."""
    if row is not None:
        free = pen.words.box.hand_limit(row.get("architect")) - len(items)
        items = [*items, *[Item("", "", WIDE, HIGH, place(pen)) for _ in range(free)]]
    drawn = pen.heading(label, 0, 14, word) if headed else ""
    top = LABEL if headed else 0.0
    drawn += svg.moved(0, top, ROWS.lay_out(pen, items, box.width, box.height - top, most=LARGEST))
    return svg.moved(box.x, box.y, drawn)


def place(pen: Pen) -> str:
    """Where a card would lie."""
    return svg.box(
        1,
        1,
        WIDE - 2,
        HIGH - 2,
        "none",
        round=7,
        stroke=pen["edge"],
        stroke_width=1.4,
        stroke_dasharray="5 5",
    )
