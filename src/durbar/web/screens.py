"""What a stream tells a page of its table: the page in parts, and after that only the parts that changed.

A part that the page was shown before is named by its place there. So ground, boards and old turns of the log
are sent once, and a move costs what it has moved.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import count
from typing import Any

from durbar.server.routes.live import deflate, event

Parts = list[str | list[int]]  # new text, or from where to where it is as it was
HOLE = "\0"  # no text that is shown has it
PICTURES = 16  # kept in parts, up to 200 kB each with what they were: for others who look at the same
_numbers = count()


class Section:
    """Parts of a screen in a row: a picture, the turns of the log, or the lines between them."""

    def __init__(self, parts: Sequence[str], start: int) -> None:
        self.parts = parts
        self.start = start

    @property
    def end(self) -> int:
        return self.start + len(self.parts)

    @cached_property
    def places(self) -> dict[str, int]:
        """Where on its screen each part is."""
        return {part: place for place, part in enumerate(self.parts, self.start)}


class Screen:
    """A table as all who look the same way are shown it at one version."""

    def __init__(self, v: int, revision: int, html: str, pieces: Sequence[Sequence[str]] = ()) -> None:
        """Every HOLE in the text is a place for the next of the pieces, which are in parts already."""
        self.v = v
        self.revision = revision
        self.sections: list[Section] = []
        first, *others = html.split(HOLE)
        self._add(first.splitlines(keepends=True))
        for piece, text in zip(pieces, others, strict=True):
            self._add(piece)
            self._add(text.splitlines(keepends=True))
        self._number = next(_numbers)
        self._events: dict[tuple[int, bool], bytes] = {}

    def _add(self, parts: Sequence[str]) -> None:
        self.sections.append(Section(parts, self.sections[-1].end if self.sections else 0))

    @property
    def parts(self) -> list[str]:
        return [part for section in self.sections for part in section.parts]

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

    def _changes_after(self, before: Screen) -> Parts:
        """Each section is compared with the one in its place; after a change of the whole page, with all."""
        then = before.sections
        if len(then) != len(self.sections):
            then = [Section(before.parts, 0)] * len(self.sections)
        told: Parts = []
        for now, old in zip(self.sections, then, strict=True):
            if now.parts == old.parts:
                told += [[old.start, old.end]] if now.parts else []
            else:
                told += changes(old.places, now.parts)
        return told


@lru_cache(maxsize=PICTURES)
def split_picture(svg: str) -> tuple[str, ...]:
    """Every group of a drawing begins a part; many pages show it, and many show it again."""
    first, *groups = svg.split("<g ")
    return (first, *[f"<g {group}" for group in groups])


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
