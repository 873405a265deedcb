"""Who listens for news about all of their tables, and is woken when there may be some.

News of this process come from its tables at once. Those of other processes come with the bus: then one
question to the data tells for all listeners together where something has changed. Programs listen to all
that happens; a person's pages only want to know where somebody has moved.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import sqlalchemy as sql

from ..storage.schema import SEATS, TABLES
from ..storage.store import Store
from ..tables.room import Room
from ..tables.table_keeper import Tables
from ..tables.table_service import TableService

LATE = 1.0  # seconds by which a move may be older than the look before
Standing = dict[str, int]  # how often each table of somebody has changed; and their challenges


class Letters:
    """At which tables there is something new; the bell rings when there is."""

    def __init__(self) -> None:
        self.tables: set[str] = set()  # so that a reader who is slow makes nothing grow
        self.bell = asyncio.Event()

    def put(self, table: str) -> None:
        self.tables.add(table)
        self.bell.set()


class Mailroom:
    """Wakes listeners; what there is to tell, each looks up for itself."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._bells: dict[str, set[asyncio.Event]] = {}
        self._known: dict[str, Standing] = {}
        self._letters: dict[str, set[Letters]] = {}
        self._looked = time.time()
        service.on_news += [self.look, self.sort]

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

    @contextmanager
    def reading(self, guest: str) -> Iterator[Letters]:
        """At which tables of a guest somebody has moved, from now on."""
        letters = Letters()
        if not self._letters:
            self.service.on_change.append(self.put)
        self._letters.setdefault(guest, set()).add(letters)
        try:
            yield letters
        finally:
            self._letters[guest].discard(letters)
            if not self._letters[guest]:
                del self._letters[guest]
            if not self._letters:
                self.service.on_change.remove(self.put)

    def put(self, room: Room) -> None:
        """A table in memory has changed, here or elsewhere."""
        for seat in room.seats:
            for letters in self._letters.get(seat.owner or "", ()):
                letters.put(room.id)

    async def sort(self, tables: Tables) -> None:
        """Something has changed somewhere, maybe at tables that this process does not know."""
        since, self._looked = self._looked - LATE, time.time()
        unknown = tables and tables.difference(self.service.rooms)
        if not self._letters or unknown == frozenset():
            return
        for owner, table in await self.service.ask(seated_at, self.service.store, unknown, since):
            if table not in self.service.rooms:
                for letters in self._letters.get(owner, ()):
                    letters.put(table)

    async def look(self, _: Tables) -> None:
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


def seated_at(store: Store, tables: Tables, since: float) -> list[tuple[str, str]]:
    """Who sits at these tables, and at which; if it is not known where, at those that have moved since."""
    where = TABLES.c.moved >= since if tables is None else TABLES.c.id.in_(list(tables))
    query = sql.select(SEATS.c.owner, TABLES.c.id).join_from(TABLES, SEATS)
    with store.reading() as db:
        return [(row[0], row[1]) for row in db.execute(query.where(where, SEATS.c.owner.is_not(None)))]
