"""Sections 5.3 and 5.4: equipment before the movement. Cards on the way and after it: test_on_the_way.py."""

import random

import pytest

from durbar.games.expedition import content
from tests.expedition.reference import Nepal
from tests.expedition.scenes import (
    asked,
    cards,
    deal,
    dice,
    happened,
    kinds,
    landed,
    legal,
    offered,
    over,
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

T1A_SECOND = {"layout": "custom", "boards": "T1A:N T3A:N T2A:N T4A:N"}
WINDOWS = {
    "before": [
        *("tool-case", "magnifying-glass", "wooden-barrel", "first-aid-bag", "telescope", "water-bottle"),
        *("terrain-map", "chest"),
    ],
    "during": ["climbing-gear", "tea-leaves", "bridle"],
    "after": ["rope-ladder"],
}
EVERYTHING = [card for window in WINDOWS.values() for card in window]


# --- 5.3: windows -----------------------------------------------------------------------------------------


def test_E_R25_eight_cards_are_for_before_three_for_during_one_for_after() -> None:
    windows: dict[str, list[str]] = {}
    for entry in content.TABLES["cards"]["equipment"]:
        windows.setdefault(entry["window"], []).append(entry["name"])
    assert windows == WINDOWS


def test_E_S5_3_each_card_is_played_in_its_window_only() -> None:
    hand = {
        "equipment": EVERYTHING,
        "exhaustion": 1,
        "maps": ["red-a", "red-b"],
        "yak": "2:4,4",
        "tile": "rock",
    }
    state = scene(hand)
    before = {*WINDOWS["before"]}
    assert kinds(state) & {*EVERYTHING} == before - {"magnifying-glass", "water-bottle"}, "no die yet"
    assert refused(state, "magnifying-glass") == ("needs-die", "5.3")
    state.play("take brown")
    assert kinds(state) & {*EVERYTHING} == before
    state.play("go")
    assert kinds(state) == {"move"}
    assert {word for plan in offered(state, "move") for word in plan.split()[1:]} == {"tea", "climb"}
    state.play("move s")
    assert kinds(state) & {*EVERYTHING} <= {"rope-ladder"}


def test_E_S5_3_any_number_of_cards_is_combined_in_one_turn() -> None:
    state = scene(
        traveller("2:6,6", equipment=["magnifying-glass", "water-bottle", "tea-leaves", "tool-case"])
    )
    play(
        state, "tool-case backpack compass coin", "take brown", "magnifying-glass", "water-bottle down", "go"
    )
    play(state, "move n tea")
    assert seat(state)["equipment"] == []
    assert seat(state)["yak"] == "3:4,6", "five steps, doubled, up to the mountain"


def test_E_R46_a_card_without_effect_is_not_offered() -> None:
    hand = {
        "equipment": ["first-aid-bag", "telescope", "chest", "terrain-map"],
        "tile": "ten",
        "yak": "2:1,3",
    }
    state = scene({**hand, "maps": ["red-a", "blue-b"]})
    state.play("take brown")
    assert kinds(state) == {"go", "terrain-map"}
    for move, reason in {
        "first-aid-bag": "not-tired",
        "telescope": "tiles-finished",
        "chest": "no-pair",
    }.items():
        assert refused(state, move)[0] == reason
    alone = scene({**hand, "yak": "2:1,6"})
    assert refused(alone, "terrain-map 2:2,6") == ("map-no-area", "5.4(7) / E-R56")


def test_E_R48_a_used_card_is_gone() -> None:
    state = scene({"equipment": ["tool-case-snow", "tool-case"]})
    left = told(state)["equipment_left"]
    play(state, "tool-case backpack compass coin", "tool-case backpack compass coin")
    assert told(state)["equipment_used"] == ["tool-case-snow", "tool-case"]
    assert told(state)["equipment_left"] == left, "it does not go back into the deck"


def test_E_R138_of_equal_cards_the_start_card_is_used_first() -> None:
    state = scene({"equipment": ["tool-case-snow", "tool-case"]})
    state.play("tool-case backpack compass coin")
    assert seat(state)["equipment"] == ["tool-case-snow"]


# --- 5.4: the cards, in their order -----------------------------------------------------------------------


def test_E_R49_a_tool_case_gives_three_different_resources() -> None:
    state = scene({"equipment": ["tool-case"], "resources": {}})
    trios = [set(trio.split()) for trio in offered(state, "tool-case")]
    assert len(trios) == 10
    assert {len(trio) for trio in trios} == {3}
    state.play("tool-case backpack paint-box fodder")
    assert purse(state) == {"backpack": 1, "paint-box": 1, "fodder": 1}


@pytest.mark.parametrize("face", range(1, 7))
def test_E_R50_a_magnifying_glass_turns_the_die_to_its_opposite_face(face: int) -> None:
    state = scene({"equipment": ["magnifying-glass"], "dice": dice(faces=face)})
    play(state, "take brown", "magnifying-glass")
    assert seat(state)["dice"]["brown"]["face"] == 7 - face


@pytest.mark.parametrize(("face", "ways"), [(1, ["up"]), (3, ["down", "up"]), (6, ["down"])])
def test_E_R51_a_water_bottle_does_not_go_round_the_ends(face: int, ways: list[str]) -> None:
    state = scene({"equipment": ["water-bottle"], "dice": dice(faces=face)})
    state.play("take brown")
    assert offered(state, "water-bottle") == ways


def test_E_D34_a_water_bottle_at_six_leads_to_five_only() -> None:
    state = scene({"equipment": ["water-bottle"], "dice": dice(faces=6)})
    state.play("take brown")
    assert refused(state, "water-bottle up") == ("bottle-limit", "5.4(6) / E-R51")
    state.play("water-bottle down")
    assert seat(state)["dice"]["brown"]["face"] == 5


def test_E_D33_bottle_and_glass_turn_a_five_into_a_one_that_counts_for_the_day() -> None:
    state = scene(
        {"equipment": ["water-bottle", "magnifying-glass"], "dice": dice([4, 4], faces=5), "yak": "2:6,3"},
        {"dice": dice([4, 4, 4])},
        round=3,
        holder=1,
    )
    play(state, "take purple", "water-bottle up")
    assert seat(state)["dice"]["purple"]["face"] == 6
    state.play("magnifying-glass")
    assert seat(state)["dice"]["purple"]["face"] == 1
    events = play(state, "go", "move e", "done")
    assert happened(events, "moved") == [(0, "2:6,3", "2:6,4", 1)]
    assert happened(events, "standee") == [(0, 4 + 4 + 1)]


def test_E_R52_tea_leaves_do_not_change_the_day_total() -> None:
    rival = {"dice": dice([2, 2, 3])}
    state = scene(
        {"equipment": ["tea-leaves"], "dice": dice([2, 2], faces=2), "yak": "2:6,6"}, rival, round=3, holder=1
    )
    play(state, "take purple", "go")
    events = state.play("move n tea")
    assert happened(events, "moved")[0][3] == 4
    assert happened(state.play("done"), "standee") == [(0, 6)]


def test_E_R53_a_wooden_barrel_rolls_any_unused_dice_up_to_three_times() -> None:
    state = scene({"equipment": ["wooden-barrel"], "dice": dice([1])}, round=2)
    state.play("wooden-barrel")
    assert len(offered(state, "roll")) == 31
    play(state, "roll gray pink", "face 6", "face 5")
    assert (seat(state)["dice"]["gray"]["face"], seat(state)["dice"]["pink"]["face"]) == (6, 5)
    play(state, "roll pink", "face 2", "roll pink", "face 3")
    assert asked(state) == "choose-die", "after the third roll"
    assert len(offered(state, "reroll")) == 5, "the reroll of the turn is still there"


def test_E_R53_a_wooden_barrel_may_be_used_after_the_die_was_taken() -> None:
    state = scene({"equipment": ["wooden-barrel"]})
    play(state, "take brown", "wooden-barrel", "roll black", "face 4", "stop")
    assert asked(state) == "before-move"
    assert seat(state)["dice"]["black"] == {"face": 4, "place": "unused"}


def test_E_R123_a_wooden_barrel_is_useless_after_the_third_die_of_a_day() -> None:
    state = scene({"equipment": ["wooden-barrel"], "dice": dice([1, 1])}, round=3)
    assert legal(state, "wooden-barrel")
    state.play("take purple")
    assert refused(state, "wooden-barrel") == ("barrel-no-dice", "5.4(3) / E-R123")


def test_E_R131_a_wooden_barrel_cannot_be_stopped_before_its_first_roll() -> None:
    state = scene({"equipment": ["wooden-barrel"]})
    state.play("wooden-barrel")
    assert refused(state, "stop") == ("barrel-roll-first", "5.4(3) / E-R131")
    play(state, "roll brown", "face 1")
    assert legal(state, "stop")


@pytest.mark.parametrize(("markers", "left"), [(1, 0), (2, 0), (3, 1)])
def test_E_R54_a_first_aid_bag_removes_two_markers_or_the_only_one(markers: int, left: int) -> None:
    state = scene({"equipment": ["first-aid-bag"], "exhaustion": markers})
    state.play("first-aid-bag")
    assert seat(state)["exhaustion"] == left


def test_E_R55_two_telescopes_and_a_landing_fulfil_three_tiles_in_one_turn() -> None:
    state = scene({"equipment": cards("telescope", 2), "yak": "2:6,3", "tile": "snow"})
    play(state, "telescope", "yak-tile city", "take brown", "telescope", "yak-tile rock", "go", "move e")
    assert asked(state) == "draw-yak-tile", "2:6,4 is rock"
    state.play("yak-tile meadow")
    assert len(seat(state)["tiles_under"]) == 5
    assert asked(state) == "actions"


def test_E_S5_4_a_telescope_on_the_last_landscape_turns_up_the_ten_points() -> None:
    state = scene({"equipment": ["telescope"], "tile": "rock", "tiles_under": []})
    events = state.play("telescope")
    assert happened(events, "tile-up") == [(0, "ten")]
    assert seat(state)["tile"] == "ten"


# --- Terrain map --------------------------------------------------------------------------------------------


def test_E_D26_a_terrain_map_over_a_strip_costs_one_fodder_or_one_marker() -> None:
    for fodder, markers in ((1, 0), (0, 1)):
        state = scene(traveller("1:1,1", fodder=fodder, equipment=["terrain-map"]), options=T1A_SECOND)
        assert offered(state, "terrain-map") == ["1:1,2", "2:5,2", "2:6,2", "2:6,3"]
        state.play("terrain-map 2:5,2")
        assert seat(state)["yak"] == "2:5,2"
        assert seat(state)["exhaustion"] == markers
        assert purse(state) == {"compass": 1}
        assert refused(state, "offer") == ("not-now", "4.2"), "a temple, but no offering before the movement"


@pytest.mark.parametrize("seed", range(4))
def test_E_R56_an_area_is_one_landscape_joined_over_strips_at_the_fewest_crossings(seed: int) -> None:
    state = table(2, layout="random").start(seed=seed)
    laid = told(state)["landscape"]
    land, rng = Nepal(laid["boards"], laid["exits"]), random.Random(seed)
    plain = [space for space in land.spaces.values() if space.code not in "^K"]
    crossing = [space for space in plain if any(land.area(space).values())]
    for space in [*rng.sample(plain, 12), *rng.sample(crossing, min(12, len(crossing)))]:
        area = land.area(space)
        state = table(2, layout="random").from_dict(
            {
                "landscape": laid,
                "seats": [{"yak": space.name, "equipment": ["terrain-map"], "resources": {"fodder": 5}}],
            }
        )
        assert set(offered(state, "terrain-map")) == set(area)
        for target, strips in area.items():
            assert purse(state.after(f"terrain-map {target}")).get("fodder", 0) == 5 - strips


def test_E_R57_a_terrain_map_neither_ends_the_turn_nor_allows_actions_nor_uses_the_needle() -> None:
    """North of 2:6,3 the forest goes on to 2:4,3; board 2 points north."""
    state = scene(traveller("2:6,3", equipment=["terrain-map"]), animals=["red-panda"])
    events = state.play("terrain-map 2:4,3")
    assert [event.kind for event in events] == ["played", "jumped"]
    assert (asked(state), purse(state)) == ("choose-die", {"fodder": 1, "compass": 1})
    assert (
        refused(scene({"yak": "2:6,3", "equipment": ["terrain-map"]}), "terrain-map 2:6,3")[0] == "map-stays"
    )


def test_E_R57_kathmandu_belongs_to_no_area() -> None:
    state = scene({"yak": "5:3,2", "equipment": ["terrain-map"]})
    assert offered(state, "terrain-map") == ["5:3,3", "5:4,2", "5:4,3"]
    assert refused(state, "terrain-map 6:4,3") == ("map-kathmandu", "5.4(7) / E-R57")


def test_E_R121_a_terrain_map_is_not_played_with_three_markers_unless_a_bag_comes_first() -> None:
    state = scene({"yak": "2:6,3", "equipment": ["terrain-map", "first-aid-bag"], "exhaustion": 3})
    assert refused(state, "terrain-map 2:4,3") == ("map-tired", "5.4(7) / E-R121")
    play(state, "first-aid-bag", "terrain-map 2:4,3")
    assert seat(state)["yak"] == "2:4,3"


def test_E_R121_paying_the_third_marker_for_a_terrain_map_leads_to_the_rest() -> None:
    state = scene(traveller("1:1,1", fodder=0, exhaustion=2, equipment=["terrain-map"]), options=T1A_SECOND)
    play(state, "take brown", "terrain-map 2:6,2")
    assert seat(state)["exhaustion"] == 3
    events = state.play("go")
    assert happened(events, "rested") == [(0,)]
    assert seat(state)["yak"] == "2:6,2"


# --- Chest --------------------------------------------------------------------------------------------------


def test_E_R58_a_chest_secures_all_pairs_at_once_and_later_pairs_need_another() -> None:
    maps = ["red-a", "red-a", "red-b", "red-b", "green-a", "green-b", "blue-a"]
    state = scene({"equipment": ["chest"], "maps": maps})
    events = state.play("chest")
    assert happened(events, "secured") == [(0, "red", 2), (0, "green", 1)]
    assert seat(state)["secured"] == ["red", "red", "green"]
    assert seat(state)["maps"] == ["blue-a"]
    assert seat(state)["equipment"] == [], "the Chest is a used card"
    later = scene({"equipment": ["chest"], "maps": ["blue-a"], "secured": ["blue"]})
    assert refused(later, "chest") == ("no-pair", "5.4(8) / E-R58")


def test_E_D42_of_two_a_and_one_b_a_chest_secures_one_pair() -> None:
    state = scene({"equipment": ["chest"], "maps": ["red-a", "red-a", "red-b"]})
    state.play("chest")
    mine = {"maps": seat(state)["maps"], "secured": seat(state)["secured"]}
    assert mine == {"maps": ["red-a"], "secured": ["red"]}
    outcome = over(mine).outcome
    assert outcome is not None
    assert outcome.scores[0].categories["maps"] == 8 + 1


def test_E_S5_4_cards_stay_in_the_hand_until_they_are_used() -> None:
    state = landed({"equipment": ["bridle"]})
    play(state, "done")
    deal(state)
    assert seat(state)["equipment"] == ["bridle"]
    assert not legal(setting_off("2:6,3", 3), "move n tea")
    assert refused(setting_off("2:6,3", 3), "move n tea") == ("no-card", "5.3")
