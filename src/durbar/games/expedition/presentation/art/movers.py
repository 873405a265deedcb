"""What moves over the landscape: storm and yaks, in one flat layer and always in the same order.

A browser animates a piece from one picture to the next by its id and its transform; it must never change
its place among the others.
"""

from collections.abc import Mapping
from typing import Any

from durbar.art import svg

from .landscape import CORNERS, length_of, printed_on
from .pen import Pen
from .places import SQUARE, STEPS, Chain

AHEAD = 3  # squares of the way that are worth seeing before a die is chosen


def movers(pen: Pen, facts: Mapping[str, Any], chain: Chain) -> str:
    homes = [player["yak"] for player in facts["seats"]]
    yaks = "".join(yak(pen, facts, chain, seat, homes) for seat in range(len(homes)))
    return storm(pen, facts["storm"], chain) + yaks + onwards(facts, chain)


def onwards(facts: Mapping[str, Any], chain: Chain) -> str:
    """Where the way of the yak on turn leads: it is not seen, but a camera shows what lies up to there."""
    at = facts["seats"][facts["active"]]["yak"] if on_turn(facts, facts["active"]) else None
    if at in (None, "kathmandu"):
        return ""
    board, (x, y) = chain.boards[int(at.partition(":")[0]) - 1], chain.place(at)
    if board.exit is None:
        ahead = chain.kathmandu
    else:
        dx, dy = STEPS[board.seen(board.exit)]
        ahead = x + (dx * AHEAD + 0.5) * SQUARE, y + (dy * AHEAD + 0.5) * SQUARE
    return svg.tag("circle", id="onwards", class_="active", cx=ahead[0], cy=ahead[1], r=1, fill="none")


def on_turn(facts: Mapping[str, Any], seat: int | None) -> bool:
    return seat is not None and facts["active"] == seat and facts["phase"] != "over"


def yak(pen: Pen, facts: Mapping[str, Any], chain: Chain, seat: int, homes: list[str | None]) -> str:
    """In a light, to be seen on any ground; brighter, the one whose turn it is."""
    colour, at = facts["seats"][seat]["colour"], homes[seat]
    if at is None:
        where = pen.words.say("label-not-placed")
    elif at == "kathmandu":
        where = pen.words.say("label-in-kathmandu")
    else:
        where = pen.words.word("landscape", chain.lands[at])
    active = on_turn(facts, seat)
    named = {"fill": pen["halo"], "stroke": pen["ink"], "class_": "active" if active else None}
    light, edge = (0.92, 2.4) if active else (0.74, 0.8)
    drawing = svg.tag("circle", cx=24, cy=25, r=24, fill_opacity=light, stroke_width=edge, **named)
    drawing += svg.use(f"p-yak-{colour}", 0, 0, 48)
    together = [k for k, home in enumerate(homes) if home == at]
    x, y, size = stand(chain, at, together.index(seat), len(together), bears(facts, chain, at))
    title = pen.words.row((pen.words.player(seat, colour), where))
    return pen.piece(f"yak-{seat}", title, x, y, 48, 48, drawing, scale=size / 48, round=24, word="thing-yak")


def bears(facts: Mapping[str, Any], chain: Chain, at: str | None) -> bool:
    """Is there something to be seen beside a yak: a good, or a temple and who was there already?"""
    if at is None or at == "kathmandu":
        return False
    tile = int(at.partition(":")[0]) in length_of(facts)["temple_tiles"]
    return at in facts["goods"] or printed_on(chain.mark(at), tile) in ("temple", "temple-tile")


def stand(
    chain: Chain, at: str | None, k: int, many: int, beside: bool = False
) -> tuple[float, float, float]:
    """Corner and size of a yak, the k-th of those at the same place, perhaps beside something else."""
    if at is None:
        x, y = chain.tray[k]
        return x - 19, y - 19, 38
    if at == "kathmandu":
        x, y = chain.kathmandu
        across, down = ((-70, 36), (36, 36), (-70, -70), (36, -70))[k]  # corners: the tiles lie in the middle
        return x + across, y + down, 34
    x, y = chain.place(at)
    if many == 1:
        return (x - 6, y - 8, 34) if beside else (x + 2, y + 2, 44)
    if many == 2:
        return x + (-2, 20)[k], y + (-2, 20)[k], 30
    dx, dy = CORNERS[k]
    return x - 1 + dx * 24, y - 1 + dy * 24, 26


def storm(pen: Pen, number: int, chain: Chain) -> str:
    """On its strip; before the first storm it waits beside the start board."""
    if number:
        strip = chain.strips[number - 1]
        x, y = strip.x, strip.y
        where = pen.words.say("label-strip", number=number)
    else:
        x, y = chain.tray[4]
        where = pen.words.say("board-start")
    disc = svg.tag(
        "circle",
        cx=26,
        cy=26,
        r=26,
        fill=pen["halo"],
        fill_opacity=0.85,
        stroke=pen["cloud2"],
        stroke_width=2,
    )
    title = pen.words.labelled("label-storm", where)
    drawing = disc + svg.use("p-storm", 3, 1, 46)
    return pen.piece("storm", title, x - 26, y - 26, 52, 52, drawing, round=26, word="label-storm")
