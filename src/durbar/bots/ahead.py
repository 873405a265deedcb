"""Looking beyond one's own turn: the best ways to end it are played on until it comes round again.

A valuation tells little of what the next turn will find. So the search of one turn notes where it may end,
and the best of these ends are played on, everybody making the most of a turn at little expense, until as
many turns have ended as it takes to come round. What then stands there is valued, and again when the turn has
come round once more: a near look knows little of what follows, a far one has guessed more of the way, and the
mean of both errs less. All ends meet the same luck: chance is answered by what is asked, and only where it
was asked at all more than once. A move is worth the best that it may lead to. Compiled with the kernels; it
knows no game.
"""

from mypy_extensions import i64

from durbar.bots.playouts import Playouts, best_half, is_among
from durbar.bots.valuation import Valuation
from durbar.bots.valued import ValuedSearch
from durbar.core.kernel import CHANCE, Kernel, Rng, mix
from durbar.core.vecs import vec

KINDS: i64 = 1024  # of questions to chance that are told apart
RIVALS: i64 = 4  # times less is looked at on the way for a decision of a rival


class TurnEnds(ValuedSearch):
    """Searches a turn and keeps the best positions that it may end in, or that chance must decide."""

    def __init__(
        self, valuation: Valuation, seat: i64, widest: i64, samples: i64, chances: i64, seed: i64, most: i64
    ) -> None:
        super().__init__(valuation, seat, widest, samples, chances, seed)
        self.most: i64 = most
        self.ends: list[Kernel] = []
        self.keys: list[int] = []
        self.worth: vec[float] = vec[float]([0.0] * most)
        self.firsts: vec[i64] = vec[i64]([0] * most)  # the move that leads there
        self.depth: i64 = 0
        self.first: i64 = -1
        self.in_doubt: bool = False  # what comes after a throw is part of its average

    def after(self, kernel: Kernel, move: i64, budget: i64, chances: i64) -> float:
        if self.depth == 0:
            self.first = move
        self.depth += 1
        value = super().after(kernel, move, budget, chances)
        self.depth -= 1
        return value

    def finish(self, kernel: Kernel) -> float:
        value = self.rate(kernel)
        if not self.in_doubt:
            self.keep(kernel, value)
        return value

    def expected(self, kernel: Kernel, budget: i64, chances: i64) -> float:
        if self.in_doubt:
            return super().expected(kernel, budget, chances)
        self.in_doubt = True
        value = super().expected(kernel, budget, chances)
        self.in_doubt = False
        self.keep(kernel, value)
        return value

    def keep(self, kernel: Kernel, value: float) -> None:
        count: i64 = len(self.ends)
        at = count
        if count == self.most:
            at = 0
            for k in range(1, count):
                if self.worth[k] < self.worth[at]:
                    at = k
            if value <= self.worth[at]:
                return
        key = int(kernel.fingerprint())
        if key in self.keys:
            return
        if at == count:
            self.ends.append(kernel)
            self.keys.append(key)
        else:
            self.ends[at] = kernel
            self.keys[at] = key
        self.worth[at] = value
        self.firsts[at] = self.first


class Ahead:
    """Rates the moves of a turn by what comes of them a round later."""

    def __init__(
        self,
        valuation: Valuation,
        seat: i64,
        widest: i64,
        ends: i64,
        samples: i64,
        rounds: i64,
        budget: i64,
        seed: i64,
    ) -> None:
        self.valuation: Valuation = valuation
        self.seat: i64 = seat
        self.widest: i64 = widest
        self.ends: i64 = ends  # ways to end the turn that are played on
        self.samples: i64 = samples  # of luck, for each of them
        self.rounds: i64 = rounds  # that they are played on, each valued at its end
        self.budget: i64 = budget  # positions looked at for a decision on the way, of a rival's fewer
        self.seed: i64 = seed
        self.asked: vec[i64] = vec[i64]([0] * KINDS)
        self.doubtful: bool = False  # was chance asked on the way?

    def ratings(self, kernel: Kernel, moves: vec[i64], samples: i64, chances: i64, budget: i64) -> vec[float]:
        """What each of the seat's moves is worth; the position stays as it is."""
        search = TurnEnds(self.valuation, self.seat, self.widest, samples, chances, self.seed, self.ends)
        values = search.ratings(kernel, moves, budget)
        count: i64 = len(moves)
        found = vec[float]([0.0] * count)
        followed = vec[i64]([0] * count)
        played = self.play_on(search.ends, kernel)
        least = 0.0
        for end in range(len(search.ends)):
            value = played[end]
            if end == 0 or value - search.worth[end] < least:
                least = value - search.worth[end]
            for k in range(count):
                if moves[k] == search.firsts[end] and (followed[k] == 0 or value > found[k]):
                    found[k] = value
                    followed[k] = 1
        for k in range(count):
            if followed[k] == 0:
                found[k] = values[k] + least
        return found

    def play_on(self, ends: list[Kernel], kernel: Kernel) -> vec[float]:
        """What each end leads to, on average.

        Each time the throws are doubled the better half of the ends goes on; the others count at most as
        much as the least of it.
        """
        count: i64 = len(ends)
        total = vec[float]([0.0] * count)
        values = vec[float]([0.0] * count)
        settled = vec[i64]([0] * count)  # nothing was left to chance
        alive = vec[i64](list(range(count)))
        for sample in range(self.samples):
            for k in alive:
                if settled[k] == 0:
                    end = ends[k].clone()
                    self.asked = vec[i64]([0] * KINDS)
                    self.doubtful = False
                    total[k] += self.outlook(end, kernel.turns + 1, mix(self.seed, sample + 1))
                    values[k] = total[k] / float(sample + 1)
                    if not self.doubtful:
                        settled[k] = 1
            if sample & (sample + 1) == 0 and 0 < sample < self.samples - 1 and len(alive) > 2:
                alive = best_half(values, alive)
                least = values[alive[len(alive) - 1]]
                for k in range(count):
                    if values[k] > least and not is_among(alive, len(alive), k):
                        values[k] = least
        return values

    def outlook(self, kernel: Kernel, turns: i64, luck: i64) -> float:
        """What stands there whenever the turn has come round, on average. The position is used up."""
        total = 0.0
        for _ in range(self.rounds):
            turns += self.valuation.players
            self.play_until(kernel, turns, luck)
            total += self.valuation.value(kernel, self.seat)
        return total / float(self.rounds)

    def play_until(self, kernel: Kernel, until: i64, luck: i64) -> None:
        search = ValuedSearch(self.valuation, -1, self.widest, 1, 1, luck)
        turn: i64 = -1
        while not kernel.over and kernel.turns < until:
            if kernel.player == CHANCE:
                self.answer_chance(kernel, luck)
                continue
            if kernel.player != search.seat or kernel.turns != turn:
                search = ValuedSearch(self.valuation, kernel.player, self.widest, 1, 1, luck)
                turn = kernel.turns
            count = kernel.promising(search.moves)
            if count == 1:
                kernel.apply(search.moves[0])
                continue
            moves = search.moves[:count]
            budget = self.budget if kernel.player == self.seat else self.budget // RIVALS
            values = search.ratings(kernel, moves, budget)
            best: i64 = 0
            for k in range(1, count):
                if values[k] > values[best]:
                    best = k
            kernel.apply(moves[best])

    def answer_chance(self, kernel: Kernel, luck: i64) -> None:
        """The same answer to the same question: of what kind, about whom, the how manyth."""
        self.doubtful = True
        kind = (kernel.phase * 8 + kernel.chance_about() + 3) % KINDS
        self.asked[kind] += 1
        kernel.deal(Rng(mix(mix(luck, kind), self.asked[kind])))


class AheadInHurry(Ahead):
    """Where the game knows a sensible move at once: many quick playouts instead of a few careful ones."""

    def play_on(self, ends: list[Kernel], kernel: Kernel) -> vec[float]:
        count: i64 = len(ends)
        if count == 0:
            return vec[float]()
        seen = [end.seen_by(self.seat) for end in ends]
        nothing = vec[i64]([-1] * count)
        playouts = Playouts(self.valuation, self.seat, self.rounds)
        return playouts.compare(seen, nothing, kernel.lap() + self.rounds, self.samples * count, self.seed)
