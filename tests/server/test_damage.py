"""Damaged data, data that others hold, statements without end: a sentence, and everything else goes on."""

import asyncio
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from durbar.core import DurbarError
from durbar.server import Chair, TableService
from durbar.server.bots.bot_pool import BotPool
from durbar.server.operations.export import export
from durbar.server.operations.maintenance import check
from durbar.server.people.mailroom import Mailroom
from durbar.server.storage import database
from durbar.server.storage.database import DataError
from durbar.server.storage.store import Store
from durbar.web import create_app as create_pages
from durbar.web import inbox
from tests.core.lanterns.game import Lanterns
from tests.server.people import Guest


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entry SET line = '0 fly to the moon' WHERE table_id = :id AND seq = 3",
        "DELETE FROM entry WHERE table_id = :id AND seq = 2",
        "UPDATE game_table SET options = '{' WHERE id = :id",
        "UPDATE game_table SET options = '{\"moon\": 1}' WHERE id = :id",
        "UPDATE game_table SET seed = 'x' WHERE id = :id",
        "UPDATE game_table SET players = 99 WHERE id = :id",
        "DELETE FROM seat WHERE table_id = :id AND seat = 1",
        "UPDATE entry SET seq = 'x' WHERE table_id = :id AND seq = 3",
        "UPDATE game_table SET moved = 'x' WHERE id = :id",
        "UPDATE game_table SET options = x'fffe' WHERE id = :id",
        "UPDATE seat SET seat = 'x' WHERE table_id = :id AND seat = 1",
    ],
)
def test_a_damaged_table_does_not_close_the_home_page_of_its_owner(data: Path, damage: str) -> None:
    with TestClient(create_pages(data, bot_processes=0), "http://testserver") as client:
        maya = Guest(client)
        maya.opens("lanterns", "me:Maya", "here:Tashi")
        well = maya.table
        maya.opens("lanterns", "me:Maya", "here:Dolma")
        damaged = maya.table
    with closing(sqlite3.connect(data)) as db:
        db.execute(damage, {"id": damaged})
        db.commit()
    with TestClient(create_pages(data, bot_processes=0), "http://testserver") as client:
        maya.client = client
        home = maya.get("/", headers={"accept": "text/html"})
        assert home.status_code == 200
        assert f"/t/{well}" in home.text
        assert maya.get("/api/v1/tables").status_code == 200
        answer = maya.get(f"/t/{damaged}/frame")
        assert answer.status_code == 409, answer.text
        assert maya.get("/games").status_code == 200
        maya.table = well
        maya.lifts(maya.looks())


def test_garbled_pages_of_the_file_are_said_in_a_sentence(maya: Guest, data: Path, tmp_path: Path) -> None:
    for _ in range(6):
        maya.opens("lanterns", "me", "here")
    with closing(sqlite3.connect(data)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    healthy = data.read_bytes()
    page, said = 4096, list[str]()
    for number in range(1, len(healthy) // page):
        garbled = tmp_path / f"garbled-{number}.db"
        at = number * page
        garbled.write_bytes(healthy[:at] + b"\x5a" * page + healthy[at + page :])
        garbled.with_suffix(".key").write_bytes(data.with_suffix(".key").read_bytes())
        opened = None
        try:
            opened = Store(garbled)
            export(opened, tmp_path / "out")
        except DurbarError as error:
            said.append(str(error))
        finally:
            if opened is not None:
                opened.close()
    assert said
    assert not any("\n" in sentence for sentence in said)


def test_a_lock_that_others_hold_is_not_waited_for_without_end(
    maya: Guest, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    service = maya.client.app.state.service  # type: ignore[union-attr]
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.05)
    service.store.engine.dispose()
    with closing(sqlite3.connect(data, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = maya.act(frame, "wait")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-kept")
        assert answer.headers["retry-after"]
        assert maya.looks()["v"] == frame["v"]  # readers do not wait for writers
        other.execute("ROLLBACK")
    assert maya.act(frame, "wait").status_code == 200


def test_a_bot_whose_answer_cannot_be_kept_says_so_in_one_line_and_answers_later(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.05)
    with TestClient(create_pages(data, bot_processes=0, bot_pause=1), "http://testserver") as client:
        maya = Guest(client)
        frame = maya.opens("lanterns", "me", "random")
        with closing(sqlite3.connect(data, isolation_level=None)) as other:
            maya.plays(frame, "wait")
            other.execute("BEGIN IMMEDIATE")
            while "cannot be written to" not in caplog.text:
                time.sleep(0.05)
            other.execute("ROLLBACK")
        while not maya.looks()["mine"]:
            time.sleep(0.05)
    assert "Traceback" not in caplog.text


def test_readers_do_not_wait_behind_many_who_cannot_write(
    client: TestClient, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds the file for long, and people at many tables try to move."""
    people = [Guest(client) for _ in range(24)]
    frames = [each.lifts(each.opens("lanterns", "me", "here")) for each in people]
    monkeypatch.setattr(database, "LOCK_SECONDS", 1.0)
    with closing(sqlite3.connect(data, isolation_level=None)) as other, ThreadPoolExecutor(24) as threads:
        other.execute("BEGIN IMMEDIATE")
        assert people[0].act(frames[0], "wait").status_code == 503
        moves = [threads.submit(each.act, frame, "wait") for each, frame in zip(people, frames, strict=True)]
        time.sleep(0.2)
        began = time.monotonic()
        assert client.get("/api/v1/lobby").status_code == 200
        assert time.monotonic() - began < 3  # all of them, four at a time, would take six seconds
        assert {move.result().status_code for move in moves} == {503}
        other.execute("ROLLBACK")
    assert people[0].act(frames[0], "wait").status_code == 200


def test_a_statement_without_end_is_given_up(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STATEMENT_SECONDS", 0.05)
    opened = Store(data)
    endless = "WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n) SELECT count(*) FROM n"
    with pytest.raises(DataError, match="interrupted"), opened.reading() as db:
        db.execute(sql.text(endless))
    assert opened.all_tables() == []
    opened.close()


def test_a_stream_of_a_part_that_is_not_there_does_not_begin(maya: Guest) -> None:
    maya.opens("lanterns", "me", "here")
    assert maya.get(maya.at("live"), params={"part": "zz"}).status_code == 404
    assert maya.get(f"/api/v1/t/{maya.table}/live", params={"part": "zz"}).status_code == 404


def test_an_inbox_gives_signs_of_life_and_keeps_one_letter_for_each_table(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "PING", 0.0)
    monkeypatch.setattr(inbox, "GLANCE", 0.01)

    async def test() -> None:
        service = TableService(Store(data), BotPool(0))
        room = await service.create(Lanterns(2), [Chair("me", "Maya"), Chair("here", "Ram")], "maya")
        inbox_events = inbox.inbox_events(service, Mailroom(service), "maya", "en")
        assert await anext(inbox_events) == b"retry: 2000\n\n"
        assert await anext(inbox_events) == b"event: ping\ndata:\n\n"
        for _ in range(10_000):
            for hear in service.on_change:
                hear(room)
        inbox_message = await anext(inbox_events)
        assert json.loads(inbox_message.removeprefix(b"data: "))["table"] == room.id
        assert await anext(inbox_events) == b"event: ping\ndata:\n\n"
        await inbox_events.aclose()
        service.close()

    asyncio.run(test())


def test_a_full_disk_is_said_in_a_sentence_and_costs_nothing(maya: Guest, data: Path) -> None:
    """The file may not grow any more, as on a disk without room; then there is room again."""
    pages = 1  # which is less than there are already

    def limit(db: sql.Connection) -> None:
        db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    sql.event.listen(maya.client.app.state.service.store.engine, "begin", limit)  # type: ignore[union-attr]
    wish = {"game": "lanterns", "seats": [{"who": "me"}, {"who": "here"}]}
    opened = []
    while (answer := maya.post("/api/v1/tables", wish)).status_code == 201:
        opened.append(answer.json()["table"])
        assert len(opened) < 100
    assert (answer.status_code, answer.json()["code"]) == (503, "not-kept")
    assert answer.headers["retry-after"]
    assert {each["table"] for each in maya.get("/api/v1/tables").json()} == set(opened)
    pages = 1_000_000
    assert maya.get("/readyz").json() == {"ready": True}
    assert maya.post("/api/v1/tables", wish).status_code == 201
    kept = Store(data)
    assert len(kept.all_tables()) == len(opened) + 1
    assert list(check(kept)) == []
    kept.close()


def test_a_server_that_can_no_longer_write_is_not_ready(
    maya: Guest, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.05)
    maya.client.app.state.service.store.engine.dispose()  # type: ignore[union-attr]
    with closing(sqlite3.connect(data, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert maya.get("/readyz").status_code == 200  # nobody has tried
        assert maya.act(frame, "wait").json()["code"] == "not-kept"
        assert maya.get("/readyz").status_code == 503
        other.execute("ROLLBACK")
    assert maya.get("/readyz").status_code == 200
    assert maya.act(frame, "wait").status_code == 200
