"""Positions that cannot be, by what would have become of them: lost cards, loops, dead ends."""

import random
from typing import Any

import pytest

from durbar.core import CHANCE, BadPosition, State
from tests.revival.scenes import reds, scene, solo, table

LIU: dict[str, Any] = {"architects": "random"}


def blamed(position: dict[str, Any], players: int = 4, **options: Any) -> str:
    """The field that is refused."""
    with pytest.raises(BadPosition) as error:
        table(players, **options).from_dict(position)
    return error.value.field


def play_on(state: State) -> State:
    """At random to the end, with every law checked on the way."""
    rng = random.Random(7)
    while not state.over:
        assert state.game.laws(state.kernel) == []
        state.play(rng.choice(state.moves))
    return state


def bids(*laid: tuple[str, int]) -> list[dict[str, Any]]:
    return [{"seat": seat, "spot": spot, "coin": coin} for seat, (spot, coin) in enumerate(laid)]


FULL = {"a1": "bl01", "a2": "bl02", "b1": "bl03", "b2": "bl04"}
FOUR_BIDS = bids(("na", 5), ("nb", 4), ("sa", 3), ("sb", 2))


@pytest.mark.parametrize(
    ("field", "players", "position"),
    [
        ("seats[0].coins", 3, {"seats": [{"coins": []}, {}, {}]}),
        ("market", 4, {"stage": "build", "market": {"a1": "bl01"}}),
        ("market", 4, {"stage": "open-market", "market": {"a2": "bl01"}}),
        (
            "market",
            4,
            {"stage": "open-market", "market": FULL},
        ),
        ("market", 4, {"stage": "open-market", "market": {"c1": "bl01"}}),
        ("market", 4, {"stage": "open-market", "market": {"a1": "rd01"}}),
        (
            "market",
            4,
            {"stage": "collect", "bids": FOUR_BIDS, "market": {"a1": "bl01"}, "pending": {"done": 0}},
        ),
        ("pending", 4, {"stage": "collect", "bids": FOUR_BIDS, "market": FULL, "pending": {"need": 2}}),
        (
            "pending.busy",
            4,
            {"stage": "hand-limit", "seats": [{"hand": reds("bu1b")}], "pending": {"busy": [0]}},
        ),
        ("pending.busy", 4, {"stage": "build", "pending": {"busy": [4]}}),
        ("pending.done", 4, {"stage": "bid", "pending": {"done": 1}}),
        ("seats[0].asked", 4, {"stage": "build", "seats": [{"asked": {"question": "claim", "area": 0}}]}),
        ("seats[0].asked", 4, {"stage": "bid", "seats": [{"asked": {"question": "keep"}}]}),
        (
            "seats[1].asked",
            4,
            {
                "stage": "build",
                "seats": [{}, {"hand": reds("sh2b"), "asked": {"question": "where", "end": "rd11 sh2b"}}],
            },
        ),
        ("seats[0].aside", 4, {"stage": "build", "seats": [{"aside": reds("bu1b")}]}),
        ("seats[0].bhairav", 4, {"round": 5, "stage": "build", "seats": [{"bhairav": "red"}]}),
        ("bhairavs", 4, {"bhairavs": ["red"]}),
        ("seats[0].coin_points", 4, {"round": 2, "seats": [{"coin_points": 5, "score": 5}]}),
        (
            "seats[0].hand",
            4,
            {"stage": "build", "seats": [{"hand": reds("bu1b", "bu1w", "bu1r", "bu1g", "bu1y", "sh1b")}]},
        ),
        ("round", 4, {"stage": "ended", "round": 5}),
        ("seats[0].hand", 4, {"stage": "ended", "seats": [{"hand": reds("bu1b")}]}),
        ("seats[0]", 4, {"stage": "deal-mission", "seats": [{"hand": reds("bu1b")}]}),
        ("seats[0].mission", 4, {"stage": "deal-mission", "seats": [{}, {"mission": "m01"}]}),
        ("first", 4, {"stage": "first-player", "first": 2}),
        ("to_act", 4, {"to_act": -1}),
        ("to_act", 4, {"stage": "open-market", "to_act": 1}),
        ("blue", 4, {"blue": ["bl01", None]}),
        ("named.bl24 sh1j", 4, {"named": {"bl24 sh1j": "red"}}),
        ("holographic", 4, {"stage": "build", "holographic": {"built": 3}}),
        ("round", 1, {"stage": "bid", "round": 16}),
        ("market", 1, {"stage": "store", "market": {}, "round": 2}),
        ("market", 1, {"stage": "build", "market": {"a1": "bl01"}}),
        ("seats[0].asked", 1, {"stage": "build", "seats": [{"aside": ["bl01"]}]}),
        ("coins.na", 1, {"coins": {"na": 1}, "debris": [{"spot": "na", "colour": "red"}]}),
        ("debris[0].colour", 1, {"debris": [{"spot": "na"}]}),
        ("side", 1, {"stage": "build", "side": "north"}),
        ("pending.spot", 1, {"stage": "debris", "side": "north", "pending": {"spot": "sa"}}),
        ("stage", 1, {"stage": "hand-limit"}),
        ("stage", 1, {"stage": "ended"}),
        ("squares", 1, {"stage": "square-mission", "squares": [{}, {"mission": "m01"}]}),
    ],
)
def test_refused(field: str, players: int, position: dict[str, Any]) -> None:
    assert blamed(position, players) == field


def test_an_ability_is_offered_to_nobody_who_has_none() -> None:
    rows = [{"architect": "walter", "coins": [5]}, *({"coins": [1]} for _ in range(3))]
    position = {"stage": "ability", "round": 4, "seats": rows, "discards": reds("bu1b")}
    assert blamed(position, architects="random") == "stage"


def test_a_draw_needs_a_card_to_draw() -> None:
    rows: list[dict[str, Any]] = [{"architect": "liu", "coins": [5]}, *({"coins": [1]} for _ in range(3))]
    position = {"stage": "ability", "round": 4, "seats": rows, "pending": {"drawing": True}}
    assert scene(*rows, options=LIU, stage="ability", round=4, pending={"drawing": True}).to_act == CHANCE
    assert (
        blamed({**position, "seats": [{"architect": "charles", "coins": [5]}, *rows[1:]]}, **LIU) == "stage"
    )


def test_a_holographic_buddha_is_in_no_hand() -> None:
    position = {"stage": "build", "seats": [{"hand": ["hb-r"]}]}
    assert blamed(position, holographic_buddhas=True) == "seats[0].hand"


def test_a_bought_card_has_a_place() -> None:
    rows = [
        {"coins": [5], "hand": [{"card": "rd46", "known_to": "all"}]},
        *({"coins": [1]} for _ in range(3)),
    ]
    position = {"stage": "buy-build", "round": 4, "seats": rows, "pending": {"bought": "rd46"}}
    assert blamed(position) == "pending.bought"


def test_a_solo_game_of_few_facts_can_be_played_to_its_end() -> None:
    for stage in ("aftershock", "bid", "build", "store", "open-market"):
        for number in (1, 2, 15):
            play_on(solo(stage=stage, round=number))


def test_a_game_of_few_facts_can_be_played_to_its_end() -> None:
    for stage in ("open-market", "bid", "build"):
        play_on(scene(stage=stage))
    play_on(scene(stage="collect", bids=FOUR_BIDS))
