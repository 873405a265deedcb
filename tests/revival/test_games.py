"""Whole random games: they end, and what the spec promises about them holds in every option mix."""

import random
from typing import Any

import pytest

from durbar.core import State
from durbar.core.conformance import check
from durbar.games.revival.game import Revival
from tests.revival.scenes import hand, table, told

SETS = [(players, dict(options)) for players in range(1, 7) for options in Revival.option_sets(players)]


def names(each: tuple[int, dict[str, Any]]) -> str:
    return f"{each[0]}-" + ("+".join(f"{name}={value}" for name, value in each[1].items()) or "plain")


def random_game(players: int, options: dict[str, Any], seed: int) -> State:
    """Played by every waiting seat in random order; the laws are asked now and then."""
    rng = random.Random(seed)
    state = table(players, **options).start(seed=seed)
    while not state.over:
        if rng.random() < 0.1:
            assert not state.game.laws(state.kernel)
        seat = rng.choice(state.waiting)
        state.play(rng.choice(state.moves_of(seat)), seat)
    assert not state.game.laws(state.kernel)
    return state


@pytest.mark.parametrize(("players", "options"), SETS, ids=map(names, SETS))
def test_random_games_end_and_keep_the_laws(players: int, options: dict[str, Any], compiled: bool) -> None:
    for seed in range(6 if compiled else 1):
        state = random_game(players, options, seed)
        assert state.outcome is not None
        assert state.outcome.ending in state.game.ENDINGS


def test_random_mixes_of_options_can_all_be_played(compiled: bool) -> None:
    rng = random.Random(9)
    flags = [option.name for option in Revival.OPTIONS if option.kind == "flag"]
    for seed in range(60 if compiled else 12):
        players = rng.randint(2, 6)
        options: dict[str, Any] = {flag: rng.random() < 0.5 for flag in flags}
        options["bids"] = rng.choice(["hidden", "open", "mixed"])
        options["architects"] = rng.choice(["off", "random", "choose"])
        options["teams"] = rng.choice({4: ["none", "2x2"], 6: ["none", "2x3", "3x2"]}.get(players, ["none"]))
        random_game(players, options, seed)


def test_V_T27_with_four_players_the_blue_deck_ends_exactly() -> None:
    assert told(random_game(4, {}, 27))["blue"] == []


def test_V_T28_six_players_use_48_blue_cards_and_leave_2_red_ones() -> None:
    state = table(6).start(seed=28)
    while state.prompt is not None and not (state.prompt.id == "build" and told(state)["round"] == 8):
        state.play(state.moves[0])
    position = told(state)
    assert len(position["blue"]) == 12
    assert len(position["red"]) + len(position["bottom"]) == 2


@pytest.mark.parametrize(("players", "per_round"), [(2, 4), (3, 2), (4, 4), (5, 4), (6, 6)])
def test_the_red_deck_shrinks_by_the_same_number_every_round(players: int, per_round: int) -> None:
    state = table(players).start(seed=players)
    rng = random.Random(players)
    seen = 0
    while not state.over:
        position = told(state)
        if state.prompt is not None and state.prompt.id == "bid" and position["round"] > seen:
            seen = position["round"]
            red = len(position["red"]) + len(position["bottom"])
            assert red == 50 - per_round * (seen - 1)
            assert all(len(hand(state, who)) <= 3 for who in range(players))
        state.play(rng.choice(state.moves))
    assert seen == 8


def test_every_player_collects_the_quota_every_round() -> None:
    for players, quota in ((2, 4), (3, 2), (6, 2)):
        state = table(players).start(seed=1)
        rng = random.Random(1)
        collected = [0] * players
        while not state.over:
            for event in state.play(rng.choice(state.moves)):
                if event.kind in ("win", "drew") and event.seat is not None:
                    collected[event.seat] += 1
        assert collected == [quota * 8] * players


@pytest.mark.parametrize(("players", "options"), [(1, {}), (4, {"teams": "2x2", "reconstruction": True})])
def test_the_kit_of_the_house_is_content(players: int, options: dict[str, Any]) -> None:
    check(Revival(players, **options), games=1, looks=6).demand()


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), SETS, ids=map(names, SETS))
def test_the_kit_of_the_house_is_content_with_every_option_set(players: int, options: dict[str, Any]) -> None:
    check(Revival(players, **options), games=1, looks=4).demand()
