"""What a stream tells a page of its table: the page in parts, and after that only the parts that changed.

A part that the page was shown before is named by its place there. So ground, boards and old lines of the log
are sent once, and a move costs what it has moved.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import count
from typing import Any

from durbar.server.live import deflate, event

Parts = list[str | list[int]]  # new text, or from where to where it is as it was
HOLE = "\0"  # no text that is shown has it
PICTURES = 64  # kept in parts, some 30 kB each
_numbers = count()


class Screen:
    """A table as all who look the same way are shown it at one version."""

    def __init__(self, v: int, revision: int, html: str, pictures: Sequence[str] = ()) -> None:
        """Every HOLE in the text is a place for the next of the pictures."""
        self.v = v
        self.revision = revision
        first, *others = html.split(HOLE)
        self.parts = split(first)
        self.drawn: list[tuple[tuple[str, ...], int]] = []  # the pictures in parts, and their places
        for picture, text in zip(pictures, others, strict=True):
            parts = split_picture(picture)
            self.drawn.append((parts, len(self.parts)))
            self.parts += parts
            self.parts += split(text)
        self._number = next(_numbers)
        self._events: dict[tuple[int, bool], bytes] = {}

    @property
    def whole(self) -> dict[str, Any]:
        """For a page that has been shown nothing."""
        return {"v": self.v, "r": self.revision, "html": "".join(self.parts)}

    def event_after(self, before: Screen | None, packed: bool) -> bytes:
        """The event for all who were shown the screen `before`, or nothing; made once."""
        key = (-1 if before is None else before._number, packed)
        if key not in self._events:
            parts = [*self.parts] if before is None else self._changes_after(before)
            told = {"v": self.v, "r": self.revision, "parts": parts}
            data = event(self.v, json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode())
            self._events[key] = deflate(data) if packed else data
        return self._events[key]

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each part is."""
        return {part: place for place, part in enumerate(self.parts)}

    def _changes_after(self, before: Screen) -> Parts:
        """Pictures that are the same are told at once; of all else the parts are compared."""
        same = {id(parts): place for parts, place in before.drawn}
        told: Parts = []
        at = 0
        for parts, place in self.drawn:
            told += changes(before.places, self.parts[at:place])
            if (known := same.get(id(parts))) is not None:
                told.append([known, known + len(parts)])
            else:
                told += changes(before.places, parts)
            at = place + len(parts)
        return told + changes(before.places, self.parts[at:])


def split(html: str) -> list[str]:
    """A page in parts of some hundred characters: its lines, and in them the groups of the drawings."""
    parts: list[str] = []
    for line in html.splitlines(keepends=True):
        parts += split_groups(line) if "<g " in line else (line,)
    return parts


def split_groups(drawn: str) -> list[str]:
    """Every group of a drawing begins a part."""
    first, *groups = drawn.split("<g ")
    return [first, *[f"<g {group}" for group in groups]]


@lru_cache(maxsize=PICTURES)
def split_picture(svg: str) -> tuple[str, ...]:
    """The same for a drawing; many pages show it, and many show it again."""
    return tuple(split_groups(svg))


def changes(places: Mapping[str, int], now: Sequence[str]) -> Parts:
    """How the parts of now are told to somebody who has others, each in its place."""
    told: Parts = []
    start = end = -1  # of the parts in a row that are as they were
    for part in now:
        place = places.get(part, -1)
        if place == end and place >= 0:
            end += 1
            continue
        if end > start:
            told.append([start, end])
        if place < 0:
            told.append(part)
            start = end = -1
        else:
            start, end = place, place + 1
    if end > start:
        told.append([start, end])
    return told
