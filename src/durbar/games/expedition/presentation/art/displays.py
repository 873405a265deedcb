"""What lies beside the landscape for everybody: weather, cards, maps, special goods, tents."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from durbar.art import svg
from durbar.art.pen import LEAST, drawn_from, drawn_once
from durbar.art.rows import Item, break_rows, even_rows
from durbar.art.text import text_width
from durbar.games.expedition import content

from . import cards
from .landscape import length_of
from .pen import Pen

LABEL = 17  # height of the line above a section
LETTERS = 12.5  # labels keep their size, however small the cards must be
BOLD = 1.08  # such letters are wider
GAP = 5
APART = 16
PAD = 8
NOTE = 12  # the line that says what is reconstructed
LARGEST = 1.4
WHOLE = 0.8  # from this scale on a section stays in one line
ON_DISPLAY = (
    *("day", "round", "weather", "weather_left", "tents_left"),
    *("equipment", "equipment_left", "animals", "animals_left", "maps", "maps_left", "maps_under"),
)


@dataclass(frozen=True)
class Section:
    """A label with what belongs to it, in one line; `word` explains it."""

    label: str
    word: str
    items: tuple[Item, ...]

    def things(self, scale: float) -> float:
        """How wide it is without its label."""
        return (sum(item.width for item in self.items) + GAP * (len(self.items) - 1)) * scale

    def width(self, scale: float, room: float) -> float:
        """With its label, which is set smaller where the room is narrow."""
        return max(self.things(scale), min(text_width(self.label, LETTERS * BOLD), room))

    def height(self, scale: float) -> float:
        return LABEL + max(item.height for item in self.items) * scale

    def break_lines(self, room: float, scale: float) -> list["Section"]:
        """In several lines, if one is too long."""
        if self.things(scale) <= room:
            return [self]
        lines = break_rows([item.width for item in self.items], room / scale, GAP)
        parts = [tuple(self.items[k] for k in line) for line in lines]
        return [Section(self.label if not k else "", self.word, part) for k, part in enumerate(parts)]

    def draw(self, pen: Pen, x: float, y: float, scale: float, room: float) -> str:
        drawn = ""
        if self.label:
            colour = "text" if self.word == "label-weather" else "quiet"
            size = LETTERS * min(1.0, room / (text_width(self.label, LETTERS * BOLD) or room))
            label = pen.text(self.label, x, y + 11, size, colour, font_weight=600)
            drawn = svg.group(label, data_word=self.word, class_="label")
        for item in self.items:
            drawn += item.at(pen, x, y + LABEL, scale)
            x += (item.width + GAP) * scale
        return drawn


def draw_displays(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    """All sections, as large as the room allows; what they show is the same for everybody."""
    shown = {name: facts[name] for name in ON_DISPLAY}
    shown["days"] = length_of(facts)["days"]
    shown["over"] = facts["phase"] == "over"
    shown["tents"] = bool(facts.get("options", {}).get("tents", facts["tents_left"]))
    shown["owned"] = sorted(good for player in facts["seats"] for good in player["specials"])
    return draw_sections(pen, shown, width, height)


@drawn_from
def draw_sections(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    room, high = width - 2 * PAD, height - 2 * PAD - NOTE
    scale, parts, lines = arrange_sections(sections(pen, facts), room, high)
    wide, tall = [part.width(scale, room) for part in parts], [part.height(scale) for part in parts]
    used = sum(max(tall[k] for k in line) for line in lines) + APART / 2 * (len(lines) - 1)
    drawn = []
    spread = max(0.0, min((high - used) / len(lines), APART))
    y = PAD + max(0.0, (high - used - spread * (len(lines) - 1)) / 2)
    for line in lines:
        between = APART + min(
            (room - sum(wide[k] for k in line) - APART * (len(line) - 1)) / len(line), APART
        )
        x = float(PAD)
        for k in line:
            drawn.append(parts[k].draw(pen, x, y, scale, room))
            x += wide[k] + between
        y += max(tall[k] for k in line) + APART / 2 + spread
    inside = "".join(drawn) + note(pen, width - PAD, height - 6, LEAST)
    return svg.group(pen.panel(width, height) + inside, class_="displays")


def arrange_sections(
    found: list[Section], room: float, high: float
) -> tuple[float, list[Section], list[list[int]]]:
    """The largest scale that fits, the sections or parts of them, and which of these stand in which line."""
    for scale in cards.ROWS.scales:
        parts = [part for section in found for part in section.break_lines(room, scale)]
        wide, tall = [part.width(scale, room) for part in parts], [part.height(scale) for part in parts]
        lines = even_rows(wide, room, APART)
        used = sum(max(tall[k] for k in line) for line in lines) + APART / 2 * (len(lines) - 1)
        broken = len(parts) > len(found) and scale >= WHOLE
        if scale <= LARGEST and used <= high and max(wide) <= room and not broken:
            break
    return scale, parts, lines


@drawn_once(64)
def note(pen: Pen, x: float, y: float, size: float) -> str:
    """What of the picture is not the printed game's, at the right end of a line."""
    words = pen.words
    line = words.labelled("label-landscape", words.say("reconstructed"))
    return svg.group(
        svg.title(words.say("reconstructed-note")) + pen.text(line, x, y, size, "quiet", text_anchor="end"),
        class_="note",
    )


def sections(pen: Pen, facts: Mapping[str, Any]) -> list[Section]:
    words = pen.words
    days = facts["days"]
    day, turn = max(facts["day"], 1), min(max(facts["round"], 1), 3)
    today = words.row((words.say("label-day", day=day, days=days), words.say("label-round", round=turn)))
    known = words.row(words.map(name) for name in facts["maps_under"])
    gear, beasts, charts = "label-equipment-display", "label-animal-display", "label-map-display"
    open_maps = [(k, name) for k, name in enumerate(facts["maps"], 1) if name]
    found = [
        (today, "label-weather", [weather(pen, facts, days)]),
        (
            words.say(gear),
            gear,
            [
                cards.back(pen, "deck-equipment", facts["equipment_left"], "e-tool-case", "wood2", gear),
                *(cards.equipment(pen, card) for card in facts["equipment"]),
            ],
        ),
        (
            words.say(beasts),
            beasts,
            [
                cards.back(pen, "deck-animals", facts["animals_left"], "r-paint-box", "leaf2", beasts),
                *(cards.animal(pen, name) for name in facts["animals"]),
            ],
        ),
        (
            words.say(charts),
            charts,
            [
                cards.back(pen, "deck-maps", facts["maps_left"], "e-terrain-map", "sky2", charts, known),
                *(cards.half_map(pen, f"map-open-{k}", name) for k, name in open_maps),
            ],
        ),
        (words.say("label-special-goods"), "label-special-goods", [specials(pen, facts)]),
    ]
    if facts["tents"]:
        tents = cards.back(pen, "deck-tents", facts["tents_left"], "p-tent", "maroon", "label-tents")
        found.append((words.say("label-tents"), "label-tents", [tents]))
    return [Section(label, word, tuple(items)) for label, word, items in found]


def weather(pen: Pen, facts: Mapping[str, Any], days: int) -> Item:
    """A place for each day, and how many tiles of each kind may still come in this half of the game."""
    say = pen.words.say
    known = facts["weather"]
    going_on = not facts["over"]
    drawn = "".join(
        day_place(
            pen,
            k,
            known[k - 1] if k <= len(known) else None,
            facts["round"] if going_on and k == facts["day"] else 0,
        )
        for k in range(1, days + 1)
    )
    mix = []
    for k, tile in enumerate(("storm", "sun")):
        count = facts["weather_left"].get(tile, 0)
        drawn += svg.use(f"p-{tile}", days * 34 + 4, k * 19, 16)
        drawn += pen.bold(count, days * 34 + 24, k * 19 + 13.5, 15)
        mix.append(f"{say(f'weather-{tile}')} {count}")
    so_far = pen.words.row(say(f"weather-{tile}") for tile in known) or say("label-nothing")
    hidden = f"{say('label-face-down')} {pen.words.row(mix)}"
    title = pen.words.aside(pen.words.labelled("label-weather", so_far), hidden)
    return Item("weather", title, days * 34 + 36, 50, drawn, "label-weather")


@drawn_once(256)
def day_place(pen: Pen, day: int, tile: str | None, turn: int) -> str:
    """What a day brought, or its number; the rounds of today as three lamps (none on other days)."""
    x = (day - 1) * 34
    say = pen.words.say
    edge, width = ("text", 2) if turn else ("edge", 1.4)
    drawn = svg.box(x, 0, 31, 36, pen["well"], round=6, stroke=pen[edge], stroke_width=width)
    if tile:
        drawn += svg.box(x + 2, 2, 27, 32, pen["sky" if tile == "storm" else "grain"], round=5)
        drawn += svg.use(f"p-{tile}", x + 3, 6, 25)
    else:
        drawn += pen.middle(day, x + 15.5, 18, 14, "text" if turn else "quiet")
    for lamp in range(3 if turn else 0):
        fill = pen["sun" if lamp < turn else "well"]
        drawn += svg.tag(
            "circle", cx=x + 6 + lamp * 9.5, cy=43, r=3.6, fill=fill, stroke=pen["rim"], stroke_width=1.2
        )
    word = f"weather-{tile}" if tile else "label-weather"
    return svg.group(
        svg.title(pen.words.value(say("label-one-day", day=day), say(word if tile else "label-face-down")))
        + drawn,
        data_word=word,
    )


def specials(pen: Pen, facts: Mapping[str, Any]) -> Item:
    """Those nobody has, in two rows of three; each keeps its place."""
    owned = facts["owned"]
    points = pen.words.printed.numbers["scoring"]["special_good"]
    drawn = ""
    for k, good in enumerate(content.GOOD_TYPE_NAMES):
        x, y = k % 3 * 34, k // 3 * 33
        drawn += svg.tag("circle", cx=x + 15, cy=y + 15, r=13, fill=pen["well"])
        if good not in owned:
            token = cards.special(pen, good, points)
            drawn += token.at(pen, x, y, 0.8)
    return Item("specials", pen.words.say("label-special-goods"), 99, 64, drawn, "label-special-goods")
