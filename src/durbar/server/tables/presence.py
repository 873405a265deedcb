"""Who is at a table: guests whose page is open there, in any process.

Every process marks those whose streams it holds, now and then, and looks who was marked by others. Somebody
who switches to another window for a moment is still here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import contextmanager

from ..storage.database import DataError
from . import absence
from .room import Room
from .table_service import TableService

BEAT = 8.0  # seconds between two marks
STILL = 60.0  # seconds without a move after which somebody who is away is missed

log = logging.getLogger("durbar")


class Presence:
    """Keeps the marks of this process, and notices who comes and goes at the tables it shows."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._streams: Counter[tuple[str, str]] = Counter()

    async def attend(self, room: Room, guest: str, told: AsyncIterator[bytes]) -> AsyncGenerator[bytes, None]:
        """A stream of a guest, who is at the table as long as it is open; a seat kept warm is given back."""
        with self.stream(room.id, guest):
            try:
                await absence.come_back(self.service, room, guest)
                if guest not in room.here:
                    here = [(room.id, guest)]
                    await self.service.ask(self.service.store.mark_present, here, time.time(), tell=True)
                    await self.service.catch_up(room)
            except DataError as error:  # nobody is kept from looking
                log.error("%s", error)
            async for part in told:
                yield part

    @contextmanager
    def stream(self, table: str, guest: str) -> Iterator[None]:
        """Somebody is at a table, as long as this is open."""
        self._streams[table, guest] += 1
        try:
            yield
        finally:
            self._streams[table, guest] -= 1
            if not self._streams[table, guest]:
                del self._streams[table, guest]

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except DataError as error:
                log.error("%s", error)

    async def beat(self) -> None:
        """Mark those who are here, and look who else is."""
        service, now = self.service, time.time()
        if self._streams:
            await service.ask(service.store.mark_present, list(self._streams), now)
        watched = [room for room in service.rooms.values() if room.watched]
        if watched:
            await look_around(service, watched)


async def look_around(service: TableService, rooms: Sequence[Room]) -> None:
    """Who is at these tables now; a process in which nobody watches a table has to ask before it matters."""
    here = await service.ask(service.store.here, [room.id for room in rooms])
    for room in rooms:
        await service.notice(room, here.get(room.id, frozenset()), room.quiet_for >= STILL)
