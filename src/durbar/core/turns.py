"""The turns of a seat: all it can do until somebody else, or chance, is asked."""

from __future__ import annotations

from collections.abc import Iterator

from .errors import OptionError
from .kernel import CHANCE, Kernel
from .moves import Move
from .rules import Rules


def turns_in(game: Rules, kernel: Kernel, limit: int, longest: int) -> Iterator[tuple[Move, ...]]:
    """The turns of the seat that is asked, in the order of their moves' ids; no more than `limit` of them.

    A turn ends where the seat is no longer asked: the next seat is, chance is, or the game is over. One that
    has `longest` moves ends there.
    """
    for name, value in (("limit", limit), ("longest", longest)):
        if value < 1:
            raise OptionError(f"{name} is {value}; it is 1 or more", field=name)
    seat = kernel.player
    if kernel.over or seat == CHANCE:
        return
    stack: list[tuple[Kernel, tuple[Move, ...]]] = [(kernel.clone(), ())]
    while stack and limit:
        position, made = stack.pop()
        if made and (position.over or position.player != seat or len(made) == longest):
            limit -= 1
            yield made
            continue
        for move in reversed(game.moves_in(position)):
            branch = position.clone()
            branch.apply(move.id)
            stack.append((branch, (*made, move)))
