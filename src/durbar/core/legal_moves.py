"""The legal moves of a position, and how words are understood as one of them."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Sequence
from typing import overload

from .errors import AmbiguousMove, BadNotation, IllegalMove, shown
from .moves import Move
from .refusals import Refusal
from .tables import MoveTable

MENTIONED = 8  # candidates an error names
LONGEST = 200  # letters of a text that is compared with moves


class Moves(Sequence[Move]):
    """The legal moves of a position, in the order of their ids.

    Sized, ordered and `in`-testable (by move, text or id); a Move is only made when looked at.
    """

    __slots__ = ("_table", "_why", "ids")

    def __init__(self, table: MoveTable, ids: tuple[int, ...], why: Callable[[Move], Refusal]) -> None:
        self.ids = ids
        self._table = table
        self._why = why

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[Move]:
        return map(self._table.move, self.ids)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(map(self._table.move, self.ids[index]))
        return self._table.move(self.ids[index])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.id in self.ids and self._table.holds(move)
        if isinstance(move, int):
            return move in self.ids
        return isinstance(move, str) and self._table.find(move) in self.ids

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Moves):
            return NotImplemented
        return self.ids == other.ids and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(self.ids)

    def __repr__(self) -> str:
        return f"<Moves {len(self)}: {', '.join(map(str, self))}>" if self.ids else "<Moves 0>"

    def groups(self) -> dict[str, tuple[Move, ...]]:
        """The moves by kind, in order: what a page needs for its buttons."""
        groups: dict[str, list[Move]] = {}
        for move in self:
            groups.setdefault(move.kind, []).append(move)
        return {kind: tuple(moves) for kind, moves in groups.items()}

    def mask(self) -> bytearray:
        """One byte for every move of the game's table: 1 if it is legal here."""
        mask = bytearray(len(self._table))
        for number in self.ids:
            mask[number] = 1
        return mask

    def parse(self, text: str) -> Move:
        """The legal move meant by `text`: in full, or shortened word by word as long as it is clear.

        Raises BadNotation for words that are no move, IllegalMove for a move not offered now, and
        AmbiguousMove for words that could mean several of the legal moves. Parse before playing on:
        a refusal is explained by the position as it is when you ask.
        """
        if not isinstance(text, str):
            raise no_move(text)
        number = self._table.find(text)
        if number is not None:
            return self._offered(self._table.move(number))
        words = text.lower().split()
        meant = abbreviated(words, self)
        if len(meant) == 1:
            return meant[0]
        if not meant:
            elsewhere = abbreviated(words, map(self._table.move, range(len(self._table))))
            if len(elsewhere) == 1:
                return self._offered(elsewhere[0])
            forbidden = self._table.forbidden(" ".join(words))
            if forbidden is not None:
                raise IllegalMove(forbidden, self._why(forbidden))
        raise self.unread(text)

    def unread(self, text: str, *others: MoveTable) -> BadNotation | AmbiguousMove:
        """What to say to words that are no move in full: which may have been meant, or why none can be now.

        `others` are tables of moves that are not asked for.
        """
        words = text.lower().split()
        meant = abbreviated(words, self)
        if len(meant) > 1:
            return AmbiguousMove(f"{shown(text)} could mean {some(meant)}", meant)
        for table in () if meant else (self._table, *others):
            if found := abbreviated(words, map(table.move, range(len(table)))):
                return self._none_offered(text, found)
        if not meant:
            near = difflib.get_close_matches(" ".join(words)[:LONGEST], map(str, self), n=3)
            meant = tuple(move for word in near for move in self if move.text == word)
        hint = f"; did you mean {' or '.join(map(str, meant))}?" if meant else ""
        if self and not meant:
            hint = f"; what can be played now is {some(self)}"
        return BadNotation(f"{shown(text)} is no move of this game{hint}", candidates=meant)

    def _none_offered(self, text: str, meant: tuple[Move, ...]) -> BadNotation:
        """Words that begin moves of the game, of which none is offered: the reason for the first says why."""
        why = self._why(meant[0])
        now = f"; what can be played is {some(self)}" if self else ""
        message = f"{shown(text)} is not offered now{now}; {meant[0]} is refused: {why.plain}"
        return BadNotation(message, candidates=meant[:MENTIONED], rule=why.rule)

    def _offered(self, move: Move) -> Move:
        if move.id not in self.ids:
            raise IllegalMove(move, self._why(move))
        return move


def some(moves: Sequence[Move]) -> str:
    """The first of them, for an error to name."""
    return ", ".join(map(str, moves[:MENTIONED])) + (", …" if len(moves) > MENTIONED else "")


def no_move(thing: object) -> BadNotation:
    """For what is neither a move nor words nor a number."""
    return BadNotation(f"a move is a Move, its words or its id, not {shown(thing)}")


def abbreviated(words: list[str], moves: Iterator[Move] | Sequence[Move]) -> tuple[Move, ...]:
    """The moves whose words begin with these; among moves of one kind, one that has no more words."""
    if not words:
        return ()
    found: list[Move] = []
    whole: list[Move] = []
    for move in moves:
        full = move.text.lower().split()
        if len(words) <= len(full) and all(map(str.startswith, full, words)):
            found.append(move)
            if len(words) == len(full):
                whole.append(move)
    one_kind = len({move.kind for move in found}) == 1
    return tuple(whole if len(whole) == 1 and one_kind else found)
