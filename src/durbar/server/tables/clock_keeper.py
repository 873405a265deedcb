"""Watches the clocks of all tables, and does what was chosen with a table when one of its clocks is at zero.

Clocks stand in the data, so any process may notice; whoever writes first has done it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from ..storage.database import DataError
from ..storage.schema import SeatChange
from .absence import STAND_IN
from .clocks import STOPPED, TIME_OVER
from .house_time import BEAT
from .room import Room
from .table_service import TableService

SWEEP = 2  # beats between two looks for tables that are not in memory

log = logging.getLogger("durbar")


class ClockKeeper:
    """`wake` is told of tables at which a bot is to answer for somebody who was asked in secret."""

    def __init__(self, service: TableService, wake: Callable[[Room], None]) -> None:
        self.service = service
        self.wake = wake
        self._live_elsewhere = False  # does a live clock run at a table that is not in memory?

    async def run(self) -> None:
        """For as long as the server runs."""
        beats = 0
        while True:
            try:
                if beats % SWEEP == 0:
                    await self.sweep()
                await self.beat()
            except DataError as error:
                log.error("%s", error)
            beats += 1
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Let the time of the house go on while clocks run, and look at those in memory."""
        ticking = [room for room in self.service.rooms.values() if due(room) is not None]
        if ticking or self._live_elsewhere:
            await self.service.sync_time()
        for room in ticking:
            await self.look_at(room)

    async def sweep(self) -> None:
        """Open tables that nobody looks at and at which somebody's time is over."""
        service = self.service
        self._live_elsewhere = await service.ask(service.store.live_clocks_run)
        _, told = service.hours.estimate()
        now = {"live": told["open"], "letters": told["wall"]}
        for table in await service.ask(service.store.clocks_due, now):
            try:
                await self.look_at(await service.room(table))
            except DataError as error:
                log.error("%s", error)
            except Exception:
                log.exception("the clocks of table %s cannot go on", table)

    async def look_at(self, room: Room) -> None:
        """Is a clock at zero?"""
        if self.service.hours.stale:
            await self.service.sync_time()
        at = due(room)
        if at is None or room.clock is None or self.service.hours.now(room.clock) < at:
            return
        if room.times is not None and room.times.secret is not None:
            room.late = room.v
            self.wake(room)
        elif room.clock.at_zero == "free":
            await self.service.say(room, lambda: [(None, STOPPED)] if self._over(room) else [])
        elif seats := self._over(room):
            await self.service.change_seats(
                room, lambda: self._to_bots(room), [(seat, TIME_OVER) for seat in seats]
            )

    def _over(self, room: Room) -> list[int]:
        """The seats whose clocks have run down."""
        running = () if room.times is None or room.stopped else room.times.running
        return [seat for seat in running if room.seconds_left[seat] <= 0 and not room.match.over]

    def _to_bots(self, room: Room) -> Sequence[SeatChange]:
        seats = [room.seats[seat] for seat in self._over(room) if not room.seats[seat].bot]
        return [(seat, replace(seat, bot=STAND_IN)) for seat in seats]


def due(room: Room) -> float | None:
    """When the first clock of a table will be at zero, if any runs."""
    if room.clock is None or room.times is None or room.match.over:
        return None
    return room.times.due(room.clock)
