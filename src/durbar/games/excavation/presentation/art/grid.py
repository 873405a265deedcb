"""Where the hexes lie: rows across as on the printed map, north above."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from math import sqrt

from durbar.games.excavation.content_maps import Chart
from durbar.games.excavation.rules.valley import axial, cell_of

CORNERS = ((0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5))  # in widths and sides
EDGES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # the neighbour beyond each edge
REGULAR = 1 / sqrt(3)  # the side of a hex in its width
FLATTEST = 0.92  # how far a map may be pressed, to make its hexes wider
SPOT, SPOT_HANDHELD = 0.84, 0.97  # how much of a hex is outlined; on a telephone a finger needs nearly all
RIM = 0.24  # room around the map, in widths

Point = tuple[float, float]
Knot = tuple[int, int]


class Grid:
    """The hexes of one map on paper; of a handheld one they are touched, and its names read from near."""

    def __init__(self, chart: Chart, wide: float, side: float, handheld: bool = False) -> None:
        self.chart, self.wide, self.side, self.handheld = chart, wide, side, handheld
        self.margin = wide * RIM
        self.land = (*chart.plain, *chart.sites, *chart.lake, *chart.hills)
        self._first = min(_along(cell) for cell in self.land) - 0.5
        last = max(_along(cell) for cell in self.land) + 0.5
        self._rows = 1.5 * (len(chart.rows) - 1) + 2  # in sides
        across, down = (last - self._first) * wide, self._rows * side
        self.width, self.height = across + 2 * self.margin, down + 2 * self.margin
        self.corners = tuple((dx * wide, dy * side) for dx, dy in CORNERS)

    def at(self, q: int, r: int) -> Point:
        """The middle of a place, be there a hex or not."""
        return self._lie((q + r / 2 + 0.5 - self._first) * self.wide, (1.5 * r + 1) * self.side)

    def _lie(self, along: float, down: float) -> Point:
        """A point of the map on paper."""
        return self.margin + along, self.margin + down

    @cached_property
    def centres(self) -> Mapping[int, Point]:
        return {cell: _tenth(self.at(*map(int, axial(cell)))) for cell in self.land}

    @cached_property
    def spots(self) -> Mapping[int, str]:
        """Of each hex the part a person points at: inside its edge, so that neighbours are outlined apart."""
        scale = SPOT_HANDHELD if self.handheld else SPOT
        return {cell: self.shape([cell], scale) for cell in self.land}

    def shape(self, cells: Iterable[int], scale: float = 1) -> str:
        """The hexes as one path."""
        x, y = (scale * each for each in self.corners[0])
        around = self._around(scale)
        return "".join(
            f"M{tenths(self.centres[cell][0] + x)} {tenths(self.centres[cell][1] + y)}{around}"
            for cell in cells
        )

    def _around(self, scale: float) -> str:
        """Along the edges of a hex, from its first corner."""
        steps, (before_x, before_y) = "", self.corners[0]
        for x, y in self.corners[1:]:
            dx, dy = tenths(scale * (x - before_x)), tenths(scale * (y - before_y))
            gap = "" if dy.startswith("-") else " "
            steps += f"v{dy}" if dx == "0" else f"h{dx}" if dy == "0" else f"l{dx}{gap}{dy}"
            before_x, before_y = x, y
        return f"{steps}z"

    def border(self, cells: Iterable[int]) -> list[list[Point]]:
        """The lines around a set of hexes, each back to where it begins."""
        inside = set(cells)
        onward: dict[Knot, list[Knot]] = {}
        for cell in sorted(inside):
            q, r = map(int, axial(cell))
            for k, (dq, dr) in enumerate(EDGES):
                if int(cell_of(q + dq, r + dr)) not in inside:
                    onward.setdefault(knot(q, r, k), []).append(knot(q, r, k + 1))
        lines = []
        while onward:
            line = [next(iter(onward))]
            while line[-1] in onward:
                ways = onward[line[-1]]
                if len(ways) == 1:
                    del onward[line[-1]]
                line.append(ways.pop())
            lines.append([self._tied(*each) for each in line])
        return lines

    def _tied(self, along: int, down: int) -> Point:
        x, y = self._lie((along / 2 - self._first) * self.wide, down / 2 * self.side)
        return round(x), round(y)

    def beyond(self) -> list[tuple[int, int]]:
        """The places around the map where there is no hex."""
        land = {tuple(map(int, axial(cell))) for cell in self.land}
        around = {(q + dq, r + dr) for q, r in land for dq, dr in EDGES}
        return sorted(around - land)


def _tenth(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _along(cell: int) -> float:
    q, r = map(int, axial(cell))
    return q + r / 2 + 0.5


@lru_cache(maxsize=32)
def grid_within(chart: Chart, width: float, height: float | None, handheld: bool = False) -> Grid:
    """The largest map for the room; it may be a little flatter than it should, as a table seen aslant."""
    trial = Grid(chart, 1, REGULAR)
    wide = width / trial.width
    side = wide * REGULAR
    if height is None:
        return Grid(chart, wide, side, handheld)
    rows = 1.5 * (len(chart.rows) - 1) + 2
    room = height - 2 * RIM * wide
    if room / rows < side * FLATTEST:
        wide = height / (rows * REGULAR * FLATTEST + 2 * RIM)
        return Grid(chart, wide, wide * REGULAR * FLATTEST)
    return Grid(chart, wide, min(side, room / rows))


def knot(q: int, r: int, corner: int) -> Knot:
    """The corner of a hex in half widths and half sides, the same for all hexes that meet there."""
    dx, dy = CORNERS[corner % 6]
    return 2 * q + r + 1 + round(2 * dx), 3 * r + 2 + round(2 * dy)


def closed_path(lines: Iterable[Sequence[Point]]) -> str:
    """Lines as one path; each ends where it begins."""
    drawn = ""
    for line in lines:
        x, y = line[0]
        drawn += f"M{x:g} {y:g}"
        for (ax, ay), (bx, by) in pairwise(line[:-1]):
            drawn += f"l{bx - ax:g}{'' if by < ay else ' '}{by - ay:g}"
        drawn += "z"
    return drawn


def use_centred(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol with its middle at a place of the map."""
    size = round(size)
    left, top = round(x - size / 2), round(y - size / 2)
    return f'<use href="#{symbol}" x="{left}" y="{top}" width="{size}" height="{size}"/>'


def tenths(value: float) -> str:
    """A tenth is fine enough for a map, and a map has thousands of numbers."""
    written = f"{value:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written
