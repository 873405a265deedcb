"""How sure a figure is: intervals of 95 % from the deals, which are what was drawn at random."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
RESAMPLES = 400


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent values, and the interval it lies in; one value tells of no spread."""
    if not values:
        return 0.0, -math.inf, math.inf
    mean = math.fsum(values) / len(values)
    if len(values) == 1:
        return mean, -math.inf, math.inf
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    error = Z * math.sqrt(variance / len(values))
    return mean, mean - error, mean + error


def deals_interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean of shares between 0 and 1, one of each deal, and the interval it lies in.

    Two deals all won and two all lost are added for the bounds (Agresti and Coull's rule): a dozen deals that
    all ended alike do not make sure of the next.
    """
    if not shares:
        return 0.0, 0.0, 1.0
    _, low, high = mean_interval([*shares, 0.0, 0.0, 1.0, 1.0])
    mean = math.fsum(shares) / len(shares)
    return mean, max(min(low, mean), 0.0), min(max(high, mean), 1.0)


def share_interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval for a share of `count` independent tries: it holds near 0 and 1, too."""
    if not count:
        return 0.0, 1.0
    centre = share + Z * Z / (2 * count)
    spread = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    low, high = ((centre + sign * spread) / (1 + Z * Z / count) for sign in (-1, 1))
    return max(low, 0.0), min(high, 1.0)


def bootstrap(
    groups: Sequence[T], figures: Callable[[Sequence[T]], Sequence[float]], seed: int = 0
) -> list[tuple[float, float]]:
    """The interval of each figure, from drawing the groups (deals) anew with repetition."""
    rng = random.Random(seed)
    drawn = [figures(rng.choices(groups, k=len(groups))) for _ in range(RESAMPLES)]
    bounds = []
    for column in zip(*drawn, strict=True):
        ordered = sorted(column)
        bounds.append((ordered[int(0.025 * RESAMPLES)], ordered[int(0.975 * RESAMPLES)]))
    return bounds
