"""Our games as rows for a script that measures board game engines side by side (see benchmarks.md).

The script executes this file and provides `row`, `Adapter`, `SearchAdapter` and `CPU_TIME`; so it cannot
run by itself.
"""

# ruff: noqa: F821

import random

from librt.vecs import vec
from mypy_extensions import i64

from durbar.arena.bench import drive, search_tree
from durbar.core import CHANCE, Kernel, Rng, game_class, games
from durbar.core.kernel import playout
from durbar.envs import Batch

LANES, STEPS, LOOKS = 256, 16, 64


def game_of(game_id):
    """With four players, or as near to that as it allows."""
    kind = game_class(game_id)
    return kind(min(max(4, kind.seats[0]), kind.seats[1]))


def adapter(game_id):
    game = game_of(game_id)
    buffer = vec[i64]([0] * game.widest)

    class Ours(Adapter):
        label = game_id
        complexity = f"{game.players}p"

        def play(self, rnd):
            return drive(game, Rng(int(rnd() * 2**31)), buffer)

        def profile(self, rnd):
            kernel, rng, decisions, choices = game.new_kernel(), Rng(int(rnd() * 2**31)), 0, 0
            while not kernel.over:
                if kernel.player == CHANCE:
                    kernel.deal(rng)
                    continue
                count = kernel.legal(buffer)
                decisions, choices = decisions + 1, choices + count
                kernel.apply(buffer[rng.below(count)])
            return decisions, choices

        def midgame(self, rnd):
            seed = int(rnd() * 2**31)
            half = drive(game, Rng(seed), buffer) // 2
            kernel, rng = game.new_kernel(), Rng(seed)
            while half > 0 or kernel.player == CHANCE:
                if kernel.player == CHANCE:
                    kernel.deal(rng)
                else:
                    kernel.apply(buffer[rng.below(kernel.legal(buffer))])
                    half -= 1
            return kernel

        def clone(self, state: Kernel):
            return state.clone()

        def native(self):
            began, decisions = CPU_TIME(), 0
            for seed in range(400):
                decisions += playout(game.new_kernel(), Rng(seed), buffer)
            return decisions, CPU_TIME() - began

    return Ours


def batch_adapter(game_id, observed):
    game = game_of(game_id)

    class Ours(Adapter):
        label = f"{game_id} batch of {LANES}{', observed' if observed else ''}"
        complexity = f"{game.players}p"

        def __init__(self):
            self.batch = Batch(game, LANES, observations=observed, seed=1)

        def play(self, rnd):
            batch = self.batch
            for _ in range(STEPS):
                batch.step(batch.random_actions())
            return LANES * STEPS

    return Ours


def look_adapter(game_id, sampled):
    """What one seat knows in the middle of a game, as a View; or a whole position that fits it."""

    class Ours(adapter(game_id)):
        label = f"{game_id} {'samples' if sampled else 'views'}"

        def __init__(self):
            self.state = game_of(game_id).state(self.midgame(random.Random(7).random))
            self.seen = self.state.view(0)
            self.rng = Rng(1)

        def play(self, rnd):
            for _ in range(LOOKS):
                if sampled:
                    self.seen.sample(self.rng)
                else:
                    self.state.view(0)
            return LOOKS

        def profile(self, rnd):
            return 0, 0

        def native(self):
            return None

    return Ours


def search_adapter(game_id):
    """Our tree over what everybody sees, with random playouts to the end, early in a game."""
    game = game_of(game_id)

    class Ours(SearchAdapter):
        complexity = f"{game.players}p"
        sims = 400

        def __init__(self):
            kernel, rng, buffer = game.new_kernel(), Rng(11), vec[i64]([0] * game.widest)
            early = drive(game, Rng(11), buffer) * 15 // 100
            while early > 0 or kernel.player == CHANCE or kernel.legal(buffer) < 3:
                if kernel.player == CHANCE:
                    kernel.deal(rng)
                else:
                    kernel.apply(buffer[rng.below(kernel.legal(buffer))])
                    early -= 1
            self.seen = game.state(kernel).view(kernel.player)
            self.rollout = search_tree(game, self.seen, 200) / 200

        def search(self, sims):
            search_tree(game, self.seen, sims)

    return Ours


for each in games():
    row(f"durbar/{each}", "")(adapter(each))
    row(f"durbar/{each}-views", "")(look_adapter(each, sampled=False))
    row(f"durbar/{each}-samples", "")(look_adapter(each, sampled=True))
    row(f"durbar/{each}-batch", "")(batch_adapter(each, observed=False))
    row(f"durbar/{each}-batch-observed", "")(batch_adapter(each, observed=True))
    row(f"durbar/{each}-search", "")(search_adapter(each))
