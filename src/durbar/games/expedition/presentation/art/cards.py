"""Cards and tiles, each with its size: what lies in the displays and in front of the players."""

from durbar.art import svg
from durbar.art.pen import LEAST, drawn_once
from durbar.art.rows import Item, RowStyle

from .pen import Pen

FIGURE = 18.2  # the least size of a number on a card: it can be read where two lines of them lie, too
ROWS = RowStyle(scales=tuple(k / 100 for k in range(150, 29, -4)), worth_a_row=0.9, fine=LEAST / FIGURE)
CARDS = 512  # drawings of each kind that are kept: about as many as two languages have in both themes


def face(pen: Pen, width: float, height: float, fill: str = "card") -> str:
    return svg.box(0, 0, width, height, pen[fill], round=6, stroke=pen["ink"], stroke_width=1.6)


@drawn_once(CARDS)
def back(pen: Pen, name: str, left: int, symbol: str, fill: str, word: str, known: str = "") -> Item:
    """A pile face down, with the number of cards in it; `known` are cards seen to go under it."""
    title = pen.words.labelled(word, pen.words.say("label-deck", count=left))
    drawing = (
        svg.box(3, 3, 40, 56, pen["card2"], round=6, stroke=pen["ink"], stroke_width=1.6)
        + svg.box(0, 0, 40, 56, pen[fill], round=6, stroke=pen["ink"], stroke_width=1.6)
        + svg.box(4, 4, 32, 48, "none", round=4, stroke=pen["paper"], stroke_width=1.4, stroke_opacity=0.6)
        + svg.use(symbol, 10, 8, 20)
        + badge(pen, left, 20, 40, 13.5)
    )
    return Item(name, pen.words.aside(title, known) if known else title, 43, 59, drawing, word)


def badge(pen: Pen, number: int | str, x: float, y: float, r: float) -> str:
    """A number on a light disc."""
    disc = svg.tag("circle", cx=x, cy=y, r=r, fill=pen["paper"], stroke=pen["ink"], stroke_width=1.4)
    return svg.group(disc + pen.middle(number, x, y, r * (1.6, 1.35, 1)[len(str(number)) - 1]), class_="fine")


def number(pen: Pen, value: int, x: float, y: float, size: float, colour: str = "ink") -> str:
    """A figure that is left out where it would be too small."""
    return svg.group(pen.middle(value, x, y, size, colour), class_="fine")


def little_square(land: str, x: float, y: float, size: float = 19) -> str:
    """The landscape of a card: the very square that is meant."""
    return svg.use(f"g-{land}", x, y, size)


@drawn_once(CARDS)
def equipment(pen: Pen, card: str) -> Item:
    """With the landscape it is for, and the time it is for; a start card has no landscape."""
    kind, land = pen.words.printed.card(card)
    window = pen.words.printed.window(kind)
    if land:
        drawing = svg.use(f"k-card-{window}", 0, 0, 42, 59) + little_square(land, 8, 37.5)
    else:
        drawing = svg.use("k-card", 0, 0, 42, 59)
        for k in range(3):
            fill = pen["ink" if window == k else "card2"]
            drawing += svg.tag("circle", cx=13 + 8 * k, cy=49, r=2.4, fill=fill)
    drawing += svg.use(f"e-{kind}", 4, 3, 34)
    return Item(f"card-{card}", pen.words.card(card), 42, 59, drawing, f"equipment-{kind}")


@drawn_once(CARDS)
def animal(pen: Pen, name: str) -> Item:
    land = pen.words.printed.animal_landscapes[name]
    drawing = (
        svg.use("k-animal", 0, 0, 42, 59)
        + svg.box(3, 3, 36, 35, pen[land], round=4)
        + svg.use(f"a-{name}", 4, 4, 34)
        + little_square(land, 11.5, 37.5)
    )
    title = pen.words.row((pen.words.say(f"animal-{name}"), pen.words.say(f"landscape-{land}")))
    return Item(f"animal-{name}", title, 42, 59, drawing, "label-animals")


@drawn_once(CARDS)
def half_map(pen: Pen, name: str, which: str) -> Item:
    return Item(name, pen.words.map(which), 36, 48, svg.use(f"m-{which}", 0, 0, 36, 48), "label-maps")


@drawn_once(CARDS)
def pair_in_chest(pen: Pen, name: str, colour: str) -> Item:
    """Two halves that became whole, and safe."""
    drawing = (
        svg.box(0, 4, 68, 50, pen["wood2"], round=6, stroke=pen["ink"], stroke_width=1.6)
        + svg.use(f"m-{colour}-a", 3, 6, 31.5, 42)
        + svg.use(f"m-{colour}-b", 33.5, 6, 31.5, 42)
        + svg.use("e-chest", 24, 36, 20)
    )
    title = pen.words.row((pen.words.say(f"mapcolour-{colour}"), "A + B", pen.words.say("label-secured")))
    return Item(name, title, 68, 57, drawing, "label-secured")


@drawn_once(CARDS)
def good(pen: Pen, tile: str) -> Item:
    """A goods tile; the same on a city and before a player."""
    kind, value = pen.words.printed.good(tile)
    drawing = (
        svg.use("k-good", -1, -1, 38)
        + svg.use(f"t-{kind}", 2, 1, 28)
        + number(pen, value, 28, 28, FIGURE, "paper")
    )
    return Item(f"tile-{tile}", pen.words.tile(tile), 36, 36, drawing, "label-goods")


@drawn_once(CARDS)
def special(pen: Pen, kind: str, points: int) -> Item:
    """Eight-sided and golden: nobody takes it for an ordinary good."""
    drawing = (
        svg.use("k-special", -1, -1, 40)
        + svg.use(f"t-{kind}", 7, 7, 24)
        + number(pen, points, 30, 29.5, FIGURE + 1, "paper")
    )
    return Item(f"special-{kind}", pen.words.special(kind), 38, 38, drawing, "label-special-goods")


@drawn_once(CARDS)
def yak_tile(pen: Pen, seat: int, tile: str | None, under: int) -> Item:
    """The current tile on top of those still face down."""
    drawing = "".join(
        svg.box(6 - 2 * k, 6 - 2 * k, 40, 40, pen["card2"], round=6, stroke=pen["ink"], stroke_width=1.4)
        for k in range(min(under, 3))
    )
    names = [pen.words.say("label-yak-tile"), pen.words.say("label-tiles-left", count=under)]
    if tile == "ten":
        drawing += svg.box(0, 0, 40, 40, pen["gold"], round=6, stroke=pen["ink"], stroke_width=1.8)
        drawing += pen.middle(10, 20, 20, 22)
    elif tile:
        drawing += svg.box(0, 0, 40, 40, pen["paper"], round=6, stroke=pen["ink"], stroke_width=1.8)
        drawing += little_square(tile, 3, 3, 34)
    if tile:
        names.insert(1, pen.words.say(f"yaktile-{tile}"))
    drawing += badge(pen, under, 36, 43, 11.5)
    return Item(f"yaktile-{seat}", pen.words.row(names), 48, 54, drawing, "label-yak-tile")


@drawn_once(CARDS)
def tent(pen: Pen, name: str, land: str) -> Item:
    drawing = face(pen, 36, 54) + svg.use("p-tent", 4, 2, 28)
    drawing += svg.box(8, 32, 20, 20, pen["ink"], round=3) + little_square(land, 8.5, 32.5)
    return Item(
        name,
        pen.words.row((pen.words.say("label-tents"), pen.words.say(f"landscape-{land}"))),
        36,
        54,
        drawing,
        "label-tents",
    )


@drawn_once(CARDS)
def hidden_tents(pen: Pen, name: str, count: int) -> Item:
    drawing = face(pen, 36, 54, "maroon") + svg.use("p-tent", 4, 4, 28) + badge(pen, count, 18, 40, 12)
    return Item(name, pen.words.labelled("label-tents", count), 36, 54, drawing, "label-tents")


@drawn_once(CARDS)
def kathmandu_tile(pen: Pen, seat: int, points: int) -> Item:
    drawing = (
        svg.box(0, 0, 42, 54, pen["gold"], round=8, stroke=pen["ink"], stroke_width=1.8)
        + svg.use("p-stupa", 5, 1, 32)
        + number(pen, points, 21, 43, FIGURE)
    )
    title = pen.words.row((pen.words.say("score-kathmandu"), pen.words.say("label-points", count=points)))
    return Item(f"arrival-{seat}", title, 42, 54, drawing, "label-kathmandu-tiles")
