"""Looking one turn ahead: what a move is worth if its seat goes on as well as it can.

The search follows one seat's own decisions until somebody else is asked or the game ends, and lets
the kernel appraise what came of it. Chance in between is tried out a few times and averaged, always
with the same luck, so that two moves are compared by their merit. Compiled with the kernels; it knows
no game.
"""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.kernel import BIT, CHANCE, Kernel, Rng


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
        self.known: dict[int, float] = {}

    def worth(self, kernel: Kernel, move: i64, budget: i64) -> float:
        """What `move` is worth in a position in which the seat is asked; the position stays as it is."""
        return self.after(kernel.clone(), move, budget, self.chances)

    def after(self, kernel: Kernel, move: i64, budget: i64, chances: i64) -> float:
        """Make a move and go on. Seats that answer at the same time do so at random, unseen."""
        self.looked += 1
        others = kernel.waiting() & ~BIT[self.seat]
        kernel.apply(move)
        if not others:
            return self.best(kernel, budget - 1, chances)
        total = 0.0
        for sample in range(self.samples):
            branch = kernel.clone()
            self.answer(branch, others, Rng(self.seed + sample))
            total += self.best(branch, budget // self.samples, chances)
        return total / float(self.samples)

    def answer(self, kernel: Kernel, others: i64, rng: Rng) -> None:
        """Let the other seats of a simultaneous phase answer at random."""
        for seat in range(self.players):
            if (others >> seat) & (kernel.waiting() >> seat) & 1:
                kernel.turn_to(seat)
                kernel.apply(self.moves[rng.below(kernel.legal(self.moves))])

    def best(self, kernel: Kernel, budget: i64, chances: i64) -> float:
        """What a position is worth if the seat goes on as well as it can. The position is used up."""
        while True:
            if kernel.over:
                return self.rate(kernel)
            if kernel.player == CHANCE:
                return self.expected(kernel, budget, chances)
            if kernel.player != self.seat:
                return self.rate(kernel)
            count = kernel.legal(self.moves)
            if count > 1:
                break
            kernel.apply(self.moves[0])
        key = int(kernel.fingerprint())
        if key in self.known:
            return self.known[key]
        moves = self.moves[:count]
        if budget < count:
            value = self.after(kernel, self.promising(kernel, moves), 0, chances)
        else:
            value = -1e9
            for k in range(count):
                share = budget // (count - k)
                before = self.looked
                one = self.after(kernel.clone(), moves[k], share, chances)
                budget -= self.looked - before
                if one > value:
                    value = one
        self.known[key] = value
        return value

    def promising(self, kernel: Kernel, moves: vec[i64]) -> i64:
        """The move that looks best at once: the way on when the budget is spent."""
        chosen: i64 = -1
        best = 0.0
        for move in moves:
            branch = kernel.clone()
            branch.apply(move)
            value = self.rate(branch)
            self.looked += 1
            if chosen < 0 or value > best:
                chosen = move
                best = value
        return chosen

    def expected(self, kernel: Kernel, budget: i64, chances: i64) -> float:
        """The average over a few throws; chance that comes after the seat's turn is left open."""
        if chances == 0:
            return self.rate(kernel)
        total = 0.0
        for sample in range(self.samples):
            branch = kernel.clone()
            rng = Rng(self.seed + sample)
            while branch.player == CHANCE:
                branch.deal(rng)
            if sample == 0 and not branch.over and branch.player != self.seat:
                return self.rate(kernel)
            total += self.best(branch, budget // self.samples, chances - 1)
        return total / float(self.samples)

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
