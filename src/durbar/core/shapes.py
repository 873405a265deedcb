"""What JSON looks like: the table of a game's entries, by which documents are checked and described.

A game lists the entries of its positions once, as `Entries`. `check` refuses a document of another shape, and
`schema` says the same as JSON Schema, for other programs. An entry has one shape wherever it stands; what
a seat does not know is null in a view (`Unseen`), or is left out.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadPosition, shown, shown_name
from .reading import short_list

Schema = dict[str, Any]
MOST = 9999  # of anything that is counted


class Shape(ABC):
    """One kind of JSON value. In a position everything is known; `seen` is asked for what a view tells."""

    @abstractmethod
    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        """As JSON Schema; long lists of words go into `words`, the definitions of the document."""

    @abstractmethod
    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        """Where in a position a value is not of this shape, and why; None if it is."""

    def check(self, value: object, place: str = "") -> None:
        """BadPosition, with the name of the entry, if a position is not of this shape."""
        found = self.fault(value, place)
        if found is not None:
            raise BadPosition(f"{found[0]}: {found[1]}", field=found[0])


class Whole(Shape):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int = 0, high: int = MOST) -> None:
        self.low, self.high = low, high

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return None
        return place, f"{shown(value)} is not a whole number from {self.low} to {self.high}"


class Flag(Shape):
    """true or false."""

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        return {"type": "boolean"}

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        return None if isinstance(value, bool) else (place, f"{shown(value)} is not true or false")


class Word(Shape):
    """One of a list of words, which has a name."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name, self.words = name, tuple(dict.fromkeys(words))

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        words[self.name] = {"enum": list(self.words)}
        return {"$ref": f"#/$defs/{self.name}"}

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        if isinstance(value, str) and value in self.words:
            return None
        return place, f"{shown(value)} is not one of {short_list(self.words)}"


class Text(Shape):
    """Words that keep to a pattern."""

    def __init__(self, pattern: str = "") -> None:
        self.pattern = pattern

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        return {"type": "string", **({"pattern": f"^(?:{self.pattern})$"} if self.pattern else {})}

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        if isinstance(value, str) and (not self.pattern or re.fullmatch(self.pattern, value)):
            return None
        return place, f"{shown(value)} is not written as {self.pattern or 'a text'}"


class Maybe(Shape):
    """The shape, or null for nothing."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        return {"anyOf": [self.shape.schema(words, seen), {"type": "null"}]}

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        return None if value is None else self.shape.fault(value, place)


class Unseen(Shape):
    """The shape; in a view null, or `mark`, where the seat does not know."""

    def __init__(self, shape: Shape, mark: str | int | None = None) -> None:
        self.shape, self.mark = shape, mark

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        known = self.shape.schema(words, seen)
        return {"anyOf": [known, {"const": self.mark}]} if seen else known

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        if value is None:
            return place, "null is what a seat does not know: this is a view, not a position"
        return self.shape.fault(value, place)


class Rows(Shape):
    """A list, all of the same shape."""

    def __init__(self, shape: Shape, most: int | None = None) -> None:
        self.shape, self.most = shape, most

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        most = {} if self.most is None else {"maxItems": self.most}
        return {"type": "array", "items": self.shape.schema(words, seen), **most}

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        if not isinstance(value, list | tuple):
            return place, f"{shown(value)} is not a list"
        if self.most is not None and len(value) > self.most:
            return place, f"there are at most {self.most}, not {len(value)}"
        faults = (self.shape.fault(each, f"{place}[{k}]") for k, each in enumerate(value))
        return next((fault for fault in faults if fault), None)


class ByName(Shape):
    """An object with values of one shape under names of another."""

    def __init__(self, names: Word | Text, shape: Shape) -> None:
        self.names, self.shape = names, shape

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        names, values = self.names.schema(words, seen), self.shape.schema(words, seen)
        return {"type": "object", "propertyNames": names, "additionalProperties": values}

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        if not isinstance(value, Mapping):
            return place, f"{shown(value)} is not an object"
        for name, each in value.items():
            here = f"{place}.{shown_name(name)}" if place else shown_name(name)
            fault = self.names.fault(name, here) or self.shape.fault(each, here)
            if fault:
                return fault
        return None


class Entries(Shape):
    """An object with entries of its own.

    ``always`` is told whenever the game tells a position, ``sometimes`` only where it means something,
    ``seen`` in views alone, because it follows from the rest. Whoever writes a position by hand may leave
    out all but what is ``needed``.
    """

    def __init__(
        self,
        always: Mapping[str, Shape],
        sometimes: Mapping[str, Shape] | None = None,
        seen: Mapping[str, Shape] | None = None,
        needed: Sequence[str] = (),
    ) -> None:
        self.always, self.sometimes, self.seen = dict(always), dict(sometimes or {}), dict(seen or {})
        self.needed = tuple(needed)

    def schema(self, words: dict[str, Schema], seen: bool) -> Schema:
        entries = {**self.always, **self.sometimes, **(self.seen if seen else {})}
        required = [*self.always, *self.seen] if seen else [*self.needed]
        return {
            "type": "object",
            "properties": {name: shape.schema(words, seen) for name, shape in entries.items()},
            "additionalProperties": False,
            **({"required": required} if required else {}),
        }

    def fault(self, value: object, place: str) -> tuple[str, str] | None:
        if not isinstance(value, Mapping):
            return place or "position", f"{shown(value)} is not an object"
        entries = {**self.always, **self.sometimes}
        for name, each in value.items():
            here = f"{place}.{shown_name(name)}" if place else shown_name(name)
            fault = entries[name].fault(each, here) if name in entries else (here, "there is no such field")
            if fault:
                return fault
        missing = next((name for name in self.needed if name not in value), None)
        return None if missing is None else (f"{place}.{missing}" if place else missing, "this must be said")
