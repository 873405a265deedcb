"""The search of one turn with a fitted valuation, and contests played out to their end.

Where all answer at once a seat looks at its own moves only: what the others do then is as open before one
move as before another. What is laid down in a contest, a bid, shows its worth only when everybody has
answered: the best few are played to the end of the round, each with the same luck, and valued there.
"""

from mypy_extensions import i64

from durbar.bots.search import Search
from durbar.bots.valuation import Valuation
from durbar.core.kernel import BIT, CHANCE, Kernel, Rng
from durbar.core.vecs import vec

POLICY_MOVES: i64 = 12  # a move of a playout is the best of so many, taken at random
NOISE: i64 = 1000  # thousandths of a point that a move of a playout may be misjudged by, up or down


class ValuedSearch(Search):
    """Rates by a fitted valuation what the search of one turn comes to."""

    def __init__(
        self, valuation: Valuation, seat: i64, widest: i64, samples: i64, chances: i64, seed: i64
    ) -> None:
        super().__init__(seat, valuation.players, widest, samples, chances, 0.0, seed)
        self.valuation: Valuation = valuation

    def rate(self, kernel: Kernel) -> float:
        return self.valuation.value(kernel, self.seat)

    def offer(self, kernel: Kernel) -> i64:
        return kernel.promising(self.moves)

    def after(self, kernel: Kernel, move: i64, budget: i64, chances: i64) -> float:
        self.looked += 1
        kernel.apply(move)
        if kernel.player >= 0 and kernel.player != self.seat and kernel.waiting() & BIT[self.seat]:
            kernel.turn_to(self.seat)
        return self.best(kernel, budget - 1, chances)


def promising_in(kernel: Kernel, widest: i64) -> list[int]:
    """The moves worth a look."""
    moves = vec[i64]([0] * widest)
    count = kernel.promising(moves)
    return [int(moves[k]) for k in range(count)]


class Contest:
    """Rates what a seat may lay down in a contest."""

    def __init__(self, valuation: Valuation, seat: i64, widest: i64, tried: i64, playouts: i64) -> None:
        self.valuation: Valuation = valuation
        self.seat: i64 = seat
        self.tried: i64 = tried  # moves that are played out
        self.playouts: i64 = playouts  # for each of them
        self.moves: vec[i64] = vec[i64]([0] * widest)

    def ratings(self, seen: Kernel, moves: vec[i64], seed: i64) -> vec[float]:
        """What each move is worth, from what the seat sees: every playout guesses the rest anew."""
        count: i64 = len(moves)
        values = vec[float]([0.0] * count)
        guess = seen.clone()
        guess.fill(Rng(seed))
        for k in range(count):
            branch = guess.clone()
            branch.apply(moves[k])
            values[k] = self.valuation.value(branch, self.seat)
        order = best_first(values, min(self.tried, count))
        worst = 1e9
        for k in order:
            total = 0.0
            for sample in range(self.playouts):
                rng = Rng(seed + 7919 * sample)
                branch = seen.clone()
                branch.fill(rng)
                branch.apply(moves[k])
                self.play_out(branch, rng)
                total += self.valuation.value(branch, self.seat)
            values[k] = total / float(self.playouts)
            worst = min(worst, values[k])
        for k in range(count):
            if not is_among(order, len(order), k):
                values[k] = min(values[k], worst) - 1.0
        return values

    def play_out(self, kernel: Kernel, rng: Rng) -> None:
        """To the end of the round: everybody takes the best of a few moves at a glance."""
        lap = kernel.lap()
        while not kernel.over and kernel.lap() == lap:
            if kernel.player == CHANCE:
                kernel.deal(rng)
                continue
            mover = kernel.player
            count = kernel.legal(self.moves)
            if count == 1:
                kernel.apply(self.moves[0])
                continue
            moves = self.moves[:count]
            tries = min(count, POLICY_MOVES)
            best: i64 = 0
            highest = -1e9
            for k in range(tries):
                at = rng.below(count) if count > POLICY_MOVES else k
                branch = kernel.clone()
                branch.apply(moves[at])
                value = self.valuation.value(branch, mover)
                value += float(rng.below(2 * NOISE) - NOISE) / 1000.0
                if value > highest:
                    highest = value
                    best = moves[at]
            kernel.apply(best)


def best_first(values: vec[float], most: i64) -> vec[i64]:
    """The places of the highest values, best first."""
    order = vec[i64]([0] * most)
    for n in range(most):
        found: i64 = -1
        for k in range(len(values)):
            if (found < 0 or values[k] > values[found]) and not is_among(order, n, k):
                found = k
        order[n] = found
    return order


def is_among(order: vec[i64], count: i64, k: i64) -> bool:
    found = False
    for n in range(count):
        found = found or order[n] == k
    return found
