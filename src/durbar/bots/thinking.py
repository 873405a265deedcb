"""The bot that thinks ahead: a tree over what everybody sees, in simulations by the thousand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from durbar.core import Bot, Move, Seed, View, rng_of
from durbar.core.vecs import vec

from .fitted import SLOWER
from .tree import Node, Tree
from .valuation import Valuation
from .weights import valuation_of

SPREAD = 20.0  # points of lead that multiply the odds to win by e: the same all game long, so that a
# simulation tells as much early as late
CEILING = 0.9  # seconds of processor time for one decision, whatever the budget
LEAST = 30  # simulations


@dataclass(frozen=True)
class Habits:
    """How a tree is searched; `Tree` says what the numbers mean. Simulations are fewer where a position takes
    longer to value (`Rules.COST`), and without a compiler."""

    simulations: int = 2_000
    turns: int = 1
    explore: float = 0.7
    widen: float = 1.0
    policy: int = 0


class ThinkingBot(Bot):
    """Simulates what may come of its moves. The same seed and view give the same answer if time allows."""

    name = "thinking"

    def __init__(self, seed: Seed = 0, habits: Habits | None = None, ceiling: float = CEILING) -> None:
        self._seed = rng_of(seed).seed
        self.habits = habits or Habits()
        self.ceiling = ceiling

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        node = self._think(view)
        made = {int(move): int(times) for move, times in zip(node.moves, node.made, strict=True)}
        return max(view.moves, key=lambda move: made.get(move.id, -1))

    def advise(self, view: View) -> list[tuple[Move, float]]:
        """Every legal move and the chance to win after it, as far as it was tried; in the moves' order."""
        if view.seat is None or not view.moves:
            return []
        node = self._think(view)
        tried = zip(node.moves, node.made, node.total, strict=True)
        found = {int(move): total / float(made) for move, made, total in tried if made}
        least = min(found.values(), default=0.0)
        return [(move, found.get(move.id, least)) for move in view.moves]

    def _think(self, view: View) -> Node:
        game, habits, seat = view.game, self.habits, view.seat
        assert seat is not None
        seed = self._seed ^ (view.kernel.fingerprint() & 0xFFFFFFFF)
        tree = Tree(even_valuation(valuation_of(game)), seat, game.players, game.widest, habits.turns, seed)
        tree.explore, tree.widen, tree.policy = habits.explore, habits.widen, habits.policy
        simulations = max(habits.simulations // game.COST // SLOWER, LEAST)
        tree.think(view.kernel, simulations, self.ceiling)
        return tree.root(view.kernel)


@lru_cache(maxsize=32)
def even_valuation(fitted: Valuation | None) -> Valuation | None:
    """The same weights, with an even spread."""
    if fitted is None:
        return None
    spread = vec[float]([SPREAD, 0.0, 0.0])
    return Valuation(
        fitted.players, fitted.width, fitted.own, fitted.rival, spread, fitted.envy, fitted.nobody
    )
