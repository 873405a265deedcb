"""The moves a reader may make, and what one of them would do, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from durbar.core import BadNotation, IllegalMove, Move, View
from durbar.session import preview

from .problems import refused, unreadable

Node = dict[str, Any]


def listed(view: View, lang: str, names: Sequence[str]) -> list[Node]:
    """The legal moves."""
    return [offered(view, move, lang, names) for move in view.moves]


def offered(view: View, move: Move, lang: str, names: Sequence[str]) -> Node:
    """A move with its words, and the elements of the drawing to touch for it."""
    shown = view.game.presentation
    return {
        "move": move.text,
        "label": shown.say(move, lang, names),
        "kind": move.kind,
        "picks": list(shown.picks(view, move)),
    }


def foretell(view: View, move: str, lang: str, names: Sequence[str]) -> Node:
    """What a move would do: in sentences, on the board, and in points. Problem if it cannot be made."""
    game = view.game
    try:
        chosen = view.check(move)
    except IllegalMove as no:
        raise refused(no.refusal, game, lang, tuple(names)) from no
    except BadNotation as error:
        raise unreadable(error) from error
    seen = preview(view, chosen)
    shown = game.presentation
    first = shown.foretold(view, chosen, seen.after, lang, names) if seen.after else ()
    events = [event for event in seen.events if event.name not in shown.QUIET]
    return {
        **offered(view, chosen, lang, names),
        "say": [*first, *(shown.say(event, lang, names) for event in events)],
        "trail": list(shown.trail(view, chosen)),
        "lasting": seen.lasting,
        "points": seen.points,
    }
