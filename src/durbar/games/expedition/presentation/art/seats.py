"""The board of each player: dice and their places, supplies, offerings, and all that was gathered."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_alike, drawn_from, drawn_once
from durbar.art.rows import Item
from durbar.art.text import shorten, text_width
from durbar.games.expedition import content

from . import cards
from .pen import Pen

NAME = 15 * 1.08  # the size of a name; bold letters are wider
BROAD = 560  # from this width on name and dice share a line
PAD = 10
NOT_ON_TURN = {"active": None, "phase": "", "turn": None, "holder": None}
SLOT, HOME = 27, 35  # from one place of a die to the next: used ones are small, the others are for touching
SUM = 39  # room for the sum of the day
HOMES = 3 * SLOT + SUM
DICE_WIDE = HOMES + 6 * HOME
LARGEST_DICE = 1.1
LAMPS_WIDE, LAMPS_SHORT = 9 * 22, 96
SUPPLY, TIRED = 48, 27  # from one resource to the next, from one exhaustion marker to the next


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
) -> tuple[str, tuple[Die, ...]]:
    """The board without its dice, and where these lie: they move, so they are drawn last of all."""
    heads = max(head_width(pen, facts["seats"][k], k) for k in range(len(facts["seats"])))
    wide = width >= BROAD or heads + LAMPS_WIDE <= width - 2 * PAD
    lamps = LAMPS_WIDE if wide else LAMPS_SHORT
    return draw_board(pen, facts_of_board(facts, seat), seat, width, height, own, lamps)


def facts_of_board(facts: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """What a board shows: all that its player has, and whether the turn and the standee are theirs."""
    turn = {name: facts[name] for name in ("active", "phase", "turn")} if facts["active"] == seat else {}
    holder = {"holder": seat} if facts["holder"] == seat else {}
    return {"seats": {seat: facts["seats"][seat]}, **NOT_ON_TURN, **turn, **holder}


@drawn_from
def draw_board(
    pen: Pen,
    facts: Mapping[str, Any],
    seat: int,
    width: float,
    height: float,
    own: bool,
    lamps: float,
) -> tuple[str, tuple[Die, ...]]:
    player = facts["seats"][seat]
    right, room = width - PAD, width - 2 * PAD
    chosen = facts["turn"]["die"] if facts["active"] == seat else None
    lines = lines_of(width)
    if width >= BROAD:
        dice_at, lamps_line, head_room = right - DICE_WIDE, lines[2], room - DICE_WIDE
    else:
        dice_at, lamps_line, head_room = PAD, lines[0], room - lamps
    drawn = cardboard(pen, facts, seat, width, height, own)
    drawn += head(pen, facts, seat, PAD, lines[0], head_room)
    places, found = dice(pen, player, chosen, dice_at, lines[1], dice_size(width))
    drawn += places
    made = (offerings if lamps == LAMPS_WIDE else few_offerings)(pen, player["colour"], player["offerings"])
    drawn += svg.moved(right - lamps, lamps_line, made)
    drawn += supplies(pen, seat, player, PAD, lines[2], room)
    things = cards.ROWS.lay_out(
        pen,
        belongings(pen, facts, seat),
        room,
        height - head_height(width),
        most=1.5 if width >= BROAD else 1,
    )
    drawn += svg.moved(PAD, lines[3], things)
    named = {"id": f"seat-{seat}", "class_": f"seat {player['colour']}", "data_word": "label-player-board"}
    return svg.group(drawn, **named), tuple(found)


def lines_of(width: float) -> tuple[float, float, float, float]:
    """Where the lines begin: name, dice, supplies, and cards."""
    return (8, 8, 46, 82) if width >= BROAD else (8, 43, 82, 115)


def head_height(width: float) -> float:
    """What of a board is not for cards."""
    return lines_of(width)[3] + 8


def dice_size(width: float) -> float:
    """How large dice are drawn on a board."""
    return 1 if width >= BROAD else min(LARGEST_DICE, (width - 2 * PAD) / DICE_WIDE)


def cardboard(pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float, own: bool) -> str:
    """The board itself; that of the player on turn has a strong edge in the colour of the seat."""
    colour = facts["seats"][seat]["colour"]
    on_turn = facts["active"] == seat and facts["phase"] != "over"
    names = [pen.words.player(seat, colour)]
    if on_turn:
        names.append(pen.words.say("label-on-turn"))
    ground = pen.seat_panel(width, height, own=own, on_turn=colour if on_turn else None)
    return svg.title(pen.words.row(names)) + ground + svg.box(0, 14, 5, height - 28, pen[colour], round=2.5)


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
            word="label-holder",
        )
    if player["character"]:
        end -= 34
        word = f"character-{player['character']}"
        title = words.say(word)
        if player["character"] == "monk":
            title = words.aside(title, str(player["monk_uses"]))
        portrait = svg.tag("circle", cx=16, cy=16, r=16, fill=pen["chip"]) + svg.use(
            f"c-{player['character']}", 2, 0, 28
        )
        drawn += pen.piece(f"character-{seat}", title, end, y - 1, 32, 32, portrait, round=16, word=word)
    name = shorten(name_of(pen, player, seat), end - x - 30, NAME)
    return drawn + pen.bold(name, x + 29, y + 20.5, 15)


def name_of(pen: Pen, player: Mapping[str, Any], seat: int) -> str:
    return pen.words.names[seat] if pen.words.names else pen.words.say(f"colour-{player['colour']}")


def head_width(pen: Pen, player: Mapping[str, Any], seat: int) -> float:
    """Room for the whole name beside what may stand there: nothing changes place when the standee comes."""
    return 30 + text_width(name_of(pen, player, seat), NAME) + (34 if player["character"] else 0) + 40


def dice(
    pen: Pen, player: Mapping[str, Any], chosen: str | None, x: float, y: float, scale: float
) -> tuple[str, list[Die]]:
    """The places, and the dice on them: slots of the day, and a home for each colour."""
    total = sum(die["face"] for die in player["dice"].values() if die["place"].startswith("slot"))
    found = []
    for k, colour in enumerate(content.DIE_NAMES):
        face, place = player["dice"][colour]["face"], player["dice"][colour]["place"]
        if place == "unused":
            at = (HOMES + k * HOME + 1, 0, 32)
        elif place == "aside":  # small, at home, out of reach for today
            at = (HOMES + k * HOME + 7, 6, 20)
        else:
            at = ((int(place[-1]) - 1) * SLOT + 1, 4, 24)
        spot = (x + at[0] * scale, y + at[1] * scale, at[2] * scale)
        found.append(Die(colour, face, place, *spot, colour == chosen))
    places = tuple(die.place[:4] for die in found)
    return svg.moved(x, y, dice_places(pen, total, places), scale), found


@drawn_once(256)
def dice_places(pen: Pen, total: int, places: tuple[str, ...]) -> str:
    """Three slots, the sum of the day, and what each die that is gone brings; those set aside are framed."""
    say = pen.words.say
    slots = svg.use("k-slots", -1, 2, 83, 28)
    drawn = svg.group(svg.title(say("label-dice-used")) + slots, data_word="label-dice-used")
    middle = 3 * SLOT + SUM / 2
    drawn += svg.group(
        svg.title(pen.words.labelled("label-day-total", total))
        + svg.box(3 * SLOT, 0, SUM - 4, 32, "none", pointer_events="all")
        + svg.tag("path", d=f"M{middle - 17} 13h5M{middle - 17} 19h5", stroke=pen["quiet"], stroke_width=2)
        + pen.middle(total, middle + 3, 16, 16, "text"),
        data_word="label-day-total",
    )
    for k, (name, die) in enumerate(zip((*content.RESOURCE_NAMES, ""), content.DIE_NAMES, strict=True)):
        if places[k] == "unus":
            continue
        x = HOMES + k * HOME
        home = svg.box(x, 0, 34, 32, "none", pointer_events="all")
        if name:
            home += svg.group(svg.use(f"r-{name}", x + 7, 6, 20), opacity=0.45)
        if places[k] == "asid":
            home += svg.box(
                x + 3,
                2,
                28,
                28,
                "none",
                round=6,
                stroke=pen["quiet"],
                stroke_width=1.4,
                stroke_dasharray="3 3",
            )
        named = say("label-one-die", die=say(f"die-{die}"))
        drawn += svg.group(svg.title(named) + home, data_word=f"die-{die}")
    return drawn


@drawn_alike(2048)
def draw_die(pen: Pen, seat: int, die: Die, x: float, y: float, zoom: float) -> str:
    """A die in the layer of moving pieces; (x, y) is the corner of its board. The chosen one glows."""
    words = pen.words
    state = {"unused": "label-die-unused", "aside": "label-die-aside"}.get(die.place, "label-die-used")
    named = words.say("label-one-die", die=words.say(f"die-{die.colour}"))
    shown = (str(die.face),) if die.face else ()
    title = words.row((named, *shown, words.say(state)))
    drawing = svg.use(f"d-{die.colour}-{die.face}", 0, 0, 48)
    if die.chosen:
        drawing = svg.box(-1, -1, 50, 50, "none", round=13, stroke=pen["gold"], stroke_width=5) + drawing
    name = f"die-{seat}-{die.colour}"
    at = (x + die.x * zoom, y + die.y * zoom)
    size = die.size / 48 * zoom
    word = f"die-{die.colour}"
    # Those that a Wooden barrel rolls are touched in any order.
    return pen.piece(name, title, *at, 48, 48, drawing, scale=size, round=11, word=word, data_any="")


def supplies(pen: Pen, seat: int, player: Mapping[str, Any], x: float, y: float, room: float) -> str:
    """Resources and exhaustion markers in one line, closer together where it is narrow."""
    tight = min(1.0, room / (5 * SUPPLY + 3 * TIRED))
    drawn = "".join(
        svg.group(
            supply(pen, name, count),
            id=f"resource-{seat}-{name}",
            transform=svg.move(x + k * SUPPLY * tight, y),
            class_="resource",
            data_any="",  # those of a Tool case are touched in any order
            data_word=f"resource-{name}",
        )
        for k, (name, count) in enumerate(player["resources"].items())
    )
    return drawn + svg.group(
        tiredness(pen, player["exhaustion"]),
        transform=svg.move(x + 5 * SUPPLY * tight + (8 if tight == 1 else 0), y + 13 * (1 - tight), tight),
        class_="exhaustion",
        data_word="label-exhaustion",
    )


@drawn_once(256)
def supply(pen: Pen, name: str, count: int) -> str:
    return (
        svg.title(f"{pen.words.say(f'resource-{name}')} {count}")
        + svg.tag("circle", cx=13, cy=13, r=14, fill=pen["chip"])
        + svg.use(f"r-{name}", 1.5, 1.5, 23)
        + pen.bold(count, 29, 18.5, 16 if count < 10 else 13, "text" if count else "quiet")
    )


@drawn_once(256)
def tiredness(pen: Pen, markers: int) -> str:
    """Three places for exhaustion markers; when all are full the yak rests."""
    drawn = svg.title(pen.words.labelled("label-exhaustion", markers))
    for k in range(3):
        if k < markers:
            drawn += svg.use("p-tired", k * TIRED - 1, 0, 26)
        else:
            drawn += svg.tag("circle", cx=k * TIRED + 12, cy=13, r=10, fill=pen["well"], stroke=pen["edge"])
    return drawn


def offerings_title(pen: Pen, made: int) -> str:
    """How many offerings were made and what they are worth, with the whole track."""
    points = pen.words.printed.numbers["offerings"]["points"]
    words = pen.words
    now = words.row((f"{words.say('label-offerings')} {made}", words.say("label-points", count=points[made])))
    track = " ".join(f"[{each}]" if k == made else str(each) for k, each in enumerate(points))
    return svg.title(f"{now} · {track}")


@drawn_once(256)
def offerings(pen: Pen, colour: str, made: int) -> str:
    """Nine lamps from left to right; the value of the last emptied place counts."""
    points = pen.words.printed.numbers["offerings"]["points"]
    drawn = offerings_title(pen, made) + svg.box(0, 0, LAMPS_WIDE, 31, "none", pointer_events="all")
    for k in range(9):
        x = k * 22
        if k < made - 1:
            drawn += pen.middle(points[k + 1], x + 10.5, 14, 12.5, "quiet")
        elif k == made - 1:
            drawn += svg.box(x - 1, 4, 22, 20, pen["gold"], round=5) + pen.middle(
                points[k + 1], x + 10, 14, 14
            )
        else:
            drawn += svg.use(f"o-{colour}", x + 3, -1, 15, 20) + pen.middle(
                points[k + 1], x + 10.5, 25.5, 12.5, "quiet"
            )
    return svg.group(drawn, class_="offerings", data_word="label-offerings")


@drawn_once(256)
def few_offerings(pen: Pen, colour: str, made: int) -> str:
    """The same where there is no room for nine lamps: what they are worth, and what the next one brings."""
    points = pen.words.printed.numbers["offerings"]["points"]
    drawn = offerings_title(pen, made) + svg.box(0, 0, LAMPS_SHORT, 31, "none", pointer_events="all")
    drawn += svg.box(0, 4, 28, 23, pen["gold" if made else "well"], round=5)
    drawn += pen.middle(points[made], 14, 15.5, 15, "ink" if made else "text")
    if made < 9:
        drawn += svg.tag("path", d="M33 11l5 5-5 5", fill="none", stroke=pen["quiet"], stroke_width=2)
        drawn += pen.middle(points[made + 1], 51, 15.5, 13, "quiet")
        drawn += svg.use(f"o-{colour}", 65, 4, 15, 20) + pen.middle(9 - made, 88, 15.5, 13, "text")
    return svg.group(drawn, class_="offerings", data_word="label-offerings")


def belongings(pen: Pen, facts: Mapping[str, Any], seat: int) -> list[Item]:
    player = facts["seats"][seat]
    points = pen.words.printed.numbers["scoring"]["special_good"]
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
    if None not in tents:
        items += [cards.tent(pen, f"tent-{seat}-{k}", land) for k, land in enumerate(tents, 1)]
    else:
        items.append(cards.hidden_tents(pen, f"tents-{seat}", len(tents)))
    return items
