"""Chapters 4.10 and 4.11: the last coin, and the end of a round."""

import pytest

from durbar.core import Game
from tests.revival.scenes import (
    Seat,
    building,
    deal,
    everybody_done,
    hand,
    offered,
    play,
    red,
    reds,
    refused,
    scene,
    score,
    seat,
    spending,
    told,
)


def test_V_T22_the_highest_coin_spends_first_and_ties_go_clockwise() -> None:
    rows: list[Seat] = [{"coins": [coin]} for coin in (3, 5, 5, 1)]
    state = scene(*rows, stage="spend", round=4, first=2)
    order = []
    while state.prompt is not None and state.prompt.id == "spend":
        order.append(state.to_act)
        state.play("convert")
    assert order == [2, 1, 0, 3]


def test_the_order_of_last_coins_is_of_those_left_to_spend_so_that_it_can_be_read_back() -> None:
    rows: list[Seat] = [{"coins": [coin]} for coin in (3, 5, 5, 1)]
    state = scene(*rows, stage="spend", round=4, first=2)
    assert isinstance(state.game, Game)
    told_so_far = []
    while state.prompt is not None and state.prompt.id == "spend":
        view = state.view(0)
        told_so_far.append(view.facts["order"])
        assert state.game.from_dict(state.to_dict()).view(0).json() == view.json()
        state.play("convert")
    assert told_so_far == [[2, 1, 0, 3], [1, 0, 3], [0, 3], [3]]


def test_V_T25_a_card_may_be_bought_that_fits_after_a_hand_card() -> None:
    state = spending({"hand": reds("pa2w"), "monuments": [reds("pa1b")]}, discards=reds("pa3r"))
    assert offered(state, "buy") == [red("pa3r")]
    state.play(f"buy {red('pa3r')}")
    assert offered(state, "build") == [f"{red('pa2w')} pa2w"]
    play(state, f"build {red('pa2w')} pa2w", f"build {red('pa3r')} pa3r", "done")
    assert len(seat(state, 0)["monuments"][0]) == 3


def test_V_T26_a_card_that_cannot_be_built_may_not_be_bought() -> None:
    state = spending({"monuments": [reds("pa1b")]}, discards=reds("pa3r"))
    assert offered(state, "buy") == []
    assert refused(state, f"buy {red('pa3r')}") == "cannot-place 4.10 / V-R52"


@pytest.mark.parametrize(("players", "rounds"), [(3, {4, 8}), (4, {4, 8}), (6, {4, 8}), (2, {2, 4, 6, 8})])
def test_V_R48_the_last_coin_comes_after_the_hand_limit_of_these_rounds(
    players: int, rounds: set[int]
) -> None:
    for number in range(1, 9):
        state = everybody_done(scene(players=players, stage="build", round=number))
        asked = state.prompt.id if state.prompt else "over"
        assert asked == ("spend" if number in rounds else "open-market")


def test_V_R49_ties_start_from_the_first_player_of_the_round_just_played() -> None:
    state = everybody_done(building({}, round=4, first=3))
    assert state.to_act == 3


def test_V_R50_exactly_one_choice_and_no_passing() -> None:
    state = spending({}, discards=reds("bu1b"))
    assert {move.kind for move in state.moves} == {"convert", "buy"}
    state.play("convert")
    assert state.to_act != 0


def test_V_R51_the_bought_card_may_start_a_monument_or_be_a_buddha() -> None:
    state = spending({}, discards=reds("bu1b", "pa1w"))
    assert offered(state, "buy") == sorted(reds("bu1b", "pa1w"))
    play(state, f"buy {red('bu1b')}", f"build {red('bu1b')} bu1b")
    assert score(state, 0) == 2


def test_V_R52_the_bought_card_must_be_built_before_one_is_done() -> None:
    state = spending({"hand": reds("bu1w")}, discards=reds("bu1b"))
    state.play(f"buy {red('bu1b')}")
    assert refused(state, "done") == "bought-waits 4.10 / V-R52"
    state.play(f"build {red('bu1b')} bu1b")
    play(state, f"build {red('bu1w')} bu1w", "done")
    assert score(state, 0) == 4


def test_V_R53_hand_cards_are_built_only_together_with_a_purchase() -> None:
    state = spending({"hand": reds("bu1w")}, discards=reds("bu1b"))
    assert refused(state, f"build {red('bu1w')} bu1w") == "build-with-purchase 4.10 / V-R53"
    state.play("convert")
    assert hand(state, 0) == reds("bu1w")


def test_V_R54_with_an_empty_pile_one_can_only_convert() -> None:
    assert [str(move) for move in spending({}).moves] == ["convert"]
    with_bhairav = spending({}, options={"bhairav": True})
    assert {move.kind for move in with_bhairav.moves} == {"convert", "bhairav"}


def test_V_R55_the_bought_card_does_not_stay_in_the_hand() -> None:
    state = spending({}, discards=reds("bu1b"))
    state.play(f"buy {red('bu1b')}")
    assert {move.kind for move in state.moves} == {"build"}
    play(state, f"build {red('bu1b')} bu1b", "done")
    assert hand(state, 0) == []


@pytest.mark.parametrize("coin", [1, 2, 3, 4, 5])
def test_V_R56_any_coin_buys_one_card_and_no_change_is_given(coin: int) -> None:
    state = spending(
        {"coins": [coin]}, {"coins": [1]}, {"coins": [1]}, {"coins": [1]}, discards=reds("pa1b", "pa1w")
    )
    play(state, f"buy {red('pa1b')}", f"build {red('pa1b')} pa1b")
    assert offered(state, "buy") == []
    state.play("done")
    assert score(state, 0) == 0
    assert seat(state, 0)["coins"] == []


def test_V_R57_monuments_completed_now_score_at_once_in_the_round_just_played() -> None:
    state = spending({"monuments": [reds("sh1b")]}, discards=reds("sh2b"))
    play(state, f"buy {red('sh2b')}", f"build {red('sh2b')} sh2b")
    assert score(state, 0) == 6
    assert told(state)["round"] == 4


def test_V_R58_the_marker_passes_after_the_coins_return_but_not_at_the_end() -> None:
    state = spending({}, first=1)
    events = []
    while state.prompt is not None and state.prompt.id == "spend":
        events = [event.kind for event in state.play("convert")]
    assert events[-3:] == ["coins-return", "marker", "round"]
    assert told(state)["first"] == 2
    assert all(row["coins"] == [1, 2, 3, 4, 5] for row in told(state)["seats"])
    last = spending({}, round=8, first=1)
    while not last.over:
        names = [event.kind for event in last.play("convert")]
    assert "marker" not in names
    assert told(last)["first"] == 1


def test_V_R142_the_hand_limit_is_not_checked_again_after_the_last_coin() -> None:
    row = {"architect": "liu", "hand": reds("pa2b", "pa2w", "pa2r")}
    state = spending(row, options={"architects": "random"}, stage="ability", discards=reds("bu1b"))
    play(state, "draw", "card rd04", "discard rd04", "convert")
    while state.prompt is not None and state.prompt.id in ("spend", "ability"):
        state.play("decline" if state.prompt.id == "ability" else "convert")
    assert state.prompt is not None
    assert state.prompt.id == "open-market"
    assert len(hand(state, 0)) == 3


def test_V_R147_no_hand_card_may_take_the_place_the_bought_card_needs() -> None:
    row = {"hand": reds("pa2w", "pa3w"), "monuments": [reds("pa1b")]}
    state = spending(row, discards=reds("pa2r"))
    state.play(f"buy {red('pa2r')}")
    assert offered(state, "build") == [f"{red('pa2r')} pa2r"]
    assert refused(state, f"build {red('pa2w')} pa2w") == "bought-first 4.10 / V-R147"


def test_V_R147_a_hand_card_that_leaves_another_place_is_allowed() -> None:
    row = {"hand": reds("pa2w"), "monuments": [reds("pa1b"), reds("pa1w")]}
    state = spending(row, discards=reds("pa2r"))
    state.play(f"buy {red('pa2r')}")
    assert len(offered(state, "build")) == 2
    play(state, f"build {red('pa2w')} pa2w", "on 1", f"build {red('pa2r')} pa2r", "done")
    assert [len(each) for each in seat(state, 0)["monuments"]] == [2, 2]


def test_a_blue_card_may_be_bought_for_either_of_its_ends() -> None:
    state = spending({"monuments": [reds("pa1b")]}, discards=["bl12"])
    state.play("buy bl12")
    assert offered(state, "build") == ["bl12 pa2w", "bl12 st1y"]


def test_the_marker_passes_every_round_and_the_next_one_opens() -> None:
    state = everybody_done(building({}, round=1, first=0))
    assert told(state)["first"] == 1
    deal(state)
    assert (told(state)["round"], state.to_act) == (2, 1)
