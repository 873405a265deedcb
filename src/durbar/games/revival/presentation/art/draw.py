"""The table as SVG, from what one seat knows."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

from durbar.art import svg
from durbar.art.backdrop import backdrop
from durbar.art.pen import check_choice
from durbar.art.rows import Box
from durbar.core.errors import DurbarError

from . import frame, mat, own, palette, seats, supplies
from .parts import PARTS, Arrange
from .pen import Pen
from .symbols import SYMBOLS, back
from .themes import THEMES
from .words import TEXTS, Words

Part = Literal[
    "table", "tall", "mat", "mat-tall", "own", "own-narrow", "shelf", "shelf-narrow", "seats", "seats-narrow"
]
WHOLE: Mapping[str, Arrange] = {"table": frame.wide, "tall": frame.tall}  # 1280 by 720; a telephone, 390 wide


def draw(
    facts: Mapping[str, Any],
    lang: str = "en",
    *,
    seat: int | None = None,
    theme: Literal["light", "dark"] = "light",
    part: Part = "table",
    moves: Iterable[str] = (),
    names: Sequence[str] | None = None,
    symbols: bool = True,
) -> str:
    """A picture of the position.

    `part` is the whole table or one part of it, which a page shows in a place of its own (`-tall` and
    `-narrow` are for the width of a telephone); `seat` is the viewer, whose hand and Mission are large.
    `moves` are ids of pieces to outline (``spot-na``, ``card-bl13``). A piece has the same id in every
    picture. Without `symbols` the picture is shorter and needs the sheet of symbols of its theme on the page.
    """
    check_choice("theme", theme, THEMES)
    check_choice("part", part, (*WHOLE, *PARTS))
    if part in ("own", "own-narrow") and seat is None:
        raise DurbarError("part: a spectator has nothing of their own to draw", field="part")
    words = Words(TEXTS, lang, names, facts["box"])
    pen = Pen(words, theme, frozenset(moves))
    layout = (WHOLE[part] if part in WHOLE else PARTS[part])(facts, seat)
    parts = [backdrop(pen, layout.width, layout.height)] if part in WHOLE else []
    moving = []
    if layout.mat:
        moving += on_mat(pen, facts, layout, layout.mat, parts)
        jokers = palette.jokers_to_name(facts, seat)
        if jokers:
            parts.append(palette.draw_palette(pen, {"jokers": jokers}, layout.mat))
    if layout.shelf:
        shelf = layout.shelf
        parts.append(svg.moved(shelf.x, shelf.y, supplies.draw_shelf(pen, facts, shelf.width, shelf.height)))
    for area, box in layout.areas.items():
        if "squares" in facts:
            parts.append(svg.moved(box.x, box.y, seats.draw_square(pen, facts, area, box.width, box.height)))
        else:
            drawn, coins = seats.draw_area(pen, facts, area, box.width, box.height)
            parts.append(svg.moved(box.x, box.y, drawn))
            moving.append(svg.moved(box.x, box.y, coins))
    if layout.own is not None and seat is not None:
        drawn, coins = own.draw_own(pen, facts, seat, layout.own)
        parts.append(drawn)
        moving.append(coins)
    return svg.document(
        "".join(parts) + svg.group("".join(moving), class_="pieces"),
        layout.width,
        layout.height,
        name=words.title(facts),
        description=words.gapped(
            words.summary(facts) if layout.mat else "",
            words.own(facts, seat) if layout.own is not None and seat is not None else "",
        ),
        library=SYMBOLS.coloured(theme) if symbols else None,
        background=pen["table"],
        class_=f"durbar revival {theme}",
    )


def badge(facts: Mapping[str, Any], seat: int, theme: Literal["light", "dark"] = "light") -> str:
    """The back of a player's coins, for a box of 20 by 20; it brings its own drawing."""
    return coin_sign(Words(TEXTS, "en").colour(facts, seat), theme)


@lru_cache(maxsize=64)
def coin_sign(colour: str, theme: Literal["light", "dark"]) -> str:
    coin = back(colour).format_map(THEMES[theme])
    return svg.group(coin, transform=svg.move(0, 0, 20 / 48), stroke_linejoin="round", stroke_linecap="round")


def on_mat(pen: Pen, facts: Mapping[str, Any], layout: frame.Frame, box: Box, parts: list[str]) -> list[str]:
    """The mat as large as its place allows; its coins are handed back, they are drawn above everything."""
    width, height = mat.size(facts, layout.letters)
    scale = min(box.width / width, box.height / height)
    at = svg.move(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2, scale)
    drawn, coins = mat.draw_mat(pen, facts, layout.letters)
    parts.append(svg.group(drawn, transform=at))
    return [svg.group(coins, transform=at)] if coins else []
