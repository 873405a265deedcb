"""PettingZoo's own suites, on every game and number of players, with every set of options."""

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import durbar
from durbar.core import IllegalMove, OptionError
from durbar.envs import aec_env, parallel_env
from tests.envs.test_observation import SETTINGS, settings

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # advice to writers of pictures and vectors


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_their_suite_of_turns(game_id: str, players: int) -> None:
    for game in settings(game_id, players):
        api_test(aec_env(game), num_cycles=25)


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_their_suite_of_simultaneous_answers(game_id: str, players: int) -> None:
    for game in settings(game_id, players):
        parallel_api_test(parallel_env(game), num_cycles=15)


@pytest.mark.parametrize("game_id", durbar.games())
def test_the_same_seed_is_the_same_game(game_id: str) -> None:
    seed_test(lambda: aec_env(game_id), num_cycles=30)


@pytest.mark.parametrize("game_id", durbar.games())
def test_cycles_have_their_limit(game_id: str) -> None:
    made = partial(parallel_env, game_id)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles=max_cycles))
        )
    )


def play_out(env: Any, seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, _, over, late, _ = env.last()
        if over or late:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        yield agent, dict(env.rewards)


@pytest.mark.parametrize("reward", ["result", "margin", "shaped"])
@pytest.mark.parametrize("game_id", durbar.games())
def test_rewards_are_shared_out_and_add_up_to_the_end(game_id: str, reward: str) -> None:
    env = aec_env(game_id, 3 if game_id != "revival" else 2, reward=reward)
    env.reset(seed=4)
    begun = [env.table.kernel.appraise(seat) for seat in range(env.game.players)]
    steps = list(play_out(env, 4))
    for _, rewards in steps:
        assert sum(rewards.values()) == pytest.approx(0)
    totals = [sum(rewards[agent] for _, rewards in steps) for agent in env.possible_agents]
    outcome = env.table.state().outcome
    assert outcome is not None
    if reward == "result":
        assert [seat for seat, total in enumerate(totals) if total > 0] == list(outcome.winners)
    else:
        points = [float(score.total) for score in outcome.scores]
        begun = begun if reward == "shaped" else [0.0] * len(begun)
        gained = [end - start for end, start in zip(points, begun, strict=True)]
        others = [(sum(gained) - own) / (len(gained) - 1) for own in gained]
        assert totals == pytest.approx([own - other for own, other in zip(gained, others, strict=True)])


def test_views_come_on_request_and_illegal_answers_are_refused_with_their_reason() -> None:
    env = aec_env("revival", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    assert sorted(np.flatnonzero(mask)) == sorted(env.view(agent).moves.ids)
    other = next(each for each in env.agents if each != agent)
    assert not env.observe(other)["action_mask"].any()
    with pytest.raises(IllegalMove) as refused:
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert refused.value.refusal.reason
    with pytest.raises(OptionError, match="actions go from 0"):
        env.step(10**6)
    assert np.array_equal(env.observe(agent)["action_mask"], mask), "nothing has changed"


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_what_cannot_be_made_names_the_option(make: Any) -> None:
    wrong: dict[str, dict[str, Any]] = {
        "players": {"players": 9},
        "reward": {"reward": "gold"},
        "render_mode": {"render_mode": "human"},
        "colour": {"colour": "red"},
    }
    for field, arguments in wrong.items():
        with pytest.raises(OptionError) as error:
            make("revival", **arguments)
        assert error.value.field == field


def test_answers_at_once_are_all_taken() -> None:
    env = parallel_env("revival", 3)
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(1)
    most = 0
    while env.agents:
        most = max(most, len(env.table.waiting))
        actions = {
            agent: int(rng.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()
        }
        seen, *_ = env.step(actions)
    assert most == 3
    assert env.table.kernel.over


def test_an_answer_in_the_place_of_another_is_refused() -> None:
    env = parallel_env("excavation", 2)
    env.reset(seed=2)
    (seat,) = env.table.waiting
    asked, idle = f"player_{seat}", f"player_{1 - seat}"
    legal = int(np.flatnonzero(env.action_space(asked).legal)[0])
    with pytest.raises(IllegalMove, match="not-your-turn"):
        env.step({asked: legal, idle: legal})
    with pytest.raises(OptionError, match="has not answered"):
        env.step({idle: env.wait})
    with pytest.raises(OptionError, match="cannot do"):
        env.step({asked: env.wait, idle: env.wait})


def test_a_table_is_rendered_in_words_or_as_a_drawing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for mode, mark in (("svg", "<svg"), ("ansi", "")):
            env = aec_env("expedition", 2, render_mode=mode)
            env.reset(seed=1)
            shown = env.render()
            assert isinstance(shown, str)
            assert mark in shown
    assert aec_env("expedition", 2).render() is None


@pytest.mark.parametrize("game_id", durbar.games())
def test_observations_are_views_on_request(game_id: str) -> None:
    env = aec_env(game_id, observation="view")
    env.reset(seed=3)
    for agent in env.agent_iter(max_iter=20):
        seen, *_ = env.last()
        view, mask = seen["observation"], seen["action_mask"]
        assert env.observation_space(agent).contains(seen)
        assert f"player_{view.seat}" == agent
        assert set(view.moves.ids) == set(np.flatnonzero(mask))
        env.step(view.moves.ids[0])
    assert env.observation_space("player_0").contains(env.observation_space("player_0").sample())


def test_there_is_no_other_observation() -> None:
    with pytest.raises(OptionError) as error:
        aec_env("revival", observation="pixels")
    assert error.value.field == "observation"
