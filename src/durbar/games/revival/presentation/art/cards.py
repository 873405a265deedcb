"""Cards and what is built of them: two ends on a card, one section above the other in a monument."""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.art import svg
from durbar.art.pen import LEAST, drawn_once
from durbar.art.rows import Item, RowStyle
from durbar.games.revival import content

from .pen import Pen
from .symbols import HEIGHTS

ROWS = RowStyle(scales=tuple(k / 100 for k in range(180, 17, -3)), standing=True, fine=LEAST / 14)
WIDE, HIGH = 64.0, 96.0
HALF = 45.0
STRIP = 60.0  # width of a built section
FIGURE = 14.0  # the size of the points on a card, and half the width of the disc they stand on
DISC = 0.67
SIZES = {each["code"]: each["sections"] for each in content.table("cards")["monument"]}
KINDS = {each["code"]: f"monument-{each['name']}" for each in content.table("cards")["monument"]}
PAPERS = {  # by the first letters of a card: the colour of its edge, and what explains it
    "bl": ("deckblue", "piece-card-blue"),
    "rd": ("deckred", "piece-card-red"),
    "hb": ("gold", "piece-card-holographic"),
    "rb": ("gold", "piece-card-rainbow"),
}


def colour_of(end: str) -> str:
    """The colour of "pa3g"; a joker has none yet."""
    return "joker" if end[-1] == "j" else content.COLOUR_NAMES[content.COLOUR_LETTERS.index(end[-1])]


def value_of(pen: Pen, facts: Mapping[str, Any], word: str) -> int:
    """What a built section counts: the printed points, or those a holographic Buddha got when it came."""
    card, end = word.split()
    values = facts["holographic"]["values"] if card.startswith("hb") else {}
    return int(values.get(colour_of(end), pen.words.box.points_of(end)))


def card_in(slot: Mapping[str, Any]) -> str | None:
    """The card of a slot of a hand, None if the reader does not know it."""
    found: str | None = slot["card"]
    return found


def badge(pen: Pen, colour: str, x: float, y: float, size: float = 14) -> str:
    """The sign of a colour on a light disc."""
    wide = size * 1.32
    word = "joker" if colour == "joker" else f"colour-{colour}"
    return svg.use(f"d-{colour}", x - wide / 2, y - wide / 2, wide, data_word=word)


def worth(pen: Pen, points: int, x: float, y: float, size: float = FIGURE) -> str:
    """Points in figures of this size, on a disc."""
    r = size * DISC
    disc = svg.use("p-worth", x - r * 1.08, y - r * 1.08, r * 2.16)
    figure = pen.middle(points, x, y, size)
    return pen.explained("piece-worth", disc + figure, class_="fine")


def meter(pen: Pen, end: str, x: float, y: float) -> str:
    """Which section it is; y is the foot."""
    return svg.use(f"m-{end[:3]}", x - 1, y - 20, 10, 21, data_word="piece-meter")


@drawn_once(512)  # 40 ends in two heights
def half(pen: Pen, end: str, height: float, figure: float) -> str:
    """One end of a card."""
    colour = colour_of(end)
    art = HEIGHTS[end[:3]]
    disc = figure * DISC + 3
    scale = min((WIDE - (24 if height < HALF + 5 else 10)) / 48, (height - 9) / art)
    x, y = (WIDE - 48 * scale) / 2, (height - art * scale) / 2 + 2.5
    return (
        svg.box(3, 2, WIDE - 6, height - 3, pen[f"{colour}-ground"], round=4)
        + svg.use(f"s-{end[:3]}", x, y, 48 * scale, art * scale, color=pen[colour])
        + badge(pen, colour, 11, 11)
        + worth(pen, pen.words.box.points_of(end), WIDE - disc - 0.5, disc, figure)
        + meter(pen, end, WIDE - 14, height - 2)
    )


def card(pen: Pen, name: str, *, open_ends: bool = False, figure: float = FIGURE) -> Item:
    """A card face up, its points in figures of this size. In a hand each end can be touched by itself."""
    ends = pen.words.box.cards[name]
    kind = name[:2]
    drawing = svg.box(0, 0, WIDE, HIGH, pen[PAPERS[kind][0]], round=7, stroke=pen["rim"], stroke_width=1.8)
    height = HIGH / len(ends) - (1 if len(ends) == 2 else 0)
    for k, end in enumerate(ends):
        inside = half(pen, end, height, figure)
        y = k * (height + 1) + (0.5 if len(ends) == 2 else 0)
        title, word = pen.words.word("end", f"{name} {end}"), KINDS[end[:2]]
        if open_ends:
            drawing += pen.piece(f"end-{name}-{end}", title, 0, y, WIDE, height, inside, word=word)
        else:
            drawing += pen.explained(word, inside, title, transform=svg.move(0, y))
    return Item(f"card-{name}", pen.words.word("card", name), WIDE, HIGH, drawing, PAPERS[kind][1])


def back(pen: Pen, colour: str, count: int | None = None, size: float = 19) -> str:
    """A card face down: a wheel on the colour of its deck. A pile is counted, in figures of this size."""
    drawn = ""
    for k in (2, 1) if count and count > 1 else ():
        drawn += svg.box(
            k * 2.5, k * 2.5, WIDE, HIGH, pen[colour], round=7, stroke=pen["rim"], stroke_width=1.6
        )
    drawn += svg.box(0, 0, WIDE, HIGH, pen[colour], round=7, stroke=pen["rim"], stroke_width=1.8)
    drawn += svg.box(5, 5, WIDE - 10, HIGH - 10, "none", round=4, stroke=pen["halo"], stroke_width=1.4)
    if count is None:
        return drawn + svg.group(svg.use("c-joker", WIDE / 2 - 13, HIGH / 2 - 13, 26), opacity=0.55)
    disc = svg.tag(
        "circle",
        cx=WIDE / 2,
        cy=HIGH / 2,
        r=size * 0.86,
        fill=pen["halo"],
        stroke=pen["ink"],
        stroke_width=1.6,
    )
    return drawn + disc + pen.middle(count, WIDE / 2, HIGH / 2, size)


@drawn_once(2048)  # 260 sections, large or tiny
def section(pen: Pen, word: str, named: str | None, y: float, sign: float) -> str:
    """One card as it is built; a joker shows the colour it was given, and that it is one."""
    end = word.split()[1]
    tall = HEIGHTS[end[:3]] + 2
    colour = named or colour_of(end)
    drawn = svg.use(f"g-{colour}" if tall < 40 else f"h-{colour}", -1, y - 1, STRIP + 2, tall + 2)
    drawn += svg.use(f"s-{end[:3]}", 6, y + 1, 48, tall - 2, color=pen[colour])
    drawn += badge(pen, colour, sign * 0.6, y + sign * 0.6, sign)
    if end[-1] == "j" and named:
        drawn += badge(pen, "joker", 8, y + 22, 11)
    if word.startswith("hb"):
        drawn += svg.use("c-yellow", STRIP - 15, y + tall - 14, 12)
    return drawn


def monument(
    pen: Pen, facts: Mapping[str, Any], area: int, slot: int, ends: Sequence[str], tiny: bool
) -> Item:
    """Sections upon each other; what is missing is there as a shadow, what is complete has a golden edge.

    A tiny one has larger signs and no number, which nobody could read.
    """
    code = ends[0].split()[1][:2]
    size = SIZES[code]
    tall = HEIGHTS[f"{code}1"] + 2
    high = size * tall
    drawn = ""
    for level in range(1, size + 1):
        y = high - level * tall
        if level > len(ends):
            ghost = svg.use(f"s-{code}{level}", 6, y + 1, 48, tall - 2, color=pen["any"])
            drawn += svg.group(ghost, opacity=0.28 if pen.theme == "light" else 0.42)
            continue
        word = ends[level - 1]
        drawn += section(pen, word, facts["named"].get(word), y, 17 if tiny else 12)
        if level == len(ends) and not tiny:
            drawn += worth(pen, value_of(pen, facts, word), STRIP - 9.5, y + 9.5, 12.5)
    if len(ends) == size:
        drawn += svg.box(-1, -1, STRIP + 2, high + 2, "none", round=4, stroke=pen["gold2"], stroke_width=2.6)
    return Item(f"monument-{area}-{slot}", pen.words.monument(ends), STRIP, high, drawn, KINDS[code])


def monuments(
    pen: Pen, facts: Mapping[str, Any], area: int, built: Sequence[Sequence[str]], tiny: bool = False
) -> list[Item]:
    """All of an area: the Buddhas stand to the right of the others (4.8)."""
    items = [(ends, monument(pen, facts, area, k, ends, tiny)) for k, ends in enumerate(built, 1)]
    items.sort(key=lambda each: each[0][0].split()[1].startswith("bu"))
    return [item for _, item in items]


def coin(
    pen: Pen,
    seat: int,
    colour: str,
    value: int,
    x: float,
    y: float,
    size: float,
    *,
    used: bool,
    solo: bool = False,
) -> str:
    """A coin of known value; a used one lies dim on its board."""
    drawing = svg.use(f"f-{colour}", 0, 0, 48) + pen.middle(value, 24, 24, 30)
    if used:
        drawing = svg.group(drawing, opacity=0.32)
    title = pen.words.say("picture-coin-used" if used else "picture-coin", value=value)
    word = "piece-coin-used" if used else "piece-coin-solo" if solo else "piece-coin"
    return pen.piece(
        f"coin-{seat}-{value}", title, x, y, 48, 48, drawing, scale=size / 48, round=24, word=word
    )


def hidden_coin(pen: Pen, spot: str, colour: str, title: str, x: float, y: float, size: float) -> str:
    return pen.piece(
        f"bid-{spot}", title, x, y, 48, 48, svg.use(f"b-{colour}", 0, 0, 48), scale=size / 48, round=24
    )
