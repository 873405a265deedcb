"""A test that stops when it is sure: is the first bot better than the second by as much as we hope?

A sequential probability ratio test over deals. The figure of a deal is the first bot's mean share of wins in
all its rotations, which takes the luck of the deal and of the seat out of it; its spread is estimated from
the deals themselves, as Stockfish's testers do with pairs of games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

LEAST_DEALS = 10  # before that the spread is not known
Verdict = Literal["better", "not better", "undecided"]


@dataclass(frozen=True)
class SequentialTest:
    """`low` is what "no better" means, `high` what would be good enough, both as expected share of wins."""

    low: float = 0.5
    high: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which it is refused and accepted."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, shares: Sequence[float]) -> float:
        """How much better `high` explains the deals than `low`, as a log-likelihood ratio."""
        count = len(shares)
        if count < LEAST_DEALS:
            return 0.0
        mean = math.fsum(shares) / count
        # A little of the widest spread there can be keeps ten equal deals from deciding everything.
        variance = (math.fsum((each - mean) ** 2 for each in shares) + 0.25) / count
        return count * (self.high - self.low) * (mean - (self.low + self.high) / 2) / variance

    def verdict(self, shares: Sequence[float]) -> Verdict:
        """What the deals say so far."""
        refused, accepted = self.bounds
        ratio = self.ratio(shares)
        return "better" if ratio >= accepted else "not better" if ratio <= refused else "undecided"
