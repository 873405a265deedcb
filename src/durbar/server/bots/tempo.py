"""How long bots take to answer: as long for a single move as for a hundred.

A bot that answers sooner when it has nothing to choose tells what it holds. So every answer waits until the
end of a step of time in which this kind of bot has always been ready before: 5, 10, 20, 40 … milliseconds.
Only a thought that is longer than all the last ones shows, and it makes the step longer for those to come.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable

SHORTEST = 0.005  # seconds
LONGEST = 0.64  # as long as the strongest bot thinks: a turn has a dozen answers, and people wait for them
REMEMBERED = 200  # thoughts of each kind of bot


class Tempo:
    """Remembers the latest thoughts of each kind of bot."""

    def __init__(self) -> None:
        self._thoughts: dict[Hashable, deque[float]] = {}

    def after(self, kind: Hashable, seconds: float) -> float:
        """Of a bot that has thought for so long: how long after the question its answer is given."""
        thoughts = self._thoughts.setdefault(kind, deque(maxlen=REMEMBERED))
        thoughts.append(seconds)
        slowest, step = max(thoughts), SHORTEST
        while step < min(slowest, LONGEST):
            step *= 2
        return step
