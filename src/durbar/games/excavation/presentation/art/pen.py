"""What every part of the drawing is drawn with: colours, words, and what may be chosen now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from durbar import svg
from durbar.games.excavation.presentation.words import ExcavationWords
from durbar.texts import Texts

from .palette import THEMES

BROAD = 0x2E80  # letters from here on are as wide as they are high
NARROW = 0.56  # the width of the others, in their height; bold ones are a little wider
BOLD = 0.66


@lru_cache(maxsize=8192)
def _said(texts: Texts, lang: str, text: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """Saying a sentence costs more than drawing what it is about; most are said again and again."""
    return texts.say(lang, text, **dict(arguments))


def width_of(said: str, size: float, bold: bool = False) -> float:
    """How long a line will be, about."""
    narrow = BOLD if bold else NARROW
    return sum(1.0 if ord(letter) > BROAD else narrow for letter in said) * size


@dataclass(frozen=True)
class Pen:
    """``targets`` are the ids of elements to outline, ``names`` the players'."""

    words: ExcavationWords
    lang: str
    theme: str
    targets: frozenset[str] = frozenset()
    names: tuple[str, ...] | None = None

    def __getitem__(self, colour: str) -> str:
        return THEMES[self.theme][colour]

    def say(self, text: str, **arguments: str | int) -> str:
        return _said(self.words.texts, self.lang, text, tuple(arguments.items()))

    def counted(self, text: str, number: int) -> str:
        """Something and its number."""
        return self.say("label-counted", what=self.say(text), number=number)

    def word(self, vocabulary: str, word: str) -> str:
        return self.say(f"{vocabulary}-{word}")

    def row(self, items: Iterable[str]) -> str:
        return self.say("comma").join(items)

    def person(self, seat: int) -> str:
        return self.words.person(seat, self.lang, self.names)

    def element(
        self,
        name: str,
        said: str,
        drawing: str,
        outline: str = "",
        *,
        word: str | None = None,
        **named: svg.Value,
    ) -> str:
        """A thing with an id that a page may offer for choosing, a title, and the word that explains it."""
        kind = name.partition("-")[0]
        frame = outline if name in self.targets else ""
        return svg.group(
            f"{svg.title(said)}{drawing}{frame}", id=name, class_=f"piece {kind}", data_word=word, **named
        )

    def explained(self, word: str, drawing: str, said: str | None = None, **named: svg.Value) -> str:
        """A thing nobody chooses, but somebody may point at."""
        heading = svg.title(said) if said else ""
        return svg.group(heading + drawing, data_word=word, **named)

    def outline(self, x: float, y: float, width: float, height: float, round: float = 6) -> str:
        """Around what may be chosen: strong on light, so that it is seen on every ground."""
        return "".join(
            svg.box(x, y, width, height, "none", round=round, stroke=self[colour], stroke_width=thick)
            for colour, thick in (("halo", 5.5), ("target", 3))
        )

    def text(
        self, said: str | float, x: float, y: float, size: float, colour: str = "text", **named: svg.Value
    ) -> str:
        return svg.label(said, x, y, size, self[colour], **named)

    def bold(
        self, said: str | float, x: float, y: float, size: float, colour: str = "text", **named: svg.Value
    ) -> str:
        return svg.label(said, x, y, size, self[colour], font_weight=700, **named)

    def middle(self, said: str | float, x: float, y: float, size: float, colour: str = "ink") -> str:
        """A number in the middle of something; y is the middle too."""
        return svg.label(said, x, y + size * 0.36, size, self[colour], text_anchor="middle", font_weight=700)

    def fitted(
        self,
        said: str,
        x: float,
        y: float,
        size: float,
        width: float,
        colour: str = "text",
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> str:
        """A line that is set smaller rather than run out of its place."""
        estimate = width_of(said, size, bold)
        fits = min(size, size * width / estimate) if estimate else size
        return self.text(
            said,
            x,
            y,
            fits,
            colour,
            font_weight=700 if bold else None,
            text_anchor="middle" if centred else None,
        )

    def heading(self, text: str, x: float, y: float, word: str, size: float = 14) -> str:
        return self.explained(word, self.bold(self.say(text), x, y, size, "quiet"))

    def panel(self, width: float, height: float, strong: bool = False) -> str:
        edge, thick = ("ring", 3) if strong else ("edge", 1.3)
        return svg.box(0, 0, width, height, self["panel"], round=8, stroke=self[edge], stroke_width=thick)


def names_of(names: Sequence[str] | None) -> tuple[str, ...] | None:
    return tuple(names) if names else None
