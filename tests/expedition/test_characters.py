"""Section 5.5: the six characters."""

import pytest

from tests.expedition.scenes import (
    asked,
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
    traveller,
)

# T4A and T1B have their cities at the edges that meet: 2:4,6 and 2:5,6 lie beside 3:4,1 and 3:5,1.
TWO_CITIES = {"layout": "custom", "boards": "T4A:E T1B:N T2A:N T3A:N"}


# --- Mountaineer --------------------------------------------------------------------------------------------


def test_E_S5_5_a_mountaineer_steps_over_mountains_and_may_end_on_one() -> None:
    over = setting_off("2:6,1", 3, character="mountaineer")
    over.play("move n over")
    assert (seat(over)["yak"], seat(over)["exhaustion"]) == ("2:3,1", 0)
    on = setting_off("2:6,1", 2, character="mountaineer")
    on.play("move n over")
    assert (seat(on)["yak"], seat(on)["exhaustion"]) == ("2:4,1", 0)
    assert refused(setting_off("2:6,1", 2), "move n over") == ("needs-character", "5.5")


def test_E_R106_a_mountaineer_may_also_stop_before_the_mountain() -> None:
    state = setting_off("2:6,1", 3, character="mountaineer")
    assert legal(state, "move n")
    state.play("move n")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("2:5,1", 1)


def test_E_R106_on_a_mountain_nothing_matches_but_a_rope_ladder_works() -> None:
    hand = {"yak": "2:4,2", "character": "mountaineer", "equipment": ["rope-ladder", "terrain-map"]}
    state = landed(hand, animals=["jackal"], equipment=["terrain-map-steppe"])
    assert kinds(state) == {"rope-ladder", "done"}
    turn = scene(hand)
    assert offered(turn, "terrain-map") == []
    assert refused(turn, "terrain-map 2:3,2") == ("map-no-area", "5.4(7) / E-R56")


def test_E_R132_over_the_mountains_is_listed_only_if_the_way_enters_one() -> None:
    state = setting_off("2:6,1", 1, character="mountaineer", equipment=["climbing-gear"])
    assert refused(state, "move n over") == ("over-nothing", "5.5 / E-R132")
    further = setting_off("2:6,1", 3, character="mountaineer", equipment=["climbing-gear"])
    assert legal(further, "move n over")
    assert not legal(further, "move n climb"), "the card is needless"
    assert not any("climb" in plan and "over" in plan for plan in offered(further, "move"))


def test_E_R132_over_and_climbing_gear_exclude_each_other_by_name() -> None:
    state = setting_off("2:5,1", 2, character="mountaineer", equipment=["climbing-gear"])
    assert refused(state, "move n climb over") == ("climb-and-over", "5.5 / E-R132")


def test_E_R132_climbing_gear_can_still_take_a_mountaineer_elsewhere() -> None:
    """Four steps over 3:3,2's range end on a mountain: with the card the yak stops before it."""
    state = setting_off("3:3,2", 4, character="mountaineer", equipment=["climbing-gear"])
    assert seat(state.after("move e over"))["yak"] == "3:3,6"
    assert seat(state.after("move e climb"))["yak"] == "3:3,5"


# --- Yak guide ----------------------------------------------------------------------------------------------


def test_E_R107_a_yak_guide_turns_the_pink_die_only_when_it_was_taken() -> None:
    state = scene({"character": "yak-guide"})
    assert refused(state, "turn 4") == ("not-now", "4.2")
    state.play("take pink")
    assert offered(state, "turn") == ["2", "3", "4", "5", "6"]
    state.play("turn 6")
    assert seat(state)["dice"]["pink"] == {"face": 6, "place": "slot 1"}
    brown = scene({"character": "yak-guide"})
    brown.play("take brown")
    assert refused(brown, "turn 4") == ("not-pink", "5.5 / E-R107")
    assert refused(scene({}), "turn 4") == ("needs-character", "5.5")


def test_E_R107_two_fodder_become_one_resource_of_another_type_any_number_of_times() -> None:
    state = scene({"character": "yak-guide", "resources": {"fodder": 6}, "yak": "2:6,3", "tile": "ten"})
    assert offered(state, "exchange") == ["backpack", "compass", "paint-box", "coin"]
    play(state, "exchange coin", "exchange coin")
    assert purse(state) == {"fodder": 2, "coin": 2}
    play(state, "take brown", "exchange compass")
    assert purse(state) == {"coin": 2, "compass": 1, "backpack": 1}
    assert refused(state, "exchange coin") == ("needs-two-fodder", "5.5 / E-R107")
    assert refused(state, "exchange fodder") == ("exchange-other", "5.5 / E-R107")
    after = landed({"character": "yak-guide", "resources": {"fodder": 3}})
    after.play("exchange paint-box")
    assert purse(after) == {"fodder": 1, "paint-box": 1}


def test_E_R122_the_pink_die_is_turned_once_per_turn_to_another_face() -> None:
    hand = {
        "character": "yak-guide",
        "equipment": ["water-bottle", "magnifying-glass"],
        "dice": dice(faces=3),
    }
    state = scene(hand)
    play(state, "take pink", "water-bottle up")
    assert refused(state, "turn 4") == ("same-face", "5.5 / E-R122")
    play(state, "turn 1", "magnifying-glass")
    assert seat(state)["dice"]["pink"]["face"] == 6
    assert refused(state, "turn 2") == ("turn-once", "5.5 / E-R122")


# --- Monk ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("temple", ["2:5,3", "3:2,2"], ids=["printed", "tile"])
def test_E_R108_a_monk_places_two_offerings_for_one_map(temple: str) -> None:
    state = landed({"yak": temple, "character": "monk"}, maps=["red-a"])
    assert {"offer", "offer-two"} <= kinds(state)
    play(state, "offer-two", "map red-a")
    deal(state)
    assert (seat(state)["offerings"], seat(state)["temples"], seat(state)["monk_uses"]) == (2, [temple], 2)
    assert seat(state)["maps"] == ["red-a"]
    assert not {"offer", "offer-two"} & kinds(state)


def test_E_R108_a_monk_does_so_three_times_and_never_by_rope_ladder() -> None:
    spent = landed({"yak": "2:5,3", "character": "monk", "monk_uses": 0})
    assert legal(spent, "offer")
    assert refused(spent, "offer-two") == ("monk-spent", "5.5 / E-R108")
    ladder = landed({"yak": "2:6,3", "character": "monk", "equipment": ["rope-ladder"]})
    assert offered(ladder, "offer-two") == []
    play(ladder, "rope-ladder n", "map-top")
    deal(ladder)
    assert (seat(ladder)["offerings"], seat(ladder)["monk_uses"]) == (1, 3)
    assert refused(landed({"yak": "2:5,3"}), "offer-two") == ("needs-character", "5.5")


def test_E_D40_a_monk_with_one_offering_left_makes_a_single_one() -> None:
    made = {"temples": ["3:2,2", "3:2,5", "4:3,5", "4:4,2", "5:2,5", "5:5,2"], "offerings": 8, "monk_uses": 1}
    state = landed({"yak": "2:5,3", "character": "monk", **made}, options={"length": "long"})
    assert legal(state, "offer")
    assert refused(state, "offer-two") == ("monk-one-left", "5.5 / E-R108")


# --- Merchant -----------------------------------------------------------------------------------------------


def test_E_R109_a_merchant_buys_from_any_space_of_the_city_the_yak_stands_in() -> None:
    goods = {"2:3,6": "silk-2", "2:4,5": "ring-3", "2:4,6": "silk-5", "5:3,2": "ring-5"}
    state = landed({"yak": "2:3,5", "character": "merchant", "resources": {"coin": 3}}, goods=goods)
    assert offered(state, "buy") == ["silk-2", "silk-5", "ring-3"], "the own space is empty"
    state.play("buy-special ring-3")
    assert (seat(state)["goods"], seat(state)["specials"]) == (["ring-3"], ["ring"])
    assert offered(state, "buy") == [], "one tile per turn"
    outside = landed({"yak": "2:2,5", "character": "merchant"}, goods=goods)
    assert refused(outside, "buy silk-2") == ("no-good-there", "5.2 / E-R70")


def test_E_R141_a_city_is_the_block_on_the_own_board_though_areas_join_two() -> None:
    goods = {"2:4,6": "silk-2", "2:5,5": "silk-3", "3:4,1": "ring-3", "3:5,2": "ring-4"}
    here = landed({"yak": "2:5,6", "character": "merchant"}, goods=goods, options=TWO_CITIES)
    assert offered(here, "buy") == ["silk-2", "silk-3"]
    there = landed({"yak": "3:5,1", "character": "merchant"}, goods=goods, options=TWO_CITIES)
    assert offered(there, "buy") == ["ring-3", "ring-4"]
    walker = scene({"yak": "2:5,6", "equipment": ["terrain-map"]}, options=TWO_CITIES)
    assert {"3:4,1", "3:5,2"} <= set(offered(walker, "terrain-map"))


# --- Border guard -------------------------------------------------------------------------------------------


def test_E_R110_a_border_guard_comes_out_on_any_space_but_a_mountain() -> None:
    """Board 2 begins, seen from the north, with a mountain in column 4."""
    state = setting_off("3:6,3", 2, character="border-guard", compass=0)
    state.play("move s")
    assert offered(state, "exit") == ["1", "2", "3", "5", "6"]
    assert refused(state, "exit 4") == ("exit-mountain", "5.5 / E-R110")
    assert refused(state, "exit 7") == ("exit-none", "5.5 / E-R110")
    events = state.play("exit 6")
    assert happened(events, "stepped") == [(0, "2:1,6"), (0, "2:2,6")], "no extra step, the same direction"
    assert purse(state) == {}, "fodder as usual"


def test_E_R110_without_fodder_a_border_guard_takes_the_marker() -> None:
    state = setting_off("1:1,1", 1, fodder=0, character="border-guard")
    play(state, "move n", "exit 6")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("2:6,6", 1)


def test_E_R110_a_border_guard_shifts_at_every_strip_of_the_move() -> None:
    state = setting_off("1:1,1", 4, character="border-guard", fodder=3, equipment=["tea-leaves"])
    play(state, "move n tea", "exit 6")
    assert asked(state) == "leave-strip"
    state.play("exit 2")
    assert (seat(state)["yak"], purse(state)) == ("3:5,2", {"fodder": 1, "compass": 1})


def test_E_R127_with_climbing_gear_a_border_guard_may_come_out_on_a_mountain() -> None:
    state = setting_off("3:6,3", 2, character="border-guard", equipment=["climbing-gear"], compass=0)
    state.play("move s climb")
    assert offered(state, "exit") == ["4"], "elsewhere no mountain is crossed"
    state.play("exit 4")
    assert seat(state)["yak"] == "2:2,4"
    short = setting_off("3:6,3", 1, character="border-guard", equipment=["climbing-gear"])
    assert not legal(short, "move s climb"), "it would end on the mountain"


def test_E_R133_before_a_facing_mountain_a_border_guard_may_also_stop() -> None:
    state = setting_off("4:1,4", 3, character="border-guard")
    state.play("move n")
    assert offered(state, "exit") == ["1", "2", "3", "5", "6", "stop"]
    state.play("exit stop")
    assert (seat(state)["yak"], seat(state)["exhaustion"], purse(state)["fodder"]) == ("4:1,4", 1, 1)
    open_way = setting_off("4:1,3", 3, character="border-guard")
    open_way.play("move n")
    assert refused(open_way, "exit stop") == ("exit-cross", "5.5 / E-R133")


def test_E_R144_a_border_guard_names_the_plan_first_and_then_exit_by_exit() -> None:
    state = setting_off("2:1,3", 2, character="border-guard")
    state.play("move n")
    assert (asked(state), state.to_act) == ("leave-strip", 0)
    assert seat(state)["yak"] == "2:1,3", "nothing has moved yet"
    state.play("exit 5")
    assert seat(state)["yak"] == "3:5,5"


def test_E_R144_exits_that_climbing_gear_undoes_are_written_exit_stop() -> None:
    """South of 3:2,4 over a range to the strip; behind it the fifth step would end on a mountain."""
    state = setting_off("3:2,4", 5, character="border-guard", equipment=["climbing-gear"])
    state.play("move s climb")
    assert offered(state, "exit") == ["1", "2", "3", "5", "6", "stop"]
    state.play("exit stop")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("3:6,4", 1)
    assert purse(state) == {"fodder": 1}, "the strip was not crossed, the needle was followed"


# --- Artist -------------------------------------------------------------------------------------------------


def test_E_R111_an_artist_paints_and_collects_by_the_neighbouring_landscapes_too() -> None:
    """1:1,1 is steppe; beside it steppe, rock, and over the strip jungle."""
    shown = {"animals": ["jackal", "bharal", "bengal-tiger", "rhino"], "equipment": ["bridle-jungle"]}
    artist = landed({"yak": "1:1,1", "character": "artist"}, **shown)
    assert offered(artist, "paint") == ["bengal-tiger", "jackal", "bharal"]
    assert offered(artist, "collect") == ["bridle-jungle"]
    artist.play("paint bharal")
    assert offered(artist, "paint") == [], "still one animal per turn"
    assert offered(landed({"yak": "1:1,1"}, **shown), "paint") == ["jackal"]


def test_E_R111_mountains_give_an_artist_nothing_and_the_city_has_neighbours() -> None:
    """North of 1:3,3 is a mountain, beside it meadow and jungle."""
    artist = landed(
        {"yak": "1:3,3", "character": "artist"}, animals=["rhino", "bengal-tiger", "bharal", "jackal"]
    )
    assert offered(artist, "paint") == ["rhino", "bengal-tiger", "bharal"]
    arriving = scene(
        traveller("6:4,1", character="artist", resources={"paint-box": 1}),
        phase="move-yak",
        turn={"die": "brown", "face": 2},
        animals=["mule", "red-panda", "jackal"],
    )
    arriving.play("move e")
    assert offered(arriving, "paint") == ["red-panda", "mule"], "6:4,3: city, and forest in the west"


def test_E_R111_an_artists_neighbours_do_not_count_for_yak_tiles_goods_or_offerings() -> None:
    state = scene(
        {"yak": "2:6,2", "character": "artist", "tile": "forest"},
        phase="move-yak",
        turn={"die": "brown", "face": 1},
    )
    state.play("move n")
    assert (seat(state)["yak"], seat(state)["tile"]) == ("2:5,2", "forest"), "beside the forest temple"
    assert refused(state, "offer") == ("no-temple", "5.2")


def test_E_S8_3_an_artist_is_hit_by_tents_of_the_own_space_only() -> None:
    state = landed({"yak": "1:1,1", "character": "artist"}, {"tents": ["rock", "jungle"]})
    state.play("done")
    assert [move.text for move in state.moves] == ["pass"], "steppe was needed"
