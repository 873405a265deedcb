"""Who listens for news about all of their tables, and is woken when there may be some.

News of this process come from its tables at once. Those of other processes come with the bus: then one
question to the data tells for all listeners together where something has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import sqlalchemy as sql

from ..storage.schema import SEATS, TABLES
from ..storage.store import Store
from ..tables.room import Room
from ..tables.table_service import TableService

Standing = dict[str, int]  # how often each table of somebody has changed; and their challenges


class Mailroom:
    """Wakes listeners; what there is to tell, each looks up for itself."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._bells: dict[str, set[asyncio.Event]] = {}
        self._known: dict[str, Standing] = {}
        service.on_news.append(self.look)

    @contextmanager
    def listening(self, guest: str) -> Iterator[asyncio.Event]:
        """A bell that rings whenever there may be news for this guest."""
        bell = asyncio.Event()
        if not self._bells:
            self.service.on_change.append(self.hear)
        self._bells.setdefault(guest, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[guest].discard(bell)
            if not self._bells[guest]:
                del self._bells[guest]
                self._known.pop(guest, None)
            if not self._bells:
                self.service.on_change.remove(self.hear)

    def ring(self, guest: str) -> None:
        for bell in self._bells.get(guest, ()):
            bell.set()

    def hear(self, room: Room) -> None:
        """A table has changed in this process."""
        for seat in room.seats:
            if seat.owner is not None:
                self.ring(seat.owner)

    async def look(self) -> None:
        """Something has changed somewhere."""
        if not self._bells:
            return
        guests, service = list(self._bells), self.service
        known = await service.ask(unfinished_of, service.store, guests)
        for challenge in await service.ask(service.challenges.open_for, guests):
            known[challenge.guest][challenge.id] = 0
        for guest, now in known.items():
            if self._known.get(guest) != now:
                self._known[guest] = now
                self.ring(guest)


def unfinished_of(store: Store, guests: Collection[str]) -> dict[str, Standing]:
    """The unfinished tables where some guests sit, and how often each has changed."""
    found: dict[str, Standing] = {guest: {} for guest in guests}
    query = (
        sql.select(SEATS.c.owner, TABLES.c.id, TABLES.c.revision)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.owner.in_(list(guests)), sql.not_(TABLES.c.over))
    )
    with store.reading() as db:
        for owner, table, revision in db.execute(query):
            found[owner][table] = revision
    return found
