"""What lies around the mat: decks, discards, objectives for all, Bhairavs, architects to choose from."""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_from
from durbar.art.rows import Item
from durbar.art.text import BROAD
from durbar.games.revival import content

from . import goals
from .cards import HIGH, ROWS, WIDE, back, card
from .pen import Pen

HEAD = 23.0
DISCARDS = 128.0  # below the objectives; where the shelf is narrow these have two rows
BAG_COINS = content.table("numbers")["game"]["most_debris"]
SHOWN = ("players", "stage", "options", "objectives", "bhairavs", "discards", "named", "squares")
MOST_TOLD = 6  # cards under the red deck that are told one by one


# --- Decks --------------------------------------------------------------------------------------------------


def decks(pen: Pen, facts: Mapping[str, Any], size: float) -> tuple[Item, Item]:
    """Blue and red; in solo blue and the bag. They are counted in figures of this size."""
    blue = deck(pen, "blue", len(facts["blue"]), "", size)
    if facts["players"] == 1:
        return blue, bag(pen, facts, size)
    return blue, deck(pen, "red", facts["red_left"] + len(facts["bottom"]), under_red(pen, facts), size)


def deck(pen: Pen, name: str, count: int, more: str, size: float) -> Item:
    title = pen.words.labelled(f"label-{name}", count)
    if more:
        title = f"{title}. {more}"
    drawing = back(pen, f"deck{name}", count, size)
    return Item(f"deck-{name}", title, WIDE + 5, HIGH + 5, drawing, f"piece-deck-{name}")


def under_red(pen: Pen, facts: Mapping[str, Any]) -> str:
    """The cards that everybody, or the viewer, saw going under the red deck."""
    seen = [pen.words.word("card", known["card"]) for known in facts["bottom"] if known["card"]]
    if not seen:
        return ""
    last = pen.words.row(seen[-MOST_TOLD:])
    return pen.words.labelled("label-bottom", f"… {last}" if len(seen) > MOST_TOLD else last)


def bag(pen: Pen, facts: Mapping[str, Any], size: float) -> Item:
    left = BAG_COINS - len(facts["debris"])
    drawing = svg.use("p-bag", 0, 10, 76) + pen.middle(left, 38, 58, size, "paper")
    return Item("bag", pen.words.labelled("label-bag", left), 76, HIGH, drawing)


# --- The shelf ----------------------------------------------------------------------------------------------


def bhairav(pen: Pen, colour: str) -> Item:
    drawing = svg.box(0, 0, 48, 60, pen[f"{colour}-ground"], round=6, stroke=pen["rim"], stroke_width=1.6)
    drawing += svg.use("p-bhairav", 6, 2, 36, color=pen[colour]) + svg.use(f"c-{colour}", 17, 42, 14)
    title = f"{pen.words.say('score-bhairav')} {pen.words.word('colour', colour)}"
    return Item(f"bhairav-{colour}", title, 48, 60, drawing)


def architect(pen: Pen, name: str, element: str, short: bool = False) -> Item:
    """A card with the name, unless there is no room for it; what it does is its help."""
    title = pen.words.word("architect", name)
    if short:
        drawing = svg.box(0, 0, 26, 26, pen["card"], round=6, stroke=pen["rim"], stroke_width=1.3)
        return Item(element, title, 26, 26, drawing + svg.use("p-architect", 3, 3, 20), f"architect-{name}")
    wide = 34.0 + 8.6 * len(title) * (2 if ord(title[0]) > BROAD else 1)
    drawing = svg.box(0, 0, wide, 26, pen["card"], round=6, stroke=pen["rim"], stroke_width=1.3)
    drawing += svg.use("p-architect", 3, 3, 20) + pen.text(title, 26, 18, 13.5, "ink", font_weight=600)
    return Item(element, title, wide, 26, drawing, f"architect-{name}")


def candidates(pen: Pen, facts: Mapping[str, Any]) -> list[Item]:
    """The architects nobody has chosen yet."""
    taken = {row["architect"] for row in facts["seats"]}
    return [
        architect(pen, each["name"], f"architect-{each['name']}")
        for each in pen.words.box.table("numbers")["architect"]
        if facts["players"] >= each["fewest"] and each["name"] not in taken
    ]


def draw_shelf(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    """Objectives and Bhairavs above, the open discard pile below; before the game the architects."""
    shown = {name: facts[name] for name in SHOWN if name in facts}
    taken = [{"architect": row.get("architect"), "objective": row.get("objective")} for row in facts["seats"]]
    bought = {name: facts["pending"][name] for name in ("bought",) if name in facts["pending"]}
    return draw_supplies(pen, {**shown, "seats": taken, "pending": bought}, width, height)


@drawn_from
def draw_supplies(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    drawn = pen.panel(width, height)
    if facts["stage"] == "draft":
        return drawn + compartment(
            pen, "label-architects", "piece-architects", candidates(pen, facts), 0, width, height, 1.5
        )
    objectives = [goals.objective(pen, facts, entry) for entry in facts.get("objectives", ())]
    top = left = 0.0
    if objectives:
        top = max(height * 0.53, height - DISCARDS)
        drawn += compartment(pen, "label-objectives", "piece-objective", objectives, 0, width, top, 1.2)
    if facts["options"].get("bhairav"):
        left = width * 0.44
        sold = [bhairav(pen, colour) for colour in facts.get("bhairavs", ())]
        drawn += compartment(pen, "label-bhairavs", "piece-bhairav", sold, top, left, height - top, 1.3)
    bought = facts["pending"].get("bought")
    pile = [card(pen, name) for name in facts["discards"] if name != bought]
    ground = svg.box(4, top + 2, width - left - 8, height - top - 6, "none")
    word = "piece-discards-solo" if facts["players"] == 1 else "piece-discards"
    inside = compartment(pen, "label-discards", word, pile, top, width - left, height - top)
    return drawn + svg.group(
        svg.title(pen.words.labelled("label-discards", len(pile))) + ground + inside,
        id="discards",
        data_word=word,
        transform=svg.move(left, 0),
    )


def compartment(
    pen: Pen,
    label: str,
    word: str,
    items: Sequence[Item],
    y: float,
    width: float,
    height: float,
    most: float = 1.1,
) -> str:
    drawn = pen.heading(label, 10, y + 16, word)
    things = ROWS.lay_out(pen, items, width - 20, height - HEAD - 6, gap=4, most=most)
    return drawn + svg.moved(10, y + HEAD + 1, things)
