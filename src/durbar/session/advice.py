"""What a bot would do in a player's place, and why."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.advice import Advice, advise
from durbar.bots.judgement import Reason
from durbar.core import Move, Seed, View
from durbar.core.rules import Rules


def rank_moves(view: View, seed: Seed = 0) -> list[tuple[Move, float]]:
    """Every move of the view and the lead it may end with in points, best first."""
    return [(advice.move, advice.lead) for advice in advise(view, seed, 0)]


def tell_reasons(game: Rules, reasons: Sequence[Reason], lang: str) -> str:
    """Reasons as people read them: named things, and how much more or less of each."""
    told = []
    for text, points in reasons:
        vocabulary, _, word = text.partition("-")
        told.append(f"{game.presentation.word(vocabulary, word, lang)} {with_sign(game, points, lang)}")
    gap: str = game.presentation.say("between-figures", lang)
    return gap.join(told)


def reason_unit(game: Rules) -> str:
    """What reasons count: points, and cards where one plays alone."""
    return "cards" if game.players == 1 else "points"


def with_sign(game: Rules, points: float, lang: str) -> str:
    """A difference with its sign, as it is written in that language."""
    mark: str = game.presentation.say("decimal-mark", lang)
    return f"{points:+.1f}".replace("-", "−").replace(".", mark)


__all__ = ["Advice", "advise", "rank_moves", "reason_unit", "tell_reasons", "with_sign"]
