"""Arriving in Kathmandu, and what a player does there afterwards."""

from typing import Any

from tests.expedition.scenes import (
    asked,
    away,
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
    told,
    traveller,
)


def test_E_X14_nathalie_arrives_first_and_takes_the_fifteen() -> None:
    nathalie = setting_off("6:4,1", 2, exhaustion=2)
    events = nathalie.play("move e")
    assert happened(events, "arrived") == [(0, 15)]
    assert seat(nathalie)["kathmandu"] == 15
    assert seat(nathalie)["exhaustion"] == 0
    assert told(nathalie)["kathmandu"] == [11, 8, 6]


def test_E_R78_tile_markers_yak_tile_actions_and_only_then_the_yak_leaves() -> None:
    state = scene(
        {"yak": "6:4,1", "tile": "city", "exhaustion": 1},
        phase="move-yak",
        turn={"die": "brown", "face": 2},
        animals=["mule"],
        equipment=["chest-city"],
    )
    events = state.play("move e")
    assert [event.kind for event in events][-3:] == ["moved", "arrived", "fulfilled"]
    state.play("yak-tile rock")
    assert seat(state)["yak"] == "6:4,3", "still on the map"
    play(state, "paint mule", "collect chest-city")
    assert seat(state)["yak"] == "6:4,3"
    state.play("done")
    assert seat(state)["yak"] == "kathmandu"


def test_E_R69_kathmandu_counts_as_city_but_has_no_goods() -> None:
    state = setting_off("6:4,1", 2)
    state.play("move e")
    assert refused(state, "buy silk-2") == ("no-good-there", "5.2 / E-R70")
    artist = scene(
        {"yak": "6:4,1", "tile": "ten"},
        phase="move-yak",
        turn={"die": "brown", "face": 2},
        animals=["mule", "rhino"],
    )
    artist.play("move e")
    assert offered(artist, "paint") == ["mule"]


def test_E_S4_6_nobody_can_be_swapped_with_in_kathmandu() -> None:
    state = scene(
        {"yak": "6:4,1", "maps": ["red-a"], "tile": "ten"},
        away(15, maps=["blue-a"]),
        phase="move-yak",
        turn={"die": "brown", "face": 2},
    )
    state.play("move e")
    assert offered(state, "swap") == []
    assert refused(state, "swap p2 blue-a red-a") == ("no-swap-partner", "5.2 / E-R77")


def test_E_R79_later_turns_bring_one_resource_of_choice_and_nothing_else() -> None:
    state = scene(
        away(15, character="yak-guide", equipment=["tool-case"], resources={"fodder": 4}),
        phase="city-resource",
    )
    assert [move.text for move in state.moves] == [
        *("gain backpack", "gain compass", "gain paint-box", "gain coin", "gain fodder")
    ]
    for move in ("take brown", "tool-case backpack compass coin", "exchange coin", "reroll pink"):
        assert refused(state, move) == ("in-kathmandu", "4.2 K1 / E-R79")
    state.play("gain coin")
    assert purse(state) == {"fodder": 4, "coin": 1}
    assert state.to_act == 1


def test_E_R118_two_arrivals_in_one_round_take_the_tiles_in_turn_order() -> None:
    state = setting_off("6:4,2", 1, traveller("6:5,2"), traveller("2:6,3"))
    events = play(state, "move e", "done", "take brown", "go", "move e", "done")
    assert happened(events, "arrived") == [(0, 15), (1, 11)]
    assert [seat(state, number)["kathmandu"] for number in range(3)] == [15, 11, None]


def test_E_R119_a_holder_in_kathmandu_is_not_skipped() -> None:
    state = scene(away(15), holder=0)
    assert (asked(state), state.to_act) == ("city-resource", 0)
    state.play("gain coin")
    assert (asked(state), state.to_act) == ("choose-die", 1)


def test_E_R81_neither_storm_nor_tents_reach_a_player_in_kathmandu() -> None:
    state = landed({"yak": "6:4,6"}, away(15), day=6, round=3, holder=1, storm=5, weather=["storm"] * 5)
    state.play("done")
    events = state.play("weather storm")
    assert happened(events, "tired") == []
    guest = scene(away(15), {"tents": ["snow", "rock"]})
    guest.play("gain coin")
    assert (asked(guest), guest.to_act) == ("choose-die", 1)


def test_E_R140_dice_in_kathmandu_keep_their_faces_until_the_day_ends_then_show_none() -> None:
    guest = away(15, dice=dice([3, 4], aside=1, faces=2))
    state = landed({"yak": "2:6,3", "dice": dice([1, 1, 1])}, guest, round=3, holder=1)
    assert seat(state, 1)["dice"]["purple"] == {"face": 2, "place": "aside"}
    state.play("done")
    assert {die["face"] for die in seat(state, 1)["dice"].values()} == {0}
    events = deal(state)
    assert {who for who, _, _ in happened(events, "rolled")} == {0}
    assert {die["place"] for die in seat(state, 1)["dice"].values()} == {"unused"}


def test_E_R80_dice_are_no_longer_taken_in_kathmandu() -> None:
    state = setting_off("6:4,2", 1, traveller("2:6,3"))
    play(state, "move e", "done", "take brown", "go", "move e", "done")
    assert (asked(state), state.to_act) == ("city-resource", 0)
    assert not {"take", "reroll"} & kinds(state)


def test_E_S4_6_a_player_in_kathmandu_keeps_everything() -> None:
    mine: dict[str, Any] = {
        "equipment": ["bridle"],
        "maps": ["red-a"],
        "goods": ["silk-2"],
        "specials": ["silk"],
    }
    state = setting_off("6:4,2", 1, **mine)
    play(state, "move e", "done")
    assert {name: seat(state)[name] for name in mine} == mine


def test_E_R87_the_game_ends_at_once_when_the_last_yak_has_arrived() -> None:
    state = setting_off("6:4,2", 1, away(15), away(11), resources={})
    state.play("move e")
    assert asked(state) == "actions", "they come first"
    events = state.play("done")
    assert happened(events, "finished") == [("all-arrived",)]
    assert state.over
    assert told(state)["weather"] == [], "no weather"
    assert [purse(state, number) for number in (1, 2)] == [
        {"backpack": 1, "compass": 1, "paint-box": 1, "coin": 1, "fodder": 1}
    ] * 2, "the open turns of the round lapse"


def test_E_R45_an_obstacle_in_the_city_removes_the_marker_at_once() -> None:
    """Row 3 of the city lies behind a mountain."""
    state = setting_off("6:3,6", 6, exhaustion=2)
    state.play("move w")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("6:3,3", 0)
    assert legal(state, "done")


def test_E_R107_a_yak_guide_exchanges_on_the_turn_of_arrival_but_not_in_the_city() -> None:
    state = setting_off("6:4,2", 1, fodder=4, character="yak-guide")
    state.play("move e")
    assert offered(state, "exchange") == ["backpack", "compass", "paint-box", "coin"]
    guest = scene(away(15, character="yak-guide", resources={"fodder": 4}))
    assert refused(guest, "exchange coin") == ("in-kathmandu", "4.2 K1 / E-R79")
