"""A level of the house against OpenSpiel's information-set search, with equal time for a decision.

    python tools/openspiel_match.py                                # all games, as long as ours thinks
    python tools/openspiel_match.py revival --deals 10 --seconds 0.3 --minutes 5

Both think about the same positions of the same kernels, in turn, each deal from both seats. OpenSpiel's
ISMCTS (Python, random rollouts) simulates as often as its time allows: the seconds given, or as many as ours
took for a decision on average so far. Needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import durbar.envs.openspiel  # noqa: F401  (registers the games)
from durbar.arena.intervals import deals_interval
from durbar.bots import bot
from durbar.core import View, games

UCT = 1.4
FIRST_RATE = 80.0  # simulations a second, before any were timed
FIRST_SECONDS = 0.05  # for a decision, before ours were timed


@dataclass
class Spent:
    """Processor time of one side."""

    seconds: float = 0.0
    decisions: int = 0

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.seconds += seconds
        self.decisions += 1

    @property
    def each(self) -> float:
        """Seconds a decision."""
        return self.seconds / self.decisions if self.decisions else FIRST_SECONDS


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("games", nargs="*", default=list(games()))
    arguments.add_argument("--bot", default="rinpoche")
    arguments.add_argument("--deals", type=int, default=10)
    arguments.add_argument("--minutes", type=float, default=math.inf, help="for each game; stop in time")
    arguments.add_argument("--seconds", type=float, help="for a decision of theirs; without: what ours takes")
    arguments.add_argument("--seed", default="1")
    chosen = arguments.parse_args()
    print("| game | games | first | ms a decision | theirs |\n|---|---|---|---|---|", flush=True)
    for name in chosen.games:
        meet(name, chosen)


def meet(name: str, chosen: Any) -> None:
    """A match in one game, as a row of a table; intervals are over deals."""
    game = pyspiel.load_game(f"python_durbar_{name}(players=2)")
    shares, ours, theirs = list[float](), Spent(), Spent()
    until = time.monotonic() + 60 * chosen.minutes
    while len(shares) < chosen.deals and (time.monotonic() < until or len(shares) < 2):
        deal = f"{chosen.seed}/{len(shares)}"
        shares.append(sum(play(game, seat, chosen, deal, ours, theirs) for seat in (0, 1)) / 2)
    won, low, high = deals_interval(shares)
    row = f"| {name} | {2 * len(shares)} | {won:.0%} ({low:.0%} to {high:.0%})"
    print(f"{row} | {1000 * ours.each:.0f} | {1000 * theirs.each:.0f} |", flush=True)


def play(game: Any, seat: int, chosen: Any, deal: str, mine: Spent, others: Spent) -> float:
    """One game; 1 if ours came first, a half for coming first together."""
    state, luck = game.new_initial_state(), random.Random(deal)
    ours, theirs = bot(chosen.bot, deal), Theirs(game)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
            continue
        mover, began = state.current_player(), time.process_time()
        if mover == seat:
            action = ours.choose(View.of(game.rules, state.kernel, mover)).id
        else:
            action = theirs.choose(state, luck.randrange(1 << 30), chosen.seconds or mine.each)
        if len(state.legal_actions()) > 1:
            (mine if mover == seat else others).add(time.process_time() - began)
        state.apply_action(int(action))
    mine_first, theirs_first = (state.kernel.place(each) == 1 for each in (seat, 1 - seat))
    return 0.5 if mine_first and theirs_first else float(mine_first)


class Theirs:
    """OpenSpiel's search, with as many simulations as its time allows by what the last ones took."""

    def __init__(self, game: Any) -> None:
        self.game, self.rate = game, FIRST_RATE

    def choose(self, state: Any, seed: int, seconds: float) -> int:
        rng = np.random.RandomState(seed)
        simulations = max(int(self.rate * seconds), 2)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        searcher = ismcts.ISMCTSBot(self.game, evaluator, UCT, simulations, random_state=rng)
        began = time.process_time()
        policy = searcher.get_policy(state)
        if len(policy) > 1:
            self.rate += (simulations / max(time.process_time() - began, 1e-3) - self.rate) / 4
        return int(max(policy, key=lambda pair: pair[1])[0])


if __name__ == "__main__":
    main()
