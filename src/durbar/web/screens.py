"""What a stream tells a page of its table: the page in parts, and after that only the parts that changed.

A part that the page was shown before is named by its place there. So ground, boards and old turns of the log
are sent once, and a move costs what it has moved.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import count
from typing import Any

from durbar.server.routes.live import deflate, event

Parts = list[str | list[int]]  # new text, or from where to where it is as it was
HOLE = "\0"  # no text that is shown has it
PICTURES = 48  # kept in parts, up to 200 kB each with what they were: for others who look at the same
_numbers = count()


class Screen:
    """A table as all who look the same way are shown it at one version."""

    def __init__(self, v: int, revision: int, html: str, pieces: Sequence[Sequence[str]] = ()) -> None:
        """Every HOLE in the text is a place for the next of the pieces, which are in parts already."""
        self.v = v
        self.revision = revision
        first, *others = html.split(HOLE)
        self.sections: list[Sequence[str]] = [first.splitlines(keepends=True)]
        for piece, text in zip(pieces, others, strict=True):
            self.sections += (piece, text.splitlines(keepends=True))
        self._number = next(_numbers)
        self._events: dict[tuple[int, bool], bytes] = {}

    @property
    def parts(self) -> list[str]:
        return [part for section in self.sections for part in section]

    @property
    def html(self) -> str:
        return "".join(self.parts)

    @cached_property
    def digest(self) -> str:
        """By which a page knows that it shows this already."""
        return blake2b(self.html.encode(), digest_size=8).hexdigest()

    @property
    def whole(self) -> dict[str, Any]:
        """For a page that has been shown nothing."""
        return {"v": self.v, "r": self.revision, "html": self.html}

    def event_after(self, before: Screen | None, packed: bool) -> bytes:
        """The event for all who were shown the screen `before`, or nothing; made once."""
        key = (-1 if before is None else before._number, packed)
        if key not in self._events:
            told: dict[str, Any] = {"v": self.v, "r": self.revision}
            if before is None:
                told |= {"parts": self.parts, "digest": self.digest}
            else:
                told["parts"] = self._changes_after(before)
            data = event(self.v, json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode())
            self._events[key] = deflate(data) if packed else data
        return self._events[key]

    def _changes_after(self, before: Screen) -> Parts:
        """Each section is compared with the one in its place; after a change of the whole page, with all."""
        then = before.sections
        if len(then) != len(self.sections):
            then = [before.parts]
        told: Parts = []
        start = 0
        for k, now in enumerate(self.sections):
            old = then[k % len(then)]
            compare = picture_changes if isinstance(now, tuple) and isinstance(old, tuple) else changes
            for each in compare(old, now):
                told.append(each if isinstance(each, str) else [each[0] + start, each[1] + start])
            start += len(old) if len(then) > 1 else 0
        return told


@lru_cache(maxsize=PICTURES)
def split_picture(svg: str) -> tuple[str, ...]:
    """Every group of a drawing begins a part; many pages show it, and many show it again."""
    first, *groups = svg.split("<g ")
    return (first, *[f"<g {group}" for group in groups])


def changes(old: Sequence[str], now: Sequence[str]) -> Parts:
    """How the parts of now are told to somebody who has the old ones, each in its place."""
    if now == old:
        return [[0, len(old)]] if old else []
    places = {part: place for place, part in enumerate(old)}
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


picture_changes = lru_cache(maxsize=PICTURES)(changes)  # most pictures are the same for several readers
