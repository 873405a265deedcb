"""What every part of the drawing is drawn with: colours, words, and the things that may be chosen now."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from durbar import svg
from durbar.texts import Texts

from .palette import THEMES
from .words import Words

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Pen:
    words: Words
    theme: str
    targets: frozenset[str] = frozenset()  # ids of the pieces to outline

    def __getitem__(self, colour: str) -> str:
        return THEMES[self.theme][colour]

    def piece(
        self,
        name: str,
        said: str,
        x: float,
        y: float,
        width: float,
        height: float,
        drawing: str,
        *,
        scale: float = 1,
        round: float = 6,
        word: str = "",
    ) -> str:
        """A thing with an id that a page may animate or offer for choosing; `word` explains what it does."""
        frame = self.outline(0, 0, width, height, round) if name in self.targets else ""
        kind = name.partition("-")[0]
        told = f' data-word="{word}"' if word else ""
        return (
            f'<g id="{name}" class="piece {kind}" transform="{svg.move(x, y, scale)}"{told}>'
            f"{svg.title(said)}{drawing}{frame}</g>"
        )

    def outline(self, x: float, y: float, width: float, height: float, round: float) -> str:
        """Around what may be chosen: strong on light on dark, so that every ground shows it."""
        at = (x - 1, y - 1, width + 2, height + 2)
        lines = ((self["ink"], 6.6), (self["halo"], 5), (self["target"], 2.8))
        return "".join(
            svg.box(*at, "none", round=round, stroke=colour, stroke_width=width, class_="target")
            for colour, width in lines
        )

    def text(
        self,
        said: str | float,
        x: float,
        y: float,
        size: float,
        colour: str = "text",
        weight: int | None = None,
    ) -> str:
        return svg.label(said, x, y, size, self[colour], font_weight=weight)

    def middle(self, said: str | float, x: float, y: float, size: float, colour: str = "ink") -> str:
        """A number in the middle of something; y is the middle too."""
        return svg.label(said, x, y + size * 0.36, size, self[colour], text_anchor="middle", font_weight=700)


KEPT = 1024  # pieces of one language and theme


@cache
def shelf(texts: Texts, lang: str, theme: str) -> dict[tuple[Any, ...], Any]:
    return {}


def kept(make: Callable[Concatenate[Pen, P], R]) -> Callable[Concatenate[Pen, P], R]:
    """A card looks the same in every picture of one language and theme: it is drawn once and kept."""

    @wraps(make)
    def taken(pen: Pen, /, *what: P.args, **how: P.kwargs) -> R:
        place = shelf(pen.words.texts, pen.words.lang, pen.theme)
        key = (make, *what, *how.items())
        if key not in place:
            if len(place) >= KEPT:
                place.clear()
            place[key] = make(pen, *what, **how)
        found: R = place[key]
        return found

    return taken
