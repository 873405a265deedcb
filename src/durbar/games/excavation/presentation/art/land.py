"""The valley without its pieces: fields, lake and mountains. It is drawn once and kept.

What grows on a hex means nothing to the rules; only lake and mountains do, and they look it.
"""

from __future__ import annotations

from functools import lru_cache
from math import sin

from durbar.art import svg
from durbar.games.excavation.rules.valley import axial

from .grid import Grid, closed_path, use_centred
from .themes import THEMES

SPARSE = ("paddy", "meadow")  # not every hex of these has something growing on it
FIELDS = ("paddy", "terrace", "meadow", "mustard", "wood")


def field_of(q: int, r: int) -> str:
    """What grows there: in patches, the same ones every time."""
    lie = sin(q * 0.9 + r * 0.35) + sin(r * 0.8 - q * 0.45 + 1)
    if lie > 1.1:
        return "wood"
    if lie > 0.35:
        return "terrace"
    if lie > -0.4:
        return "paddy"
    return "meadow" if lie > -1.2 else "mustard"


@lru_cache(maxsize=32)
def land(grid: Grid, theme: str) -> str:
    return svg.group(
        _around(grid) + _rim(grid, theme) + _fields(grid, theme) + _lake(grid, theme) + _hills(grid),
        class_="land",
        stroke_linejoin="round",
    )


def _around(grid: Grid) -> str:
    """Far mountains all around, where no hex is: nothing passes there."""
    size = grid.wide * 1.02
    drawn = []
    for q, r in sorted(grid.beyond(), key=lambda place: grid.at(*place)[1]):
        x, y = grid.at(q, r)
        shift = ((q * 5 + r * 3) % 5 - 2) * size * 0.05
        grown = size * (0.9 + (q * 7 + r * 11) % 4 * 0.1)
        left, top = x - grown / 2 + shift, y + size * 0.46 - grown
        if left > 0 and top > 0 and left + grown < grid.width and top + grown < grid.height + size * 0.1:
            drawn.append(use_centred("mountain-far", left + grown / 2, top + grown / 2, grown))
    return "".join(drawn)


def _rim(grid: Grid, theme: str) -> str:
    colours = THEMES[theme]
    edge = closed_path(grid.border(grid.land))
    return "".join(
        svg.tag("path", d=edge, fill="none", stroke=colours[colour], stroke_width=grid.wide * thick)
        for colour, thick in (("cliff2", 0.36), ("cliff", 0.28))
    )


def _fields(grid: Grid, theme: str) -> str:
    colours = THEMES[theme]
    kinds: dict[str, list[int]] = {name: [] for name in FIELDS}
    for cell in grid.chart.plain:
        kinds[field_of(*map(int, axial(cell)))].append(cell)
    tones = {**kinds, "site": grid.chart.sites, "cliff": grid.chart.hills}
    ground = "".join(
        svg.tag("path", d=grid.shape(cells), fill=colours[name]) for name, cells in tones.items() if cells
    )
    grown = "".join(
        use_centred(f"field-{name}", *grid.centres[cell], grid.wide * 0.52)
        for name, cells in kinds.items()
        for k, cell in enumerate(cells)
        if k % 3 or name not in SPARSE
    )
    lines = svg.group(ground, stroke=colours["furrow"], stroke_width=1.2)
    return lines + svg.group(grown, opacity=0.62)


def _lake(grid: Grid, theme: str) -> str:
    cells = grid.chart.lake
    if not cells:
        return ""
    colours = THEMES[theme]
    shape = grid.shape(cells)
    drawn = svg.tag("path", d=shape, fill=colours["lake"], stroke=colours["lake"], stroke_width=2)
    edge = closed_path(grid.border(cells))
    drawn += svg.tag("path", d=edge, fill="none", stroke=colours["shore"], stroke_width=grid.wide * 0.12)
    for k, cell in enumerate(cells):
        kind = "lotus" if k in (0, len(cells) - 1) else "wave"
        drawn += use_centred(f"field-{kind}", *grid.centres[cell], grid.wide * 0.5)
    return svg.group(drawn, data_word="piece-lake")


def _hills(grid: Grid) -> str:
    """Mountains in the valley; they stand a little out of their hex, those in front before those behind."""
    size = grid.wide * 1.04
    rows = sorted(grid.chart.hills, key=lambda cell: grid.centres[cell][1])
    drawn = "".join(
        use_centred("mountain-hill", grid.centres[cell][0], grid.centres[cell][1] - size * 0.1, size)
        for cell in rows
    )
    return svg.group(drawn, data_word="piece-hill")
