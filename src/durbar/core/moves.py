"""A move in its three faces: value, id and text."""

from __future__ import annotations

from dataclasses import dataclass

NO_MOVE = -1  # the id of what is understood, but no move of the table


@dataclass(frozen=True, slots=True)
class Move:
    """One move: ``id`` is its place in the game's table, ``text`` how a player writes it."""

    id: int
    text: str
    kind: str
    parts: tuple[str, ...]

    def __str__(self) -> str:
        return self.text
