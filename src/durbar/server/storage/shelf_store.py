"""What the store keeps of games beyond playing them: shelves, results, reviews, deals of the day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from .database import Database
from .schema import DAILY, RESULTS, REVIEWS, SHELF


@dataclass(frozen=True)
class ShelfRow:
    """A game as one guest keeps it: what they call it, whether it is put away, where it was tried from."""

    title: str | None = None
    hidden: float | None = None
    tried_from: str | None = None
    tried_at: int | None = None


class ShelfStore(Database):
    """A part of the store."""

    def shelf(self, guest: str) -> dict[str, ShelfRow]:
        """What a guest has said about their games, by table."""
        query = SHELF.select().where(SHELF.c.guest == guest)
        chosen = list(ShelfRow.__dataclass_fields__)
        with self.reading() as db:
            rows = db.execute(query).mappings()
            return {row["table_id"]: ShelfRow(**{name: row[name] for name in chosen}) for row in rows}

    def put_on_shelf(self, guest: str, table: str, **values: str | float | int | None) -> None:
        """Change some of it."""
        here = (SHELF.c.guest == guest, SHELF.c.table_id == table)
        with self.writing() as db:
            if not db.execute(SHELF.update().where(*here).values(**values)).rowcount:
                db.execute(SHELF.insert().values(guest=guest, table_id=table, **values))

    def results(self, tables: Iterable[str]) -> dict[str, dict[str, Any]]:
        """The results that are kept of these tables."""
        return self._bodies(RESULTS, tables)

    def keep_result(self, table: str, body: dict[str, Any]) -> None:
        self._keep_body(RESULTS, table, body)

    def review(self, table: str) -> dict[str, Any] | None:
        """The review of a game, if one was made."""
        return self._bodies(REVIEWS, [table]).get(table)

    def keep_review(self, table: str, body: dict[str, Any]) -> None:
        self._keep_body(REVIEWS, table, body)

    def _bodies(self, kept: sql.Table, tables: Iterable[str]) -> dict[str, dict[str, Any]]:
        query = kept.select().where(kept.c.table_id.in_(list(tables)))
        with self.reading() as db:
            return {row["table_id"]: json.loads(row["body"]) for row in db.execute(query).mappings()}

    def _keep_body(self, kept: sql.Table, table: str, body: dict[str, Any]) -> None:
        """Of several that were made at the same time the last one stays: they are alike."""
        with self.writing() as db:
            db.execute(kept.delete().where(kept.c.table_id == table))
            db.execute(kept.insert().values(table_id=table, body=json.dumps(body)))

    def daily_tables(self, game: str, day: str) -> dict[str, str]:
        """Who plays the deal of a day, and at which table."""
        query = sql.select(DAILY.c.guest, DAILY.c.table_id).where(DAILY.c.game == game, DAILY.c.day == day)
        with self.reading() as db:
            return {row[0]: row[1] for row in db.execute(query)}

    def add_daily(self, game: str, day: str, guest: str, table: str) -> None:
        """From now on this is the guest's deal of the day; IntegrityError if there is one already."""
        with self.writing() as db:
            db.execute(DAILY.insert().values(game=game, day=day, guest=guest, table_id=table))
