"""How a game is judged, for hints and reports: everybody's chance to win, what moves are worth, and why.

There are three ways, by what is known of a game: fitted weights, or else what its kernel appraises; whole
turns, where it has plans; and alone at a table the kernel's own outlook. A reason is a difference in named
things between the ends of two turns, in points (alone: in cards). Nothing here is a word; a reason names the
text of its thing.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence

from mypy_extensions import i64

from durbar.core import CHANCE, Kernel, Move, Planner, Rng, View
from durbar.core.rules import Rules
from durbar.core.vecs import vec

from .alone import LAPS, SURE_WIN
from .fitted import REHEARSAL, FittedBot
from .greedy import CHANCES, SAMPLES, guess
from .levels import LEVELS, level_in, measured_for
from .planning import follow, play_by
from .plans import distinct, planner_of
from .valuation import Valuation, rows_of
from .valued import ValuedSearch, promising_in
from .weights import appraising, valuation_of

BUDGET = 5_000  # positions looked at for one decision
PLAYOUTS = 20  # of every bid
BIDS_ENDED, TURNS_ENDED = 24, 8  # ways in which a bid, or a turn with luck, may end, for its reasons
REHEARSALS = 16  # where there are plans
ON_THE_WAY = 200  # less than a level has: a report judges many decisions, and nobody waits for minutes
WAYS = 4  # to go on with a turn that are looked at for its reasons, where there are plans
TOLD = 0.3  # points that are worth a reason
MOST_REASONS = 3  # but for gains without which they would add up to a loss
GLANCES = 150  # positions looked at for each step of a line

Reason = tuple[str, float]  # a text of the game, and how much more or less of it
Thing = tuple[str, float, float]  # a text of the game, how much of it there is, and what it is worth apiece


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
        playouts = PLAYOUTS * thought
        return FittedBot(
            seed, BUDGET * thought, playouts, self.weights, ends, laps=laps, on_the_way=ON_THE_WAY
        )

    @property
    def weights(self) -> Valuation | None:
        """What a bot weighs by; None for what ships with the game."""
        return None

    def reasons(self, view: View, better: Move, other: Move) -> tuple[Reason, ...]:
        """What a turn that begins with one move has more of than one with the other, what it gains first.

        If what can be named speaks against it at the end of the turn, it is better for what comes later; if
        it still does when the player's turn has come round again, there is no reason to give.
        """
        seat = int(view.seat or 0)
        for later in (False, True) if self.known else ():
            good, bad = self.ends(view, seat, better, later), self.ends(view, seat, other, later)
            if good and bad and (told := self.difference(good, bad, seat)):
                return told
        return ()

    def difference(self, good: Sequence[Kernel], bad: Sequence[Kernel], seat: int) -> tuple[Reason, ...]:
        """What some ends have more of than others, on average; nothing, if all of it together is no gain."""
        amounts: dict[str, float] = defaultdict(float)
        worths: dict[str, float] = defaultdict(float)
        for sign, ends in ((1.0, good), (-1.0, bad)):
            for end in ends:
                for text, amount, apiece in self.things(end, seat):
                    amounts[text] += sign * amount / len(ends)
                    worths[text] += sign * amount * apiece / len(ends)
        if math.fsum(worths.values()) <= 0.0:
            return ()
        most = max(worths, key=lambda text: worths[text])  # a loss alone would be no reason
        telling = sorted(worths, key=lambda text: (text != most, -abs(worths[text])))
        telling = [text for text in telling if abs(worths[text]) >= TOLD]
        told = telling[:MOST_REASONS]
        gains = [text for text in telling[MOST_REASONS:] if worths[text] > 0.0]
        while gains and math.fsum(worths[text] for text in told) <= 0.0:  # else the better move sounds worse
            told.append(gains.pop(0))
        if math.fsum(worths[text] for text in told) <= 0.0:  # the gains are all too small to be told
            return ()
        return tuple((text, round(amounts[text], 1)) for text in sorted(told, key=lambda text: -worths[text]))

    @abstractmethod
    def ends(self, view: View, seat: int, move: Move, later: bool) -> list[Kernel]:
        """Where a move leads, or where it leads later; nothing, if that is not looked at.

        If luck decides, several ends, all moves having the same luck.
        """

    @abstractmethod
    def things(self, kernel: Kernel, seat: int) -> list[Thing]:
        """What counts in a position for the seat, and has a name."""


class ByTurns(Judgement):
    """What a move is good for shows at the end of its turn; of a bid, at the end of the round."""

    rounds = 1  # until the end of which a bid is played out

    def ends(self, view: View, seat: int, move: Move, later: bool) -> list[Kernel]:
        if view.kernel.is_contest() and view.kernel.has_policy():
            rounds = self.rounds + later
            return [played_out(view, move, Rng(7919 * sample), rounds) for sample in range(BIDS_ENDED)]
        ends = []
        for sample in range(TURNS_ENDED):
            rng = Rng(view.kernel.fingerprint() ^ 7919 * sample)
            end, by_luck = self.end_of_turn(view, seat, move, rng)
            if later:
                self.play_until(end, seat, rng)
            ends.append(end)
            if not by_luck and not later:
                break
        return ends

    def play_until(self, kernel: Kernel, seat: int, rng: Rng) -> None:
        """Go on until it is the player's turn again, everybody going on well."""
        while not kernel.over and kernel.player != seat:
            if kernel.player == CHANCE:
                kernel.deal(rng)
            else:
                kernel.apply(self.next_move(kernel, int(kernel.player), rng))

    def end_of_turn(self, view: View, seat: int, move: Move, rng: Rng) -> tuple[Kernel, bool]:
        """The position when somebody else is to act, if the player goes on well; and whether luck decided."""
        kernel, by_luck = guess(view, rng)[0], False
        kernel.apply(move.id)
        while not kernel.over:
            if kernel.player == CHANCE:
                after = kernel.clone()
                while after.player == CHANCE:
                    after.deal(rng)
                if after.player != seat or not self.goes_on(kernel, after):
                    break
                kernel, by_luck = after, True
            elif kernel.player != seat or not self.goes_on(view.kernel, kernel):
                break
            else:
                kernel.apply(self.next_move(kernel, seat, rng))
        return kernel, by_luck

    def goes_on(self, before: Kernel, after: Kernel) -> bool:
        """Is it still the same turn, as far as turns can be told apart?"""
        return True

    @abstractmethod
    def next_move(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        """How a turn goes on."""


class Weighed(ByTurns):
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

    def things(self, kernel: Kernel, seat: int) -> list[Thing]:
        game, valuation = self.game, self.valuation
        team = kernel.side(seat)
        rivals = [each for each in range(game.players) if kernel.side(each) != team]
        if kernel.over:
            return self.points(kernel, rivals)
        width = len(game.FEATURES)
        rows = rows_of(kernel, game.players, width)
        clock, first = float(kernel.clock()), int(kernel.chapter()) * width * 3
        told: list[Thing] = []
        for k, feature in enumerate(game.FEATURES):
            at = first + 3 * k
            if not feature.says or (feature.wanted and polynomial(valuation.own, at, clock) < 0.0):
                continue
            worth = 0.0
            for each in range(game.players):
                weights, share = (
                    (valuation.rival, 1 / len(rivals)) if each in rivals else (valuation.own, 1.0)
                )
                worth += rows[each * width + k] * share * polynomial(weights, at, clock)
            told.append((feature.says, worth, 1.0))
        return told

    def points(self, kernel: Kernel, rivals: Sequence[int]) -> list[Thing]:
        """A game that is over counts what was scored, against the mean of the rivals."""
        told: list[Thing] = []
        for each, score in enumerate(self.game.scores_of(kernel)):
            share = -1 / len(rivals) if each in rivals else 1.0
            told += [(self.category(name), share * points, 1.0) for name, points in score.categories.items()]
        return told

    def category(self, name: str) -> str:
        """The text of what was scored; of a loss, the text of having less of it, if there is one."""
        less = f"feature-less-{name}"
        told = any(feature.says == less for feature in self.game.FEATURES)
        return less if told else f"score-{name}"


class Planned(Judgement):
    """By plans of whole turns, which promise gains from here on; chances by what the kernel appraises.

    Where everybody may lose, nobody is one rival more, who ends with `par` points: an appraisal hopes for too
    much, the more so the later it is. Spread and par were fitted to 45 games.
    """

    SPREAD = 9.0  # points that multiply the odds to win by e
    PAR, PAR_LATER = -10.0, 10.0

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

    def ends(self, view: View, seat: int, move: Move, later: bool) -> list[Kernel]:
        """The end of the round, as the planner plays it for everybody: there a turn shows what it was for.

        The turn itself goes on in the way that ends best, of the few that promise most. Later is the round
        after it.
        """
        ways = [self.ends_of(view, line, later) for line in self.lines(view, move)]
        return max(ways, key=lambda ends: math.fsum(self.planner.judge(end, seat) for end in ends))

    def ends_of(self, view: View, line: vec[i64], later: bool) -> list[Kernel]:
        """Where one way to go on leads."""
        everybody, ends = [self.planner] * self.game.players, []
        for sample in range(BIDS_ENDED):
            rng, kernel = Rng(7919 * sample), view.kernel.clone()
            kernel.fill(rng)
            last = kernel.lap() + 1 + later
            follow(kernel, line, rng)
            while not kernel.over and kernel.lap() < last:
                play_by(kernel, everybody, rng, 1)
            ends.append(kernel)
        return ends

    def lines(self, view: View, move: Move) -> list[vec[i64]]:
        """The ways in which the turn may go on after a move."""
        kernel = view.kernel.clone()
        kernel.fill(Rng(view.kernel.fingerprint()))
        self.planner.propose(kernel)
        lines = distinct(zip(self.planner.lines, self.planner.values, strict=True))
        return [line for line, _ in lines if line[0] == move.id][:WAYS] or [vec[i64]([move.id])]

    def things(self, kernel: Kernel, seat: int) -> list[Thing]:
        return list(self.planner.things(kernel, seat))


class Alone(ByTurns):
    """At a table for one: by the plan that is nearest to a victory; things are counted in cards."""

    rounds = LAPS

    def ends(self, view: View, seat: int, move: Move, later: bool) -> list[Kernel]:
        """A game that is won or lost by then lacks no cards; nothing later is looked at."""
        ends = [] if later else super().ends(view, seat, move, later)
        return [] if any(end.over for end in ends) else ends

    def chances(self, kernel: Kernel) -> list[float]:
        return [float(kernel.outlook())]

    def chance(self, view: View, behind: float, best: float) -> float:
        return min(max((best - behind) / SURE_WIN, 0.0), 1.0)

    def goes_on(self, before: Kernel, after: Kernel) -> bool:
        return before.lap() == after.lap()

    def next_move(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        return int(kernel.hasty(rng))

    def things(self, kernel: Kernel, seat: int) -> list[Thing]:
        return list(kernel.things())


def played_out(view: View, move: Move, rng: Rng, rounds: int) -> Kernel:
    """Where a bid may lead some rounds later, everybody being in a hurry."""
    kernel = view.kernel.clone()
    kernel.fill(rng)
    end = kernel.lap() + rounds
    kernel.apply(move.id)
    while not kernel.over and kernel.lap() < end:
        if kernel.player == CHANCE:
            kernel.deal(rng)
        else:
            kernel.apply(kernel.hasty(rng))
    return kernel


def chance_with(view: View, valuation: Valuation, lead: float) -> float:
    """The chance to win with such a lead, against rivals who share the rest of it, and against nobody."""
    rivals = max(len({int(view.kernel.side(seat)) for seat in range(view.game.players)}) - 1, 1)
    spread = float(valuation.spread_at(view.kernel))
    power = min(lead / spread * (1 + 1 / rivals), 60.0)
    nobody = math.exp(-min(max(lead / spread, -60.0), 60.0)) if valuation.nobody else 0.0
    return 1 / (1 + rivals * math.exp(-power) + nobody)


def polynomial(weights: Sequence[float] | vec[float], at: int, clock: float) -> float:
    return float(weights[at] + weights[at + 1] * clock + weights[at + 2] * clock * clock)
