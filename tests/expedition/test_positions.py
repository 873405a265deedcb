"""Positions as JSON: a few lines are enough, and what cannot be is refused with the field and the rule."""

import copy
import json
import random
from typing import Any

import pytest

from durbar.core import CHANCE, BadPosition
from durbar.games.expedition.game import Expedition
from tests.expedition.scenes import asked, away, deal, dice, purse, scene, seat, setting_off, table, told

SEVENTEEN = [
    f"{kind}-{value}" for kind in ("thangka", "silk", "spices", "statue", "ring") for value in (2, 3, 4, 5)
]
FIVE_DICE = dict.fromkeys(("brown", "gray", "purple", "orange", "pink"), 1)
SIX_DICE = {**FIVE_DICE, "black": 1}


def mine(**seat: Any) -> dict[str, Any]:
    """A position of which only the first seat is told."""
    return {"seats": [seat]}


# --- Few lines --------------------------------------------------------------------------------------------


def test_E_S4_7_nothing_said_is_the_first_turn_of_the_first_day() -> None:
    state = table(3).from_dict({})
    assert (asked(state), state.to_act, told(state)["day"], told(state)["round"]) == ("choose-die", 0, 1, 1)
    assert purse(state) == {"backpack": 1, "compass": 1, "paint-box": 1, "coin": 1, "fodder": 1}
    assert seat(state)["yak"] == "1:3,1"
    assert {die["face"] for die in seat(state)["dice"].values()} == {1}


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ({"phase": "black-die"}, ["gain backpack", "gain fodder"]),
        ({"phase": "barrel-roll"}, ["roll brown", "roll gray purple"]),
        ({"phase": "move-yak", "turn": {"die": "brown", "face": 3}}, ["move n"]),
        ({"phase": "pick-map", "turn": {"die": "brown"}, "maps": ["red-a"]}, ["map red-a", "map-top"]),
        ({"phase": "place-yak"}, ["place 1:3,1"]),
        ({"phase": "roll-die"}, ["face 6"]),
        ({"phase": "draw-weather"}, ["weather sun", "weather storm"]),
        ({"phase": "draw-yak-tile"}, ["yak-tile rock"]),
        ({"phase": "draw-equipment"}, ["equipment bridle-rock"]),
        ({"phase": "draw-holder"}, ["holder p2"]),
        ({"phase": "draw-goods"}, ["goods silk-2"]),
    ],
    ids=lambda value: value.get("phase") if isinstance(value, dict) else "",
)
def test_E_S4_7_every_question_can_be_set_up_in_a_line(position: dict[str, Any], moves: list[str]) -> None:
    for move in moves:
        state = table().from_dict(position)
        state.play(move)
        deal(state)


def test_E_S4_7_characters_tents_and_strips_can_be_set_up_in_a_line() -> None:
    chooser = table(2, characters=True).from_dict({"phase": "choose-character", "holder": 1})
    assert chooser.to_act == 0
    camper = scene({"yak": "2:6,6"}, {"tents": ["meadow"]}, phase="play-tents", turn={"die": "brown"})
    assert (camper.to_act, [move.text for move in camper.moves]) == (1, ["tent 1", "pass"])
    guard = scene(
        {"yak": "2:1,3", "character": "border-guard"},
        phase="leave-strip",
        turn={"die": "brown", "face": 2},
        pending={"plan": "n"},
    )
    guard.play("exit 5")
    assert seat(guard)["yak"] == "3:5,5"


def test_E_S4_7_whoever_is_in_kathmandu_is_asked_for_a_resource() -> None:
    assert asked(table().from_dict({"seats": [away(15)]})) == "city-resource"


def test_E_S4_7_weather_not_said_is_the_mildest_the_tiles_allow() -> None:
    assert told(table().from_dict({"day": 3}))["weather"] == ["sun", "sun"]
    fourth = told(table().from_dict({"day": 4}))
    assert (fourth["weather"], fourth["storm"]) == (["sun", "sun", "storm"], 1), "there are two suns only"
    assert told(table().from_dict({"day": 5, "storm": 3}))["weather"] == ["sun", "storm", "storm", "storm"]


def test_E_S4_7_a_position_told_is_the_position_read() -> None:
    rng = random.Random(47)
    for players, options in ((2, {}), (4, {"tents": True, "characters": True}), (3, {"length": "long"})):
        game = table(players, **options)
        state = game.start()
        while not state.over:
            if rng.random() < 0.1:
                written = json.loads(json.dumps(state.to_dict()))
                again = game.from_dict(written)
                assert again == state
                assert again.moves == state.moves
            state.play(rng.choice(list(state.moves)))


def test_E_S4_7_a_head_must_be_this_games() -> None:
    whole = table().from_dict({}).to_dict()
    assert table().from_dict(whole) == table().from_dict({})
    for name, value in {"game": "revival", "players": 3, "rules": 99, "options": {}, "durbar": 0}.items():
        with pytest.raises(BadPosition) as error:
            table().from_dict({**whole, name: value})
        assert error.value.field == name


# --- What cannot be ---------------------------------------------------------------------------------------

BAD: list[tuple[dict[str, Any], str, str]] = [
    # position, the field that is blamed, the rule
    (mine(dice=FIVE_DICE), "seats[0].dice", "2.2"),
    (mine(dice={**SIX_DICE, "green": 1}), "seats[0].dice", "2.2"),
    (mine(dice={**SIX_DICE, "brown": 7}), "seats[0].dice.brown", "E-R14"),
    (mine(dice={**SIX_DICE, "brown": 0}), "seats[0].dice", "E-R14"),
    (mine(dice={**SIX_DICE, "brown": {"face": 1, "place": "slot 2"}}), "seats[0].dice", "4.3"),
    (mine(dice={**SIX_DICE, "brown": {"face": 1, "place": "pocket"}}), "seats[0].dice.brown.place", "4.3"),
    (mine(dice=dice(aside=4)), "seats[0].dice", "4.3 / E-R21"),
    ({"round": 3}, "seats[0].dice", "4.3"),
    ({"phase": "roll-die", "pending": {"then": "before-move"}}, "turn.die", "4.2"),
    ({"round": 2, "seats": [{"dice": dice([1])}, {}]}, "seats[1].dice", "4.3"),
    ({"phase": "draw-tent"}, "seats[0].dice", "4.3"),
    ({"phase": "over", "day": 6}, "seats[0].dice", "4.3"),
    ({"phase": "over", "day": 5}, "phase", "4.1 / E-R86, E-R87"),
    ({"phase": "over", "day": 0}, "day", "4.1"),
    (mine(yak="kathmandu", kathmandu=15, exhaustion=1), "seats[0].exhaustion", "5.2 / E-R81"),
    ({"turn": {"done": ["paint"]}}, "turn.done", "4.2 T8"),
    ({"phase": "before-move", "turn": {"die": "pink", "done": ["turn"]}}, "turn.done", "5.5 / E-R107"),
    ({"phase": "place-yak", **mine(exhaustion=1)}, "seats[0].exhaustion", "3.3"),
    ({"phase": "draw-goods", **mine(maps=["red-a"])}, "seats[0].maps", "3.3"),
    (mine(goods=SEVENTEEN[:17]), "goods", "3.2 / E-R15"),
    (mine(goods=["silk-2", "silk-2"]), "seats[0].goods", "2.1"),
    ({"seats": [{"goods": ["silk-2"]}, {"goods": ["silk-2"]}]}, "seats[1].goods", "2.1"),
    ({"goods": {"2:3,5": "silk-2", "2:3,6": "silk-2"}}, "goods.2:3,6", "2.1"),
    ({"goods": {"2:6,3": "silk-2"}}, "goods.2:6,3", "3.2"),
    ({"goods": {"2:3,5": None}}, "goods.2:3,5", "3.2"),
    ({"seats": [{"specials": ["silk"]}, {"specials": ["silk"]}]}, "seats[1].specials", "2.1"),
    (mine(yak="2:4,1"), "seats[0].yak", "4.5, 5.5"),
    (mine(yak="6:4,4"), "seats[0].yak", "5.2 / E-R78"),
    (mine(yak="9:9,9"), "seats[0].yak", "3.1"),
    (mine(yak="kathmandu"), "seats[0].kathmandu", "5.2"),
    (mine(yak="kathmandu", kathmandu=11), "seats[0].kathmandu", "E-R13"),
    (mine(yak="kathmandu", kathmandu=7), "seats[0].kathmandu", "12.6"),
    (mine(kathmandu=15), "seats[0].kathmandu", "5.2"),
    (mine(exhaustion=4), "seats[0].exhaustion", "E-R40"),
    (mine(resources={"coin": -1}), "seats[0].resources.coin", "5.2"),
    (mine(offerings=1), "seats[0].offerings", "5.2, 5.5"),
    (mine(offerings=10), "seats[0].offerings", "E-R73"),
    (mine(temples=["2:6,3"]), "seats[0].temples", "5.2"),
    (mine(temples=["2:5,3", "2:5,3"]), "seats[0].temples", "5.2"),
    (mine(tile="snow", tiles_under=["snow"]), "seats[0].tiles_under", "3.3"),
    (mine(tile="ten", tiles_under=["snow"]), "seats[0].tiles_under", "3.3"),
    (mine(tiles_under=["snow"]), "seats[0].tile", "3.3"),
    (mine(maps=["red-a"] * 3), "maps", "2.1"),
    ({"maps": ["red-a", "red-b", "blue-a", "blue-b"]}, "maps", "5.2"),
    ({"maps_under": ["red-a"] * 17}, "maps_under", "E-R129"),
    (mine(character="monk"), "seats[0].character", "8.3"),
    (mine(monk_uses=2), "seats[0].monk_uses", "5.5"),
    (mine(tents=["rock"]), "seats[0].tents", "8.3"),
    (mine(colour="red"), "seats[0].colour", "4.7"),
    ({"equipment": ["bridle-rock"], **mine(equipment=["bridle-rock"])}, "seats[0].equipment", "2.1"),
    ({"equipment": ["bridle-rock"], "equipment_used": ["bridle-rock"]}, "equipment_used", "E-R48"),
    (
        {"equipment": ["bridle-rock", "bridle-meadow", "bridle-jungle", "chest-rock"]},
        "equipment",
        "3.2 / E-X1",
    ),
    ({"animals": ["rhino"], **mine(animals=["rhino"])}, "seats[0].animals", "2.1"),
    ({"storm": 6}, "storm", "E-R84"),
    ({"day": 2, "storm": 2}, "storm", "6 / E-R84"),
    ({"day": 2, "weather": ["storm"], "storm": 0}, "storm", "6 / E-R84"),
    ({"weather": ["sun"]}, "weather", "6 / 8.1"),
    ({"day": 4, "weather": ["sun", "sun", "sun"]}, "weather", "8.1"),
    ({"weather_left": {"storm": 0, "sun": 0}}, "weather_left", "8.1"),
    ({"day": 7}, "day", "4.1"),
    ({"day": 0}, "phase", "3"),
    ({"round": 4}, "round", "4.1, 6"),
    ({"round": 0}, "round", "4.1, 6"),
    ({"turns_done": 1}, "turns_done", "4.1"),
    ({"holder": 2}, "holder", "4.1"),
    ({"phase": "setup"}, "phase", "4.2"),
    ({"phase": "lunch"}, "phase", "4.2"),
    ({"phase": "draw-shape"}, "phase", "3"),
    ({"phase": "choose-character"}, "phase", "3"),
    ({"phase": "place-yak", "day": 1}, "phase", "3"),
    ({"phase": "draw-yak-tile", "day": 0, "active": 1}, "active", "E-R12, E-R17, E-R142"),
    ({"phase": "draw-yak-tile", "day": 0, "pending": {"count": 1}, "active": 1}, "seats[0].tile", "3.3, 3.4"),
    ({"phase": "draw-yak-tile", "day": 0, "seats": [{}, {"tile": "rock"}]}, "seats[1].tile", "3.3, 3.4"),
    ({"phase": "draw-yak-tile", "day": 0, **mine(tile="rock")}, "seats[0].tile", "3.3, 3.4"),
    ({"phase": "draw-start-card", "pending": {"count": 1}, "active": 1}, "seats[0].equipment", "3.3, 3.4"),
    ({"phase": "draw-start-map", "pending": {"count": 1}, "active": 1}, "seats[0].maps", "3.3, 3.4"),
    ({"phase": "place-yak", "pending": {"count": 1}}, "seats[1].yak", "3.3, 3.4"),
    ({"phase": "place-yak", **mine(tiles_under=["rock"])}, "seats[0].tiles_under", "3.3"),
    ({"phase": "place-yak", "round": 1}, "round", "4.1"),
    ({"pending": {"stage": "characters"}}, "pending.stage", "3"),
    ({"pending": {"count": 3}}, "pending.count", "4.2"),
    ({"turn": {"done": ["reroll"]}}, "turn.done", "4.3 / E-R19"),
    ({"phase": "roll-die", "pending": {"roller": 1}}, "pending.roller", "4.2"),
    (
        {"phase": "roll-die", "turn": {"target": "1:3,1"}, "pending": {"then": "choose-die"}},
        "turn.target",
        "4.2",
    ),
    ({"phase": "roll-die", "day": 6, "round": 4}, "phase", "6 / E-R86"),
    (
        {"phase": "draw-equipment", "equipment": ["bridle-rock", "bridle-jungle", "chest-city"]},
        "phase",
        "6 / E-R88",
    ),
    ({"phase": "barrel-roll", "turn": {"die": "pink", "target": "2:5,3"}}, "turn.target", "4.2"),
    ({"phase": "city-resource"}, "phase", "4.2 K1 / E-R79"),
    ({"phase": "choose-die", "seats": [away(15)]}, "phase", "4.2 K1 / E-R79"),
    ({"phase": "move-yak"}, "turn.die", "4.2"),
    ({"turn": {"die": "brown"}}, "turn.die", "4.2"),
    ({"phase": "black-die", "turn": {"die": "pink"}}, "turn.die", "4.2 T2"),
    ({"turn": {"target": "1:1,1"}}, "turn.target", "4.2"),
    ({"turn": {"rolls": 2}}, "turn.rolls", "5.4(3) / E-R53"),
    ({"turn": {"done": ["fly"]}}, "turn.done", "5.2"),
    ({"phase": "move-yak", "turn": {"die": "brown"}, **mine(exhaustion=3)}, "seats[0].exhaustion", "4.3"),
    ({"phase": "leave-strip", "turn": {"die": "brown"}}, "pending.plan", "E-R133"),
    ({"phase": "play-tents", "turn": {"die": "brown"}}, "pending.asked", "5.6 / E-R139"),
    ({"phase": "draw-tent", "seats": [{"dice": dice([1, 1, 1])}] * 2}, "phase", "4.2"),
    ({"phase": "draw-weather", "pending": {"then": "actions"}}, "pending.then", "4.2, 6"),
    ({"pending": {"rolling": ["brown"]}}, "pending.rolling", "4.2"),
    (
        {
            "phase": "roll-die",
            "pending": {"rolling": ["brown"]},
            "round": 2,
            "seats": [{"dice": dice([1])}] * 2,
        },
        "pending.rolling",
        "4.2 / E-R22",
    ),
    ({"kathmandu": [15]}, "kathmandu", "4.7"),
    ({"maps_left": 3}, "maps_left", "4.7"),
    ({"landscape": {"boards": ["START"], "exits": ""}}, "landscape", "3.1"),
    (
        {"landscape": {"boards": ["START", "T5A", "T3A", "T2A", "T1A", "DEST@1"], "exits": "NNENE"}},
        "landscape",
        "3.1 / E-R2",
    ),
    ({"seats": [{}, {}, {}]}, "seats", "3"),
]


@pytest.mark.parametrize(
    ("position", "field", "rule"), BAD, ids=[f"{field} {rule}" for _, field, rule in BAD]
)
def test_E_S4_7_an_impossible_position_is_refused(position: dict[str, Any], field: str, rule: str) -> None:
    before = copy.deepcopy(position)
    with pytest.raises(BadPosition) as error:
        table().from_dict(position)
    assert (error.value.field, error.value.rule) == (field, rule)
    assert position == before


@pytest.mark.parametrize(
    ("seats", "field", "rule"),
    [
        ([{"character": "monk"}, {"character": "monk"}], "seats[1].character", "3.4 / E-R17"),
        ([{"character": "artist", "monk_uses": 1}], "seats[0].monk_uses", "5.5"),
        ([{"character": "monk", "temples": ["2:5,3"], "offerings": 2}], "seats[0].offerings", "5.2, 5.5"),
        ([{"tents": ["city"]}], "seats[0].tents", "12.8"),
        ([{"tents": ["rock", "rock"]}, {"tents": ["rock", "rock"]}], "seats[1].tents", "12.8"),
    ],
)
def test_E_S8_3_an_impossible_position_with_expansions_is_refused(
    seats: list[dict[str, Any]], field: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as error:
        table(2, characters=True, tents=True).from_dict({"seats": seats})
    assert (error.value.field, error.value.rule) == (field, rule)


def test_E_S4_7_a_gap_among_the_open_maps_does_not_confuse_the_one_being_filled() -> None:
    state = table().from_dict(
        {"phase": "pick-map", "turn": {"die": "brown"}, "maps": [None, "red-a", "red-b"]}
    )
    state.play("map red-b")
    assert state.game.laws(state.kernel) == []
    assert table().from_dict(state.to_dict()) == state


def test_E_S4_7_no_open_map_is_drawn_while_none_is_missing() -> None:
    """It would take the place of another, which would be lost."""
    maps = ["blue-a", "red-a", "red-b"]
    state = table().from_dict({"phase": "pick-map", "turn": {"die": "brown"}, "maps": maps})
    state.play("map red-b")
    position = state.to_dict()["position"]
    assert (position["phase"], position["maps"]) == ("draw-open-map", ["blue-a", "red-a", None])
    full = {**position, "maps": ["blue-a", "red-a", "green-a"], "maps_left": position["maps_left"] - 1}
    del full["pending"]
    with pytest.raises(BadPosition) as error:
        table().from_dict(full)
    assert (error.value.field, error.value.rule) == ("maps", "5.2")


def test_E_R106_a_mountaineer_may_stand_on_a_mountain() -> None:
    assert seat(scene({"yak": "2:4,1", "character": "mountaineer"}))["yak"] == "2:4,1"


@pytest.mark.parametrize(
    ("position", "field"),
    [
        (mine(colours="yellow"), "seats[0].colours"),
        ({"wheather": ["sun"]}, "wheather"),
        ({"turn": {"dice": "brown"}}, "turn.dice"),
        (mine(resources={"gold": 1}), "seats[0].resources.gold"),
        ({"seats": {}}, "seats"),
        ({"seats": [None]}, "seats[0]"),
        (mine(dice=[1, 2, 3, 4, 5, 6]), "seats[0].dice"),
        (mine(exhaustion="2"), "seats[0].exhaustion"),
        (mine(exhaustion=True), "seats[0].exhaustion"),
        (mine(maps="red-a"), "seats[0].maps"),
        (mine(equipment=["spoon"]), "seats[0].equipment"),
        ({"day": 1.5}, "day"),
        ({"phase": 3}, "phase"),
        ({"turn": []}, "turn"),
        ({"weather_left": 3}, "weather_left"),
    ],
)
def test_E_S4_7_misspelt_fields_and_wrong_types_are_named(position: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as error:
        table().from_dict(position)
    assert error.value.field == field


@pytest.mark.parametrize("junk", [None, 3, "x", [], {"position": 3}, {"position": {}, "extra": 1}])
def test_E_S4_7_what_is_no_position_at_all_is_refused(junk: Any) -> None:
    with pytest.raises(BadPosition):
        table().from_dict(junk)


# --- Anything may come in ---------------------------------------------------------------------------------

JUNK: list[Any] = [
    None,
    -1,
    0,
    1,
    2,
    7,
    99,
    1.5,
    True,
    "",
    "x",
    "kathmandu",
    "snow",
    "2:6,3",
    [],
    ["x"],
    {},
    {"x": 1},
]


def spoil(written: Any, rng: random.Random) -> None:
    """Change one thing somewhere: another value, a missing one, one too many."""
    while True:
        keys = list(written) if isinstance(written, dict) else range(len(written))
        if not keys:
            if isinstance(written, list):
                written.append(rng.choice(JUNK))
            else:
                written["x"] = 1
            return
        key = rng.choice(list(keys))
        inner = written[key]
        if isinstance(inner, dict | list) and rng.random() < 0.8:
            written = inner
        elif rng.random() < 0.2:
            del written[key]
            return
        else:
            written[key] = rng.choice([*JUNK, copy.deepcopy(inner)])
            return


@pytest.mark.parametrize("seed", range(3))
def test_E_S4_7_a_spoilt_position_is_refused_or_can_be_played(seed: int) -> None:
    """Whatever is changed in a true position: a BadPosition, or a game that goes on without an accident."""
    rng = random.Random(seed)
    game = Expedition(seed + 2, layout="preset", tents=True, characters=True)
    state = game.start(seed=seed)
    refused = 0
    for _ in range(150):
        if state.over:
            state = game.start(seed=rng.randrange(1000))
        state.play(rng.choice(list(state.moves)))
        written = told(state)
        spoil(written, rng)
        try:
            spoilt = game.from_dict(written)
        except BadPosition:
            refused += 1
            continue
        for _ in range(25):
            if not spoilt.over:
                spoilt.play(rng.choice(list(spoilt.moves)))
        assert game.laws(spoilt.kernel) == []
    assert 50 < refused < 150


def test_E_S9_chance_may_be_asked_in_a_written_position() -> None:
    state = setting_off("3:6,3", 2, tile="snow")
    state.play("move e")
    assert state.to_act == CHANCE
    assert table().from_dict(state.to_dict()) == state
