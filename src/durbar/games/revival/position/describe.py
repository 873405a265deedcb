"""A position as JSON. `build.py` takes it back, or one written by hand.

A view is described the same way: an unknown card is null, an unknown coin 0, an unknown Mission "hidden",
and the red deck is only counted, unless its cards are known.
"""

from collections.abc import Iterable
from typing import Any

from durbar.games.revival import content
from durbar.games.revival.rules.book import BID_WIDTH
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.numbers import (
    ABILITY,
    AFTERSHOCK,
    BUILD,
    CARDS,
    COLLECT,
    DEBRIS,
    DRAW_RED,
    HAND_LIMIT,
    MANIPULATE,
    SPOTS,
)
from durbar.games.revival.rules.piles import BLUE, DISCARDS, RED, UNKNOWN, holds, size
from durbar.games.revival.rules.sections import end_at
from durbar.games.revival.rules.table import HIDDEN, KNOWERS, NONE, PUBLIC, Player
from durbar.games.revival.vocabulary import STAGES

KNOWN_MASK = (1 << KNOWERS) - 1


def name_of(number: int, names: tuple[str, ...]) -> str | None:
    """The name, or null for none."""
    return names[number] if number >= 0 else None


def names_of_bits(mask: int, names: Iterable[Any]) -> list[Any]:
    """The names of the bits that are set."""
    return [name for k, name in enumerate(names) if mask >> k & 1]


def describe(t: RevivalKernel) -> dict[str, Any]:
    """The whole position, or what the reader of a view knows of it."""
    facts: dict[str, Any] = {
        "stage": STAGES[t.stage],
        "to_act": None if t.over else t.player,
        "round": t.round,
        "first": t.first,
        "market": {
            name: name_of(t.market[k], content.CARD_NAMES) for k, name in enumerate(content.CELL_NAMES)
        },
        "discards": cards_of_pile(t, DISCARDS),
        "blue": cards_of_pile(t, BLUE),
        "red_left": t.red_left,
        "named": {
            content.end_names(t.book)[end]: content.COLOUR_NAMES[t.declared[joker]]
            for end, joker in enumerate(t.book.joker_of)
            if joker >= 0 and t.declared[joker] >= 0
        },
        "pending": describe_pending(t),
    }
    if size(t.piles, RED) == t.red_left:
        facts["red"] = cards_of_pile(t, RED)
    if t.setting.solo:
        facts |= describe_solo(t)
        return facts
    facts["seats"] = [describe_seat(t, seat) for seat in range(t.setting.players)]
    facts["bids"] = [
        {
            "seat": t.bids[row],
            "spot": content.SPOT_NAMES[t.bids[row + 1]],
            "coin": coin_value(t, t.bids[row + 2]),
        }
        for row in range(0, t.laid * BID_WIDTH, BID_WIDTH)
    ]
    facts["bottom"] = [
        {"card": card_name(entry >> 3), "by": (entry & 7) - 1 if entry & 7 else None} for entry in t.bottom
    ]
    facts["objectives"] = [
        {"objective": content.OBJECTIVE_NAMES[each], "state": objective_state(t, each)}
        for each in t.objectives
    ]
    facts["bhairavs"] = names_of_bits(t.bhairavs, content.COLOUR_NAMES)
    facts["holographic"] = {
        "built": t.holographic_built,
        "values": {
            content.COLOUR_NAMES[k]: value for k, value in enumerate(t.holographic_value) if value != NONE
        },
    }
    return facts


def cards_of_pile(t: RevivalKernel, which: int) -> list[str]:
    return [content.CARD_NAMES[card] for card in range(CARDS) if holds(t.piles, which, card)]


def coin_value(t: RevivalKernel, number: int) -> int:
    """Its value; 0 for one the reader cannot see."""
    return t.book.coin_value[number] if number >= 0 else 0


def card_name(card: int) -> str | None:
    return None if card == UNKNOWN else content.CARD_NAMES[card]


def objective_state(t: RevivalKernel, objective: int) -> str:
    if t.closed >> objective & 1:
        return "closed"
    return "scored" if t.claimed >> objective & 1 else "open"


def describe_pending(t: RevivalKernel) -> dict[str, Any]:
    """What is half done; each field only where it means something."""
    facts: dict[str, Any] = {}
    if t.stage in (MANIPULATE, COLLECT) or (t.stage == BUILD and t.setting.teams):
        facts["done"] = t.at
    if t.stage == COLLECT:
        facts |= {
            "cell": t.cell,
            "need": None if t.need == NONE else t.need,
            "surplus": t.surplus,
            "drawn": [describe_slot(t, each) for each in t.drawn],
        }
    if t.stage == ABILITY and t.phase == DRAW_RED:
        facts["drawing"] = True
    if t.busy and t.stage in (BUILD, HAND_LIMIT) and not t.setting.solo:
        facts["busy"] = names_of_bits(t.busy, range(t.setting.players))
    if t.bought != NONE:
        facts["bought"] = content.CARD_NAMES[t.bought]
    if t.stage == DEBRIS:
        facts["spot"] = content.SPOT_NAMES[t.at]
    return facts


def describe_slot(t: RevivalKernel, number: int) -> dict[str, Any]:
    """A card, which seats know it besides its owner, and whether everybody does who looks on."""
    knowers = number & KNOWN_MASK
    return {
        "card": card_name(number >> KNOWERS),
        "known_to": names_of_bits(knowers, range(t.setting.players)),
        "shown": knowers == PUBLIC,
    }


def describe_player(t: RevivalKernel, p: Player) -> dict[str, Any]:
    """What every area has."""
    return {
        "mission": "hidden" if p.mission == HIDDEN else name_of(p.mission, content.MISSION_NAMES),
        "monuments": [
            [content.end_names(t.book)[end_at(each, level)] for level in range(4) if end_at(each, level) >= 0]
            for each in p.monuments
        ],
    }


def describe_hand(t: RevivalKernel, p: Player) -> dict[str, Any]:
    """What every player has."""
    return {
        "coins": names_of_bits(p.coins, t.book.coin_value),
        "hand": [describe_slot(t, each) for each in p.hand],
        "aside": [describe_slot(t, each) for each in p.aside],
        "asked": describe_question(t, p),
    }


def describe_question(t: RevivalKernel, p: Player) -> dict[str, Any] | None:
    """A question within the question of the stage."""
    if p.ask == NONE:
        return None
    return {
        "question": STAGES[p.ask],
        "end": name_of(p.ask_end, content.end_names(t.book)),
        "area": None if p.ask_area == NONE else p.ask_area,
        "slot": None if p.ask_slot == NONE else p.ask_slot + 1,
    }


def describe_seat(t: RevivalKernel, seat: int) -> dict[str, Any]:
    p = t.players[seat]
    return {
        "score": p.score,
        "coin_points": p.coin_points,
        "architect": name_of(p.architect, content.ARCHITECT_NAMES),
        "bhairav": name_of(p.bhairav, content.COLOUR_NAMES),
        "objective": name_of(p.objective, content.OBJECTIVE_NAMES),
        **describe_player(t, p),
        **describe_hand(t, p),
    }


def describe_solo(t: RevivalKernel) -> dict[str, Any]:
    r = t.ruins
    return {
        "seats": [describe_hand(t, t.players[0])],
        "squares": [describe_player(t, p) for p in t.players],
        "board": name_of(r.board, content.COLOUR_NAMES),
        "side": name_of(r.side, content.SIDE_NAMES) if t.stage in (AFTERSHOCK, DEBRIS) else None,
        "coins": {
            content.SPOT_NAMES[spot]: coin_value(t, r.purple[spot])
            for spot in range(SPOTS)
            if r.purple[spot] >= 0
        },
        "debris": [
            {"spot": content.SPOT_NAMES[each >> 3], "colour": content.COLOUR_NAMES[each & 7]}
            for each in r.debris
        ],
    }
