"""The moves a reader may make, and what one of them would do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import AmbiguousMove, BadNotation, IllegalMove, View
from durbar.session import preview

from ..problems import refusal_problem, unreadable_problem
from ..typed import messages


def offers(view: View, lang: str, names: Sequence[str]) -> list[messages.Move]:
    """The legal moves, with their words and the elements of the drawing to touch for them."""
    shown = view.game.presentation
    return [
        messages.Move(
            move.text, shown.label(view, move, lang, names), move.kind, list(shown.picks(view, move))
        )
        for move in view.moves
    ]


def foretell(view: View, move: str, lang: str, names: Sequence[str]) -> messages.Preview:
    """What a move would do: in sentences, on the board, and in points. Problem if it cannot be made."""
    game = view.game
    try:
        chosen = view.check(move)
    except IllegalMove as no:
        raise refusal_problem(no.refusal, game, lang, tuple(names)) from no
    except (AmbiguousMove, BadNotation) as error:
        raise unreadable_problem(error) from error
    seen = preview(view, chosen)
    shown = game.presentation
    first = shown.foretold(view, chosen, seen.after, lang, names) if seen.after else ()
    events = [event for event in seen.events if event.kind not in shown.QUIET]
    return messages.Preview(
        move=chosen.text,
        label=shown.label(view, chosen, lang, names),
        kind=chosen.kind,
        picks=list(shown.picks(view, chosen)),
        say=[*first, *(shown.say(event, lang, names) for event in events)],
        trail=list(shown.trail(view, chosen)),
        lasting=seen.lasting,
        points=seen.points,
    )
