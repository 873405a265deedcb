"""Reading JSON that people write by hand: every field typed, every mistake named by its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .errors import BadPosition, shown, shown_name


class Reader:
    """One JSON object being read. Fields not asked for by the end are refused by ``finish``."""

    def __init__(self, written: object, place: str = "") -> None:
        if not isinstance(written, Mapping):
            raise BadPosition(
                f"{place or 'the position'} is an object, not {shown(written)}", field=place or "position"
            )
        self.written: Mapping[str, Any] = written
        self.place = place
        self.asked: set[str] = set()

    def where(self, name: str) -> str:
        """The full name of a field: "seats[1].dice"."""
        return f"{self.place}.{name}" if self.place else name

    def wrong(self, name: str, why: str, rule: str = "") -> BadPosition:
        """An error about a field."""
        place = self.where(name)
        return BadPosition(f"{place}: {why}", field=place, rule=rule)

    def has(self, name: str) -> bool:
        """Is the field there, and not null?"""
        self.asked.add(name)
        return self.written.get(name) is not None

    def raw(self, name: str) -> Any:
        """The field as it stands, None if it is missing."""
        self.asked.add(name)
        return self.written.get(name)

    def number(self, name: str, default: int, low: int, high: int, rule: str = "") -> int:
        """A whole number from low to high."""
        value = self.written[name] if self.has(name) else default
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(name, f"{shown(value)} is not a whole number from {low} to {high}", rule)
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        """true or false."""
        value = self.written[name] if self.has(name) else default
        if not isinstance(value, bool):
            raise self.wrong(name, f"{shown(value)} is not true or false")
        return value

    def word(self, name: str, words: Sequence[str], default: int = -1, rule: str = "") -> int:
        """One of the words, as its number; `default` if the field is missing or null."""
        if not self.has(name):
            return default
        return self.number_of(name, self.written[name], words, rule)

    def words(self, name: str, words: Sequence[str], rule: str = "") -> list[int]:
        """A list of words, as their numbers; a missing field is an empty list."""
        return [self.number_of(name, each, words, rule) for each in self.items(name)]

    def counts(self, name: str, words: Sequence[str], most: int, rule: str = "") -> list[int]:
        """How many of each word, `most` in all: from an object of numbers, or from a list of words."""
        found = [0] * len(words)
        if isinstance(self.raw(name), Mapping):
            counted = self.inner(name)
            for word in counted.written:
                found[counted.number_of(word, word, words, rule)] += counted.number(word, 0, 0, most, rule)
        else:
            for number in self.words(name, words, rule):
                found[number] += 1
        if sum(found) > most:
            raise self.wrong(name, f"there are at most {most}, not {sum(found)}", rule)
        return found

    def text(self, name: str) -> str:
        """Words that the game reads itself; "" if the field is missing or null."""
        return self.text_in(name, self.written[name]) if self.has(name) else ""

    def texts(self, name: str) -> list[str]:
        """A list of them."""
        return [self.text_in(name, each) for each in self.items(name)]

    def text_in(self, name: str, value: object) -> str:
        """What stands in a field, if it is a text."""
        if not isinstance(value, str):
            raise self.wrong(name, f"{shown(value)} is not a text")
        return value

    def items(self, name: str) -> list[Any]:
        """A list; a missing field is an empty one."""
        value = self.written[name] if self.has(name) else []
        if not isinstance(value, list | tuple):
            raise self.wrong(name, f"{shown(value)} is not a list")
        return list(value)

    def number_of(self, name: str, word: object, words: Sequence[str], rule: str = "") -> int:
        """The number of a word in its list."""
        if isinstance(word, str) and word.lower() in words:
            return words.index(word.lower())
        raise self.wrong(name, f"{shown(word)} is not one of {short_list(words)}", rule)

    def inner(self, name: str) -> Reader:
        """The object in a field; a missing field is an empty object."""
        return Reader(self.written[name] if self.has(name) else {}, self.where(name))

    def inners(self, name: str) -> Iterator[Reader]:
        """The objects in a list, one by one."""
        for k, each in enumerate(self.items(name)):
            yield Reader(each, f"{self.where(name)}[{k}]")

    def finish(self) -> None:
        """Refuse what nobody asked for: a misspelt field must not pass for a missing one."""
        for name in self.written:
            if name not in self.asked:
                raise self.wrong(shown_name(name), "there is no such field")


def short_list(words: Sequence[str]) -> str:
    """The words, or the first of them where they are many."""
    return ", ".join(words) if len(words) <= 12 else ", ".join(words[:8]) + ", …"
