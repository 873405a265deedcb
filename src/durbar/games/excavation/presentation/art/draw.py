"""The whole table, or one part of it for a telephone: the valley, the lists, the players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from durbar.art import svg
from durbar.art.pen import check_choice
from durbar.art.words import Words
from durbar.core import View
from durbar.core.errors import DurbarError
from durbar.games.excavation.content import PLAYER_NAMES
from durbar.games.excavation.presentation.words import ExcavationWords

from .frame import PARTS, arrange, comfortable_width, valley_figures, valley_letters
from .pen import Pen
from .scene import Scene, scene_of
from .symbols import SYMBOLS, token
from .telling import describe_hand, describe_table
from .themes import THEMES

Part = Literal[
    "table",
    "tall",
    "map",
    "valley",
    "valley-tall",
    "valley-low",
    "own",
    "own-narrow",
    "lists",
    "lists-tall",
    "lists-narrow",
    "players",
    "players-narrow",
]
VALLEYS = frozenset(("valley", "valley-tall", "valley-low"))
OPEN_PARTS = VALLEYS | {"lists", "lists-tall", "lists-narrow"}  # the same to everybody
TELLING = VALLEYS | {"table", "tall", "map"}  # the whole position, in words
WITH_HAND = frozenset(("table", "tall", "own", "own-narrow"))


def draw(
    speaker: ExcavationWords,
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

    `part` is the whole table or one part of it, which a page shows in a place of its own (`-tall` and
    `-narrow` are for the width of a telephone).
    Without `symbols` it is shorter and needs the sheet of symbols of its theme on the page.
    """
    check_choice("theme", theme, THEMES)
    check_choice("part", part, ("table", "tall", "map", *PARTS))
    if part in ("own", "own-narrow") and view.seat is None:
        raise DurbarError("part: a spectator has no hand to draw", field="part")
    scene = scene_of(speaker, view)
    pen = Pen(Words(speaker.texts, lang, names), theme, frozenset(moves))
    body, width, height = arrange(pen, view, scene, part)
    return svg.document(
        body,
        width,
        height,
        name=_title(pen, view, part),
        description=_describe(pen, view, scene, part),
        library=SYMBOLS.coloured(theme) if symbols else None,
        background=pen["table"],
        class_=f"durbar excavation {theme}",
        least=comfortable_width(scene, part),
        letters=valley_letters(scene, part),
        figures=valley_figures(scene, part),
    )


@lru_cache(maxsize=64)
def badge(seat: int, theme: str) -> str:
    """A player's sign for a box of 20 by 20."""
    return svg.group(token(PLAYER_NAMES[seat]).format_map(THEMES[theme]), transform=svg.move(0, 0, 20 / 24))


def _title(pen: Pen, view: View, part: Part) -> str:
    """The game, the round, and through whose eyes it is seen, where that makes a difference."""
    seat, say = view.seat, pen.words.say
    title = say("picture-title", round=view.facts["round"])
    if part in OPEN_PARTS:
        return title
    seen = say("label-spectator") if seat is None else say("label-view", seat=pen.words.person(seat))
    return pen.words.gapped(pen.words.sentences([title]), seen)


def _describe(pen: Pen, view: View, scene: Scene, part: str) -> str:
    """The table for those who cannot see it; a hand is told with the part that shows it."""
    told = describe_table(pen, view, scene) if part in TELLING else []
    if view.seat is not None and part in WITH_HAND:
        told.append(describe_hand(pen, view.facts["seats"][view.seat]))
    return pen.words.sentences(told) if told else ""
