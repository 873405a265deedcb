"""What a valuation weighs: the names a game gives to the figures that its kernel's `features` writes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feature:
    """One figure of a seat. Its weight may change with the clock: `powers` of it, 0 for always the same.

    `says` is the text that names it to people; several figures may be told as one thing, "" is never told.
    Nobody has too much of what is `wanted`: where its weight says otherwise, it is not told as a reason.
    """

    name: str
    powers: int = 2
    says: str = ""
    wanted: bool = False
