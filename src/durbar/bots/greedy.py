"""The bot that makes the most of its turn and thinks no further."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from durbar.core import Bot, Kernel, Move, OptionError, Rng, Seed, View, rng_of
from durbar.core.vecs import vec

from .search import Search

BUDGET = 10_000  # positions looked at for one decision, fewer where one takes longer to value (`Rules.COST`)
ALONE = 3  # times as much is a position to look at where one plays alone
GUESSES = 3  # of what the seat cannot see
SAMPLES = 4  # throws tried out wherever chance decides
CHANCES = 1
ENVY = 0.2


class GreedyBot(Bot):
    """Looks one turn ahead and takes what leaves it in the best place.

    What it cannot see it guesses, a few times over. The same seed and the same view always give the
    same answer, whatever was asked before. It looks at no more than `budget` positions for a decision: if
    there are more moves than that, at some from all over their list. What has only one answer, and what
    others answer at the same time, is played on without being counted.
    """

    name = "greedy"

    def __init__(self, seed: Seed = 0, budget: int | None = None) -> None:
        if budget is not None and budget < 1:
            raise OptionError(f"budget is {budget}; it is 1 or more", field="budget")
        self._seed = rng_of(seed).seed
        self.budget = budget  # None: what takes about as long in every game

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        return max(self.advise(view), key=lambda advice: advice[1])[0]

    def advise(self, view: View) -> list[tuple[Move, float]]:
        """Every legal move and what it is worth, in points; in the order of the moves."""
        moves, seat = view.moves, view.seat
        if seat is None or not moves:
            return []
        rng = Rng(self._seed ^ view.kernel.fingerprint())
        guesses = guess(view, rng)
        usual = BUDGET // view.game.COST // (ALONE if view.game.players == 1 else 1)
        budget = usual if self.budget is None else self.budget
        ids = affordable(moves.ids, budget)
        del guesses[max(1, budget // (2 * len(ids))) :]  # rather one guess well than three at a glance
        worth = [0.0] * len(ids)
        for kernel in guesses:
            search = Search(seat, view.game.players, view.game.widest, SAMPLES, CHANCES, ENVY, rng.seed)
            found = search.ratings(kernel, vec[i64](ids), budget // len(guesses))
            worth = [sum(pair) for pair in zip(worth, found, strict=True)]
        looked = {number: value / len(guesses) for number, value in zip(ids, worth, strict=True)}
        rest = min(looked.values()) - 1.0  # there was no time to look at them
        return [(move, looked.get(move.id, rest)) for move in moves]


def affordable(ids: Sequence[int], budget: int) -> Sequence[int]:
    """As many as the budget lets one look at, from all over the list."""
    if len(ids) <= budget:
        return ids
    return [ids[k * len(ids) // budget] for k in range(budget)]


def guess(view: View, rng: Rng) -> list[Kernel]:
    """A few positions the seat could be in; a single one if it sees everything."""
    guesses: dict[int, Kernel] = {}
    for _ in range(GUESSES):
        kernel = view.kernel.clone()
        kernel.fill(rng)
        guesses[kernel.fingerprint()] = kernel
    return list(guesses.values())
