"""What a move would do, computed by the rules themselves, and how a person makes it with the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from durbar.core import Event, Move, Score, State, View

GUESS = 1  # a preview shows only what does not depend on the guess, so any seed will do
Node = dict[str, Any]


@dataclass(frozen=True)
class Preview:
    """What a seat can be sure of: the events until chance, another seat or something hidden decides.

    A ``lasting`` move cannot be taken back afterwards, or passes the turn on. ``after`` is the position
    then, unless something hidden has a part in it.
    """

    events: tuple[Event, ...]
    lasting: bool
    after: State | None = None


def foresee(guess: State, move: Move, seat: int) -> Preview:
    """Play a move on a guess of what its seat cannot see, so that nothing hidden can come out.

    The first event that would reveal something, and all that follow from it, are left out: there
    the guess could differ from the truth.
    """
    branch = guess.clone()
    events = branch.play(move, seat)
    sure: list[Event] = []
    for event in events:
        if event.reveals:
            return Preview(tuple(sure), lasting=True)
        sure.append(event.seen_by(seat))
    return Preview(tuple(sure), branch.to_act != seat, branch)


def listed(view: View, lang: str, names: Sequence[str]) -> list[Node]:
    """The legal moves with their words, the elements to touch, and what would happen."""
    game, seat = view.game, view.seat
    if seat is None or not view.moves:
        return []
    guess, now = view.sample(GUESS), view.scores
    nodes: list[Node] = []
    for move in view.moves:
        preview = foresee(guess, move, seat)
        nodes.append(
            {
                "move": move.text,
                "label": game.presentation.say(move, lang, names),
                "kind": move.kind,
                "picks": list(game.presentation.picks(view, move)),
                "trail": list(game.presentation.trail(view, move)),
                "say": said(view, move, preview, lang, names),
                "lasting": preview.lasting,
                "points": gain(preview.after, seat, now),
            }
        )
    return nodes


def said(view: View, move: Move, preview: Preview, lang: str, names: Sequence[str]) -> list[str]:
    """What would happen, in sentences; what follows from it comes first."""
    shown, after = view.game.presentation, preview.after
    first = shown.foretold(view, move, after, lang, names) if after else ()
    events = [event for event in preview.events if event.name not in shown.QUIET]
    return [*first, *(shown.say(event, lang, names) for event in events)]


def gain(after: State | None, seat: int, now: Sequence[Score]) -> int | None:
    """By how much a seat's score changes; None where nothing is counted, or it cannot be sure."""
    if after is None or not now:
        return None
    then = after.view(seat).scores
    return then[seat].total - now[seat].total if then else None
