"""Advice for people: what a move would do, why something is not possible, and what a bot would do."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import NOT_OFFERED, AmbiguousMove, BadNotation, IllegalMove, Move, Refusal, View
from durbar.session import Advice, preview, tell_reasons

from ..problems import TEXTS, Problem, refusal_problem, unreadable_problem
from ..typed.messages import Hint, Preview, Reason

MOST_EVEN = 3  # moves that are named as about as good as the best,
LETTERS = 90  # as long as all their names are not longer than that


def foretell(view: View, move: str, lang: str, names: Sequence[str]) -> Preview:
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
    known = shown.foretold(view, chosen, None, lang, names)
    then = shown.foretold(view, chosen, seen.after, lang, names)
    events = [event for event in seen.events if event.kind not in shown.QUIET | shown.PLAIN]
    return Preview(
        move=chosen.text,
        label=shown.label(view, chosen, lang, names),
        kind=chosen.kind,
        picks=list(shown.picks(view, chosen)),
        known=list(known),
        say=[
            *(each for each in then if each not in known),
            *(shown.say(event, lang, names) for event in events),
        ],
        trail=list(shown.trail(view, chosen)),
        lasting=seen.lasting,
        points=seen.points,
        spared=seen.spared,
    )


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
    if not fitting:  # a piece that is only looked at: nothing about it was refused
        return Reason(possible=False, text="", rule="", anchor=None)
    return reason_of(view, view.why_not(fitting[0]), lang, names)


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
    return Reason(possible=False, text=text, rule=rule, anchor=game.presentation.rule_anchor(rule))


def one_of_each(view: View, rated: Sequence[Advice]) -> list[Advice]:
    """Of those that are the same with the same piece (a card, for one resource or another) only the best."""
    first: dict[tuple[str, str], Advice] = {}
    for advice in rated:
        piece = (*picks(view, advice.move), advice.move.text)[0]
        first.setdefault((advice.move.kind, piece), advice)
    return list(first.values())


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
        even, worse = [each for each in others if each.even], [each for each in others if not each.even]
        sentences = []
        why = tell_reasons(game, best.reasons, lang) if worse else ""
        if worse and game.players > 1:
            ahead, text = round(best.lead - worse[0].lead), "hint-best-why" if why else "hint-best"
            sentences.append(TEXTS.say(lang, text, points=ahead, other=name_of(worse[0]), reasons=why))
        if best.chance is not None:
            sentences.append(TEXTS.say(lang, "hint-chance", percent=round(100 * best.chance)))
        if worse and game.players == 1 and worse[0].chance is not None:
            percent = round(100 * worse[0].chance)
            sentences.append(TEXTS.say(lang, "hint-next", percent=percent, other=name_of(worse[0])))
        if why and game.players == 1:
            sentences.append(TEXTS.say(lang, "hint-why", reasons=why))
        if even:
            named = [name_of(each) for each in one_of_each(view, even)[:MOST_EVEN]]
            while len(named) > 1 and sum(map(len, named)) > LETTERS:
                named.pop()
            sentences.append(TEXTS.say(lang, "hint-even", others=" · ".join(named)))
        reason = game.presentation.together(sentences, lang)
    return Hint(best.move.text, name_of(best), reason)
