"""How far a game can go: numbers that no game of its setting exceeds. True, not tight."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bounds:
    """``decisions`` of all players together and ``chances`` answered in the longest game; ``outcomes`` that
    one chance question can have; ``lowest`` and ``highest`` score of a seat, at any time."""

    decisions: int
    chances: int
    outcomes: int
    lowest: int
    highest: int
