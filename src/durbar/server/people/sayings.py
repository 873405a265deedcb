"""What people say to each other at a table: ready sentences, free words among friends, and peace from both.

Sayings are kept with their table and go with it. Whom somebody does not want to hear is that person's own
affair; a report is kept for whoever runs the server, with what was said and the record of the game.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from ..storage.identity_schema import REPORTS, SAYINGS, SILENCED
from ..storage.store import Store

SIGNS = (
    *("hello", "good-luck", "well-played", "thanks", "sorry"),
    *("one-moment", "take-your-time", "back", "good-game", "again"),
)
LONGEST = 200  # characters of one saying
KEPT = 200  # sayings of one table

Row = dict[str, Any]


@dataclass(frozen=True)
class Saying:
    """Something somebody has said."""

    n: int
    guest: str
    name: str
    sign: str | None
    text: str | None
    at: float


class Sayings:
    """In the data of a store; everything blocks."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def say(self, table: str, guest: str, name: str, sign: str | None, text: str | None) -> None:
        """One more; the oldest make room."""
        with self.store.writing() as db:
            self.store.touch(db, table)  # first: it makes all others who want to say something wait
            last = db.scalar(sql.select(sql.func.max(SAYINGS.c.n)).where(SAYINGS.c.table_id == table)) or 0
            said = {"guest": guest, "name": name, "sign": sign, "text": text, "at": time.time()}
            db.execute(SAYINGS.insert().values(table_id=table, n=last + 1, **said))
            db.execute(SAYINGS.delete().where(SAYINGS.c.table_id == table, SAYINGS.c.n <= last + 1 - KEPT))

    def at_table(self, table: str, reader: str) -> list[Saying]:
        """What was said, but for those whom this reader does not want to hear."""
        chosen = [SAYINGS.c[name] for name in Saying.__dataclass_fields__]
        query = sql.select(*chosen).where(
            SAYINGS.c.table_id == table, SAYINGS.c.guest.not_in(list(self.silenced_by(reader)))
        )
        with self.store.reading() as db:
            return [Saying(**row) for row in db.execute(query.order_by(SAYINGS.c.n)).mappings()]

    # Peace

    def silenced_by(self, guest: str) -> dict[str, bool]:
        """Whom a guest does not want to hear; and whether not to meet, either."""
        with self.store.reading() as db:
            chosen = sql.select(SILENCED.c.other, SILENCED.c.blocked).where(SILENCED.c.guest == guest)
            return {row.other: row.blocked for row in db.execute(chosen)}

    def silence(self, guest: str, other: str, how: str) -> None:
        """`mute` somebody, `block` them, or `hear` them again."""
        with self.store.writing() as db:
            db.execute(SILENCED.delete().where(SILENCED.c.guest == guest, SILENCED.c.other == other))
            if how != "hear":
                db.execute(SILENCED.insert().values(guest=guest, other=other, blocked=how == "block"))

    def blocks(self, guest: str | None, other: str) -> bool:
        """Does a guest not want to meet somebody?"""
        return guest is not None and self.silenced_by(guest).get(other, False)

    # Reports

    def report(self, table: str, guest: str, other: str, name: str, why: str, record: str) -> None:
        """Keep for whoever runs the server what was said, and the record as it is."""
        said = [[each.name, each.sign or each.text] for each in self._all(table)]
        row = {"id": secrets.token_urlsafe(9), "at": time.time(), "table_id": table, "guest": guest}
        row |= {"other": other, "name": name, "why": why, "said": json.dumps(said, ensure_ascii=False)}
        with self.store.writing() as db:
            db.execute(REPORTS.insert().values(**row, record=record))

    def reports(self) -> list[Row]:
        """All of them, the newest first."""
        with self.store.reading() as db:
            return [
                dict(row) for row in db.execute(REPORTS.select().order_by(REPORTS.c.at.desc())).mappings()
            ]

    def remove_report(self, report: str) -> bool:
        """It was dealt with; False if it is not there."""
        with self.store.writing() as db:
            return bool(db.execute(REPORTS.delete().where(REPORTS.c.id == report)).rowcount)

    def _all(self, table: str) -> list[Saying]:
        return self.at_table(table, "")
