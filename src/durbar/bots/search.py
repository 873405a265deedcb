"""Looking one turn ahead: what a move is worth if its seat goes on as well as it can.

The search follows one seat's own decisions until somebody else is asked or the game ends, and lets
the kernel appraise what came of it. Chance in between is tried out a few times and averaged, always
with the same luck, so that two moves are compared by their merit. Compiled with the kernels; it knows
no game.

A budget is the number of positions that may be looked at, and it is kept: every move is glanced at
first, then those that look best are followed, each with as much as it takes to glance at the answers
to the next two questions, or with its equal share if that is more.
"""

from mypy_extensions import i64

from durbar.core.kernel import BIT, CHANCE, Kernel, Rng
from durbar.core.vecs import vec


class Search:
    """Rates moves for one seat, within a budget of positions looked at."""

    def __init__(
        self, seat: i64, players: i64, widest: i64, samples: i64, chances: i64, envy: float, seed: i64
    ) -> None:
        self.seat: i64 = seat
        self.players: i64 = players
        self.samples: i64 = samples  # how often chance, or a rival's secret answer, is tried out
        self.chances: i64 = chances  # how many times in a row chance is tried out before it is left open
        self.envy: float = envy  # how much a point of the best rival counts against an own one
        self.seed: i64 = seed
        self.looked: i64 = 0
        self.moves: vec[i64] = vec[i64]([0] * widest)
        self.searched: dict[int, float] = {}  # by fingerprint: what was found already

    def ratings(self, kernel: Kernel, moves: vec[i64], budget: i64) -> vec[float]:
        """What each of the seat's moves is worth; the position stays as it is.

        A move that was not followed counts as if following it had brought the least that it brought
        anywhere: it never passes one that looked better and was.
        """
        return self.follow(kernel, moves, budget, self.chances)

    def follow(self, kernel: Kernel, moves: vec[i64], budget: i64, chances: i64) -> vec[float]:
        count = len(moves)
        before = self.looked
        values = vec[float]([0.0] * count)
        for k in range(count):
            values[k] = self.glance(kernel, moves[k])
        followed = vec[i64]([0] * count)
        least = 0.0
        for done in range(count):
            left = budget - (self.looked - before)
            share = max(left // (count - done), 2 * count + 2)
            if left < share:
                break
            k = best_of(values, followed)
            value = self.after(kernel.clone(), moves[k], share, chances)
            if done == 0 or value - values[k] < least:
                least = value - values[k]
            values[k] = value
            followed[k] = 1
        for k in range(count):
            if followed[k] == 0:
                values[k] += least
        return values

    def glance(self, kernel: Kernel, move: i64) -> float:
        """How the seat stands right after a move."""
        self.looked += 1
        branch = kernel.clone()
        branch.apply(move)
        return self.rate(branch)

    def after(self, kernel: Kernel, move: i64, budget: i64, chances: i64) -> float:
        """Make a move and go on. Seats that answer at the same time do so at random, unseen."""
        self.looked += 1
        budget -= 1
        others = kernel.waiting() & ~BIT[self.seat]
        kernel.apply(move)
        if not others:
            return self.best(kernel, budget, chances)
        samples = max(min(self.samples, budget), 1)
        total = 0.0
        for sample in range(samples):
            self.looked += 1
            branch = kernel.clone()
            self.answer(branch, others, Rng(self.seed + sample))
            total += self.best(branch, budget // samples - 1, chances)
        return total / float(samples)

    def answer(self, kernel: Kernel, others: i64, rng: Rng) -> None:
        """Let the other seats of a simultaneous phase answer at random."""
        for seat in range(self.players):
            if (others >> seat) & (kernel.waiting() >> seat) & 1:
                kernel.turn_to(seat)
                kernel.apply(self.moves[rng.below(kernel.legal(self.moves))])

    def best(self, kernel: Kernel, budget: i64, chances: i64) -> float:
        """What a position is worth if the seat goes on as well as it can. The position is used up."""
        while True:
            if kernel.player == CHANCE:
                return self.expected(kernel, budget, chances)
            if kernel.over or kernel.player != self.seat:
                return self.finish(kernel)
            count = self.offer(kernel)
            if count > 1:
                break
            kernel.apply(self.moves[0])
        key = int(kernel.fingerprint())
        if key in self.searched:
            return self.searched[key]
        if budget <= 0:
            return self.rate(kernel)
        moves = self.moves[:count]
        if budget < count:  # those it can afford to glance at, from all over the list
            moves = vec[i64]([moves[k * count // budget] for k in range(budget)])
        value = highest(self.follow(kernel, moves, budget, chances))
        self.searched[key] = value
        return value

    def offer(self, kernel: Kernel) -> i64:
        """Write the moves to look at; return how many."""
        return kernel.legal(self.moves)

    def expected(self, kernel: Kernel, budget: i64, chances: i64) -> float:
        """The average over a few throws; chance that comes after the seat's turn is left open."""
        if chances == 0 or budget < self.samples:
            return self.rate(kernel)
        total = 0.0
        for sample in range(self.samples):
            self.looked += 1
            branch = kernel.clone()
            rng = Rng(self.seed + sample)
            while branch.player == CHANCE:
                branch.deal(rng)
            if sample == 0 and not branch.over and branch.player != self.seat:
                return self.rate(kernel)
            total += self.best(branch, budget // self.samples - 1, chances - 1)
        return total / float(self.samples)

    def finish(self, kernel: Kernel) -> float:
        """What a position is worth in which the seat has nothing more to decide."""
        return self.rate(kernel)

    def rate(self, kernel: Kernel) -> float:
        """How well the seat stands, its best rival counted against it."""
        value = kernel.appraise(self.seat)
        if self.envy == 0.0 or self.players == 1:
            return value
        rival = -1e9
        for seat in range(self.players):
            if seat != self.seat:
                rival = max(rival, kernel.appraise(seat))
        return value - self.envy * rival


def best_of(values: vec[float], followed: vec[i64]) -> i64:
    """The first of the highest values that was not followed yet."""
    found: i64 = -1
    for k in range(len(values)):
        if followed[k] == 0 and (found < 0 or values[k] > values[found]):
            found = k
    return found


def highest(values: vec[float]) -> float:
    best = values[0]
    for value in values:
        if value > best:
            best = value
    return best
