"""What lies beside the landscape for everybody: weather, cards, maps, special goods, tents."""

from collections.abc import Mapping
from typing import Any

from durbar import svg
from durbar.games.expedition import content

from . import cards, rows
from .cards import Item
from .landscape import length_of
from .pen import Pen, kept

LABEL = 15  # height of the line above a section
GAP = 5
APART = 16
PAD = 8
NOTE = 10  # the line that says what is reconstructed
LARGEST = 1.3


def draw_displays(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    """All sections, as large as the room allows."""
    sections = [section for section in found(pen, facts) if section[1]]
    sizes = []
    for label, items in sections:
        wide = sum(item.width for item in items) + GAP * (len(items) - 1)
        wide = max(wide, rows.text_width(label, 11.5))
        sizes.append((wide, LABEL + max(item.height for item in items)))
    room, high = width - 2 * PAD, height - 2 * PAD - NOTE
    scale = rows.fit(sizes, room, high, APART, LARGEST)
    drawn = []
    y = 0.0
    for row in rows.break_rows([wide for wide, _ in sizes], room / scale, APART):
        start = 0.0
        for k in row:
            label, items = sections[k]
            drawn.append(pen.text(label, start, y + 10, 11.5, "quiet", 600))
            x = start
            for item in items:
                drawn.append(item.at(pen, x, y + LABEL))
                x += item.width + GAP
            start += sizes[k][0] + APART
        y += max(sizes[k][1] for k in row) + APART / 2
    y -= APART / 2
    panel = svg.box(0, 0, width, height, pen["panel"], round=10, stroke=pen["edge"], stroke_width=1.2)
    inside = svg.group("".join(drawn), transform=svg.move(PAD, PAD + (high - y * scale) / 2, scale))
    return svg.group(panel + inside + note(pen, width - PAD, height - 6, 10), class_="displays")


@kept
def note(pen: Pen, x: float, y: float, size: float) -> str:
    """What of the picture is not the printed game's, at the right end of a line."""
    words = pen.words
    said = words.value(words.say("label-landscape"), words.say("reconstructed"))
    return svg.group(
        svg.title(words.say("reconstructed-note"))
        + svg.label(said, x, y, size, pen["quiet"], text_anchor="end"),
        class_="note",
    )


def found(pen: Pen, facts: Mapping[str, Any]) -> list[tuple[str, list[Item]]]:
    say = pen.words.say
    days = length_of(facts)["days"]
    today = say("label-day", day=max(facts["day"], 1), days=days)
    sections = [
        (
            pen.words.row((today, say("label-round", round=max(facts["round"], 1)))),
            [weather(pen, facts, days)],
        ),
        (
            say("label-equipment-display"),
            [
                cards.back(
                    pen,
                    "deck-equipment",
                    deck(pen, facts["equipment_left"]),
                    facts["equipment_left"],
                    "e-tool-case",
                    "wood2",
                ),
                *(cards.equipment(pen, card) for card in facts["equipment"]),
            ],
        ),
        (
            say("label-animal-display"),
            [
                cards.back(
                    pen,
                    "deck-animals",
                    deck(pen, facts["animals_left"]),
                    facts["animals_left"],
                    "r-paint-box",
                    "leaf2",
                ),
                *(cards.animal(pen, animal) for animal in facts["animals"]),
            ],
        ),
        (
            say("label-map-display"),
            [
                cards.back(
                    pen,
                    "deck-maps",
                    deck(pen, facts["maps_left"]),
                    facts["maps_left"],
                    "e-terrain-map",
                    "sky2",
                ),
                *(
                    cards.half_map(pen, f"map-open-{k}", name)
                    for k, name in enumerate(facts["maps"], 1)
                    if name
                ),
            ],
        ),
        (say("label-special-goods"), [specials(pen, facts)]),
    ]
    if facts.get("options", {}).get("tents", facts["tents_left"]):
        pile = cards.back(
            pen, "deck-tents", deck(pen, facts["tents_left"]), facts["tents_left"], "p-tent", "maroon"
        )
        sections.append((say("label-tents"), [pile]))
    return sections


def deck(pen: Pen, left: int) -> str:
    return pen.words.say("label-deck", count=left)


def weather(pen: Pen, facts: Mapping[str, Any], days: int) -> Item:
    """One place for each day: what it brought, or its number; the rounds of today as three lamps."""
    say = pen.words.say
    drawn = ""
    said = []
    for k in range(days):
        x = k * 34
        today = k + 1 == facts["day"] and facts["phase"] != "over"
        known = k < len(facts["weather"])
        drawn += svg.box(
            x,
            0,
            31,
            36,
            pen["well"],
            round=6,
            stroke=pen["text" if today else "edge"],
            stroke_width=2 if today else 1.4,
        )
        if known:
            tile = facts["weather"][k]
            said.append(say(f"weather-{tile}"))
            drawn += svg.box(x + 2, 2, 27, 32, pen["sky"] if tile == "storm" else pen["grain"], round=5)
            drawn += svg.use(f"p-{tile}", x + 3, 6, 25)
        else:
            drawn += pen.middle(k + 1, x + 15.5, 18, 14, "text" if today else "quiet")
        if today:
            for lamp in range(3):
                fill = pen["sun"] if lamp < facts["round"] else pen["well"]
                drawn += svg.tag(
                    "circle",
                    cx=x + 6 + lamp * 9.5,
                    cy=43,
                    r=3.6,
                    fill=fill,
                    stroke=pen["ink"],
                    stroke_width=1.2,
                )
    left = facts["weather_left"]
    x = days * 34 + 4
    for k, tile in enumerate(("storm", "sun")):
        drawn += svg.use(f"p-{tile}", x, k * 19, 16) + pen.text(
            left.get(tile, 0), x + 20, k * 19 + 13, 13, "text", 700
        )
    mix = pen.words.row(f"{say(f'weather-{tile}')} {left.get(tile, 0)}" for tile in ("storm", "sun"))
    title = pen.words.value(say("label-weather"), pen.words.row(said) or say("label-nothing"))
    return Item("weather", f"{title} ({say('label-face-down')} {mix})", days * 34 + 36, 50, drawn)


def specials(pen: Pen, facts: Mapping[str, Any]) -> Item:
    """Those nobody has, in two rows of three; each keeps its place."""
    owned = {good for player in facts["seats"] for good in player["specials"]}
    points = content.table("numbers")["scoring"]["special_good"]
    drawn = ""
    for k, good in enumerate(content.GOOD_TYPE_NAMES):
        x, y = k % 3 * 31, k // 3 * 31
        drawn += svg.tag("circle", cx=x + 14, cy=y + 14, r=12, fill=pen["well"])
        if good not in owned:
            token = cards.special(pen, good, points)
            drawn += token.at(pen, x, y, 0.74)
    return Item("specials", pen.words.say("label-special-goods"), 92, 60, drawn)
