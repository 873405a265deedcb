"""What a position is worth, learned from games: named figures of every seat, weighed by the clock.

The kernel writes its figures (`features`), a file has the weights (`durbar.bots.weights`). A figure f counts
f · (w0 + w1·t + w2·t²), t being the clock; the seat's own figures and those of its rivals, on average, have
weights of their own, and each chapter of a game too. The sum is the lead at the end that may be expected, in
points, or nearly the own score where rivals count for little (`envy`). Compiled with the kernels; it knows
no game, and it is asked for positions by the hundred thousand.
"""

from math import exp

from mypy_extensions import i64

from durbar.core.kernel import Kernel
from durbar.core.vecs import vec


class Valuation:
    """Weights for one game and number of players; one object serves any number of searches at once.

    Without any (a width of 0) a position is worth what the kernel appraises.
    """

    def __init__(
        self,
        players: i64,
        width: i64,
        own: vec[float],
        rival: vec[float],
        spread: vec[float],
        envy: float,
        nobody: bool,
    ) -> None:
        self.players: i64 = players
        self.width: i64 = width
        self.own: vec[float] = own  # [chapter][feature][power]
        self.rival: vec[float] = rival
        self.spread: vec[float] = spread  # by power: points of lead that multiply the odds by e
        self.envy: float = envy  # how much a point of the others counts against an own one
        self.nobody: bool = nobody  # everybody may lose: nobody is one rival more, who ends with 0 points
        self.blank: vec[float] = vec[float]([0.0] * (players * width))

    def value(self, kernel: Kernel, seat: i64) -> float:
        """How far `seat`, with its team, may end ahead of the others, in points; exact once it is over."""
        if kernel.over or self.width == 0:
            return lead(kernel, seat, self.players, self.envy)
        rows = self.blank[:]
        kernel.features(rows)
        return self.lead_in(kernel, rows, seat)

    def lead_in(self, kernel: Kernel, rows: vec[float], seat: i64) -> float:
        """The same, where the figures have been written already."""
        width = self.width
        first = kernel.chapter() * width * 3
        t = kernel.clock()
        side = kernel.side(seat)
        own = 0.0
        rivals = 0.0
        mates = 0.0
        for each in range(self.players):
            if kernel.side(each) == side:
                own += weigh(self.own, first, rows, each * width, width, t)
                mates += 1.0
            else:
                rivals += weigh(self.rival, first, rows, each * width, width, t)
        others = float(self.players) / mates - 1.0  # teams
        return own + rivals / others if others > 0.0 else own

    def chances(self, kernel: Kernel) -> vec[float]:
        """By seat: the chance to win, alone or with its team; what is missing to 1 is nobody's."""
        found = vec[float]([0.0] * self.players)
        rows = self.blank[:]
        if not kernel.over and self.width > 0:
            kernel.features(rows)
        spread = self.spread_at(kernel)
        total = 1.0 if self.nobody else 0.0
        for seat in range(self.players):
            value = (
                lead(kernel, seat, self.players, self.envy)
                if kernel.over or self.width == 0
                else self.lead_in(kernel, rows, seat)
            )
            power = value / spread
            found[seat] = exp(max(min(power, 60.0), -60.0))
            mates: i64 = 0
            for each in range(self.players):
                if kernel.side(each) == kernel.side(seat):
                    mates += 1
            total += found[seat] / float(mates)
        for seat in range(self.players):
            found[seat] = found[seat] / total
        return found

    def spread_at(self, kernel: Kernel) -> float:
        """Points that multiply the odds to win by e."""
        if kernel.over:
            return 0.1
        t = kernel.clock()
        return max(self.spread[0] + self.spread[1] * t + self.spread[2] * t * t, 1.0)


def weigh(weights: vec[float], first: i64, rows: vec[float], row: i64, width: i64, t: float) -> float:
    """One row of figures by the weights of one chapter."""
    total = 0.0
    square = t * t
    at = first
    for k in range(width):
        figure = rows[row + k]
        if figure != 0.0:
            total += figure * (weights[at] + weights[at + 1] * t + weights[at + 2] * square)
        at += 3
    return total


def lead(kernel: Kernel, seat: i64, players: i64, envy: float) -> float:
    """How far a seat's side is ahead of the others' mean, as the kernel appraises everybody."""
    side = kernel.side(seat)
    own = 0.0
    others = 0.0
    mates = 0.0
    for each in range(players):
        if kernel.side(each) == side:
            own += kernel.appraise(each)
            mates += 1.0
        else:
            others += kernel.appraise(each)
    sides = float(players) / mates - 1.0
    return own - envy * others / sides if sides > 0.0 else own


def rows_of(kernel: Kernel, players: i64, width: i64) -> list[float]:
    """All figures, row by row, for those who fit weights or give reasons."""
    rows = vec[float]([0.0] * (players * width))
    kernel.features(rows)
    return [rows[k] for k in range(players * width)]
