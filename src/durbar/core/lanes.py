"""Many games side by side, one in each lane; what they ask is written where NumPy looks on.

The rows belong to this object and are never replaced, so that arrays over their memory stay true.
"""

from typing import Final

from mypy_extensions import i16, i64, u8

from durbar.core.kernel import CHANCE, Kernel, Rng, mix
from durbar.core.sheet import Sheet
from durbar.core.vecs import vec

RESULT: Final = 0  # what is rewarded
MARGIN: Final = 1
SHAPED: Final = 2


class Lanes:
    """`count` games from one beginning. `step` answers what is asked in all of them."""

    def __init__(
        self, start: Kernel, count: i64, seats: i64, moves: i64, widest: i64, width: i64, reward: i64
    ) -> None:
        self.start: Kernel = start
        self.count: i64 = count
        self.seats: i64 = seats
        self.moves: i64 = moves
        self.widest: i64 = widest
        self.width: i64 = width  # numbers of an observation; 0: nobody wants any
        self.reward: i64 = reward
        self.kernels: list[Kernel] = [start.clone() for _ in range(count)]
        self.rngs: list[Rng] = [Rng(lane) for lane in range(count)]
        self.mask: vec[u8] = vec[u8]([0] * int(count * moves))
        self.asked: vec[i64] = vec[i64]([0] * int(count))  # the seat that is to answer
        self.done: vec[u8] = vec[u8]([0] * int(count))
        self.rewards: vec[float] = vec[float]([0.0] * int(count * seats))
        self.choices: vec[i16] = vec[i16]([0] * int(count))
        self.sheet: Sheet = Sheet(count * width)
        self.offered: vec[i16] = vec[i16]([0] * int(count * widest))
        self.offers: vec[i64] = vec[i64]([0] * int(count))  # how many of them, by lane
        self.worths: vec[float] = vec[float]([0.0] * int(count * seats))
        self.scratch: vec[i64] = vec[i64]([0] * int(widest))

    def reset(self, seed: i64) -> None:
        """A new game in every lane. What a lane is dealt follows from the seed and its number alone."""
        for lane in range(self.count):
            self.rngs[lane] = Rng(mix(mix(1, seed), lane))
            self.done[lane] = u8(0)
            for k in range(lane * self.seats, (lane + 1) * self.seats):
                self.rewards[k] = 0.0
            self._begin(lane)
            self._ask(lane)

    def first_illegal(self, actions: bytes) -> i64:
        """The first lane whose answer (two bytes each, the lower first) is not offered; -1 if all are."""
        for lane in range(self.count):
            action: i64 = actions[2 * lane] + 256 * actions[2 * lane + 1]
            if action >= self.moves or self.mask[lane * self.moves + action] == u8(0):
                return lane
        return -1

    def step(self, actions: bytes) -> None:
        """Answer in every lane; a game that ends is begun anew."""
        for lane in range(self.count):
            action: i64 = actions[2 * lane] + 256 * actions[2 * lane + 1]
            self._play(lane, action)
            self._ask(lane)

    def choose(self, rng: Rng) -> None:
        """Any offered move in every lane, evenly, into `choices`."""
        for lane in range(self.count):
            self.choices[lane] = self.offered[lane * self.widest + rng.below(self.offers[lane])]

    def _play(self, lane: i64, action: i64) -> None:
        kernel = self.kernels[lane]
        kernel.apply(action)
        rng = self.rngs[lane]
        while kernel.player == CHANCE:
            kernel.deal(rng)
        if self.reward == SHAPED:
            self._reward_change(lane)
        if kernel.over:
            if self.reward != SHAPED:
                self._reward_end(lane)
            self.done[lane] = u8(1)
            self._begin(lane)
        elif self.done[lane] != u8(0):
            self.done[lane] = u8(0)
            if self.reward != SHAPED:
                for k in range(lane * self.seats, (lane + 1) * self.seats):
                    self.rewards[k] = 0.0

    def _begin(self, lane: i64) -> None:
        kernel = self.start.clone()
        self.kernels[lane] = kernel
        rng = self.rngs[lane]
        while kernel.player == CHANCE:
            kernel.deal(rng)
        if self.reward == SHAPED:
            for seat in range(self.seats):
                self.worths[lane * self.seats + seat] = kernel.appraise(seat)

    def _ask(self, lane: i64) -> None:
        kernel = self.kernels[lane]
        first = lane * self.widest
        row = lane * self.moves
        for k in range(first, first + self.offers[lane]):
            self.mask[row + i64(self.offered[k])] = u8(0)
        scratch = self.scratch
        offers = kernel.legal(scratch)
        for k in range(offers):
            move = scratch[k]
            self.offered[first + k] = i16(move)
            self.mask[row + move] = u8(1)
        self.offers[lane] = offers
        self.asked[lane] = kernel.player
        if self.width > 0:
            self.sheet.at = lane * self.width
            kernel.observe(kernel.player, self.sheet)

    def _reward_end(self, lane: i64) -> None:
        """What everybody has made of the game, less the mean of what the others have."""
        kernel = self.kernels[lane]
        first = lane * self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] = (
                kernel.share(seat) if self.reward == RESULT else kernel.appraise(seat)
            )
        self._compare(first)

    def _reward_change(self, lane: i64) -> None:
        """How much everybody's worth has risen, less the mean of how much the others' has."""
        kernel = self.kernels[lane]
        first = lane * self.seats
        for seat in range(self.seats):
            worth = kernel.appraise(seat)
            self.rewards[first + seat] = worth - self.worths[first + seat]
            self.worths[first + seat] = worth
        self._compare(first)

    def _compare(self, first: i64) -> None:
        if self.seats == 1:
            return
        total = 0.0
        for k in range(first, first + self.seats):
            total += self.rewards[k]
        others = float(self.seats - 1)
        for k in range(first, first + self.seats):
            self.rewards[k] -= (total - self.rewards[k]) / others
