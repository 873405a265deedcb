"""Learn a game with MaskablePPO of sb3-contrib, and see whether it beats random play.

    pip install 'durbar[learn]'
    python examples/learn.py --game revival --seconds 100

One seat learns against a random bot, rewarded by how its position improves; then it plays games with other
seeds. Printed are its margin of points and its share of victories, before and after.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from durbar.envs import gym_env


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The same numbers, each brought to 0 … 1: networks learn better from those."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space: Any = env.observation_space
        self.low = space.low.astype(np.float32)
        self.range = np.maximum(space.high.astype(np.float32) - self.low, 1)
        self.observation_space = Box(0, 1, space.shape, np.float32)

    def observation(self, observation: Any) -> NDArray[np.float32]:
        return np.asarray((observation - self.low) / self.range, np.float32)

    def action_masks(self) -> Any:
        inner: Any = self.env.unwrapped
        return inner.action_masks()


@dataclass(frozen=True)
class Judged:
    """After so many decisions: mean margin and share of victories against random bots."""

    decisions: int
    margin: float
    won: float

    def __str__(self) -> str:
        return f"{self.decisions:7,} decisions: margin {self.margin:+6.1f} points, wins {self.won:.0%}"


class StopAfter(BaseCallback):
    """So many seconds of this process's work, however busy the machine is."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.until = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.until


def evaluate(model: MaskablePPO | None, game: str, players: int, games: int) -> tuple[float, float]:
    """Mean margin and share of victories against random bots; without a model, of random play."""
    rng = np.random.default_rng(0)
    margin = won = 0.0
    for seed in range(games):
        env = Scaled(gym_env(game, players, seat=seed % players, reward="margin"))
        observation, _ = env.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            mask = env.action_masks()
            if model is None:
                action = int(rng.choice(np.flatnonzero(mask)))
            else:
                action = int(model.predict(observation, action_masks=mask)[0])
            observation, reward, over, _, _ = env.step(action)
            margin += float(reward)
        table: Any = env.unwrapped
        won += table.table.kernel.share(table.seat)
    return margin / games, won / games


def learn(game: str, players: int, seconds: float, games: int, parts: int = 4, seed: int = 1) -> list[Judged]:
    """Train for so many seconds; how random play does, then the seat that learns, after each part of them."""
    torch.set_num_threads(1)
    env = Scaled(gym_env(game, players, reward="shaped"))
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=512, batch_size=128, learning_rate=1e-3, gamma=1.0, ent_coef=0.01, seed=seed
    )
    curve = [Judged(0, *evaluate(None, game, players, games))]
    print(curve[-1], flush=True)
    for _ in range(parts):
        model.learn(10**9, callback=StopAfter(seconds / parts), reset_num_timesteps=False)
        curve.append(Judged(model.num_timesteps, *evaluate(model, game, players, games)))
        print(curve[-1], flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="revival")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=100, help="of CPU, to train")
    parser.add_argument("--games", type=int, default=60, help="to judge by")
    parser.add_argument("--demand", type=float, default=0.0, help="fail below this share of victories")
    chosen = parser.parse_args()
    curve = learn(chosen.game, chosen.players, chosen.seconds, chosen.games)
    if curve[-1].won < chosen.demand:
        raise SystemExit(f"it wins {curve[-1].won:.0%}; {chosen.demand:.0%} were demanded")


if __name__ == "__main__":
    main()
