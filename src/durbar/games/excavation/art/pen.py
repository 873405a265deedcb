"""What every part of the drawing is drawn with: colours, words, and what may be chosen now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from durbar import svg
from durbar.texts import Texts

from .palette import THEMES

if TYPE_CHECKING:
    from durbar.games.excavation.game import Excavation


@lru_cache(maxsize=4096)
def _said(texts: Texts, lang: str, text: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """Saying a sentence costs more than drawing what it is about; most are said again and again."""
    return texts.say(lang, text, **dict(arguments))


@dataclass(frozen=True)
class Pen:
    """``targets`` are the ids of elements to outline, ``names`` the players'."""

    game: Excavation
    lang: str
    theme: str
    targets: frozenset[str] = frozenset()
    names: tuple[str, ...] | None = None

    def __getitem__(self, colour: str) -> str:
        return THEMES[self.theme][colour]

    def say(self, text: str, **arguments: str | int) -> str:
        return _said(self.game.texts, self.lang, text, tuple(arguments.items()))

    def counted(self, text: str, number: int) -> str:
        """Something and its number."""
        return self.say("label-counted", what=self.say(text), number=number)

    def word(self, vocabulary: str, word: str) -> str:
        return self.say(f"{vocabulary}-{word}")

    def person(self, seat: int) -> str:
        return self.game.person(seat, self.lang, self.names)

    def element(self, name: str, said: str, drawing: str, outline: str = "", **named: svg.Value) -> str:
        """A thing with an id that a page may offer for choosing, and a title for those who point at it."""
        kind = name.partition("-")[0]
        frame = outline if name in self.targets else ""
        return svg.group(f"{svg.title(said)}{drawing}{frame}", id=name, class_=f"piece {kind}", **named)

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

    def fitted(self, said: str, x: float, y: float, size: float, width: float, colour: str = "text") -> str:
        """A line that is set smaller rather than run out of its place."""
        estimate = sum(1.0 if ord(letter) > 0x2E80 else 0.56 for letter in said) * size
        return self.text(said, x, y, min(size, size * width / estimate) if estimate else size, colour)


def names_of(names: Sequence[str] | None) -> tuple[str, ...] | None:
    return tuple(names) if names else None
