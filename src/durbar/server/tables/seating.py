"""Who sits down at a new table: wishes become seats, with names."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from durbar.bots import BOTS
from durbar.core import Game, OptionError
from durbar.texts import default_name

from ..people.names import clean_name
from ..storage.schema import SeatRow

ME, HERE, OPEN = "me", "here", "open"  # who may be asked to a seat, beside the bots


@dataclass(frozen=True)
class Chair:
    """A wish for a seat: the guest, another person at the same screen, somebody invited, or a bot."""

    who: str = ME
    name: str = ""


def seat_rows(game: Game, chairs: Sequence[Chair], guest: str, lang: str) -> tuple[SeatRow, ...]:
    """The seats as wished; OptionError if they cannot be."""
    if len(chairs) != game.players:
        raise OptionError(f"{game.players} players need as many seats, not {len(chairs)}", field="seats")
    known = (ME, HERE, OPEN, *BOTS)
    rows: list[SeatRow] = []
    for number, chair in enumerate(chairs):
        if chair.who not in known:
            raise OptionError(f"nobody is called {chair.who!r}; there are: {', '.join(known)}", field="seats")
        bot = chair.who if chair.who in BOTS else None
        name = clean_name(chair.name) or default_name(number, bot, lang)
        owner = guest if chair.who in (ME, HERE) else None
        rows.append(SeatRow(number, name, bot, owner, new_invitation(), time.time()))
    return tuple(rows)


def new_invitation() -> str:
    """The secret part of a seat's link."""
    return secrets.token_urlsafe(12)
