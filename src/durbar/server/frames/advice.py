"""Advice for people: why something is not possible, and what a bot would do."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import NOT_OFFERED, AmbiguousMove, BadNotation, Move, Refusal, View
from durbar.session import Advice, tell_reasons

from ..problems import TEXTS, Problem, anchor, unreadable_problem
from ..typed.messages import Hint, Reason


def why_not(view: View, move: str, lang: str, names: Sequence[str]) -> Reason:
    """Why this seat may not make a move written so; ``possible`` if it may."""
    try:
        refusal = view.why_not(move)
    except (AmbiguousMove, BadNotation) as error:
        raise unreadable_problem(error) from error
    return reason_of(view, refusal, lang, names)


def why_not_there(view: View, element: str, lang: str, names: Sequence[str]) -> Reason:
    """Why nothing can be done with an element of the drawing: the refusal of the move that fits best.

    A move fits if a person would touch that element for it; best are moves of a kind that is offered now.
    """
    if not view.moves:  # whatever it is, it is not theirs to do now
        return reason_of(view, view.why_not(view.game.move_table.move(0)), lang, names)
    offered = {move.kind for move in view.moves}
    fitting = sorted(moves_with(view, element), key=lambda move: (move.kind not in offered, move.id))
    for move in fitting:
        refusal = view.why_not(move)
        if refusal is None or refusal.reason != NOT_OFFERED.name:
            return reason_of(view, refusal, lang, names)
    return reason_of(view, view.why_not(fitting[0]) if fitting else NOT_OFFERED.refusal(), lang, names)


def moves_with(view: View, element: str) -> list[Move]:
    """All moves of the game for which this element would be touched now."""
    table = view.game.move_table
    return [move for move in map(table.move, range(len(table))) if element in picks(view, move)]


def picks(view: View, move: Move) -> tuple[str, ...]:
    """What would be touched; nothing, for a move so far from possible that the game cannot point at it."""
    try:
        touched: tuple[str, ...] = view.game.presentation.picks(view, move)
        return touched
    except (LookupError, TypeError, ValueError, AssertionError, StopIteration):
        return ()


def reason_of(view: View, refusal: Refusal | None, lang: str, names: Sequence[str]) -> Reason:
    game = view.game
    if refusal is None:
        return Reason(possible=True, text="", rule="", anchor=None)
    text, rule = game.presentation.say(refusal, lang, names), refusal.rule
    return Reason(possible=False, text=text, rule=rule, anchor=anchor(game, rule))


def hint_of(view: View, rated: Sequence[Advice], lang: str, names: Sequence[str]) -> Hint:
    """The best move and why, from what a bot thinks of the moves, best first."""
    if not rated:
        raise Problem(422, "not-asked")
    game = view.game
    best, *others = rated

    def name_of(advice: Advice) -> str:
        return str(game.presentation.label(view, advice.move, lang, names))

    if not others:
        reason = TEXTS.say(lang, "hint-only")
    else:
        ahead = round(best.lead - others[0].lead)
        text = "hint-best" if ahead else "hint-even"
        sentences = [TEXTS.say(lang, text, points=ahead, other=name_of(others[0]))]
        if best.reasons:
            sentences.append(TEXTS.say(lang, "hint-why", reasons=tell_reasons(game, best.reasons, lang)))
        if best.chance is not None:
            sentences.append(TEXTS.say(lang, "hint-chance", percent=round(100 * best.chance)))
        reason = game.presentation.together(sentences, lang)
    return Hint(best.move.text, name_of(best), reason)
