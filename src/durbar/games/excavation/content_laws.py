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


def out_of(value: int, low: int, high: int) -> dict[str, int]:
    """The facts of a number that is not within its bounds."""
    return {"value": value, "low": low, "high": high}


def check_cards(content: Content, cards: tuple[Mapping[str, Any], ...]) -> None:
    for k, card in enumerate(cards):
        key = f"card[{k}]"
        if card["name"] not in CARD_FAMILIES.get(card["family"], ()):
            raise content.wrong(
                "cards",
                f"{key}.family",
                f"{card['name']} belongs to another family",
                "2",
                "law-family",
                card=card["name"],
            )
        colour = COLOUR_NAMES[k] if card["family"] == "basic" else ""
        if card.get("colour", "") != colour:
            raise content.wrong(
                "cards",
                f"{key}.colour",
                f"{card['name']} pays for {colour or 'none'}",
                "6.1",
                "content-fixed",
                known=colour or '""',
            )
        if (card.get("effect") in EFFECTS) != (card["family"] == "special"):
            raise content.wrong(
                "cards",
                f"{key}.effect",
                f"effects are {', '.join(EFFECTS)}",
                "4.7",
                "content-one-of",
                known=EFFECTS,
            )
        if k > 0 and not 0 <= card["copies"] <= MOST_COPIES:
            why, facts = f"0 to {MOST_COPIES} cards are alike", out_of(card["copies"], 0, MOST_COPIES)
            raise content.wrong("cards", f"{key}.copies", why, "X-R1", "content-range", **facts)
    if cards[0]["copies"] != 24:
        why = "six for each of four players are 24"
        raise content.wrong("cards", "card[0].copies", why, "X-R5", "content-fixed", known=24)
    number = sum(card["copies"] for card in cards[1:])
    if number != PERSONALITIES:
        why = f"there are {PERSONALITIES} personality cards, not {number}"
        raise content.wrong("cards", "card", why, "X-R1", "content-count", known=PERSONALITIES, count=number)


def check_tokens(content: Content, tokens: tuple[Mapping[str, Any], ...]) -> None:
    for k, token in enumerate(tokens):
        if not 0 <= token["copies"] <= FINDS:
            why, facts = f"0 to {FINDS} dig tokens are alike", out_of(token["copies"], 0, FINDS)
            raise content.wrong("cards", f"token[{k}].copies", why, "2", "content-range", **facts)
    number = sum(token["copies"] for token in tokens)
    if number != FINDS:
        why = f"there are {FINDS} dig tokens, not {number}"
        raise content.wrong("cards", "token", why, "2", "content-count", known=FINDS, count=number)


def check_numbers(content: Content, numbers: Mapping[str, Any]) -> None:
    fixed = (("tokens", TOKENS, "X-R2"), ("hand", HAND, "X-R10"), ("list", LIST_LENGTH, "X-R49"))
    for name, needed, rule in fixed:
        if numbers[name] != needed:
            why = f"it is {needed}, not {numbers[name]}"
            raise content.wrong("cards", f"numbers.{name}", why, rule, "content-fixed", known=needed)
    most = len(SITE_NAMES) - MOST_DIGS
    if not 0 <= numbers["set_aside"] <= most:
        why, facts = f"0 to {most} sites can be set aside", out_of(numbers["set_aside"], 0, most)
        raise content.wrong("cards", "numbers.set_aside", why, "X-R7", "content-range", **facts)


def check_points(content: Content, points: Mapping[str, Any]) -> None:
    for name, value in points.items():
        if name != "mark" and not -99 <= value <= 99:
            facts = out_of(value, -99, 99)
            raise content.wrong(
                "cards", f"points.{name}", "points go from -99 to 99", "7", "content-range", **facts
            )
