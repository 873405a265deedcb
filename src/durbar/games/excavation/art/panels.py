"""Beside the map: the two lists with their prices, the players with their cards, bag and piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from durbar import svg
from durbar.games.excavation.content import COLOUR_NAMES, PLAYER_NAMES, SITE_NAMES
from durbar.games.excavation.rules.table import Table, tokens
from durbar.games.excavation.watch import watch

from .pen import Pen

GAP = 6.0


def panel(pen: Pen, width: float, height: float, strong: bool = False) -> str:
    edge = "target" if strong else "edge"
    return svg.box(
        0, 0, width, height, pen["panel"], round=8, stroke=pen[edge], stroke_width=2 if strong else 1.2
    )


def row_of_tokens(owners: Sequence[int | str], x: float, y: float, width: float, size: float = 15) -> str:
    """Tokens on a card, the oldest first, closer together when there are many."""
    step = min(size * 0.8, (width - size) / max(len(owners) - 1, 1))
    return "".join(
        svg.use(f"token-{PLAYER_NAMES[owner] if isinstance(owner, int) else owner}", x + k * step, y, size)
        for k, owner in enumerate(owners)
    )


def draw_sites(pen: Pen, t: Table, facts: Mapping[str, Any], width: float, height: float) -> str:
    """The site list: who spreads, what is in the ground, who controls it."""
    rows = facts["sites"]
    spreading = 2 if len(rows) == 6 else 1
    head = pen.text(pen.say("label-sites"), 2, 16, 15, "text", font_weight=700)
    left = pen.counted("label-site-pile", facts["site_pile"])
    head += pen.text(left, width - 2, 16, 11, "quiet", text_anchor="end")
    tall = (height - 24 - 5 * GAP) / 6
    parts = [head]
    for place, row in enumerate(rows):
        site = SITE_NAMES.index(row["site"])
        seen = watch(t, site)
        told = seen.told(pen.game, pen.lang)
        name = pen.word("site", row["site"])
        drawn = panel(pen, width, tall)
        if place < spreading:
            drawn += svg.box(0, 0, 30, tall, pen["earth"], round=8)
        drawn += pen.text(place + 1, 15, tall / 2 + 7, 20, "text", text_anchor="middle", font_weight=700)
        drawn += pen.fitted(name, 38, 18, 14, width - 44)
        stacked = len(facts["digs"][row["site"]]["under"])
        if stacked:
            drawn += pen.text(f"+{stacked}", width - 8, 18, 12, "quiet", text_anchor="end", font_weight=700)
        drawn += _finds(pen, int(t.finds[site]), 38, 24)
        drawn += pen.fitted(told, 38, tall - 8 if tall < 66 else 58, 11, width - 44, "quiet")
        drawn += row_of_tokens(row["tokens"], 36, tall - 22 if tall >= 80 else 24, width - 44)
        said = f"{place + 1}. {name}: {told}"
        if place < spreading:
            said += f" ({pen.say('label-spreads')})"
        parts.append(
            pen.element(
                f"site-{row['site']}",
                said,
                drawn,
                pen.outline(0, 0, width, tall, 8),
                transform=svg.move(0, 24 + place * (tall + GAP)),
            )
        )
    return svg.group("".join(parts), id="sites")


def _finds(pen: Pen, heap: int, x: float, y: float, size: float = 17) -> str:
    """Dig tokens by colour with their numbers."""
    parts = []
    for colour, name in enumerate(COLOUR_NAMES):
        number = int(tokens(heap, colour))
        if number:
            parts.append(svg.use(f"find-{name}", x, y, size))
            parts.append(pen.text(number, x + size + 1, y + size - 4, 11, "text", font_weight=700))
            x += size + (10 if number < 10 else 16) + 4
    return "".join(parts)


def draw_personalities(pen: Pen, facts: Mapping[str, Any], width: float, height: float) -> str:
    """The personality list; the place is the price."""
    head = pen.text(pen.say("label-personalities"), 2, 16, 15, "text", font_weight=700)
    left = pen.counted("label-left", sum(facts["pile"].values()))
    head += pen.text(left, width - 2, 16, 11, "quiet", text_anchor="end")
    tall = (height - 24 - 5 * GAP) / 6
    parts = [head]
    for place, row in enumerate(facts["personalities"]):
        name = pen.word("card", row["card"])
        price = pen.say("label-price", cards=place + 1)
        drawn = panel(pen, width, tall)
        drawn += svg.use(f"card-{row['card']}", 6, 6, 30)
        drawn += pen.fitted(name, 42, 20, 14, width - 48)
        drawn += pen.text(price, 42, 35, 11, "quiet")
        drawn += row_of_tokens(row["tokens"], 40, tall - 22, width - 48)
        said = f"{place + 1}. {name}, {price}. {pen.word('card', row['card'] + '-help')}"
        parts.append(
            pen.element(
                f"row-{place + 1}",
                said,
                drawn,
                pen.outline(0, 0, width, tall, 8),
                transform=svg.move(0, 24 + place * (tall + GAP)),
            )
        )
    return svg.group("".join(parts), id="personalities")


def draw_player(
    pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float, mine: bool
) -> str:
    """One player: tokens, winnings, cards. Cards the viewer cannot see are backs, beside those he knows."""
    row = facts["players"][seat]
    active = facts["active"] == seat and facts["phase"] != "over"
    drawn = panel(pen, width, height, strong=active)
    drawn += svg.use(f"token-{PLAYER_NAMES[seat]}", 7, 6, 24)
    name = pen.person(seat) + (f" · {pen.say('label-first')}" if facts["first"] == seat else "")
    drawn += pen.fitted(name, 36, 23, 15, width - 44)
    coloured = sum(number for colour, number in row["finds"].items() if colour != "black")
    told = (
        f"{pen.say('label-supply')} {row['supply']} · {pen.say('label-graveyard')} {row['lost']} · "
        f"{pen.say('score-sites')} {len(row['sites'])} · {pen.say('score-finds')} {coloured}"
    )
    drawn += pen.fitted(told, 8, 42, 11.5, width - 16, "quiet")
    half = (height - 50) / 2
    for k, (what, text) in enumerate((("hand", "label-hand"), ("front", "label-front"))):
        drawn += _cards(pen, row, seat, what, pen.say(text), 8, 50 + k * half, width - 16, half - 4, mine)
    return pen.element(f"seat-{seat}", f"{name}: {told}", drawn, pen.outline(0, 0, width, height, 8))


def _cards(
    pen: Pen,
    row: Mapping[str, Any],
    seat: int,
    what: str,
    said: str,
    x: float,
    y: float,
    width: float,
    height: float,
    mine: bool,
) -> str:
    """A hand or a front: a chip for each type of card; backs where only the number is known."""
    drawn = pen.text(said, x, y + 10, 10, "quiet")
    shown = row[what]
    y += 14
    height -= 14
    if isinstance(shown, int):
        backs = "".join(
            svg.box(
                x + k * 15,
                y + 2,
                19,
                height - 6,
                pen["panel2"],
                round=3,
                stroke=pen["edge"],
                stroke_width=1.2,
            )
            for k in range(shown)
        )
        drawn += backs + pen.text(shown, x + shown * 15 + 10, y + height / 2 + 5, 13, "text", font_weight=700)
        if what == "hand":
            drawn += _known(pen, row["known"], x + 125, y + 2, width - 125, height - 6)
        return drawn
    chips = list(shown.items())
    wide = min(100.0, (width - 4 * (len(chips) - 1)) / max(len(chips), 1))
    for k, (card, number) in enumerate(chips):
        left = x + k * (wide + 4)
        chip = svg.box(
            left, y + 1, wide, height - 4, pen["panel2"], round=5, stroke=pen["edge"], stroke_width=1.2
        )
        chip += svg.use(f"card-{card}", left + 3, y + 3, min(18, height - 8))
        chip += pen.fitted(pen.word("card", card), left + 23, y + 15, 11, wide - 26)
        chip += pen.text(
            f"×{number}", left + wide - 4, y + height - 6, 11, "text", text_anchor="end", font_weight=700
        )
        told = f"{pen.word('card', card)} ×{number}. {pen.say(f'card-{card}-help')}"
        name = f"{what}-{card}" if mine else f"{what}-{seat}-{card}"
        drawn += pen.element(name, told, chip, pen.outline(left, y + 1, wide, height - 4, 5))
    return drawn


def _known(pen: Pen, known: Mapping[str, int], x: float, y: float, width: float, height: float) -> str:
    """The cards an attentive onlooker knows this player to own, in hand or front."""
    size = min(20.0, height)
    parts = [pen.text(pen.say("label-known"), x, y - 4, 9.5, "quiet")]
    for card, number in known.items():
        said = svg.title(f"{pen.word('card', card)} ×{number}")
        parts.append(svg.group(said + svg.use(f"card-{card}", x, y, size)))
        parts.append(pen.text(number, x + size + 1, y + size - 4, 10.5, "text", font_weight=700))
        x += size + 13
    return "".join(parts)


def draw_stock(pen: Pen, t: Table, facts: Mapping[str, Any], width: float) -> str:
    """The round, the bag, the discard."""
    drawn = pen.text(pen.say("label-round", round=facts["round"]), 0, 14, 15, "text", font_weight=700)
    drawn += pen.text(pen.counted("label-bag", sum(facts["bag"].values())), 0, 32, 12, "text")
    drawn += _finds(pen, int(t.bag), 0, 38, 15)
    drawn += pen.fitted(pen.counted("label-discard", sum(facts["discard"].values())), 0, 70, 12, width)
    return svg.group(drawn, id="stock")
