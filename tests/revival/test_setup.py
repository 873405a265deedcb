"""Chapter 3: setting up, and what the options make of it."""

from fractions import Fraction

import pytest

from durbar.core import CHANCE
from tests.revival.scenes import deal, reds, scene, table, told


def prompts(players: int, **options: object) -> list[str]:
    """What is asked until the first market is open, chance included."""
    state = table(players, **options).start()
    asked = []
    while state.prompt is not None and state.prompt.id != "open-market":
        asked.append(state.prompt.id)
        state.play(state.moves[0])
    return asked


def test_V_R17_the_first_player_is_random() -> None:
    state = table(5).start()
    assert [chance for _, chance in state.outcomes] == [Fraction(1, 5)] * 5


def test_V_R18_missions_are_random_and_seen_by_their_owner_only() -> None:
    state = table(3).start()
    state.play("first 0")
    assert len(state.outcomes) == 10
    events = state.play("mission m07")
    assert events[0].seen_by(0).fields["mission"] == "m07"
    assert events[0].seen_by(1).fields["mission"] is None
    assert state.view(0).facts["seats"][0]["mission"] == "m07"
    assert state.view(1).facts["seats"][0]["mission"] == "hidden"
    assert len(state.outcomes) == 9


def test_V_R20_hands_are_empty_at_the_start() -> None:
    state = deal(table(4).start())
    assert all(row["hand"] == [] for row in told(state)["seats"])
    assert all(row["coins"] == [1, 2, 3, 4, 5] and row["score"] == 0 for row in told(state)["seats"])


def test_V_R21_missions_not_dealt_are_out_of_the_game_unseen() -> None:
    state = deal(table(3).start(seed=1))
    facts = state.view(0).facts
    assert sum(row["mission"] not in (None, "hidden") for row in facts["seats"]) == 1
    assert "m" not in {name for name in facts if name.startswith("undealt")}


def test_V_R22_the_colour_of_a_player_changes_nothing() -> None:
    state = deal(table(4).start())
    assert state.game.VOCABULARY["colour"] == ("blue", "white", "red", "green", "yellow")
    assert all(set(row) == set(told(state)["seats"][0]) for row in told(state)["seats"])


def test_V_R16_the_score_is_one_number_from_0_up() -> None:
    pagodas = [reds(*(f"pa{level}{colour}" for level in range(1, 5))) for colour in "bwrgy"]
    stupas = [reds(*(f"st{level}{colour}" for level in range(1, 4))) for colour in "bwrgy"]
    state = scene({"monuments": pagodas + stupas}, stage="build")
    assert told(state)["seats"][0]["score"] == 5 * 19 + 5 * 11


def test_V_R156_missions_and_architects_are_dealt_from_seat_0_clockwise() -> None:
    state = table(3, architects="random").start()
    state.play("first 2")
    order = []
    while state.to_act == CHANCE and state.prompt is not None and state.prompt.id != "open-market":
        order += [(event.kind, event.seat) for event in state.play(state.moves[0])][:1]
    assert order == [(kind, seat) for kind in ("mission", "architect") for seat in range(3)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_V_R115_as_many_public_objectives_as_players_minus_one(players: int) -> None:
    assert prompts(players, public_objectives=True).count("deal-objective") == players - 1


def test_V_X24_three_players_get_two_public_objectives() -> None:
    state = deal(table(3, public_objectives=True).start())
    assert len(told(state)["objectives"]) == 2


def test_setup_is_dealt_in_the_order_of_the_spec() -> None:
    asked = prompts(3, architects="random", public_objectives=True)
    assert asked == ["first-player", *["deal-mission"] * 3, *["deal-architect"] * 3, *["deal-objective"] * 2]


def test_V_R108_architects_are_chosen_from_the_last_player_backwards() -> None:
    state = table(3, architects="choose").start()
    state.play("first 1")
    order = []
    while state.prompt is not None and state.prompt.id != "open-market":
        if state.prompt.id == "draft":
            order.append(state.to_act)
        state.play(state.moves[0])
    assert order == [0, 2, 1]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, {"charles", "liu", "sophie", "walter"}),
        (3, {"charles", "liu", "sophie", "walter", "sara"}),
        (4, {"liliana", "charles", "liu", "sophie", "walter", "sara"}),
    ],
)
def test_V_R109_architects_not_meant_for_this_many_players_are_left_out(
    players: int, names: set[str]
) -> None:
    state = table(players, architects="choose").start()
    while state.to_act == CHANCE:
        state.play(state.moves[0])
    assert {move.parts[0] for move in state.moves} == names


def test_V_R121_advanced_and_base_missions_are_not_mixed() -> None:
    state = table(4, advanced_missions=True).start()
    state.play("first 0")
    assert {str(move)[:9] for move in state.moves} == {"mission a"}
    assert {str(move)[:9] for move in table(4).start().after("first 0").moves} == {"mission m"}


def test_V_R122_the_modules_of_the_expansion_are_three_switches() -> None:
    assert "deal-architect" not in prompts(3, public_objectives=True)
    assert "deal-objective" not in prompts(3, architects="random")
    assert prompts(3, advanced_missions=True) == prompts(3)


def test_V_R128_holographic_buddhas_replace_the_core_ones() -> None:
    few = told(table(4, holographic_buddhas=True).start())["blue"]
    many = told(table(6, holographic_buddhas=True).start())["blue"]
    assert [card for card in few if card.startswith("hb")] == ["hb-b", "hb-w", "hb-r", "hb-g", "hb-y"]
    assert not {"bl01", "bl02", "bl03", "bl04", "bl05"} & set(few)
    assert len(few) == 32
    assert {"bl33", "bl34", "bl35", "bl36", "bl37"} <= set(many)
    assert len(many) == 60


def test_the_rainbow_cards_are_in_the_red_deck() -> None:
    assert len(told(table(4, rainbow=True).start())["red"]) == 60
    assert len(told(table(4).start())["red"]) == 50


@pytest.mark.parametrize(("players", "blue"), [(2, 32), (3, 32), (4, 32), (5, 60), (6, 60), (1, 60)])
def test_the_diamond_cards_are_for_five_and_six_players_and_for_one(players: int, blue: int) -> None:
    assert len(told(table(players).start())["blue"]) == blue
