"""A level of the house against OpenSpiel's information-set search, with equal time for a decision.

    python tools/openspiel_match.py revival --deals 10 --seconds 0.3

Both think about the same positions of the same kernels, in turn, each deal from every seat. OpenSpiel's
ISMCTS (Python, random rollouts) simulates as often as its time allows; ours gets its usual budget and may
take less. Needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import durbar.envs.openspiel  # noqa: F401  (registers the games)
from durbar.arena.intervals import share_interval
from durbar.bots import bot
from durbar.core import View

UCT = 1.4
FIRST_RATE = 80.0  # simulations a second, before any were timed


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--bot", default="rinpoche")
    arguments.add_argument("--deals", type=int, default=10)
    arguments.add_argument("--seconds", type=float, default=0.3)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    game = pyspiel.load_game(f"python_durbar_{chosen.game}(players=2)")
    shares, spent = list[float](), {"ours": [0.0, 0], "theirs": [0.0, 0]}
    for deal in range(chosen.deals):
        pair = [play(game, seat, chosen, f"{chosen.seed}/{deal}", spent) for seat in (0, 1)]
        shares += pair
        share = sum(shares) / len(shares)
        low, high = share_interval(share, len(shares))
        print(f"{len(shares)} games: {chosen.bot} won {share:.0%} ({low:.0%} to {high:.0%})", flush=True)
    for side, (seconds, decisions) in spent.items():
        print(f"{side}: {1000 * seconds / max(decisions, 1):.0f} ms a decision")


def play(game: Any, seat: int, chosen: Any, deal: str, spent: dict[str, Any]) -> float:
    """One game; our share of the victory."""
    state, luck = game.new_initial_state(), random.Random(deal)
    ours, theirs = bot(chosen.bot, deal), Theirs(game, chosen.seconds)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
            continue
        mover, began = state.current_player(), time.process_time()
        if mover == seat:
            action = ours.choose(View.of(game.rules, state.kernel, mover)).id
        else:
            action = theirs.choose(state, luck.randrange(1 << 30))
        tally = spent["ours" if mover == seat else "theirs"]
        tally[0] += time.process_time() - began
        tally[1] += 1
        state.apply_action(int(action))
    returns = state.returns()
    return 1.0 if returns[seat] > returns[1 - seat] else 0.5 if returns[seat] == returns[1 - seat] else 0.0


class Theirs:
    """OpenSpiel's search, with as many simulations as its time allows by what the last ones took."""

    def __init__(self, game: Any, seconds: float) -> None:
        self.game, self.seconds, self.rate = game, seconds, FIRST_RATE

    def choose(self, state: Any, seed: int) -> int:
        rng = np.random.RandomState(seed)
        simulations = max(int(self.rate * self.seconds), 2)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        searcher = ismcts.ISMCTSBot(self.game, evaluator, UCT, simulations, random_state=rng)
        began = time.process_time()
        policy = searcher.get_policy(state)
        if len(policy) > 1:
            self.rate += (simulations / max(time.process_time() - began, 1e-3) - self.rate) / 4
        return int(max(policy, key=lambda pair: pair[1])[0])


if __name__ == "__main__":
    main()
