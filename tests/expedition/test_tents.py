"""Section 5.6: tents."""

from pathlib import Path
from typing import Any

import pytest

from durbar.core import SOMEBODY, Match, State
from durbar.core.events import redact
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
    table,
    told,
    traveller,
)

HERE = Path(__file__).parent


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


def test_E_R139_whoever_holds_any_tent_is_asked_and_can_only_pass_if_none_fits() -> None:
    state = camp(["rock", "snow"], [], ["meadow"])
    state.play("done")
    assert (asked(state), state.to_act) == ("play-tents", 1)
    assert [move.text for move in state.moves] == ["pass"]
    assert refused(state, "tent 1") == ("tents-too-few", "5.6")
    state.play("pass")
    assert (asked(state), state.to_act) == ("play-tents", 3), "who holds no tent at all is not asked"


def test_E_R139_nobody_is_asked_where_everybody_sees_that_no_tent_fits() -> None:
    """All three meadow tents are played: nobody can hold one, and everybody knows."""
    unseen = dict.fromkeys(("snow", "grain", "forest", "jungle", "wetland", "steppe"), 3) | {"rock": 2}
    state = landed(traveller("2:6,6"), {"tents": ["rock"]}, tents_unseen=unseen)
    state.play("done")
    assert (asked(state), state.to_act) == ("choose-die", 1)
    one_left = landed(traveller("2:6,6"), {"tents": ["rock"]}, tents_unseen={**unseen, "meadow": 1})
    one_left.play("done")
    assert asked(one_left) == "play-tents"
    city = camp(["rock"], yak="3:3,1")
    city.play("done")
    assert asked(city) == "choose-die", "there is no tent for the city"


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
        assert state.view(stranger).facts["seats"][1]["tents"] == [None, None]
    state.play("done")
    assert state.view(0).to_act == SOMEBODY, "not even who is asked"


def test_E_R104_a_tent_drawn_is_told_to_its_owner_only() -> None:
    state = end_of_day((1, 1, 1), (6, 6, 6), holder=1)
    state.play("done")
    events = state.play("tent rock")
    (drawn,) = (event for event in events if event.kind == "tent-drawn")
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


def test_E_R139_a_pass_is_told_to_nobody_else() -> None:
    state = camp(["meadow"], ["meadow"])
    assert [event.kind for event in state.play("done")][-1] == "tent-window"
    events = state.play("pass")
    assert [str(event) for event in redact(events, 1)] == ["tent-declined seat=1"]
    for stranger in (0, 2, None):
        assert redact(events, stranger) == ()


def test_E_R139_that_no_tent_was_played_is_told_when_all_have_passed() -> None:
    state = camp(["meadow"], ["rock"])
    events = [*state.play("done"), *state.play("pass")]
    assert happened(events, "no-tents") == []
    assert happened(state.play("pass"), "no-tents") == [(0,)]
    played = camp(["meadow"], ["rock"])
    others = play(played, "done", "tent 1", "pass")
    assert (happened(others, "tents"), happened(others, "no-tents")) == ([(1, 0, "meadow", 1)], [])


@pytest.mark.parametrize("hand", [["meadow"], ["rock"], ["snow"]])
def test_E_R139_what_the_others_hold_changes_nothing_that_a_stranger_is_told(hand: list[str]) -> None:
    """Windows, passes, absence, the log and what can be taken back are the same whoever holds what."""
    told_to: list[object] = []
    for held in (hand, ["rock"]):
        match = Match(table(3, tents=True))
        match._state = camp(held, ["grain"])
        for move in ("done", "pass", "pass"):
            match.play(move)
            view = match.view(0)
            told_to.append(
                (view.to_act, view.facts, view.history, match.why_no_undo(0), match.view(None).json())
            )
    assert told_to[:3] == told_to[3:]


def test_E_R139_neither_the_end_of_a_turn_nor_a_pass_can_be_taken_back() -> None:
    match = Match(table(3, tents=True))
    match._state = camp(["rock"], ["rock"])
    match.play("done")
    assert refusal(match, 0) == "undo-revealed"
    match.play("pass")
    assert refusal(match, 1) == "undo-revealed"
    assert refusal(match, 0) == "undo-revealed"  # it does not tell that somebody has passed


def refusal(match: Match, seat: int) -> str:
    found = match.why_no_undo(seat)
    assert found is not None
    return found.reason


def test_E_R139_a_record_of_rules_1_loads_and_has_the_passes_it_did_not_ask_for() -> None:
    old = Match.load(HERE / "records" / "rules-1" / "tents.durbar")
    new = Match.load(HERE / "records" / "tents.durbar")
    assert "rules: 1\n" in (HERE / "records" / "rules-1" / "tents.durbar").read_text()
    assert (old.game.rules_version, old.outcome) == (2, new.outcome)
    assert old.record() == new.record(), "saved again it is a record of rules 2"


def test_E_R139_without_tents_the_rules_are_those_of_version_1() -> None:
    assert (table().rules_version, table(tents=True).rules_version) == (1, 2)
    written = {**table(tents=True).from_dict({}).to_dict(), "rules": 1}
    assert table(tents=True).from_dict(written)
