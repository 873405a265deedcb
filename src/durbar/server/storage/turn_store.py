"""What the store knows of whose turn it is, so that whoever is not here is told, whatever process dies."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sql

from .database import Database
from .schema import PRESENT, TURNS, Turns

AHEAD = 600.0  # seconds: nothing is put off for so long, unless the clock of the machine was set back


@dataclass(frozen=True)
class Turn:
    """Somebody is asked; `seen` is when they last looked at the table, as far as is known."""

    table: str
    seat: int
    guest: str
    asked: float
    due: float
    tries: int
    seen: float | None


class TurnStore(Database):
    """A part of the store."""

    def turns_due(self, now: float) -> list[Turn]:
        """Turns to be looked at now, those that began first before the others."""
        of_turn = [TURNS.c[name] for name in ("seat", "guest", "asked", "due", "tries")]
        present = sql.and_(PRESENT.c.table_id == TURNS.c.table_id, PRESENT.c.guest == TURNS.c.guest)
        query = (
            sql.select(TURNS.c.table_id.label("table"), *of_turn, PRESENT.c.seen)
            .join_from(TURNS, PRESENT, present, isouter=True)
            .where(TURNS.c.due.is_not(None), sql.not_(TURNS.c.due.between(now, now + AHEAD)))
            .order_by(TURNS.c.asked)
        )
        with self.reading() as db:
            return [Turn(**row) for row in db.execute(query).mappings()]

    def put_off(self, turn: Turn, due: float | None, tries: int = 0) -> bool:
        """Look at it again then, or never; False if another process was faster, or the turn has passed."""
        same = (
            *(TURNS.c.table_id == turn.table, TURNS.c.seat == turn.seat, TURNS.c.guest == turn.guest),
            *(TURNS.c.asked == turn.asked, TURNS.c.due == turn.due),
        )
        with self.writing() as db:
            changed = TURNS.update().where(*same).values(due=due, tries=TURNS.c.tries + tries)
            return db.execute(changed).rowcount == 1


def note_turns(db: sql.Connection, table: str, turns: Turns, now: float) -> None:
    """Who is asked now, in the transaction that asks them."""
    here = TURNS.c.table_id == table
    rows = db.execute(sql.select(TURNS.c.seat, TURNS.c.guest).where(here))
    known: dict[int, str] = {row.seat: row.guest for row in rows}
    over = [seat for seat, guest in known.items() if turns.asked.get(seat) != guest]
    if over:
        db.execute(TURNS.delete().where(here, TURNS.c.seat.in_(over)))
    new = [
        {"table_id": table, "seat": seat, "guest": guest, "due": None if guest == turns.by else now}
        for seat, guest in turns.asked.items()
        if known.get(seat) != guest
    ]
    if new:
        db.execute(TURNS.insert(), [{**row, "asked": now, "tries": 0} for row in new])
