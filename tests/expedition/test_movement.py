"""Sections 4.4 and 4.5: moving the yak, and what it costs."""

from typing import Any

import pytest

from durbar.core import State
from tests.expedition.scenes import (
    asked,
    happened,
    legal,
    offered,
    play,
    purse,
    refused,
    scene,
    seat,
    setting_off,
    told,
    traveller,
)


def moved(yak: str, face: int, plan: str, **more: Any) -> State:
    """A yak that has just moved."""
    state = setting_off(yak, face, **more)
    state.play(f"move {plan}")
    return state


# --- The examples of the rulebook ---------------------------------------------------------------------------


def test_E_X5_dirk_moves_two_spaces_in_a_straight_line() -> None:
    dirk = moved("2:6,3", 2, "e")
    assert (seat(dirk)["yak"], seat(dirk)["exhaustion"]) == ("2:6,5", 0)


@pytest.mark.parametrize("face", [4, 2], ids=["four in EN and JP", "two in FR"])
def test_E_X6_nathalie_stops_before_the_mountain_with_a_marker(face: int) -> None:
    nathalie = moved("2:4,4", face, "w")
    assert (seat(nathalie)["yak"], seat(nathalie)["exhaustion"]) == ("2:4,3", 1)


def test_E_X7_vincent_crosses_a_strip_without_fodder_and_takes_a_marker() -> None:
    vincent = moved("1:1,5", 2, "n", fodder=0)
    assert (seat(vincent)["yak"], seat(vincent)["exhaustion"]) == ("2:6,5", 2)
    vincent = moved("1:1,6", 2, "n", fodder=0)
    assert (seat(vincent)["yak"], seat(vincent)["exhaustion"]) == ("2:5,6", 1)


def test_E_X8_ani_pays_a_compass_in_the_direction_of_the_needle() -> None:
    ani = setting_off("2:6,3", 1)
    events = ani.play("move n")
    assert happened(events, "paid") == [(0, "compass")]
    assert (purse(ani), seat(ani)["exhaustion"]) == ({"fodder": 1}, 0)


# --- The cases computed on the first landscape --------------------------------------------------------------

CASES = [
    # id, start, face, plan, fodder and compass before -> end, steps, fodder, compass and markers after
    ("E-D1", "1:3,5", 3, "n", 1, 1, "2:6,5", 3, 0, 1, 0),
    ("E-D2", "1:3,5", 3, "n", 0, 1, "2:6,5", 3, 0, 1, 1),
    ("E-D3", "1:3,3", 2, "n", 1, 1, "1:3,3", 0, 1, 1, 1),
    ("E-D4", "2:6,3", 2, "n", 1, 1, "2:4,3", 2, 1, 0, 0),
    ("E-D5", "2:6,3", 2, "n", 1, 0, "2:4,3", 2, 1, 0, 1),
    ("E-D6", "2:6,4", 3, "n", 1, 1, "2:6,4", 0, 1, 1, 1),
    ("E-D7", "2:1,2", 4, "n", 1, 1, "3:3,2", 4, 0, 0, 0),
    ("E-D8", "2:1,2", 4, "n", 0, 0, "3:3,2", 4, 0, 0, 2),
    ("E-D9", "2:3,4", 5, "e", 1, 1, "2:3,6", 2, 1, 1, 1),
    ("E-D10", "3:5,4", 6, "e", 0, 1, "4:5,1", 3, 0, 1, 2),
    ("E-D11", "4:1,4", 3, "n", 1, 1, "4:1,4", 0, 1, 1, 1),
    ("E-D12", "2:6,3", 2, "s", 1, 1, "1:1,3", 1, 0, 1, 1),
    ("E-D13", "2:6,6", 5, "n tea", 1, 1, "3:4,6", 8, 0, 0, 1),
    ("E-D14", "2:6,1", 3, "n climb", 1, 1, "2:3,1", 3, 1, 0, 0),
    ("E-D16", "3:1,3", 3, "s climb", 1, 1, "3:4,3", 3, 1, 0, 0),
    ("E-D17", "2:6,3", 5, "n 2e", 1, 1, "2:4,6", 5, 1, 0, 0),
    ("E-D18", "2:6,3", 4, "e 3n", 1, 1, "2:5,6", 4, 1, 1, 0),
    ("E-D19", "2:6,1", 2, "n over", 1, 1, "2:4,1", 2, 1, 0, 0),
    ("E-D20", "2:1,3", 2, "n; exit 5", 1, 1, "3:5,5", 2, 0, 0, 0),
    ("E-D21", "4:1,4", 3, "n; exit 3", 1, 1, "5:4,3", 3, 0, 1, 0),
    ("E-D22", "5:4,3", 6, "e", 2, 1, "6:4,3", 6, 1, 0, 0),
    ("E-D23", "5:4,3", 6, "e", 0, 0, "6:4,3", 6, 0, 0, 0),
    ("E-D24", "6:4,1", 6, "e", 1, 1, "6:4,6", 5, 1, 1, 1),
    ("E-D25", "5:4,5", 6, "e tea", 0, 0, "6:4,6", 7, 0, 0, 3),
]


@pytest.mark.parametrize("case", CASES, ids=[str(case[0]) for case in CASES])
def test_E_D1_to_E_D25_movement_on_the_first_landscape(case: tuple[Any, ...]) -> None:
    name, start, face, plan, fodder, compass, end, steps, fodder_left, compass_left, markers = case
    state = setting_off(start, face, fodder=fodder, compass=compass, **needed_for(plan))
    events = play(state, *f"move {plan}".split("; "))
    assert happened(events, "moved") == [(0, start, end, steps)]
    assert seat(state)["yak"] == end
    assert (seat(state)["resources"]["fodder"], seat(state)["resources"]["compass"]) == (
        fodder_left,
        compass_left,
    )
    assert seat(state)["exhaustion"] == markers
    assert bool(happened(events, "arrived")) == (name in ("E-D22", "E-D23"))
    assert seat(state)["equipment"] == [], "cards of the plan are used up"


def needed_for(plan: str) -> dict[str, Any]:
    """The cards or the character that a plan is made with."""
    if "exit" in plan or "over" in plan:
        return {"character": "border-guard" if "exit" in plan else "mountaineer"}
    used = {"tea": "tea-leaves", "climb": "climbing-gear", "2e": "bridle", "3n": "bridle"}
    return {"equipment": [used[word] for word in plan.split()[1:]]}


def test_E_D15_climbing_gear_cannot_be_used_when_the_steps_end_on_the_mountain() -> None:
    state = setting_off("2:6,1", 2, equipment=["climbing-gear"])
    assert not legal(state, "move n climb")
    assert refused(state, "move n climb") == ("climb-nothing", "5.4(9) / E-R59")


# --- 4.4: plans -------------------------------------------------------------------------------------------


def test_E_R29_a_yak_moves_in_four_directions() -> None:
    assert offered(setting_off("2:3,3", 1), "move") == ["n", "e", "s", "w"]


def test_E_R30_a_yak_may_go_back_towards_the_start() -> None:
    assert seat(moved("3:6,2", 2, "s"))["yak"] == "2:2,2"


def test_E_R31_a_direction_blocked_at_once_may_be_chosen_and_the_space_is_a_target() -> None:
    """2:5,6 has a mountain in the west and the edge in the east."""
    state = setting_off("2:5,6", 3)
    assert offered(state, "move") == ["n", "e", "s"], "standing still is one plan, written e"
    events = state.play("move e")
    assert happened(events, "moved") == [(0, "2:5,6", "2:5,6", 0)]
    assert seat(state)["exhaustion"] == 1
    assert (asked(state), told(state)["turn"]["target"]) == ("actions", "2:5,6")


def test_E_R31_actions_are_allowed_after_a_zero_step_move() -> None:
    state = scene(
        {"yak": "2:5,6", "tile": "meadow", "resources": {"paint-box": 1}},
        phase="move-yak",
        turn={"die": "brown", "face": 3},
        animals=["rhino"],
    )
    play(state, "move e", "yak-tile snow")
    assert legal(state, "paint rhino")


def test_E_R32_where_all_four_directions_are_blocked_one_plan_stands_still() -> None:
    """Only a Mountaineer can be walled in: two edges, two mountains."""
    state = setting_off("4:6,6", 1, character="mountaineer")
    assert offered(state, "move") == ["n", "n over", "w over"]
    state.play("move n")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("4:6,6", 1)


def test_E_R33_a_movement_is_neither_declined_nor_shortened() -> None:
    state = setting_off("2:3,3", 2)
    assert {move.kind for move in state.moves} == {"move"}
    for way, end in {"n": "2:1,3", "e": "2:3,5", "s": "2:5,3", "w": "2:3,1"}.items():
        assert seat(state.after(f"move {way}"))["yak"] == end


def test_E_R137_a_zero_step_plan_is_written_with_the_first_blocked_direction() -> None:
    state = setting_off("2:6,4", 1)
    assert offered(state, "move") == ["n", "e", "s", "w"]
    assert seat(state.after("move n"))["yak"] == "2:6,4"
    corner = setting_off("1:3,1", 1)
    assert offered(corner, "move") == ["n", "e", "s"], "south is the edge, west too"
    assert refused(corner, "move w") == ("standstill", "4.4 / E-R137")


def test_E_R46_a_plan_with_a_needless_card_is_hidden() -> None:
    state = setting_off("2:6,4", 3, equipment=["tea-leaves", "climbing-gear", "bridle"])
    assert refused(state, "move n tea") == ("needless-card", "4.4 / E-R46"), "blocked with it and without it"
    edge = setting_off("2:3,4", 5, equipment=["tea-leaves"])
    assert not legal(edge, "move e tea"), "the edge stops five steps like ten"
    assert legal(edge, "move e")


def test_E_R134_payments_are_compared_after_the_cap_of_three_markers() -> None:
    """One step along the needle ends before a mountain; tea adds the marker of the mountain, nothing else."""
    fresh = setting_off("2:6,1", 1, equipment=["tea-leaves"], compass=0, exhaustion=1)
    assert seat(fresh.after("move n"))["exhaustion"] == 2
    assert seat(fresh.after("move n tea"))["exhaustion"] == 3, "foolish, but not the same"
    tired = setting_off("2:6,1", 1, equipment=["tea-leaves"], compass=0, exhaustion=2)
    assert seat(tired.after("move n"))["exhaustion"] == 3
    assert refused(tired, "move n tea") == ("needless-card", "4.4 / E-R46")


def test_E_R143_a_plan_that_ends_in_kathmandu_counts_as_one_without_markers() -> None:
    """Three steps end in the city; tea would add a mountain's marker, which comes off at once."""
    state = setting_off("6:3,6", 3, equipment=["tea-leaves"])
    assert seat(state.after("move w"))["yak"] == "6:3,3"
    assert refused(state, "move w tea") == ("needless-card", "4.4 / E-R46")


def test_E_R135_two_ways_to_the_same_place_at_the_same_price_are_both_listed() -> None:
    state = setting_off("5:4,4", 3, equipment=["bridle"])
    one, other = state.after("move n 1w"), state.after("move w 2n")
    assert seat(one) == seat(other)
    assert seat(one)["yak"] == "5:3,2"


# --- 4.5: obstacles and payments ----------------------------------------------------------------------------


def test_E_R34_a_yak_may_end_on_a_space_at_the_edge_without_a_marker() -> None:
    state = moved("2:3,4", 2, "e")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("2:3,6", 0)
    state = moved("2:3,4", 3, "e")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("2:3,6", 1)


@pytest.mark.parametrize("face", [2, 4])
def test_E_R35_a_mountain_nearer_than_the_die_stops_any_face(face: int) -> None:
    state = moved("3:1,4", face, "s")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("3:2,4", 1)


def test_E_R36_a_mountain_right_behind_a_strip_stops_the_yak_before_it() -> None:
    state = moved("4:1,4", 1, "n")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("4:1,4", 1)
    assert purse(state) == {"fodder": 1, "compass": 1}


def test_E_R37_whoever_has_compass_and_fodder_must_pay_them() -> None:
    state = moved("2:1,2", 1, "n")
    assert (purse(state), seat(state)["exhaustion"]) == ({}, 0)


def test_E_R38_only_the_first_step_is_compared_with_the_needle_of_its_own_board() -> None:
    north_then_south_needle = moved("1:1,1", 2, "n")
    assert purse(north_then_south_needle) == {"compass": 1}, (
        "the start board has no needle, board 2 is not asked"
    )
    back = moved("3:6,2", 4, "s")
    assert purse(back) == {}, "board 3 points south: compass and fodder"


def test_E_R39_no_compass_for_zero_steps_and_the_first_direction_counts_with_a_bridle() -> None:
    assert purse(moved("2:6,4", 2, "n")) == {"fodder": 1, "compass": 1}
    assert purse(moved("2:3,2", 2, "e 1n", equipment=["bridle"])) == {"fodder": 1, "compass": 1}
    assert purse(moved("2:3,2", 2, "n 1e", equipment=["bridle"])) == {"fodder": 1}


def test_E_R39_after_a_terrain_map_the_needle_of_the_new_board_counts() -> None:
    """The steppe of the start board goes on in T1A, whose needle points east."""
    state = scene(
        traveller("1:1,1", equipment=["terrain-map"]),
        options={"layout": "custom", "boards": "T1A:N T3A:N T2A:N T4A:N"},
    )
    play(state, "terrain-map 2:5,2", "take brown", "go", "move e")
    assert purse(state) == {"backpack": 1}, "fodder for the strip, compass for the first step"


def test_E_R40_a_fourth_marker_is_lost() -> None:
    state = moved("2:1,2", 6, "n", fodder=0, compass=0, exhaustion=2)
    assert seat(state)["exhaustion"] == 3


def test_E_R41_one_move_can_bring_a_marker_for_each_cause() -> None:
    state = setting_off("2:1,2", 6, fodder=0, compass=0, exhaustion=0)
    events = state.play("move n")
    assert [cause for _, cause, _ in happened(events, "tired")] == ["needle", "strip"]
    state = setting_off("5:4,5", 6, fodder=0, compass=0, equipment=["tea-leaves"])
    events = state.play("move e tea")
    assert [cause for _, cause, _ in happened(events, "tired")] == ["needle", "strip", "obstacle"]
    assert seat(state)["exhaustion"] == 3


def test_E_R42_every_strip_of_a_move_is_paid() -> None:
    """From the start board through board 2 into board 3 with tea."""
    state = moved("1:2,6", 5, "n tea", fodder=2, equipment=["tea-leaves"])
    assert (seat(state)["yak"], purse(state)) == ("3:4,6", {"compass": 1})
    state = moved("1:2,6", 5, "n tea", fodder=1, equipment=["tea-leaves"])
    assert (seat(state)["exhaustion"], purse(state)) == (1, {"compass": 1}), "one with fodder, one without"


def test_E_R43_other_yaks_are_not_in_the_way() -> None:
    state = setting_off("2:6,3", 3, traveller("2:6,4"), traveller("2:6,6"))
    state.play("move e")
    assert seat(state)["yak"] == "2:6,6"
    assert seat(state)["exhaustion"] == 0


def test_E_R44_passing_over_kathmandu_is_no_visit() -> None:
    state = setting_off("6:4,1", 5)
    events = state.play("move e")
    assert seat(state)["yak"] == "6:4,6"
    assert happened(events, "arrived") == []


def test_E_R45_stopped_in_kathmandu_by_an_obstacle_is_a_visit() -> None:
    """Going west along row 3 a mountain stands before the city."""
    state = setting_off("6:3,6", 5)
    events = state.play("move w")
    assert happened(events, "moved") == [(0, "6:3,6", "6:3,3", 3)]
    assert happened(events, "arrived") == [(0, 15)]
    assert seat(state)["exhaustion"] == 0, "the marker for the mountain is gone again"


def test_E_S4_5_zero_steps_cost_a_marker_but_neither_compass_nor_fodder() -> None:
    state = moved("2:6,4", 3, "n")
    assert (seat(state)["exhaustion"], purse(state)) == (1, {"fodder": 1, "compass": 1})


def test_E_S4_5_reaching_three_markers_does_not_stop_the_movement() -> None:
    state = moved("2:1,2", 4, "n", fodder=0, compass=0, exhaustion=2)
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("3:3,2", 3)
    assert asked(state) == "actions"


def test_E_S4_5_the_strip_is_no_space_and_costs_no_step() -> None:
    state = setting_off("2:1,1", 1)
    events = state.play("move n")
    assert happened(events, "stepped") == [(0, "3:6,1")]


def test_E_S4_4_the_number_of_steps_is_the_face_of_the_selected_die() -> None:
    for face in range(1, 7):
        assert happened(setting_off("3:6,1", face, fodder=9).play("move n"), "moved")[0][3] == min(face, 5)
