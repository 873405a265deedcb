"""A name that is kept: by a passkey, with recovery codes, on several devices, until its owner deletes it all.

A guest who keeps a name becomes a member: a new id, which takes over the seats of the old one, so that an
old cookie is worth nothing any more. A member's cookie belongs to one device, which can be signed out.
Everything here blocks; the server calls it in a thread.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from durbar.texts import default_name

from ..problems import Problem
from ..storage.identity_schema import (
    CHALLENGES,
    DEVICES,
    MEMBERS,
    ONE_TIME_CODES,
    PASSKEYS,
    SAYINGS,
    SILENCED,
    TOKENS,
)
from ..storage.schema import DAILY, ENTRIES, LOOKERS, PRESENT, RATES, RESULTS, SEATS, SHELF, TABLES, TURNS
from ..storage.store import Store
from .members import Member, Members, digest
from .names import clean_name

MEMBER = "m-"  # so begins the id of a guest whose name is kept
GONE = "gone"  # who sits where a member was
CODES = 8
LINK_SECONDS = 600.0
SEEN_EVERY = 3600.0  # seconds until it is noted again that a device is in use
OF_GUESTS = (
    *(PASSKEYS, DEVICES, ONE_TIME_CODES, TOKENS, CHALLENGES, SAYINGS, SILENCED),
    *(LOOKERS, PRESENT, SHELF, DAILY, TURNS, MEMBERS),
)
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for others

Row = dict[str, Any]


@dataclass(frozen=True)
class Passkey:
    """A key that a device of a member keeps; we have its public half."""

    id: str
    guest: str
    public_key: str
    counter: int
    label: str
    created: float
    used: float | None = None

    @property
    def handle(self) -> str:
        """A short name for it."""
        return digest(self.id)[:32]


class Identity:
    """Members, in the data of a store."""

    def __init__(self, store: Store, members: Members) -> None:
        self.store = store
        self.members = members

    # Becoming a member

    def become_member(self, guest: str, name: str, passkey: Passkey) -> Member:
        """Keep the name for whoever has this key, and give them the seats of the guest they were."""
        member = self.members.keep(passkey.guest, name)
        self.add_passkey(passkey)
        self.take_over(guest, member.guest)
        return member

    def take_over(self, guest: str, member: str) -> None:
        """What a guest without a name has at the tables is the member's from now on."""
        if guest == member or guest.startswith(MEMBER):
            return
        with self.store.writing() as db:
            tables = {
                *db.scalars(sql.select(SEATS.c.table_id).where(SEATS.c.owner == guest)),
                *db.scalars(sql.select(TABLES.c.id).where(TABLES.c.host == guest)),
            }
            db.execute(LOOKERS.delete().where(LOOKERS.c.guest == guest))
            db.execute(SEATS.update().where(SEATS.c.owner == guest).values(owner=member))
            db.execute(TABLES.update().where(TABLES.c.host == guest).values(host=member))
            db.execute(MEMBERS.update().where(MEMBERS.c.keeper == guest).values(keeper=member))
            for each in (SAYINGS, TURNS):
                db.execute(each.update().where(each.c.guest == guest).values(guest=member))
            for kept, key in ((SHELF, (SHELF.c.table_id,)), (DAILY, (DAILY.c.game, DAILY.c.day))):
                theirs = set(map(tuple, db.execute(sql.select(*key).where(kept.c.guest == member))))
                for mine in map(tuple, db.execute(sql.select(*key).where(kept.c.guest == guest)).all()):
                    here = (kept.c.guest == guest, *(c == v for c, v in zip(key, mine, strict=True)))
                    if mine in theirs:
                        db.execute(kept.delete().where(*here))
                    else:
                        db.execute(kept.update().where(*here).values(guest=member))
            for table in tables:
                self.store.touch(db, table)

    # Passkeys

    def add_passkey(self, passkey: Passkey) -> None:
        with self.store.writing() as db:
            db.execute(PASSKEYS.insert().values(vars(passkey)))

    def passkey(self, key: str) -> Passkey | None:
        with self.store.reading() as db:
            row = db.execute(PASSKEYS.select().where(PASSKEYS.c.id == key)).mappings().first()
        return Passkey(**row) if row else None

    def passkeys_of(self, guest: str) -> list[Passkey]:
        query = PASSKEYS.select().where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.created)
        with self.store.reading() as db:
            return [Passkey(**row) for row in db.execute(query).mappings()]

    def use_passkey(self, passkey: Passkey, counter: int) -> None:
        """It was used: its counter has grown, unless it does not count. Problem 403 if another was faster."""
        here = (PASSKEYS.c.id == passkey.id, PASSKEYS.c.counter == passkey.counter)
        used = PASSKEYS.update().where(*here).values(counter=counter, used=time.time())
        with self.store.writing() as db:
            if not db.execute(used).rowcount:
                raise Problem(403, "bad-passkey")

    def remove_passkey(self, guest: str, handle: str) -> None:
        """Problem 404 if it is not theirs."""
        found = [key.id for key in self.passkeys_of(guest) if key.handle == handle]
        self._remove(PASSKEYS, PASSKEYS.c.id.in_(found))

    # Devices

    def new_device(self, guest: str, label: str) -> str:
        """A browser in which this member is signed in from now on."""
        device, now = secrets.token_urlsafe(16), time.time()
        row = {"id": device, "guest": guest, "label": label[:80], "created": now, "seen": now}
        with self.store.writing() as db:
            db.execute(DEVICES.insert().values(row))
        return device

    def is_signed_in(self, guest: str, device: str) -> bool:
        here, now = (DEVICES.c.id == device, DEVICES.c.guest == guest), time.time()
        with self.store.reading() as db:
            seen = db.scalar(sql.select(DEVICES.c.seen).where(*here))
        if seen is not None and now - seen > SEEN_EVERY:
            with self.store.writing() as db:
                db.execute(DEVICES.update().where(*here).values(seen=now))
        return seen is not None

    def devices_of(self, guest: str) -> list[Row]:
        query = DEVICES.select().where(DEVICES.c.guest == guest).order_by(DEVICES.c.seen.desc())
        with self.store.reading() as db:
            return [dict(row) for row in db.execute(query).mappings()]

    def sign_out(self, guest: str, device: str) -> None:
        """Problem 404 if it is not theirs."""
        self._remove(DEVICES, DEVICES.c.id == device, DEVICES.c.guest == guest)

    # Codes that work once

    def new_codes(self, guest: str) -> list[str]:
        """Recovery codes; the ones before do not work any more."""
        codes = [new_recovery_code() for _ in range(CODES)]
        old = (ONE_TIME_CODES.c.guest == guest, ONE_TIME_CODES.c.use == "recovery")
        kept: Row = {"use": "recovery", "guest": guest, "until": None}
        with self.store.writing() as db:
            db.execute(ONE_TIME_CODES.delete().where(*old))
            db.execute(ONE_TIME_CODES.insert(), [{**kept, "digest": digest(code)} for code in codes])
        return codes

    def new_code(self, use: str, guest: str, seconds: float, code: str = "") -> str:
        """A code for one use, for so long."""
        code, now = code or secrets.token_urlsafe(24), time.time()
        row = {"digest": digest(code), "use": use, "guest": guest, "until": now + seconds}
        with self.store.writing() as db:
            db.execute(ONE_TIME_CODES.delete().where(ONE_TIME_CODES.c.until < now))
            db.execute(ONE_TIME_CODES.insert().values(row))
        return code

    def use_code(self, use: str, code: str) -> str | None:
        """Whose code this is; it does not work again."""
        here = (ONE_TIME_CODES.c.digest == digest(code), ONE_TIME_CODES.c.use == use)
        with self.store.writing() as db:
            row = db.execute(ONE_TIME_CODES.select().where(*here)).mappings().first()
            if row is None or not db.execute(ONE_TIME_CODES.delete().where(*here)).rowcount:
                return None
        late = row["until"] is not None and row["until"] < time.time()
        return None if late else str(row["guest"])

    def codes_left(self, guest: str) -> int:
        here = (ONE_TIME_CODES.c.guest == guest, ONE_TIME_CODES.c.use == "recovery")
        with self.store.reading() as db:
            return int(db.scalar(sql.select(sql.func.count()).select_from(ONE_TIME_CODES).where(*here)) or 0)

    # The end

    def seats_of(self, guest: str) -> list[tuple[str, int]]:
        """Every seat at every table, ended games included."""
        query = sql.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.owner == guest)
        with self.store.reading() as db:
            return [(table, seat) for table, seat in db.execute(query)]

    def delete_everything(self, guest: str, seats: Sequence[tuple[str, int]], lang: str) -> None:
        """All that is known of a guest, who has sat there; at the tables of others a neutral name stays."""
        for bot in self.members.bots_of(guest):
            self.members.remove_bot(bot)
        with self.store.writing() as db:
            name = sql.select(MEMBERS.c.name).where(MEMBERS.c.guest == guest).scalar_subquery()
            left = sql.select(SEATS.c.table_id, SEATS.c.seat).where(
                SEATS.c.owner.is_(None), SEATS.c.name == name
            )
            seats = [*seats, *((row.table_id, row.seat) for row in db.execute(left))]  # where they resigned
            for table, seat in seats:
                here = (SEATS.c.table_id == table, SEATS.c.seat == seat)
                db.execute(SEATS.update().where(*here).values(name=default_name(seat, None, lang)))
                db.execute(SEATS.update().where(*here, SEATS.c.owner == guest).values(owner=GONE))
            db.execute(TABLES.update().where(TABLES.c.host == guest).values(host=GONE))
            db.execute(SILENCED.delete().where(SILENCED.c.other == guest))
            acts = ENTRIES.c.key.startswith(f"{guest} ", autoescape=True)
            db.execute(ENTRIES.update().where(acts).values(key=None))
            db.execute(RATES.delete().where(RATES.c.name.endswith(guest, autoescape=True)))
            for each in OF_GUESTS:
                db.execute(each.delete().where(each.c.guest == guest))
            for table in {table for table, _ in seats}:
                db.execute(RESULTS.delete().where(RESULTS.c.table_id == table))  # with names; made anew
                self.store.touch(db, table)
        self.store.scrub()

    def _remove(self, table: sql.Table, *which: sql.ColumnElement[bool]) -> None:
        with self.store.writing() as db:
            if not db.execute(table.delete().where(*which)).rowcount:
                raise Problem(404, "not-found")


def new_recovery_code() -> str:
    """Four groups of five signs, about 99 bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4))


def device_label(agent: str) -> str:
    """What a browser calls itself, in two words."""
    browsers = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
    systems = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
    browser = next((each for each in browsers if each in agent), "")
    system = next((each for each in systems if each in agent), "")
    return clean_name(f"{ {'Edg': 'Edge', 'OPR': 'Opera'}.get(browser, browser) } {system}") or "?"
