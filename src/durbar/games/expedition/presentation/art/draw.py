"""The table as SVG, from what one seat knows."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

from durbar.art import svg
from durbar.art.backdrop import backdrop
from durbar.art.pen import check_choice
from durbar.art.rows import Box
from durbar.core.errors import DurbarError
from durbar.texts import Texts

from . import frame
from .displays import draw_displays
from .landscape import LETTERS, chain_of, draw_landscape, printed_in
from .movers import movers
from .pen import Pen
from .places import Chain
from .seats import draw_die, draw_seat
from .symbols import SYMBOLS
from .symbols.pieces import mark
from .themes import THEMES
from .words import TEXTS, Words

Part = Literal[
    "table",
    "tall",
    "landscape",
    "landscape-tall",
    "own",
    "own-narrow",
    "displays",
    "displays-narrow",
    "seats",
    "seats-narrow",
]
HOLDS: Mapping[str, tuple[str, ...]] = {
    "table": ("backdrop", "landscape", "displays", "seats"),  # for a wide screen, 1280 by 720
    "tall": ("backdrop", "landscape", "displays", "seats"),  # for a telephone, 390 wide
    "landscape": ("landscape",),
    "landscape-tall": ("landscape",),
    "own": ("seats",),  # the board of the viewer alone
    "own-narrow": ("seats",),
    "displays": ("displays",),
    "displays-narrow": ("displays",),
    "seats": ("seats",),  # the others; all for those who only watch
    "seats-narrow": ("seats",),
}


def draw(
    facts: Mapping[str, Any],
    lang: str = "en",
    *,
    seat: int | None = None,
    theme: Literal["light", "dark"] = "light",
    part: Part = "table",
    moves: Iterable[str] = (),
    names: Sequence[str] | None = None,
    symbols: bool = True,
    texts: Texts = TEXTS,
) -> str:
    """A picture of the position.

    `part` is the whole table or one part of it, which a page shows in a place of its own (`-tall` and
    `-narrow` are for places higher than wide); `seat` is the viewer, whose board is marked. `moves` are
    ids of pieces and spaces to outline (``space-2-5-3``, ``die-0-pink``). A piece has the same id in every
    picture. Without `symbols` it is half as long and needs the sheet of symbols of its theme on the page.
    """
    check_choice("theme", theme, THEMES)
    check_choice("part", part, HOLDS)
    if part in frame.OWN and seat is None:
        raise DurbarError("part: a spectator has no seat to draw", field="part")
    words = Words(texts, lang, names, printed_in(facts))
    pen = Pen(words, theme, frozenset(moves))
    chain = orient_chain(facts, part)
    layout = arrange(chain, len(facts["seats"]), part, seat)
    fixed, moving = [], []
    if "backdrop" in HOLDS[part]:
        fixed.append(backdrop(pen, layout.width, layout.height))
    if "landscape" in HOLDS[part]:
        drawn, over = on_landscape(pen, facts, chain, layout.landscape)
        fixed.append(drawn)
        moving.append(over)
    if "displays" in HOLDS[part]:
        box = layout.displays
        shown = draw_displays(pen, facts, box.width, box.height)
        fixed.append(svg.moved(box.x, box.y, shown))
    if "seats" in HOLDS[part]:
        zoom = layout.zoom
        for k, box in seat_places(layout, part, len(facts["seats"]), seat):
            drawn, dice = draw_seat(pen, facts, k, box.width / zoom, box.height / zoom, k == seat)
            fixed.append(svg.moved(box.x, box.y, drawn, zoom))
            moving += [draw_die(pen, k, die, box.x, box.y, zoom) for die in dice]
    return svg.document(
        "".join(fixed) + svg.group("".join(moving), class_="pieces"),
        layout.width,
        layout.height,
        name=words.title(facts),
        description=words.summary(facts, chain.lands, chain.turned) if "landscape" in HOLDS[part] else "",
        library=SYMBOLS.coloured(theme) if symbols else None,
        background=pen["table"],
        class_=f"durbar expedition {theme}",
        least=frame.comfortable_width(chain.plot) if part in frame.LANDSCAPES else None,
        letters=LETTERS if part in frame.LANDSCAPES else None,
    )


@lru_cache(maxsize=64)
def badge(colour: str, theme: Literal["light", "dark"] = "light") -> str:
    """The sign of a seat as the drawing shows it, for a box of 20 by 20."""
    sign = mark(colour).format_map(THEMES[theme])
    return svg.moved(-3.44, -3.44, sign, 0.56)


def orient_chain(facts: Mapping[str, Any], part: Part) -> Chain:
    """North is up; but landscapes may be turned to be large."""
    upright = chain_of(facts)
    if part == "table":
        turned = frame.turning_pays(upright.plot, upright.sideways.plot, len(facts["seats"]))
    else:
        turned = part == "landscape" and frame.turning_fits(upright.plot)
    return upright.sideways if turned else upright


def arrange(chain: Chain, players: int, part: Part, seat: int | None) -> frame.Frame:
    """Where the parts go; a part alone has a picture of its own."""
    plot = chain.plot
    if part == "table":
        return frame.wide(plot, players)
    if part == "tall":
        return frame.tall(plot, players)
    if part in frame.LANDSCAPES:
        return frame.alone(plot)
    return frame.part(part, players if seat is None else players - 1)


def seat_places(layout: frame.Frame, part: Part, players: int, seat: int | None) -> Iterator[tuple[int, Box]]:
    """Whose board lies where; always in the order of the seats.

    Upright one's own comes first. Alone are one's own board, and the others in the order they play.
    """
    first = 0 if part == "table" or seat is None else seat
    first += part in frame.SEATS_ALONE and seat is not None
    for k in range(players):
        place = (k - first) % players
        if place < len(layout.seats):
            yield k, layout.seats[place]


def on_landscape(pen: Pen, facts: Mapping[str, Any], chain: Chain, box: Box) -> tuple[str, str]:
    """The landscape as large as its place allows, and the pieces on it."""
    scale = min(box.width / chain.width, box.height / chain.height)
    x = box.x + (box.width - chain.width * scale) / 2
    y = box.y + (box.height - chain.height * scale) / 2
    return (
        svg.group(draw_landscape(pen, facts, chain), id="landscape", transform=svg.move(x, y, scale)),
        svg.moved(x, y, movers(pen, facts, chain), scale),
    )
