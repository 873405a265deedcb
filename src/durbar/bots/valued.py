"""The search of one turn with a fitted valuation.

Where all answer at once a seat looks at its own moves only: what the others do then is as open before one
move as before another.
"""

from mypy_extensions import i64

from durbar.bots.search import Search
from durbar.bots.valuation import Valuation
from durbar.core.kernel import BIT, Kernel
from durbar.core.vecs import vec


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
