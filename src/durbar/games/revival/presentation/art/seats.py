"""The areas of the other players, and the two Squares of the solo game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_from
from durbar.art.rows import Box, Item
from durbar.art.text import shorten
from durbar.games.revival import content

from . import goals
from .cards import HIGH, ROWS, SIZES, WIDE, back, card, card_in, coin, monuments
from .pen import Pen
from .supplies import architect, bhairav

PAD = 10.0
COIN = 26.0
SIDE, SIDE_BROAD = 172.0, 236.0  # of a broad panel: the column with name, coins and hand
NARROW = 330.0  # there an architect is a sign without a name
SQUARE_SIDE = 290.0
SQUARE_SLIM = 360.0  # one that is narrower has its Mission below its name
AIR = 6.0  # between monuments
LARGEST, TINY = 1.5, 0.96  # how much a monument is made larger, and where its numbers end
SQUARE_NAMES = ("first", "second")
SHOWN = ("named", "holographic", "squares", "coins", "players")  # besides a player's own
TEAMS = {"2x2": 2, "2x3": 2, "3x2": 3}


def must_act(facts: Mapping[str, Any], seat: int) -> bool:
    """Is something asked of this seat? While everybody builds, of all who have not finished."""
    return facts["to_act"] == seat or seat in facts["pending"].get("busy", ())


def draw_area(pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float) -> tuple[str, str]:
    """The panel of a player, and the coins on it, which move; the same to all the others at the table."""
    return draw_panel(pen, facts_of_panel(facts, seat), seat, width, height)


def facts_of_panel(facts: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """What a panel shows: all that its player has, their bids, and whether something is asked of them."""
    acts, pending = facts["to_act"] == seat, facts["pending"]
    kept = {name: facts[name] for name in SHOWN if name in facts}
    return {
        **kept,
        "options": {"teams": facts["options"].get("teams")},
        "seats": {seat: facts["seats"][seat]},
        "bids": [bid for bid in facts["bids"] if bid["seat"] == seat] if "bids" in facts else [],
        "to_act": seat if acts else None,
        "pending": pending if acts else {"busy": [seat] if seat in pending.get("busy", ()) else []},
        "first": seat if facts["first"] == seat else None,
        "round": bool(facts["round"]),
    }


@drawn_from
def draw_panel(pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float) -> tuple[str, str]:
    row = facts["seats"][seat]
    broad = width > 2 * height
    side = SIDE_BROAD if width > 600 else SIDE
    inner = (side if broad else width) - 2 * PAD
    short = inner < NARROW - 2 * PAD and side == SIDE
    drawn = cardboard(pen, pen.words.colour(facts, seat), width, height, False, must_act(facts, seat))
    if broad:
        drawn += draw_name(pen, facts, seat, PAD, 0, side)
        drawn += signs(pen, facts, seat, PAD, 36, to_left=False, short=short)[0]
        top = 70.0
    else:
        shown, left = signs(pen, facts, seat, width - PAD, 6, to_left=True, short=short)
        drawn += draw_name(pen, facts, seat, PAD, 0, left) + shown
        top = 40.0
    moving = purse(pen, facts, seat, Box(PAD, top, 0, 0), COIN, 3, 5)
    things = [*hand(pen, facts, seat, open_ends=False), *goals.mission(pen, facts, seat, row)]
    coins = 5 * (COIN + 3) + 6
    if broad:
        low = height - top - COIN - 12
        drawn += svg.moved(PAD, top + COIN + 6, ROWS.lay_out(pen, things, inner, low, gap=4, most=0.9))
        built = Box(side, 8, width - side - PAD, height - 16)
    else:
        high = 40.0 if height < 300 else 58.0
        drawn += svg.moved(PAD + coins, top, ROWS.lay_out(pen, things, inner - coins, high, gap=4))
        built = Box(PAD, top + high + 6, inner, height - top - high - 12)
    return seat_group(pen, facts, seat, drawn + area(pen, facts, seat, row["monuments"], built)), moving


def seat_group(pen: Pen, facts: Mapping[str, Any], seat: int, drawn: str) -> str:
    """All that belongs to a player."""
    row = facts["seats"][seat]
    names = [pen.words.person(seat), pen.words.say("label-points", points=row["score"])]
    if must_act(facts, seat):
        names.append(pen.words.say("label-on-turn"))
    return svg.group(
        svg.title(pen.words.row(names)) + drawn, id=f"seat-{seat}", class_="seat", data_word="piece-seat"
    )


def area(pen: Pen, facts: Mapping[str, Any], number: int, built: Sequence[Sequence[str]], box: Box) -> str:
    """The monuments of an area, or the empty ground."""
    ground = svg.box(0, 0, box.width, box.height, "none")
    if built:
        items = monuments(pen, facts, number, built)
        if ROWS.fit_items(items, box.width, box.height, AIR, LARGEST) < TINY:
            items = monuments(pen, facts, number, built, tiny=True)
        standing = ROWS.lay_out(pen, items, box.width, box.height, gap=AIR, most=LARGEST, shelf="shelf")
    else:
        standing = svg.box(-2, box.height - 4, box.width + 4, 3, pen["shelf"], round=1.5)
        empty = pen.words.say("picture-empty")
        standing += pen.text(empty, box.width / 2, box.height - 14, 13, "quiet", text_anchor="middle")
    title = pen.words.say("picture-area")
    return pen.piece(f"area-{number}", title, box.x, box.y, box.width, box.height, ground + standing)


def cardboard(
    pen: Pen, colour: str, width: float, height: float, own: bool, on_turn: bool, striped: bool = True
) -> str:
    """The ground of a player's things, with a stripe in the player's colour; a white edge is not seen."""
    edge = "gold2" if colour == "white" else colour
    ground = pen.seat_panel(width, height, own=own, on_turn=edge if on_turn else None)
    if not striped:
        return ground
    stripe = svg.box(0, 14, 5, height - 28, pen[colour], round=2.5, stroke=pen["edge"], stroke_width=0.6)
    return ground + stripe


# --- Name and signs -----------------------------------------------------------------------------------------


def draw_name(pen: Pen, facts: Mapping[str, Any], seat: int, x: float, y: float, right: float) -> str:
    """Mark and name of a player, as much of it as there is room for."""
    drawn = svg.use(f"b-{pen.words.colour(facts, seat)}", x, y + 6, 28)
    return drawn + pen.bold(shorten(pen.words.person(seat), right - x - 46, 16), x + 36, y + 26, 16)


def signs(
    pen: Pen, facts: Mapping[str, Any], seat: int, x: float, y: float, *, to_left: bool, short: bool = False
) -> tuple[str, float]:
    """Score, team, marker of the first player, Bhairav, architect, from x on; and where they end."""
    all_of_them = [*standing(pen, facts, seat), *belongings(pen, facts, seat, short)]
    return in_a_row(pen, all_of_them, x, y, to_left=to_left, size=0.86 if short else 1)


def in_a_row(
    pen: Pen, items: Iterable[tuple[Item, float]], x: float, y: float, *, to_left: bool, size: float = 1
) -> tuple[str, float]:
    """Signs, each with its own scale, from x on; and where they end."""
    drawn = ""
    for item, own in items:
        scale = own * size
        wide = item.width * scale
        at = x - wide if to_left else x
        drawn += item.at(pen, at, y + (29 - item.height * scale) / 2, scale)
        x = at - 5 if to_left else x + wide + 5
    return drawn, x


def standing(pen: Pen, facts: Mapping[str, Any], seat: int) -> Iterator[tuple[Item, float]]:
    """Score, team, marker of the first player."""
    yield score(pen, seat, facts["seats"][seat]["score"]), 1
    teams = TEAMS.get(str(facts["options"].get("teams")))
    if teams:
        yield team(pen, seat, seat % teams + 1), 1
    if facts["first"] == seat and facts["round"]:
        yield Item("first", pen.words.say("picture-first"), 48, 48, svg.use("p-first", 0, 0, 48)), 0.6


def belongings(
    pen: Pen, facts: Mapping[str, Any], seat: int, short: bool = False
) -> Iterator[tuple[Item, float]]:
    """Bhairav and architect."""
    row = facts["seats"][seat]
    if row["bhairav"]:
        yield bhairav(pen, row["bhairav"]), 0.48
    if row["architect"]:
        yield architect(pen, row["architect"], f"architect-{seat}", short), 1


def score(pen: Pen, seat: int, points: int) -> Item:
    plate = svg.box(0, 0, 46, 29, pen["gold"], round=8, stroke=pen["ink"], stroke_width=1.5)
    title = pen.words.say("label-points", points=points)
    return Item(f"score-{seat}", title, 46, 29, plate + pen.middle(points, 23, 14.5, 18))


def team(pen: Pen, seat: int, number: int) -> Item:
    """A pennant with the number of the team."""
    pennant = svg.tag("path", d="M1 3h27l-6 9 6 9H1z", fill=pen["card"], stroke=pen["rim"], stroke_width=1.4)
    title = pen.words.say("label-team", team=number)
    return Item(f"team-{seat}", title, 29, 24, pennant + pen.middle(number, 11, 12, 14))


# --- Coins and cards ----------------------------------------------------------------------------------------


def purse(
    pen: Pen, facts: Mapping[str, Any], seat: int, box: Box, size: float, gap: float, columns: int
) -> str:
    """The coins not on the mat, the used ones dim (a coin lying face down still counts as unused)."""
    colour = pen.words.colour(facts, seat)
    if "squares" in facts:
        lying = set(facts["coins"].values())
    else:
        lying = {bid["coin"] for bid in facts["bids"] if bid["seat"] == seat}
    step = size + gap
    return "".join(
        coin(
            pen,
            seat,
            colour,
            value,
            box.x + k % columns * step,
            box.y + k // columns * step,
            size,
            used=value not in facts["seats"][seat]["coins"],
            solo="squares" in facts,
        )
        for k, value in enumerate(pen.words.box.table("numbers")["coins"]["values"])
        if value not in lying
    )


def hand(pen: Pen, facts: Mapping[str, Any], seat: int, *, open_ends: bool) -> list[Item]:
    """The cards that are known, and as many backs as there are others."""
    row = facts["seats"][seat]
    slots = [*row["hand"]]
    if facts["to_act"] == seat:
        slots += facts["pending"].get("drawn", [])
        if "bought" in facts["pending"]:
            slots.append({"card": facts["pending"]["bought"]})
    known = [name for name in map(card_in, slots) if name]
    items = [card(pen, name, open_ends=open_ends) for name in dict.fromkeys(known)]
    hidden = len(slots) - len(known)
    if hidden:
        title = pen.words.say("picture-hidden-cards", count=hidden)
        step = 22.0
        backs = "".join(svg.moved(k * step, 0, back(pen, "deckred")) for k in range(hidden))
        items.append(Item(f"hand-{seat}", title, WIDE + (hidden - 1) * step, HIGH, backs))
    aside = [name for name in map(card_in, row["aside"]) if name]
    for name in aside:
        gone = card(pen, name)
        items.append(replace(gone, drawing=svg.group(gone.drawing, opacity=0.4)))
    return items


# --- The Squares of the solo game ---------------------------------------------------------------------------


def draw_square(pen: Pen, facts: Mapping[str, Any], number: int, width: float, height: float) -> str:
    """One of the two Squares, with its Mission."""
    row = facts["squares"][number]
    title = pen.words.word("square", SQUARE_NAMES[number])
    colour = "purple" if number == 0 else facts["board"] or "any"
    drawn = svg.title(title) + cardboard(pen, colour, width, height, False, False)
    drawn += pen.bold(title[0].upper() + title[1:], PAD + 4, 27, 17)
    items = goals.mission(pen, facts, number, row)
    if width > 2 * height:
        drawn += svg.moved(PAD + 4, 40, trackers(pen, facts, row["monuments"]))
        drawn += svg.moved(
            PAD + 4, 78, ROWS.lay_out(pen, items, SQUARE_SIDE - PAD, height - 86, gap=6, most=1.25)
        )
        built = Box(SQUARE_SIDE + 14, 10, width - SQUARE_SIDE - 14 - PAD, height - 18)
    elif width < SQUARE_SLIM:
        drawn += svg.moved(PAD + 4, 40, trackers(pen, facts, row["monuments"]))
        inner = width - 2 * PAD - 4
        drawn += svg.moved(PAD + 4, 76, ROWS.lay_out(pen, items, inner, 104, gap=6, most=1.2))
        built = Box(PAD, 188, width - 2 * PAD, height - 196)
    else:
        drawn += svg.moved(PAD + 4, 44, trackers(pen, facts, row["monuments"]))
        drawn += svg.moved(width - PAD - 200, 8, ROWS.lay_out(pen, items, 200, 96, gap=6, most=1.1))
        built = Box(PAD, 112, width - 2 * PAD, height - 120)
    drawn += area(pen, facts, number, row["monuments"], built)
    return svg.group(drawn, id=f"seat-{number}", class_="seat", data_word="piece-square")


def trackers(pen: Pen, facts: Mapping[str, Any], built: Any) -> str:
    """One marker for each colour; those of finished monuments have left the board (6.6.1)."""
    finished = {goals.colours(facts, ends)[0] for ends in built if len(ends) == SIZES[ends[0].split()[1][:2]]}
    missing = [colour for colour in content.COLOUR_NAMES if colour not in finished]
    names = pen.words.row([pen.words.word("colour", colour) for colour in missing])
    drawn = ""
    for k, colour in enumerate(content.COLOUR_NAMES):
        marker = svg.use(f"d-{colour}", k * 28, 0, 26)
        drawn += marker if colour in missing else svg.group(marker, opacity=0.22)
    title = pen.words.labelled("picture-missing", names or pen.words.say("label-nothing"))
    return pen.explained("piece-trackers", drawn, title)
