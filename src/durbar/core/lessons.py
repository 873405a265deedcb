"""A tutorial: positions on the real board, each with something to do and words about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Lesson:
    """One step: a position as ``Game.from_dict`` takes it, and what to make of it.

    ``text`` and ``praise`` are ids of texts; any of ``moves``, written in full and played by ``seat``,
    is the answer asked for. A step without moves is only read.
    """

    text: str
    position: Mapping[str, Any]
    seat: int = 0
    moves: tuple[str, ...] = ()
    praise: str = ""
    marks: tuple[str, ...] = ()  # elements of the drawing the text speaks of
    section: str = ""  # of the guide, in which the same position is an example
