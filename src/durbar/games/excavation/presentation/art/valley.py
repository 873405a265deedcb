"""The valley with all that happens in it: digs roped off, finds, archaeologists, and who controls what."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape

from durbar.art import svg
from durbar.art.pen import drawn_once
from durbar.art.text import BOLD, text_width
from durbar.games.excavation.content import COLOUR_NAMES, PLAYER_NAMES, SITE_NAMES
from durbar.games.excavation.rules.ground import find_at, site_at
from durbar.games.excavation.rules.table import DUG, FREE, TOKEN, UNDER_SPADE

from .grid import Grid, Point, closed_path, tenths, use_centred
from .hexes import spots, whole_digs
from .land import land
from .pen import Pen
from .scene import Scene
from .symbols import LANDMARK_OF
from .themes import THEMES

GROWN = 1.4  # times as large as drawn a telephone may show letters
NAMED = 34  # how wide hexes are where the graveyard has room for its name in the lake


def letters_of(grid: Grid) -> float:
    """The size of names. On a telephone they are read from near; where hexes are small they would cover them,
    and are read when one comes nearer."""
    return max(grid.wide * 0.36, 6.0) if grid.handheld else min(grid.wide * 0.3, 14.0)


def figures_of(grid: Grid) -> float:
    """The size of the smallest numbers, which are always read."""
    return max(letters_of(grid), 10.0)


def draw_valley(pen: Pen, scene: Scene, grid: Grid) -> str:
    """Ground first, then what lies on it, then what it means; on top the places a person points at."""
    parts = [
        land(grid, pen.theme),
        _threats(scene, grid),
        *(_dig(pen, scene, grid, site) for site in scene.digs),
        _landmarks(scene, grid),
        svg.group("".join(_finds(pen, scene, grid)), class_="pieces"),
        svg.group("".join(_tokens(pen, scene, grid)), class_="pieces"),
        _names(grid, pen.theme, tuple(pen.words.word("site", name) for name in SITE_NAMES)),
        _graveyard(pen, scene, grid),
        *_signs(pen, scene, grid),
        _note(pen, grid),
        spots(pen, scene, grid),
        whole_digs(pen, scene, grid),
    ]
    return svg.group("".join(parts), id="map")


def _threats(scene: Scene, grid: Grid) -> str:
    """The ground cracks where the next spreads will dig."""
    return "".join(
        use_centred("field-crack", *grid.centres[cell], grid.wide * 0.72) for cell in sorted(scene.threatened)
    )


def _dig(pen: Pen, scene: Scene, grid: Grid, site: int) -> str:
    """Dug earth behind stakes and rope: everything inside spreads, and is removed, together."""
    cells = tuple(scene.digs[site])
    bare = tuple(cell for cell in cells if find_at(scene.t.ground[cell]) < 0)
    return _dug(pen, grid, SITE_NAMES[site], cells, bare) if cells else ""


@drawn_once(512)
def _dug(pen: Pen, grid: Grid, site: str, cells: tuple[int, ...], bare: tuple[int, ...]) -> str:
    unit = grid.wide / 45
    drawn = svg.tag("path", d=grid.shape(cells), fill=pen["earth"], stroke=pen["earth2"], stroke_width=1.2)
    drawn += "".join(use_centred("field-dug", *grid.centres[cell], grid.wide * 0.9) for cell in bare)
    lines = grid.border(cells)
    rope = closed_path(lines)
    strands = (("ink", 5.4, None, "shape"), ("rope", 3, None, None), ("earth2", 3, "1.2 5", None))
    drawn += "".join(
        svg.tag(
            "path",
            d=rope,
            fill="none",
            stroke=pen[colour],
            stroke_width=thick * unit,
            stroke_dasharray=dash,
            class_=name,
        )
        for colour, thick, dash, name in strands
    )
    stakes = "".join(f"M{x:g} {y:g}h0" for line in lines for x, y in line[1:])
    drawn += "".join(
        svg.tag("path", d=stakes, fill="none", stroke=pen[colour], stroke_width=thick * unit)
        for colour, thick in (("ink", 7.6), ("timber", 4.8))
    )
    return svg.group(drawn, id=f"dig-{site}", class_="dig")


def _landmarks(scene: Scene, grid: Grid) -> str:
    """A landmark stands where nobody digs and nobody stands."""
    return "".join(
        use_centred(f"landmark-{LANDMARK_OF[SITE_NAMES[site]]}", *grid.centres[cell], grid.wide * 0.78)
        for site, cell in enumerate(grid.chart.sites)
        if scene.t.ground[cell] == FREE
    )


def _finds(pen: Pen, scene: Scene, grid: Grid) -> Iterator[str]:
    """What lies in the ground, and the markers."""
    t, wide = scene.t, grid.wide
    for cell in map(int, t.book.valley.cells):
        ground = int(t.ground[cell])
        if ground < DUG:
            continue
        colour, site = int(find_at(ground)), int(site_at(ground))
        drawn = use_centred(f"find-{COLOUR_NAMES[colour]}", 0, 0, wide * 0.64) if colour >= 0 else ""
        marked = cell == t.book.valley.site_cells[site]
        if marked and site in scene.places:
            drawn += _marker(pen, scene, site, wide)
        lean = 0 if marked else (cell * 37) % 13 - 6
        yield svg.group(drawn, id=f"find-{cell}", transform=svg.move(*grid.centres[cell], turn=lean))


def _tokens(pen: Pen, scene: Scene, grid: Grid) -> Iterator[str]:
    """Tokens stand behind the names of sites, which hide a hat at most: their bodies tell them apart."""
    for cell in map(int, scene.t.book.valley.cells):
        ground = int(scene.t.ground[cell])
        if FREE < ground < UNDER_SPADE:
            drawn = _foot(pen, grid.wide) if cell in scene.holding else ""
            drawn += use_centred(f"pawn-{PLAYER_NAMES[ground - TOKEN]}", 0, 0, grid.wide * 0.84)
            yield svg.group(drawn, id=f"token-{cell}", transform=svg.move(*grid.centres[cell]))


def _foot(pen: Pen, wide: float) -> str:
    """Under a token that holds a dig."""
    return svg.tag(
        "ellipse",
        cx=0,
        cy=wide * 0.27,
        rx=wide * 0.4,
        ry=wide * 0.16,
        fill=pen["ring"],
        stroke=pen["ink"],
        stroke_width=1.2,
        class_="holds",
    )


def _marker(pen: Pen, scene: Scene, site: int, wide: float) -> str:
    kind = "mark-spreading" if site in scene.spreading else "mark-active"
    return use_centred(kind, 0, 0, wide * 0.92) + pen.figure(scene.places[site], 0, 0, wide * 0.46)


@lru_cache(maxsize=64)
def _names(grid: Grid, theme: str, names: tuple[str, ...]) -> str:
    """Below each site; near the edge of the picture they are moved in."""
    size = letters_of(grid)
    drawn = []
    for name, cell in zip(names, grid.chart.sites, strict=True):
        x, y = grid.centres[cell]
        half = text_width(name, size, BOLD) / 2 * (GROWN if grid.handheld else 1) + 3
        at, below = min(max(x, half), grid.width - half), y + grid.wide * 0.62
        drawn.append(f'<text x="{tenths(at)}" y="{tenths(below)}">{escape(name, quote=False)}</text>')
    return svg.group(
        "".join(drawn),
        class_="names",
        font_size=size,
        font_weight=600,
        text_anchor="middle",
        fill=THEMES[theme]["text"],
        stroke=THEMES[theme]["halo"],
        stroke_width=size * 0.28,
        paint_order="stroke",
    )


def _signs(pen: Pen, scene: Scene, grid: Grid) -> Iterator[str]:
    """Beside a token the digs it holds; on a dig the flags of its controllers."""
    wide = grid.wide
    for cell, places in sorted(scene.holding.items()):
        yield _held(pen, places, grid.centres[cell], wide, figures_of(grid))
    for site, seen in scene.control.items():
        x, y = grid.centres[int(scene.t.book.valley.site_cells[site])]
        for k, seat in enumerate(seen.controllers):
            left, top, size = x + wide * (0.24 + 0.3 * k), y - wide * 0.86, wide * 0.42
            pole = f"M{svg.number(left)} {svg.number(top + size * 0.5)}V{svg.number(y - wide * 0.24)}"
            yield svg.tag("path", d=pole, fill="none", stroke=pen["ink"], stroke_width=wide * 0.07)
            yield svg.use(f"token-{PLAYER_NAMES[seat]}", left - size / 2, top, size)


def _held(pen: Pen, places: list[int], centre: Point, wide: float, size: float) -> str:
    """One above the other, where one hex ends and the next begins: tokens in a row are all seen."""
    x, y, r = centre[0] + wide * 0.46, centre[1], size / 1.45
    tall = (len(places) - 1) * size * 0.9
    at = (x - r, y - r - tall / 2, 2 * r, 2 * r + tall)
    drawn = svg.box(*at, pen["paper"], round=r, stroke=pen["ink"], stroke_width=1.1)
    for k, place in enumerate(places):
        drawn += pen.middle(place, x, y - tall / 2 + k * size * 0.9, size)
    return svg.group(drawn, class_="held")  # no larger than it must be to be read: see the camera


def _graveyard(pen: Pen, scene: Scene, grid: Grid) -> str:
    """Lost tokens lie in the lake; on a map without one, in the first corner."""
    lake, wide = grid.chart.lake, grid.wide
    x, y = wide * 1.6, wide * 1.2
    if lake:
        xs, ys = zip(*(grid.centres[cell] for cell in lake), strict=True)
        x, y = (min(xs) + max(xs)) / 2, sum(ys) / len(ys)
    label = pen.words.say("label-graveyard")
    drawn = _graves(pen, scene, grid, label) if wide >= NAMED else _small_graves(pen, scene, grid)
    losses = [
        f"{pen.words.person(seat)} {int(scene.t.patrons[seat].lost)}" for seat in range(scene.game.players)
    ]
    return pen.element(
        "graveyard",
        pen.words.value(label, pen.words.row(losses)),
        drawn,
        word="piece-graveyard",
        transform=svg.move(x, y),
    )


def _graves(pen: Pen, scene: Scene, grid: Grid, label: str) -> str:
    """With its name."""
    wide = grid.wide
    broad, high = wide * 2.5, wide * (0.5 + 0.5 * _rows(scene))
    drawn = _grave_ground(pen, broad, high, wide)
    drawn += svg.use("mark-grave", -broad / 2 - wide * 0.12, -high / 2 - wide * 0.3, wide * 0.8)
    at = (wide * 0.27, -high / 2 + wide * 0.38, max(wide * 0.29, letters_of(grid)), broad - wide * 0.75)
    drawn += pen.fitted(label, *at, bold=True, centred=True)
    size = max(wide * 0.34, figures_of(grid))
    for seat in range(scene.game.players):
        left, top = (-0.7, 0.3)[seat % 2] * wide, -high / 2 + wide * (0.46 + 0.48 * (seat // 2))
        drawn += _lost(pen, scene, seat, left, top, wide * 0.42, size, wide * 0.08)
    return drawn


def _small_graves(pen: Pen, scene: Scene, grid: Grid) -> str:
    """Where hexes are small, numbers alone: larger than the map, they must hide nothing around the lake."""
    wide = grid.wide
    broad, high = wide * 3.3, wide * (0.16 + 0.72 * _rows(scene))
    drawn = svg.use("mark-grave", -wide * 0.4, -high / 2 - wide * 0.68, wide * 0.8)
    drawn += _grave_ground(pen, broad, high, wide)
    for seat in range(scene.game.players):
        left, top = (-1.55, 0.08)[seat % 2] * wide, -high / 2 + wide * (0.1 + 0.72 * (seat // 2))
        drawn += _lost(pen, scene, seat, left, top, wide * 0.68, figures_of(grid), wide * 0.04)
    return drawn


def _rows(scene: Scene) -> int:
    return (scene.game.players + 1) // 2


def _grave_ground(pen: Pen, broad: float, high: float, wide: float) -> str:
    at = (-broad / 2, -high / 2, broad, high)
    return svg.box(*at, pen["shore"], round=wide * 0.35, stroke=pen["lake2"], stroke_width=1.4)


def _lost(
    pen: Pen, scene: Scene, seat: int, left: float, top: float, sign: float, size: float, gap: float
) -> str:
    """A player's sign and how many of theirs are gone."""
    lost, at = int(scene.t.patrons[seat].lost), (left + sign + gap, top + sign / 2)
    drawn = svg.use(f"token-{PLAYER_NAMES[seat]}", left, top, sign)
    return drawn + pen.figure(lost, *at, size, "text", text_anchor="start")


def _note(pen: Pen, grid: Grid) -> str:
    """Where north is, and that the printed map is lost: in a corner that the map leaves free."""
    line, y = pen.words.say("label-reconstructed"), grid.height - 5
    size = letters_of(grid)
    grown = (GROWN - 1) / 2 * text_width(line, size) if grid.handheld else 0
    text = pen.text(line, grid.width - size - grown, size, size, "quiet", text_anchor="end")
    rose = svg.move(34, y - 40)  # the camera lies over the other corner
    return svg.group(svg.use("mark-compass", -15, -15, 30), transform=rose) + svg.group(text, class_="note")
