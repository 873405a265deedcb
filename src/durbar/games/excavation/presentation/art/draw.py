"""The whole table, or one part of it for a telephone: the valley, the lists, the players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from durbar import svg
from durbar.core import View
from durbar.core.errors import DurbarError
from durbar.games.excavation.content import PLAYER_NAMES, SITE_NAMES
from durbar.games.excavation.presentation.words import ExcavationWords

from .frame import arrange
from .palette import THEMES
from .pen import Pen, names_of
from .symbols import library, token
from .valley import Scene, scene_of, told_control

Part = Literal["table", "tall", "map", "valley", "lists", "players"]
PARTS: tuple[Part, ...] = ("table", "tall", "map", "valley", "lists", "players")


def draw(
    words: ExcavationWords,
    view: View,
    lang: str = "en",
    *,
    theme: Literal["light", "dark"] = "light",
    part: Part = "table",
    moves: Iterable[str] = (),
    names: Sequence[str] | None = None,
    symbols: bool = True,
) -> str:
    """A picture of what a seat sees; `moves` are ids of elements to outline, as `picks` names them.

    Without `symbols` it is shorter and needs the `symbol_sheet` of its theme on the page.
    """
    if theme not in THEMES:
        raise DurbarError(f"theme: {theme!r} is none of {', '.join(THEMES)}", field="theme")
    if part not in PARTS:
        raise DurbarError(f"part: {part!r} is none of {', '.join(PARTS)}", field="part")
    scene = scene_of(words.game.table_of(view.kernel))
    pen = Pen(words, lang, theme, frozenset(moves), names_of(names))
    body, width, height = arrange(pen, view, scene, part)
    return svg.document(
        body,
        width,
        height,
        name=_title(pen, view),
        description=_describe(pen, view, scene),
        library=library(theme) if symbols else None,
        background=pen["table"],
        class_=f"durbar excavation {theme}",
    )


def symbol_sheet(theme: str = "light") -> str:
    """All symbols of a theme, for a page that shows pictures without their own."""
    return svg.sheet(library(theme))


def badge(seat: int, theme: str) -> str:
    """A player's sign for a box of 20 by 20."""
    return svg.group(token(PLAYER_NAMES[seat], theme), transform=svg.move(0, 0, 20 / 24))


def _title(pen: Pen, view: View) -> str:
    seat = view.seat
    seen = pen.say("label-spectator") if seat is None else pen.say("label-view", seat=pen.person(seat))
    return f"{pen.say('game-name')}, {pen.say('label-round', round=view.facts['round'])}. {seen}"


def _describe(pen: Pen, view: View, scene: Scene) -> str:
    """The table for those who cannot see it: every dig and how everybody stands."""
    sentences = [pen.words.status(view, pen.lang)]
    for place, site in enumerate(map(int, scene.t.sites.cards), 1):
        told = told_control(pen, scene.watches[site])
        sentences.append(f"{place}. {pen.word('site', SITE_NAMES[site])}: {told}")
    for seat, row in enumerate(view.facts["players"]):
        standing = {"label-supply": row["supply"], "label-graveyard": row["lost"]}
        standing["score-sites"] = len(row["sites"])
        told = pen.row(pen.counted(text, number) for text, number in standing.items())
        sentences.append(f"{pen.person(seat)}: {told}")
    return "; ".join(sentences)
