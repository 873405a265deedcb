"""What a person types: a move by its number, by its words, by part of them, or in the own language."""

from __future__ import annotations

from collections.abc import Callable

from durbar.core import AmbiguousMove, BadNotation, Move, Moves


def parse_answer(answer: str, moves: Moves, label: Callable[[Move], str]) -> Move:
    """The move meant by `answer`; `label` is how moves are shown to the person.

    Raises what ``Moves.parse`` raises: IllegalMove, AmbiguousMove or BadNotation.
    """
    if answer.isdecimal():
        number = int(answer)
        if 1 <= number <= len(moves):
            return moves[number - 1]
        raise BadNotation(f"there is no {number}", field="number")
    try:
        return moves.parse(answer)
    except BadNotation:
        words = answer.casefold().split()
        for written in (label, str):  # as it is shown, else as records write it
            found = tuple(move for move in moves if all(word in written(move).casefold() for word in words))
            if found:
                break
        if not found:
            raise
        if len(found) > 1:
            raise AmbiguousMove(f"{answer!r} could mean {', '.join(map(str, found))}", found) from None
        return found[0]
