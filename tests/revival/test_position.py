"""Positions as JSON: read back, written by hand, and refused where they cannot be."""

import json
from typing import Any

import pytest

from durbar.core import BadPosition
from tests.revival.scenes import reds, scene, seat, solo, table, told


def wrong(players: int = 4, options: dict[str, Any] | None = None, **position: Any) -> tuple[str, str]:
    """The field that is blamed, and the whole message."""
    with pytest.raises(BadPosition) as error:
        table(players, **(options or {})).from_dict(position)
    return error.value.field, str(error.value)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_every_position_of_a_game_reads_back(players: int) -> None:
    game = table(players)
    state = game.start(seed=players)
    while not state.over:
        again = game.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again == state
        assert again.moves == state.moves
        state.play(state.moves[len(state.moves) * 2 // 3])
    assert game.from_dict(state.to_dict()) == state


def test_a_short_position_is_filled_in() -> None:
    state = scene()
    position = told(state)
    assert position["stage"] == "bid"
    assert all(position["market"][cell] for cell in ("a1", "a2", "b1", "b2"))
    assert [row["mission"] for row in position["seats"]] == ["m01", "m02", "m03", "m04"]


def test_points_are_counted_if_they_are_not_said() -> None:
    state = scene({"monuments": [reds("sh1g", "sh2g"), reds("bu1b")]}, stage="build")
    assert seat(state, 0)["score"] == 8


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("stage", {"stage": "lunch"}),
        ("stage", {"stage": "aftershock"}),
        ("round", {"round": 9}),
        ("first", {"first": 4}),
        ("dice", {"dice": []}),
        ("seats", {"seats": [{}] * 5}),
        ("seats[0].hat", {"seats": [{"hat": "red"}]}),
        ("seats[0].hand", {"seats": [{"hand": ["rd99"]}]}),
        ("seats[0].hand", {"seats": [{"hand": ["bl40"]}]}),
        ("seats[1].hand", {"seats": [{"hand": ["rd01"]}, {"hand": ["rd01"]}]}),
        ("seats[0].coins", {"seats": [{"coins": [6]}]}),
        ("seats[0].mission", {"seats": [{"mission": "a01"}]}),
        ("seats[0].architect", {"seats": [{"architect": "liu"}]}),
        ("seats[0].monuments[0]", {"seats": [{"monuments": [["rd11"]]}]}),
        ("seats[0].monuments[0]", {"seats": [{"monuments": [["bl13"]]}]}),
        ("market.a1", {"market": {"a1": "xx01"}}),
        ("market.z9", {"market": {"z9": "bl01"}}),
        ("discards", {"discards": ["rd01", "rd01"]}),
        ("bids[0].spot", {"bids": [{"seat": 0, "spot": "nc", "coin": 1}]}),
        ("bids[0].seat", {"bids": [{"seat": 1, "spot": "na", "coin": 1}]}),
        (
            "bids[1].spot",
            {"bids": [{"seat": 0, "spot": "na", "coin": 1}, {"seat": 1, "spot": "na", "coin": 1}]},
        ),
        ("bids", {"stage": "collect", "bids": [{"seat": 0, "spot": "na", "coin": 1}]}),
        ("named.rd01", {"named": {"rd01": "red"}}),
        ("to_act", {"to_act": 3}),
        ("objectives", {"objectives": [{"objective": "p01"}]}),
        ("pending.busy", {"stage": "hand-limit"}),
        ("stage", {"stage": "spend", "round": 3}),
        ("red", {"red": 50}),
    ],
)
def test_what_cannot_be_is_refused_by_the_name_of_its_field(field: str, position: dict[str, Any]) -> None:
    assert wrong(**position)[0] == field


@pytest.mark.parametrize(
    ("said", "position"),
    [
        ("points", {"stage": "build", "seats": [{"score": 5}]}),
        ("unused coins", {"seats": [{"coins": [1, 2]}]}),
        ("hand limit", {"seats": [{"hand": ["rd01", "rd02", "rd03", "rd04"]}]}),
        ("short of the last round", {"discards": ["bl10"]}),
        ("twice", {"seats": [{"mission": "m01"}, {"mission": "m01"}]}),
        (
            "a joker has no colour",
            {"round": 2, "stage": "build", "seats": [{"monuments": [["bl24 sh1j", "rd11"]]}]},
        ),
    ],
)
def test_a_position_against_the_laws_is_refused(said: str, position: dict[str, Any]) -> None:
    assert said in wrong(**position)[1]


def test_a_view_is_not_a_position() -> None:
    facts = scene({"hand": reds("bu1b")}).view(1).facts
    assert wrong(**facts)[0] in ("seats[0].hand", "seats[0].hand.card")


def test_solo_positions_are_checked_too() -> None:
    assert wrong(1, squares=[{"mission": "m01"}, {"mission": "m03"}])[0] == "squares"
    assert wrong(1, coins={"na": 9})[0] == "coins.na"
    assert wrong(1, stage="manipulate")[0] == "stage"
    assert (
        "V-R99"
        in wrong(
            1, squares=[{"mission": "m01", "monuments": [["bl13 st1g", "bl22 st2r"]]}, {"mission": "m02"}]
        )[1]
    )
    assert "debris" in wrong(1, debris=[{"spot": "na", "colour": "red"}] * 6)[1]


def test_a_head_of_another_game_is_refused() -> None:
    written = {**scene().to_dict(), "players": 3}
    with pytest.raises(BadPosition) as error:
        table(4).from_dict(written)
    assert error.value.field == "players"
    assert solo().game.players == 1
