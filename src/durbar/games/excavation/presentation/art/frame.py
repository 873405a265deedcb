"""How valley, lists and players share the picture. It depends only on what stays the same during a game."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.art import svg
from durbar.core import View

from .grid import Grid, grid_within
from .lists import draw_personalities, draw_sites
from .pen import Pen
from .seats import draw_hand, draw_seat
from .stock import HIGH as STOCK_HIGH
from .stock import WIDE as STOCK_WIDE
from .stock import draw_stock
from .valley import Scene, draw_valley

WIDE, HIGH = 1280.0, 716.0  # of a desk
TALL = 390.0  # width of a telephone
EDGE = 8.0
COLUMN = 344.0  # lists and opponents
STRIP = 84.0  # below the valley: the viewer's own things
HAND = 644.0
SEAT = 74.0
SITE_SHARE = 0.61  # of the lists

Drawn = tuple[str, float, float]


def arrange(pen: Pen, view: View, scene: Scene, part: str) -> Drawn:
    """A part with its width and height."""
    if part == "table":
        return _table(pen, view, scene), WIDE, HIGH
    if part == "map":
        grid = grid_within(scene.game.chart, 800, None)
        return draw_valley(pen, scene, grid), grid.width, grid.height
    blocks = {"valley": _valley, "lists": _lists, "players": _players}
    body, y = "", 0.0
    for name, block in blocks.items():
        if part in (name, "tall"):
            for drawn, x, high in block(pen, view, scene):
                body += svg.moved(x, y, drawn)
                y += high
    return body, TALL, y


# The table


def _table(pen: Pen, view: View, scene: Scene) -> str:
    room = WIDE - COLUMN - 3 * EDGE
    top = HIGH - STRIP - 2 * EDGE
    grid = grid_within(scene.game.chart, room, top)
    down = 0.0
    if not _corner_free(grid, STOCK_WIDE + EDGE, STOCK_HIGH + EDGE):
        down = STOCK_HIGH + EDGE
        grid = grid_within(scene.game.chart, room, top - down)
    x, y = EDGE + (room - grid.width) / 2, down + (top - down - grid.height) / 2 + EDGE / 2
    parts = [
        svg.moved(x, y, draw_valley(pen, scene, grid)),
        svg.moved(EDGE, EDGE, draw_stock(pen, scene.t, view.facts)),
        svg.moved(EDGE, HIGH - STRIP - EDGE, _strip(pen, view, scene, room)),
        svg.moved(WIDE - COLUMN - EDGE, EDGE, _column(pen, view, scene)),
    ]
    return "".join(parts)


def _corner_free(grid: Grid, width: float, height: float) -> bool:
    """Is there no hex in the first corner? A map of one's own may have some."""
    return all(x - grid.wide / 2 > width or y - grid.side > height for x, y in grid.centres.values())


def _strip(pen: Pen, view: View, scene: Scene, width: float) -> str:
    """The viewer's counts and hand; for a spectator all players side by side."""
    t, facts, seat = scene.t, view.facts, view.seat
    if seat is None:
        players = scene.game.players
        each = (width - EDGE * (players - 1)) / players
        return "".join(
            svg.moved(k * (each + EDGE), 0, draw_seat(pen, t, facts, k, each, STRIP, own=False))
            for k in range(players)
        )
    own = draw_seat(pen, t, facts, seat, width - HAND - EDGE, STRIP, own=True)
    return own + svg.moved(width - HAND, 0, draw_hand(pen, facts["players"][seat], HAND, STRIP))


def _column(pen: Pen, view: View, scene: Scene) -> str:
    """Sites, personalities, and the others in the order they play after the viewer."""
    t, facts = scene.t, view.facts
    others = _others(view)
    room = HIGH - 2 * EDGE - len(others) * (SEAT + EDGE / 2) - EDGE
    sites = room * SITE_SHARE
    drawn = draw_sites(pen, scene, facts, COLUMN, sites)
    drawn += svg.moved(0, sites + EDGE, draw_personalities(pen, facts, COLUMN, room - sites))
    for k, seat in enumerate(others):
        y = room + EDGE + EDGE / 2 + k * (SEAT + EDGE / 2)
        drawn += svg.moved(0, y, draw_seat(pen, t, facts, seat, COLUMN, SEAT, own=False))
    return drawn


def _others(view: View) -> list[int]:
    """Everybody but the viewer; none for a spectator, who sees all players below the valley."""
    if view.seat is None:
        return []
    players = view.game.players
    return [(view.seat + k) % players for k in range(1, players)]


# A telephone


def _valley(pen: Pen, view: View, scene: Scene) -> Iterator[Drawn]:
    """Turned: so its hexes are as large as they can be."""
    grid = grid_within(scene.game.chart, TALL, None, turned=True)
    yield draw_valley(pen, scene, grid), 0, grid.height


def _lists(pen: Pen, view: View, scene: Scene) -> Iterator[Drawn]:
    width = TALL - 2 * EDGE
    yield draw_sites(pen, scene, view.facts, width, 19 + 6 * 50), EDGE, 19 + 6 * 50 + EDGE
    yield draw_personalities(pen, view.facts, width, 200), EDGE, 208


def _players(pen: Pen, view: View, scene: Scene) -> Iterator[Drawn]:
    """The viewer with his hand, which so is on another tab than what its cards are played for."""
    width, t, facts = TALL - 2 * EDGE, scene.t, view.facts
    yield "", 0, EDGE
    if view.seat is not None:
        yield draw_seat(pen, t, facts, view.seat, width, SEAT, own=True), EDGE, SEAT + EDGE
        yield draw_hand(pen, facts["players"][view.seat], width, 160, fanned=True), EDGE, 160 + EDGE
    for seat in _others(view) or range(scene.game.players):
        yield draw_seat(pen, t, facts, seat, width, SEAT, own=False), EDGE, SEAT + EDGE
    yield draw_stock(pen, t, facts, width), EDGE, STOCK_HIGH + EDGE
