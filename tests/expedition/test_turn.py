"""Sections 4.1 to 4.3: days, rounds and turns; dice, resources and the rest."""

import pytest

from durbar.core import State
from tests.expedition.scenes import (
    DICE,
    asked,
    away,
    cards,
    deal,
    dice,
    happened,
    kinds,
    landed,
    legal,
    offered,
    play,
    purse,
    refused,
    scene,
    seat,
    setting_off,
    table,
    told,
    traveller,
)


def whole_turn(state: State) -> int:
    """A turn without any cleverness; whose it was."""
    number = state.to_act
    assert number is not None
    if asked(state) == "city-resource":
        state.play("gain coin")
        return number
    state.play(offered_first(state, "take"))
    if asked(state) == "black-die":
        state.play("gain coin")
    state.play("go")
    if asked(state) == "move-yak":
        state.play(state.moves[0])
        deal(state)
        state.play("done")
    return number


def offered_first(state: State, kind: str) -> str:
    return f"{kind} {offered(state, kind)[0]}"


# --- 4.1: days and rounds ---------------------------------------------------------------------------------


def test_E_S4_1_the_holder_starts_every_round_and_the_others_follow_clockwise() -> None:
    state = scene(players=3, holder=1, active=1)
    assert [whole_turn(state) for _ in range(9)] == [1, 2, 0] * 3
    assert asked(state) == "roll-die", "then the day ends"


def test_E_R18_a_round_is_a_turn_of_every_player_and_three_rounds_are_a_day() -> None:
    state = scene(players=2)
    seen = []
    for _ in range(7):
        seen.append((told(state)["day"], told(state)["round"]))
        whole_turn(state)
        deal(state)
    assert seen == [(1, 1), (1, 1), (1, 2), (1, 2), (1, 3), (1, 3), (2, 1)]


@pytest.mark.parametrize(("length", "days"), [("short", 6), ("long", 8)])
def test_E_S4_1_the_game_ends_after_the_last_day(length: str, days: int) -> None:
    state = landed(
        {"yak": "2:6,6"},
        day=days,
        round=3,
        holder=1,
        options={"length": length},
    )
    state.play("done")
    assert asked(state) == "draw-weather"
    deal(state)
    assert state.outcome is not None
    assert state.outcome.ending == "last-day"


# --- 4.2: the questions of a turn -------------------------------------------------------------------------


def test_E_S4_2_a_turn_asks_for_die_cards_movement_and_actions() -> None:
    state = scene({"yak": "2:6,3"})
    seen = []
    for move in ("take orange", "go", "move e", "done"):
        seen.append((asked(state), state.to_act))
        state.play(move)
    assert seen == [("choose-die", 0), ("before-move", 0), ("move-yak", 0), ("actions", 0)]
    assert (asked(state), state.to_act) == ("choose-die", 1)


def test_E_S4_2_a_player_in_kathmandu_is_asked_for_a_resource_only() -> None:
    state = scene(away(15, resources={}))
    assert asked(state) == "city-resource"
    state.play("gain paint-box")
    assert purse(state) == {"paint-box": 1}
    assert state.to_act == 1


def test_E_R139_a_decision_with_one_answer_is_asked_too() -> None:
    state = landed({"yak": "2:6,6"})
    assert [move.text for move in state.moves] == ["done"]
    state = scene({"dice": dice([1, 1], aside=3)}, round=3, turn={"done": ["reroll"]})
    assert offered(state, "take") == ["black"]
    state.play("take black")
    assert asked(state) == "black-die"
    state.play("gain coin")
    assert [move.text for move in state.moves] == ["go"]


# --- Dice -------------------------------------------------------------------------------------------------


def test_E_X3_dirk_sets_the_gray_die_aside_rerolls_the_rest_and_takes_brown() -> None:
    dirk = scene({"resources": {}})
    events = play(dirk, "reroll gray")
    rolled = []
    while asked(dirk) == "roll-die":
        rolled += happened(dirk.play("face 5"), "rolled")
    assert happened(events, "set-aside") == [(0, "gray")]
    assert rolled == [(0, die, 5) for die in DICE if die != "gray"]
    dirk.play("take brown")
    assert seat(dirk)["dice"]["gray"] == {"face": 1, "place": "aside"}
    assert seat(dirk)["dice"]["brown"] == {"face": 5, "place": "slot 1"}
    assert purse(dirk) == {"backpack": 1}


def test_E_R19_a_die_set_aside_is_dead_until_the_next_day() -> None:
    state = scene({"dice": dice([2], aside=1)}, round=2)
    assert "gray" not in offered(state, "take") + offered(state, "reroll")
    assert refused(state, "take gray") == ("die-aside", "4.3 / E-R19, E-R22")
    last = landed({"dice": dice([2, 2, 2], aside=2)}, {"dice": dice([3, 3, 3])}, round=3, holder=1)
    last.play("done")
    deal(last)
    assert told(last)["day"] == 2
    assert {die["place"] for die in seat(last)["dice"].values()} == {"unused"}


def test_E_R20_a_reroll_rolls_all_other_unused_dice() -> None:
    state = scene({"dice": dice([2], aside=1)}, round=2)
    state.play("reroll purple")
    assert told(state)["pending"]["rolling"] == ["orange", "pink", "black"]


def test_E_R21_one_reroll_in_each_turn_and_only_before_the_die_is_taken() -> None:
    state = scene({})
    state.play("reroll gray")
    deal(state)
    assert offered(state, "reroll") == []
    assert refused(state, "reroll pink") == ("reroll-once", "4.2 T1 / E-R21")
    state.play("take pink")
    assert refused(state, "reroll brown") == ("not-now", "4.2")
    again = scene({"dice": dice([2], aside=1)}, round=2)
    assert offered(again, "reroll") == ["purple", "orange", "pink", "black"], "the next turn has its own"


def test_E_R22_the_die_set_aside_is_not_rolled_by_a_wooden_barrel() -> None:
    state = scene({"equipment": ["wooden-barrel"]})
    play(state, "reroll gray")
    deal(state)
    state.play("wooden-barrel")
    assert len(offered(state, "roll")) == 31, "every set of the other five"
    assert not any("gray" in each.split() for each in offered(state, "roll"))


def test_E_D44_with_two_unused_dice_in_the_third_round_a_reroll_is_possible() -> None:
    state = scene({"dice": dice([1, 1], aside=2)}, round=3)
    assert offered(state, "reroll") == ["pink", "black"]
    play(state, "reroll black", "face 6")
    assert offered(state, "take") == ["pink"]
    state.play("take pink")
    assert seat(state)["dice"]["pink"] == {"face": 6, "place": "slot 3"}


def test_E_S4_3_the_die_goes_to_the_leftmost_free_slot_with_the_face_it_shows() -> None:
    state = scene({"dice": dice([4, 2], faces=6)}, round=3)
    state.play("take orange")
    assert seat(state)["dice"]["orange"] == {"face": 6, "place": "slot 3"}
    assert refused(scene({"dice": dice([4])}, round=2), "take brown") == ("die-used", "4.2 T1")


def test_E_S4_3_a_reroll_is_possible_in_every_turn_of_a_day() -> None:
    """Six dice, at most one set aside and one taken in each turn."""
    state = scene({})
    for left in (6, 4, 2):
        assert len(offered(state, "take")) == left
        assert len(offered(state, "reroll")) == left
        state.play(offered_first(state, "reroll"))
        deal(state)
        whole_turn(state)
        whole_turn(state)
    assert asked(state) == "roll-die", "the day is over"


def test_E_R23_the_resource_of_the_black_die_is_chosen_at_once() -> None:
    state = scene({"resources": {}})
    state.play("take black")
    assert asked(state) == "black-die"
    assert offered(state, "gain") == ["backpack", "compass", "paint-box", "coin", "fodder"]
    state.play("gain compass")
    assert purse(state) == {"compass": 1}
    assert asked(state) == "before-move"


def test_E_R24_the_resource_of_the_die_pays_in_the_same_turn() -> None:
    state = scene(traveller("1:1,5", fodder=0))
    play(state, "take pink", "go", "move n")
    assert seat(state)["exhaustion"] == 0
    assert purse(state) == {"compass": 1}, "the fodder was gained and paid"


# --- Rest -------------------------------------------------------------------------------------------------


def test_E_X4_vincent_takes_the_pink_die_and_rests() -> None:
    vincent = scene({"exhaustion": 3, "resources": {}})
    events = play(vincent, "take pink", "go")
    assert purse(vincent) == {"fodder": 1}
    assert seat(vincent)["exhaustion"] == 0
    assert happened(events, "rested") == [(0,)]
    assert happened(events, "moved") == []
    assert (vincent.to_act, asked(vincent)) == (1, "choose-die")


def test_E_S4_3_rest_is_not_possible_below_three_markers() -> None:
    state = scene({"exhaustion": 2})
    play(state, "take brown", "go")
    assert asked(state) == "move-yak"
    assert seat(state)["exhaustion"] == 2


@pytest.mark.parametrize("window", ["T1", "T3"])
def test_E_D35_a_first_aid_bag_prevents_the_rest(window: str) -> None:
    state = scene({"exhaustion": 3, "equipment": ["first-aid-bag"]})
    play(state, *(("first-aid-bag", "take brown") if window == "T1" else ("take brown", "first-aid-bag")))
    assert seat(state)["exhaustion"] == 1
    state.play("go")
    assert asked(state) == "move-yak"


def test_E_D36_a_third_marker_forces_the_next_turn_to_rest() -> None:
    state = setting_off("1:1,4", 5, traveller("1:3,5"), fodder=0, exhaustion=2)
    state.play("move n")
    assert seat(state)["exhaustion"] == 3, "a strip without fodder, and a mountain in the way"
    play(state, "done", "take brown", "go", "move n", "done", "take gray", "go")
    assert seat(state)["exhaustion"] == 0
    assert seat(state)["yak"] == "2:6,4", "rested where it stood"
    assert state.to_act == 1


def test_E_R26_before_cards_are_played_from_the_beginning_of_the_turn_until_setting_off() -> None:
    state = scene({"exhaustion": 1, "equipment": ["first-aid-bag", "tool-case"], "yak": "2:6,3"})
    assert {"first-aid-bag", "tool-case"} <= kinds(state)
    state.play("take brown")
    assert {"first-aid-bag", "tool-case"} <= kinds(state)
    state.play("go")
    assert refused(state, "first-aid-bag") == ("card-window", "5.3 / E-R26")
    state.play("move e")
    assert refused(state, "first-aid-bag") == ("card-window", "5.3 / E-R26")


def test_E_R27_the_rest_is_checked_once_when_the_player_sets_off() -> None:
    state = scene(traveller("1:1,3", fodder=0, exhaustion=3, equipment=["first-aid-bag"]))
    play(state, "take brown", "first-aid-bag", "go")
    assert asked(state) == "move-yak", "one marker when it was checked"
    state = setting_off("2:6,3", 2, exhaustion=2, compass=0)
    state.play("move n")
    assert (seat(state)["exhaustion"], asked(state)) == (3, "actions"), "the third one does not end the turn"


def test_E_R28_a_resting_player_may_use_cards_before_but_nothing_after() -> None:
    state = scene({"exhaustion": 3, "equipment": ["tool-case", "bridle", "rope-ladder"], "resources": {}})
    play(state, "take brown", "tool-case compass coin fodder")
    assert purse(state) == {"backpack": 1, "compass": 1, "coin": 1, "fodder": 1}
    state.play("go")
    assert state.to_act == 1
    assert seat(state)["equipment"] == ["bridle", "rope-ladder"]


def test_E_S4_6_the_turn_ends_with_the_players_word_and_flags_start_afresh() -> None:
    ani = {"yak": "2:6,6", "resources": {"paint-box": 2}, "tile": "ten"}
    state = landed(
        ani, {"yak": "2:5,6", "resources": {"paint-box": 2}, "tile": "ten"}, animals=["rhino", "hog-deer"]
    )
    state.play("paint rhino")
    assert not legal(state, "paint hog-deer")
    play(state, "done", "take brown", "go", "move s")
    assert legal(state, "paint hog-deer"), "the next player has their own action"


def test_E_S4_7_a_position_tells_everything_the_rules_need() -> None:
    state = table(3, tents=True, characters=True).start(seed=5)
    assert set(told(state)) == {
        *(
            "landscape",
            "goods",
            "day",
            "round",
            "turns_done",
            "holder",
            "active",
            "phase",
            "storm",
            "weather",
        ),
        *("weather_left", "kathmandu", "equipment", "equipment_left", "equipment_used", "animals"),
        *("animals_left", "maps", "maps_left", "maps_under", "tents_left", "tents_unseen", "turn", "pending"),
        "seats",
    }
    assert set(seat(state)) == {
        *(
            "colour",
            "yak",
            "character",
            "monk_uses",
            "resources",
            "exhaustion",
            "dice",
            "tile",
            "tiles_under",
        ),
        *("offerings", "temples", "maps", "secured", "goods", "specials", "animals", "equipment", "tents"),
        "kathmandu",
    }
    assert set(told(state)["turn"]) == {"die", "target", "done", "rolls"}


def test_E_S4_7_the_four_colours_sit_clockwise() -> None:
    state = scene(players=4)
    assert [seat(state, number)["colour"] for number in range(4)] == ["yellow", "red", "blue", "green"]


def test_E_R113_nothing_limits_what_a_player_collects() -> None:
    state = scene({"resources": {"coin": 99}, "equipment": cards("bridle") + cards("tea-leaves")})
    state.play("take orange")
    assert purse(state) == {"coin": 100}
