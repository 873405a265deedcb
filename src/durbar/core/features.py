"""What a valuation weighs: the names a game gives to the figures that its kernel's `features` writes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feature:
    """One figure of a seat. Its weight may change with the clock: `powers` of it, 0 for always the same."""

    name: str
    powers: int = 2
