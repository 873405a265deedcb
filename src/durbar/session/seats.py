"""Who sits at a table, and how a record remembers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from durbar.bots import BOTS
from durbar.core import Match

PERSON = "person"
"""Who sits at a seat that no bot plays."""
SEATS_NOTE = "seats: "  # a record says who sat where, as "seats: person, greedy"


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or the ``bot`` of that name."""

    name: str
    bot: str | None = None

    @property
    def kind(self) -> str:
        """What a record calls them."""
        return self.bot or PERSON


def seats_note(seats: Sequence[Seat]) -> str:
    """How a record remembers which seats were bots'; `noted_bots` reads it."""
    return SEATS_NOTE + ", ".join(seat.kind for seat in seats)


def noted_bots(match: Match) -> tuple[str | None, ...]:
    """Which bot is to sit where, as far as a record remembers it; everybody else is a person."""
    players = match.game.players
    for entry in reversed(match.entries):  # seats may have changed hands
        kinds = entry.text.removeprefix(SEATS_NOTE).split(", ")
        if entry.kind == "note" and entry.text.startswith(SEATS_NOTE) and len(kinds) == players:
            return tuple(kind if kind in BOTS else None for kind in kinds)
    return (None,) * players
