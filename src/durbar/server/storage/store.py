"""Where tables are kept: a SQLite file, or PostgreSQL when a database URL is given.

A table is its log: ``(table, seq)`` is unique, and that is the whole concurrency control. Whoever
writes the next entries first has moved; everybody else is told that the page is stale. Nothing is
ever changed or deleted in the log: an undo is an entry as well.

The store is plain and blocking; the server calls it in a thread, one hop for a whole transaction.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from ..rates import Measure
from .database import CHANGES, Damaged, DataError, check_row
from .identity_schema import OF_TABLES, SAYINGS
from .migrations import SCHEMA, migrate, put_setting, setting
from .people_store import PeopleStore
from .schema import (
    CLOCKS,
    DAILY,
    ENTRIES,
    LOOKERS,
    PRESENT,
    RATES,
    RESULTS,
    REVIEWS,
    SEATS,
    SETTINGS,
    SHELF,
    TABLES,
    TURNS,
    ClockRow,
    EntryRow,
    News,
    Progress,
    SeatChange,
    SeatRow,
    TableRow,
    Turns,
)
from .sealing import find_key, seal
from .shelf_store import ShelfStore
from .turn_store import TurnStore, note_turns

log = logging.getLogger("durbar")
KEPT = (SHELF, RESULTS, REVIEWS, DAILY, TURNS)  # what goes with a table


class Taken(Exception):  # noqa: N818  (it is no fault: somebody else was first)
    """The next place in the log, or the key of this act, is taken already."""


class Store(PeopleStore, ShelfStore, TurnStore):
    """All tables of the house."""

    def __init__(self, place: str | Path, key: bytes | None = None) -> None:
        super().__init__(place)
        file = Path(str(self.url.database)) if self.is_sqlite else None
        self.key = find_key(file) if key is None else key
        try:
            with self._trouble("opened"):
                self.check_encoding()
                migrate(self.engine, self.key)
            self.secret = self._settle("secret", secrets.token_hex(32)).encode()
            self._settle(CHANGES, "0")
        except BaseException:
            self.close()
            raise

    def _settle(self, name: str, value: str) -> str:
        """A value of the house; if it has none yet, this one from now on."""
        try:
            with self.writing() as db:
                found = setting(db, name)
                if found is None:
                    put_setting(db, name, value)
                return value if found is None else found
        except IntegrityError:  # another process was first
            with self.reading() as db:
                return str(setting(db, name))

    # Writing

    def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[str],
        progress: Progress,
        clock: ClockRow | None = None,
    ) -> None:
        """A new table, dealt up to the first decision."""
        sealed = seal(self.key, table.id, table.seed).hex()
        values = {**vars(table), "options": json.dumps(table.options), "seed": sealed}
        with self.writing() as db:
            db.execute(TABLES.insert().values({**values, **vars(progress)}))
            db.execute(SEATS.insert(), [{"table_id": table.id, **vars(seat)} for seat in seats])
            _insert_lines(db, table.id, 1, lines, None, table.created)
            if clock is not None:
                db.execute(CLOCKS.insert().values(table_id=table.id, **vars(clock)))

    def append(
        self,
        table: str,
        seq: int,
        lines: Sequence[str],
        key: str | None,
        progress: Progress,
        looker: tuple[str, int] | None = None,
        seats: Sequence[SeatChange] = (),
        clock: ClockRow | None = None,
        turns: Turns | None = None,
    ) -> int:
        """Go on with entry `seq`; Taken if somebody else has. On the disk when this returns the revision.

        `seats` are those that change hands with it, as they were and as they are to be.
        """
        now = time.time()
        try:
            with self.writing() as db:
                _insert_lines(db, table, seq, lines, key, now)
                for before, after in seats:
                    _change_seat(db, table, before, after)
                changed = (
                    TABLES.update()
                    .where(TABLES.c.id == table)
                    .values(moved=now, revision=TABLES.c.revision + 1, **vars(progress))
                    .returning(TABLES.c.revision)
                )
                revision = int(db.execute(changed).scalar_one())
                if looker is not None:
                    _look(db, table, *looker)
                if clock is not None:
                    db.execute(CLOCKS.update().where(CLOCKS.c.table_id == table).values(vars(clock)))
                if turns is not None:
                    note_turns(db, table, turns, now)
                self._tell(db, table, known=not seats)
            return revision
        except IntegrityError as error:
            raise Taken from error

    def look(self, table: str, guest: str, seat: int) -> None:
        """A guest now looks from this seat."""
        with self.writing() as db:
            _look(db, table, guest, seat)
            self.touch(db, table)

    def sit(self, table: str, seat: int, owner: str, name: str) -> bool:
        """Give a free seat to a guest; False if it is not free."""
        free = (
            SEATS.c.table_id == table,
            SEATS.c.seat == seat,
            SEATS.c.owner.is_(None),
            SEATS.c.bot.is_(None),
        )
        with self.writing() as db:
            sat = db.execute(SEATS.update().where(*free).values(owner=owner, name=name)).rowcount
            self.touch(db, table)
        return sat == 1

    def change_seat(
        self, table: str, before: SeatRow, after: SeatRow, turn: tuple[int, bool] | None = None
    ) -> None:
        """A seat changes without a word in the log; Taken if it has changed meanwhile.

        `turn` says whether bots are to answer then, for a log of so many entries.
        """
        with self.writing() as db:
            _change_seat(db, table, before, after)
            if turn is not None:
                length = sql.select(sql.func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == table)
                same = (TABLES.c.id == table, length.scalar_subquery() == turn[0])
                db.execute(TABLES.update().where(*same).values(bots_turn=turn[1]))
            self.touch(db, table)

    def set_listed(self, table: str, since: float | None, lang: str) -> None:
        """Open a table to everybody in the lobby, or not; which language is spoken there."""
        with self.writing() as db:
            db.execute(TABLES.update().where(TABLES.c.id == table).values(listed=since, lang=lang))

    def count(self, measures: Mapping[str, Measure], now: float) -> float:
        """Count one more under each of these names; or say how many seconds that is too early."""
        try:
            with self.writing() as db:
                if self.is_sweep_due(RATES):
                    db.execute(RATES.delete().where(RATES.c.until < now))
                chosen = RATES.select().where(RATES.c.name.in_(list(measures))).with_for_update()
                known = {row.name: row.until for row in db.execute(chosen)}
                after = {name: most.one_more(known.get(name, now), now) for name, most in measures.items()}
                if early := max(seconds for _, seconds in after.values()):
                    return early
                for name, (until, _) in after.items():
                    here = RATES.update().where(RATES.c.name == name).values(until=until)
                    if not db.execute(here).rowcount:
                        db.execute(RATES.insert().values(name=name, until=until))
            return 0.0
        except IntegrityError:  # another process counts the same for the first time
            return self.count(measures, now)

    def remove_abandoned(self, before: float, but: Collection[str] = ()) -> int:
        """Remove every unfinished game that nobody has moved in since then; how many there were."""
        gone = (TABLES.c.moved < before, sql.not_(TABLES.c.over), TABLES.c.id.not_in(list(but)))
        with self.writing() as db:
            tables = list(db.scalars(sql.select(TABLES.c.id).where(*gone)))
            for table in tables:
                for each in (ENTRIES, SEATS, LOOKERS, PRESENT, CLOCKS, *OF_TABLES, *KEPT):
                    db.execute(each.delete().where(each.c.table_id == table))
                db.execute(TABLES.delete().where(TABLES.c.id == table))
        return len(tables)

    # Reading

    def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        with self.reading() as db:
            row = db.execute(TABLES.select().where(TABLES.c.id == table)).mappings().first()
        return self._table(row) if row else None

    def news(self, table: str, after: int) -> News:
        """What somebody needs who knows the log up to entry `after`.

        The revision is read first: what is written meanwhile is only told twice.
        """
        said = sql.select(sql.func.max(SAYINGS.c.n)).where(SAYINGS.c.table_id == table).scalar_subquery()
        of_clock = [CLOCKS.c[name] for name in ClockRow.__dataclass_fields__]
        of_table = (TABLES.c[name] for name in ("revision", "closed", "rematch", "host", "moved"))
        chosen = (*of_table, said, *of_clock)
        query = sql.select(*chosen).join_from(TABLES, CLOCKS, isouter=True).where(TABLES.c.id == table)
        with self.reading() as db:
            found = db.execute(query).first() or (0, None, None, None, 0.0, None, None)
            entries, seats, lookers = _entries(db, table, after), _seats(db, table), _lookers(db, table)
        revision, closed, rematch, host, moved, sayings, *clock = found
        return News(
            revision,
            entries,
            seats,
            lookers,
            self.here([table]).get(table, frozenset()),
            bool(closed),
            rematch,
            clock=ClockRow(*clock) if clock[0] is not None else None,
            host=host,
            said=sayings or 0,
            moved=moved,
        )

    def seats(self, table: str) -> tuple[SeatRow, ...]:
        """Who sits at a table."""
        with self.reading() as db:
            return _seats(db, table)

    def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log, or what came after entry `after`."""
        with self.reading() as db:
            return _entries(db, table, after)

    def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        """How often each of these tables has changed."""
        query = sql.select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(list(tables)))
        with self.reading() as db:
            return {row[0]: row[1] for row in db.execute(query)}

    def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """The tables a guest sits at, those moved last first."""
        mine = sql.select(SEATS.c.table_id).where(SEATS.c.owner == guest)
        query = TABLES.select().where(TABLES.c.id.in_(mine)).order_by(TABLES.c.moved.desc()).limit(limit)
        with self.reading() as db:
            rows = list(db.execute(query).mappings())
        return [table for table in map(self._readable, rows) if table is not None]

    def listed_tables(self, limit: int = 100) -> list[TableRow]:
        """Tables in the lobby that wait for somebody, the newest first."""
        free = sql.select(SEATS.c.table_id).where(SEATS.c.owner.is_(None), SEATS.c.bot.is_(None))
        here = (TABLES.c.listed.is_not(None), sql.not_(TABLES.c.over), TABLES.c.id.in_(free))
        query = TABLES.select().where(*here).order_by(TABLES.c.listed.desc()).limit(limit)
        with self.reading() as db:
            rows = list(db.execute(query).mappings())
        return [table for table in map(self._readable, rows) if table is not None]

    def waiting_for_bots(self, since: float, now: float) -> list[str]:
        """Tables whose bots have not answered since then: their server may have died.

        Those that moved in the future did so before the clock was set back.
        """
        long_ago = sql.or_(TABLES.c.moved < since, TABLES.c.moved > now)
        slow = (TABLES.c.bots_turn, sql.not_(TABLES.c.over), long_ago)
        with self.reading() as db:
            return list(db.scalars(sql.select(TABLES.c.id).where(*slow)))

    def _table(self, row: sql.RowMapping) -> TableRow:
        try:
            options, seed = json.loads(check_row(row, TABLES)["options"]), bytes.fromhex(row["seed"])
            return TableRow(**{**row, "options": options, "seed": seal(self.key, row["id"], seed)})
        except ValueError as error:
            text = f"the table {row['id']} is damaged: {error}"
            raise Damaged(text, field="data", reason="data-damaged") from error

    def _readable(self, row: sql.RowMapping) -> TableRow | None:
        """The table, unless it is damaged: that must not take the others with it."""
        try:
            return self._table(row)
        except Damaged as error:
            log.error("%s", error)
            return None

    def ping(self) -> None:
        """DataError if the data does not answer, or did not let itself be written to and still does not."""
        if self.is_sqlite and not Path(str(self.url.database)).exists():  # what is written now is lost
            file = str(self.url.database)
            raise DataError(f"the file {file} is gone", field="data", reason="path-missing", path=file)
        with self.reading() as db:
            db.execute(sql.select(SETTINGS.c.name).limit(1)).all()
        if not self._writes:
            with self.writing() as db:
                db.execute(SETTINGS.update().where(SETTINGS.c.name == "schema").values(value=str(SCHEMA)))

    def all_tables(self) -> list[str]:
        """Every table there is, oldest first."""
        with self.reading() as db:
            return list(db.scalars(sql.select(TABLES.c.id).order_by(TABLES.c.created)))


def _seats(db: sql.Connection, table: str) -> tuple[SeatRow, ...]:
    chosen = [SEATS.c[name] for name in SeatRow.__dataclass_fields__]
    query = sql.select(*chosen).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return tuple(SeatRow(**check_row(row, SEATS)) for row in db.execute(query).mappings())


def _lookers(db: sql.Connection, table: str) -> dict[str, int]:
    """From which seat each guest with several seats looks."""
    rows = db.execute(LOOKERS.select().where(LOOKERS.c.table_id == table)).mappings()
    return {row["guest"]: row["seat"] for row in rows}


def _entries(db: sql.Connection, table: str, after: int) -> list[EntryRow]:
    columns = (ENTRIES.c.seq, ENTRIES.c.line, ENTRIES.c.key)
    query = sql.select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
    return [EntryRow(*row) for row in db.execute(query.order_by(ENTRIES.c.seq))]


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


def _change_seat(db: sql.Connection, table: str, before: SeatRow, after: SeatRow) -> None:
    """Only if it is still as somebody knew it."""
    same = [SEATS.c[name].is_not_distinct_from(value) for name, value in vars(before).items()]
    if not db.execute(SEATS.update().where(SEATS.c.table_id == table, *same).values(vars(after))).rowcount:
        raise Taken


def _look(db: sql.Connection, table: str, guest: str, seat: int) -> None:
    mine = (LOOKERS.c.table_id == table, LOOKERS.c.guest == guest)
    if not db.execute(LOOKERS.update().where(*mine).values(seat=seat)).rowcount:
        db.execute(LOOKERS.insert().values(table_id=table, guest=guest, seat=seat))
