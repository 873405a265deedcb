"""What every part of the drawing is drawn with: colours, words, and the things that may be chosen now."""

from dataclasses import dataclass

from durbar import svg

from .palette import THEMES
from .words import Words

# What explains a piece, by its kind; cards, architects and others say it for themselves.
EXPLAINED = {
    "area": "piece-area",
    "bag": "piece-bag",
    "bhairav": "piece-bhairav",
    "bid": "piece-bid",
    "cell": "piece-cell",
    "coin": "piece-coin",
    "debris": "piece-debris",
    "discards": "piece-discards",
    "exchange": "piece-exchange",
    "first": "piece-first",
    "goal": "piece-goal",
    "hand": "piece-hidden-cards",
    "mission": "piece-mission",
    "objective": "piece-objective",
    "score": "piece-score",
    "seat": "piece-seat",
    "spot": "piece-spot",
    "team": "piece-team",
}


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
        word: str | None = None,
    ) -> str:
        """A thing with an id that a page may animate or offer for choosing, with its name and its help."""
        frame = self.outline(0, 0, width, height, round) if name in self.targets else ""
        kind = name.partition("-")[0]
        return (
            f'<g id="{name}" class="piece {kind}" data-word="{word or EXPLAINED[kind]}"'
            f' transform="{svg.move(x, y, scale)}">{svg.title(said)}{drawing}{frame}</g>'
        )

    def explained(self, word: str, drawing: str, said: str = "", transform: str | None = None) -> str:
        """A sign with its help; its name is that of the help if nothing else is said."""
        title = svg.title(said) if said else ""
        return svg.group(title + drawing, data_word=word, transform=transform)

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

    def painted(
        self, colour: str, symbol: str, x: float, y: float, width: float, height: float | None = None
    ) -> str:
        """A symbol in the colour of a section."""
        return svg.use(symbol, x, y, width, height).replace("<use", f'<use color="{self[colour]}"', 1)

    def sign(
        self, word: str, symbol: str, x: float, y: float, width: float, height: float | None = None
    ) -> str:
        """A symbol that has its own help."""
        return svg.use(symbol, x, y, width, height).replace("<use", f'<use data-word="{word}"', 1)
