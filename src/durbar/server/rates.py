"""How often somebody may do something: so many times at once, and then again as time passes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from .problems import Problem

REMEMBERED = 10_000  # of those who did it lately


@dataclass(frozen=True)
class Measure:
    """At most `most` times in `seconds`."""

    most: int
    seconds: float

    def one_more(self, until: float, now: float) -> tuple[float, float]:
        """Of somebody for whom nothing counts any more after `until`: the same after one more, and how many
        seconds that is too early.

        Nobody waits longer than `seconds`, even if the clock by which `until` was told has been set back.
        """
        after = min(max(until, now), now + self.seconds) + self.seconds / self.most
        early = after - now - self.seconds
        return after, early if early > 1e-6 else 0.0


class Rate:
    """A measure for everybody separately, counted in this process."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.measure = Measure(most, seconds)
        self._clock = clock
        self._until: dict[Hashable, float] = {}  # when nothing of it will count any more

    def wait(self, who: Hashable) -> float:
        """Count one more, or say how many seconds it is too early."""
        now = self._clock()
        until, early = self.measure.one_more(self._until.get(who, now), now)
        if early:
            return early
        if len(self._until) >= REMEMBERED:
            self._until = {each: end for each, end in self._until.items() if end > now}
        self._until[who] = until
        return 0.0

    def check(self, who: Hashable) -> None:
        """Count one more, or raise the Problem that says how long to wait."""
        if seconds := self.wait(who):
            raise too_often(seconds)


def too_often(seconds: float) -> Problem:
    """Somebody has to wait."""
    whole = math.ceil(seconds)
    problem = Problem(429, "too-often", seconds=whole)
    problem.headers["Retry-After"] = str(whole)
    problem.more = {"seconds": whole}
    return problem
