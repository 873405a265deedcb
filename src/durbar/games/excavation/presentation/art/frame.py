"""How valley, lists and players share the picture. It depends only on what stays the same during a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from durbar.art import svg
from durbar.art.pen import LEAST
from durbar.core import View

from .grid import Grid, grid_within
from .lists import STOCK_HIGH, STOCK_WIDE, draw_personalities, draw_sites, draw_stock
from .pen import Pen
from .scene import Scene
from .seats import draw_hand, draw_seat
from .valley import draw_valley, figures_of, letters_of

WIDE, HIGH = 1280.0, 716.0  # of a desk
TALL = 390.0  # width of a telephone
LOW = (480.0, 306.0)  # room for the valley on a telephone that lies on its side
NARROW = 320.0  # of the narrowest one: what has a place of its own is not shown smaller than it is drawn
EDGE = 8.0
COLUMN = 344.0  # lists and opponents
ASIDE = 300.0  # the same beside a valley that has a place of its own
HALF = 400.0  # the same below a valley on an upright tablet
STRIP = 84.0  # below the valley: the viewer's own things
HAND = 644.0
SEAT = 74.0
SITE_SHARE = 0.61  # of the lists
SITE, PERSON = 41.0, 87.0  # height of a row of the lists that have a place of their own

ROOM = (980.0, 624.0)  # the usual room for the valley on a wide screen
FINGER = 32.0  # pixels of a hex where somebody plays
OWN_WIDE, OWN_SEAT = 620.0, 62.0
OWN_SEAT_LOW = 36.0  # on a telephone: without what was won, which the counts tell too
LABELS = 12.0  # names below the lowest hexes
RAISED = 12.0  # how far a chosen card comes out of a fanned hand

Drawn = tuple[str, float, float]
Block = Callable[[Pen, View, Scene, float], Iterator[Drawn]]


def arrange(pen: Pen, view: View, scene: Scene, part: str) -> Drawn:
    """A part with its width and height."""
    if part == "table":
        return _table(pen, view, scene), WIDE, HIGH
    if part == "map":
        grid = grid_within(scene.game.chart, 800, None)
        return draw_valley(pen, scene, grid), grid.width, grid.height
    if part == "valley":
        return _valley_and_stock(pen, view, scene)
    if part == "valley-low":
        grid = grid_within(scene.game.chart, *LOW)
        return draw_valley(pen, scene, grid), grid.width, grid.height
    names = ("valley-tall", "own-narrow", "lists-narrow", "players-narrow") if part == "tall" else (part,)
    width, body, y = PARTS[names[0]][0], "", 0.0
    for name in names:
        if name != "own-narrow" or view.seat is not None:
            for drawn, x, high in PARTS[name][1](pen, view, scene, width):
                body += svg.moved(x, y, drawn)
                y += high
    return body, width, y


def comfortable_width(scene: Scene, part: str) -> float | None:
    """How many pixels wide the valley should be shown where somebody plays."""
    grid = _alone(scene, part)
    return round(grid.width * FINGER / min(grid.wide, 2 * grid.side)) if grid else None


def valley_letters(scene: Scene, part: str) -> float | None:
    """The smallest of what is written in the valley."""
    grid = _alone(scene, part)
    return min(letters_of(grid), LEAST) if grid else None


def valley_figures(scene: Scene, part: str) -> float | None:
    """The smallest of its numbers."""
    grid = _alone(scene, part)
    return min(figures_of(grid), LEAST) if grid else None


def _alone(scene: Scene, part: str) -> Grid | None:
    """The valley where it has a place of its own."""
    if part == "valley-tall":
        return grid_within(scene.game.chart, TALL, None, handheld=True)
    room = {"valley": ROOM, "valley-low": LOW}.get(part)
    return grid_within(scene.game.chart, *room) if room else None


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
    return own + svg.moved(width - HAND, 0, draw_hand(pen, facts["seats"][seat], HAND, STRIP))


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


# Parts, each in a place of its own


def _valley_and_stock(pen: Pen, view: View, scene: Scene) -> Drawn:
    """The valley as wide as it likes, the bag and the piles in its first corner or above it."""
    grid = grid_within(scene.game.chart, *ROOM)
    down = 0.0 if _corner_free(grid, STOCK_WIDE, STOCK_HIGH) else STOCK_HIGH + EDGE
    stock = draw_stock(pen, scene.t, view.facts)
    return svg.moved(0, down, draw_valley(pen, scene, grid)) + stock, grid.width, down + grid.height + LABELS


def _valley(pen: Pen, view: View, scene: Scene, width: float) -> Iterator[Drawn]:
    grid = grid_within(scene.game.chart, width, None, handheld=True)
    yield draw_valley(pen, scene, grid), 0, grid.height


def _lists(pen: Pen, view: View, scene: Scene, width: float) -> Iterator[Drawn]:
    sites, people = 19 + 6 * SITE, 2 * PERSON
    yield draw_sites(pen, scene, view.facts, width, sites), 0, sites + EDGE
    yield draw_personalities(pen, view.facts, width, people), 0, people + EDGE
    if width == NARROW:
        yield draw_stock(pen, scene.t, view.facts, width), 0, STOCK_HIGH


def _own(pen: Pen, view: View, scene: Scene, width: float) -> Iterator[Drawn]:
    """The viewer's counts above the hand, which is fanned where it is narrow."""
    seat, narrow = view.seat, width < OWN_WIDE
    assert seat is not None
    high = OWN_SEAT_LOW if narrow else OWN_SEAT
    yield draw_seat(pen, scene.t, view.facts, seat, width, high, own=True), 0, high + EDGE / 2
    raised = RAISED if narrow else 0.0
    hand = draw_hand(pen, view.facts["seats"][seat], width, STRIP, fanned=narrow)
    yield svg.moved(0, raised, hand), 0, STRIP + raised


def _players(pen: Pen, view: View, scene: Scene, width: float) -> Iterator[Drawn]:
    """The others in the order they play after the viewer; all, for those who only watch."""
    for seat in _others(view) or range(scene.game.players):
        yield draw_seat(pen, scene.t, view.facts, seat, width, SEAT, own=False), 0, SEAT + EDGE / 2


PARTS: Mapping[str, tuple[float, Block]] = {
    "valley": (ROOM[0], _valley),
    "valley-tall": (TALL, _valley),
    "valley-low": (LOW[0], _valley),
    "own": (OWN_WIDE, _own),
    "own-narrow": (NARROW, _own),
    "lists": (ASIDE, _lists),
    "lists-tall": (HALF, _lists),
    "lists-narrow": (NARROW, _lists),
    "players": (ASIDE, _players),
    "players-narrow": (NARROW, _players),
}
