"""What events bring, in signs: a table of each game says which symbol stands for what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from durbar.core import Event


class Word(str):
    """A word of a vocabulary; of one that ends in a detail (silk-3) the ``stem`` is what comes before."""

    @property
    def stem(self) -> str:
        return self.rpartition("-")[0]


@dataclass(frozen=True)
class GainKind:
    """One thing that an event brings.

    ``symbol`` names a symbol of the drawings, with fields of the event in braces ("" is points). ``named`` is
    the field whose word says what it is, or the id of a text. ``count`` is a number, or the field that holds
    it; ``lost`` if it goes away instead.
    """

    symbol: str
    named: str
    count: int | str = 1
    lost: bool = False

    def counted(self, event: Event) -> int:
        """How many; 0 if the reader does not know."""
        count = event.fields[self.count] if isinstance(self.count, str) else self.count
        return (-1 if self.lost else 1) * int(count or 0)

    def drawn(self, event: Event) -> str:
        """The symbol that stands for it."""
        return self.symbol.format(**{name: Word(value) for name, value in event.fields.items()})


GainTable = Mapping[str, tuple[GainKind, ...]]  # by the kind of the event
