"""Where tables are kept: a SQLite file, or PostgreSQL when a database URL is given.

A table is its log: ``(table, seq)`` is unique, and that is the whole concurrency control. Whoever
writes the next entries first has moved; everybody else is told that the page is stale. Nothing is
ever changed or deleted in the log: an undo is an entry as well.

The store is plain and blocking; the server calls it in a thread, one hop for a whole transaction.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import Column, Float, Integer, String, Text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from durbar.core import DurbarError
from durbar.core.extras import extra

SCHEMA = "1"
METADATA = sql.MetaData()

HOUSE = sql.Table(  # the schema's version, and the key that signs cookies
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
TABLES = sql.Table(
    "game_table",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("commitment", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("revision", Integer, nullable=False),  # grows with every change, of the log or of the seats
    Column("over", sql.Boolean, nullable=False),
    Column("bots_turn", sql.Boolean, nullable=False),
)
SEATS = sql.Table(
    "seat",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),  # which bot sits there, if one does
    Column("owner", String(40), index=True),  # the guest who answers for it
    Column("invitation", String(40), nullable=False),  # the secret part of the seat's own link
)
ENTRIES = sql.Table(
    "entry",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),  # as it stands in the record
    Column("key", String(120)),  # of the act it belongs to, so that a repeated click is recognised
    Column("at", Float, nullable=False),
    sql.UniqueConstraint("table_id", "key"),
)
LOOKERS = sql.Table(  # which of their seats a guest with several of them is looking from
    "looker",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
)


class Taken(Exception):  # noqa: N818  (it is no fault: somebody else was first)
    """The next place in the log, or the key of this act, is taken already."""


@dataclass(frozen=True)
class SeatRow:
    """Who sits there."""

    seat: int
    name: str
    bot: str | None
    owner: str | None
    invitation: str


@dataclass(frozen=True)
class TableRow:
    """A table as it was made, and how far it has come."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: bytes
    commitment: str
    created: float
    moved: float
    revision: int
    over: bool
    bots_turn: bool


@dataclass(frozen=True)
class EntryRow:
    """One line of the log."""

    seq: int
    line: str
    key: str | None


@dataclass(frozen=True)
class News:
    """How a table stands now, beside what somebody knew of its log."""

    revision: int
    entries: list[EntryRow]
    seats: tuple[SeatRow, ...]
    looking: dict[str, int]


@dataclass(frozen=True)
class Progress:
    """What a change of the log says about the table: shown in lists, and asked for by bots."""

    over: bool
    bots_turn: bool


class Store:
    """All tables of the house. `place` is a file, or a database URL with ``://`` in it."""

    def __init__(self, place: str | Path) -> None:
        self.url = url_of(place)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = sql.create_engine(self.url, pool_pre_ping=not self.is_sqlite)
        if self.is_sqlite:
            sql.event.listen(self.engine, "connect", _prepare_sqlite)
            sql.event.listen(self.engine, "begin", _begin_sqlite)
            self._reading = self.engine.execution_options(reading=True)
        else:
            self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            METADATA.create_all(self.engine)
        except DBAPIError as error:
            self.close()
            where = self.url.render_as_string(hide_password=True)
            raise DurbarError(f"the data at {where} cannot be opened: {error.orig}", field="data") from error
        found = self._settle("schema", SCHEMA)
        if found != SCHEMA:
            self.close()
            raise DurbarError(
                f"the data is of schema {found}, but this program knows schema {SCHEMA}", field="data"
            )
        self.secret = self._settle("secret", secrets.token_hex(32)).encode()

    def close(self) -> None:
        """Let go of the file."""
        self.engine.dispose()

    def _settle(self, name: str, value: str) -> str:
        """A value of the house; if it has none yet, this one from now on."""
        wanted = sql.select(HOUSE.c.value).where(HOUSE.c.name == name)
        try:
            with self.engine.begin() as db:
                found = db.scalar(wanted)
                if found is None:
                    db.execute(HOUSE.insert().values(name=name, value=value))
                return value if found is None else str(found)
        except IntegrityError:  # another process was first
            with self._reading.connect() as db:
                return str(db.scalar(wanted))

    # Writing

    def create(
        self, table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str], progress: Progress
    ) -> None:
        """A new table, dealt up to the first decision."""
        values = {**vars(table), "options": json.dumps(table.options), "seed": table.seed.hex()}
        with self.engine.begin() as db:
            db.execute(TABLES.insert().values({**values, **vars(progress)}))
            db.execute(SEATS.insert(), [{"table_id": table.id, **vars(seat)} for seat in seats])
            _insert_lines(db, table.id, 1, lines, None, table.created)

    def append(
        self,
        table: str,
        seq: int,
        lines: Sequence[str],
        key: str | None,
        progress: Progress,
        looker: tuple[str, int] | None = None,
    ) -> None:
        """Go on with entry `seq`; Taken if somebody else has. On the disk when this returns."""
        now = time.time()
        try:
            with self.engine.begin() as db:
                _insert_lines(db, table, seq, lines, key, now)
                db.execute(
                    TABLES.update()
                    .where(TABLES.c.id == table)
                    .values(moved=now, revision=TABLES.c.revision + 1, **vars(progress))
                )
                if looker is not None:
                    _look(db, table, *looker)
                self._tell(db, table)
        except IntegrityError as error:
            raise Taken from error

    def look(self, table: str, guest: str, seat: int) -> None:
        """A guest now looks from this seat."""
        with self.engine.begin() as db:
            _look(db, table, guest, seat)
            self._touch(db, table)

    def sit(self, table: str, seat: int, owner: str, name: str) -> bool:
        """Give a free seat to a guest; False if it is not free."""
        free = (
            SEATS.c.table_id == table,
            SEATS.c.seat == seat,
            SEATS.c.owner.is_(None),
            SEATS.c.bot.is_(None),
        )
        with self.engine.begin() as db:
            sat = db.execute(SEATS.update().where(*free).values(owner=owner, name=name)).rowcount
            self._touch(db, table)
        return sat == 1

    def _touch(self, db: sql.Connection, table: str) -> None:
        db.execute(TABLES.update().where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1))
        self._tell(db, table)

    def _tell(self, db: sql.Connection, table: str) -> None:
        """PostgreSQL wakes the other processes itself, when the transaction is through."""
        if not self.is_sqlite:
            db.execute(sql.select(sql.func.pg_notify("durbar", table)))

    # Reading

    def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        with self._reading.connect() as db:
            row = db.execute(TABLES.select().where(TABLES.c.id == table)).mappings().first()
        return _table(row) if row else None

    def news(self, table: str, after: int) -> News:
        """What somebody needs who knows the log up to entry `after`.

        The revision is read first: what is written meanwhile is only told twice.
        """
        revision = self.revisions([table]).get(table, 0)
        return News(revision, self.entries(table, after), self.seats(table), self.lookers(table))

    def seats(self, table: str) -> tuple[SeatRow, ...]:
        """Who sits at a table."""
        chosen = [SEATS.c[name] for name in SeatRow.__dataclass_fields__]
        query = sql.select(*chosen).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        with self._reading.connect() as db:
            return tuple(SeatRow(**row) for row in db.execute(query).mappings())

    def lookers(self, table: str) -> dict[str, int]:
        """From which seat each guest with several seats looks."""
        with self._reading.connect() as db:
            rows = db.execute(LOOKERS.select().where(LOOKERS.c.table_id == table)).mappings()
            return {row["guest"]: row["seat"] for row in rows}

    def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log, or what came after entry `after`."""
        columns = (ENTRIES.c.seq, ENTRIES.c.line, ENTRIES.c.key)
        query = sql.select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        with self._reading.connect() as db:
            return [EntryRow(*row) for row in db.execute(query.order_by(ENTRIES.c.seq))]

    def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        """How often each of these tables has changed."""
        query = sql.select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(list(tables)))
        with self._reading.connect() as db:
            return {row[0]: row[1] for row in db.execute(query)}

    def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """The tables a guest sits at, those moved last first."""
        mine = sql.select(SEATS.c.table_id).where(SEATS.c.owner == guest)
        query = TABLES.select().where(TABLES.c.id.in_(mine)).order_by(TABLES.c.moved.desc()).limit(limit)
        with self._reading.connect() as db:
            return [_table(row) for row in db.execute(query).mappings()]

    def waiting_for_bots(self, since: float) -> list[str]:
        """Tables whose bots have not answered since then: their server may have died."""
        slow = (TABLES.c.bots_turn, sql.not_(TABLES.c.over), TABLES.c.moved < since)
        with self._reading.connect() as db:
            return list(db.scalars(sql.select(TABLES.c.id).where(*slow)))

    def all_tables(self) -> list[str]:
        """Every table there is, oldest first."""
        with self._reading.connect() as db:
            return list(db.scalars(sql.select(TABLES.c.id).order_by(TABLES.c.created)))


def url_of(place: str | Path) -> sql.URL:
    """The address of a file or a database; DurbarError if it is none that we can use."""
    if "://" not in str(place):
        Path(place).parent.mkdir(parents=True, exist_ok=True)
        return sql.URL.create("sqlite", database=str(place))
    try:
        url = sql.make_url(str(place))
    except ArgumentError as error:
        raise DurbarError("this is no database URL", field="data") from error
    if url.get_backend_name() == "sqlite":
        return url
    if url.get_backend_name() != "postgresql":
        raise DurbarError("a database of SQLite or PostgreSQL is needed", field="data")
    with extra("postgres"):
        import psycopg
    return url.set(drivername=f"postgresql+{psycopg.__name__}")


def _table(row: sql.RowMapping) -> TableRow:
    return TableRow(**{**row, "options": json.loads(row["options"]), "seed": bytes.fromhex(row["seed"])})


def _insert_lines(
    db: sql.Connection, table: str, seq: int, lines: Sequence[str], key: str | None, now: float
) -> None:
    """The key belongs to the first line of an act."""
    rows = [
        {"table_id": table, "seq": seq + k, "line": line, "key": None if k else key, "at": now}
        for k, line in enumerate(lines)
    ]
    if rows:
        db.execute(ENTRIES.insert(), rows)


def _look(db: sql.Connection, table: str, guest: str, seat: int) -> None:
    mine = (LOOKERS.c.table_id == table, LOOKERS.c.guest == guest)
    if not db.execute(LOOKERS.update().where(*mine).values(seat=seat)).rowcount:
        db.execute(LOOKERS.insert().values(table_id=table, guest=guest, seat=seat))


def _prepare_sqlite(connection: Any, _: object) -> None:
    """FULL: a confirmed move is on the disk before anybody is told, even if the power fails."""
    connection.isolation_level = None  # transactions begin where we say so
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}")


def _begin_sqlite(db: sql.Connection) -> None:
    """A writer waits for its turn at once; one that has read first would be refused instead."""
    if not db.get_execution_options().get("reading"):
        db.exec_driver_sql("BEGIN IMMEDIATE")
