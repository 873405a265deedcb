"""The playmat: the market in two rows, the bid spots around it, and what lies on them."""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar import svg
from durbar.games.revival import content

from .cards import HIGH, WIDE, card, coin, hidden_coin
from .pen import Pen

SPOT = 58.0
GAP = 16.0
CELL = (WIDE + 8, HIGH + 8)
COLUMNS = {-1: SPOT, 0: CELL[0], 1: CELL[0], 2: SPOT, 3: CELL[0]}  # widths by grid coordinate
ROWS = {-1: SPOT, 0: CELL[1], 1: CELL[1], 2: SPOT}
CELLS = {each["name"]: each for each in content.table("mat")["cell"]}
SPOTS = {each["name"]: each for each in content.table("mat")["spot"]}
CORE = ("a1", "a2", "b1", "b2")
BY_ROWS = {2: ("a1", "b1", "a2", "b2"), 3: ("a1", "b1", "c1", "a2", "b2", "c2")}
PAD = 12.0


def six_cards(facts: Mapping[str, Any]) -> bool:
    """Five and six players, and the solo game once something is stored, use all six spaces."""
    return facts["players"] >= 5 or facts["market"]["c1"] is not None or facts["market"]["c2"] is not None


def large(facts: Mapping[str, Any]) -> bool:
    """Does the mat show its east column at all?"""
    return facts["players"] in (1, 5, 6)


def size(facts: Mapping[str, Any]) -> tuple[float, float]:
    columns = [wide for at, wide in COLUMNS.items() if at < 3 or large(facts)]
    return (
        sum(columns) + GAP * (len(columns) - 1) + 2 * PAD,
        sum(ROWS.values()) + GAP * (len(ROWS) - 1) + 2 * PAD,
    )


def place(at: Sequence[int]) -> tuple[float, float]:
    """The middle of a place of the grid."""
    x = PAD + sum(wide + GAP for k, wide in COLUMNS.items() if k < at[0]) + COLUMNS[at[0]] / 2
    y = PAD + sum(high + GAP for k, high in ROWS.items() if k < at[1]) + ROWS[at[1]] / 2
    return x, y


def draw_mat(pen: Pen, facts: Mapping[str, Any]) -> tuple[str, str]:
    """The mat with its cards, and the coins on it, which move."""
    width, height = size(facts)
    mode = "six" if six_cards(facts) else "four"
    drawn = svg.box(0, 0, width, height, pen["mat"], round=16, stroke=pen["mat2"], stroke_width=3)
    shown = [each for each in SPOTS.values() if each["at"][0] < 3 or large(facts)]
    drawn += "".join(aim(pen, spot, mode) for spot in shown)
    drawn += "".join(cell(pen, facts, name) for name in CELLS if name in CORE or large(facts))
    drawn += "".join(draw_spot(pen, facts, spot, mode) for spot in shown)
    return svg.group(drawn, id="mat"), "".join(lying(pen, facts))


def aim(pen: Pen, spot: Mapping[str, Any], mode: str) -> str:
    """Lines from a spot to its targets; a small arrow wherever they enter a card."""
    x, y = place(spot["at"])
    drawn = ""
    for name, distance in spot[mode]:
        tx, ty = place(CELLS[name]["at"])
        dx, dy = (tx > x) - (tx < x), (ty > y) - (ty < y)
        drawn += svg.tag("path", d=f"M{x} {y}L{tx} {ty}", stroke=pen["core"], stroke_width=2.4, fill="none")
        ex = tx - dx * (CELL[0] / 2 + 7)
        ey = ty - dy * (CELL[1] / 2 + 7)
        if distance:  # beside the arrow that comes from the other side
            ex, ey = ex + dy * 13, ey - dx * 13
            drawn += svg.tag(
                "path",
                d=f"M{ex - dx * 9} {ey - dy * 9}L{ex} {ey}",
                stroke=pen["core"],
                stroke_width=2.4,
            )
        drawn += svg.tag(
            "path",
            d=f"M{ex + dx * 6} {ey + dy * 6}L{ex - dx * 4 + dy * 6} {ey - dy * 4 + dx * 6}"
            f"L{ex - dx * 4 - dy * 6} {ey - dy * 4 - dx * 6}z",
            fill=pen["core"],
        )
    return drawn


def cell(pen: Pen, facts: Mapping[str, Any], name: str) -> str:
    """A space of the market, with its card."""
    x, y = place(CELLS[name]["at"])
    wide, high = CELL
    ground = "core" if name in CORE else "mat2"
    inside = svg.box(0, 0, wide, high, pen[ground], round=9, stroke=pen["rim"], stroke_width=1.4)
    inside += pen.middle(name.upper(), wide / 2, high / 2, 18, "halo")
    lying_there = facts["market"][name]
    label = "label-storage" if facts["players"] == 1 and name not in CORE else "label-market"
    said = f"{pen.words.say(label)} {name.upper()}"
    if lying_there:
        inside += card(pen, lying_there).at(pen, 4, 4)
        inside += svg.box(-5, high - 14, 22, 16, pen["halo"], round=5, stroke=pen["ink"], stroke_width=1)
        inside += pen.middle(name.upper(), 6, high - 6, 10.5)
    return pen.piece(f"cell-{name}", said, x - wide / 2, y - high / 2, wide, high, inside, round=9)


def draw_spot(pen: Pen, facts: Mapping[str, Any], spot: Mapping[str, Any], mode: str) -> str:
    """A place for a coin, with its name, and for those who look closely a map of its targets."""
    name = spot["name"]
    x, y = place(spot["at"])
    usable = bool(spot[mode])
    shaken = facts.get("side") == spot["side"]
    inside = svg.box(
        0,
        0,
        SPOT,
        SPOT,
        pen["gold" if shaken else "panel" if usable else "mat"],
        round=14,
        stroke=pen["rim"],
        stroke_width=1.6,
        stroke_dasharray=None if usable else "4 4",
    )
    ink = "ink" if shaken else "text"
    inside += svg.label(name.upper(), 7, 14, 11.5, pen[ink], font_weight=700)
    if name.startswith("d"):
        inside += svg.tag("path", d="M25 10l4-5 4 5-4 5z", fill=pen["core"], stroke=pen["rim"])
    many = 3 if large(facts) else 2
    for k, target in enumerate(BY_ROWS[many]):
        hit = any(target == each for each, _ in spot[mode])
        inside += svg.box(
            SPOT - 5 - (many - k % many) * 5,
            5 + k // many * 7,
            4,
            6,
            pen["core"] if hit else "none",
            stroke=pen[ink],
            stroke_width=0.7,
        )
    inside += svg.tag(
        "circle",
        cx=SPOT / 2,
        cy=37,
        r=17,
        fill="none",
        stroke=pen["edge"],
        stroke_width=1.4,
        stroke_dasharray="3 3",
    )
    targets = pen.words.row([each.upper() for each, _ in spot[mode]]) or pen.words.say("label-nothing")
    said = pen.words.say("picture-spot", spot=name.upper(), targets=targets)
    drawn = pen.piece(f"spot-{name}", said, x - SPOT / 2, y - SPOT / 2, SPOT, SPOT, inside, round=14)
    return drawn + rubble(pen, facts, name, x, y)


def rubble(pen: Pen, facts: Mapping[str, Any], spot: str, x: float, y: float) -> str:
    """Debris on a spot (solo): the own coin must be worth more than their number."""
    pile = [each["colour"] for each in facts.get("debris", ()) if each["spot"] == spot]
    if not pile:
        return ""
    drawn = ""
    for k, colour in enumerate(pile):
        cx, cy = 9 + k % 4 * 13.5, SPOT - 8 - k // 4 * 12
        drawn += svg.tag(
            "circle", cx=cx, cy=cy, r=7.2, fill=pen[f"{colour}-ground"], stroke=pen["ink"], stroke_width=1
        )
        drawn += svg.use(f"c-{colour}", cx - 4.5, cy - 4.5, 9)
    names = pen.words.row([pen.words.word("colour", colour) for colour in pile])
    said = pen.words.say("picture-debris", count=len(pile), colours=names)
    return pen.piece(f"debris-{spot}", said, x - SPOT / 2, y - SPOT / 2, SPOT, SPOT, drawn)


def lying(pen: Pen, facts: Mapping[str, Any]) -> list[str]:
    """The coins on the mat."""
    drawn = []
    if "squares" in facts:
        for spot, value in facts["coins"].items():
            x, y = place(SPOTS[spot]["at"])
            drawn.append(coin(pen, 0, "purple", value, x - 16, y - 13, 32, used=False))
        return drawn
    for bid in facts["bids"]:
        x, y = place(SPOTS[bid["spot"]]["at"])
        colour = pen.words.colour(facts, bid["seat"])
        if bid["coin"]:
            drawn.append(coin(pen, bid["seat"], colour, bid["coin"], x - 18, y - 10, 36, used=False))
        else:
            said = pen.words.say("picture-bid-hidden", seat=pen.words.person(bid["seat"]))
            drawn.append(hidden_coin(pen, bid["spot"], colour, said, x - 18, y - 10, 36))
    return drawn
