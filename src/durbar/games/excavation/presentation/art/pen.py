"""The pen of this game. It says nothing but plain texts, so it needs no words of its own."""

from durbar.art import pen, svg
from durbar.art.words import Words

from .themes import THEMES


class Pen(pen.Pen[Words]):
    THEMES = THEMES
    OUTLINE = (("halo", 5.5), ("target", 3))
    AIR = 0

    def figure(
        self, number: str | int, x: float, y: float, size: float, colour: str = "ink", **named: svg.Value
    ) -> str:
        """A number on the map that is always to be read, also where its names are too small."""
        named = {"text_anchor": "middle", **named}
        return self.bold(number, x, y + size * 0.36, size, colour, class_="figure", **named)
