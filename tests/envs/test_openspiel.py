"""OpenSpiel's own tests; and information states tell a seat its own past, and no more."""

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")  # there is no wheel of it for every system

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import durbar  # noqa: E402
import durbar.envs.openspiel  # noqa: E402
from durbar.core import OptionError  # noqa: E402

GAMES = [f"python_durbar_{game_id}" for game_id in durbar.games()]


@pytest.mark.parametrize(
    "name", [*GAMES, "python_durbar_revival(players=1)", "python_durbar_expedition(players=3)"]
)
def test_their_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def walk(name: str, seed: int, steps: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(pick(state, rng))
    return state


def pick(state: Any, rng: np.random.Generator) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choice(outcomes, p=chances))
    return int(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_its_seat_and_plays_on(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = walk(name, 3, 150)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    for _ in range(3):
        guess = state.resample_from_infostate(seat, sampler)
        assert guess.information_state_string(seat) == state.information_state_string(seat)
        assert guess.observation_string(seat) == state.observation_string(seat)
        assert guess.observation_tensor(seat) == state.observation_tensor(seat)
        assert guess.legal_actions() == state.legal_actions()
        assert guess.history() == [], "nothing tells how it came about"
        again = state.get_game().deserialize_state(guess.serialize())
        assert (str(again), again.history()) == (str(guess), [])
        assert again.information_state_string(seat) == guess.information_state_string(seat)
        rng = np.random.default_rng(1)
        while not guess.is_terminal():
            guess.apply_action(pick(guess, rng))


@pytest.mark.parametrize("name", GAMES)
def test_the_past_is_remembered_even_where_the_present_is_the_same(name: str) -> None:
    """Perfect recall: what a seat has done, or seen, before is part of its information state for good."""
    rng = np.random.default_rng(5)
    state = pyspiel.load_game(name).new_initial_state()
    keys: list[set[str]] = [set(), set()]
    last = ["", ""]
    for _ in range(120):
        for seat in range(2):
            key = state.information_state_string(seat)
            if key != last[seat]:
                assert key not in keys[seat], "an information state does not come again"
                keys[seat].add(key)
                last[seat] = key
        if state.is_terminal():
            break
        state.apply_action(pick(state, rng))


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_changes_no_information_state_of_others(name: str) -> None:
    """Another hidden position on the way, the same key: played on alike, its seat cannot tell."""
    state = walk(name, 4, 130)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    other = state.clone()
    other.now.kernel = other.rules.swap_unseen(other.kernel, seat, durbar.core.Rng(3))
    move = state.legal_actions()[0]
    state.apply_action(move)
    other.apply_action(move)
    assert state.information_state_string(seat) == other.information_state_string(seat)


@pytest.mark.parametrize("name", GAMES)
def test_their_search_over_information_sets_plays_it(name: str) -> None:
    """OpenSpiel's own ISMCTS, over our resampled states, finds a move that may be played."""
    state = walk(name, 6, 120)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=3,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_clones_go_their_own_way() -> None:
    state = walk(GAMES[0], 1, 60)
    text, key = str(state), state.information_state_string(0)
    clone = state.clone()
    rng = np.random.default_rng(2)
    for _ in range(30):
        clone.apply_action(pick(clone, rng))
    assert (str(state), state.information_state_string(0)) == (text, key)
    assert str(clone) != text


def test_parameters_are_players_and_the_options_of_the_game() -> None:
    game = pyspiel.load_game("python_durbar_expedition(players=3,tents=yes)")
    assert game.num_players() == 3
    assert game.new_initial_state().rules.options["tents"] is True
    with pytest.raises(OptionError, match="players"):
        pyspiel.load_game("python_durbar_expedition(players=9)")


def test_the_winner_has_what_the_others_have_lost() -> None:
    state = walk("python_durbar_revival", 8, 10**6)
    assert state.is_terminal()
    outcome = state.rules.outcome_of(state.kernel)
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert [seat for seat in range(2) if returns[seat] > 0] == list(outcome.winners)
