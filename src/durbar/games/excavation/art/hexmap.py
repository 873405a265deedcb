"""The valley: hexes, lake and hills, digs with their finds, tokens, and who controls what."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from durbar import svg
from durbar.games.excavation.content import COLOUR_NAMES, HEX_NAMES, PLAYER_NAMES, SITE_NAMES
from durbar.games.excavation.rules.ground import find_at, site_at
from durbar.games.excavation.rules.lists import place_of
from durbar.games.excavation.rules.table import DIG, FREE, TOKEN, UNDER_SPADE, Table
from durbar.games.excavation.rules.valley import axial, cell_of
from durbar.games.excavation.watch import Watch, watch

from .pen import Pen

SIDE = 22.0  # of a hex
WIDE = sqrt(3) * SIDE
CORNERS = ((0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5))  # in WIDE and SIDE
EDGES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # the neighbour beyond each edge
MARGIN = 6.0


def size_of(pen: Pen) -> tuple[float, float]:
    """How much room the map takes, from the first corner to its last hexes."""
    chart = pen.game.chart
    last = max(centre(cell)[0] for cell in (*chart.plain, *chart.sites, *chart.lake, *chart.hills))
    return last + WIDE / 2 + MARGIN, SIDE * (1.5 * (len(chart.rows) - 1) + 2) + 2 * MARGIN


def centre(cell: int) -> tuple[float, float]:
    q, r = map(int, axial(cell))
    return MARGIN + WIDE * (q + r / 2 + 0.5), MARGIN + SIDE * (1.5 * r + 1)


def corner(cell: int, k: int, scale: float = 1) -> tuple[float, float]:
    x, y = centre(cell)
    dx, dy = CORNERS[k % 6]
    return x + dx * WIDE * scale, y + dy * SIDE * scale


def outline(cell: int, scale: float = 1) -> str:
    return " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in (corner(cell, k, scale) for k in range(6)))


def draw_map(pen: Pen, t: Table) -> str:
    """Ground first, then what lies on it, then what it means."""
    watches = {int(site): watch(t, site) for site in t.sites.cards}
    parts = [_barriers(pen)]
    parts += [_hex(pen, t, int(cell)) for cell in t.book.valley.cells]
    parts += [_border(pen, t, int(site)) for site in t.sites.cards]
    parts.append(_stupas(pen, t))
    parts += _pieces(pen, t)
    parts.append(_names(pen))
    parts += _badges(pen, t, watches)
    parts.append(_graveyard(pen, t))
    return svg.group("".join(parts), id="map")


def _barriers(pen: Pen) -> str:
    chart = pen.game.chart
    lake = "".join(
        svg.tag("polygon", points=outline(cell), fill=pen["lake"], stroke=pen["lake"], stroke_width=2)
        for cell in chart.lake
    )
    hills = "".join(
        svg.tag("polygon", points=outline(cell), fill=pen["hill"])
        + svg.use("hill", centre(cell)[0] - 15, centre(cell)[1] - 16, 30)
        for cell in chart.hills
    )
    return svg.group(svg.title(pen.say("label-lake")) + lake, class_="lake") + hills


def _hex(pen: Pen, t: Table, cell: int) -> str:
    ground = t.ground[cell]
    dug = ground >= DIG
    fill = "earth" if dug or ground == UNDER_SPADE else "site" if cell in pen.game.chart.sites else "plain"
    shape = svg.tag("polygon", points=outline(cell), fill=pen[fill], stroke=pen["plain2"], stroke_width=1)
    inset = outline(cell, 0.84)  # inside its own hex, so that many targets side by side stay readable
    frame = svg.tag("polygon", points=inset, fill="none", stroke=pen["target"], stroke_width=2)
    return pen.element(f"hex-{cell}", _told(pen, t, cell), shape, frame)


def _told(pen: Pen, t: Table, cell: int) -> str:
    """A hex in words."""
    ground = t.ground[cell]
    where = pen.say("label-hex", hex=HEX_NAMES[cell])
    if ground >= DIG:
        site = pen.word("site", SITE_NAMES[site_at(ground)])
        told = []
        if cell == t.book.valley.site_cells[site_at(ground)]:
            told.append(pen.say("label-marker", site=site))
        if find_at(ground) >= 0:
            told.append(
                pen.say("label-find", colour=pen.word("colour", COLOUR_NAMES[find_at(ground)]), site=site)
            )
        return f"{where}: {', '.join(told) or pen.say('label-dig', site=site)}"
    told_site = ""
    if cell in pen.game.chart.sites:
        name = SITE_NAMES[pen.game.chart.sites.index(cell)]
        told_site = f", {pen.say('label-site', site=pen.word('site', name))}"
    if FREE < ground < UNDER_SPADE:
        return f"{where}: {pen.say('label-token', seat=pen.person(int(ground) - TOKEN))}{told_site}"
    return f"{where}: {pen.say('label-free')}{told_site}"


def _border(pen: Pen, t: Table, site: int) -> str:
    """A heavy line around a dig: everything inside spreads, and is removed, together."""
    path = []
    for cell in t.book.valley.cells:
        if not _belongs(t, int(cell), site):
            continue
        q, r = axial(cell)
        for k, (dq, dr) in enumerate(EDGES):
            beyond = int(cell_of(q + dq, r + dr))
            if beyond < 0 or not _belongs(t, beyond, site):
                (x1, y1), (x2, y2) = corner(int(cell), k), corner(int(cell), k + 1)
                path.append(f"M{svg.number(x1)} {svg.number(y1)}L{svg.number(x2)} {svg.number(y2)}")
    return svg.tag("path", d="".join(path), fill="none", stroke=pen["earth2"], stroke_width=3, class_="dig")


def _belongs(t: Table, cell: int, site: int) -> bool:
    return bool(t.ground[cell] >= DIG and site_at(t.ground[cell]) == site)


def _stupas(pen: Pen, t: Table) -> str:
    """A stupa stands where nobody digs yet."""
    free = [centre(cell) for cell in pen.game.chart.sites if t.ground[cell] == FREE]
    return "".join(svg.use("stupa", x - 13, y - 15, 26) for x, y in free)


def _names(pen: Pen) -> str:
    drawn = []
    for site, cell in enumerate(pen.game.chart.sites):
        x, y = centre(cell)
        name = pen.word("site", SITE_NAMES[site])
        drawn.append(
            pen.text(
                name,
                x,
                y + SIDE + 4,
                10,
                "text",
                text_anchor="middle",
                stroke=pen["halo"],
                stroke_width=3,
                paint_order="stroke",
                font_weight=600,
            )
        )
    return svg.group("".join(drawn), class_="names")


def _pieces(pen: Pen, t: Table) -> Iterator[str]:
    for cell in t.book.valley.cells:
        ground = t.ground[cell]
        x, y = centre(int(cell))
        if FREE < ground < UNDER_SPADE:
            yield svg.group(
                svg.use(f"token-{PLAYER_NAMES[ground - TOKEN]}", -14, -14, 28),
                id=f"token-{cell}",
                class_="token",
                transform=svg.move(x, y),
            )
        elif ground >= DIG:
            colour = find_at(ground)
            site = int(site_at(ground))
            drawn = svg.use(f"find-{COLOUR_NAMES[colour]}", -12, -12, 24) if colour >= 0 else ""
            if cell == t.book.valley.site_cells[site]:
                place = int(place_of(t.sites, site)) + 1
                drawn += svg.use("marker", -17, -17, 34)
                drawn += svg.tag("circle", cx=0, cy=0, r=9.5, fill=pen["ring"])
                drawn += pen.text(place, 0, 5, 14, "ink", text_anchor="middle", font_weight=700)
            yield svg.group(drawn, id=f"find-{cell}", class_="find", transform=svg.move(x, y))


def _badges(pen: Pen, t: Table, watches: dict[int, Watch]) -> Iterator[str]:
    """On every token that counts, the numbers of the digs it holds; on a dig, the token of its controller."""
    holds: dict[int, list[int]] = {}
    for site, seen in watches.items():
        for cell in seen.cells:
            holds.setdefault(cell, []).append(int(place_of(t.sites, site)) + 1)
    for cell, places in sorted(holds.items()):
        x, y = centre(cell)
        yield svg.tag(
            "circle",
            cx=x,
            cy=y,
            r=16,
            fill="none",
            stroke=pen["target"],
            stroke_width=1.8,
            stroke_dasharray="3 2.5",
        )
        said = "·".join(map(str, places))
        yield svg.tag(
            "circle", cx=x + 12, cy=y - 12, r=7.5, fill=pen["halo"], stroke=pen["target"], stroke_width=1.4
        )
        yield pen.text(said, x + 12, y - 8.6, 9.5, "text", text_anchor="middle", font_weight=700)
    for site, seen in watches.items():
        x, y = centre(int(t.book.valley.site_cells[site]))
        for k, seat in enumerate(seen.controllers):
            yield svg.use(f"token-{PLAYER_NAMES[seat]}", x + 8 + 10 * k, y - 26, 18)


def _graveyard(pen: Pen, t: Table) -> str:
    """Lost tokens lie in the lake; on a map without one, in the first corner."""
    lake = pen.game.chart.lake
    x, y = (MARGIN + 60, MARGIN + 50)
    if lake:
        xs, ys = zip(*(centre(cell) for cell in lake), strict=True)
        x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    drawn = [
        pen.text(pen.say("label-graveyard"), x, y - 20, 11, "text", text_anchor="middle", font_weight=600)
    ]
    for seat in range(t.seats):
        dx, dy = (-30, 14)[seat % 2], (-12, 10)[seat // 2]
        lost = int(t.patrons[seat].lost)
        drawn.append(svg.use(f"token-{PLAYER_NAMES[seat]}", x + dx - 8, y + dy - 2, 18))
        drawn.append(pen.text(lost, x + dx + 13, y + dy + 12, 13, "text", font_weight=700))
    return svg.group(svg.title(pen.say("label-graveyard")) + "".join(drawn), id="graveyard")
