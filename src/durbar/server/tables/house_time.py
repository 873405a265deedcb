"""The time of the house, by which clocks run: it never runs backwards, whatever happens to the machine's.

There are two. `open` passes only while a server runs, so that a live game loses nothing to a restart; `wall`
passes always, for games by correspondence. A process counts on from what the data says by its own monotonic
clock and writes down how far it has come, twice a second while any clock runs; several processes agree on
whichever has come further. How far the house is ahead of the machine's clock is written down, too: so the
next server knows how long none ran, although the clock was set meanwhile. A kill costs half a second at
most, and setting the machine's clock, back or forward, costs nothing while a server runs.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from .clocks import ClockRules

BEAT = 0.5  # seconds
STALE = 3 * BEAT  # a process that has not written for so long asks the data first
OPEN, WALL, AHEAD = "open", "wall", "ahead"  # the last one: of the machine's clock
NOTICED = 0.1  # seconds by which that clock must have been set, to be written down


@dataclass
class HouseTime:
    """How far the house has come, as this process knows it."""

    open: float = 0.0
    wall: float = 0.0
    _read: float = float("-inf")  # by the monotonic clock

    @property
    def new(self) -> bool:
        """Does this process know nothing yet?"""
        return self._read == float("-inf")

    @property
    def machine(self) -> float:
        """What the clock of the machine shows; somebody may set it."""
        return time.time()

    @property
    def stale(self) -> bool:
        """Has this process not looked for so long that it must ask first?"""
        return time.monotonic() - self._read > STALE

    def now(self, rules: ClockRules) -> float:
        """The time by which such clocks run."""
        return self.estimate()[1][OPEN if rules.kind == "live" else WALL]

    def estimate(self) -> tuple[float, dict[str, float]]:
        """At which moment this process believes the house to be how far.

        Open time that it did not watch has not passed; the first time, the machine's clock says how long
        nobody was here.
        """
        moment = time.monotonic()
        if self.new:
            return moment, {OPEN: 0.0, WALL: self.machine}
        passed = moment - self._read
        return moment, {OPEN: self.open + (0.0 if passed > STALE else passed), WALL: self.wall + passed}

    def learn(self, moment: float, known: dict[str, float]) -> None:
        """What all processes agreed on, then."""
        self.open, self.wall, self._read = known[OPEN], known[WALL], moment
