"""The bot that looks one turn ahead and knows from many games what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from durbar.core import Bot, Kernel, Move, Rng, Seed, View, rng_of
from durbar.core.vecs import is_compiled, vec

from .ahead import Ahead, AheadInHurry
from .alone import advise_alone
from .greedy import CHANCES, SAMPLES, GreedyBot, guess
from .plans import PLAIN, Bent, PlannedBot, planner_of
from .playouts import Playouts
from .valuation import Valuation
from .valued import ValuedSearch, promising_in
from .weights import valuation_of

BUDGET = 10_000  # positions looked at for one decision
TRIED = 20  # bids that are played out
PLAYOUTS = 32  # of each
LAPS = 1  # rounds that they are played out for, the present one included
REHEARSAL = 50  # positions that one rehearsal of a planned line looks at
LUCK = 8  # throws that the end of a turn is played on with
QUICK = 32  # ... where a sensible move is known at once
ROUNDS = 2  # that it is played on
ON_THE_WAY = 2_000  # positions looked at on the way for one decision of everybody, of rivals a quarter
SLOWER = 1 if is_compiled() else 12  # times as long as compiled rules: as much less is looked at
PATIENCE = 1 if is_compiled() else 3  # ... and played on as much less


class FittedBot(Bot):
    """Looks one turn ahead; plays bids out to the end of the round. Where the game has plans it follows
    those, and without fitted weights it is greedy.

    The same seed and the same view always give the same answer, whatever was asked before.
    """

    name = "fitted"

    def __init__(
        self,
        seed: Seed = 0,
        budget: int = BUDGET,
        playouts: int = PLAYOUTS,
        valuation: Valuation | None = None,
        ends: int = 0,
        bent: Bent = PLAIN,
        laps: int = LAPS,
        on_the_way: int = ON_THE_WAY,
    ) -> None:
        self._seed = rng_of(seed).seed
        self.budget = budget
        self.playouts = playouts
        self.ends = ends  # of its turn that are played on until it comes round again
        self.laps = laps
        self.on_the_way = on_the_way
        self._valuation = valuation
        self._bent = bent  # where the game has plans
        self._greedy = GreedyBot(seed, max(budget // SLOWER, 20))

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        return max(self.advise(view), key=lambda advice: advice[1])[0]

    def advise(self, view: View, only: Sequence[Move] = ()) -> list[tuple[Move, float]]:
        """Every legal move, or `only` these, and the lead, in points, that it may end with; in their order.

        Of all moves those that promise little are not looked at; of a few all are.
        """
        moves, seat = only or view.moves, view.seat
        if seat is None or not moves:
            return []
        if self._valuation is None and planner_of(view.game) is not None:
            rehearsals = self.budget // REHEARSAL // SLOWER
            return PlannedBot(self._seed, rehearsals, self._bent).advise(view, only)
        valuation = self._valuation or valuation_of(view.game)
        if view.game.players == 1 and view.kernel.has_policy():
            seed = self._seed ^ int(view.kernel.fingerprint())
            return advise_alone(view, max(self.playouts // SLOWER, 1), seed, only)
        if valuation is None:
            return self._greedy.advise(view)
        budget = max(self.budget // view.game.COST // SLOWER, 1)
        rng = Rng(self._seed ^ view.kernel.fingerprint())
        if view.kernel.is_contest() and view.kernel.has_policy() and self.playouts:
            return self._play_out(valuation, view, int(rng.seed), only)
        guesses = guess(view, rng)
        ids = [move.id for move in only] or promising_in(guesses[0], view.game.widest)
        enough = budget // (2 * len(ids))
        if self.ends and view.kernel.has_policy():
            enough = 1  # every playout guesses anew
        del guesses[max(1, enough) :]
        worth = [0.0] * len(ids)
        for kernel in guesses:
            found = self._search(valuation, view, kernel, ids, budget // len(guesses), rng.seed)
            worth = [sum(pair) for pair in zip(worth, found, strict=True)]
        looked = {number: value / len(guesses) for number, value in zip(ids, worth, strict=True)}
        rest = min(looked.values()) - 1.0  # not worth a look
        return [(move, looked.get(move.id, rest)) for move in moves]

    def _play_out(
        self, valuation: Valuation, view: View, seed: int, only: Sequence[Move]
    ) -> list[tuple[Move, float]]:
        """The bids that look best, played out with the same luck for each."""
        seat = int(view.seat or 0)
        guessed = view.kernel.clone()
        guessed.fill(Rng(seed))
        glances = {}
        moves = only or view.moves
        for move in moves:
            branch = guessed.clone()
            branch.apply(move.id)
            glances[move.id] = valuation.value(branch, seat)
        tried = sorted(glances, key=lambda number: -glances[number])[:TRIED]
        playouts = max(self.playouts // SLOWER, 1) * len(tried)
        search = Playouts(valuation, seat, self.laps)
        found = list(search.ratings(view.kernel, vec[i64](tried), playouts, seed))
        known = dict(zip(tried, found, strict=True))
        rest = min(found) - 1.0
        return [(move, known.get(move.id, rest)) for move in moves]

    def _search(
        self, valuation: Valuation, view: View, kernel: Kernel, ids: list[int], budget: int, seed: int
    ) -> list[float]:
        """What the moves are worth in one of the positions that the seat could be in."""
        moves, seat, widest = vec[i64](ids), int(view.seat or 0), view.game.widest
        if not self.ends:
            search = ValuedSearch(valuation, seat, widest, SAMPLES, CHANCES, seed)
            return list(search.ratings(kernel, moves, budget))
        ends = max(self.ends // PATIENCE, 2)
        if kernel.has_policy():
            quick = max(QUICK // SLOWER, 2)
            hurry = AheadInHurry(valuation, seat, widest, ends, quick, self.laps, 0, seed)
            return list(hurry.ratings(kernel, moves, SAMPLES, CHANCES, budget))
        luck, on_the_way = max(LUCK // PATIENCE, 2), self.on_the_way // view.game.players // SLOWER
        ahead = Ahead(valuation, seat, widest, ends, luck, ROUNDS, on_the_way, seed)
        return list(ahead.ratings(kernel, moves, SAMPLES, CHANCES, budget))
