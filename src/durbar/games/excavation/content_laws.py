"""What tables of content must keep to: the counts of the rulebook, and what the rules can hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.core.content import Content
from durbar.games.excavation.content import CARD_FAMILIES, COLOUR_NAMES, SITE_NAMES
from durbar.games.excavation.rules.numbers import LIST_LENGTH
from durbar.games.excavation.rules.specials import EFFECTS
from durbar.games.excavation.rules.table import HAND, MOST_DIGS, TOKENS

PERSONALITIES = 40  # cards (X-R1)
FINDS = 95  # dig tokens (2)
MOST_COPIES = 15  # of one type: a purse has four bits for it


def check(content: Content) -> None:
    """BadContent names the file, the key and the rule of what cannot be."""
    table = content.table("cards")
    check_cards(content, table["card"])
    check_tokens(content, table["token"])
    check_numbers(content, table["numbers"])
    check_points(content, table["points"])


def check_cards(content: Content, cards: tuple[Mapping[str, Any], ...]) -> None:
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


def check_tokens(content: Content, tokens: tuple[Mapping[str, Any], ...]) -> None:
    for k, token in enumerate(tokens):
        if not 0 <= token["copies"] <= FINDS:
            raise content.wrong("cards", f"token[{k}].copies", f"0 to {FINDS} dig tokens are alike", "2")
    number = sum(token["copies"] for token in tokens)
    if number != FINDS:
        raise content.wrong("cards", "token", f"there are {FINDS} dig tokens, not {number}", "2")


def check_numbers(content: Content, numbers: Mapping[str, Any]) -> None:
    fixed = (("tokens", TOKENS, "X-R2"), ("hand", HAND, "X-R10"), ("list", LIST_LENGTH, "X-R49"))
    for name, needed, rule in fixed:
        if numbers[name] != needed:
            raise content.wrong("cards", f"numbers.{name}", f"it is {needed}, not {numbers[name]}", rule)
    most = len(SITE_NAMES) - MOST_DIGS
    if not 0 <= numbers["set_aside"] <= most:
        raise content.wrong("cards", "numbers.set_aside", f"0 to {most} sites can be set aside", "X-R7")


def check_points(content: Content, points: Mapping[str, Any]) -> None:
    for name, value in points.items():
        if name != "mark" and not -99 <= value <= 99:
            raise content.wrong("cards", f"points.{name}", "points go from -99 to 99", "7")
