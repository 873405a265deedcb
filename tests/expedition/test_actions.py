"""Sections 5.1 and 5.2: what may be done on the target space."""

from tests.expedition.scenes import (
    LANDSCAPES,
    Seat,
    asked,
    away,
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
    told,
    traveller,
)

MAPS = ["red-a", "blue-a", "green-b"]


# --- Landscapes and yak tiles -----------------------------------------------------------------------------


def test_E_X9_dirk_stops_on_snow_and_turns_up_the_next_yak_tile() -> None:
    dirk = scene({"yak": "3:6,3", "tile": "snow"}, phase="move-yak", turn={"die": "brown", "face": 2})
    events = dirk.play("move e")
    assert happened(events, "fulfilled") == [(0, "snow")]
    assert (asked(dirk), len(dirk.moves)) == ("draw-yak-tile", 8)
    dirk.play("yak-tile rock")
    assert seat(dirk)["tile"] == "rock"
    assert "rock" not in seat(dirk)["tiles_under"]


def test_E_S5_1_a_yak_tile_matches_its_own_landscape_only() -> None:
    """3:6,5 is snow."""
    for tile in LANDSCAPES:
        state = scene({"yak": "3:6,3", "tile": tile}, phase="move-yak", turn={"die": "brown", "face": 2})
        assert bool(happened(state.play("move e"), "fulfilled")) == (tile == "snow")


def test_E_S5_1_a_mountain_matches_nothing_not_even_finished_tiles() -> None:
    state = setting_off("2:5,1", 1, character="mountaineer")
    assert seat(state)["tile"] == "ten"
    events = state.play("move n over")
    assert seat(state)["yak"] == "2:4,1"
    assert happened(events, "fulfilled") == []
    assert [move.text for move in state.moves] == ["done"]


def test_E_R67_one_landing_fulfils_one_yak_tile() -> None:
    """The next tile turned up cannot match as well: each landscape exists once."""
    state = scene({"yak": "3:6,3", "tile": "snow"}, phase="move-yak", turn={"die": "brown", "face": 2})
    play(state, "move e", "yak-tile meadow")
    assert asked(state) == "actions"
    assert told(state)["turn"]["done"] == ["yak-tile"]
    assert len(seat(state)["tiles_under"]) == 7


def test_E_R68_a_temple_leaves_the_landscape_of_its_space() -> None:
    """A printed temple on forest, a temple tile on rock."""
    printed = landed({"yak": "2:5,3"}, animals=["red-panda"], equipment=["tea-leaves-forest"])
    assert {"paint", "collect", "offer"} <= kinds(printed)
    tile = landed({"yak": "3:2,2"}, animals=["bharal"], equipment=["bridle-rock"])
    assert {"paint", "collect", "offer"} <= kinds(tile)


def test_E_R69_city_is_a_landscape() -> None:
    state = landed({"yak": "2:3,5"}, animals=["mule", "rhino"], equipment=["chest-city"])
    assert offered(state, "paint") == ["mule"]
    assert offered(state, "collect") == ["chest-city"]


# --- Paint and collect ------------------------------------------------------------------------------------


def test_E_X10_nathalie_paints_the_rhinoceros_on_a_meadow() -> None:
    nathalie = landed({"yak": "2:6,6", "resources": {"paint-box": 1}}, animals=["rhino", "bengal-tiger"])
    assert offered(nathalie, "paint") == ["rhino"]
    nathalie.play("paint rhino")
    assert purse(nathalie) == {}
    assert seat(nathalie)["animals"] == ["rhino"]
    assert told(nathalie)["animals"] == ["bengal-tiger"]


def test_E_X11_ani_collects_climbing_gear_on_a_grain_field() -> None:
    shown = ["climbing-gear-grain", "climbing-gear-snow"]
    ani = landed({"yak": "2:2,4", "resources": {"backpack": 1}}, equipment=shown)
    assert offered(ani, "collect") == ["climbing-gear-grain"]
    ani.play("collect climbing-gear-grain")
    assert purse(ani) == {}
    assert seat(ani)["equipment"] == ["climbing-gear-grain"]
    assert told(ani)["equipment"] == ["climbing-gear-snow"]


def test_E_S5_2_one_animal_and_one_card_per_turn_each_at_its_price() -> None:
    rich = {"yak": "2:6,6", "resources": {"paint-box": 5, "backpack": 5}}
    shown = {"animals": ["rhino", "hog-deer"], "equipment": ["bridle-meadow", "chest-meadow"]}
    state = landed(rich, **shown)
    play(state, "paint rhino", "collect bridle-meadow")
    assert [move.text for move in state.moves] == ["done"]
    assert refused(state, "paint hog-deer") == ("once-per-turn", "5.2")
    assert refused(state, "collect chest-meadow") == ("once-per-turn", "5.2")
    poor = landed({"yak": "2:6,6", "resources": {}}, **shown)
    assert refused(poor, "paint rhino") == ("needs-resource", "5.2")
    assert refused(poor, "collect bridle-meadow") == ("needs-resource", "5.2")
    assert refused(landed(rich, **shown), "paint bengal-tiger") == ("animal-not-shown", "5.2")
    elsewhere = landed({**rich, "yak": "2:6,5"}, **shown)
    assert refused(elsewhere, "paint rhino") == ("wrong-landscape", "5.1")


def test_E_R120_maps_are_refilled_at_once_animals_and_equipment_are_not() -> None:
    state = landed({"yak": "2:5,3"}, maps=MAPS, animals=["red-panda"], equipment=["tea-leaves-forest"])
    play(state, "paint red-panda", "collect tea-leaves-forest")
    assert (told(state)["animals"], told(state)["equipment"]) == ([], [])
    play(state, "offer", "map red-a", "map purple-b")
    assert told(state)["maps"] == ["purple-b", "blue-a", "green-b"]


# --- Order and freedom ------------------------------------------------------------------------------------


def test_E_R65_every_action_is_optional() -> None:
    rich = landed({"yak": "2:5,3", "tile": "ten"}, maps=MAPS, animals=["red-panda"])
    assert legal(rich, "done")
    rich.play("done")
    assert (seat(rich)["offerings"], seat(rich)["animals"]) == (0, [])


def test_E_R66_actions_come_in_any_order() -> None:
    one = landed({"yak": "2:5,3"}, maps=MAPS, animals=["red-panda"])
    two = one.clone()
    play(one, "paint red-panda", "offer", "map blue-a", "map red-a")
    play(two, "offer", "map blue-a", "map red-a", "paint red-panda")
    assert one == two


# --- Goods ------------------------------------------------------------------------------------------------


def test_E_X12_dirk_buys_a_prayer_mill_and_its_special_good() -> None:
    dirk = landed({"yak": "2:3,5", "resources": {"coin": 2}}, goods={"2:3,5": "prayer-mill-4"})
    dirk.play("buy-special prayer-mill-4")
    assert purse(dirk) == {}
    assert seat(dirk)["goods"] == ["prayer-mill-4"]
    assert seat(dirk)["specials"] == ["prayer-mill"]
    assert told(dirk)["goods"] == {}, "the space stays empty"


def test_E_R70_one_tile_per_turn_from_the_own_space() -> None:
    goods = {"2:3,5": "silk-2", "2:3,6": "ring-3"}
    state = landed({"yak": "2:3,5", "resources": {"coin": 9}}, goods=goods)
    assert offered(state, "buy") == ["silk-2"]
    assert refused(state, "buy ring-3") == ("no-good-there", "5.2 / E-R70")
    state.play("buy silk-2")
    assert purse(state) == {"coin": 8}
    assert not {"buy", "buy-special"} & kinds(state)
    assert refused(state, "buy ring-3") == ("once-per-turn", "5.2")


def test_E_R71_a_special_good_comes_only_with_a_purchase_of_its_type() -> None:
    goods = {"2:3,5": "silk-2"}
    state = landed({"yak": "2:3,5", "resources": {"coin": 1}}, goods=goods)
    assert (offered(state, "buy"), offered(state, "buy-special")) == (["silk-2"], [])
    assert refused(state, "buy-special silk-2") == ("needs-two-coins", "5.2 / E-R71")
    owner = landed({"yak": "2:3,5", "resources": {"coin": 5}, "specials": ["silk"]}, goods=goods)
    assert refused(owner, "buy-special silk-2") == ("special-own", "5.2 / E-R71")
    owner.play("buy silk-2")
    assert offered(owner, "buy-special") == []


def test_E_R72_a_special_good_is_taken_even_from_a_player_in_kathmandu() -> None:
    nathalie = away(15, specials=["silk"], resources={})
    state = landed({"yak": "2:3,5", "resources": {"coin": 2}}, nathalie, goods={"2:3,5": "silk-2"})
    events = state.play("buy-special silk-2")
    assert happened(events, "special") == [(0, "silk", 1)]
    assert (seat(state)["specials"], seat(state, 1)["specials"]) == (["silk"], [])
    assert purse(state, 1) == {"coin": 1}


def test_E_D41_the_second_coin_goes_to_nathalie_in_kathmandu() -> None:
    nathalie = away(15, specials=["ring"], resources={"coin": 3})
    state = landed({"yak": "2:3,5", "resources": {"coin": 2}}, nathalie, goods={"2:3,5": "ring-5"})
    state.play("buy-special ring-5")
    assert (purse(state), purse(state, 1)) == ({}, {"coin": 4})
    assert (seat(state)["specials"], seat(state, 1)["specials"]) == (["ring"], [])


def test_E_R116_neither_a_swap_nor_a_special_good_asks_for_consent() -> None:
    rival = {"yak": "2:3,5", "specials": ["silk"], "maps": ["red-a"]}
    state = landed(
        {"yak": "2:3,5", "resources": {"coin": 2}, "maps": ["purple-b"]}, rival, goods={"2:3,5": "silk-2"}
    )
    state.play("buy-special silk-2")
    assert state.to_act == 0
    state.play("swap p2 red-a purple-b")
    assert state.to_act == 0


# --- Offerings and maps -----------------------------------------------------------------------------------


def test_E_X13_vincent_makes_his_first_offering_and_takes_an_open_map() -> None:
    vincent = landed({"yak": "2:5,3"}, maps=MAPS)
    events = vincent.play("offer")
    assert happened(events, "offered") == [(0, "2:5,3", 1)]
    assert [move.text for move in vincent.moves] == ["map red-a", "map green-b", "map blue-a", "map-top"]
    play(vincent, "map green-b", "map yellow-a")
    assert seat(vincent)["offerings"] == 1
    assert seat(vincent)["temples"] == ["2:5,3"]
    assert seat(vincent)["maps"] == ["green-b"]
    assert told(vincent)["maps"] == ["red-a", "blue-a", "yellow-a"]


def test_E_S5_2_one_offering_per_player_and_temple_for_the_whole_game() -> None:
    state = landed({"yak": "2:5,3", "temples": ["2:5,3"]}, {"temples": ["2:5,3"]})
    assert refused(state, "offer") == ("already-served", "5.2 / E-R63")
    fresh = landed({"yak": "2:5,3"}, {"temples": ["2:5,3"]})
    assert legal(fresh, "offer"), "the other player's offering does not count"
    assert refused(landed({"yak": "2:6,3"}), "offer") == ("no-temple", "5.2")


def test_E_S5_2_the_top_of_the_pile_is_seen_when_taken() -> None:
    state = landed({"yak": "2:5,3"}, maps=MAPS)
    play(state, "offer", "map-top")
    assert asked(state) == "draw-top-map"
    events = state.play("map orange-a")
    assert happened(events, "took-map") == [(0, "orange-a", "top")]
    assert told(state)["maps"] == MAPS


def test_E_R73_with_nine_offerings_made_there_is_nothing_left_to_place() -> None:
    made = {"temples": ["3:2,2", "3:2,5", "4:3,5", "4:4,2", "5:2,5", "5:5,2"], "offerings": 9}
    monk = {"character": "monk", "monk_uses": 0, "equipment": ["rope-ladder"], **made}
    state = landed({"yak": "2:5,3", **monk}, options={"length": "long"})
    assert refused(state, "offer") == ("no-offerings", "5.2 / E-R73")
    beside = landed({"yak": "2:6,3", **monk}, options={"length": "long"})
    assert refused(beside, "rope-ladder n") == ("no-offerings", "5.2 / E-R73")


def every_map_but(*left: str) -> list[str]:
    """All maps of the box but these, for a hand."""
    maps = [
        f"{colour}-{half}"
        for colour in ("red", "purple", "green", "blue", "yellow", "orange")
        for half in "aabb"
    ]
    for each in left:
        maps.remove(each)
    return maps


def test_E_R74_with_an_empty_pile_only_open_maps_are_offered() -> None:
    state = landed({"yak": "2:5,3"}, {"maps": every_map_but("red-a", "blue-b")}, maps=["red-a", "blue-b"])
    state.play("offer")
    assert [move.text for move in state.moves] == ["map red-a", "map blue-b"]
    assert refused(state, "map-top") == ("pile-empty", "4.2 T8m / E-R74")
    state.play("map red-a")
    assert asked(state) == "actions"
    assert told(state)["maps"] == [None, "blue-b", None]


def test_E_R74_without_any_map_left_an_offering_brings_none() -> None:
    state = landed({"yak": "2:5,3"}, {"maps": every_map_but()})
    state.play("offer")
    assert (asked(state), seat(state)["offerings"], seat(state)["maps"]) == ("actions", 1, [])


# --- Swapping ---------------------------------------------------------------------------------------------


def test_E_X15_ani_takes_vincents_red_a_and_gives_her_purple_b() -> None:
    ani = landed({"yak": "2:6,6", "maps": ["purple-b"]}, {"yak": "2:6,6", "maps": ["red-a"]})
    ani.play("swap p2 red-a purple-b")
    assert (seat(ani)["maps"], seat(ani, 1)["maps"]) == (["red-a"], ["purple-b"])
    assert not legal(ani, "swap p2 purple-b red-a"), "one swap per turn"


def test_E_R75_maps_lie_open_secured_ones_too() -> None:
    state = scene({}, {"maps": ["red-a"], "secured": ["green"]})
    for viewer in (0, 1, None):
        shown = state.view(viewer).facts["seats"][1]
        assert (shown["maps"], shown["secured"]) == (["red-a"], ["green"])


def test_E_R76_secured_maps_are_swapped_in_neither_direction() -> None:
    state = landed(
        {"yak": "2:6,6", "maps": ["purple-b"], "secured": ["blue"]},
        {"yak": "2:6,6", "maps": ["red-a"], "secured": ["green"]},
    )
    assert offered(state, "swap") == ["p2 red-a purple-b"]
    assert refused(state, "swap p2 green-a purple-b") == ("secured-map", "5.2 / E-R76")
    assert refused(state, "swap p2 red-a blue-a") == ("secured-map", "5.2 / E-R76")


def test_E_R77_of_several_yaks_on_the_space_one_is_chosen_also_after_zero_steps() -> None:
    others: list[Seat] = [
        {"yak": "2:5,6", "maps": ["red-a"]},
        {"yak": "2:5,6", "maps": ["blue-a"]},
        {"maps": ["green-a"]},
    ]
    state = setting_off("2:5,6", 3, *others, maps=["purple-b"])
    state.play("move e")
    assert offered(state, "swap") == ["p2 red-a purple-b", "p3 blue-a purple-b"]
    assert refused(state, "swap p4 green-a purple-b") == ("no-swap-partner", "5.2 / E-R77")
    state.play("swap p3 blue-a purple-b")
    assert offered(state, "swap") == []
    assert refused(state, "swap p2 red-a blue-a") == ("once-per-turn", "5.2")


def test_E_S5_2_a_swap_needs_a_map_on_both_sides() -> None:
    assert offered(landed({"yak": "2:6,6"}, {"yak": "2:6,6", "maps": ["red-a"]}), "swap") == []
    assert offered(landed({"yak": "2:6,6", "maps": ["red-a"]}, {"yak": "2:6,6"}), "swap") == []


def test_E_R136_two_identical_maps_are_not_swapped() -> None:
    state = landed({"yak": "2:6,6", "maps": ["red-a", "red-b"]}, {"yak": "2:6,6", "maps": ["red-a"]})
    assert offered(state, "swap") == ["p2 red-a red-b"]
    assert refused(state, "swap p2 red-a red-a") == ("same-map", "5.2 / E-R136")


def test_E_R117_a_yak_that_returns_to_a_start_space_finds_its_landscape() -> None:
    state = scene(traveller("1:1,2"), phase="move-yak", turn={"die": "brown", "face": 2}, animals=["rhino"])
    state.play("move s")
    assert seat(state)["yak"] == "1:3,2"
    state = landed({"yak": "1:3,2"}, animals=["rhino"])
    assert legal(state, "paint rhino"), "1:3,2 is meadow"


def test_E_S4_6_only_the_target_space_counts() -> None:
    """On its way along row 6 the yak passes rock."""
    state = scene({"yak": "2:6,3", "tile": "rock"}, phase="move-yak", turn={"die": "brown", "face": 3})
    assert happened(state.play("move e"), "fulfilled") == []
    assert seat(state)["tile"] == "rock"
