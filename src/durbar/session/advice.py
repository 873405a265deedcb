"""What a bot would do in a player's place, and why."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.advice import Advice, advise
from durbar.bots.judgement import Reason
from durbar.core import Match, Move, Prompt, Seed, View
from durbar.core.rules import Rules


def rank_moves(view: View, seed: Seed = 0) -> list[tuple[Move, float]]:
    """Every move of the view and the lead it may end with in points, best first."""
    return [(advice.move, advice.lead) for advice in advise(view, seed, 0)]


def tell_reasons(game: Rules, reasons: Sequence[Reason], lang: str) -> str:
    """Reasons as people read them: named things, and how much more or less of each."""
    told = []
    for text, points in reasons:
        vocabulary, _, word = text.partition("-")
        name = game.presentation.word(vocabulary, word, lang)
        told.append(f"{name[:1].upper()}{name[1:]} {with_sign(game, points, lang)}")
    gap: str = game.presentation.say("between-figures", lang)
    return gap.join(told)


def label_then(match: Match, number: int, seat: int, move: str, lang: str, names: Sequence[str]) -> str:
    """A move as it was offered to a seat when so many decisions stood."""
    game = match.game
    return str(game.presentation.label(match.at(number).view(seat), game.move(move), lang, names))


def name_question(game: Rules, prompt: str, seat: int, lang: str, names: Sequence[str]) -> str:
    """What a seat is asked, as a name for all such decisions: the sentence without its stop."""
    said: str = game.presentation.say(Prompt(prompt, seat, ""), lang, names)
    return said.rstrip(".。")


def reason_unit(game: Rules) -> str:
    """What reasons count: points, and cards where one plays alone."""
    return "cards" if game.players == 1 else "points"


def with_sign(game: Rules, points: float, lang: str) -> str:
    """A difference with its sign, as it is written in that language."""
    mark: str = game.presentation.say("decimal-mark", lang)
    return f"{points:+.1f}".replace("-", "−").replace(".", mark)


__all__ = [
    "Advice",
    "advise",
    "label_then",
    "name_question",
    "rank_moves",
    "reason_unit",
    "tell_reasons",
    "with_sign",
]
