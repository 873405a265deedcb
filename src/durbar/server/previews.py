"""What a move would do, computed by the rules themselves, and how a person makes it with the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from durbar.core import Event, Move, View

GUESS = 1  # a preview shows only what does not depend on the guess, so any seed will do
Node = dict[str, Any]


def foresee(view: View, move: Move) -> tuple[Event, ...]:
    """What this seat can be sure of: the events until chance, another seat, or something hidden decides.

    It is played on a guess of what the seat cannot see, so nothing hidden can come out; the first event
    that would reveal something, and all that follow from it, are left out.
    """
    state = view.sample(GUESS)
    sure: list[Event] = []
    for event in state.play(move, view.seat):
        if event.reveals:
            break
        sure.append(event.seen_by(view.seat))
    return tuple(sure)


def listed(view: View, lang: str, names: Sequence[str]) -> list[Node]:
    """The legal moves with their words, the elements to touch, and what would happen."""
    game = view.game
    return [
        {
            "move": move.text,
            "label": game.say(move, lang, names),
            "kind": move.kind,
            "picks": list(game.picks(view, move)),
            "say": [game.say(event, lang, names) for event in foresee(view, move)],
        }
        for move in view.moves
    ]


def tree(moves: Sequence[Node]) -> list[Node]:
    """The moves by what is touched first, then second…; those that end alike share a node."""
    roots: list[Node] = []
    for move in moves:
        level, node = roots, None
        for pick in move["picks"]:
            node = next((each for each in level if each["pick"] == pick), None)
            if node is None:
                node = {"pick": pick, "moves": [], "then": []}
                level.append(node)
            level = node["then"]
        if node is not None:
            node["moves"].append(move["move"])
    return roots
