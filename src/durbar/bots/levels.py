"""Opponents for everybody: six strengths, from a child's first opponent to the strongest.

All of them look for good moves in the same way, and none sees more than its seat. A weaker one looks at less
and overlooks small losses: it takes a move that costs it a little winning chance almost as often as the best
one, and hardly ever one that costs much. How much each level overlooks in a game is measured, not guessed:
`data/levels.json`, judged by `durbar arena ladder`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

import durbar.core.kernel
from durbar.core import Bot, Move, Rng, Seed, View, rng_of

from .fitted import FittedBot
from .thinking import Habits, ThinkingBot

COMPILED = not str(durbar.core.kernel.__file__).endswith(".py")
INTERPRETED = 12  # without a compiler a level looks at so many times less, to answer within two seconds
POINTS = 12.0  # of lead that multiply the odds to win by e: a quarter of the winning chance in an even game
FARTHEST = 4.0  # a loss of so many times what is overlooked is never overlooked


@dataclass(frozen=True)
class Level:
    """``budget``: positions looked at for one decision; ``overlooks``: loss of winning chance that it hardly
    notices; ``thinks``: simulations of whole turns, in the games where that is stronger."""

    name: str
    budget: int
    overlooks: float = 0.0
    thinks: int = 0


LEVELS = (
    Level("apprentice", 300, 0.08),
    Level("porter", 300, 0.055),
    Level("trader", 300, 0.04),
    Level("guide", 500, 0.027),
    Level("sherpa", 1_000, 0.014),
    Level("rinpoche", 4_000),
)


@cache
def ratings() -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    """By game and bot: the rating that `durbar arena ladder` found, with its interval."""
    file = resources.files(__package__) / "data" / "ladder.json"
    if not file.is_file():
        return {}
    games = json.loads(file.read_text(encoding="utf-8"))["games"]
    return {game: found["ratings"] for game, found in games.items()}


@cache
def measured() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    """By game and level: what was found to keep the levels evenly apart."""
    found = (resources.files(__package__) / "data" / "levels.json").read_text(encoding="utf-8")
    table: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(found)
    return table


class LevelBot(Bot):
    """One of the levels at a table. The same seed and the same view always give the same answer."""

    def __init__(self, level: Level, seed: Seed = 0) -> None:
        self.level = level
        self.name = level.name
        self._seed = rng_of(seed).seed

    def choose(self, view: View) -> Move:
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        numbers = measured().get(view.game.id, {}).get(self.name, {})
        thinks = int(numbers.get("thinks", self.level.thinks))
        slower = 1 if COMPILED else INTERPRETED
        if thinks:
            habits = Habits(max(thinks // slower, 30), int(numbers.get("turns", 1)))
            return ThinkingBot(self._seed, habits).choose(view)
        budget = int(numbers.get("budget", self.level.budget))
        playouts = int(numbers.get("playouts", max(2, min(budget // 300, 32))))
        advice = FittedBot(self._seed, max(budget // slower, 20), max(playouts // slower, 1)).advise(view)
        overlooks = numbers.get("overlooks", self.level.overlooks)
        slack = overlooks * 4 * POINTS
        return pick(advice, slack, Rng(self._seed ^ (view.kernel.fingerprint() & 0xFFFFFFFF)))


def pick(advice: Sequence[tuple[Move, float]], slack: float, rng: Rng) -> Move:
    """The best move; with some slack often one that is a little worse."""
    best = max(worth for _, worth in advice)
    if slack <= 0.0:
        return next(move for move, worth in advice if worth == best)
    losses = [(move, (best - worth) / slack) for move, worth in advice]
    near = [(move, math.exp(-loss)) for move, loss in losses if loss <= FARTHEST]
    ticket = rng.below(1 << 30) / (1 << 30) * math.fsum(weight for _, weight in near)
    for move, weight in near:
        ticket -= weight
        if ticket < 0.0:
            return move
    return near[-1][0]
