"""How fast the rules play: random games, copies and views, in CPU time, the best of several repetitions."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from mypy_extensions import i64

from durbar.bots.tree import Tree
from durbar.core import CHANCE, Game, Kernel, Rng, View
from durbar.core.kernel import playout
from durbar.core.vecs import is_compiled, vec

COMPILED = is_compiled()


@dataclass(frozen=True)
class Benchmark:
    """One game's speed. A decision: list the legal moves, choose one evenly, make it.

    Chance, setup and the end of the game are paid for, but only decisions of players are counted.
    """

    players: int
    decisions_per_second: float  # driven from a Python loop
    decisions_per_second_inside: float  # in the compiled playout loop
    decisions_per_second_searching: float  # in the tree search, with random playouts to the end
    clone_us: float
    view_us: float
    sample_us: float
    games_per_second: float  # driven from a Python loop
    decisions_per_game: float
    branching: float

    def to_dict(self) -> dict[str, float]:
        """Plain JSON."""
        return {name: round(value, 3) for name, value in asdict(self).items()}


def bench(game: Game, seconds: float = 0.4, repetitions: int = 5) -> Benchmark:
    """Measure one game; each repetition of each figure runs for about `seconds`."""
    buffer = vec[i64]([0] * game.widest)
    games, decisions, choices, middle = profile(game, buffer)
    per_game = decisions / games
    seat = middle.player
    view = View.of(game, middle, seat)
    rng = Rng(1)

    def measure(work: Callable[[int], float]) -> float:
        return max(rate(work, seconds) for _ in range(repetitions))

    python = measure(lambda n: sum(drive(game, Rng(k), buffer) for k in range(n)))
    inside = measure(lambda n: sum(int(playout(game.new_kernel(), Rng(k), buffer)) for k in range(n)))
    searching = measure(lambda n: search_tree(game, view, n))
    clones = measure(lambda n: repeat(n, middle.clone))
    views = measure(lambda n: repeat(n, lambda: View.of(game, middle, seat)))
    samples = measure(lambda n: repeat(n, lambda: view.sample(rng)))
    return Benchmark(
        game.players, python, inside, searching, 1e6 / clones, 1e6 / views, 1e6 / samples, python / per_game,
        per_game, choices / decisions,
    )  # fmt: skip


def search_tree(game: Game, view: View, simulations: int) -> int:
    """So many random playouts through the tree of one question; how many decisions they took."""
    assert view.seat is not None
    tree = Tree(None, view.seat, game.players, game.widest, -1, 1)
    tree.widen = 0.0
    tree.think(view.kernel, simulations, 0.0)
    return int(tree.decisions)


def rate(work: Callable[[int], float], seconds: float) -> float:
    """How much `work(n)` gets done in a CPU second; n is doubled until it takes long enough."""
    n = 1
    while True:
        began = time.process_time()
        done = work(n)
        took = time.process_time() - began
        if took >= seconds:
            return done / took
        n *= 2


def repeat(n: int, act: Callable[[], object]) -> float:
    for _ in range(n):
        act()
    return n


def drive(game: Game, rng: Rng, buffer: vec[i64]) -> int:
    """A random game, driven decision by decision from Python; how many decisions it took."""
    kernel = game.new_kernel()
    legal, apply, deal, below = kernel.legal, kernel.apply, kernel.deal, rng.below
    decisions = 0
    while True:
        player = kernel.player
        if player >= 0:
            apply(buffer[below(legal(buffer))])
            decisions += 1
        elif player == CHANCE:
            deal(rng)
        else:
            return decisions


def profile(game: Game, buffer: vec[i64], games: int = 20) -> tuple[int, int, int, Kernel]:
    """Games, decisions, choices offered in all of them; and a position from the middle of one."""
    decisions = choices = 0
    middle: Kernel | None = None
    for number in range(games):
        kernel, rng, asked = game.new_kernel(), Rng(number), 0
        length = drive(game, Rng(number), buffer)
        while not kernel.over:
            if kernel.player == CHANCE:
                kernel.deal(rng)
                continue
            if middle is None and asked >= length // 2:
                middle = kernel.clone()
            count = kernel.legal(buffer)
            choices += count
            asked += 1
            kernel.apply(buffer[rng.below(count)])
        decisions += asked
    assert middle is not None, "a game in which nobody is ever asked"
    return games, decisions, choices, middle
