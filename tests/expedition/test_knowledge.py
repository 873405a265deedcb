"""Chapter 9: who knows what."""

from collections import Counter
from typing import Any

import pytest

from durbar.core import CHANCE, SOMEBODY, State
from tests.expedition.scenes import asked, landed, play, scene, seat, table, told, traveller


def tent_window(*others: list[str], answers: tuple[str, ...] = ()) -> State:
    """Seat 0 has ended a turn on a meadow; those holding these tents have answered so far."""
    state = landed(traveller("2:6,6"), *({"tents": tents} for tents in others))
    play(state, "done", *answers)
    return state


def samples(state: State, viewer: int, count: int = 60) -> list[State]:
    return [state.view(viewer).sample(seed) for seed in range(count)]


def test_E_S9_everything_but_tents_in_hand_is_open_to_all() -> None:
    state = table(3, tents=True, characters=True).start(seed=4)
    whole = told(state)
    for viewer in (0, 1, 2, None):
        seen = state.view(viewer).facts
        for field in set(whole) - {"seats", "tents_unseen"}:
            assert seen[field] == whole[field], field
        for number in range(3):
            mine = {**whole["seats"][number], "tents": None}
            assert {**seen["seats"][number], "tents": None} == mine


def test_E_S9_only_the_owner_sees_the_landscapes_of_tents() -> None:
    state = scene({"tents": ["rock"]}, {"tents": ["snow", "meadow"]})
    assert state.view(0).facts["seats"][0]["tents"] == ["rock"]
    assert state.view(0).facts["seats"][1]["tents"] == [None, None]
    assert [each["tents"] for each in state.view(None).facts["seats"]] == [[None], [None, None]]


def test_E_S9_a_seat_counts_the_tents_of_others_among_the_unseen() -> None:
    state = scene({"tents": ["rock"]}, {"tents": ["snow", "meadow"]})
    unseen = state.view(0).facts["tents_unseen"]
    assert (unseen["rock"], unseen["snow"], unseen["meadow"]) == (2, 3, 3)
    assert state.view(0).facts["tents_left"] == 21


def test_E_R115_the_order_of_the_yak_tiles_is_decided_when_they_are_turned_up() -> None:
    """Nobody can look: there is nothing to see yet."""
    state = scene({"yak": "2:6,3", "tile": "rock"}, phase="move-yak", turn={"die": "brown", "face": 1})
    state.play("move e")
    assert state.to_act == CHANCE
    assert len({chance for _, chance in state.outcomes}) == 1
    assert len(state.outcomes) == 8


def test_E_S9_hidden_weather_and_decks_have_no_order_before_they_are_drawn() -> None:
    state = landed({"yak": "2:6,3"}, round=3, holder=1, weather=["storm"], day=2)
    play(state, "done")
    while asked(state) != "draw-weather":
        state.play(state.moves[0])
    assert [(move.text, str(chance)) for move, chance in state.outcomes] == [
        ("weather sun", "1/2"),
        ("weather storm", "1/2"),
    ]
    state.play("weather sun")
    assert len(state.outcomes) == 36, "any equipment card"


def test_E_S9_a_sample_is_a_position_the_seat_cannot_tell_from_the_true_one() -> None:
    state = scene({"tents": ["rock"]}, {"tents": ["snow", "meadow"]}, {"tents": ["jungle"]})
    for sample in samples(state, 0, 10):
        assert sample.view(0) == state.view(0)
        assert [len(seat(sample, number)["tents"]) for number in range(3)] == [1, 2, 1]


def test_E_S9_samples_deal_the_unseen_tents_evenly() -> None:
    state = scene({}, {"tents": ["snow"]})
    drawn = Counter(seat(sample, 1)["tents"][0] for sample in samples(state, 0, 400))
    assert set(drawn) == {"snow", "meadow", "grain", "forest", "jungle", "wetland", "steppe", "rock"}
    assert max(drawn.values()) < 2 * min(drawn.values())


def test_E_R104_while_tents_are_asked_for_nobody_else_knows_who_is_asked() -> None:
    state = tent_window(["rock"], ["meadow"], ["snow"], answers=("pass",))
    assert state.to_act == 2
    for viewer in (0, 1, 3, None):
        assert state.view(viewer).to_act == SOMEBODY
        assert list(state.view(viewer).moves) == []
    assert state.view(2).to_act == 2
    assert {sample.to_act for sample in samples(state, 0)} == {1, 2, 3}


def test_E_R104_whoever_declined_knows_that_a_later_seat_is_asked() -> None:
    """Seat 2 was asked and passed; so only seat 3 can be thinking now."""
    state = tent_window(["rock"], ["meadow"], ["rock"], answers=("pass", "pass"))
    assert state.to_act == 3
    assert {sample.to_act for sample in samples(state, 2)} == {3}


def test_E_R104_whoever_holds_a_tent_and_was_not_asked_knows_an_earlier_seat_is() -> None:
    state = tent_window(["meadow"], ["rock"], ["rock"])
    assert state.to_act == 1
    assert {sample.to_act for sample in samples(state, 2)} == {1}


def test_E_R104_after_a_tent_was_played_only_later_seats_can_be_asked() -> None:
    state = tent_window(["meadow"], ["rock"], ["meadow"], answers=("tent 1", "pass"))
    assert state.to_act == 3
    assert {sample.to_act for sample in samples(state, 0)} == {2, 3}


@pytest.mark.parametrize("others", [(["rock"], ["meadow"]), (["meadow"], ["rock"])])
def test_E_R104_the_view_does_not_tell_which_of_two_rivals_holds_the_fitting_tent(others: Any) -> None:
    state, twin = tent_window(["rock"], ["meadow"]), tent_window(["meadow"], ["rock"])
    assert state.view(0).json() == twin.view(0).json()
    assert state.view(None).json() == twin.view(None).json()
    assert tent_window(*others).view(0).json() == state.view(0).json()
