"""Figures of the guides: the positions of the lessons as plain pictures, and the way to play them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from durbar.art.figures import SHARE, SMALL_SHARE, figure, size_of
from durbar.core import game_class
from durbar.server.frames.frames import draw_view

from .dress import part_name
from .guide import Chapters, guide_html
from .lessons import game_of_lesson, names_of
from .look import Look
from .render import render

SHARES = {"wide": SHARE, "phone": SMALL_SHARE}  # by the screens figures are drawn for
SECTION = re.compile(r'(<section id="([^"]+)">.*?)(?=</section>)', re.DOTALL)


class Figure(NamedTuple):
    """One picture, and what it shows."""

    svg: str
    label: str
    width: float
    height: float


@cache
def draw_figure(game_id: str, step: int, lang: str, theme: str, screen: str = "wide") -> Figure:
    """The part of the table on which most of what the lesson speaks of is to be seen."""
    lesson = game_class(game_id)().presentation.lessons()[step - 1]
    game, look = game_of_lesson(game_class(game_id), lesson), Look(lang, theme)
    view = game.from_dict(lesson.position).view(lesson.seat)
    parts = game.presentation.layout(screen, lesson.seat).values()
    drawings = {part: draw_view(view, look.style(part), names_of(game, lang)) for part in parts}

    def seen(part: str) -> int:
        return sum(f'id="{mark}"' in drawings[part] for mark in lesson.marks)

    best = max(parts, key=seen)  # the first of equals is the board
    drawn = figure(drawings[best], lesson.marks, SHARES[screen])
    return Figure(drawn, part_name(game, best, lang), *size_of(drawn))


@cache
def guide_with_figures(game_id: str, lang: str, theme: str) -> tuple[str, Chapters]:
    """The guide in sections, each with its examples at the end, and its chapters."""
    html, chapters = guide_html(game_id, lang)
    presentation = game_class(game_id)().presentation

    def figures(section: str) -> Iterator[str]:
        for step, lesson in enumerate(presentation.lessons(), 1):
            if lesson.section == section:
                drawn = {screen: draw_figure(game_id, step, lang, theme, screen) for screen in SHARES}
                said, playable = presentation.say(lesson.text, lang), bool(lesson.moves)
                facts = {"game": game_id, "step": step, "drawn": drawn, "said": said, "playable": playable}
                yield render("figure.html", Look(lang, theme), **facts)

    return SECTION.sub(lambda found: found[1] + "".join(figures(found[2])), html), chapters
