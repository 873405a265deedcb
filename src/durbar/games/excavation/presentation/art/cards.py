"""Cards: portraits face up, backs face down, and piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from durbar.art import svg
from durbar.art.pen import drawn_once
from durbar.art.text import BOLD, text_width
from durbar.games.excavation.content import CARD_NAMES, PLAYER_NAMES

from .pen import Pen
from .symbols import colour_of

NAME = 17.0  # height of the line with the name
ASIDE = 34.0  # width of what stands beside a portrait


@drawn_once(256)
def card_face(pen: Pen, card: str, width: float, height: float, *, aside: bool = False) -> str:
    """A card face up. With `aside` the portrait stands at the left and leaves room beside it."""
    ground = f"{colour_of(card)}-ground"
    high = height - NAME - 5
    wide = min(width - 6 - ASIDE, high) if aside else width - 6
    portrait = min(wide, high)
    drawn = svg.box(0, 0, width, height, pen["paper"], round=6, stroke=pen["rim"], stroke_width=1.6)
    drawn += svg.box(3, 3, wide, high, pen[ground], round=4)
    drawn += svg.use(f"portrait-{card}", 3 + (wide - portrait) / 2, 3 + high - portrait, portrait)
    if not aside:
        drawn += svg.use(f"sign-{card}", 4, 4, min(20, height * 0.26))
    name = pen.words.word("card", card)
    bold = _bold(tuple(pen.words.word("card", each) for each in CARD_NAMES), width - 8)
    return drawn + pen.fitted(name, width / 2, height - 6, 12.5, width - 8, "ink", bold=bold, centred=True)


@lru_cache(maxsize=64)
def _bold(names: tuple[str, ...], width: float) -> bool:
    """Is there room for all names in bold? Cards of one language look alike."""
    return all(text_width(name, 11.5, BOLD) < width for name in names)


def back(pen: Pen, x: float, y: float, width: float, kind: str = "back") -> str:
    return svg.use(kind, x, y, width, width * 4 / 3)


def fan(pen: Pen, count: int, x: float, y: float, width: float, step: float, kind: str = "back") -> str:
    """Cards face down, one over the other, with their number on the last."""
    if not count:
        return svg.box(
            x + 1,
            y + 1,
            width - 2,
            width * 4 / 3 - 2,
            "none",
            round=3,
            stroke=pen["edge"],
            stroke_width=1.3,
            stroke_dasharray="3 3",
        )
    drawn = "".join(back(pen, x + k * step, y, width, kind) for k in range(count))
    middle = x + (count - 1) * step + width / 2
    return drawn + disc(pen, count, middle, y + width * 2 / 3, width * 0.36)


def disc(pen: Pen, count: int, x: float, y: float, r: float) -> str:
    ring = svg.tag("circle", cx=x, cy=y, r=r, fill=pen["paper"], stroke=pen["ink"], stroke_width=1.2)
    return ring + pen.middle(count, x, y, r * (1.4 if count < 10 else 1.2))


def pile(pen: Pen, count: int, x: float, y: float, width: float, kind: str) -> str:
    """A pile of cards face down."""
    layers = min(3, count)
    drawn = "".join(back(pen, x + 2 * k, y + 2 * k, width, kind) for k in reversed(range(layers)))
    if not layers:
        return fan(pen, 0, x, y, width, 0) + disc(pen, 0, x + width / 2, y + width * 2 / 3, width * 0.36)
    return drawn + disc(pen, count, x + width / 2, y + width * 2 / 3, width * 0.36)


def row_of_tokens(
    owners: Sequence[int | None], right: float, y: float, width: float, size: float = 16
) -> str:
    """Tokens on a card, the oldest first, up to the right edge; closer together when there are many."""
    step = min(size * 0.9, (width - size) / max(len(owners) - 1, 1))
    left = right - size - step * (len(owners) - 1)
    return "".join(
        svg.use(f"token-{'neutral' if owner is None else PLAYER_NAMES[owner]}", left + k * step, y, size)
        for k, owner in enumerate(owners)
    )
