"""The bot that does anything."""

from __future__ import annotations

import random

from durbar.core import Bot, Move, Seed, View


class RandomBot(Bot):
    """Chooses evenly among its legal moves."""

    name = "random"

    def __init__(self, seed: Seed = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Move:
        return view.moves[self._random.randrange(len(view.moves))]
