"""How the tables of a game name what their words stand for.

A *field* is written ``"name:vocabulary"``, or just ``"name"`` where both are the same word. Two
vocabularies are built in: ``number`` (the int itself) and ``seat`` (a seat, counted from 0).
"""

from __future__ import annotations

from functools import cache

NUMBER = "number"
SEAT = "seat"


@cache  # the tables of a game have a few dozen, and every sentence asks
def split_field(field: str) -> tuple[str, str]:
    """``"from:space"`` is a field ``from`` in the words of ``space``; ``"die"`` is both."""
    name, _, vocabulary = field.partition(":")
    return name, vocabulary or name
