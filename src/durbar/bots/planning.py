"""Games played on by a planner: the moves it likes best, turn by turn, for everybody.

Where a seat has to choose between lines, each is played out with the same luck, and what comes of it is
compared. Compiled with the kernels; it knows no game.
"""

from mypy_extensions import i64

from durbar.core.kernel import CHANCE, Kernel, Rng
from durbar.core.planner import Planner
from durbar.core.vecs import vec


def follow(kernel: Kernel, line: vec[i64], rng: Rng) -> None:
    """Make the moves of a line, and let chance answer after each."""
    for move in line:
        kernel.apply(move)
        while kernel.player == CHANCE:
            kernel.deal(rng)


def play_by(kernel: Kernel, planners: list[Planner], rng: Rng, turns: i64) -> None:
    """So many turns, or to the end if negative; every seat by the planner of its place in the list."""
    last = kernel.turns + turns
    while not kernel.over and (turns < 0 or kernel.turns < last):
        if kernel.player == CHANCE:
            kernel.deal(rng)
            continue
        planner = planners[kernel.player]
        planner.propose(kernel)
        follow(kernel, planner.lines[planner.best()], rng)


class Rehearsal:
    """Rates lines for one seat: each is played out a few laps, by the planner for everybody, and judged."""

    def __init__(
        self, planner: Planner, seat: i64, players: i64, laps: i64, tastes: dict[str, float]
    ) -> None:
        self.planner: Planner = planner
        self.seat: i64 = seat
        self.laps: i64 = laps  # rounds that are played on, the present one included
        self.tastes: dict[str, float] = tastes  # by name of a thing: how much more it counts than it is worth
        self.everybody: list[Planner] = [planner for _ in range(players)]

    def rate(self, seen: Kernel, line: vec[i64], seed: i64) -> float:
        """What comes of a line once; the same seed guesses and deals the same as long as it can."""
        rng = Rng(seed)
        kernel = seen.clone()
        kernel.fill(rng)
        last = kernel.lap() + self.laps
        follow(kernel, line, rng)
        while not kernel.over and kernel.lap() < last:
            play_by(kernel, self.everybody, rng, 1)
        value = self.planner.judge(kernel, self.seat)
        if self.tastes:
            for name, amount, worth in self.planner.things(kernel, self.seat):
                value += self.tastes.get(name, 0.0) * amount * worth
        return value
