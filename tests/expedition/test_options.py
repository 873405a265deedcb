"""Chapter 8: length, weather, expansions, layouts, and every mix of them."""

import random
from itertools import product
from typing import Any

import pytest

from durbar.core import OptionError, State
from durbar.games.expedition.game import CUSTOM_EXAMPLE, Expedition
from tests.expedition.scenes import asked, scene, seat, table, told

MIXES = list(
    product((2, 3, 4), ("short", "long"), ("standard", "random12", "custom"), (False, True), (False, True))
)


def weather_odds(day: int, drawn: list[str], **options: Any) -> dict[str, str]:
    """How likely sun and storm are in the evening of a day, after these tiles."""
    state = scene(phase="draw-weather", day=day, weather=drawn, options=options)
    return {move.parts[0]: str(chance) for move, chance in state.outcomes}


# --- 8.1: weather -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("day", "drawn", "sun", "storm"),
    [
        (1, [], "2/5", "3/5"),
        (2, ["storm"], "1/2", "1/2"),
        (3, ["sun", "storm"], "1/3", "2/3"),
        (4, ["storm", "storm", "storm"], "2/5", "3/5"),
        (6, ["sun", "sun", "storm", "storm", "sun"], "1/3", "2/3"),
    ],
)
def test_E_S8_1_each_half_of_a_short_game_draws_from_three_storms_and_two_suns(
    day: int, drawn: list[str], sun: str, storm: str
) -> None:
    assert weather_odds(day, drawn) == {"sun": sun, "storm": storm}


def test_E_S8_1_a_half_has_one_to_three_storms() -> None:
    assert weather_odds(3, ["sun", "sun"]) == {"storm": "1"}
    assert weather_odds(6, ["storm", "sun", "sun", "sun", "sun"]) == {"storm": "1"}


@pytest.mark.parametrize(
    ("day", "drawn", "odds"),
    [
        (1, [], {"sun": "1/2", "storm": "1/2"}),
        (4, ["storm", "storm", "storm"], {"sun": "1"}),
        (5, ["storm", "storm", "storm", "sun"], {"sun": "1/3", "storm": "2/3"}),
        (8, ["sun", "sun", "storm", "storm", "storm", "storm", "storm"], {"sun": "2/3", "storm": "1/3"}),
    ],
)
def test_E_R8_the_second_half_of_a_long_game_has_four_storms_whatever_was_drawn(
    day: int, drawn: list[str], odds: dict[str, str]
) -> None:
    """Seven storms can come, though the box holds six."""
    assert weather_odds(day, drawn, length="long") == odds


def test_E_R9_all_twelve_tiles_may_be_shuffled_together() -> None:
    assert weather_odds(1, [], weather="random12") == {"sun": "1/2", "storm": "1/2"}
    assert weather_odds(4, ["storm"] * 3, weather="random12") == {"sun": "2/3", "storm": "1/3"}, (
        "no second mix"
    )


def test_E_R9_the_host_may_name_the_tiles() -> None:
    named = {"weather": "custom", "storms": 6, "suns": 1}
    assert weather_odds(1, [], **named) == {"sun": "1/7", "storm": "6/7"}
    assert weather_odds(2, ["sun"], **named) == {"storm": "1"}
    assert weather_odds(1, [], weather="custom", storms=0, suns=6) == {"sun": "1"}


# --- 8.2: the long game -------------------------------------------------------------------------------------


def test_E_S8_2_the_long_game_has_eight_boards_eight_days_and_all_goods() -> None:
    state = table(2, length="long").start(seed=1)
    while asked(state) != "choose-die":
        state.play(state.moves[0])
    assert len(told(state)["landscape"]["boards"]) == 8
    assert len(told(state)["goods"]) == 24
    assert len(told(state)["equipment"]) == 3, "card numbers are unchanged"
    rng = random.Random(8)
    while not state.over:
        state.play(rng.choice(list(state.moves)))
    assert told(state)["day"] == 8


def test_E_S8_2_the_long_game_has_ten_temples() -> None:
    temples = {"2:5,3", "3:2,2", "3:2,5", "4:3,5", "4:4,2", "5:2,5", "5:5,2", "6:3,5", "6:4,2", "7:2,4"}
    state = table(2, length="long").from_dict({"seats": [{"temples": sorted(temples)[:9]}]})
    assert len(seat(state)["temples"]) == 9
    table(2, length="long").from_dict({"seats": [{"temples": ["7:2,4"]}]})


# --- 8.3: everything goes with everything -------------------------------------------------------------------


def finished(players: int, seed: int, **options: Any) -> State:
    """A random game, played in the fast way."""
    game = Expedition(players, **options)
    state, rng = game.start(seed=seed), random.Random(seed)
    while not state.over:
        state.play(rng.choice(state.moves))
    return state


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "-".join(map(str, mix)))
def test_E_R112_every_mix_of_options_can_be_played_to_the_end(mix: tuple[Any, ...]) -> None:
    players, length, weather, tents, characters = mix
    number = MIXES.index(mix)
    options: dict[str, Any] = {"length": length, "weather": weather, "tents": tents, "characters": characters}
    options |= {"storms": 5, "suns": 3} if weather == "custom" else {}
    options |= {"layout": "preset"} if number % 3 == 1 else {"gentle": True} if number % 3 == 2 else {}
    state = finished(players, number, **options)
    assert state.outcome is not None
    assert state.game.laws(state.kernel) == []
    assert all((seat(state, k)["character"] is None) != characters for k in range(players))
    assert tents or not any(seat(state, k)["tents"] for k in range(players))


def test_E_S8_3_tents_and_characters_change_nothing_else_of_the_setup() -> None:
    plain, rich = table(3).start(seed=9), table(3, tents=True, characters=True).start(seed=9)
    for field in ("goods", "equipment", "animals", "maps", "kathmandu", "weather_left"):
        assert told(plain)[field] == told(rich)[field]


# --- What does not go ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": "two"}, "players"),
        ({"players": True}, "players"),
        ({"length": "medium"}, "length"),
        ({"weather": "rain"}, "weather"),
        ({"tents": "perhaps"}, "tents"),
        ({"characters": 2}, "characters"),
        ({"layout": "round"}, "layout"),
        ({"tent": True}, "tent"),
        ({"weather": "custom", "storms": 7}, "storms"),
        ({"weather": "custom", "suns": -1}, "suns"),
        ({"weather": "custom", "storms": 2, "suns": 3}, "storms"),
        ({"weather": "custom", "storms": 4, "suns": 3, "length": "long"}, "storms"),
        ({"storms": 3}, "storms"),
        ({"weather": "random12", "suns": 3}, "suns"),
        ({"layout": "preset", "gentle": True}, "gentle"),
        ({"layout": "custom"}, "boards"),
        ({"boards": CUSTOM_EXAMPLE}, "boards"),
        ({"layout": "preset", "boards": CUSTOM_EXAMPLE}, "boards"),
        ({"layout": "custom", "boards": "T6B:N T3A:E T2A:N"}, "boards"),
        ({"layout": "custom", "boards": "T6B:N T6A:E T2A:N T1A:E"}, "boards"),
        ({"layout": "custom", "boards": "T6B:N T9A:E T2A:N T1A:E"}, "boards"),
        ({"layout": "custom", "boards": "T6B:X T3A:E T2A:N T1A:E"}, "boards"),
        ({"layout": "custom", "boards": "T6B T3A T2A T1A"}, "boards"),
        ({"layout": "custom", "boards": "T6B@4:N T3A:E T2A:N T1A:E"}, "boards"),
        ({"layout": "custom", "boards": "T6B:E T3A:S T2A:E T1A:E"}, "boards"),
        ({"layout": "custom", "boards": CUSTOM_EXAMPLE, "length": "long"}, "boards"),
        ({"holder": "p3"}, "holder"),
        ({"holder": "dirk"}, "holder"),
    ],
    ids=lambda value: " ".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_E_S8_3_options_that_cannot_be_are_refused_by_name(options: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionError) as error:
        Expedition(**options)
    assert error.value.field == field
    assert field in str(error.value)


def test_E_R9_a_custom_mix_needs_a_tile_for_every_day() -> None:
    with pytest.raises(OptionError, match="5 weather tiles for 6 days") as error:
        Expedition(2, weather="custom", storms=3, suns=2)
    assert error.value.rule == "8.1 / E-R9"
    assert Expedition(2, weather="custom", storms=3, suns=3).options["storms"] == 3


def test_E_R2_a_free_landscape_names_boards_turnings_and_exits_in_one_line() -> None:
    turned = Expedition(2, layout="custom", boards="t6b@2:n T3A:E T2A@1:N T1A:E DEST@3")
    boards = told(turned.from_dict({}))["landscape"]["boards"]
    assert boards == ["START", "T6B@2", "T3A", "T2A@1", "T1A", "DEST@3"]
