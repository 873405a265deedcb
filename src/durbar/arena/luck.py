"""Luck that two players can share: chance answered by what is asked, not by when.

A stream of random numbers parts as soon as two players decide differently, because it is used up in
the order of the questions. Here every answer depends on the deal and on the question alone: which
question, about whom, and the how manyth of its kind. The second card of a deck is then the same card for
whoever comes to draw it.
"""

from __future__ import annotations

import hashlib
from collections import Counter

from durbar.core import CHANCE, Kernel, Rng, Seed


class SharedLuck:
    """Answers for chance in one game of one deal."""

    def __init__(self, deal: Seed) -> None:
        self._deal = deal
        self._asked: Counter[tuple[int, int]] = Counter()

    def deal(self, kernel: Kernel) -> None:
        """Answer until a player must decide."""
        while kernel.player == CHANCE:
            question = int(kernel.phase), int(kernel.chance_about())
            self._asked[question] += 1
            key = f"{self._deal}/{question[0]}/{question[1]}/{self._asked[question]}"
            kernel.deal(Rng(int.from_bytes(hashlib.sha256(key.encode()).digest()[:4], "big")))
