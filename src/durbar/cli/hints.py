"""``hint``: what a greedy player would do."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import View
from durbar.session import rank_moves

from .screen import Screen

SHOWN = 3


def describe_hints(view: View, screen: Screen, names: Sequence[str]) -> list[tuple[str, str]]:
    """The best moves, best first, and how many points each falls behind the first."""
    rated = rank_moves(view)[:SHOWN]
    best = rated[0][1]
    numbers = {number: k for k, number in enumerate(view.moves.ids, 1)}
    lines: list[tuple[str, str]] = []
    for move, worth in rated:
        said = view.game.presentation.say(move, screen.lang, names)
        behind = round(best - worth)
        note = f"  ({screen.say('hint-behind', points=behind)})" if behind else ""
        lines.append((f"{numbers[move.id]} {move}", said + note))
    return lines
