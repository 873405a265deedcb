"""The deal of the day: the same luck for everybody, one seat against the same bots.

Its seed, and the salts of all seats, follow from the date and the game, so every house deals the same. It is
dealt as any other game: the commitment is shown first, the seed at the end, and ``verify`` checks the record
against them. What it cannot prove is that nobody knew the seed before: whoever wants to can work it out, so a
deal of the day compares how people play, and nothing else hangs on it. The log says that it is one.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

from sqlalchemy.exc import IntegrityError

from durbar.bots import USUAL_LEVEL
from durbar.core import Game

from .dealer import BYTES, FixedDeal, Salt
from .results import Result, results_of
from .room import Room
from .seating import ME, Chair
from .table_service import TableService


def today() -> str:
    """The date, the same everywhere."""
    return datetime.now(UTC).date().isoformat()


def deal_of(game: Game, day: str) -> FixedDeal:
    """The luck of a day, by the rules of now."""
    about = f"durbar deal of the day {day} {game.id} {game.rules_version}"

    def derive(what: str) -> bytes:
        return hashlib.sha256(f"{about} {what}".encode()).digest()[:BYTES]

    salts = tuple(Salt(derive(f"salt {seat}"), by_server=True) for seat in range(game.players))
    return FixedDeal(derive("seed"), salts, f"deal of the day: {day}")


async def play_daily(service: TableService, game: Game, guest: str, name: str, lang: str) -> Room:
    """The guest's table of today: where they sit already, or a new one."""
    day = today()
    known = await service.ask(service.store.daily_tables, game.id, day)
    if guest in known:
        return await service.room(known[guest])
    chairs = [Chair(ME, name), *(Chair(USUAL_LEVEL) for _ in range(1, game.players))]
    room = await service.create(game, chairs, guest, lang, deal=deal_of(game, day))
    try:
        await service.ask(service.store.add_daily, game.id, day, guest, room.id)
    except IntegrityError:  # two clicks at once: the first one counts
        known = await service.ask(service.store.daily_tables, game.id, day)
        return await service.room(known[guest])
    return room


async def board_of(service: TableService, game_id: str, day: str) -> tuple[dict[str, str], list[Result]]:
    """Who plays the deal of a day and where, and the results so far, best first."""
    tables = await service.ask(service.store.daily_tables, game_id, day)
    rows = [await service.ask(service.store.table, table) for table in tables.values()]
    found = await results_of(service, [row for row in rows if row is not None])
    return tables, sorted(found.values(), key=lambda each: (0 not in each.winners, -each.totals[0]))
