"""What a bot would do in a player's place."""

from __future__ import annotations

from durbar.bots import GreedyBot
from durbar.core import Move, Seed, View


def rank_moves(view: View, seed: Seed = 0) -> list[tuple[Move, float]]:
    """Every move of the view and what a greedy player thinks it is worth in points, best first."""
    return sorted(GreedyBot(seed).advise(view), key=lambda advice: -advice[1])
