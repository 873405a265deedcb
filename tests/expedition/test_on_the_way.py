"""Section 5.4: Climbing gear, Tea leaves and Bridle in a movement, and the Rope ladder after it."""

import re
from typing import Any

import pytest

from durbar.core import BadNotation, IllegalMove
from durbar.games.expedition.game import Expedition, kernel_of
from durbar.games.expedition.rules.landscape import space_around
from durbar.games.expedition.vocabulary import VOCABULARY, space_name
from tests.expedition.reference import AROUND, Nepal
from tests.expedition.scenes import (
    HOUSE_TEXTS,
    asked,
    cards,
    deal,
    happened,
    kinds,
    landed,
    legal,
    offered,
    play,
    refused,
    scene,
    seat,
    setting_off,
    table,
    told,
)

# T4B has its temple at the east edge, 2:4,6; the temple tile of T5A lies near its west edge, 3:3,2.
TWO_TEMPLES = {"layout": "custom", "boards": "T4B:E T5A:N T2A:N T1A:N"}


def test_E_R64_cards_used_on_the_way_are_named_in_the_plan_and_discarded() -> None:
    state = setting_off("2:6,3", 5, equipment=["tea-leaves", "bridle", "climbing-gear"])
    assert kinds(state) == {"move"}
    state.play("move n 2e")
    assert seat(state)["equipment"] == ["climbing-gear", "tea-leaves"]


# --- Climbing gear (E-R59) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "end", "steps", "markers"),
    [(3, "3:3,5", 3, 0), (4, "3:3,5", 3, 1), (5, "4:3,1", 5, 0), (6, "4:3,1", 5, 1)],
    ids=["over the range", "steps end on a second range", "over both", "steps end on a third range"],
)
def test_E_R59_climbing_gear_crosses_ranges_but_never_ends_on_one(
    face: int, end: str, steps: int, markers: int
) -> None:
    """East of 3:3,2: two mountains, meadow, mountain, a strip, snow, mountain."""
    state = setting_off("3:3,2", face, equipment=["climbing-gear"])
    events = state.play("move e climb")
    assert happened(events, "moved") == [(0, "3:3,2", end, steps)]
    assert seat(state)["exhaustion"] == markers


@pytest.mark.parametrize("face", [1, 2])
def test_E_R59_climbing_gear_needs_a_whole_range_crossed(face: int) -> None:
    assert not legal(setting_off("3:3,2", face, equipment=["climbing-gear"]), "move e climb")


def test_E_R59_later_obstacles_stop_a_climber_as_usual() -> None:
    """South of 3:2,4: two mountains, rock, jungle, and a mountain behind the strip."""
    state = setting_off("3:2,4", 5, equipment=["climbing-gear"], compass=0)
    events = state.play("move s climb")
    assert happened(events, "moved") == [(0, "3:2,4", "3:6,4", 4)]
    assert [cause for _, cause, _ in happened(events, "tired")] == ["needle", "obstacle"]
    edge = setting_off("2:5,3", 5, equipment=["climbing-gear"])
    assert happened(edge.play("move e climb"), "moved") == [(0, "2:5,3", "2:5,6", 3)]
    assert seat(edge)["exhaustion"] == 1


# --- Tea leaves (E-R60) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("leaves", "steps"), [(0, 1), (1, 2), (2, 4), (3, 8)])
def test_E_R60_each_tea_leaves_card_doubles_the_steps(leaves: int, steps: int) -> None:
    state = setting_off("2:6,6", 1, equipment=cards("tea-leaves", leaves), fodder=3)
    events = state.play(f"move n{' tea' * leaves}")
    assert happened(events, "moved")[0][3] == steps


def test_E_R60_obstacles_stop_the_doubled_walk_with_a_marker() -> None:
    state = setting_off("2:6,3", 2, equipment=["tea-leaves"])
    assert happened(state.play("move e tea"), "moved") == [(0, "2:6,3", "2:6,6", 3)]
    assert seat(state)["exhaustion"] == 1


def test_E_R60_tea_leaves_and_bridle_do_not_go_together() -> None:
    state = setting_off("2:3,3", 3, equipment=["tea-leaves", "bridle"])
    plans = [set(plan.split()[1:]) for plan in offered(state, "move")]
    assert {"tea"} in plans
    assert {"1e"} in plans
    assert not any("tea" in words and len(words) > 1 for words in plans)
    for written in ("move n 1e tea", "Move N  1e tea tea"):
        assert refused(state, written) == ("tea-with-bridle", "4.4 / E-R60")
        with pytest.raises(IllegalMove):
            state.play(written)
        with pytest.raises(IllegalMove):
            state.moves.parse(written)
    for nonsense in ("move n tea 1e tea", "move x 1e tea", "", "tea"):
        with pytest.raises(BadNotation):
            state.play(nonsense)


@pytest.mark.parametrize("plan", ["n 1e climb", "n 2w climb", "n 1w 2n climb"])
def test_E_R59_useless_climbing_gear_is_refused_as_such_also_beside_a_bridle(plan: str) -> None:
    state = setting_off("1:3,1", 3, equipment=["climbing-gear", *cards("bridle")])
    assert refused(state, f"move {plan}") == ("climb-nothing", "5.4(9) / E-R59")


# --- Bridle (E-R61) ---------------------------------------------------------------------------------------


def test_E_R61_a_bridle_turns_after_a_step_and_before_another() -> None:
    state = setting_off("2:3,3", 3, equipment=["bridle"])
    turns = {word for plan in offered(state, "move") for word in plan.split()[1:]}
    assert {turn[0] for turn in turns} == {"1", "2"}
    assert not legal(setting_off("2:3,3", 1, equipment=["bridle"]), "move n 1e")


def test_E_R61_a_bridle_turns_on_the_space_before_an_obstacle() -> None:
    state = setting_off("2:4,4", 3, equipment=["bridle"])
    state.play("move w 1n")
    assert (seat(state)["yak"], seat(state)["exhaustion"]) == ("2:2,3", 0)


def test_E_R61_a_turn_that_is_not_reached_or_leads_nowhere_is_not_offered() -> None:
    state = setting_off("2:4,4", 4, equipment=["bridle"])
    assert refused(state, "move w 2n") == ("turn-unreached", "4.5 / E-R61")
    nowhere = setting_off("2:6,3", 3, equipment=["bridle"])
    assert refused(nowhere, "move e 1n") == ("turn-unreached", "4.5 / E-R61")


def test_E_R61_two_bridles_make_two_turns() -> None:
    state = setting_off("2:3,2", 3, equipment=cards("bridle", 2))
    state.play("move e 1n 2w")
    assert seat(state)["yak"] == "2:2,2"
    assert seat(state)["equipment"] == []
    one = setting_off("2:3,2", 3, equipment=["bridle"])
    assert refused(one, "move e 1n 2w") == ("too-few-cards", "4.4")


def test_E_R61_a_bridle_turns_on_a_mountain_only_with_climbing_gear() -> None:
    state = setting_off("2:5,1", 3, equipment=["bridle", "climbing-gear"])
    assert not legal(state, "move n 1e")
    state.play("move n 1e climb")
    assert seat(state)["yak"] == "2:4,3"


# --- Rope ladder (E-R62, E-R63, E-R124, E-R126) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("yak", "way"),
    [("2:4,2", None), ("2:4,3", "s"), ("2:4,4", "sw"), ("2:6,2", "ne"), ("2:6,3", "n"), ("2:6,4", "nw")],
)
def test_E_S5_4_a_rope_ladder_reaches_the_eight_spaces_around(yak: str, way: str | None) -> None:
    """The temple of board 2 stands on 2:5,3; 2:4,2 is a mountain."""
    character = {"character": "mountaineer"} if way is None else {}
    state = landed({"yak": yak, "equipment": ["rope-ladder"], **character})
    assert offered(state, "rope-ladder") == [way or "se"]
    events = state.play(f"rope-ladder {way or 'se'}")
    assert happened(events, "offered") == [(0, "2:5,3", 1)]


def test_E_R62_a_rope_ladder_brings_a_map_and_reaches_over_a_strip() -> None:
    for yak, way in {"3:3,1": "sw", "3:4,1": "w", "3:5,1": "nw"}.items():
        state = landed({"yak": yak, "equipment": ["rope-ladder"]}, options=TWO_TEMPLES, maps=["red-a"])
        state.play(f"rope-ladder {way}")
        assert seat(state)["temples"] == ["2:4,6"]
        assert asked(state) == "pick-map"
        state.play("map red-a")
        assert seat(state)["maps"] == ["red-a"]


def test_E_R63_a_rope_ladder_reaches_neither_the_own_space_nor_a_temple_served_before() -> None:
    on_it = landed({"yak": "2:5,3", "equipment": ["rope-ladder"]})
    assert offered(on_it, "rope-ladder") == []
    served = landed({"yak": "2:6,3", "equipment": ["rope-ladder"], "temples": ["2:5,3"]})
    assert refused(served, "rope-ladder n") == ("already-served", "5.2 / E-R63")
    assert refused(served, "rope-ladder e") == ("no-temple-around", "5.4(12) / E-R62, E-R124")


def test_E_R126_two_rope_ladders_serve_two_temples_in_one_turn_each_with_its_map() -> None:
    state = landed(
        {"yak": "3:4,1", "equipment": cards("rope-ladder", 2)}, options=TWO_TEMPLES, maps=["red-a", "blue-a"]
    )
    play(state, "rope-ladder ne", "map red-a")
    deal(state)
    play(state, "rope-ladder w", "map blue-a")
    deal(state)
    assert seat(state)["temples"] == ["2:4,6", "3:3,2"]
    assert seat(state)["offerings"] == 2
    assert {"red-a", "blue-a"} <= set(seat(state)["maps"])


def test_E_R126_a_rope_ladder_leaves_the_offering_of_the_own_space() -> None:
    """No two temples of the boards lie so near, but the ladder does not count as the turn's offering."""
    state = landed({"yak": "3:4,1", "equipment": ["rope-ladder"]}, options=TWO_TEMPLES)
    play(state, "rope-ladder w", "map-top")
    deal(state)
    assert told(state)["turn"]["done"] == ["rope-ladder"]
    assert refused(state, "offer") == ("no-temple", "5.2"), "not: once per turn"


@pytest.mark.parametrize("seed", range(6))
def test_E_R124_the_eight_spaces_lie_on_the_own_board_or_one_joined_by_a_strip(seed: int) -> None:
    state = table(2, layout="random").start(seed=seed)
    laid = told(state)["landscape"]
    land, board = Nepal(laid["boards"], laid["exits"]), kernel_of(state.kernel).land
    for space in land.spaces.values():
        for k, way in enumerate(VOCABULARY["around"]):
            number = space_around(board, VOCABULARY["space"].index(space.name), k)
            there = land.beside(space, way)
            assert (space_name(number) if number >= 0 else None) == (there.name if there else None)
    assert set(AROUND) == set(VOCABULARY["around"])


def test_E_R47_a_rope_ladder_just_collected_is_used_at_once() -> None:
    state = landed({"yak": "4:2,5", "tile": "ten"}, equipment=["rope-ladder-grain"])
    assert offered(state, "rope-ladder") == []
    play(state, "collect rope-ladder-grain", "rope-ladder s")
    assert seat(state)["temples"] == ["4:3,5"]
    bridle = landed({"yak": "4:4,1", "tile": "ten"}, equipment=["telescope-jungle"])
    bridle.play("collect telescope-jungle")
    assert refused(bridle, "telescope") == ("card-window", "5.3 / E-R26"), "its window is over"


# --- Windows are data (E-R25) -----------------------------------------------------------------------------


def icons(*kinds: str, window: str) -> dict[str, Any]:
    """Options that give cards another timing icon, as if the real ones had become known."""
    text = HOUSE_TEXTS["cards"]
    for kind in kinds:
        entry = rf'(name = "{kind}"\n(?:[a-z]+ = .*\n)*?window = )"before"'
        text = re.sub(entry, rf'\1"{window}"', text, count=1)
    return {"content": Expedition.content_of({"cards": text})}


def test_E_R25_a_telescope_or_chest_with_another_icon_is_played_after_the_movement() -> None:
    hand = {"yak": "2:6,3", "equipment": ["telescope", "chest"], "maps": ["red-a", "red-b"], "tile": "snow"}
    state = scene(hand, options=icons("telescope", "chest", window="after"))
    assert not {"telescope", "chest"} & kinds(state)
    play(state, "take brown", "go", "move e", "telescope", "yak-tile rock", "chest")
    assert (seat(state)["tile"], seat(state)["secured"]) == ("rock", ["red"])


def test_E_R25_a_terrain_map_with_another_icon_moves_the_target_space_before_any_other_action() -> None:
    options = icons("terrain-map", window="after")
    state = landed({"yak": "2:5,1", "equipment": ["terrain-map"]}, animals=["bengal-tiger"], options=options)
    after = state.after("terrain-map 2:6,2")
    assert (seat(after)["yak"], told(after)["turn"]["target"]) == ("2:6,2", "2:6,2")
    state.play("paint bengal-tiger")
    assert not legal(state, "terrain-map 2:6,2")
