"""A database that can be read and written within limits of time: a SQLite file, or PostgreSQL by its URL.

What a database says when it cannot go on is a sentence here, whatever the driver makes of it. Processes that
share one are told by it what the others have changed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from durbar.core import DurbarError
from durbar.core.extras import extra

from .schema import SETTINGS, TABLES

CHANGES = "changes"  # the setting that counts them
COUNT_CHANGE = sql.text(
    f"UPDATE {SETTINGS.name} SET value = CAST(value AS INTEGER) + 1 WHERE name = '{CHANGES}'"
)
SWEEP_SECONDS = 60.0  # between two looks through a whole table
STATEMENT_SECONDS = 10.0  # that one statement may take
LOCK_SECONDS = 5.0  # that a writer waits for others
STILL_LOCKED_SECONDS = 0.1  # and the next ones, after one has waited in vain: readers wait behind them


class DataError(DurbarError):
    """The data cannot be read or written now: it is damaged, or others hold it for too long."""


class Damaged(DataError):  # noqa: N818  (the name says what it is)
    """What is kept of one table cannot be it."""


class NotKept(DataError):  # noqa: N818  (the name says what has happened)
    """Nothing can be written now: the disk is full, or the database is away."""


class Database:
    """Connections to read and to write with. `place` is a file, or a URL with ``://`` in it."""

    known_changes = 0  # written by this process, which knows them

    def __init__(self, place: str | Path) -> None:
        self.url = url_of(place)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._writes = True  # as far as was seen last
        self._swept: dict[str, float] = {}
        if self.is_sqlite:
            self.engine = sql.create_engine(self.url)
            sql.event.listen(self.engine, "connect", _prepare_sqlite)
            sql.event.listen(self.engine, "begin", self._begin_sqlite)
            self._reader = self.engine.execution_options(reading=True)
        else:
            statement, lock = round(STATEMENT_SECONDS * 1000), round(LOCK_SECONDS * 1000)
            limits = f"-c statement_timeout={statement} -c lock_timeout={lock}"
            self.engine = sql.create_engine(
                self.url,
                pool_pre_ping=True,
                pool_timeout=LOCK_SECONDS,
                connect_args={
                    "options": limits,
                    "connect_timeout": round(LOCK_SECONDS),
                    "client_encoding": "utf8",
                },
            )
            self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    def _begin_sqlite(self, db: sql.Connection) -> None:
        """A writer waits for its turn at once; one that has read first would be refused instead."""
        if not db.get_execution_options().get("reading"):
            connection: Any = db.connection.driver_connection
            wait = LOCK_SECONDS if self._writes else STILL_LOCKED_SECONDS
            connection.execute(f"PRAGMA busy_timeout={wait * 1000:.0f}")
            db.exec_driver_sql("BEGIN IMMEDIATE")

    def check_encoding(self) -> None:
        """DurbarError if it is a database that cannot hold every name."""
        if not self.is_sqlite:
            with self.reading() as db:
                encoding = str(db.scalar(sql.text("SHOW server_encoding")))
            if encoding != "UTF8":
                text = f"the database is in {encoding}: one made by createdb -E UTF8 -T template0 is needed"
                raise DurbarError(text, field="data", reason="encoding", value=encoding)

    def close(self) -> None:
        """Let go of the file."""
        self.engine.dispose()

    @contextmanager
    def _trouble(self, done: str = "used") -> Iterator[None]:
        """What a database says when it cannot go on, as a sentence."""
        try:
            yield
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout) as error:
            where = self.url.render_as_string(hide_password=True)
            why = str(getattr(error, "orig", None) or error).partition("\n")[0]
            text = f"the data at {where} cannot be {done}: {why}"
            raise DataError(text, field="data", reason="data", path=where, why=why) from error

    @contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """A connection to look things up; DataError where the data does not answer."""
        with self._trouble(), self._reader.connect() as db:
            if self.is_sqlite:
                _limit_statement(db)
            yield db

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A transaction; NotKept where nothing can be written."""
        try:
            with self._trouble("written to"), self.engine.begin() as db:
                if self.is_sqlite:
                    _limit_statement(db)
                yield db
        except DataError as error:
            self._writes = False
            raise NotKept(
                str(error), field=error.field, rule=error.rule, reason=error.reason, **error.facts
            ) from error
        self._writes = True

    def scrub(self) -> None:
        """What was deleted is not to be read in the file, either: SQLite keeps it in its log for a while."""
        if self.is_sqlite:
            with self.reading() as db:
                db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def touch(self, db: sql.Connection, table: str) -> None:
        """Something about a table has changed that is not in its log."""
        db.execute(TABLES.update().where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1))
        self._tell(db, table)

    def _tell(self, db: sql.Connection, table: str, known: bool = False) -> None:
        """PostgreSQL wakes the other processes itself, when the transaction is through; files count.

        What is `known` here already nobody has to look for in this process.
        """
        if self.is_sqlite:
            self.known_changes += known
            db.execute(COUNT_CHANGE)
        else:
            db.execute(sql.select(sql.func.pg_notify("durbar", table)))

    def is_sweep_due(self, table: sql.Table) -> bool:
        """Is it time to look through all rows for those that nobody needs any more?"""
        now = time.monotonic()
        due = now >= self._swept.get(table.name, 0.0) + SWEEP_SECONDS
        if due:
            self._swept[table.name] = now
        return due


KINDS: dict[type, tuple[type, ...]] = {float: (float, int)}  # what may stand where; else the type itself


def check_row(row: sql.RowMapping, table: sql.Table) -> sql.RowMapping:
    """A row whose values are of the kinds of their columns, which SQLite does not mind; else Damaged."""
    for name, value in row.items():
        column = table.c[name]
        kind = column.type.python_type
        if not isinstance(value, KINDS.get(kind, (kind,))) and not (value is None and column.nullable):
            text = f"{table.name}.{name} cannot be {value!r:.40}"
            raise Damaged(text, field="data", reason="data-damaged")
    return row


def url_of(place: str | Path) -> sql.URL:
    """The address of a file or a database; DurbarError if it is none that we can use."""
    if "://" not in str(place):
        Path(place).parent.mkdir(parents=True, exist_ok=True)
        return private_file(Path(place))
    try:
        url = sql.make_url(str(place))
    except ArgumentError as error:
        raise DurbarError("this is no database URL", field="data", reason="database") from error
    if url.get_backend_name() == "sqlite":
        return url
    if url.get_backend_name() != "postgresql":
        raise DurbarError("a database of SQLite or PostgreSQL is needed", field="data", reason="database")
    with extra("postgres"):
        import psycopg
    return url.set(drivername=f"postgresql+{psycopg.__name__}")


def private_file(path: Path) -> sql.URL:
    """The address of a SQLite file. A new one is its owner's alone: it holds secrets of guests.

    What SQLite lays beside it while it is open has the same rights.
    """
    with suppress(OSError):  # SQLite says better what is wrong with it
        path.touch(mode=0o600, exist_ok=True)
    return sql.URL.create("sqlite", database=str(path))


def _prepare_sqlite(connection: Any, _: object) -> None:
    """FULL: a confirmed move is on the disk before anybody is told, even if the power fails."""
    connection.isolation_level = None  # transactions begin where we say so
    wait = f"busy_timeout={LOCK_SECONDS * 1000:.0f}"
    for line in ("journal_mode=WAL", "synchronous=FULL", wait, "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {line}")


def _limit_statement(db: sql.Connection) -> None:
    """SQLite has no time limit of its own, but asks now and then whether it should go on."""
    until = time.monotonic() + STATEMENT_SECONDS
    connection: Any = db.connection.driver_connection
    connection.set_progress_handler(lambda: time.monotonic() > until, 100_000)
