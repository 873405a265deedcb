"""The board of each player: dice and their places, supplies, offerings, and all that was gathered."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from durbar import svg
from durbar.games.expedition import content

from . import cards, rows
from .cards import Item
from .pen import Pen, kept

BROAD = 560  # from this width on, name and dice share a line
PAD = 10
SLOT, HOME, ASIDE = 33, 31, 20  # from one place of a die to the next
SUM = 42  # room for the sum of the day
HOMES = 3 * SLOT + SUM
CORNER = HOMES + 6 * HOME + 6  # of the dice set aside
DICE_WIDE = CORNER + 3 * ASIDE
OFFERINGS_WIDE = 9 * 22
SUPPLY = 48  # from one resource to the next


@dataclass(frozen=True)
class Die:
    """Where a die lies on its board."""

    colour: str
    face: int
    place: str
    x: float
    y: float
    size: float
    chosen: bool


def draw_seat(
    pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float, own: bool
) -> tuple[str, list[Die]]:
    """The board without its dice, and where these lie: they move, so they are drawn last of all."""
    player = facts["seats"][seat]
    right = width - PAD
    chosen = facts["turn"]["die"] if facts["active"] == seat else None
    drawn = cardboard(pen, facts, seat, width, height, own)
    if width >= BROAD:
        lines = (8.0, 46.0, 80.0)
        drawn += head(pen, facts, seat, PAD, lines[0], right - PAD - DICE_WIDE)
        places = dice(pen, player, chosen, right - DICE_WIDE, lines[0], DICE_WIDE)
        offered, supplied = lines[1], lines[1]
    else:
        lines = (8.0, 78.0, 110.0)
        drawn += head(pen, facts, seat, PAD, lines[0], right - PAD - OFFERINGS_WIDE)
        places = dice(pen, player, chosen, PAD, 42.0, right - PAD)
        offered, supplied = lines[0], lines[1]
    drawn += places[0]
    drawn += svg.group(
        offerings(pen, player["colour"], player["offerings"]),
        transform=svg.move(right - OFFERINGS_WIDE, offered),
    )
    for k, (name, count) in enumerate(player["resources"].items()):
        drawn += svg.group(
            supply(pen, name, count), transform=svg.move(PAD + k * SUPPLY, supplied), class_="resource"
        )
    drawn += svg.group(
        tiredness(pen, player["exhaustion"]),
        transform=svg.move(PAD + 5 * SUPPLY + 8, supplied),
        class_="exhaustion",
    )
    top = lines[2]
    things = rows.lay_out(pen, belongings(pen, facts, seat), right - PAD, height - top - 8, most=1.5)
    drawn += svg.group(things, transform=svg.move(PAD, top))
    return svg.group(drawn, id=f"seat-{seat}", class_=f"seat {player['colour']}"), places[1]


def cardboard(pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float, own: bool) -> str:
    """The board itself; that of the player on turn has a strong edge in the colour of the seat."""
    colour = facts["seats"][seat]["colour"]
    on_turn = facts["active"] == seat and facts["phase"] != "over"
    said = [pen.words.person(seat, colour)]
    if on_turn:
        said.append(pen.words.say("label-on-turn"))
    ground = svg.box(
        0,
        0,
        width,
        height,
        pen["panel2" if own else "panel"],
        round=10,
        stroke=pen[colour if on_turn else "edge"],
        stroke_width=3.5 if on_turn else 1.2,
        class_="on-turn" if on_turn else None,
    )
    return svg.title(pen.words.row(said)) + ground + svg.box(0, 14, 5, height - 28, pen[colour], round=2.5)


def head(pen: Pen, facts: Mapping[str, Any], seat: int, x: float, y: float, room: float) -> str:
    """Mark, name, character, standee."""
    player = facts["seats"][seat]
    words = pen.words
    drawn = svg.use(f"p-mark-{player['colour']}", x - 3, y, 30)
    end = x + room - 8
    if facts["holder"] == seat:
        end -= 32
        drawn += pen.piece(
            "standee",
            words.say("label-holder"),
            end,
            y - 1,
            32,
            32,
            svg.tag("circle", cx=16, cy=16, r=16, fill=pen["chip"]) + svg.use("p-standee", 2, 1, 28),
            round=16,
        )
    if player["character"]:
        end -= 34
        said = words.say(f"character-{player['character']}")
        if player["character"] == "monk":
            said = f"{said} ({player['monk_uses']})"
        portrait = svg.tag("circle", cx=16, cy=16, r=16, fill=pen["chip"]) + svg.use(
            f"c-{player['character']}", 2, 0, 28
        )
        drawn += pen.piece(f"character-{seat}", said, end, y - 1, 32, 32, portrait, round=16)
    name = words.names[seat] if words.names else words.say(f"colour-{player['colour']}")
    return drawn + pen.text(shortened(name, end - x - 30), x + 29, y + 20.5, 15, weight=700)


def shortened(name: str, room: float) -> str:
    """As much of a name as fits."""
    if rows.text_width(name, 15) <= room:
        return name
    kept_letters = next((k for k in range(len(name), 0, -1) if rows.text_width(name[:k], 15) <= room - 12), 1)
    return f"{name[:kept_letters]}…"


def dice(
    pen: Pen, player: Mapping[str, Any], chosen: str | None, x: float, y: float, room: float
) -> tuple[str, list[Die]]:
    """The places, and the dice on them: slots of the day, a home for each colour, dice set aside."""
    scale = min(1, room / DICE_WIDE)
    total = sum(die["face"] for die in player["dice"].values() if die["place"].startswith("slot"))
    waiting = [colour for colour in content.DIE_NAMES if player["dice"][colour]["place"] == "aside"]
    found = []
    for k, colour in enumerate(content.DIE_NAMES):
        face, place = player["dice"][colour]["face"], player["dice"][colour]["place"]
        if place == "unused":
            at = (HOMES + k * HOME + 1, 1, 29)
        elif place == "aside":
            at = (CORNER + waiting.index(colour) * ASIDE, 6, 18)
        else:
            at = ((int(place[-1]) - 1) * SLOT + 1, 1, 29)
        spot = (x + at[0] * scale, y + at[1] * scale, at[2] * scale)
        found.append(Die(colour, face, place, *spot, colour == chosen))
    return svg.group(dice_places(pen, total), transform=svg.move(x, y, scale)), found


@kept
def dice_places(pen: Pen, total: int) -> str:
    """Three slots, the sum of the day, what each die brings, and a corner for those set aside."""
    drawn = ""
    for k in range(3):
        drawn += svg.box(k * SLOT, 0, 31, 31, pen["well"], round=7, stroke=pen["quiet"], stroke_width=1.4)
    middle = 3 * SLOT + SUM / 2
    drawn += svg.group(
        svg.title(pen.words.value(pen.words.say("label-day-total"), total))
        + svg.tag("path", d=f"M{middle - 17} 13h5M{middle - 17} 19h5", stroke=pen["quiet"], stroke_width=2)
        + pen.middle(total, middle + 3, 16, 16, "text")
    )
    for k, name in enumerate(content.RESOURCE_NAMES):
        drawn += svg.group(svg.use(f"r-{name}", HOMES + k * HOME + 5, 5, 20), opacity=0.4)
    for k in range(3):
        x = CORNER + k * ASIDE
        drawn += svg.box(
            x, 6, 18, 18, "none", round=4, stroke=pen["edge"], stroke_width=1.4, stroke_dasharray="3 3"
        )
    return drawn


def draw_die(pen: Pen, seat: int, die: Die, x: float, y: float, zoom: float) -> str:
    """A die in the layer of moving pieces; (x, y) is the corner of its board. The chosen one glows."""
    words = pen.words
    state = {"unused": "label-dice-unused", "aside": "label-dice-aside"}.get(die.place, "label-dice-used")
    said = words.row((f"{words.say(f'die-{die.colour}')} {die.face}", words.say(state)))
    drawing = svg.use(f"d-{die.colour}-{die.face}", 0, 0, 48)
    if die.chosen:
        drawing = svg.box(-1, -1, 50, 50, "none", round=13, stroke=pen["gold"], stroke_width=5) + drawing
    name = f"die-{seat}-{die.colour}"
    at = (x + die.x * zoom, y + die.y * zoom)
    return pen.piece(name, said, *at, 48, 48, drawing, scale=die.size / 48 * zoom, round=11)


@kept
def supply(pen: Pen, name: str, count: int) -> str:
    return (
        svg.title(f"{pen.words.say(f'resource-{name}')} {count}")
        + svg.tag("circle", cx=13, cy=13, r=14, fill=pen["chip"])
        + svg.use(f"r-{name}", 1.5, 1.5, 23)
        + pen.text(count, 30, 18.5, 16 if count < 10 else 13, "text" if count else "quiet", 700)
    )


@kept
def tiredness(pen: Pen, markers: int) -> str:
    """Three places for exhaustion markers; when all are full the yak rests."""
    drawn = svg.title(pen.words.value(pen.words.say("label-exhaustion"), markers))
    for k in range(3):
        if k < markers:
            drawn += svg.use("p-tired", k * 27, 0, 26)
        else:
            drawn += svg.tag("circle", cx=k * 27 + 13, cy=13, r=10, fill=pen["well"], stroke=pen["edge"])
    return drawn


@kept
def offerings(pen: Pen, colour: str, made: int) -> str:
    """Nine lamps from left to right; the value of the last emptied place counts."""
    points = content.table("numbers")["offerings"]["points"]
    drawn = svg.title(
        pen.words.row(
            (f"{pen.words.say('label-offerings')} {made}", pen.words.say("label-points", count=points[made]))
        )
    )
    for k in range(9):
        x = k * 22
        if k < made - 1:
            drawn += pen.middle(points[k + 1], x + 10.5, 14, 11, "quiet")
        elif k == made - 1:
            drawn += svg.box(x - 1, 4, 22, 20, pen["gold"], round=5) + pen.middle(
                points[k + 1], x + 10, 14, 13
            )
        else:
            drawn += svg.use(f"o-{colour}", x + 3, 0, 15, 20) + pen.middle(
                points[k + 1], x + 10.5, 26, 9.5, "quiet"
            )
    return svg.group(drawn, class_="offerings")


def belongings(pen: Pen, facts: Mapping[str, Any], seat: int) -> list[Item]:
    player = facts["seats"][seat]
    points = content.table("numbers")["scoring"]["special_good"]
    items = []
    if player["kathmandu"]:
        items.append(cards.kathmandu_tile(pen, seat, player["kathmandu"]))
    under = len(player["tiles_under"]) + (
        player["tile"] != "ten"
    )  # the tile of ten points lies below them all
    items.append(cards.yak_tile(pen, seat, player["tile"], under))
    items += [cards.equipment(pen, card) for card in player["equipment"]]
    items += [cards.animal(pen, name) for name in player["animals"]]
    items += [cards.good(pen, tile) for tile in player["goods"]]
    items += [cards.special(pen, good, points) for good in player["specials"]]
    items += [
        cards.pair_in_chest(pen, f"secured-{seat}-{k}", colour)
        for k, colour in enumerate(player["secured"], 1)
    ]
    items += [cards.half_map(pen, f"map-{seat}-{k}", name) for k, name in enumerate(player["maps"], 1)]
    tents = player["tents"]
    if not isinstance(tents, int):
        items += [cards.tent(pen, f"tent-{seat}-{k}", land) for k, land in enumerate(tents, 1)]
    elif tents:
        items.append(cards.hidden_tents(pen, f"tents-{seat}", tents))
    return items
