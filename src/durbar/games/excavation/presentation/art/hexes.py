"""What a person points at in the valley: every hex and every dig, with its words."""

from __future__ import annotations

from durbar.art import svg
from durbar.art.pen import drawn_once
from durbar.games.excavation.content import COLOUR_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.rules.ground import find_at, site_at
from durbar.games.excavation.rules.numbers import CURATE, DIG
from durbar.games.excavation.rules.table import DUG, FREE, TOKEN, UNDER_SPADE

from .grid import Grid, closed_path
from .pen import Pen
from .scene import Scene


def spots(pen: Pen, scene: Scene, grid: Grid) -> str:
    """One for each hex, above everything."""
    drawn, targets = [], ""
    sites = {cell: SITE_NAMES[k] for k, cell in enumerate(scene.game.chart.sites)}
    for cell in map(int, scene.t.book.valley.cells):
        area = grid.spots[cell]
        if scene.t.ground[cell] == FREE:
            where = scene.speaker.word("hex", HEX_NAMES[cell], pen.words.lang)
            drawn.append(_free_spot(pen, cell, area, where, sites.get(cell, ""), cell in scene.threatened))
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
def _free_spot(pen: Pen, cell: int, area: str, where: str, site: str, threatened: bool) -> str:
    """A hex on which nothing lies, as most of them are."""
    return _spot(cell, area, *_describe_free(pen, where, site, threatened))


def whole_digs(pen: Pen, scene: Scene, grid: Grid) -> str:
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


def _describe_free(pen: Pen, where: str, site: str, threatened: bool) -> tuple[str, str]:
    """The same of a hex on which nothing lies."""
    parts = [pen.words.say("label-free")]
    if site:
        parts.append(pen.words.say("label-site", site=pen.words.word("site", site)))
    if threatened:
        parts.append(pen.words.say("label-threatened"))
    told = pen.words.value(pen.words.say("label-hex", hex=where), pen.words.row(parts))
    return told, "piece-site" if site else "piece-hex"


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
    return scene.speaker.describe_control(seen, pen.words.lang, pen.words.names)
