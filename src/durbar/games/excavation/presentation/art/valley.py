"""The valley with all that happens in it: digs roped off, finds, archaeologists, and who controls what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape

from durbar.art import svg
from durbar.art.pen import drawn_once
from durbar.art.text import BOLD, text_width
from durbar.core import View
from durbar.games.excavation.content import COLOUR_NAMES, HEX_NAMES, PLAYER_NAMES, SITE_NAMES
from durbar.games.excavation.game import Excavation, kernel_of
from durbar.games.excavation.position.facts import DigControl, judge_dig
from durbar.games.excavation.presentation import dig_control
from durbar.games.excavation.presentation.words import ExcavationWords
from durbar.games.excavation.rules.ground import find_at, site_at
from durbar.games.excavation.rules.numbers import CURATE, DIG
from durbar.games.excavation.rules.table import DUG, FREE, TOKEN, UNDER_SPADE, Table
from durbar.games.excavation.rules.valley import axial, cell_of

from .grid import EDGES, Grid, closed_path, tenths, use_centred
from .land import land
from .pen import Pen
from .symbols import LANDMARK_OF
from .themes import THEMES


@dataclass(frozen=True)
class Scene:
    """What the drawing needs to know of the position, found once, and only if it is needed."""

    speaker: ExcavationWords
    t: Table

    @property
    def game(self) -> Excavation:
        return self.speaker.game

    @cached_property
    def listed(self) -> list[int]:
        """The active sites."""
        return [int(site) for site in self.t.sites.cards]

    @cached_property
    def places(self) -> Mapping[int, int]:
        """Of the active sites in their list, from 1."""
        return {site: place for place, site in enumerate(self.listed, 1)}

    @cached_property
    def control(self) -> Mapping[int, DigControl]:
        return {site: judge_dig(self.t, site) for site in self.listed}

    @cached_property
    def spreading(self) -> frozenset[int]:
        return frozenset(self.listed[: 2 if len(self.listed) == 6 else 1])

    @cached_property
    def digs(self) -> Mapping[int, list[int]]:
        """The hexes of each."""
        digs: dict[int, list[int]] = {site: [] for site in self.listed}
        for cell in map(int, self.t.book.valley.cells):
            if self.t.ground[cell] >= DUG:
                digs.setdefault(int(site_at(self.t.ground[cell])), []).append(cell)
        return digs

    @cached_property
    def holding(self) -> Mapping[int, list[int]]:
        """For which places a token counts."""
        holding: dict[int, list[int]] = {}
        for place, site in enumerate(self.listed, 1):
            for cell in self.control[site].cells:
                holding.setdefault(cell, []).append(place)
        return holding

    @cached_property
    def threatened(self) -> frozenset[int]:
        """What the next spreads would cover."""
        playable = set(map(int, self.t.book.valley.cells))
        near = {
            int(cell_of(q + dq, r + dr))
            for site in self.spreading
            for q, r in map(axial, self.digs[site])
            for dq, dr in EDGES
        }
        return frozenset(cell for cell in near & playable if self.t.ground[cell] < UNDER_SPADE)


def scene_of(speaker: ExcavationWords, view: View) -> Scene:
    return Scene(speaker, kernel_of(view.kernel))


def draw_valley(pen: Pen, scene: Scene, grid: Grid) -> str:
    """Ground first, then what lies on it, then what it means; on top the places a person points at."""
    parts = [
        land(grid, pen.theme),
        _threats(scene, grid),
        *(_dig(pen, scene, grid, site) for site in scene.digs),
        _landmarks(scene, grid),
        svg.group("".join(_finds(pen, scene, grid)), class_="pieces"),
        _names(grid, pen.theme, tuple(pen.words.word("site", name) for name in SITE_NAMES)),
        svg.group("".join(_tokens(pen, scene, grid)), class_="pieces"),
        *_signs(pen, scene, grid),
        _graveyard(pen, scene, grid),
        _note(pen, grid),
        _spots(pen, scene, grid),
        _whole_digs(pen, scene, grid),
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
    """Tokens stand before the names of sites: whose they are is seen by their heads."""
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
    return use_centred(kind, 0, 0, wide * 0.92) + pen.middle(scene.places[site], 0, 0, max(11, wide * 0.37))


@lru_cache(maxsize=64)
def _names(grid: Grid, theme: str, names: tuple[str, ...]) -> str:
    """Below each site; near the edge of the picture they are moved in."""
    size = min(max(10.0, grid.wide * 0.275), 13.0)
    drawn = []
    for name, cell in zip(names, grid.chart.sites, strict=True):
        x, y = grid.centres[cell]
        half = text_width(name, size, BOLD) / 2 + 3
        below = grid.wide * 0.62 if not grid.turned else grid.wide * 0.66
        at = min(max(x, half), grid.width - half)
        drawn.append(f'<text x="{tenths(at)}" y="{tenths(y + below)}">{escape(name, quote=False)}</text>')
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
    r = wide * 0.19
    for cell, places in sorted(scene.holding.items()):
        x, y = grid.centres[cell]
        numbers = "·".join(map(str, places))
        long = (len(places) - 1) * r * 1.1
        yield svg.box(
            x + wide * 0.28 - r - long / 2,
            y - wide * 0.34 - r,
            2 * r + long,
            2 * r,
            pen["paper"],
            round=r,
            stroke=pen["ink"],
            stroke_width=1.1,
        ) + pen.middle(numbers, x + wide * 0.28, y - wide * 0.34, r * 1.45)
    for site, seen in scene.control.items():
        x, y = grid.centres[int(scene.t.book.valley.site_cells[site])]
        for k, seat in enumerate(seen.controllers):
            left, top, size = x + wide * (0.24 + 0.3 * k), y - wide * 0.86, wide * 0.42
            pole = f"M{svg.number(left)} {svg.number(top + size * 0.5)}V{svg.number(y - wide * 0.24)}"
            yield svg.tag("path", d=pole, fill="none", stroke=pen["ink"], stroke_width=wide * 0.07)
            yield svg.use(f"token-{PLAYER_NAMES[seat]}", left - size / 2, top, size)


def _graveyard(pen: Pen, scene: Scene, grid: Grid) -> str:
    """Lost tokens lie in the lake; on a map without one, in the first corner."""
    lake, wide = grid.chart.lake, max(grid.wide, 34)  # never too small to be read
    x, y = wide * 1.6, wide * 1.2
    if lake:
        xs, ys = zip(*(grid.centres[cell] for cell in lake), strict=True)
        x, y = (min(xs) + max(xs)) / 2, sum(ys) / len(ys)
    broad, high = wide * 2.5, wide * (0.5 + 0.5 * ((scene.game.players + 1) // 2))
    drawn = svg.box(
        -broad / 2,
        -high / 2,
        broad,
        high,
        pen["shore"],
        round=wide * 0.35,
        stroke=pen["lake2"],
        stroke_width=1.4,
    )
    drawn += svg.use("mark-grave", -broad / 2 - wide * 0.12, -high / 2 - wide * 0.3, wide * 0.8)
    label = pen.words.say("label-graveyard")
    room = broad - wide * 0.75
    at = (wide * 0.27, -high / 2 + wide * 0.38, wide * 0.29, room)
    drawn += pen.fitted(label, *at, bold=True, centred=True)
    losses = []
    for seat in range(scene.game.players):
        lost = int(scene.t.patrons[seat].lost)
        left, top = (-0.7, 0.3)[seat % 2] * wide, -high / 2 + wide * (0.46 + 0.48 * (seat // 2))
        drawn += svg.use(f"token-{PLAYER_NAMES[seat]}", left, top, wide * 0.42)
        drawn += pen.bold(lost, left + wide * 0.5, top + wide * 0.34, wide * 0.34)
        losses.append(f"{pen.words.person(seat)} {lost}")
    return pen.element(
        "graveyard",
        pen.words.value(label, pen.words.row(losses)),
        drawn,
        word="piece-graveyard",
        transform=svg.move(x, y),
    )


def _note(pen: Pen, grid: Grid) -> str:
    """Where north is, and that the printed map is lost: in a corner that the map leaves free."""
    line, y = pen.words.say("label-reconstructed"), grid.height - 5
    if grid.turned:
        rose = svg.move(30, y - 34, turn=90)
        text = pen.text(line, 6, y, 10, "quiet")
    else:
        rose = svg.move(grid.width - 34, y - 40)
        text = pen.text(line, 4, y, 11.5, "quiet")
    return svg.group(svg.use("mark-compass", -15, -15, 30), transform=rose) + svg.group(text, class_="note")


# What a person points at


def _spots(pen: Pen, scene: Scene, grid: Grid) -> str:
    """One for each hex, above everything."""
    drawn, targets = [], ""
    sites = {cell: SITE_NAMES[k] for k, cell in enumerate(scene.game.chart.sites)}
    for cell in map(int, scene.t.book.valley.cells):
        area = grid.spots[cell]
        if scene.t.ground[cell] == FREE:
            drawn.append(_free_spot(pen, cell, area, sites.get(cell, ""), cell in scene.threatened))
        else:
            drawn.append(_spot(cell, area, *_describe_hex(pen, scene, cell)))
        targets += area if f"hex-{cell}" in pen.targets else ""
    frames = "".join(
        svg.tag("path", d=targets, fill="none", stroke=pen[colour], stroke_width=thick)
        for colour, thick in (("halo", 5), ("target", 2.6))
        if targets
    )
    return svg.group("".join(drawn), fill="none", pointer_events="all", class_="spots") + frames


def _spot(cell: int, area: str, title: str, word: str) -> str:
    shape = f'<path class="shape" d="{area}"/>'
    return f'<g id="hex-{cell}" data-word="{word}">{svg.title(title)}{shape}</g>'


@drawn_once(4096)
def _free_spot(pen: Pen, cell: int, area: str, site: str, threatened: bool) -> str:
    """A hex on which nothing lies, as most of them are."""
    return _spot(cell, area, *_describe_free(pen, cell, site, threatened))


def _whole_digs(pen: Pen, scene: Scene, grid: Grid) -> str:
    """When a dig is to be removed, all of it stands for its card in the list."""
    if scene.t.phase not in (DIG, CURATE):
        return ""
    drawn = []
    for site, cells in scene.digs.items():
        if not cells:
            continue
        name = SITE_NAMES[site]
        what = pen.words.say("label-dig", site=pen.words.word("site", name))
        title = pen.words.value(what, describe_control(pen, scene, site))
        area = f'<path class="shape" d="{closed_path(grid.border(cells))}"/>'
        drawn.append(svg.group(svg.title(title) + area, data_for=f"site-{name}", data_word="piece-dig"))
    return svg.group("".join(drawn), fill="none", pointer_events="all", class_="spots")


def _describe_hex(pen: Pen, scene: Scene, cell: int) -> tuple[str, str]:
    """A hex in words, and the word that explains it."""
    ground = int(scene.t.ground[cell])
    where = pen.words.say("label-hex", hex=scene.speaker.word("hex", HEX_NAMES[cell], pen.words.lang))
    site = _site_name(pen, scene, cell)
    if ground >= DUG:
        parts, word = _describe_dig(pen, scene, cell, ground)
    elif FREE < ground < UNDER_SPADE:
        parts, word = [pen.words.say("label-token", seat=pen.words.person(ground - TOKEN))], "piece-token"
        if cell in scene.holding:
            parts.append(pen.words.say("label-holds", digs=pen.words.row(map(str, scene.holding[cell]))))
    else:
        parts, word = [pen.words.say("label-free")], "piece-hex"
    if site and ground < DUG:
        parts.append(pen.words.say("label-site", site=site))
    if cell in scene.threatened:
        parts.append(pen.words.say("label-threatened"))
    return pen.words.value(where, pen.words.row(parts)), word


def _describe_free(pen: Pen, cell: int, site: str, threatened: bool) -> tuple[str, str]:
    """The same of a hex on which nothing lies."""
    parts = [pen.words.say("label-free")]
    if site:
        parts.append(pen.words.say("label-site", site=pen.words.word("site", site)))
    if threatened:
        parts.append(pen.words.say("label-threatened"))
    where = pen.words.say("label-hex", hex=HEX_NAMES[cell])
    return pen.words.value(where, pen.words.row(parts)), "piece-site" if site else "piece-hex"


def _site_name(pen: Pen, scene: Scene, cell: int) -> str:
    """The site that lies on a hex, by name."""
    sites = scene.game.chart.sites
    return pen.words.word("site", SITE_NAMES[sites.index(cell)]) if cell in sites else ""


def _describe_dig(pen: Pen, scene: Scene, cell: int, ground: int) -> tuple[list[str], str]:
    site, colour = int(site_at(ground)), int(find_at(ground))
    name = pen.words.word("site", SITE_NAMES[site])
    parts, word = [], "piece-dig"
    if cell == scene.t.book.valley.site_cells[site]:
        parts.append(pen.words.say("label-marker", site=name))
        word = "piece-marker"
        if site in scene.control:
            parts.append(describe_control(pen, scene, site))
    if colour >= 0:
        found = COLOUR_NAMES[colour]
        parts.append(pen.words.say("label-find", colour=pen.words.word("colour", found), site=name))
        word = f"colour-{found}" if word == "piece-dig" else word
    return parts or [pen.words.say("label-dig", site=name)], word


def describe_control(pen: Pen, scene: Scene, site: int) -> str:
    """Is a site isolated, and who controls it?"""
    seen = scene.control[site]
    return dig_control.describe_control(seen, scene.speaker, pen.words.lang, pen.words.names)
