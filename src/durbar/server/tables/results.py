"""Results of games that are over: worked out once from the log, then kept, for lists, histories and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from durbar.core import DurbarError

from ..problems import Problem
from ..storage.schema import TableRow
from .dealer import dealt_elsewhere
from .room import Room
from .table_service import TableService

AT_ONCE = 40  # that are worked out for one request; the rest comes with the next


@dataclass(frozen=True)
class Result:
    """How a game ended, and for whom."""

    table: str
    game: str
    ended: float
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    owners: tuple[str | None, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    elsewhere: bool  # did it begin somewhere else?
    hinted: bool  # did somebody ask for a hint?

    def seat_of(self, guest: str) -> int | None:
        """Where the guest sat, if they sat at one place alone: a shared screen is nobody's own game."""
        seats = [seat for seat, owner in enumerate(self.owners) if owner == guest]
        return seats[0] if len(seats) == 1 else None


def result_of(room: Room) -> Result:
    """The result of a table whose game is over."""
    outcome = room.match.outcome
    assert outcome is not None
    seats = range(room.game.players)
    return Result(
        table=room.id,
        game=room.game.id,
        ended=room.row.moved,
        names=tuple(room.names),
        bots=tuple(seat.bot for seat in room.seats),
        owners=tuple(seat.owner for seat in room.seats),
        totals=tuple(score.total for score in outcome.scores),
        places=tuple(outcome.place(seat) for seat in seats),
        winners=tuple(outcome.winners),
        elsewhere=dealt_elsewhere(room.match) is not None,
        hinted=bool(room.session.hinted),
    )


def read_result(body: dict[str, Any]) -> Result:
    """What was kept."""
    rows = {name: tuple(value) for name, value in body.items() if isinstance(value, list)}
    return Result(**{**body, **rows})


async def results_of(service: TableService, rows: Sequence[TableRow]) -> dict[str, Result]:
    """The results of those of these tables whose games are over; damaged ones are left out."""
    over = [row for row in rows if row.over]
    kept = await service.ask(service.store.results, [row.id for row in over])
    found = {table: read_result(body) for table, body in kept.items()}
    for row in [row for row in over if row.id not in found][:AT_ONCE]:
        try:
            news = await service.ask(service.store.news, row.id, 0)
            room = await service.work(Room, row, news.seats)
            await service.work(room.learn, news)
            if room.match.over:
                found[row.id] = result_of(room)
                await service.ask(service.store.keep_result, row.id, asdict(found[row.id]))
        except (DurbarError, Problem):
            continue
    return found
