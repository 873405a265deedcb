"""What to do and why: the best moves with the chance to win, and what they bring more than others.

A reason is a difference in named things, in points: the figures that a valuation weighs, at the end of the
turn that a move leads to, against the end of the turn of the move it is compared with. Nothing here is a
word; a reason names the text of its thing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from durbar.core import CHANCE, Kernel, Move, Rng, Seed, View
from durbar.core.rules import Rules
from durbar.core.vecs import vec

from .alone import SURE_WIN
from .fitted import FittedBot
from .greedy import CHANCES, SAMPLES, guess
from .valuation import Valuation, rows_of
from .valued import ValuedSearch, promising_in
from .weights import valuation_of

EVEN = 0.05  # points that make no difference
TOLD = 0.3  # points that are worth a reason
MOST_REASONS = 3
GLANCES = 150  # positions looked at for each step of a line

Reason = tuple[str, float]  # a text of the game, and points more or fewer


@dataclass(frozen=True)
class Advice:
    """One move: the lead it may end with, in points, the chance to win if known, and why it is better.

    The reasons of the best move are against the second, those of all others against the best. `even`: as
    good as the best, as far as the bot can tell.
    """

    move: Move
    lead: float
    chance: float | None
    reasons: tuple[Reason, ...]
    even: bool


def advise(view: View, seed: Seed = 0, explained: int = 3) -> list[Advice]:
    """All moves of the view, best first; the first few with reasons."""
    rated = sorted(FittedBot(seed).advise(view), key=lambda advice: -advice[1])
    if not rated or view.seat is None:
        return []
    valuation = valuation_of(view.game)
    reasons: list[tuple[Reason, ...]] = [()] * len(rated)
    if valuation is not None and min(explained, len(rated)) > 1:
        ends = [end_of_turn(view, valuation, move) for move, _ in rated[:explained]]
        reasons[0] = why(view.game, valuation, view.seat, ends[0], ends[1])
        for k in range(1, len(ends)):
            reasons[k] = why(view.game, valuation, view.seat, ends[k], ends[0])
    best = rated[0][1]
    return [
        Advice(move, lead, chance_of(view, valuation, lead), why_it_is, best - lead < EVEN)
        for (move, lead), why_it_is in zip(rated, reasons, strict=True)
    ]


def chance_of(view: View, valuation: Valuation | None, lead: float) -> float | None:
    """The chance to win with such a lead, against rivals who share the rest of it, and against nobody."""
    if view.game.players == 1 and view.kernel.has_policy():
        return min(max(lead / SURE_WIN, 0.0), 1.0)
    if valuation is None:
        return None
    rivals = max(len({int(view.kernel.side(seat)) for seat in range(view.game.players)}) - 1, 1)
    spread = float(valuation.spread_at(view.kernel))
    power = min(lead / spread * (1 + 1 / rivals), 60.0)
    nobody = math.exp(-min(max(lead / spread, -60.0), 60.0)) if valuation.nobody else 0.0
    return 1 / (1 + rivals * math.exp(-power) + nobody)


def end_of_turn(view: View, valuation: Valuation, move: Move) -> Kernel:
    """Where a move leads if its player goes on well: the position when somebody else is to act."""
    seat = int(view.seat or 0)
    rng = Rng(7 ^ view.kernel.fingerprint())
    kernel = guess(view, rng)[0]
    kernel.apply(move.id)
    while not kernel.over:
        if kernel.player == CHANCE:
            after = kernel.clone()
            while after.player == CHANCE:
                after.deal(rng)
            if after.player != seat:
                break
            kernel = after
            continue
        if kernel.player != seat:
            break
        ids = promising_in(kernel, view.game.widest)
        search = ValuedSearch(valuation, seat, view.game.widest, SAMPLES, CHANCES, rng.seed)
        worth = list(search.ratings(kernel, vec[i64](ids), GLANCES))
        kernel.apply(ids[worth.index(max(worth))])
    return kernel


def why(game: Rules, valuation: Valuation, seat: int, better: Kernel, other: Kernel) -> tuple[Reason, ...]:
    """What one position has more of than another, in points, the most telling things first."""
    if better.over or other.over or valuation.width == 0:
        return ()
    points: dict[str, float] = {}
    for sign, kernel in ((1.0, better), (-1.0, other)):
        for text, worth in told_in(game, valuation, seat, kernel):
            points[text] = points.get(text, 0.0) + sign * worth
    telling = sorted(points.items(), key=lambda pair: -abs(pair[1]))
    return tuple((text, round(worth, 1)) for text, worth in telling[:MOST_REASONS] if abs(worth) >= TOLD)


def told_in(game: Rules, valuation: Valuation, seat: int, kernel: Kernel) -> list[Reason]:
    """Everything that is weighed in a position and has a name, in points for the seat."""
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
            weights, share = (valuation.rival, 1 / len(rivals)) if each in rivals else (valuation.own, 1.0)
            worth += rows[each * width + k] * share * polynomial(weights, at, clock)
        told.append((feature.says, worth))
    return told


def polynomial(weights: Sequence[float] | vec[float], at: int, clock: float) -> float:
    return float(weights[at] + weights[at + 1] * clock + weights[at + 2] * clock * clock)
