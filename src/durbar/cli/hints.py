"""``hint``: what an experienced bot would do, and why."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import View
from durbar.session import Advice, advise, tell_reasons

from .screen import Screen

SHOWN = 3


def describe_hints(view: View, screen: Screen, names: Sequence[str]) -> list[tuple[str, str]]:
    """The best moves, best first: how far each falls behind the first, the chance to win, and why."""
    rated = advise(view, 0, SHOWN)[:SHOWN]
    numbers = {number: k for k, number in enumerate(view.moves.ids, 1)}
    lines: list[tuple[str, str]] = []
    for advice in rated:
        said = view.game.presentation.say(advice.move, screen.lang, names)
        notes = "; ".join(describe_one(advice, rated[0], view, screen))
        lines.append((f"{numbers[advice.move.id]} {advice.move}", f"{said}  ({notes})" if notes else said))
    return lines


def describe_one(advice: Advice, best: Advice, view: View, screen: Screen) -> list[str]:
    notes = []
    if advice is not best:
        if advice.even:
            notes.append(screen.say("hint-as-good"))
        elif view.game.players > 1:  # alone there are no points, and the chance says it all
            notes.append(screen.say("hint-behind", points=round(best.lead - advice.lead)))
    if advice.chance is not None:
        notes.append(screen.say("hint-chance", percent=round(100 * advice.chance)))
    if advice.reasons:
        notes.append(tell_reasons(view.game, advice.reasons, screen.lang))
    return notes
