"""Puts our games into the table of a speed script that measures other engines beside us.

The script executes this file in its own namespace and offers `row`, `Adapter` and `CPU_TIME`; it is run with
an environment in which both Durbar (compiled) and the peers are installed. See docs/benchmarks.md.
"""
# ruff: noqa: F821  (the names come from the script that executes this file)
# mypy: ignore-errors

from librt.vecs import vec
from mypy_extensions import i64

import durbar
from durbar.core.kernel import CHANCE, Rng, playout


class Ours(Adapter):
    def __init__(self, name):
        kind = durbar.game_class(name)
        self.game = kind(min(4, kind.seats[1]))
        self.complexity = f"{self.game.players}p"
        self.buffer = vec[i64]([0] * self.game.widest)

    def advance(self, kernel, rng, rnd, limit=None):
        """Play on from Python; how many decisions, and how many legal moves were seen."""
        buffer, decisions, seen = self.buffer, 0, 0
        while not kernel.over and decisions != limit:
            if kernel.player == CHANCE:
                kernel.deal(rng)
            else:
                count = kernel.legal(buffer)
                kernel.apply(buffer[int(rnd() * count)])
                decisions += 1
                seen += count
        return decisions, seen

    def play(self, rnd):
        return self.advance(self.game.new_kernel(), Rng(int(rnd() * 2**32)), rnd)[0]

    def profile(self, rnd):
        return self.advance(self.game.new_kernel(), Rng(int(rnd() * 2**32)), rnd)

    def midgame(self, rnd):
        kernel = self.game.new_kernel()
        self.advance(kernel, Rng(7), rnd, limit=150)
        return kernel

    def clone(self, state):
        return state.clone()

    def native(self):
        decisions, began = 0, CPU_TIME()
        for seed in range(2000):
            decisions += playout(self.game.new_kernel(), Rng(seed), self.buffer)
        return float(decisions), CPU_TIME() - began


for each in durbar.games():
    row(f"ours/{each}", "")(lambda each=each: Ours(each))
