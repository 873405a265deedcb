"""Section 5.6: tents."""

from typing import Any

from durbar.core import SOMEBODY, State
from tests.expedition.scenes import (
    asked,
    away,
    deal,
    dice,
    happened,
    landed,
    offered,
    play,
    refused,
    scene,
    seat,
    setting_off,
    told,
    traveller,
)


def camp(*others: list[str], yak: str = "2:6,6", **more: Any) -> State:
    """Seat 0 stands on a meadow and is about to end the turn; the others hold these tents."""
    return landed(traveller(yak, **more), *({"tents": tents} for tents in others))


def end_of_day(*totals: tuple[int, int, int], **position: Any) -> State:
    """The last turn of a day is about to end; the faces of everybody's three dice are known."""
    seats = [{"dice": dice(faces), "yak": "2:6,3", "tents": []} for faces in totals]
    holder = position.pop("holder", 1 % len(totals))
    active = (holder - 1) % len(totals)
    return scene(
        *seats, phase="actions", round=3, holder=holder, active=active, turn={"die": "purple"}, **position
    )


def test_E_S5_6_a_tent_of_the_target_landscape_gives_a_marker() -> None:
    state = camp(["meadow", "rock"])
    events = state.play("done")
    assert (asked(state), state.to_act) == ("play-tents", 1)
    assert [move.text for move in state.moves] == ["tent 1", "pass"]
    events = state.play("tent 1")
    assert happened(events, "tents") == [(1, 0, "meadow", 1)]
    assert seat(state)["exhaustion"] == 1
    assert seat(state, 1)["tents"] == ["rock"]
    assert told(state)["tents_unseen"]["meadow"] == 2, "a played tent leaves the game"
    assert (asked(state), state.to_act) == ("choose-die", 1)


def test_E_S5_6_whoever_has_no_fitting_tent_is_not_asked() -> None:
    state = camp(["rock", "snow"])
    state.play("done")
    assert (asked(state), state.to_act) == ("choose-die", 1)


def test_E_R100_every_tied_player_draws_a_tent_also_without_the_standee() -> None:
    state = end_of_day((1, 2, 3), (1, 1, 4), (6, 6, 6), holder=1)
    state.play("done")
    events = deal(state)
    assert [who for who, _ in happened(events, "tent-drawn")] == [0, 1]
    assert [len(seat(state, number)["tents"]) for number in range(3)] == [1, 1, 0]
    assert told(state)["tents_left"] == 22


def test_E_D30_in_a_tie_a_b_and_d_draw_in_the_order_d_a_b() -> None:
    state = end_of_day((3, 3, 3), (1, 2, 6), (4, 4, 4), (2, 3, 4), holder=1)
    events = state.play("done")
    assert happened(events, "standee") == [(3, 9)]
    assert [who for who, _ in happened(deal(state), "tent-drawn")] == [3, 0, 1]


def test_E_R101_the_others_are_asked_clockwise_once_around() -> None:
    state = camp(["meadow"], ["meadow"], ["meadow"])
    asked_seats = []
    state.play("done")
    while asked(state) == "play-tents":
        asked_seats.append(state.to_act)
        state.play("pass")
    assert asked_seats == [1, 2, 3]
    assert seat(state)["exhaustion"] == 0


def test_E_R102_tents_do_nothing_against_a_resting_player_or_one_in_kathmandu() -> None:
    state = scene(traveller("2:6,6", exhaustion=3), {"tents": ["meadow"]})
    play(state, "take brown", "go")
    assert (asked(state), state.to_act, seat(state)["exhaustion"]) == ("choose-die", 1, 0)
    guest = scene(away(15), {"tents": ["meadow"]})
    guest.play("gain coin")
    assert (asked(guest), guest.to_act) == ("choose-die", 1)


def test_E_R103_tents_do_nothing_against_a_player_just_arriving() -> None:
    """There is no tent for the city; a window would have to ask nobody."""
    state = setting_off("6:4,2", 1, {"tents": ["forest", "snow"]})
    play(state, "move e", "done")
    assert (asked(state), seat(state)["exhaustion"]) == ("choose-die", 0)
    assert "city" not in told(state)["tents_unseen"]


def test_E_R104_only_the_number_of_tents_is_visible_to_others() -> None:
    state = camp(["meadow", "rock"])
    assert state.view(1).facts["seats"][1]["tents"] == ["meadow", "rock"]
    for stranger in (0, None):
        assert state.view(stranger).facts["seats"][1]["tents"] == 2
    state.play("done")
    assert state.view(0).to_act == SOMEBODY, "not even who is asked"


def test_E_R104_a_tent_drawn_is_told_to_its_owner_only() -> None:
    state = end_of_day((1, 1, 1), (6, 6, 6), holder=1)
    state.play("done")
    events = state.play("tent rock")
    (drawn,) = (event for event in events if event.name == "tent-drawn")
    assert drawn.seen_by(0).fields["landscape"] == "rock"
    assert drawn.seen_by(1).fields["landscape"] is None
    assert drawn.seen_by(None).fields["landscape"] is None


def test_E_R105_no_tent_is_offered_against_three_markers() -> None:
    state = camp(["meadow"], exhaustion=3)
    state.play("done")
    assert asked(state) == "choose-die"


def test_E_R125_no_more_tents_than_have_an_effect_counted_over_all_players() -> None:
    state = camp(["meadow", "meadow"], ["meadow"], exhaustion=1)
    state.play("done")
    assert offered(state, "tent") == ["1", "2"]
    assert refused(state, "tent 3") == ("tents-too-few", "5.6")
    state.play("tent 2")
    assert (asked(state), state.to_act) == ("choose-die", 1), "the next player's tent would do nothing"
    tired = camp(["meadow", "meadow"], exhaustion=2)
    tired.play("done")
    assert offered(tired, "tent") == ["1"]
    assert refused(tired, "tent 2") == ("tents-too-many", "5.6 / E-R125")


def test_E_R128_tents_work_after_a_zero_step_move_and_from_kathmandu() -> None:
    state = setting_off("2:5,6", 3, away(15, tents=["meadow"]))
    play(state, "move e", "done")
    assert (asked(state), state.to_act) == ("play-tents", 1)
    state.play("tent 1")
    assert seat(state)["exhaustion"] == 2, "one for the edge, one for the tent"


def test_E_S8_3_a_mountaineer_on_a_mountain_is_not_hit() -> None:
    state = setting_off("2:5,1", 1, {"tents": ["snow", "jungle", "rock"]}, character="mountaineer")
    play(state, "move n over", "done")
    assert asked(state) == "choose-die"


def test_E_S8_3_when_the_pile_is_empty_later_ones_get_no_tent() -> None:
    state = end_of_day((1, 1, 1), (1, 1, 1), holder=1, tents_unseen={"rock": 1})
    state.play("done")
    events = deal(state)
    assert [who for who, _ in happened(events, "tent-drawn")] == [0]


def test_E_S5_6_no_tents_are_drawn_on_the_last_day() -> None:
    state = end_of_day((1, 1, 1), (6, 6, 6), holder=1, day=6)
    events = state.play("done")
    assert asked(state) == "draw-weather"
    assert happened([*events, *deal(state)], "tent-drawn") == []


def test_E_S5_6_the_window_is_announced_but_not_who_declines() -> None:
    state = camp(["meadow"], ["meadow"])
    events = state.play("done")
    assert [event.name for event in events][-1] == "tent-window"
    (declined,) = (event for event in state.play("pass") if event.name == "tent-declined")
    assert declined.seen_by(1).fields["seat"] == 1
    assert declined.seen_by(0).fields["seat"] is None
