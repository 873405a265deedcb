"""News from other processes on the same data: something was written, so look which tables changed.

A bus only says *where* there may be news; what it is, is read from the tables. So news that got lost costs
nothing but time, and a slow second look heals it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from typing import Any

from ..storage.database import CHANGES, DataError
from ..storage.schema import SETTINGS
from ..storage.store import Store
from .table_keeper import ANY, Tables
from .table_service import TableService

POLL = 0.04  # seconds; asking costs some microseconds
HEAL = 5.0
AGAIN = 1.0  # seconds until a database that has gone away is asked again

log = logging.getLogger("durbar.bus")


class Bus(ABC):
    """Rings when anybody may have changed a table."""

    @abstractmethod
    def news(self) -> AsyncIterator[Tables]:
        """One item for every time there may be news: of which tables, or ANY."""


class SqliteBus(Bus):
    """SQLite tells each connection whether others have written since it last asked, we ourselves among them.

    So all changes are counted in the file, and we count those of our own that we know of without looking.
    """

    def __init__(self, store: Store) -> None:
        self.store = store

    async def news(self) -> AsyncIterator[Tables]:
        loop = asyncio.get_running_loop()
        connection = sqlite3.connect(str(self.store.url.database))
        try:
            known, others, looked = None, -1, loop.time()
            while True:
                version = connection.execute("PRAGMA data_version").fetchone()
                if version != known:
                    known = version
                    by_others = self._changes(connection) - self.store.known_changes
                    if by_others > others or loop.time() - looked > HEAL:
                        others, looked = by_others, loop.time()
                        yield ANY
                await asyncio.sleep(POLL)
        finally:
            connection.close()

    def _changes(self, connection: sqlite3.Connection) -> int:
        row = connection.execute(f"SELECT value FROM {SETTINGS.name} WHERE name = ?", (CHANGES,)).fetchone()
        return int(row[0]) if row else 0


class PostgresBus(Bus):
    """PostgreSQL wakes those who listen; the store notifies with every change."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def news(self) -> AsyncIterator[Tables]:
        loop, stop, told = asyncio.get_running_loop(), threading.Event(), set[str]()
        bell = asyncio.Event()

        def tell(table: str) -> None:
            told.add(table)
            bell.set()

        def hear(table: str) -> None:
            loop.call_soon_threadsafe(tell, table)

        threading.Thread(target=self._listen, args=(hear, stop), daemon=True).start()
        looked = loop.time()
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(bell.wait(), HEAL)
                bell.clear()
                if loop.time() - looked > HEAL:  # a second look, in case that news were lost
                    looked = loop.time()
                    told.add("")
                tables = frozenset(told)
                told.clear()
                yield ANY if "" in tables else tables
        finally:
            stop.set()

    def _listen(self, hear: Callable[[str], object], stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                held = self.store.engine.raw_connection()
                connection: Any = held.driver_connection
                held.detach()  # from the pool, which would lend it to others while we listen
                with closing(connection):
                    connection.autocommit = True
                    connection.execute("LISTEN durbar")
                    hear("")  # of whatever was written before
                    while not stop.is_set():
                        for news in connection.notifies(timeout=1.0):
                            hear(news.payload)
            except Exception as error:
                why = str(error).partition("\n")[0]
                log.error("listening to the database broke off (%s); trying again", why)
                stop.wait(AGAIN)


def bus_of(store: Store) -> Bus:
    """The bus of this kind of database."""
    return SqliteBus(store) if store.is_sqlite else PostgresBus(store)


async def relay(service: TableService, bus: Bus) -> None:
    """Keep the tables in memory up to date with what other processes write."""
    while True:
        try:
            async for tables in bus.news():
                await look_around(service, tables)
                for look in service.on_news:
                    await look(tables)
        except DataError as error:
            log.error("%s", error)
            await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("news from other processes broke off; trying again")
            await asyncio.sleep(HEAL)


async def look_around(service: TableService, tables: Tables = ANY) -> None:
    """Catch up with every table in memory that has changed elsewhere."""
    known = {id: room for id, room in service.rooms.items() if tables is None or id in tables}
    if known:
        revisions = await service.ask(service.store.revisions, known)
        changed = [known[table] for table, now in revisions.items() if now != known[table].revision]
        await asyncio.gather(*map(service.catch_up, changed))
