"""What to do and why: the best moves with the chance to win, and what they bring more than others."""

from __future__ import annotations

from dataclasses import dataclass

from durbar.core import Move, Seed, View

from .fitted import FittedBot
from .judgement import Reason, judgement_of

EVEN = 0.5  # points that make no difference


@dataclass(frozen=True)
class Advice:
    """One move: the lead it may end with, in points, the chance to win if known, and why it is better.

    The reasons of the best move are against the next that is worse, those of others against the best.
    `even`: as good as the best, as far as the bot can tell.
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
    judgement, best = judgement_of(view.game), rated[0][1]
    even = [best - lead < EVEN for _, lead in rated]
    reasons: list[tuple[Reason, ...]] = [()] * len(rated)
    if judgement is not None and explained > 1:
        worse = [k for k, as_good in enumerate(even) if not as_good]
        for k in [*worse[:1], *(k for k in worse[1:] if k < explained)]:
            against = judgement.reasons(view, rated[0][0], rated[k][0])
            reasons[k] = tuple((text, -more) for text, more in against)
            reasons[0] = against if k == worse[0] else reasons[0]
    known = judgement if judgement is not None and judgement.known else None
    return [
        Advice(move, lead, known.chance(view, best - lead, best) if known else None, told, as_good)
        for (move, lead), told, as_good in zip(rated, reasons, even, strict=True)
    ]
