"""The box a game is played with, made of the tables of content/: the house's own, or others in their place.

Maps, the number of copies of a card and what the end is worth may be replaced (`durbar.core.content`);
`read_box` refuses what cannot be played with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from durbar.core.content import Content
from durbar.core.errors import OptionError
from durbar.core.vecs import vec
from durbar.games.excavation.content import CARD_FAMILIES, COLOUR_NAMES, MAP_NAMES, SITE_NAMES
from durbar.games.excavation.content_maps import Chart, draw_chart
from durbar.games.excavation.rules.numbers import LIST_LENGTH
from durbar.games.excavation.rules.specials import EFFECTS
from durbar.games.excavation.rules.table import HAND, MOST_DIGS, ONE_CARD, ONE_TOKEN, TOKENS, Book

PERSONALITIES = 40  # cards (X-R1)
FINDS = 95  # dig tokens (2)
MOST_COPIES = 15  # of one type: a purse has four bits for it


@dataclass(frozen=True)
class Box:
    """What a game is played with: the maps, the cards and dig tokens, what the end is worth."""

    charts: Mapping[str, Chart]
    bag: int  # a heap
    pile: int  # a purse
    effects: tuple[int, ...]  # of the specials, in their order
    points: Mapping[str, int]
    set_aside: int  # site cards, in the short game

    def book(self, chart: Chart) -> Book:
        """The box as the rules need it, with this map."""
        site, find, lost, left = (self.points[name] for name in ("site", "find", "lost", "left"))
        effects = vec[i64](self.effects)
        return Book(chart.valley(), self.bag, self.pile, effects, site, find, lost, left)


def read_box(content: Content) -> Box:
    """The box; BadContent names the file, the key and the rule of what cannot be."""
    table = content.table("cards")
    cards, tokens, numbers, points = (table[name] for name in ("card", "token", "numbers", "points"))
    _check_cards(content, cards)
    _check_tokens(content, tokens)
    fixed = (("tokens", TOKENS, "X-R2"), ("hand", HAND, "X-R10"), ("list", LIST_LENGTH, "X-R49"))
    for name, needed, rule in fixed:
        if numbers[name] != needed:
            raise content.wrong("cards", f"numbers.{name}", f"it is {needed}, not {numbers[name]}", rule)
    most = len(SITE_NAMES) - MOST_DIGS
    if not 0 <= numbers["set_aside"] <= most:
        raise content.wrong("cards", "numbers.set_aside", f"0 to {most} sites can be set aside", "X-R7")
    for name, value in points.items():
        if name != "mark" and not -99 <= value <= 99:
            raise content.wrong("cards", f"points.{name}", "points go from -99 to 99", "7")
    return Box(
        {name: _read_map(content, name) for name in MAP_NAMES},
        sum(int(token["copies"] * ONE_TOKEN[k]) for k, token in enumerate(tokens)),
        sum(int(card["copies"] * ONE_CARD[k]) for k, card in enumerate(cards) if k > 0),
        tuple(EFFECTS.index(card["effect"]) for card in cards if card["family"] == "special"),
        {name: value for name, value in points.items() if name != "mark"},
        numbers["set_aside"],
    )


def _check_cards(content: Content, cards: tuple[Mapping[str, Any], ...]) -> None:
    for k, card in enumerate(cards):
        key = f"card[{k}]"
        if card["name"] not in CARD_FAMILIES.get(card["family"], ()):
            raise content.wrong("cards", f"{key}.family", f"{card['name']} belongs to another family", "2")
        colour = COLOUR_NAMES[k] if card["family"] == "basic" else ""
        if card.get("colour", "") != colour:
            raise content.wrong(
                "cards", f"{key}.colour", f"{card['name']} pays for {colour or 'none'}", "6.1"
            )
        if (card.get("effect") in EFFECTS) != (card["family"] == "special"):
            raise content.wrong("cards", f"{key}.effect", f"effects are {', '.join(EFFECTS)}", "4.7")
        if k > 0 and not 0 <= card["copies"] <= MOST_COPIES:
            raise content.wrong("cards", f"{key}.copies", f"0 to {MOST_COPIES} cards are alike", "X-R1")
    if cards[0]["copies"] != 24:
        raise content.wrong("cards", "card[0].copies", "six for each of four players are 24", "X-R5")
    number = sum(card["copies"] for card in cards[1:])
    if number != PERSONALITIES:
        why = f"there are {PERSONALITIES} personality cards, not {number}"
        raise content.wrong("cards", "card", why, "X-R1")


def _check_tokens(content: Content, tokens: tuple[Mapping[str, Any], ...]) -> None:
    for k, token in enumerate(tokens):
        if not 0 <= token["copies"] <= FINDS:
            raise content.wrong("cards", f"token[{k}].copies", f"0 to {FINDS} dig tokens are alike", "2")
    number = sum(token["copies"] for token in tokens)
    if number != FINDS:
        raise content.wrong("cards", "token", f"there are {FINDS} dig tokens, not {number}", "2")


def _read_map(content: Content, name: str) -> Chart:
    try:
        return draw_chart(content.table("maps")[name], name)
    except OptionError as error:
        raise content.wrong("maps", f"{name}.rows", error.args[0], error.rule or "X-R123") from None
