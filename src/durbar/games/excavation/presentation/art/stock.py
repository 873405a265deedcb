"""Bag, piles and discard, and which round it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.art import svg
from durbar.games.excavation.content import COLOUR_NAMES
from durbar.games.excavation.rules.table import Table

from .cards import disc, fan, pile
from .lists import finds
from .pen import Pen

WIDE, HIGH = 324.0, 100.0
BACK = 36.0


def draw_stock(pen: Pen, t: Table, facts: Mapping[str, Any], width: float = WIDE) -> str:
    drawn = pen.panel(width, HIGH, thick=1.3, round=8)
    now = pen.words.say("label-round", round=facts["round"])
    drawn += pen.explained("piece-round", pen.fitted(now, 10, 20, 16, 130, bold=True))
    for x, kind, count in ((10, "site-pile", facts["site_pile"]), (58, "pile", sum(facts["pile"].values()))):
        back = "back-site" if kind == "site-pile" else "back"
        lying = pile(pen, count, x, 31, BACK, back)
        drawn += pen.explained(f"piece-{kind}", lying, pen.words.labelled(f"label-{kind}", count))
    drawn += _discard(pen, facts["discard"], 106, 31)
    return svg.group(drawn + _bag(pen, t, facts, width), id="stock")


def _discard(pen: Pen, gone: Mapping[str, int], x: float, y: float) -> str:
    """Discarded personalities lie open: anybody may count them."""
    number = sum(gone.values())
    title = pen.words.labelled("label-discard", number)
    if not number:
        return pen.explained("piece-discard", fan(pen, 0, x, y, BACK, 0), title)
    cards = pen.words.row(pen.words.labelled(f"card-{card}", count) for card, count in gone.items())
    high = BACK * 4 / 3
    drawn = svg.box(x, y, BACK, high, pen["paper"], round=4, stroke=pen["rim"], stroke_width=1.5)
    drawn += svg.use(f"portrait-{max(gone, key=lambda card: gone[card])}", x + 2, y + 2, BACK - 4)
    drawn += disc(pen, number, x + BACK - 8, y + high - 9, 11)
    return pen.explained("piece-discard", drawn, pen.words.value(title, cards))


def _bag(pen: Pen, t: Table, facts: Mapping[str, Any], width: float) -> str:
    number = sum(facts["bag"].values())
    x = 160.0
    bag = svg.use("mark-bag", x, 24, 56) + pen.middle(number, x + 28, 60, 19, "mark")
    drawn = pen.explained("piece-bag", bag, pen.words.labelled("label-bag", number))
    for k, names in enumerate((COLOUR_NAMES[:2], COLOUR_NAMES[2:4], COLOUR_NAMES[4:])):
        drawn += finds(pen, int(t.bag), x + 66, 12 + 28 * k, 20, names)
    return drawn
