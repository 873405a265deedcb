"""Copies of the data that are consistent while the server runs, putting them back, and looking for damage."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import sqlalchemy as sql

from durbar.core import DurbarError
from durbar.texts import say_error

from ..problems import TEXTS, Problem
from ..storage.database import private_file
from ..storage.schema import METADATA, SETTINGS, TABLES
from ..storage.store import Store
from ..tables.room import open_room

AT_ONCE = 1000  # rows


def backup(store: Store, path: Path) -> int:
    """Copy everything as it is at one moment into a new SQLite file; how many tables there are.

    The sealing key is not in it: keep that apart.
    """
    if path.exists():
        raise DurbarError(f"{path} is there already", field="file", reason="path-exists", path=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    target = sql.create_engine(private_file(path))
    try:
        return _copy(store.engine, target)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    finally:
        target.dispose()


def restore(path: Path, store: Store) -> int:
    """Put a copy back into data that holds no tables yet; how many there are now."""
    if not path.is_file():
        raise DurbarError(f"there is no file {path}", field="file", reason="path-missing", path=str(path))
    check_copy(path)
    if store.all_tables():
        message = "there are tables in the data already: restore into an empty place"
        raise DurbarError(message, field="data", reason="data-full")
    source = Store(path, store.key)  # checked, migrated, and of the same key
    try:
        return _copy(source.engine, store.engine)
    finally:
        source.close()


def check_copy(path: Path) -> None:
    """DurbarError if a file is not a whole copy: one that was cut short may look like one without tables."""
    try:
        with closing(sqlite3.connect(path)) as db:
            found = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
            kept = db.execute("SELECT name FROM sqlite_master WHERE name = ?", (SETTINGS.name,)).fetchone()
    except sqlite3.DatabaseError as error:
        message = f"{path} cannot be read: {error}"
        raise DurbarError(message, field="file", reason="no-copy", path=str(path)) from error
    if found != "ok":
        message = f"{path} is damaged: {found.splitlines()[-1]}"
        raise DurbarError(message, field="file", reason="no-copy", path=str(path))
    if kept is None:
        message = f"{path} is no copy that durbar backup has made"
        raise DurbarError(message, field="file", reason="no-copy", path=str(path))


def _copy(source: sql.Engine, target: sql.Engine) -> int:
    """All rows of one database, as they are at one moment, instead of those of another."""
    if source.dialect.name == "sqlite":
        source = source.execution_options(reading=True)
    else:
        source = source.execution_options(isolation_level="REPEATABLE READ")
    with source.connect() as here, target.begin() as there:
        if source.dialect.name == "sqlite":
            here.exec_driver_sql("BEGIN")  # one moment for all tables
        METADATA.create_all(there)
        there.execute(SETTINGS.delete())
        for table in METADATA.sorted_tables:
            rows = here.execute(table.select()).mappings()
            while some := rows.fetchmany(AT_ONCE):
                there.execute(table.insert(), [dict(row) for row in some])
        count = there.scalar(sql.select(sql.func.count()).select_from(TABLES))
        here.rollback()
    return int(count or 0)


def check(store: Store, lang: str = "en") -> Iterator[str]:
    """Everything that is wrong with the data, in sentences: the file itself, and every log, played again."""
    if store.is_sqlite:
        with store.engine.connect() as db:
            found = [str(row[0]) for row in db.exec_driver_sql("PRAGMA integrity_check")]
        yield from (TEXTS.say(lang, "damage-file", why=line) for line in found if line != "ok")
    for table in store.all_tables():
        try:
            row = store.table(table)
            if row is None:
                continue  # removed meanwhile
            if open_room(row, store.news(table, 0)).match.over != row.over:
                yield TEXTS.say(lang, "damage-over", table=table)
        except Problem as problem:
            yield TEXTS.say(lang, "damage-table", table=table, why=problem.say(lang))
        except DurbarError as error:
            said = say_error(error, lang, TEXTS)
            why = TEXTS.say(lang, "aside", text=said, more=str(error)) if said else str(error)
            yield TEXTS.say(lang, "damage-table", table=table, why=why)
