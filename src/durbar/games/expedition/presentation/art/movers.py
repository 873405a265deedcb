"""What moves over the landscape: storm and yaks, in one flat layer and always in the same order.

A browser animates a piece from one picture to the next by its id and its transform; it must never change
its place among the others.
"""

from collections.abc import Mapping
from typing import Any

from durbar.art import svg

from .landscape import CORNERS
from .pen import Pen
from .places import Chain


def movers(pen: Pen, facts: Mapping[str, Any], chain: Chain) -> str:
    homes = [player["yak"] for player in facts["seats"]]
    return storm(pen, facts["storm"], chain) + "".join(
        yak(pen, facts, chain, seat, homes) for seat in range(len(homes))
    )


def yak(pen: Pen, facts: Mapping[str, Any], chain: Chain, seat: int, homes: list[str | None]) -> str:
    """In a light, to be seen on any ground; brighter, the one whose turn it is."""
    colour, at = facts["seats"][seat]["colour"], homes[seat]
    if at is None:
        where = pen.words.say("label-not-placed")
    elif at == "kathmandu":
        where = pen.words.say("label-in-kathmandu")
    else:
        where = pen.words.word("landscape", chain.lands[at])
    on_turn = facts["active"] == seat and facts["phase"] != "over"
    named = {"fill": pen["halo"], "stroke": pen["ink"], "class_": "active" if on_turn else None}
    light, edge = (0.92, 2.4) if on_turn else (0.74, 0.8)
    drawing = svg.tag("circle", cx=24, cy=25, r=24, fill_opacity=light, stroke_width=edge, **named)
    drawing += svg.use(f"p-yak-{colour}", 0, 0, 48)
    together = [k for k, home in enumerate(homes) if home == at]
    x, y, size = stand(chain, at, together.index(seat), len(together))
    title = pen.words.row((pen.words.player(seat, colour), where))
    return pen.piece(f"yak-{seat}", title, x, y, 48, 48, drawing, scale=size / 48, round=24, word="thing-yak")


def stand(chain: Chain, at: str | None, k: int, many: int) -> tuple[float, float, float]:
    """Corner and size of a yak, the k-th of those at the same place."""
    if at is None:
        x, y = chain.tray[k]
        return x - 19, y - 19, 38
    if at == "kathmandu":
        x, y = chain.kathmandu
        across, down = ((-70, 36), (36, 36), (-70, -70), (36, -70))[k]  # corners: the tiles lie in the middle
        return x + across, y + down, 34
    x, y = chain.place(at)
    if many == 1:
        return x + 2, y + 2, 44
    if many == 2:
        return x + (-2, 19)[k], y + (-1, 18)[k], 31
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
