"""The same on PostgreSQL, where one is installed: the store, and two servers that wake each other."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from durbar.core import DurbarError, Match
from durbar.server import create_app
from durbar.server.operations.maintenance import backup, check, restore
from durbar.server.storage.schema import Progress, SeatRow, TableRow
from durbar.server.storage.store import Store, Taken
from durbar.server.tables.bus import bus_of
from durbar.server.tables.dealer import verify
from tests.server.databases import left_on_postgres, needs_postgres, postgres
from tests.server.people import Guest
from tests.server.processes import Process
from tests.server.test_migrations import goes_on, killed_in_every_step
from tests.server.test_store import counts_together

pytestmark = needs_postgres


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def table_row(table: str, *, bots_turn: bool) -> TableRow:
    return TableRow(table, "lanterns", 1, 2, {"rounds": 3}, bytes(32), "c", 1.0, 1.0, 0, False, bots_turn)


def test_the_store_keeps_its_promises_there_too(database: str) -> None:
    store, going_on = Store(database), Progress(over=False, bots_turn=True)
    row = table_row("a", bots_turn=True)
    seats = [SeatRow(0, "Maya", None, "maya", "i"), SeatRow(1, "Bo", "random", None, "j")]
    store.create(row, seats, ["* deal red"], going_on)
    assert store.table("a") == row
    store.append("a", 2, ["0 wait", "* face 3"], "k1", going_on, ("maya", 0))
    store.append("a", 4, ["0 wait"], "k2", going_on, ("maya", 1))
    for seq, key in ((4, "k3"), (5, "k2")):
        with pytest.raises(Taken):
            store.append("a", seq, ["1 wait"], key, going_on)
    assert [entry.seq for entry in store.entries("a", 1)] == [2, 3, 4]
    assert store.news("a", 0).looking == {"maya": 1}
    assert store.revisions(["a", "b"]) == {"a": 2}
    assert [table.id for table in store.tables_of("maya")] == ["a"]
    assert store.waiting_for_bots(time.time() + 1, time.time() + 1) == ["a"]
    again = Store(database)
    assert again.secret == store.secret
    again.close()
    store.close()


def test_processes_count_together_there_too(database: str) -> None:
    counts_together(database)


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_that_cannot_hold_every_name_is_refused(database: str, encoding: str) -> None:
    import psycopg

    name = encoding.lower()
    with psycopg.connect(database, autocommit=True) as db:
        wish = f"CREATE DATABASE {name} ENCODING '{encoding}' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
        db.execute(wish.encode())
    with pytest.raises(DurbarError, match=f"the database is in {encoding}: one made by createdb -E UTF8"):
        Store(database.replace("/postgres?", f"/{name}?"))


async def listens(store: Store) -> None:
    """Until the first news."""
    async for _ in bus_of(store).news():
        return


def test_the_connection_that_listens_is_lent_to_nobody_else(database: str) -> None:
    """It is one without transactions: half an act could be written through it."""
    store = Store(database)
    seats = [SeatRow(0, "Tashi", None, "tashi", "k")]
    store.create(
        table_row("heard", bots_turn=False), seats, ["* deal red"], Progress(over=False, bots_turn=False)
    )

    async def heard() -> None:
        news = asyncio.create_task(listens(store))
        while not news.done():
            await asyncio.sleep(0.05)
            await asyncio.to_thread(store.look, "heard", "maya", 0)

    asyncio.run(heard())
    with store.engine.connect() as db:
        lent: Any = db.connection.driver_connection
        assert not lent.autocommit
    assert store.engine.pool.status().startswith("Pool size: 5  Connections in pool: 1")
    store.close()


def test_what_no_text_of_the_database_can_hold_is_not_found(database: str) -> None:
    with TestClient(create_app(database, bot_processes=0), raise_server_exceptions=False) as client:
        assert client.get("/t/%00/frame").status_code == 404


def test_two_servers_wake_each_other_and_one_takes_over_when_the_other_is_killed(
    database: str, lanterns: Path
) -> None:
    servers = [Process(database, "--bot-processes", "0", "--pause", "0", path=lanterns) for _ in range(2)]
    here, there = servers
    try:
        maya = Guest(here.client)
        frame = maya.lifts(maya.opens("lanterns", "me", "here", "random"))
        with there.stream(f"/t/{maya.table}/live", maya.cookie) as frames:
            shown = next(frames)
            began = time.monotonic()
            after = maya.act(maya.looks(), "wait").json()
            while shown["of"] < after["of"]:
                shown = next(frames)
            assert time.monotonic() - began < 2
        here.kill()
        maya.client = there.client
        end = maya.plays_on(maya.looks())
        assert end["over"]
        assert end["of"] > frame["of"]
        assert verify(Match.read(maya.get(maya.at("record")).content)).checked > 0
    finally:
        for server in servers:
            server.kill()


def test_data_of_the_first_schema_goes_on_there_too() -> None:
    with postgres() as url:
        goes_on(url, left_on_postgres(1, url))


def test_data_whose_migration_was_killed_is_brought_up_to_date_there_too() -> None:
    with postgres() as url:
        left = left_on_postgres(1, url)
        killed_in_every_step(url)
        goes_on(url, left)


def test_a_copy_leads_from_one_kind_of_database_to_the_other_and_back(tmp_path: Path) -> None:
    with postgres() as url:
        left_on_postgres(1, url)
        here = Store(url)
        assert backup(here, tmp_path / "copy.db") == 3
        there = Store(tmp_path / "sqlite" / "durbar.db", here.key)
        assert restore(tmp_path / "copy.db", there) == 3
        assert list(check(there)) == list(check(here)) == []
        tables = here.all_tables()
        assert [there.entries(table) for table in tables] == [here.entries(table) for table in tables]
        here.close()
        backup(there, tmp_path / "back.db")
        there.close()
    with postgres() as url:
        again = Store(url, there.key)
        assert restore(tmp_path / "back.db", again) == 3
        assert again.all_tables() == tables
        again.close()
