"""Chapter 6: the end of the day."""

from typing import Any

import pytest

from durbar.core import State
from durbar.games.expedition.game import kernel_of
from durbar.games.expedition.rules.layout import SET_ASIDE, SLOT
from tests.expedition.scenes import (
    asked,
    away,
    deal,
    dice,
    happened,
    landed,
    play,
    scene,
    seat,
    table,
    told,
)

WEATHER = ["sun", "storm", "sun", "storm", "sun"]  # of the first five days


def evening(*seats: Any, holder: int = 0, **position: Any) -> State:
    """The last turn of the third round is about to end. A seat is its three faces, or a whole seat."""
    told_seats = [each if isinstance(each, dict) else {"dice": dice(each), "yak": "2:6,3"} for each in seats]
    active = (holder - 1) % len(seats)
    if told_seats[active].get("yak") == "kathmandu":
        last: dict[str, Any] = {"phase": "city-resource"}
    else:
        last = {"phase": "actions", "turn": {"die": "purple"}}
    return scene(*told_seats, round=3, holder=holder, active=active, **{**last, **position})


def finish_turn(state: State) -> list[Any]:
    return [*state.play("gain coin" if asked(state) == "city-resource" else "done")]


# --- Standee ----------------------------------------------------------------------------------------------


def test_E_X16_vincent_has_the_lowest_total_and_receives_the_standee() -> None:
    """Ani 10, Nathalie 16, Dirk 11, Vincent 9."""
    state = evening((1, 4, 5), (6, 6, 4), (2, 3, 6), (1, 2, 6))
    assert happened(finish_turn(state), "standee") == [(3, 9)]
    deal(state)
    assert (told(state)["holder"], state.to_act) == (3, 3), "and starts the next day"


@pytest.mark.parametrize(
    ("holder", "totals", "standee"),
    [
        pytest.param(1, (9, 9, 12, 9), 3, id="E-D30"),
        pytest.param(1, (12, 8, 9, 9), 1, id="E-D31"),
        pytest.param(0, (7, 7, 7, 7), 1, id="E-R82"),
        pytest.param(2, (7, 9, 7, 9), 0, id="E-R82 the old holder comes last"),
    ],
)
def test_E_R82_of_the_tied_the_first_after_the_old_holder_gets_the_standee(
    holder: int, totals: tuple[int, ...], standee: int
) -> None:
    faces = {7: (1, 1, 5), 8: (1, 1, 6), 9: (1, 2, 6), 12: (2, 4, 6)}
    state = evening(*(faces[total] for total in totals), holder=holder)
    assert happened(finish_turn(state), "standee") == [(standee, min(totals))]


def test_E_D39_a_player_with_two_used_dice_is_ignored_for_the_standee() -> None:
    a = away(15, dice=dice((1, 1)))
    state = evening(a, (4, 4, 4), (5, 5, 5), (6, 6, 6))
    assert happened(finish_turn(state), "standee") == [(1, 12)]


def test_E_R80_a_player_in_kathmandu_takes_part_only_with_three_dice_of_the_day() -> None:
    state = evening(away(15, dice=dice((1, 1, 1))), (4, 4, 4))
    assert happened(finish_turn(state), "standee") == [(0, 3)]
    later = evening(away(15), (4, 4, 4), day=2, weather=["sun"])
    assert happened(finish_turn(later), "standee") == [(1, 12)], "no dice any more"


def test_E_S6_if_nobody_has_three_used_dice_the_holder_keeps_the_standee() -> None:
    """No game comes to this: whoever is on the way uses three dice. So one is set aside by hand."""
    state = evening(away(15, dice=dice((1, 1))), (1, 1, 1), holder=1)
    kernel = kernel_of(state.kernel)
    kernel.players[1].have[SLOT] = SET_ASIDE
    assert happened(finish_turn(state), "standee") == []
    deal(state)
    assert told(state)["holder"] == 1


def test_E_R83_a_player_in_kathmandu_may_become_the_holder_and_starts_the_day() -> None:
    state = evening((4, 4, 4), away(15, dice=dice((1, 1, 1))), (5, 5, 5))
    finish_turn(state)
    deal(state)
    assert told(state)["holder"] == 1
    assert (asked(state), state.to_act) == ("city-resource", 1)
    state.play("gain coin")
    assert (asked(state), state.to_act) == ("choose-die", 2)


def test_E_S4_3_a_die_set_aside_does_not_count_for_the_day_total() -> None:
    laid = dice((2, 2, 2), aside=3, faces=6)
    state = evening({"dice": laid, "yak": "2:6,3"}, (2, 2, 3))
    assert happened(finish_turn(state), "standee") == [(0, 6)]


# --- Dice ---------------------------------------------------------------------------------------------------


def test_E_S6_all_dice_come_back_and_are_rolled_by_everybody_on_the_map() -> None:
    state = evening({"dice": dice((2, 2, 2), aside=2), "yak": "2:6,3"}, away(15), (3, 3, 3))
    finish_turn(state)
    rolled = happened(deal(state), "rolled")
    assert [who for who, _, _ in rolled] == [0] * 6 + [2] * 6
    assert {die["place"] for die in seat(state)["dice"].values()} == {"unused"}


# --- Weather ------------------------------------------------------------------------------------------------


def until_weather(state: State) -> State:
    finish_turn(state)
    while asked(state) != "draw-weather":
        state.play(state.moves[0])
    return state


def test_E_X17_the_first_storm_hits_vincent_on_the_start_board() -> None:
    beyond = {"dice": dice((1, 1, 1)), "yak": "2:6,3"}
    state = until_weather(evening(beyond, {**beyond, "yak": "1:1,1"}, {**beyond, "yak": "3:6,1"}))
    events = state.play("weather storm")
    assert happened(events, "weather") == [("storm", 1)]
    assert happened(events, "tired") == [(1, "storm", 1)]
    assert [seat(state, number)["exhaustion"] for number in range(3)] == [0, 1, 0]


def test_E_S6_the_sun_does_not_move_the_storm_but_whoever_is_behind_it_suffers() -> None:
    behind = {"dice": dice((1, 1, 1)), "yak": "1:1,1"}
    state = until_weather(evening(behind, (2, 2, 2), day=2, weather=["storm"]))
    events = state.play("weather sun")
    assert happened(events, "weather") == [("sun", 1)]
    assert happened(events, "tired") == [(0, "storm", 1)]


def test_E_S6_before_the_first_storm_nobody_is_behind_it() -> None:
    state = until_weather(evening({"dice": dice((1, 1, 1)), "yak": "1:3,1"}, (2, 2, 2)))
    assert happened(state.play("weather sun"), "tired") == []


def test_E_R85_a_storm_at_strip_k_is_behind_yaks_on_boards_one_to_k() -> None:
    yaks = ["1:1,1", "3:6,1", "4:1,1", "5:1,1"]
    state = until_weather(
        evening(
            *({"dice": dice((1, 1, 1)), "yak": yak} for yak in yaks), day=4, weather=["storm", "storm", "sun"]
        )
    )
    events = state.play("weather storm")
    assert happened(events, "weather") == [("storm", 3)]
    assert [who for who, _, _ in happened(events, "tired")] == [0, 1]


def test_E_R84_a_storm_on_the_last_strip_stays_there() -> None:
    state = until_weather(
        evening(
            {"dice": dice((1, 1, 1)), "yak": "5:1,1"},
            {"dice": dice((1, 1, 1)), "yak": "6:1,1"},
            day=6,
            storm=5,
        )
    )
    events = state.play("weather storm")
    assert happened(events, "weather") == [("storm", 5)]


def test_E_D32_a_storm_on_strip_five_hits_boards_one_to_five_but_not_the_destination() -> None:
    yaks = ["1:1,1", "5:1,1", "6:1,1"]
    state = until_weather(evening(*({"dice": dice((1, 1, 1)), "yak": yak} for yak in yaks), day=6, storm=5))
    events = state.play("weather storm")
    assert told(state)["storm"] == 5
    assert [who for who, _, _ in happened(events, "tired")] == [0, 1]


def test_E_R40_the_storm_brings_no_fourth_marker() -> None:
    state = until_weather(evening({"dice": dice((1, 1, 1)), "yak": "1:1,1", "exhaustion": 3}, (2, 2, 2)))
    state.play("weather storm")
    assert seat(state)["exhaustion"] == 3


# --- Displays and the order -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards", "animals"), [(2, 3, 1), (3, 4, 2), (4, 5, 2)])
def test_E_S6_the_displays_are_refilled(players: int, cards: int, animals: int) -> None:
    state = evening(*[(1, 1, 1)] * players, equipment=["bridle-rock"], animals=["rhino", "mule"])
    finish_turn(state)
    events = deal(state)
    assert len(happened(events, "equipment-shown")) == cards - 1
    assert len(happened(events, "animal-shown")) == animals
    assert len(told(state)["equipment"]) == cards
    assert len(told(state)["animals"]) == 2 + animals


def test_E_R89_animals_are_added_whatever_lies_there() -> None:
    many = list(table().VOCABULARY["animal"][:20])
    state = evening((1, 1, 1), (2, 2, 2), (3, 3, 3), animals=many)
    finish_turn(state)
    deal(state)
    assert len(told(state)["animals"]) == 22


def test_E_R88_an_empty_deck_is_not_rebuilt() -> None:
    words = table().VOCABULARY
    state = evening(
        (1, 1, 1),
        {"dice": dice((2, 2, 2)), "yak": "2:6,3", "animals": list(words["animal"])},
        equipment=[],
        equipment_used=[*words["card"][:35]],
    )
    finish_turn(state)
    events = deal(state)
    assert told(state)["equipment"] == [words["card"][35]]
    assert happened(events, "animal-shown") == []
    assert told(state)["day"] == 2


def test_E_R114_a_day_ends_with_standee_tents_dice_weather_displays() -> None:
    seats = (
        {"dice": dice((1, 1, 1)), "yak": "1:1,1", "tents": []},
        {"dice": dice((2, 2, 2)), "yak": "2:6,3"},
    )
    state = evening(*seats, equipment=[], animals=[])
    events = [*finish_turn(state), *deal(state)]
    order = []
    for event in events:
        if event.kind not in order:
            order.append(event.kind)
    chain = ["standee", "tent-drawn", "rolled", "weather", "equipment-shown", "animal-shown", "day", "turn"]
    assert [name for name in order if name in chain] == chain


def test_E_R86_on_the_last_day_only_the_weather_comes() -> None:
    state = evening((1, 1, 1), (2, 2, 2), day=6, weather=WEATHER)
    events = finish_turn(state)
    assert events == []
    assert asked(state) == "draw-weather"
    events = [*state.play("weather sun")]
    assert {event.kind for event in events} == {"weather", "tired", "finished"}
    assert state.over


def test_E_S8_1_the_last_storm_still_brings_its_marker() -> None:
    state = evening({"dice": dice((1, 1, 1)), "yak": "1:1,1"}, (2, 2, 2), day=6, weather=WEATHER)
    finish_turn(state)
    state.play("weather storm")
    assert state.outcome is not None
    assert state.outcome.scores[0].categories["exhaustion"] == -3


def test_E_R114_nothing_of_the_evening_happens_before_the_third_round_is_over() -> None:
    state = landed({"yak": "2:6,3"}, round=2, holder=1)
    play(state, "done")
    assert (told(state)["day"], told(state)["round"], asked(state)) == (1, 3, "choose-die")
