"""The bot that looks one turn ahead and knows from many games what a position is worth."""

from __future__ import annotations

from mypy_extensions import i64

from durbar.core import Bot, Move, Rng, Seed, View, rng_of
from durbar.core.vecs import is_compiled, vec

from .greedy import CHANCES, SAMPLES, GreedyBot, guess
from .valuation import Valuation
from .valued import Contest, ValuedSearch, promising_in
from .weights import valuation_of

BUDGET = 10_000  # positions looked at for one decision
TRIED = 10  # bids that are played out
PLAYOUTS = 32  # of each
COMPILED = is_compiled()
PURE = 12  # interpreted rules take so many times as long, and get as much less to look at


class FittedBot(Bot):
    """Looks one turn ahead; plays bids out to the end of the round. Without fitted weights it is greedy.

    The same seed and the same view always give the same answer, whatever was asked before.
    """

    name = "fitted"

    def __init__(
        self,
        seed: Seed = 0,
        budget: int = BUDGET,
        playouts: int = PLAYOUTS,
        valuation: Valuation | None = None,
    ) -> None:
        self._seed = rng_of(seed).seed
        self.budget = budget
        self.playouts = playouts
        self._valuation = valuation
        self._greedy = GreedyBot(seed, budget)

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        return max(self.advise(view), key=lambda advice: advice[1])[0]

    def advise(self, view: View) -> list[tuple[Move, float]]:
        """Every legal move and the lead, in points, that it may end with; in the order of the moves."""
        moves, seat = view.moves, view.seat
        if seat is None or not moves:
            return []
        valuation = self._valuation or valuation_of(view.game)
        if valuation is None:
            return self._greedy.advise(view)
        budget = max(self.budget // view.game.COST // (1 if COMPILED else PURE), 1)
        rng = Rng(self._seed ^ view.kernel.fingerprint())
        if view.kernel.is_contest() and self.playouts:
            playouts = max(self.playouts // (1 if COMPILED else PURE), 1)
            contest = Contest(valuation, seat, view.game.widest, TRIED, playouts)
            found = list(contest.ratings(view.kernel, vec[i64](moves.ids), rng.seed))
            return list(zip(moves, found, strict=True))
        guesses = guess(view, rng)
        ids = promising_in(guesses[0], view.game.widest)
        del guesses[max(1, budget // (2 * len(ids))) :]
        worth = [0.0] * len(ids)
        for kernel in guesses:
            search = ValuedSearch(valuation, seat, view.game.widest, SAMPLES, CHANCES, rng.seed)
            found = list(search.ratings(kernel, vec[i64](ids), budget // len(guesses)))
            worth = [sum(pair) for pair in zip(worth, found, strict=True)]
        looked = {number: value / len(guesses) for number, value in zip(ids, worth, strict=True)}
        rest = min(looked.values()) - 1.0  # not worth a look
        return [(move, looked.get(move.id, rest)) for move in moves]
