"""A console that breaks lines as each language wants it: rich itself breaks at any space, and only there."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import pairwise

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

USUAL = 100  # columns, where nobody says how many there are
WIDEST = 120  # longer lines are hard to read
GLUE = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}
CRACK = "\x1f"  # a space without width, so that rich may break there
GLUED = str.maketrans(GLUE)
LOOSENED = str.maketrans({glue: space for space, glue in GLUE.items()} | {CRACK: ""})
BEGINS_NO_LINE = frozenset("、。，．・：；！？）」』】ー～…％ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
ENDS_NO_LINE = frozenset("（「『【")


class HouseConsole(Console):
    """French sets a space that does not break before a colon; Japanese breaks between most of its signs."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if not isinstance(renderable, Text) or renderable.plain.isascii():
            yield from super().render(renderable, options)
            return
        for text, style, control in super().render(mark_breaks(renderable), options):
            yield Segment(text.translate(LOOSENED), style, control)


def mark_breaks(text: Text) -> Text:
    """The same text, with glue where no line may end and cracks where one may."""
    ready = text.copy()
    ready.plain = ready.plain.translate(GLUED)
    cracks = [place for place, pair in enumerate(pairwise(ready.plain), 1) if may_part(*pair)]
    if not cracks:
        return ready
    joint = Text(CRACK, justify=text.justify, overflow=text.overflow, no_wrap=text.no_wrap, end=text.end)
    return joint.join(ready.divide(cracks))


def may_part(before: str, after: str) -> bool:
    """May a line end between these two signs, although there is no space?"""
    wide = is_wide(before) or is_wide(after)
    return wide and before not in ENDS_NO_LINE and after not in BEGINS_NO_LINE


def is_wide(sign: str) -> bool:
    return "\u3000" <= sign <= "\u9fff" or "\uff00" <= sign <= "\uffef"


def new_console() -> Console:
    """Standard output, as wide as is good to read."""
    console = HouseConsole(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = USUAL
    elif console.width > WIDEST:
        console.width = WIDEST
    return console
