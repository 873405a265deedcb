"""How a game is judged, for hints and reports: everybody's chance to win, what moves are worth, and why.

There are three ways, by what is known of a game: fitted weights, or else what its kernel appraises; whole
turns, where it has plans; and alone at a table the kernel's own outlook. A reason is a difference in named
things between the ends of two turns, in points (alone: in cards). Nothing here is a word; a reason names the
text of its thing.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import i64

from durbar.core import CHANCE, Kernel, Move, Planner, Rng, View
from durbar.core.rules import Rules
from durbar.core.vecs import vec

from .alone import SURE_WIN
from .fitted import REHEARSAL, FittedBot
from .greedy import CHANCES, SAMPLES, guess
from .levels import LEVELS, level_in, measured_for
from .plans import planner_of
from .valuation import Valuation, rows_of
from .valued import ValuedSearch, promising_in
from .weights import appraising, valuation_of

BUDGET = 2_000  # positions looked at for one decision
PLAYOUTS = 12
REHEARSALS = 8  # where there are plans
TOLD = 0.3  # points that are worth a reason
MOST_REASONS = 3
GLANCES = 150  # positions looked at for each step of a line

Reason = tuple[str, float]  # a text of the game, and points more or fewer


def judgement_of(game: Rules) -> Judgement | None:
    """How this game is judged; None if somebody plays alone and the game has no plan for that."""
    if game.players == 1:
        return Alone(game) if game.new_kernel().has_policy() else None
    planner = planner_of(game)
    return Weighed(game) if planner is None else Planned(game, planner)


class Judgement(ABC):
    """What is asked about positions and moves of one game."""

    known = True  # are chances more than a guess from what the rules appraise?

    def __init__(self, game: Rules) -> None:
        self.game = game

    @abstractmethod
    def chances(self, kernel: Kernel) -> list[float]:
        """By seat: the chance to win, alone or with its team; what is missing to 1 is nobody's."""

    @abstractmethod
    def chance(self, view: View, behind: float, best: float) -> float:
        """The chance to win with a move whose worth is so far `behind` that of the `best`."""

    def rate(self, view: View, thought: int, seed: int) -> list[tuple[Move, float]]:
        """What all moves are worth; more than one thought looks as far ahead as the strongest level."""
        return self.bot(thought, seed).advise(view)

    def compare(self, view: View, moves: Sequence[Move], thought: int, seed: int) -> list[float]:
        """What these moves are worth, with other guesses and another luck than those that chose them."""
        return [worth for _, worth in self.bot(thought, ~seed & 0xFFFFFFFF).advise(view, moves)]

    def bot(self, thought: int, seed: int) -> FittedBot:
        """Who looks at moves."""
        level = level_in(LEVELS[-1], measured_for(self.game))
        ends, laps = (level.ends, level.laps) if thought > 1 else (0, 1)
        return FittedBot(seed, BUDGET * thought, PLAYOUTS * thought, self.weights, ends, laps=laps)

    @property
    def weights(self) -> Valuation | None:
        """What a bot weighs by; None for what ships with the game."""
        return None

    def reasons(self, view: View, better: Move, other: Move) -> tuple[Reason, ...]:
        """What a turn that begins with one move has more of than one with the other, most telling first."""
        seat = int(view.seat or 0)
        ends = self.end_of_turn(view, seat, better), self.end_of_turn(view, seat, other)
        if any(end.over for end in ends):
            return ()
        points: dict[str, float] = {}
        for sign, kernel in zip((1.0, -1.0), ends, strict=True):
            for text, worth in self.things(kernel, seat):
                points[text] = points.get(text, 0.0) + sign * worth
        telling = sorted(points.items(), key=lambda pair: -abs(pair[1]))
        return tuple((text, round(worth, 1)) for text, worth in telling[:MOST_REASONS] if abs(worth) >= TOLD)

    def end_of_turn(self, view: View, seat: int, move: Move) -> Kernel:
        """Where a move leads if its player goes on well: the position when somebody else is to act."""
        rng = Rng(7 ^ view.kernel.fingerprint())
        kernel = guess(view, rng)[0]
        kernel.apply(move.id)
        while not kernel.over:
            if kernel.player == CHANCE:
                after = kernel.clone()
                while after.player == CHANCE:
                    after.deal(rng)
                if after.player != seat or not self.goes_on(kernel, after):
                    break
                kernel = after
            elif kernel.player != seat or not self.goes_on(view.kernel, kernel):
                break
            else:
                kernel.apply(self.next_move(kernel, seat, rng))
        return kernel

    def goes_on(self, before: Kernel, after: Kernel) -> bool:
        """Is it still the same turn, as far as turns can be told apart?"""
        return True

    @abstractmethod
    def next_move(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        """How a turn goes on."""

    @abstractmethod
    def things(self, kernel: Kernel, seat: int) -> list[Reason]:
        """What counts in a position and has a name, in points for the seat."""


class Weighed(Judgement):
    """By fitted weights; where there are none, by what the kernel appraises, which gives no reasons."""

    def __init__(self, game: Rules) -> None:
        super().__init__(game)
        fitted = valuation_of(game)
        self.known = fitted is not None
        self.valuation = fitted or appraising(game)

    @property
    def weights(self) -> Valuation:
        return self.valuation

    def chances(self, kernel: Kernel) -> list[float]:
        return list(self.valuation.chances(kernel))

    def chance(self, view: View, behind: float, best: float) -> float:
        return chance_with(view, self.valuation, best - behind)

    def next_move(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        ids = promising_in(kernel, self.game.widest)
        search = ValuedSearch(self.valuation, seat, self.game.widest, SAMPLES, CHANCES, rng.seed)
        worth = list(search.ratings(kernel, vec[i64](ids), GLANCES))
        return ids[worth.index(max(worth))]

    def things(self, kernel: Kernel, seat: int) -> list[Reason]:
        game, valuation = self.game, self.valuation
        if valuation.width == 0:
            return []
        width = len(game.FEATURES)
        rows = rows_of(kernel, game.players, width)
        clock, first = float(kernel.clock()), int(kernel.chapter()) * width * 3
        team = kernel.side(seat)
        rivals = [each for each in range(game.players) if kernel.side(each) != team]
        told: list[Reason] = []
        for k, feature in enumerate(game.FEATURES):
            if not feature.says:
                continue
            at = first + 3 * k
            worth = 0.0
            for each in range(game.players):
                weights, share = (
                    (valuation.rival, 1 / len(rivals)) if each in rivals else (valuation.own, 1.0)
                )
                worth += rows[each * width + k] * share * polynomial(weights, at, clock)
            told.append((feature.says, worth))
        return told


class Planned(Judgement):
    """By plans of whole turns, which promise gains from here on; chances by what the kernel appraises.

    Where everybody may lose, nobody is one rival more, who ends with `par` points: an appraisal hopes for too
    much, the more so the later it is. Spread and par were fitted to 80 games.
    """

    SPREAD = 10.0  # points that multiply the odds to win by e
    PAR, PAR_LATER = 4.0, 13.0

    def __init__(self, game: Rules, planner: Planner) -> None:
        super().__init__(game)
        self.planner = planner

    def rate(self, view: View, thought: int, seed: int) -> list[tuple[Move, float]]:
        """At first what the planner promises is believed: to rehearse every decision takes too long."""
        return self.bot(thought if thought > 1 else 0, seed).advise(view)

    def bot(self, thought: int, seed: int) -> FittedBot:
        return FittedBot(seed, REHEARSAL * REHEARSALS * thought)

    def chances(self, kernel: Kernel) -> list[float]:
        if kernel.over:
            return [float(kernel.share(seat)) for seat in range(self.game.players)]
        return self.shares(kernel, [float(kernel.appraise(seat)) for seat in range(self.game.players)])

    def shares(self, kernel: Kernel, points: Sequence[float]) -> list[float]:
        """The chances of those who may end with so many points."""
        par = self.PAR + self.PAR_LATER * float(kernel.clock())
        powers = [math.exp(max(min((each - par) / self.SPREAD, 60.0), -60.0)) for each in points]
        total = math.fsum(powers) + (1.0 if self.game.ENVY < 1.0 else 0.0)
        return [power / total for power in powers]

    def chance(self, view: View, behind: float, best: float) -> float:
        seat = int(view.seat or 0)
        kernel = guess(view, Rng(7 ^ view.kernel.fingerprint()))[0]
        points = [float(kernel.appraise(each)) for each in range(self.game.players)]
        points[seat] -= behind
        return self.shares(kernel, points)[seat]

    def goes_on(self, before: Kernel, after: Kernel) -> bool:
        return before.turns == after.turns

    def next_move(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        self.planner.propose(kernel)
        return int(self.planner.lines[self.planner.best()][0])

    def things(self, kernel: Kernel, seat: int) -> list[Reason]:
        return list(self.planner.things(kernel, seat))


class Alone(Judgement):
    """At a table for one: by the plan that is nearest to a victory; things are counted in cards."""

    def chances(self, kernel: Kernel) -> list[float]:
        return [float(kernel.outlook())]

    def chance(self, view: View, behind: float, best: float) -> float:
        return min(max((best - behind) / SURE_WIN, 0.0), 1.0)

    def goes_on(self, before: Kernel, after: Kernel) -> bool:
        return before.lap() == after.lap()

    def next_move(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        return int(kernel.hasty(rng))

    def things(self, kernel: Kernel, seat: int) -> list[Reason]:
        return list(kernel.things())


def chance_with(view: View, valuation: Valuation, lead: float) -> float:
    """The chance to win with such a lead, against rivals who share the rest of it, and against nobody."""
    rivals = max(len({int(view.kernel.side(seat)) for seat in range(view.game.players)}) - 1, 1)
    spread = float(valuation.spread_at(view.kernel))
    power = min(lead / spread * (1 + 1 / rivals), 60.0)
    nobody = math.exp(-min(max(lead / spread, -60.0), 60.0)) if valuation.nobody else 0.0
    return 1 / (1 + rivals * math.exp(-power) + nobody)


def polynomial(weights: Sequence[float] | vec[float], at: int, clock: float) -> float:
    return float(weights[at] + weights[at + 1] * clock + weights[at + 2] * clock * clock)
