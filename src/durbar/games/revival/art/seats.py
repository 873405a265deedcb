"""The areas of the players, or the two Squares of the solo game; and the viewer's own hand and Mission."""

from collections.abc import Mapping
from typing import Any

from durbar import svg
from durbar.games.revival import content

from . import goals
from .cards import HIGH, SIZES, WIDE, back, badge, card, card_in, coin, monuments
from .pen import Pen
from .rows import Item, lay_out
from .supplies import HEAD, architect, bhairav, heading

PAD = 10.0
COINS = content.table("numbers")["coins"]["values"]
COIN = 26.0
COINS_WIDE = len(COINS) * (COIN + 3)
SQUARE_NAMES = ("first", "second")


def acting(facts: Mapping[str, Any], seat: int) -> bool:
    """Is something asked of this seat? While everybody builds, of all who have not finished."""
    return facts["to_act"] == seat or seat in facts["pending"].get("busy", ())


def draw_area(
    pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float, own: bool
) -> tuple[str, str]:
    """The panel of a player, and the coins on it, which move."""
    row = facts["seats"][seat]
    colour = pen.words.colour(facts, seat)
    said = [pen.words.person(seat), pen.words.say("label-points", points=row["score"])]
    if acting(facts, seat):
        said.append(pen.words.say("label-on-turn"))
    drawn = svg.title(pen.words.row(said)) + cardboard(pen, colour, width, height, own, acting(facts, seat))
    drawn += head(pen, facts, seat, width)
    top = 40.0
    moving = ""
    if not own:
        second = 38.0 if height < 300 else 58.0
        moving = purse(pen, facts, seat, PAD, top)
        things = lay_out(
            pen,
            [*hand(pen, facts, seat, open_ends=False), *goals.mission(pen, facts, seat, row)],
            width - 2 * PAD - COINS_WIDE - 12,
            second,
            gap=4,
        )
        drawn += svg.group(things, transform=svg.move(PAD + COINS_WIDE + 12, top))
        top += second + 6
    return finished(pen, facts, seat, row["monuments"], drawn, top, width, height), moving


def finished(
    pen: Pen,
    facts: Mapping[str, Any],
    area: int,
    built: Any,
    drawn: str,
    top: float,
    width: float,
    height: float,
) -> str:
    """The panel with the monuments of its area."""
    standing = lay_out(
        pen,
        monuments(pen, facts, area, built),
        width - 2 * PAD,
        height - top - 6,
        gap=7,
        most=1.6,
        shelf="shelf",
    )
    said = pen.words.say("picture-area")
    ground = svg.box(0, 0, width - 2 * PAD, height - top - 6, "none")
    drawn += pen.piece(f"area-{area}", said, PAD, top, width - 2 * PAD, height - top - 6, ground + standing)
    return svg.group(drawn, id=f"seat-{area}", class_="seat")


def cardboard(pen: Pen, colour: str, width: float, height: float, own: bool, on_turn: bool) -> str:
    ground = svg.box(
        0,
        0,
        width,
        height,
        pen["panel2" if own else "panel"],
        round=10,
        stroke=pen[colour if on_turn and colour != "white" else "gold2" if on_turn else "edge"],
        stroke_width=3.5 if on_turn else 1.2,
        class_="on-turn" if on_turn else None,
    )
    stripe = svg.box(0, 14, 5, height - 28, pen[colour], round=2.5, stroke=pen["edge"], stroke_width=0.6)
    return ground + stripe


def head(pen: Pen, facts: Mapping[str, Any], seat: int, width: float) -> str:
    """Mark, name, score; marker of the first player, architect, Bhairav."""
    row = facts["seats"][seat]
    drawn = svg.use(f"b-{pen.words.colour(facts, seat)}", PAD, 7, 28)
    end = width - PAD - 46
    drawn += svg.group(
        svg.title(pen.words.say("label-points", points=row["score"]))
        + svg.box(end, 6, 46, 29, pen["gold"], round=8, stroke=pen["ink"], stroke_width=1.5)
        + pen.middle(row["score"], end + 23, 20.5, 18)
    )
    if facts["first"] == seat and facts["round"]:
        end -= 34
        drawn += pen.piece(
            "first", pen.words.say("picture-first"), end, 5, 48, 48, svg.use("p-first", 0, 0, 48), scale=0.62
        )
    if row["bhairav"]:
        end -= 30
        item = bhairav(pen, row["bhairav"])
        drawn += pen.piece(item.name, item.said, end, 5, item.width, item.height, item.drawing, scale=0.52)
    if row["architect"]:
        item = architect(pen, row["architect"], f"architect-{seat}")
        end -= item.width + 6
        drawn += item.at(pen, end, 8)
    room = int((end - PAD - 44) / 9)
    name = pen.words.person(seat)
    teams = {"2x2": 2, "2x3": 2, "3x2": 3}.get(str(facts["options"].get("teams")))
    if teams:
        name += f" ({pen.words.say('label-team', team=seat % teams + 1)})"
    shown = name if len(name) <= room else f"{name[: max(room - 1, 1)]}…"
    return drawn + pen.text(shown, PAD + 36, 26, 16, "text", 700)


def purse(
    pen: Pen,
    facts: Mapping[str, Any],
    seat: int,
    x: float,
    y: float,
    size: float = COIN,
    gap: float = 3,
) -> str:
    """The coins not on the mat, the used ones dim (a coin lying face down still counts as unused)."""
    colour = pen.words.colour(facts, seat)
    if "squares" in facts:
        lying = set(facts["coins"].values())
    else:
        lying = {bid["coin"] for bid in facts["bids"] if bid["seat"] == seat}
    return "".join(
        coin(
            pen,
            seat,
            colour,
            value,
            x + k * (size + gap),
            y,
            size,
            used=value not in facts["seats"][seat]["coins"],
        )
        for k, value in enumerate(COINS)
        if value not in lying
    )


def hand(pen: Pen, facts: Mapping[str, Any], seat: int, *, open_ends: bool) -> list[Item]:
    """The cards that are known, and as many backs as there are others."""
    row = facts["seats"][seat]
    slots = [*row["hand"]]
    if facts["to_act"] == seat:
        slots += facts["pending"].get("drawn", [])
        if "bought" in facts["pending"]:
            slots.append(facts["pending"]["bought"])
    known = [name for name in map(card_in, slots) if name]
    items = [card(pen, name, open_ends=open_ends) for name in dict.fromkeys(known)]
    hidden = len(slots) - len(known)
    if hidden:
        said = pen.words.say("picture-hidden-cards", count=hidden)
        step = 22.0
        backs = "".join(
            svg.group(back(pen, "deckred"), transform=svg.move(k * step, 0)) for k in range(hidden)
        )
        items.append(Item(f"hand-{seat}", said, WIDE + (hidden - 1) * step, HIGH, backs))
    aside = [name for name in map(card_in, row["aside"]) if name]
    for name in aside:
        gone = card(pen, name)
        items.append(Item(gone.name, gone.said, WIDE, HIGH, svg.group(gone.drawing, opacity=0.4)))
    return items


def draw_own(pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float) -> tuple[str, str]:
    """Coins, hand and Mission of the viewer; in solo the Missions belong to the Squares."""
    colour = pen.words.colour(facts, seat)
    row = facts["seats"][seat]
    drawn = cardboard(pen, colour, width, height, True, acting(facts, seat))
    goal_items = [] if "squares" in facts else goals.mission(pen, facts, seat, row)
    share = 186.0 if goal_items else 0.0
    drawn += heading(pen, "label-hand", PAD, 15 + 7)
    held = lay_out(
        pen,
        hand(pen, facts, seat, open_ends=True),
        width - 2 * PAD - share - (8 if share else 0),
        height - HEAD - 22,
        most=1.35,
    )
    drawn += svg.group(held, transform=svg.move(PAD, HEAD + 17))
    if goal_items:
        at = width - PAD - share
        drawn += heading(pen, "label-mission", at, HEAD + 28)
        drawn += svg.group(
            lay_out(pen, goal_items, share, height - HEAD - 36, most=1.3), transform=svg.move(at, HEAD + 36)
        )
    coins = purse(pen, facts, seat, width - PAD - 5 * 37 + 7, 6, 30, 7)  # room to outline each
    return svg.group(drawn, id=f"own-{seat}", class_="own"), coins


def draw_square(
    pen: Pen, facts: Mapping[str, Any], number: int, width: float, height: float
) -> tuple[str, str]:
    """One of the two Squares of the solo game, with its Mission."""
    row = facts["squares"][number]
    name = pen.words.word("square", SQUARE_NAMES[number])
    colour = "purple" if number == 0 else facts["board"] or "any"
    drawn = svg.title(name) + cardboard(pen, colour, width, height, False, False)
    drawn += pen.text(name, PAD + 4, 28, 17, "text", 700)
    drawn += svg.group(trackers(pen, facts, row["monuments"]), transform=svg.move(PAD + 4, 46))
    items = goals.mission(pen, facts, number, row)
    things = lay_out(pen, items, 240, 100, gap=6, most=1.1)
    drawn += svg.group(things, transform=svg.move(max(width - PAD - 216, PAD + 130), 8))
    return finished(pen, facts, number, row["monuments"], drawn, 116, width, height), ""


def trackers(pen: Pen, facts: Mapping[str, Any], built: Any) -> str:
    """One marker for each colour; those of finished monuments have left the board (6.6.1)."""
    finished = {goals.colours(facts, ends)[0] for ends in built if len(ends) == SIZES[ends[0].split()[1][:2]]}
    missing = [colour for colour in content.COLOUR_NAMES if colour not in finished]
    names = pen.words.row([pen.words.word("colour", colour) for colour in missing])
    drawn = svg.title(pen.words.value("picture-missing", names or pen.words.say("label-nothing")))
    for k, colour in enumerate(content.COLOUR_NAMES):
        marker = badge(pen, colour, 12 + k * 27, 12, 20)
        drawn += marker if colour in missing else svg.group(marker, opacity=0.22)
    return drawn
