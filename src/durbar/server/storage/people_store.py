"""What the store knows of people at tables beyond their seats: who looks on, who may, and by which clocks."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping

import sqlalchemy as sql

from ..tables.house_time import AHEAD, NOTICED, WALL
from .database import Database
from .schema import CLOCKS, PRESENT, PULSE, TABLES

HERE = 25.0  # seconds after which somebody who gave no sign is away
FORGOTTEN = 3600.0  # seconds after which nobody wants to know who was here
FIRST_PULSE = sql.text("INSERT INTO pulse (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
MARK = sql.text(  # nothing, if the table was removed meanwhile
    "INSERT INTO present (table_id, guest, seen) SELECT id, :guest, :seen FROM game_table WHERE id = :table"
    " ON CONFLICT (table_id, guest) DO UPDATE SET seen = excluded.seen"
)


class PeopleStore(Database):
    """A part of the store."""

    def mark_present(self, pairs: Collection[tuple[str, str]], now: float, tell: bool = False) -> None:
        """These guests are at these tables; with `tell` everybody at them is to know at once."""
        rows = [{"table": table, "guest": guest, "seen": now} for table, guest in pairs]
        with self.writing() as db:
            if self.is_sweep_due(PRESENT):
                db.execute(PRESENT.delete().where(PRESENT.c.seen < now - FORGOTTEN))
            if rows:
                db.execute(MARK, rows)
            if tell:
                for table in {table for table, _ in pairs}:
                    self.touch(db, table)

    def here(self, tables: Iterable[str]) -> dict[str, frozenset[str]]:
        """Who was seen lately at each of these tables.

        Around now, not before it: the clock of the machine may have been set back.
        """
        now = time.time()
        chosen = sql.select(PRESENT.c.table_id, PRESENT.c.guest).where(
            PRESENT.c.table_id.in_(list(tables)), PRESENT.c.seen.between(now - HERE, now + HERE)
        )
        found: dict[str, set[str]] = {}
        with self.reading() as db:
            for table, guest in db.execute(chosen):
                found.setdefault(table, set()).add(guest)
        return {table: frozenset(guests) for table, guests in found.items()}

    # Clocks

    def pulse(self, told: Mapping[str, float], machine: float, new: bool) -> dict[str, float]:
        """The time of the house: as it is told, or further if another process has come further.

        A `new` process knows only the clock of the `machine`, which may have been set since others ran.
        """
        with self.writing() as db:
            known = {row.name: row.value for row in db.execute(PULSE.select().with_for_update())}
            ahead = known.get(AHEAD, 0.0)
            if new:
                told = {**told, WALL: machine + ahead}
            agreed = {name: max(value, known.get(name, value)) for name, value in told.items()}
            changed = {name: value for name, value in agreed.items() if value != known.get(name)}
            if abs(agreed[WALL] - machine - ahead) > NOTICED:
                changed[AHEAD] = agreed[WALL] - machine
            for name, value in changed.items():
                if name in known:
                    db.execute(PULSE.update().where(PULSE.c.name == name).values(value=value))
                else:
                    db.execute(FIRST_PULSE, {"name": name, "value": value})
        return agreed

    def clocks_due(self, now: Mapping[str, float]) -> list[str]:
        """Tables at which somebody's time is over; `now` is the time of each kind of clock."""
        late = sql.or_(*[sql.and_(CLOCKS.c.kind == kind, CLOCKS.c.due <= time) for kind, time in now.items()])
        with self.reading() as db:
            return list(db.scalars(sql.select(CLOCKS.c.table_id).where(late)))

    def live_clocks_run(self) -> bool:
        """Does any clock run that stands still while no server runs?"""
        running = (CLOCKS.c.kind == "live", CLOCKS.c.due.is_not(None))
        with self.reading() as db:
            return db.execute(sql.select(CLOCKS.c.table_id).where(*running).limit(1)).first() is not None

    def clock_rules(self, tables: Iterable[str]) -> dict[str, str]:
        """The clocks chosen with some of these tables."""
        chosen = sql.select(CLOCKS.c.table_id, CLOCKS.c.rules).where(CLOCKS.c.table_id.in_(list(tables)))
        with self.reading() as db:
            return {row[0]: row[1] for row in db.execute(chosen)}

    # Who may look on, and where it goes on

    def set_closed(self, table: str, closed: bool) -> None:
        """Only those who sit at a table may look on; or everybody again."""
        with self.writing() as db:
            db.execute(TABLES.update().where(TABLES.c.id == table).values(closed=closed))
            self.touch(db, table)

    def set_rematch(self, table: str, rematch: str) -> str:
        """The same people play again there; whoever was first has chosen where."""
        with self.writing() as db:
            free = (TABLES.c.id == table, TABLES.c.rematch.is_(None))
            db.execute(TABLES.update().where(*free).values(rematch=rematch))
            self.touch(db, table)
            chosen: str = db.scalars(sql.select(TABLES.c.rematch).where(TABLES.c.id == table)).one()
        return chosen
