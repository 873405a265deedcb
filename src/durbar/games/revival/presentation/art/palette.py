"""Colours for the jokers of a monument: laid out on the mat, which is empty while people build."""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_from
from durbar.art.rows import Box
from durbar.games.revival import content

from .cards import colour_of
from .pen import Pen
from .symbols import HEIGHTS

CHIP = 44.0
AIR = 8.0
SIGN, SIGN_ART = 56.0, 44.0  # the section a row of colours is for
HEAD = 26.0
PAD = 10.0


def jokers_to_name(facts: Mapping[str, Any], seat: int | None) -> list[str]:
    """The ends of jokers that this seat is to give colours, lowest first, if there are several.

    One colour is a button.
    """
    asked = None if seat is None or "squares" in facts else facts["seats"][seat].get("asked")
    if not asked or asked["question"] != "name-jokers":
        return []
    monument = facts["seats"][asked["area"]]["monuments"][asked["slot"] - 1]
    ends = [word.split()[1] for word in monument if word not in facts["named"]]
    jokers = [end for end in ends if colour_of(end) == "joker"]
    return jokers if len(jokers) > 1 else []


def joker_id(number: int, colour: str) -> str:
    """The element of a colour for the joker of this number, counted from the bottom."""
    return f"joker-{number}-{colour}"


@drawn_from
def draw_palette(pen: Pen, facts: Mapping[str, Sequence[str]], box: Box) -> str:
    """A row of colours for each joker, the highest above as in the monument; touched in any order."""
    jokers = facts["jokers"]
    wide = SIGN + len(content.COLOUR_NAMES) * (CHIP + AIR) + PAD
    high = HEAD + len(jokers) * (CHIP + AIR) + PAD
    scale = min(1.3, box.width / wide, box.height / high)
    drawn = pen.panel(wide, high) + pen.heading("label-jokers", PAD, 19, "joker")
    for number, end in enumerate(jokers, 1):
        y = HEAD + (len(jokers) - number) * (CHIP + AIR) + AIR / 2
        tall = HEIGHTS[end[:3]] * SIGN_ART / 48
        drawn += svg.use(f"s-{end[:3]}", PAD - 4, y + (CHIP - tall) / 2, SIGN_ART, tall, color=pen["any"])
        for k, colour in enumerate(content.COLOUR_NAMES):
            chip = svg.box(
                0, 0, CHIP, CHIP, pen[f"{colour}-ground"], round=9, stroke=pen["rim"], stroke_width=1.4
            )
            chip += svg.use(f"d-{colour}", 8, 8, CHIP - 16)
            drawn += pen.piece(
                joker_id(number, colour),
                pen.words.word("end", f"{end} {end[:-1]}{colour[0]}"),
                SIGN + k * (CHIP + AIR),
                y,
                CHIP,
                CHIP,
                chip,
                round=9,
                word=f"colour-{colour}",
                data_any="",
            )
    x, y = box.x + (box.width - wide * scale) / 2, box.y + (box.height - high * scale) / 2
    return svg.group(drawn, transform=svg.move(x, y, scale))
