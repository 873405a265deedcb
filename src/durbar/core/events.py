"""What happened, as typed values: the log, the animation and the screen reader all read these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from .fields import NUMBER, SEAT, split_field
from .kernel import NOTE_WIDTH
from .tables import EventKind, Vocabulary

Value = str | int | None


@dataclass(frozen=True, slots=True)
class Event:
    """What happened is its ``kind``, and ``fields`` hold words, seats and numbers by name.

    None is nothing, or hidden from the reader: the fields in ``private`` are for ``witnesses`` alone, and of
    a ``secret`` event the others learn nothing. One that ``reveals`` shows something nobody could know
    before, so that the decision with it stays.
    """

    kind: str
    fields: Mapping[str, Value] = field(hash=False)
    private: frozenset[str] = frozenset()
    witnesses: tuple[int, ...] = ()
    reveals: bool = False
    secret: bool = False

    @property
    def seat(self) -> int | None:
        """Whom it is about, if anybody."""
        seat = self.fields.get(SEAT)
        return seat if isinstance(seat, int) else None

    def seen_by(self, seat: int | None) -> Event:
        """The same event as this seat learns of it (None: as a spectator does)."""
        if not self.private or seat in self.witnesses:
            return self
        hidden = {name: None if name in self.private else value for name, value in self.fields.items()}
        return replace(self, fields=MappingProxyType(hidden))

    def to_dict(self) -> dict[str, Value]:
        """Plain JSON: the kind and the fields."""
        return {"event": self.kind, **self.fields}

    def __str__(self) -> str:
        return " ".join((self.kind, *(f"{name}={value}" for name, value in self.fields.items())))


class EventReader:
    """Reads a kernel's journal, by the game's tables."""

    def __init__(self, kinds: Sequence[EventKind], vocabulary: Vocabulary) -> None:
        self._kinds = kinds
        self._columns = [
            [(name, words, None if words in (NUMBER, SEAT) else vocabulary[words]) for name, words in fields]
            for fields in ([split_field(each) for each in kind.fields] for kind in kinds)
        ]

    def read(self, journal: Sequence[int]) -> tuple[Event, ...]:
        """One event for every NOTE_WIDTH ints."""
        return tuple(self._event(journal, at) for at in range(0, len(journal), NOTE_WIDTH))

    def _event(self, journal: Sequence[int], at: int) -> Event:
        code = journal[at]
        kind = self._kinds[code]
        fields: dict[str, Value] = {}
        for k, (name, vocabulary, words) in enumerate(self._columns[code]):
            value = journal[at + 1 + k]
            if vocabulary == NUMBER:
                fields[name] = value
            elif value < 0:  # below zero: none of them
                fields[name] = None
            else:
                fields[name] = value if words is None else words[value]
        witnesses = tuple(seat for seat in map(fields.get, kind.known_to) if isinstance(seat, int))
        return Event(kind.name, MappingProxyType(fields), kind.private, witnesses, kind.reveals, kind.secret)


def redact(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as this seat learns of them: some not at all."""
    return tuple(event.seen_by(seat) for event in events if not event.secret or seat in event.witnesses)
