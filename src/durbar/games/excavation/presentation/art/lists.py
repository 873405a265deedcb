"""What lies beside the valley: the two lists, and the stock.

Sites are in the order they spread, personalities in the order of their price. The stock is bag, piles
and discard.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_from
from durbar.art.text import BOLD, PLAIN, text_width
from durbar.games.excavation.content import COLOUR_NAMES, PLAYER_NAMES, SITE_NAMES
from durbar.games.excavation.rules.table import Table, tokens

from .cards import ASIDE, NAME, card_face, disc, fan, pile, row_of_tokens
from .hexes import describe_control
from .pen import Pen
from .scene import Scene
from .symbols import LANDMARK_OF

HEAD = 19.0
GAP = 4.0
STACKED = 34.0  # how much the number of cards under one takes, beside its name
COLUMNS = 3  # of the personalities
PLACE = 31.0  # width of the place of a site
STOCK_WIDE, STOCK_HIGH = 324.0, 100.0
BACK = 36.0  # width of a card that lies face down
WIDEST = 0.74  # how wide letters of a bold name may be on average: those of Swayambhunath are
WORD = 12.6  # size of the word beside an open fence


def draw_sites(pen: Pen, scene: Scene, facts: Mapping[str, Any], width: float, height: float) -> str:
    """The site list: who spreads, what is in the ground, who controls it."""
    tall = (height - HEAD - 5 * GAP) / 6
    parts = [pen.heading("label-sites", 2, 14, "list-sites", size=14, weight=700)]
    for place, row in enumerate(facts["sites"]):
        parts.append(
            svg.group(
                _site(pen, facts_of_site(pen, scene, facts, row), place, width, tall),
                transform=svg.move(0, HEAD + place * (tall + GAP)),
                id=f"site-{row['site']}",
                class_="piece site",
                data_word="piece-site-card",
            )
        )
    return svg.group("".join(parts), id="sites")


def facts_of_site(pen: Pen, scene: Scene, facts: Mapping[str, Any], row: Mapping[str, Any]) -> dict[str, Any]:
    """What a card of the list shows."""
    site = SITE_NAMES.index(row["site"])
    seen = scene.control[site]
    return {
        "site": row["site"],
        "tokens": row["tokens"],
        "spreads": site in scene.spreading,
        "under": facts["digs"][row["site"]]["under"],
        "finds": int(scene.t.finds[site]),
        "isolated": seen.isolated,
        "score": seen.score,
        "controllers": seen.controllers,
        "told": describe_control(pen, scene, site),
    }


@drawn_from
def _site(pen: Pen, facts: Mapping[str, Any], place: int, width: float, tall: float) -> str:
    spreads = facts["spreads"]
    name = pen.words.word("site", facts["site"])
    title = pen.words.value(f"{place + 1}. {name}", facts["told"])
    if spreads:
        title = pen.words.aside(title, pen.words.say("label-spreads"))
    drawn = svg.title(title) + pen.panel(width, tall, thick=1.3, round=8)
    side = f"M{PLACE:g} 1H8a7 7 0 0 0-7 7v{svg.number(tall - 16)}a7 7 0 0 0 7 7h{PLACE - 8:g}z"
    drawn += svg.tag("path", d=side, fill=pen["brick" if spreads else "panel2"])
    middle = tall / 2 - (7 if spreads else 0)
    drawn += pen.middle(place + 1, PLACE / 2, middle, 19, "mark" if spreads else "text")
    if spreads:
        drawn += pen.explained("piece-spread", svg.use("mark-spread", PLACE / 2 - 8, tall / 2 + 2, 16))
    size = min(tall - 6, 40)
    drawn += svg.use(f"landmark-{LANDMARK_OF[facts['site']]}", PLACE + 3, (tall - size) / 2, size)
    left = PLACE + size + 9
    taken = text_width(name, 14, WIDEST) + 4 + (STACKED if facts["under"] else 0)
    control, right = _control(pen, facts, width - 6, 1, room=width - 6 - left - taken)
    drawn += control
    room = right - left - 4
    drawn += pen.fitted(name, left, tall * 0.36 + 3, 14, room, bold=True)
    if facts["under"]:
        under = pen.words.row([pen.words.word("site", each) for each in facts["under"]])
        at = left + min(room, text_width(name, 14, BOLD)) + 4
        more = svg.use("mark-card-site", at, tall * 0.36 - 9, 15) + pen.bold(
            f"+{len(facts['under'])}", at + 14, tall * 0.36 + 3, 12
        )
        drawn += pen.explained("piece-stacked", more, under)
    low = tall - 18
    drawn += finds(pen, facts["finds"], left, low, 16)
    drawn += row_of_tokens(facts["tokens"], width - 6, low, width * 0.3)
    return drawn + (pen.outline(0, 0, width, tall, 8) if f"site-{facts['site']}" in pen.targets else "")


def _control(pen: Pen, facts: Mapping[str, Any], right: float, y: float, *, room: float) -> tuple[str, float]:
    """A fence, closed or open, or what each counts in a closed one; and where it begins.

    Of an open one there is also a word, unless the name of the site needs its room.
    """
    if not facts["isolated"]:
        fence = svg.use("mark-open", right - 18, y, 18)
        label = pen.words.say("label-open")
        at = right - 18
        word = 5 + text_width(label, WORD, PLAIN)
        if word + 18 <= room:
            at -= word
            fence += pen.text(label, at, y + 14, WORD, "quiet")
        return pen.explained("piece-open", fence, label), at
    drawn = ""
    if not any(facts["score"]):
        drawn, right = svg.use("mark-closed", right - 18, y, 18), right - 22
    for seat, score in reversed([*enumerate(facts["score"])]):
        if not score:
            continue
        rules = seat in facts["controllers"]
        drawn += pen.text(
            score, right, y + 14, 13, "text" if rules else "quiet", text_anchor="end", font_weight=700
        )
        right -= 9 if score < 10 else 16
        if rules:
            drawn += svg.box(right - 17, y + 16.5, 26, 2.4, pen["ring"], round=1.2)
        drawn += svg.use(f"token-{PLAYER_NAMES[seat]}", right - 16, y + 1, 15)
        right -= 21
    return pen.explained("piece-isolated", drawn, facts["told"]), right


def finds(pen: Pen, heap: int, x: float, y: float, size: float, names: Iterable[str] = COLOUR_NAMES) -> str:
    """Dig tokens by colour with their numbers."""
    parts = []
    for colour in names:
        number = int(tokens(heap, COLOUR_NAMES.index(colour)))
        if number:
            chip = svg.use(f"find-{colour}", x, y, size)
            chip += pen.bold(number, x + size + 1, y + size * 0.82, max(size * 0.78, 12.5))
            title = pen.words.labelled(f"colour-{colour}", number)
            parts.append(pen.explained(f"colour-{colour}", chip, title))
            x += size * (1.66 if number < 10 else 2.25) + 3
    return "".join(parts)


def draw_personalities(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    """The personality list; the place is the price."""
    wide = (width - GAP * (COLUMNS - 1)) / COLUMNS
    tall = (height - HEAD - GAP) / 2
    parts = [pen.heading("label-personalities", 2, 14, "list-personalities", size=14, weight=700)]
    for place, row in enumerate(facts["personalities"]):
        name, price = pen.words.word("card", row["card"]), pen.words.say("label-price", cards=place + 1)
        at = (place % COLUMNS * (wide + GAP), HEAD + place // COLUMNS * (tall + GAP))
        drawn = card_face(pen, row["card"], wide, tall, aside=True)
        drawn += _price(pen, row, place + 1, price, wide, tall)
        parts.append(
            pen.piece(
                f"row-{place + 1}",
                f"{place + 1}. {name}, {price}",
                *at,
                wide,
                tall,
                drawn,
                word=f"card-{row['card']}",
            )
        )
    return svg.group("".join(parts), id="personalities")


def _price(pen: Pen, row: Mapping[str, Any], place: int, title: str, wide: float, tall: float) -> str:
    """At the right of a card: what it costs, its sign, and the tokens on it."""
    cost = svg.use("mark-cost", wide - 21, 4, 18) + pen.bold(
        place, wide - 23, 18, 15, "ink", text_anchor="end"
    )
    drawn = pen.explained("piece-price", cost, title)
    room = wide - min(wide - 6 - ASIDE, tall - NAME - 5) - 10
    low = tall - NAME - 18
    if low > 40:
        drawn += svg.use(f"sign-{row['card']}", wide - 22, 25, 18)
    return drawn + row_of_tokens(row["tokens"], wide - 4, low, max(room, 17))


def draw_stock(pen: Pen, t: Table, facts: Mapping[str, Any], width: float = STOCK_WIDE) -> str:
    """Bag, piles and discard, and which round it is."""
    drawn = pen.panel(width, STOCK_HIGH, thick=1.3, round=8)
    now = pen.words.say("label-round", round=facts["round"])
    drawn += pen.explained("piece-round", pen.fitted(now, 10, 20, 16, 130, bold=True))
    for x, kind, count in ((10, "site-pile", facts["site_pile"]), (58, "pile", sum(facts["pile"].values()))):
        back = "back-site" if kind == "site-pile" else "back"
        lying = pile(pen, count, x, 31, BACK, back)
        drawn += pen.explained(f"piece-{kind}", lying, pen.words.labelled(f"label-{kind}", count))
    drawn += _discard(pen, facts["discard"], 106, 31)
    return svg.group(drawn + _bag(pen, t, facts), id="stock")


def _discard(pen: Pen, gone: Mapping[str, int], x: float, y: float) -> str:
    """Discarded personalities lie open: anybody may count them."""
    number = sum(gone.values())
    title = pen.words.labelled("label-discard", number)
    if not number:
        return pen.explained("piece-discard", fan(pen, 0, x, y, BACK, 0), title)
    cards = pen.words.row(pen.words.labelled(f"card-{card}", count) for card, count in gone.items())
    high = BACK * 4 / 3
    drawn = svg.box(x, y, BACK, high, pen["paper"], round=4, stroke=pen["rim"], stroke_width=1.5)
    drawn += svg.use(f"portrait-{max(gone, key=lambda card: gone[card])}", x + 2, y + 2, BACK - 4)
    drawn += disc(pen, number, x + BACK - 8, y + high - 9, 11)
    return pen.explained("piece-discard", drawn, pen.words.value(title, cards))


def _bag(pen: Pen, t: Table, facts: Mapping[str, Any]) -> str:
    number = sum(facts["bag"].values())
    x = 160.0
    bag = svg.use("mark-bag", x, 24, 56) + pen.middle(number, x + 28, 60, 19, "mark")
    drawn = pen.explained("piece-bag", bag, pen.words.labelled("label-bag", number))
    for k, names in enumerate((COLOUR_NAMES[:2], COLOUR_NAMES[2:4], COLOUR_NAMES[4:])):
        drawn += finds(pen, int(t.bag), x + 66, 12 + 28 * k, 20, names)
    return drawn
