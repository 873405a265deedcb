"""The playmat: the market in two rows, bid spots around it, what lies on them, decks in the corners."""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_from, drawn_once
from durbar.games.revival import content

from .cards import HIGH, WIDE, card, coin, hidden_coin
from .pen import Pen
from .supplies import decks

SPOT = 46.0
COIN = 29.0
HUB = (SPOT / 2, 31.0)  # the middle of a coin on its spot, below the name
GAP = 13.0
CELL = (WIDE + 8, HIGH + 8)
COLUMNS = {-1: SPOT, 0: CELL[0], 1: CELL[0], 2: SPOT, 3: CELL[0]}  # widths by grid coordinate
ROWS = {-1: SPOT, 0: CELL[1], 1: CELL[1], 2: SPOT}
CELLS = {each["name"]: each for each in content.table("mat")["cell"]}
SPOTS = {each["name"]: each for each in content.table("mat")["spot"]}
CORE = ("a1", "a2", "b1", "b2")
BY_ROWS = {2: ("a1", "b1", "a2", "b2"), 3: ("a1", "b1", "c1", "a2", "b2", "c2")}
PAD = 8.0
CORNERS = ((-1, -1), (2, -1))  # of the grid, where nothing else lies
DECK = 0.54
SHOWN = ("players", "market", "side", "debris", "bottom", "red_left")
LETTERS = 14.0  # usual size of what is written on it
SMALL_MAPS = 16.0  # larger letters leave no room for the small maps of targets; lines show them, too


def six_cards(facts: Mapping[str, Any]) -> bool:
    """Five and six players, and the solo game once something is stored, use all six spaces."""
    return facts["players"] >= 5 or facts["market"]["c1"] is not None or facts["market"]["c2"] is not None


def large(facts: Mapping[str, Any]) -> bool:
    """Does the mat show its east column at all?"""
    return facts["players"] in (1, 5, 6)


def size(facts: Mapping[str, Any], letters: float = LETTERS) -> tuple[float, float]:
    """Beside the east column there is room for the names of its spaces."""
    columns = [wide for at, wide in COLUMNS.items() if at < 3 or large(facts)]
    return (
        sum(columns) + GAP * (len(columns) - 1) + 2 * PAD + (name_width(letters) - 16 if large(facts) else 0),
        sum(ROWS.values()) + GAP * (len(ROWS) - 1) + 2 * PAD,
    )


def place(at: Sequence[int]) -> tuple[float, float]:
    """The middle of a place of the grid."""
    x = PAD + sum(wide + GAP for k, wide in COLUMNS.items() if k < at[0]) + COLUMNS[at[0]] / 2
    y = PAD + sum(high + GAP for k, high in ROWS.items() if k < at[1]) + ROWS[at[1]] / 2
    return x, y


def draw_mat(pen: Pen, facts: Mapping[str, Any], letters: float = LETTERS) -> tuple[str, str]:
    """The mat with its cards, and the coins on it, which move; its letters are large where it is small."""
    shown = {name: facts[name] for name in SHOWN if name in facts}
    ground = draw_ground(pen, {**shown, "blue": [None] * len(facts["blue"])}, letters)
    return ground, "".join(coins_on_mat(pen, facts))


@drawn_from
def draw_ground(pen: Pen, facts: Mapping[str, Any], letters: float) -> str:
    """The mat without coins: often the same to everybody, and after many a move."""
    width, height = size(facts, letters)
    mode = "six" if six_cards(facts) else "four"
    drawn = svg.box(0, 0, width, height, pen["mat"], round=16, stroke=pen["mat2"], stroke_width=3)
    shown = [each for each in pen.words.box.table("mat")["spot"] if each["at"][0] < 3 or large(facts)]
    drawn += "".join(aim(pen, tuple(spot["at"]), tuple(map(tuple, spot[mode]))) for spot in shown)
    drawn += "".join(cell(pen, facts, name, letters) for name in CELLS if name in CORE or large(facts))
    drawn += "".join(draw_spot(pen, facts, spot, mode, letters) for spot in shown)
    drawn += "".join(sign(pen, facts, name, letters) for name in CELLS if name in CORE or large(facts))
    for item, at in zip(decks(pen, facts, letters / DECK), CORNERS, strict=True):
        x, y = place(at)
        drawn += item.at(pen, x - SPOT / 2 + (SPOT - 32 if at[0] > 0 else -5), y - SPOT / 2 - 5, DECK)
    return svg.group(drawn, id="mat")


@drawn_once(64)
def aim(pen: Pen, at: tuple[int, int], targets: tuple[tuple[str, int], ...]) -> str:
    """Lines from a spot to its targets; a small arrow wherever they enter a card."""
    x, y = place(at)
    drawn = ""
    for name, distance in targets:
        tx, ty = place(CELLS[name]["at"])
        dx, dy = (tx > x) - (tx < x), (ty > y) - (ty < y)
        drawn += svg.tag("path", d=f"M{x} {y}L{tx} {ty}", stroke=pen["core"], stroke_width=2.4, fill="none")
        ex = tx - dx * (CELL[0] / 2 + 6.5)
        ey = ty - dy * (CELL[1] / 2 + 6.5)
        if distance:  # beside the arrow that comes from the other side
            ex, ey = ex + dy * 13, ey - dx * 13
            drawn += svg.tag(
                "path",
                d=f"M{ex - dx * 6} {ey - dy * 6}L{ex} {ey}",
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


def cell(pen: Pen, facts: Mapping[str, Any], name: str, letters: float) -> str:
    """A space of the market, with its card."""
    x, y = place(CELLS[name]["at"])
    wide, high = CELL
    ground = "core" if name in CORE else "mat2"
    inside = svg.box(0, 0, wide, high, pen[ground], round=9, stroke=pen["rim"], stroke_width=1.4)
    inside += pen.middle(name.upper(), wide / 2, high / 2, letters + 4, "halo")
    lying_there = facts["market"][name]
    if lying_there:
        inside += card(pen, lying_there, figure=letters).at(pen, 4, 4)
    title, word = space_title(pen, facts, name)
    return pen.piece(
        f"cell-{name}", title, x - wide / 2, y - high / 2, wide, high, inside, round=9, word=word
    )


def space_title(pen: Pen, facts: Mapping[str, Any], name: str) -> tuple[str, str]:
    """What a space is called, and what explains it."""
    stored = facts["players"] == 1 and name not in CORE
    word = "piece-storage" if stored else "piece-cell-solo" if facts["players"] == 1 else "piece-cell"
    return f"{pen.words.say('label-storage' if stored else 'label-market')} {name.upper()}", word


def name_width(letters: float) -> float:
    return letters * 1.6 + 4


def sign(pen: Pen, facts: Mapping[str, Any], name: str, letters: float) -> str:
    """The name of a space beside its outer corner, where no outline of a card covers it."""
    x, y = place(CELLS[name]["at"])
    wide, high = name_width(letters), letters + 3
    north = name.endswith("1")
    left = x + {"a": -CELL[0] / 2 - wide + 6, "b": CELL[0] / 2 - 6, "c": CELL[0] / 2 - 10}[name[0]]
    top = y - CELL[1] / 2 - high + 3 if north else y + CELL[1] / 2 - 3
    drawn = svg.box(0, 0, wide, high, pen["core"], round=5, stroke=pen["rim"], stroke_width=1)
    drawn += pen.middle(name.upper(), wide / 2, high / 2, letters, "halo")
    title, word = space_title(pen, facts, name)
    return pen.explained(word, drawn, title, transform=svg.move(left, top))


def draw_spot(pen: Pen, facts: Mapping[str, Any], spot: Mapping[str, Any], mode: str, letters: float) -> str:
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
        round=11,
        stroke=pen["rim"],
        stroke_width=1.6,
        stroke_dasharray=None if usable else "4 4",
    )
    ink = "ink" if shaken else "text"
    inside += pen.bold(name.upper(), 4, 2 + letters * 0.8, letters, ink)
    if name.startswith("d"):
        diamond = svg.tag("path", d="M7 34l3 4.5L7 43l-3-4.5z", fill=pen["core"], stroke=pen["rim"])
        inside += pen.explained("piece-diamond", diamond)
    many = 3 if large(facts) else 2
    places = (
        []
        if letters > SMALL_MAPS
        else [
            (f"M{SPOT - 4 - (many - k % many) * 4:g} {4 + k // many * 5.5:g}h3.2v4.6h-3.2z", target)
            for k, target in enumerate(BY_ROWS[many])
        ]
    )
    aimed = {target for target, _ in spot[mode]}
    for fill, path in (
        ("none", "".join(path for path, target in places if target not in aimed)),
        (pen["core"], "".join(path for path, target in places if target in aimed)),
    ):
        if path:
            inside += svg.tag("path", d=path, fill=fill, stroke=pen[ink], stroke_width=0.6)
    inside += svg.tag(
        "circle",
        cx=HUB[0],
        cy=HUB[1],
        r=COIN / 2 - 1.5,
        fill="none",
        stroke=pen["edge"],
        stroke_width=1.4,
        stroke_dasharray="3 3",
    )
    targets = pen.words.row([each.upper() for each, _ in spot[mode]]) or pen.words.say("label-nothing")
    title = pen.words.say("picture-spot", spot=name.upper(), targets=targets)
    drawn = pen.piece(f"spot-{name}", title, x - SPOT / 2, y - SPOT / 2, SPOT, SPOT, inside, round=11)
    return drawn + rubble(pen, facts, name, x, y)


def rubble(pen: Pen, facts: Mapping[str, Any], spot: str, x: float, y: float) -> str:
    """Debris on a spot (solo): the own coin must be worth more than their number."""
    pile = [each["colour"] for each in facts.get("debris", ()) if each["spot"] == spot]
    if not pile:
        return ""
    drawn = ""
    for k, colour in enumerate(pile):
        cx, cy = 7.5 + k % 4 * 10.4, SPOT - 7 - k // 4 * 10
        drawn += svg.tag(
            "circle", cx=cx, cy=cy, r=6, fill=pen[f"{colour}-ground"], stroke=pen["ink"], stroke_width=1
        )
        drawn += svg.use(f"c-{colour}", cx - 4, cy - 4, 8)
    names = pen.words.row([pen.words.word("colour", colour) for colour in pile])
    title = pen.words.say("picture-debris", count=len(pile), colours=names)
    return pen.piece(f"debris-{spot}", title, x - SPOT / 2, y - SPOT / 2, SPOT, SPOT, drawn)


def coins_on_mat(pen: Pen, facts: Mapping[str, Any]) -> list[str]:
    """The coins on the mat."""
    drawn = []
    if "squares" in facts:
        for spot, value in facts["coins"].items():
            drawn.append(coin(pen, 0, "purple", value, *hub(spot), COIN, used=False, solo=True))
        return drawn
    for bid in facts["bids"]:
        colour = pen.words.colour(facts, bid["seat"])
        if bid["coin"]:
            drawn.append(coin(pen, bid["seat"], colour, bid["coin"], *hub(bid["spot"]), COIN, used=False))
        else:
            title = pen.words.say("picture-bid-hidden", seat=pen.words.person(bid["seat"]))
            drawn.append(hidden_coin(pen, bid["spot"], colour, title, *hub(bid["spot"]), COIN))
    return drawn


def hub(spot: str) -> tuple[float, float]:
    """The corner of a coin on that spot."""
    x, y = place(SPOTS[spot]["at"])
    return x - SPOT / 2 + HUB[0] - COIN / 2, y - SPOT / 2 + HUB[1] - COIN / 2
