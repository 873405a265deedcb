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
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources

from durbar.core import Bot, Move, Rng, Rules, Seed, View, rng_of

from .fitted import LAPS, FittedBot
from .plans import PLAIN, Bent
from .valuation import Valuation

POINTS = 12.0  # of lead that multiply the odds to win by e: a quarter of the winning chance in an even game
FARTHEST = 4.0  # a loss of so many times what is overlooked is never overlooked


@dataclass(frozen=True)
class Level:
    """``budget``: positions looked at for one decision; ``overlooks``: loss of winning chance that it hardly
    notices; ``ends``: ways to end its turn that it plays on; ``playouts`` of what it may bid, for so many
    rounds (``laps``)."""

    name: str
    budget: int
    overlooks: float = 0.0
    ends: int = 0
    playouts: int = 0  # as many as go with the budget
    laps: int = LAPS

    def describe(self) -> str:
        """In a few words."""
        parts = [f"{self.budget:,} positions"]
        if self.ends:
            parts.append(f"{self.ends} ends played on")
        if self.overlooks:
            parts.append(f"overlooks {self.overlooks:.1%}")
        return ", ".join(parts)


LEVELS = (
    Level("apprentice", 300, 0.08),
    Level("porter", 300, 0.055),
    Level("trader", 300, 0.04),
    Level("guide", 500, 0.027),
    Level("sherpa", 1_000, 0.014),
    Level("rinpoche", 4_000),
)
"""From a first opponent to the strongest."""
USUAL_LEVEL = LEVELS[len(LEVELS) // 2].name
"""Who is met unless somebody else is asked for."""
FIRST_LEVEL = LEVELS[0].name
"""Who is met in a first game."""


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


@cache
def level_in(level: Level, game: str) -> Level:
    """A level as it plays one game."""
    return replace(level, **measured().get(game, {}).get(level.name, {}))  # type: ignore[arg-type]


def measured_for(game: Rules) -> str:
    """What the numbers of this game and number of players are kept under."""
    own = f"{game.id}-{game.players}"
    return own if own in measured() else game.id


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
        level = level_in(self.level, measured_for(view.game))
        return choose_as(level, self._seed, view)


def choose_as(
    level: Level,
    seed: int,
    view: View,
    valuation: Valuation | None = None,
    bent: Bent = PLAIN,
) -> Move:
    """What a level does, with the shipped weights of positions and plans or with others."""
    playouts = level.playouts or max(2, min(level.budget // 300, 32))
    bot = FittedBot(seed, level.budget, playouts, valuation, level.ends, bent, level.laps)
    slack = level.overlooks * 4 * POINTS
    return pick(bot.advise(view), slack, Rng(seed ^ (view.kernel.fingerprint() & 0xFFFFFFFF)))


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
