"""The tables by which the face translates the kernel's small ints into words and back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from .errors import BadNotation, shown
from .fields import SEAT, split_field
from .moves import Move

Vocabulary = Mapping[str, tuple[str, ...]]
"""The words of a game by what they are words for, in the order in which they are counted."""
UNDO = "undo"


@dataclass(frozen=True, slots=True)
class MoveKind:
    """All moves that begin with the same word: ``take`` over ``("die",)``: take brown, take pink…

    A ``reply`` is given in the turn of somebody else, and is no turn of whoever gives it.
    """

    name: str
    over: tuple[str, ...] = ()
    reply: bool = False


@dataclass(frozen=True, slots=True)
class ChanceKind:
    """The same for what chance can answer: ``face`` over ``("pip",)``: face 1, face 2…"""

    name: str
    over: tuple[str, ...] = ()


Kind = MoveKind | ChanceKind


@dataclass(frozen=True, slots=True)
class EventKind:
    """What can happen; the journal's arguments come in the order of ``fields`` (five at most).

    Fields in ``private`` are shown only to the seats named by the fields ``known_to``; of a ``secret``
    event the others do not even learn that it happened. An event that ``reveals`` shows the mover something
    nobody could know before: a decision with it stays.
    """

    name: str
    fields: tuple[str, ...] = ()
    private: frozenset[str] = frozenset()
    known_to: tuple[str, ...] = (SEAT,)
    reveals: bool = False
    secret: bool = False


@dataclass(frozen=True, slots=True)
class PromptKind:
    """What can be asked; its index in the game's PROMPTS is the kernel's ``phase``."""

    name: str
    rule: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Range:
    """The ids of one kind of move: ``first`` up to, not including, ``first + count``."""

    kind: str
    over: tuple[str, ...]
    first: int
    count: int


class MoveTable:
    """Every move a game can ever offer, in the one documented order: id, text and value of each.

    Kinds in table order; within a kind, mixed radix over its vocabularies, the last one fastest.
    Moves are made when first asked for, and only once.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        kinds: Iterable[Kind],
        seats: int = 0,
        forbidden: Callable[[str], Move | None] = lambda text: None,
    ) -> None:
        self.forbidden = forbidden  # reads what no position offers but a rule forbids by name
        self.kinds = tuple(kinds)
        if any(kind.name == UNDO for kind in self.kinds):
            raise ValueError("no move can be called undo: that word is a record's own")
        words = {**vocabulary, SEAT: tuple(str(seat) for seat in range(seats))}
        self._words = [tuple(words[split_field(field)[1]] for field in kind.over) for kind in self.kinds]
        self._ranges: list[Range] = []
        first = 0
        for kind, columns in zip(self.kinds, self._words, strict=True):
            count = 1
            for column in columns:
                count *= len(column)
            self._ranges.append(Range(kind.name, kind.over, first, count))
            first += count
        self._firsts = [each.first for each in self._ranges]
        self._moves: list[Move | None] = [None] * first
        self._ids: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._moves)

    def ranges(self) -> tuple[Range, ...]:
        """Where each kind of move has its ids: the documentation of the order."""
        return tuple(self._ranges)

    def move(self, number: int) -> Move:
        """The move with this id; BadNotation if there is none."""
        if not 0 <= number < len(self._moves):
            raise BadNotation(f"there is no move {shown(number)}; ids go from 0 to {len(self) - 1}")
        move = self._moves[number]
        if move is None:
            move = self._moves[number] = self._make(number)
        return move

    def _make(self, number: int) -> Move:
        at = bisect_right(self._firsts, number) - 1
        while not self._ranges[at].count:  # kinds over an empty vocabulary share their first id
            at -= 1
        rest = number - self._firsts[at]
        parts: list[str] = []
        for column in reversed(self._words[at]):
            rest, k = divmod(rest, len(column))
            parts.append(column[k])
        parts.reverse()
        kind = self.kinds[at].name
        return Move(number, " ".join((kind, *parts)), kind, tuple(parts))

    def id(self, text: str) -> int:
        """The id of a move written out in full; BadNotation if no move is written so."""
        number = self.find(text)
        if number is None:
            raise BadNotation(f"{shown(text)} is no move of this game", field="move")
        return number

    def find(self, text: str) -> int | None:
        """The id of a move written out in full, whatever its case and spacing, or None."""
        if not self._ids:
            self._ids = {self.move(k).text: k for k in range(len(self))}
            if len(self._ids) != len(self):
                raise ValueError("two moves of this game are written the same")
        number = self._ids.get(text)
        return self._ids.get(" ".join(text.lower().split())) if number is None else number

    def holds(self, move: Move) -> bool:
        """Is this a move of this table (and not, say, one of another game)?"""
        if not 0 <= move.id < len(self._moves):
            return False
        mine = self.move(move.id)
        return mine is move or mine == move
