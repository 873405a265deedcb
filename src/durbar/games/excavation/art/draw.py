"""The whole table: map in the middle, lists beside it, players below; or all stacked, for a telephone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from durbar import svg
from durbar.core import View
from durbar.core.errors import DurbarError
from durbar.games.excavation.rules.table import Table
from durbar.games.excavation.watch import watch

from .hexmap import draw_map, size_of
from .palette import THEMES
from .panels import draw_personalities, draw_player, draw_sites, draw_stock
from .pen import Pen, names_of
from .pieces import library

if TYPE_CHECKING:
    from durbar.games.excavation.game import Excavation

Part = Literal["table", "tall", "map", "lists", "players"]
PARTS: tuple[Part, ...] = ("table", "tall", "map", "lists", "players")
WIDE, TALL = 1280.0, 390.0  # of a desk and of a telephone


def draw(
    game: Excavation,
    view: View,
    lang: str = "en",
    *,
    theme: Literal["light", "dark"] = "light",
    part: Part = "table",
    moves: Iterable[str] = (),
    names: Sequence[str] | None = None,
) -> str:
    """A picture of what a seat sees; `moves` are ids of elements to outline, as `picks` names them."""
    if theme not in THEMES:
        raise DurbarError(f"theme: {theme!r} is none of {', '.join(THEMES)}", field="theme")
    if part not in PARTS:
        raise DurbarError(f"part: {part!r} is none of {', '.join(PARTS)}", field="part")
    t = game.table_of(view.kernel)
    pen = Pen(game, lang, theme, frozenset(moves), names_of(names))
    body, width, height = _arrange(pen, view, t, part)
    return svg.document(
        body,
        width,
        height,
        name=_title(pen, view),
        description=describe(pen, view, t),
        library=library(theme),
        background=pen["table"],
        class_=f"durbar excavation {theme}",
    )


def _arrange(pen: Pen, view: View, t: Table, part: Part) -> tuple[str, float, float]:
    if part == "table":
        return _wide(pen, view, t)
    wide, high = size_of(pen)
    if part == "map":
        return svg.group(draw_map(pen, t)), wide, high
    parts: list[tuple[str, float]] = []
    if part == "tall":
        scale = TALL / wide
        parts.append((svg.group(draw_map(pen, t), transform=svg.move(0, 0, scale)), high * scale))
    if part in ("tall", "lists"):
        half = (TALL - 24) / 2
        lists = draw_sites(pen, t, view.facts, half, 480)
        lists += svg.group(draw_personalities(pen, view.facts, half, 480), transform=svg.move(half + 8, 0))
        parts.append((svg.group(lists, transform=svg.move(8, 0)), 480))
        parts.append((svg.group(draw_stock(pen, t, view.facts, TALL), transform=svg.move(8, 0)), 76))
    if part in ("tall", "players"):
        for seat in range(t.seats):
            drawn = draw_player(pen, view.facts, seat, TALL - 16, 146, seat == view.seat)
            parts.append((svg.group(drawn, transform=svg.move(8, 0)), 146))
    y, body = 0.0, []
    for drawn, tall in parts:
        body.append(svg.group(drawn, transform=svg.move(0, y)))
        y += tall + 8
    return "".join(body), TALL, y


def _wide(pen: Pen, view: View, t: Table) -> tuple[str, float, float]:
    """Everything on one screen of 1280 by 720."""
    wide, high = size_of(pen)
    top = 548.0
    side = 238.0
    room = WIDE - 2 * side - 32
    scale = min(room / wide, top / high)
    x = side + 16 + (room - wide * scale) / 2
    y = 6 + (top - high * scale) / 2
    body = svg.group(draw_sites(pen, t, view.facts, side, top), transform=svg.move(8, 8))
    body += svg.group(draw_map(pen, t), transform=svg.move(x, y, scale))
    body += svg.group(draw_personalities(pen, view.facts, side, top), transform=svg.move(WIDE - side - 8, 8))
    body += svg.group(draw_stock(pen, t, view.facts, 180), transform=svg.move(side + 24, 18))
    players = int(t.seats)
    each = (WIDE - 8) / players - 8
    for seat in range(players):
        drawn = draw_player(pen, view.facts, seat, each, 146, seat == view.seat)
        body += svg.group(drawn, transform=svg.move(8 + seat * (each + 8), top + 18))
    return body, WIDE, top + 172


def _title(pen: Pen, view: View) -> str:
    seat = view.seat
    seen = pen.say("label-spectator") if seat is None else pen.say("label-view", seat=pen.person(seat))
    return f"{pen.say('game-name')}, {pen.say('label-round', round=view.facts['round'])}. {seen}"


def describe(pen: Pen, view: View, t: Table) -> str:
    """The table for those who cannot see it: every dig and how everybody stands."""
    sentences = [pen.game.status(view, pen.lang)]
    for place, row in enumerate(view.facts["sites"]):
        told = watch(t, t.sites.cards[place]).told(pen.game, pen.lang)
        sentences.append(f"{place + 1}. {pen.word('site', row['site'])}: {told}")
    for seat, row in enumerate(view.facts["players"]):
        standing = {"label-supply": row["supply"], "label-graveyard": row["lost"]}
        standing["score-sites"] = len(row["sites"])
        told = ", ".join(f"{pen.say(text)} {number}" for text, number in standing.items())
        sentences.append(f"{pen.person(seat)}: {told}")
    return "; ".join(sentences)
