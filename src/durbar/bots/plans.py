"""The bot that thinks in whole turns: for games that know their own good lines (`Rules.planner`).

It follows the line that promises most, or lets the best few be rehearsed to the end of a round. The weights
that ship with the package are found by self-play (`tools/train`); a file names the rules, the content and the
weights it is for, and other content is not planned by it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from mypy_extensions import i64

from durbar.core import Bot, Move, Planner, Rng, Rules, Seed, View, rng_of
from durbar.core.content import canonical
from durbar.core.vecs import vec

from .planning import Rehearsal
from .weights import read_weights

LINES = 8  # that are rehearsed
STAGES = 3  # after each the worse half is left out
LAPS = 1  # rounds that a rehearsal lasts, the present one included
TRUST = 3.0  # what the planner promised counts as so many rehearsals

Line = tuple[vec[i64], float]  # moves, and what they promise


@dataclass(frozen=True)
class Bent:
    """Weights of plans instead of those shipped, and by name of a thing that a rehearsal ends with
    (`Planner.things`) how much more it counts than it is worth."""

    weights: tuple[float, ...]
    tastes: Mapping[str, float]


PLAIN = Bent((), {})  # the shipped weights, and everything for what it is worth


def plan_weights(kind: type[Rules], players: int) -> Mapping[str, float] | None:
    """The shipped weights for this number of players, or for the nearest there is; None for other rules."""
    for number in sorted(range(2, kind.seats[1] + 1), key=lambda n: (abs(n - players), n)):
        table = read_weights(f"{kind.id}-plans-{number}.json")
        if table is not None and table["digest"] in [
            plan_digest(kind, edition) for edition in kind.editions()
        ]:
            weights: Mapping[str, float] = table["weights"]
            return weights
    return None


@cache
def plan_digest(kind: type[Rules], edition: int | None = None) -> str:
    """What weights of plans depend on: the rules, the house's content, and what is weighed."""
    content = kind.content_of(edition)
    told = {
        "rules": kind.rules_version,
        "content": {file: canonical(content.table(file)) for file in content.files},
        "plans": list(kind.PLANS),
    }
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


@cache
def _shipped(kind: type[Rules], players: int) -> tuple[float, ...] | None:
    weights = plan_weights(kind, players) if kind.PLANS else None
    return None if weights is None else tuple(weights[name] for name in kind.PLANS)


def planner_of(game: Rules, weights: Sequence[float] | None = None) -> Planner | None:
    """The planner of a game with these weights, or with those shipped; None where there is none."""
    if game.content.own or not game.PLANS:
        return None
    found = weights or _shipped(type(game), game.players)
    return None if found is None else game.planner(vec[float](list(found)))


class PlannedBot(Bot):
    """Plans whole turns. The same seed and the same view always give the same answer."""

    name = "planning"

    def __init__(self, seed: Seed = 0, rehearsals: int = 0, bent: Bent = PLAIN) -> None:
        self._seed = rng_of(seed).seed
        self.rehearsals = rehearsals  # of all lines together; 0: what the planner promises is believed
        self._bent = bent

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        return max(self.advise(view), key=lambda advice: advice[1])[0]

    def advise(self, view: View, only: Sequence[Move] = ()) -> list[tuple[Move, float]]:
        """Every legal move and what the best line that begins with it promises; in the order of the moves.

        If it is about `only` a few moves, they are rehearsed, each going on as the planner likes best.
        """
        if only:
            return self._compare(view, only)
        planner = planner_of(view.game, self._bent.weights)
        assert planner is not None, "a game without plans"
        rng = Rng(self._seed ^ (view.kernel.fingerprint() & 0xFFFFFFFF))
        kernel = view.kernel.clone()
        kernel.fill(rng)
        planner.propose(kernel)
        lines = distinct(zip(planner.lines, planner.values, strict=True))
        worth: dict[int, float] = {}
        for line, value in lines:
            worth.setdefault(int(line[0]), float(value))
        tried = lines[: min(LINES, self.rehearsals)]
        if len({int(line[0]) for line, _ in tried}) > 1:
            worth = self._rehearse(view, planner, tried, worth)
        rest = min(worth.values()) - 1.0
        return [(move, worth.get(move.id, rest)) for move in view.moves]

    def _compare(self, view: View, moves: Sequence[Move]) -> list[tuple[Move, float]]:
        planner, seat = planner_of(view.game, self._bent.weights), view.seat
        assert planner is not None
        assert seat is not None
        rehearsal = Rehearsal(planner, seat, view.game.players, LAPS, dict(self._bent.tastes))
        count = max(self.rehearsals // len(moves), 1)
        rated = []
        for move in moves:
            line = vec[i64]([move.id])
            found = [rehearsal.rate(view.kernel, line, self._seed + 7919 * k) for k in range(count)]
            rated.append((move, sum(found) / count))
        return rated

    def _rehearse(
        self, view: View, planner: Planner, tried: Sequence[Line], promised: Mapping[int, float]
    ) -> dict[int, float]:
        """What moves are worth after rehearsals of the best lines, all with the same guesses and luck.

        The worse half is left out after a third of them, and again after another. What the planner promised
        counts as some rehearsals, so that luck alone overturns nothing. A move whose lines were not rehearsed
        stays as far behind the last one as it was promised.
        """
        assert view.seat is not None
        rehearsal = Rehearsal(planner, view.seat, view.game.players, LAPS, dict(self._bent.tastes))
        found = [Rehearsed(value - tried[0][1]) for _, value in tried]
        going = list(range(len(tried)))
        for stage in range(STAGES):
            for _ in range(max(self.rehearsals // STAGES // len(going), 1)):
                for k in going:
                    seed = self._seed + 7919 * found[k].count
                    found[k].total += rehearsal.rate(view.kernel, tried[k][0], seed)
                    found[k].count += 1
            if stage == 0:
                usual = sum(each.total for each in found) / sum(each.count for each in found)
            going.sort(key=lambda k: -found[k].worth(usual))
            del going[max(2, (len(going) + 1) // 2) :]
        worth: dict[int, float] = {}
        for (line, _), each in zip(tried, found, strict=True):
            worth[int(line[0])] = max(each.worth(usual), worth.get(int(line[0]), each.worth(usual)))
        least, last = min(worth.values()), tried[-1][1]
        return {move: worth.get(move, least + value - last) for move, value in promised.items()}


@dataclass
class Rehearsed:
    """What came of one line so far, and what the planner promised of it beside the best."""

    promised: float
    total: float = 0.0
    count: int = 0

    def worth(self, usual: float) -> float:
        """In points; what was promised begins at what lines usually come to."""
        return usual + (TRUST * self.promised + self.total - usual * self.count) / (TRUST + self.count)


def distinct(lines: Iterable[Line]) -> list[Line]:
    """Best first, each set of moves once: in which order tokens are placed is all the same."""
    found: dict[tuple[int, ...], Line] = {}
    for line, value in sorted(lines, key=lambda line: -line[1]):
        found.setdefault(tuple(sorted(int(move) for move in line)), (line, value))
    return list(found.values())
