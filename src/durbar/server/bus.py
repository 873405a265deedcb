"""News from other processes on the same data: something was written, so look which tables changed.

A bus only says *that* there may be news; what it is, is read from the tables. So news that got lost costs
nothing but time, and a slow second look heals it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from typing import Any

from .store import Store
from .table_service import TableService

POLL = 0.04  # seconds; asking costs some microseconds
HEAL = 5.0

log = logging.getLogger("durbar.bus")


class Bus(ABC):
    """Rings when anybody may have changed a table."""

    @abstractmethod
    def news(self) -> AsyncIterator[None]:
        """One item for every time there may be news."""


class SqliteBus(Bus):
    """SQLite tells each connection whether others have written since it last asked."""

    def __init__(self, path: str) -> None:
        self.path = path

    async def news(self) -> AsyncIterator[None]:
        connection = sqlite3.connect(self.path)
        try:
            known = None
            while True:
                version = connection.execute("PRAGMA data_version").fetchone()
                if version != known:
                    known = version
                    yield
                await asyncio.sleep(POLL)
        finally:
            connection.close()


class PostgresBus(Bus):
    """PostgreSQL wakes those who listen; the store notifies with every change."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def news(self) -> AsyncIterator[None]:
        loop, bell, stop = asyncio.get_running_loop(), asyncio.Event(), threading.Event()
        listening = threading.Thread(target=self._listen, args=(loop, bell, stop), daemon=True)
        listening.start()
        try:
            while True:
                with suppress(TimeoutError):  # a second look, in case that news were lost
                    await asyncio.wait_for(bell.wait(), HEAL)
                bell.clear()
                yield
        finally:
            stop.set()

    def _listen(self, loop: asyncio.AbstractEventLoop, bell: asyncio.Event, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                held = self.store.engine.raw_connection()
                connection: Any = held.driver_connection
                held.detach()  # from the pool, which would lend it to others while we listen
                with closing(connection):
                    connection.autocommit = True
                    connection.execute("LISTEN durbar")
                    while not stop.is_set():
                        for _ in connection.notifies(timeout=1.0):
                            loop.call_soon_threadsafe(bell.set)
            except Exception:
                log.exception("listening to the database broke off; trying again")
                stop.wait(HEAL)


def bus_of(store: Store) -> Bus:
    """The bus of this kind of database."""
    return SqliteBus(str(store.url.database)) if store.is_sqlite else PostgresBus(store)


async def relay(service: TableService, bus: Bus) -> None:
    """Keep the tables in memory up to date with what other processes write."""
    while True:
        try:
            async for _ in bus.news():
                await look_around(service)
        except Exception:
            log.exception("news from other processes broke off; trying again")
            await asyncio.sleep(HEAL)


async def look_around(service: TableService) -> None:
    """Catch up with every table that has changed elsewhere."""
    known = dict(service.rooms)
    revisions = await service.ask(service.store.revisions, known)
    changed = [known[table] for table, revision in revisions.items() if revision != known[table].revision]
    await asyncio.gather(*map(service.catch_up, changed))
