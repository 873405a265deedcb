"""Playouts by somebody in a hurry: what a move comes to if all go on sensibly, with the same luck for each.

A game that knows a sensible move at once (`Kernel.hasty`) is played on for some rounds and valued there: by
fitted weights, or by the game's own rule of thumb for the chance to win. Of the moves that are tried the
better half goes on each time, so that most of the thought is spent where it is close. Compiled with the
kernels; it knows no game.
"""

from mypy_extensions import i64

from durbar.bots.valuation import Valuation
from durbar.core.kernel import BIT, CHANCE, Kernel, Rng
from durbar.core.vecs import vec


class Playouts:
    """Rates moves of one seat from what it sees: every playout guesses the rest anew."""

    def __init__(self, valuation: Valuation | None, seat: i64, laps: i64) -> None:
        self.valuation: Valuation | None = valuation
        self.seat: i64 = seat
        self.laps: i64 = laps  # rounds that are played, the present one included

    def ratings(self, seen: Kernel, moves: vec[i64], playouts: i64, seed: i64) -> vec[float]:
        """What each move is worth, from so many playouts of all moves together."""
        starts = [seen for _ in moves]
        return self.compare(starts, moves, seen.lap() + self.laps, playouts, seed)

    def compare(
        self, starts: list[Kernel], moves: vec[i64], until: i64, playouts: i64, seed: i64
    ) -> vec[float]:
        """What becomes, until that round, of each position as the seat sees it, if it makes that move there.

        One that fell behind counts at most as much as the one that went on with least.
        """
        count: i64 = len(starts)
        total = vec[float]([0.0] * count)
        values = vec[float]([0.0] * count)
        alive = vec[i64](list(range(count)))
        heats: i64 = 1
        while BIT[heats + 1] < count:
            heats += 1
        sample: i64 = 0
        while True:
            left: i64 = len(alive)
            for _ in range(max(playouts // heats // left, 1)):
                for k in alive:
                    total[k] += self.play(starts[k], moves[k], until, Rng(seed + 7919 * sample))
                sample += 1
            for k in alive:
                values[k] = total[k] / float(sample)
            if left <= 2:
                break
            alive = best_half(values, alive)
            least = 1e9
            for k in alive:
                least = min(least, values[k])
            for k in range(count):
                if values[k] > least and not is_among(alive, len(alive), k):
                    values[k] = least
        return values

    def play(self, seen: Kernel, move: i64, until: i64, rng: Rng) -> float:
        kernel = seen.clone()
        kernel.suppose(rng)
        if move >= 0:
            kernel.apply(move)
        while not kernel.over and kernel.lap() < until:
            if kernel.player == CHANCE:
                kernel.deal(rng)
            else:
                kernel.apply(kernel.hasty(rng))
        return self.value(kernel)

    def value(self, kernel: Kernel) -> float:
        if self.valuation is None:
            return kernel.outlook()
        return self.valuation.value(kernel, self.seat)


def best_half(values: vec[float], alive: vec[i64]) -> vec[i64]:
    """Those of the higher values, best first; of an odd number the larger half."""
    kept = (len(alive) + 1) // 2
    found = vec[i64]([0] * kept)
    for n in range(kept):
        best: i64 = -1
        for k in alive:
            if (best < 0 or values[k] > values[best]) and not is_among(found, n, k):
                best = k
        found[n] = best
    return found


def is_among(row: vec[i64], count: i64, value: i64) -> bool:
    return any(row[n] == value for n in range(count))
