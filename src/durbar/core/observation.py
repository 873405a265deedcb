"""Which number of an observation means what: the fields of the sheet that a kernel's `observe` fills in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ObservationField:
    """`size` numbers from `low` to `high`, side by side.

    Seats are counted from the one that observes: player 0 is itself, player 1 the next to its left.
    """

    name: str
    size: int
    low: int
    high: int
    meaning: str


def flags(name: str, size: int, meaning: str) -> ObservationField:
    """A field of yes and no, 1 and 0."""
    return ObservationField(name, size, 0, 1, meaning)


def of_each(what: str, count: int, fields: Iterable[ObservationField]) -> list[ObservationField]:
    """The same fields for each of several: ``player 0 hand``, …, ``player 1 hand``, …"""
    fields = tuple(fields)
    return [replace(each, name=f"{what} {k} {each.name}") for k in range(count) for each in fields]


def width(fields: Sequence[ObservationField]) -> int:
    """How many numbers they are together."""
    return sum(each.size for each in fields)


def places(fields: Sequence[ObservationField]) -> dict[str, slice]:
    """Where each field stands in an observation."""
    found: dict[str, slice] = {}
    at = 0
    for each in fields:
        found[each.name] = slice(at, at + each.size)
        at += each.size
    return found
