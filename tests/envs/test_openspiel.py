"""OpenSpiel's own tests; and information states tell a seat its own past, and no more."""

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")  # there is no wheel of it for every system

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import durbar  # noqa: E402
import durbar.envs.openspiel  # noqa: E402
from durbar.core import OptionError  # noqa: E402
from tests.envs.test_observation import SETTINGS, settings  # noqa: E402

WORDS = {True: "yes", False: "no"}
WITH_SECRETS = [
    "python_durbar_excavation(players=2)",
    "python_durbar_expedition(players=2,tents=yes,characters=yes)",
    "python_durbar_revival(players=2)",
    "python_durbar_revival(players=3,bids=mixed,manipulation=yes)",
]
GAMES = [f"python_durbar_{game_id}" for game_id in durbar.games()]


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_their_random_simulation_with_serialisation(game_id: str, players: int) -> None:
    game = pyspiel.load_game(f"python_durbar_{game_id}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_every_set_of_options_can_be_loaded_and_played(game_id: str, players: int) -> None:
    rng = np.random.default_rng(2)
    for rules in settings(game_id, players):
        given = {
            name: WORDS[value] if isinstance(value, bool) else value for name, value in rules.options.items()
        }
        game = pyspiel.load_game(f"python_durbar_{game_id}", {"players": players, **given})
        assert game.new_initial_state().rules == rules
        state = game.new_initial_state()
        for _ in range(20):
            state.apply_action(pick(state, rng))
        assert str(game.deserialize_state(state.serialize())) == str(state)


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


@pytest.mark.parametrize("name", ["python_durbar_revival(players=4)", *WITH_SECRETS])
def test_a_resampled_state_asks_the_same_seat_whoever_looks(name: str) -> None:
    """Unless the seat may not know who is asked: words and numbers agree, also where all answer at once."""
    rng, sampler = np.random.default_rng(8), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = pyspiel.load_game(name).new_initial_state()
    several = 0
    for _ in range(150):
        if state.is_terminal():
            break
        if not state.is_chance_node() and rng.random() < 0.3:
            for seat in range(state.num_players()):
                guess = state.resample_from_infostate(seat, sampler)
                assert guess.information_state_string(seat) == state.information_state_string(seat)
                assert guess.observation_tensor(seat) == state.observation_tensor(seat)
                if state.seen_by(seat).to_act != durbar.SOMEBODY:
                    assert guess.current_player() == state.current_player()
                several += int(state.kernel.waiting()).bit_count() > 1
        state.apply_action(pick(state, rng))
    assert several or "revival" not in name, "all answered at once"


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


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_a_secret_changes_no_information_state_of_others(name: str) -> None:
    """Twins: all along a game another hidden position has the same key, and keeps it until one comes out."""
    rng, luck = np.random.default_rng(4), durbar.core.Rng(3)
    state = pyspiel.load_game(name).new_initial_state()
    moments = swapped = 0
    while not state.is_terminal():
        seat = state.current_player()
        if seat < 0 or rng.random() < 0.7:
            state.apply_action(pick(state, rng))
            continue
        for reader in range(state.num_players()):
            twin = state.clone()
            twin.now.kernel = twin.rules.swap_unseen(twin.kernel, reader, luck)
            assert twin.information_state_string(reader) == state.information_state_string(reader)
            assert twin.observation_tensor(reader) == state.observation_tensor(reader)
            moments, swapped = moments + 1, swapped + (str(twin) != str(state))
            if reader == seat:
                move = pick(state, rng)
                one, other = state.child(move), twin.child(move)
                if one.observation_string(seat) == other.observation_string(seat):  # no secret came out
                    assert one.information_state_string(seat) == other.information_state_string(seat)
        state.apply_action(move)
    assert moments > 20
    assert swapped, "something was hidden"


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_seat_has_done_is_part_of_what_it_knows(name: str) -> None:
    """Perfect recall: two moves never lead to the same information state of the seat that made them."""
    rng = np.random.default_rng(6)
    state = pyspiel.load_game(name).new_initial_state()
    compared = 0
    while not state.is_terminal() and compared < 60:
        seat = state.current_player()
        if seat >= 0 and len(state.legal_actions()) > 1:
            children = [state.child(int(move)) for move in rng.permutation(state.legal_actions())[:4]]
            assert len({child.information_state_string(seat) for child in children}) == len(children)
            compared += 1
        state.apply_action(pick(state, rng))
    assert compared > 20


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
    counted = pyspiel.load_game("python_durbar_expedition(weather=custom,storms=0,suns=6)")
    assert [counted.new_initial_state().rules.options[name] for name in ("storms", "suns")] == [0, 6]
    with pytest.raises(OptionError, match="players"):
        pyspiel.load_game("python_durbar_expedition(players=9)")


def test_the_winner_has_what_the_others_have_lost() -> None:
    state = walk("python_durbar_revival", 8, 10**6)
    assert state.is_terminal()
    outcome = state.rules.outcome_of(state.kernel)
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert [seat for seat in range(2) if returns[seat] > 0] == list(outcome.winners)
