"""Data that an earlier version has left is brought up to date when it is opened, or not touched at all."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from durbar.core import DurbarError, Match
from durbar.server import create_app
from durbar.server.storage import migrations
from durbar.server.storage.store import Store
from durbar.server.tables.dealer import verify
from tests.server.databases import left_on_sqlite
from tests.server.people import Guest


def goes_on(place: str | Path, left: Mapping[str, str]) -> None:
    """Every game in data of the first schema: one shared screen, one finished, one with a free seat."""
    with TestClient(create_app(place, bot_processes=0, bot_pause=0), "http://testserver") as client:
        maya = Guest(client)
        maya.cookie = left["cookie"]
        listed = [each["table"] for each in maya.get("/api/v1/tables").json()]
        assert sorted(listed) == sorted((left["shared"], left["over"], left["open"]))

        maya.table = left["over"]
        verdict = verify(Match.read(maya.get(maya.at("record")).content))
        assert verdict.checked > 0
        assert maya.looks()["seed"] is not None

        maya.table = left["shared"]
        assert maya.looks()["curtain"] == 1
        assert maya.plays_on(maya.looks())["over"]
        assert verify(Match.read(maya.get(maya.at("record")).content)).checked > verdict.before

        ram = Guest(client)
        ram.table = maya.table = left["open"]
        assert ram.post(ram.at("sit"), {"invitation": left["invitation"], "name": "Ram"}).status_code == 200
        assert ram.looks()["seat"] == 2
        while not (frame := maya.looks())["over"]:
            for guest in (maya, ram):
                frame = guest.looks()
                if frame["moves"]:
                    guest.act(frame)
        assert verify(Match.read(maya.get(maya.at("record")).content)).checked > 0


def test_data_of_the_first_schema_goes_on(data: Path) -> None:
    goes_on(data, left_on_sqlite(1, data))


def test_seeds_that_lay_in_clear_are_sealed(data: Path) -> None:
    left = left_on_sqlite(1, data)
    with closing(sqlite3.connect(data)) as db:
        clear = dict(db.execute("SELECT id, seed FROM game_table").fetchall())
    store = Store(data)
    assert {name: store.table(name).seed.hex() for name in clear} == clear  # type: ignore[union-attr]
    store.close()
    with closing(sqlite3.connect(data)) as db:
        cached = dict(db.execute("SELECT id, seed FROM game_table").fetchall())
        assert db.execute("SELECT value FROM house WHERE name = 'schema'").fetchone() == (
            str(migrations.SCHEMA),
        )
    running = (left["shared"], left["open"])
    assert all(cached[name] != clear[name] for name in running)


def test_a_step_that_fails_leaves_the_data_as_it_was(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = left_on_sqlite(1, data)

    def half(db: sql.Connection, _: bytes) -> None:
        db.execute(sql.text("DELETE FROM entry"))
        raise DurbarError("the power fails", field="data")

    monkeypatch.setattr(migrations, "STEPS", {**migrations.STEPS, 2: half})
    with pytest.raises(DurbarError, match="power fails"):
        Store(data)
    monkeypatch.undo()
    goes_on(data, left)


DIES = """
import os, signal, sys
from durbar.server.storage import migrations
from durbar.server.storage.store import Store

step, place = int(sys.argv[1]), sys.argv[2]
whole = migrations.STEPS[step]

def half(db, key):
    whole(db, key)
    os.kill(os.getpid(), signal.SIGKILL)

migrations.STEPS = {**migrations.STEPS, step: half}
Store(place)
"""


def killed_in_every_step(place: str | Path) -> None:
    """The program is killed while it brings data up to date: after each of the steps, before any is kept."""
    for step in migrations.STEPS:
        ended = subprocess.run([sys.executable, "-c", DIES, str(step), str(place)], check=False)
        assert ended.returncode == -signal.SIGKILL


def test_data_whose_migration_was_killed_is_brought_up_to_date_by_the_next_start(data: Path) -> None:
    left = left_on_sqlite(1, data)
    killed_in_every_step(data)
    with closing(sqlite3.connect(data)) as db:
        assert db.execute("SELECT value FROM house WHERE name = 'schema'").fetchone() == ("1",)
    goes_on(data, left)


def test_data_of_a_later_program_is_not_even_completed(data: Path) -> None:
    left_on_sqlite(1, data)
    with closing(sqlite3.connect(data)) as db:
        db.execute("DROP TABLE looker")
        db.execute("UPDATE house SET value = '99' WHERE name = 'schema'")
        db.commit()
    with pytest.raises(DurbarError, match="schema 99"):
        Store(data)
    with closing(sqlite3.connect(data)) as db:
        assert db.execute("SELECT name FROM sqlite_master WHERE name = 'looker'").fetchall() == []


def test_every_step_up_to_today_is_there() -> None:
    assert sorted(migrations.STEPS) == list(range(2, migrations.SCHEMA + 1))


def test_the_migrated_schema_is_that_of_new_data(data: Path) -> None:
    left_on_sqlite(1, data)
    new = data.with_name("new.db")
    for path in (data, new):
        Store(path).close()

    def columns(path: Path) -> dict[str, list[tuple[object, ...]]]:
        with closing(sqlite3.connect(path)) as db:
            names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {
                name: sorted(row[1:] for row in db.execute(f"PRAGMA table_info({name})"))
                for name in sorted(names)
            }

    assert columns(data) == columns(new)
