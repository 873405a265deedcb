"""What lies around the mat: decks, discards, objectives for all, Bhairavs, architects to choose from."""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar import svg
from durbar.games.revival import content

from . import goals
from .cards import HIGH, WIDE, back, card
from .pen import Pen
from .rows import Item, lay_out

HEAD = 18.0
BAG_COINS = content.table("numbers")["game"]["most_debris"]


def heading(pen: Pen, text: str, x: float, y: float) -> str:
    return pen.text(pen.words.say(text), x, y, 11, "quiet", 600)


def panel(pen: Pen, width: float, height: float) -> str:
    return svg.box(0, 0, width, height, pen["panel"], round=10, stroke=pen["edge"], stroke_width=1.2)


def deck(pen: Pen, name: str, count: int) -> Item:
    said = pen.words.value(f"label-{name}", count)
    return Item(f"deck-{name}", said, WIDE + 6, HIGH + 6, back(pen, f"deck{name}", count))


def bag(pen: Pen, facts: Mapping[str, Any]) -> Item:
    left = BAG_COINS - len(facts["debris"])
    drawing = svg.use("p-bag", 4, 20, 60) + pen.middle(left, 34, 58, 20, "paper")
    return Item("bag", pen.words.value("label-bag", left), WIDE + 6, HIGH + 6, drawing)


def draw_decks(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    """Blue and red; in solo blue and the bag."""
    items = [deck(pen, "blue", len(facts["blue"]))]
    if facts["players"] == 1:
        items.append(bag(pen, facts))
    else:
        red = facts["red"] if isinstance(facts["red"], int) else len(facts["red"])
        items.append(deck(pen, "red", red + len(facts["bottom"])))
    drawn = panel(pen, width, height)
    things = lay_out(pen, items, width - 14, height - 14, gap=8)
    drawn += svg.group(things, transform=svg.move(8, 8))
    under = [known["card"] for known in facts.get("bottom", ()) if known["card"]]
    if under and height > 260:  # cards that everybody, or the viewer, saw going under the red deck
        lower = lay_out(pen, [card(pen, name) for name in under], width - 14, height - 250, most=0.5)
        drawn += svg.group(svg.title(pen.words.say("label-bottom")) + lower, transform=svg.move(8, 236))
    return drawn


def bhairav(pen: Pen, colour: str) -> Item:
    drawing = svg.box(0, 0, 48, 60, pen[f"{colour}-ground"], round=6, stroke=pen["rim"], stroke_width=1.6)
    drawing += pen.painted(colour, svg.use("p-bhairav", 6, 2, 36)) + svg.use(f"c-{colour}", 17, 42, 14)
    said = f"{pen.words.say('score-bhairav')} {pen.words.word('colour', colour)}"
    return Item(f"bhairav-{colour}", said, 48, 60, drawing)


def architect(pen: Pen, name: str, element: str) -> Item:
    """A card with the name; what it does is its title."""
    said = pen.words.word("architect", name)
    wide = 30.0 + 7.2 * len(said) * (2 if ord(said[0]) > 0x2E80 else 1)
    drawing = svg.box(0, 0, wide, 24, pen["card"], round=6, stroke=pen["rim"], stroke_width=1.3)
    drawing += svg.use("p-architect", 3, 2, 20) + pen.text(said, 25, 16.5, 12, "ink", 600)
    help = pen.words.say(f"architect-{name}-help")
    return Item(element, f"{said}: {help}", wide, 24, drawing)


def area(items: Sequence[Item]) -> float:
    return sum(item.width * item.height for item in items)


def draw_shelf(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    """Objectives and Bhairavs, then the open discard pile."""
    drawn = panel(pen, width, height)
    top: list[Item] = []
    label = "label-objectives"
    if facts["stage"] == "draft":
        taken = {row["architect"] for row in facts["seats"]}
        names = [each for each in content.table("numbers")["architect"] if facts["players"] >= each["fewest"]]
        top = [
            architect(pen, each["name"], f"architect-{each['name']}")
            for each in names
            if each["name"] not in taken
        ]
        label = "label-architects"
    else:
        top = [goals.objective(pen, facts, entry) for entry in facts.get("objectives", ())]
        if not top:
            label = "label-bhairavs"
        top += [bhairav(pen, colour) for colour in facts.get("bhairavs", ())]
    left = 8.0
    room = width - 16
    bought = facts["pending"].get("bought")
    pile = [card(pen, name) for name in facts["discards"] if name != bought]
    if top:
        wanted, others = area(top), max(area(pile), WIDE * HIGH)
        share = room * min(max(wanted / (wanted + others), 0.35), 0.75)
        drawn += heading(pen, label, left, 15)
        things = lay_out(pen, top, share, height - HEAD - 8, most=1.1)
        drawn += svg.group(things, transform=svg.move(left, HEAD + 2))
        left, room = left + share + 8, room - share - 8
    drawn += heading(pen, "label-discards", left, 15)
    things = lay_out(pen, pile, room, height - HEAD - 8, gap=4)
    return drawn + svg.group(things, id="discards", transform=svg.move(left, HEAD + 2))
