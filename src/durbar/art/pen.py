"""What every part of a drawing is drawn with: colours, words, and the things that may be chosen now."""

import marshal
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, wraps
from hashlib import blake2b
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, TypeVar

from durbar.core.errors import DurbarError

from . import memo, svg
from .text import fit_line
from .themes import Theme
from .words import Words

W = TypeVar("W", bound=Words)
AnyPen = TypeVar("AnyPen", bound="Pen[Any]")
P = ParamSpec("P")
R = TypeVar("R")

LEAST = 12.0  # the size of letters in a part of a table, which no screen shows smaller than it is drawn
TABLES = 1024  # pens with the names of a table, in one language and theme each
WITHOUT_REFERENCES = 0  # the form of marshal in which equal values are equal bytes
PLAIN_PENS = 64  # three games in three languages and two themes have 18, if their content is the house's


def check_choice(field: str, value: str, choices: Collection[str]) -> None:
    """Refuse a theme or a part of the drawing that there is not."""
    if value not in choices:
        raise DurbarError(f"{field}: {value!r} is none of {', '.join(choices)}", field=field)


@dataclass(frozen=True, eq=False)
class Pen(Generic[W]):
    """Each game has a pen with its own themes. ``targets`` are the ids of the pieces to outline."""

    THEMES: ClassVar[Mapping[str, Theme]]
    HELP: ClassVar[Mapping[str, str]] = {}  # the text that explains a piece, by its kind
    OUTLINE: ClassVar[tuple[tuple[str, float], ...]] = (("ink", 6.6), ("halo", 5), ("target", 2.8))
    AIR: ClassVar[float] = 1  # between a piece and its outline

    words: W
    theme: str
    targets: frozenset[str] = frozenset()

    def __getitem__(self, colour: str) -> str:
        return self.THEMES[self.theme][colour]

    @cached_property
    def plain(self: AnyPen) -> AnyPen:
        """The pen of every table in this language and theme: it knows no names and outlines nothing."""
        kind: Any = type(self)
        found: AnyPen = _plain_pen(kind, self.words.without_names(), self.theme)
        return found

    @cached_property
    def again(self: AnyPen) -> AnyPen:
        """The pen that drew with the same words, names, theme and targets before."""
        kind: Any = type(self)
        found: AnyPen = _same_pen(kind, self.words, self.theme, self.targets)
        return found

    # Things

    def element(
        self,
        name: str,
        title: str,
        drawing: str,
        outline: tuple[float, ...] = (),
        *,
        word: str | None = None,
        **named: svg.Value,
    ) -> str:
        """A thing with an id, which a page may animate or offer for choosing, with its name and its help."""
        frame = self.outline(*outline) if outline and name in self.targets else ""
        kind = name.partition("-")[0]
        word = word or self.HELP.get(kind)
        explained = f' data-word="{word}"' if word else ""
        return (
            f'<g id="{name}" class="piece {kind}"{explained}{svg.attributes(named)}>'
            f"{svg.title(title)}{drawing}{frame}</g>"
        )

    def piece(
        self,
        name: str,
        title: str,
        x: float,
        y: float,
        width: float,
        height: float,
        drawing: str,
        *,
        scale: float = 1,
        round: float = 6,
        word: str | None = None,
        **named: svg.Value,
    ) -> str:
        """An element drawn from (0, 0), somewhere."""
        frame = (0, 0, width, height, round)
        return self.element(name, title, drawing, frame, word=word, transform=svg.move(x, y, scale), **named)

    def explained(self, word: str, drawing: str, title: str = "", **named: svg.Value) -> str:
        """A thing nobody chooses, but somebody may point at; without a title it is called after its help."""
        heading = svg.title(title) if title else ""
        return svg.group(heading + drawing, data_word=word, **named)

    def outline(self, x: float, y: float, width: float, height: float, round: float = 6) -> str:
        """Around what may be chosen: strong on light on dark, so that every ground shows it."""
        at = (x - self.AIR, y - self.AIR, width + 2 * self.AIR, height + 2 * self.AIR)
        return "".join(
            svg.box(*at, "none", round=round, stroke=self[colour], stroke_width=thick, class_="target")
            for colour, thick in self.OUTLINE
        )

    def panel(
        self,
        width: float,
        height: float,
        fill: str = "panel",
        *,
        edge: str = "edge",
        thick: float = 1.2,
        round: float = 10,
        class_: str | None = None,
    ) -> str:
        """A ground on which other things lie."""
        size = (width, height)
        return svg.box(
            0, 0, *size, self[fill], round=round, stroke=self[edge], stroke_width=thick, class_=class_
        )

    def seat_panel(self, width: float, height: float, *, own: bool, on_turn: str | None) -> str:
        """The ground of a player's things; `on_turn` is the colour of the strong edge of whoever must act."""
        fill = "panel2" if own else "panel"
        if on_turn is None:
            return self.panel(width, height, fill)
        return self.panel(width, height, fill, edge=on_turn, thick=3.5, class_="on-turn")

    # Words

    def text(
        self, text: str | float, x: float, y: float, size: float, colour: str = "text", **named: svg.Value
    ) -> str:
        return svg.label(text, x, y, size, self[colour], **named)

    def bold(
        self, text: str | float, x: float, y: float, size: float, colour: str = "text", **named: svg.Value
    ) -> str:
        return svg.label(text, x, y, size, self[colour], font_weight=700, **named)

    def middle(self, text: str | float, x: float, y: float, size: float, colour: str = "ink") -> str:
        """A number in the middle of something; y is the middle too."""
        return self.bold(text, x, y + size * 0.36, size, colour, text_anchor="middle")

    def fitted(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        width: float,
        colour: str = "text",
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> str:
        """A line that is set smaller, or at last shortened, rather than run out of its place."""
        line = fit_line(text, size, width, LEAST, bold=bold)
        return self.text(
            line.text,
            x,
            y,
            line.size,
            colour,
            textLength=line.length,
            lengthAdjust="spacingAndGlyphs" if line.length else None,
            font_weight=700 if bold else None,
            text_anchor="middle" if centred else None,
        )

    def heading(
        self, text: str, x: float, y: float, word: str, *, size: float = 13.5, weight: int = 600
    ) -> str:
        """What a place is called; `text` is the id of a text, y the base line."""
        return self.explained(word, self.text(self.words.say(text), x, y, size, "quiet", font_weight=weight))


@lru_cache(maxsize=PLAIN_PENS)
def _plain_pen(kind: type[AnyPen], words: Words, theme: str) -> AnyPen:
    """One and the same pen for all drawings: what is kept is found by it, which is quick."""
    return kind(words, theme)


@lru_cache(maxsize=TABLES)
def _same_pen(kind: type[AnyPen], words: Words, theme: str, targets: frozenset[str]) -> AnyPen:
    return kind(words, theme, targets)


def drawn_once(
    most: int,
) -> Callable[[Callable[Concatenate[AnyPen, P], R]], Callable[Concatenate[AnyPen, P], R]]:
    """Keep up to so many results: a card looks the same in every picture of one language and theme.

    They are drawn with the plain pen, so that nothing of one table can be seen at another.
    """

    def wrap(make: Callable[Concatenate[AnyPen, P], R]) -> Callable[Concatenate[AnyPen, P], R]:
        cached: Callable[..., R] = lru_cache(maxsize=most)(make)

        @wraps(make)
        def found(pen: AnyPen, /, *what: P.args, **how: P.kwargs) -> R:
            return cached(pen.plain, *what, **how)

        return found

    return wrap


def drawn_alike(
    most: int,
) -> Callable[[Callable[Concatenate[AnyPen, P], R]], Callable[Concatenate[AnyPen, P], R]]:
    """The same for what a table's own names and outlines are part of: kept for tables that share them."""

    def wrap(make: Callable[Concatenate[AnyPen, P], R]) -> Callable[Concatenate[AnyPen, P], R]:
        cached: Callable[..., R] = lru_cache(maxsize=most)(make)

        @wraps(make)
        def found(pen: AnyPen, /, *what: P.args, **how: P.kwargs) -> R:
            return cached(pen.again, *what, **how)

        return found

    return wrap


def drawn_large(make: Callable[Concatenate[AnyPen, P], R]) -> Callable[Concatenate[AnyPen, P], R]:
    """The same as `drawn_once` for what is large and seldom the same at two tables."""

    @wraps(make)
    def found(pen: AnyPen, /, *what: P.args, **how: P.kwargs) -> R:
        plain = pen.plain
        return memo.TABLES.get((make, plain, *what, *how.items()), lambda: make(plain, *what, **how))

    return found


def drawn_from(
    make: Callable[Concatenate[AnyPen, Mapping[str, Any], P], R],
) -> Callable[Concatenate[AnyPen, Mapping[str, Any], P], R]:
    """Keep drawings of a part of the table by the facts that it is drawn from.

    It is given these facts and no others, so it cannot depend on what it is not found by. Names and outlines
    are the pen's.
    """

    @wraps(make)
    def found(pen: AnyPen, facts: Mapping[str, Any], /, *what: P.args, **how: P.kwargs) -> R:
        again = pen.again
        # Plain values, which are the same if they are written the same; what is written need not be kept.
        shown = blake2b(marshal.dumps(dict(facts), WITHOUT_REFERENCES), digest_size=16).digest()
        key = (make, again, shown, *what, *how.items())
        return memo.TABLES.get(key, lambda: make(again, facts, *what, **how))

    return found
