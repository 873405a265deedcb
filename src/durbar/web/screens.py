"""What a stream tells a page of its table: the page in parts, and after that only the parts that changed.

A part that the page was shown before is named by its place there. So ground, boards and old lines of the log
are sent once, and a move costs what it has moved.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import count
from typing import Any

from durbar.server.live import deflate, event

Parts = list[str | list[int]]  # new text, or from where to where it is as it was
_numbers = count()


class Screen:
    """A table as all who look the same way are shown it at one version."""

    def __init__(self, v: int, revision: int, html: str) -> None:
        self.v = v
        self.revision = revision
        self.parts = split(html)
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
            parts = changes(() if before is None else before.parts, self.parts)
            told = {"v": self.v, "r": self.revision, "parts": parts}
            data = event(self.v, json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode())
            self._events[key] = deflate(data) if packed else data
        return self._events[key]


def split(html: str) -> list[str]:
    """A page in parts of some hundred characters: its lines, and in them the groups of the drawings."""
    parts: list[str] = []
    for line in html.splitlines(keepends=True):
        first, *groups = line.split("<g ")
        parts.append(first)
        parts += [f"<g {group}" for group in groups]
    return parts


def changes(before: Sequence[str], now: Sequence[str]) -> Parts:
    """How the parts of now are told to somebody who has those from before."""
    places = {part: place for place, part in enumerate(before)}
    told: Parts = []
    for part in now:
        place, last = places.get(part), told[-1] if told else None
        if place is None:
            told.append(part)
        elif isinstance(last, list) and last[1] == place:
            last[1] += 1
        else:
            told.append([place, place + 1])
    return told
