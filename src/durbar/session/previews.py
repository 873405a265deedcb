"""What a move would do, computed by the rules themselves on what its player knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile

from durbar.core import Event, Move, Score, State, View
from durbar.core.events import redact

GUESS = 1  # a preview shows only what does not depend on the guess, so any seed will do


@dataclass(frozen=True)
class Preview:
    """What a seat can be sure of: the events until chance, another seat or something hidden decides.

    A ``lasting`` move cannot be taken back afterwards, or passes the turn on. ``after`` is the position
    then, unless something hidden has a part in it, and ``points`` by how much the seat's score changes:
    ``spared`` of them because less would be lost if the game ended now. Both are None where nothing is
    counted or it cannot be sure.
    """

    events: tuple[Event, ...]
    lasting: bool
    after: State | None = None
    points: int | None = None
    spared: int | None = None


def preview(view: View, move: Move) -> Preview:
    """Play a move of the view's seat on a guess of what it cannot see, so that nothing hidden comes out.

    The first event that would reveal something, and all that follow from it, are left out: there
    the guess could differ from the truth.
    """
    seat = view.seat
    assert seat is not None, "a spectator makes no moves"
    after = view.sample(GUESS)
    events = after.play(move, seat)
    sure = tuple(takewhile(lambda event: not event.reveals, events))
    if len(sure) < len(events):
        return Preview(redact(sure, seat), lasting=True)
    preview = Preview(redact(sure, seat), after.to_act != seat, after)
    now = view.scores
    then = after.view(seat).scores if now else ()
    if not then:
        return preview
    spared = _losses(then[seat]) - _losses(now[seat])
    return replace(preview, points=then[seat].total - now[seat].total, spared=spared)


def _losses(score: Score) -> int:
    return sum(min(points, 0) for points in score.categories.values())
