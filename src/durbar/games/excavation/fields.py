"""Reads the pieces of a written position; whatever is wrong is refused by the name of its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.core.errors import BadPosition


def only(row: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """No other names than these."""
    for name in row:
        if name not in known:
            field = f"{where}.{name}" if where else str(name)
            raise BadPosition(f"there is no {name!r} here; known: {', '.join(known)}", field=field)


def mapping(value: object, field: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{field} is an object, not {value!r}", field=field)
    return value


def array(value: object, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{field} is an array, not {value!r}", field=field)
    return value


def number(value: object, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{field} is a number from {low} to {high}, not {value!r}", field=field)
    return value


def index(value: object, names: Sequence[str], field: str) -> int:
    """The place of a word in its vocabulary."""
    if not isinstance(value, str) or value not in names:
        shown = ", ".join(names) if len(names) < 30 else f"{names[0]} … {names[-1]}"
        raise BadPosition(f"{field}: {value!r} is none of {shown}", field=field)
    return names.index(value)


def indices(value: object, names: Sequence[str], field: str) -> list[int]:
    """The places of several words, none of them twice."""
    found = [index(each, names, f"{field}[{k}]") for k, each in enumerate(array(value, field))]
    if len(found) != len(set(found)):
        raise BadPosition(f"{field} names something twice", field=field)
    return found


def counts(value: object, names: Sequence[str], field: str, most: int) -> list[int]:
    """How many of each: from an object name -> number, or from an array of names."""
    found = [0] * len(names)
    if isinstance(value, list):
        for k, each in enumerate(value):
            found[index(each, names, f"{field}[{k}]")] += 1
    else:
        for name, many in mapping(value, field).items():
            found[index(name, names, field)] = number(many, f"{field}.{name}", 0, most)
    if sum(found) > most:
        raise BadPosition(f"{field} has at most {most}, not {sum(found)}", field=field)
    return found
