"""Gymnasium's own check, on one seat of every game and on Revival alone."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import durbar
import durbar.envs
from durbar.bots import GreedyBot, RandomBot
from durbar.core import IllegalMove, OptionError
from durbar.envs import gym_env
from tests.envs.test_observation import SETTINGS, settings

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(
    ("game_id", "arguments"),
    [
        ("revival", {"players": 1}),
        ("revival", {"players": 3, "seat": 1}),
        ("expedition", {"players": 2}),
        ("excavation", {"players": 2, "seat": 1}),
    ],
)
def test_their_check(game_id: str, arguments: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"durbar/{game_id}-v0", **arguments).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_their_check_of_every_setting(game_id: str, players: int) -> None:
    for number, game in enumerate(settings(game_id, players)):
        check_env(gym_env(game, seat=number % players), skip_render_check=True)


@pytest.mark.parametrize("game_id", durbar.games())
def test_one_seat_plays_whole_games_against_bots(game_id: str) -> None:
    env = gym_env(game_id, 2, seat=1, bots=[RandomBot(3)], reward="margin")
    _, info = env.reset(seed=5)
    rng = np.random.default_rng(1)
    total, over = 0.0, False
    while not over:
        mask = info["action_mask"]
        assert sorted(np.flatnonzero(mask)) == sorted(env.view().moves.ids)
        numbers, reward, over, late, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        assert env.observation_space.contains(numbers)
        assert not late
        total += reward
    outcome = env.table.state().outcome
    assert outcome is not None
    assert total == pytest.approx(outcome.scores[1].total - outcome.scores[0].total)
    assert not env.action_masks().any()
    with pytest.raises(OptionError, match="is over"):
        env.step(0)


def test_what_cannot_be_is_refused() -> None:
    env = gym_env("revival", 1)
    before, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    after, reward, over, late, info = env.step(wrong)
    assert (reward, over, late) == (0.0, False, False)
    assert "is not possible now" in info["refusal"]
    assert np.array_equal(before, after), "nothing has changed"
    strict = gym_env("revival", 1, strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
    with pytest.raises(OptionError, match="no bot 'clever'"):
        gym_env("revival", 2, bots="clever")
    with pytest.raises(OptionError, match="2 other seats"):
        gym_env("revival", 3, bots=[GreedyBot(1)])
    with pytest.raises(durbar.UnknownSeat):
        gym_env("revival", 2, seat=2)
