"""Chapter 3: setting up, after the landscape is laid."""

import pytest

from durbar.core import CHANCE, State
from tests.expedition.scenes import (
    asked,
    deal,
    happened,
    kinds,
    legal,
    offered,
    play,
    purse,
    refused,
    seat,
    table,
    told,
)

CHARACTERS = ["mountaineer", "yak-guide", "monk", "merchant", "border-guard", "artist"]


def until(state: State, prompt: str) -> State:
    """Chance gives its first answers until something is asked."""
    while asked(state) != prompt:
        state.play(state.moves[0])
    return state


def begun(players: int = 2, seed: int = 1, **options: object) -> State:
    """A game dealt from a seed, the yaks placed on the first free spaces, up to the first turn."""
    state = table(players, **options).start(seed=seed)
    while asked(state) != "choose-die":
        state.play(state.moves[0])
    return state


def test_E_X1_three_players_see_four_equipment_cards() -> None:
    assert len(told(begun(players=3))["equipment"]) == 4


def test_E_X27_four_players_see_five_equipment_cards() -> None:
    assert len(told(begun(players=4))["equipment"]) == 5


@pytest.mark.parametrize(("players", "equipment", "animals"), [(2, 3, 1), (3, 4, 2), (4, 5, 2)])
def test_E_S3_5_displays_depend_on_the_number_of_players(players: int, equipment: int, animals: int) -> None:
    position = told(begun(players))
    assert (len(position["equipment"]), len(position["animals"])) == (equipment, animals)
    assert len([map_ for map_ in position["maps"] if map_]) == 3


def test_E_S3_2_the_common_material_lies_ready() -> None:
    position = told(begun(players=3))
    assert position["kathmandu"] == [15, 11, 8, 6]
    assert len(position["goods"]) == 16, "four cities of four spaces"
    assert position["storm"] == 0
    assert position["weather"] == []
    assert position["equipment_left"] == 36 - 4
    assert position["animals_left"] == 27 - 2
    assert position["maps_left"] == 24 - 3 - 2 * 3


def test_E_S3_2_tents_lie_face_down_only_with_the_expansion() -> None:
    assert told(begun())["tents_left"] == 0
    assert told(begun(tents=True))["tents_left"] == 24


def test_E_S3_3_each_player_starts_with_the_same_things() -> None:
    state = begun(players=4)
    for number in range(4):
        mine = seat(state, number)
        assert purse(state, number) == {"backpack": 1, "compass": 1, "paint-box": 1, "coin": 1, "fodder": 1}
        assert len(mine["equipment"]) == 2
        assert len(mine["maps"]) == 2
        assert len(mine["tiles_under"]) == 8, "and the 10-point tile below them"
        assert mine["tile"] not in (*mine["tiles_under"], "ten")
        assert mine["offerings"] == mine["exhaustion"] == 0
        assert all(1 <= die["face"] <= 6 and die["place"] == "unused" for die in mine["dice"].values())


def test_E_S3_3_the_dice_are_rolled_last_six_for_each_player() -> None:
    state = until(table().start(), "place-yak")
    events = play(state, "place 1:3,1", "place 1:3,2") + deal(state)
    assert [(who, die) for who, die, _ in happened(events, "rolled")] == [
        (who, die) for who in (0, 1) for die in ("brown", "gray", "purple", "orange", "pink", "black")
    ]
    assert asked(state) == "choose-die"


def test_E_R13_all_four_kathmandu_tiles_are_used_with_two_players() -> None:
    assert told(begun(players=2))["kathmandu"] == [15, 11, 8, 6]


def test_E_R14_a_die_shows_one_to_six_each_as_likely_as_the_others() -> None:
    state = until(table().start(), "roll-die")
    assert [(move.text, str(chance)) for move, chance in state.outcomes] == [
        (f"face {face}", "1/6") for face in range(1, 7)
    ]


@pytest.mark.parametrize(("length", "cities", "left"), [("short", 16, 8), ("long", 24, 0)])
def test_E_R15_goods_without_a_city_space_are_out_of_the_game(length: str, cities: int, left: int) -> None:
    state = begun(length=length)
    laid = set(told(state)["goods"].values())
    assert len(laid) == cities
    assert 24 - len(laid) == left
    assert all(not seat(state, number)["goods"] for number in range(2))


def test_E_R16_start_equipment_is_dealt_openly_and_stays_out_of_deck_and_display() -> None:
    state = until(table(4).start(), "draw-start-card")
    assert len(state.moves) == 12, "one card of each type"
    assert told(state)["equipment_left"] == 36 - 5, "the deck is another one"
    play(state, "start-card bridle")
    assert seat(state)["equipment"] == ["bridle"], "a start card has no landscape"
    assert not legal(state, "start-card bridle")
    deal(state)
    dealt = [card for number in range(4) for card in seat(state, number)["equipment"]]
    assert len(set(dealt)) == 8
    assert told(state)["equipment_used"] == [], "undealt cards are in the box, not used"


def test_E_R10_maps_are_drawn_in_seat_order_and_an_equal_colour_goes_under_the_pile() -> None:
    state = until(table(2, holder="p2").start(), "draw-start-map")
    drawn = ("green-a", "green-b", "green-a", "blue-a", "yellow-b", "yellow-a", "green-b")
    events = play(state, *(f"map {each}" for each in drawn))
    assert happened(events, "start-map") == [(0, "green-a"), (0, "blue-a"), (1, "yellow-b"), (1, "green-b")]
    assert happened(events, "map-returned") == [(0, "green-b"), (0, "green-a"), (1, "yellow-a")]
    assert told(state)["maps_under"] == ["green-b", "green-a", "yellow-a"]
    assert seat(state)["maps"] == ["green-a", "blue-a"]


def test_E_R10_the_open_maps_are_shown_before_the_first_draw() -> None:
    state = until(table().start(), "draw-start-map")
    assert None not in told(state)["maps"]


def test_E_R11_the_holder_is_drawn_or_named_by_the_host() -> None:
    state = until(table(3).start(), "draw-holder")
    assert [move.text for move in state.moves] == ["holder p1", "holder p2", "holder p3"]
    assert {str(chance) for _, chance in state.outcomes} == {"1/3"}
    named = until(table(3, holder="p2").start(), "place-yak")
    assert told(named)["holder"] == 1


def test_E_R12_yaks_are_placed_against_the_turn_order_the_holder_last() -> None:
    state = until(table(4, holder="p2").start(), "place-yak")
    placed = []
    while asked(state) == "place-yak":
        placed.append(state.to_act)
        state.play(state.moves[0])
    assert placed == [0, 3, 2, 1]


def test_E_R12_a_yak_needs_an_empty_start_space() -> None:
    state = until(table(2).start(), "place-yak")
    assert offered(state, "place") == ["1:3,1", "1:3,2", "1:3,3", "1:3,4", "1:3,5"]
    state.play("place 1:3,3")
    assert offered(state, "place") == ["1:3,1", "1:3,2", "1:3,4", "1:3,5"]
    assert refused(state, "place 1:3,3") == ("space-taken", "3.3 / E-R12")
    assert refused(state, "place 1:2,1") == ("not-start-space", "3.3 / E-R12")


def test_E_R17_characters_are_chosen_against_the_turn_order_each_once() -> None:
    state = until(table(3, characters=True, holder="p3").start(), "choose-character")
    assert offered(state, "choose") == CHARACTERS
    chose = []
    for character in ("artist", "monk"):
        chose.append(state.to_act)
        state.play(f"choose {character}")
    assert chose == [1, 0]
    assert state.to_act == 2
    assert refused(state, "choose monk") == ("character-taken", "3.4 / E-R17")


@pytest.mark.parametrize(
    ("character", "goods", "equipment"),
    [
        ("mountaineer", (1, 0, 1, 1, 1), 2),
        ("yak-guide", (3, 1, 2, 1, 3), 3),
        ("monk", (1, 1, 1, 1, 2), 2),
        ("merchant", (1, 2, 3, 2, 0), 2),
        ("border-guard", (1, 1, 1, 1, 0), 1),
        ("artist", (1, 0, 1, 2, 2), 2),
    ],
)
def test_E_S3_4_a_character_brings_its_own_goods_and_cards(
    character: str, goods: tuple[int, ...], equipment: int
) -> None:
    state = until(table(2, characters=True, holder="p1").start(), "choose-character")
    other = "monk" if character == "artist" else "artist"
    play(state, f"choose {other}", f"choose {character}")
    deal(state)
    assert tuple(seat(state)["resources"].values()) == goods
    assert len(seat(state)["equipment"]) == equipment
    assert len(seat(state)["maps"]) == 2, "maps, dice and yak tiles are as in the base game"
    assert len(seat(state)["tiles_under"]) == 8


def test_E_R117_nothing_is_fulfilled_on_a_start_space_before_a_movement() -> None:
    state = until(table(2).start(), "place-yak")
    tile = seat(state)["tile"]
    assert tile == "snow", "1:3,1 is snow"
    play(state, "place 1:3,2", "place 1:3,1")
    deal(state)
    assert seat(state)["yak"] == "1:3,1"
    assert seat(state)["tile"] == tile


def test_E_R129_maps_put_back_come_up_last_in_their_order() -> None:
    game = table(2)
    held = ["red-a", "red-b", "purple-a", "purple-b", "green-a", "green-b", "blue-a", "blue-b", "yellow-a"]
    state = game.from_dict(
        {
            "phase": "pick-map",
            "turn": {"die": "brown", "target": "2:5,3"},
            "maps": ["orange-a", "orange-b", "yellow-b"],
            "maps_under": ["orange-b", "orange-a"],
            "seats": [{"yak": "2:5,3", "maps": [*held, "yellow-a"]}, {"maps": [*held[:8], "yellow-b"]}],
        }
    )
    assert told(state)["maps_left"] == 2, "only the two that were put back"
    state.play("map-top")
    assert [move.text for move in state.moves] == ["map orange-b"], "known to all"
    assert state.view(1).facts["maps_under"] == ["orange-b", "orange-a"]
    state.play("map orange-b")
    assert told(state)["maps_under"] == ["orange-a"]


@pytest.mark.parametrize("characters", [False, True])
def test_E_R142_the_holder_is_drawn_before_characters_cards_and_maps(characters: bool) -> None:
    state = table(2, characters=characters).start()
    order = []
    while asked(state) != "choose-die":
        if asked(state) not in order:
            order.append(asked(state))
        state.play(state.moves[0])
    expected = [
        "draw-goods",
        "draw-equipment",
        "draw-animal",
        "draw-open-map",
        "draw-holder",
        "draw-yak-tile",
    ]
    expected += ["choose-character"] if characters else []
    assert order == [*expected, "draw-start-card", "draw-start-map", "place-yak", "roll-die"]


def test_E_S9_chance_decides_one_thing_at_a_time_and_nothing_is_left_to_hidden_order() -> None:
    state = table(2).start()
    assert state.to_act == CHANCE
    assert len(state.moves) == 24, "any goods tile on the first city space"
    assert kinds(state) == {"goods"}
    one, two = (move for move in list(state.moves)[:2])
    assert told(state.after(one)) != told(state.after(two))


def test_E_S2_2_every_colour_of_die_gives_its_resource() -> None:
    gains = {
        "brown": "backpack",
        "gray": "compass",
        "purple": "paint-box",
        "orange": "coin",
        "pink": "fodder",
    }
    for die, resource in gains.items():
        state = table(2).from_dict({"seats": [{"resources": {}}]})
        state.play(f"take {die}")
        assert purse(state) == {resource: 1}
    state = table(2).from_dict({"seats": [{"resources": {}}]})
    state.play("take black")
    assert offered(state, "gain") == list(gains.values())


def test_E_S2_1_the_box_holds_what_the_table_of_components_says() -> None:
    words = table().VOCABULARY
    sizes = {name: len(words[name]) for name in ("card", "equipment", "animal", "map", "tile", "good", "die")}
    assert sizes == {"card": 36, "equipment": 12, "animal": 27, "map": 12, "tile": 24, "good": 6, "die": 6}
    assert len(words["resource"]) == 5
    assert len(words["character"]) == 6
    assert len(words["landscape"]) == 9
    assert len(set(words["animal"])) == 27, "no name twice"
