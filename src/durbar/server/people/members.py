"""Who is known by name: guests that keep theirs, programs that are guests, and the tokens of these.

A token is told once, to whoever asked for it; only its digest is kept. Everything here blocks: the server
calls it in a thread, as it does with the store.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from ..problems import Problem
from ..storage.identity_schema import CHALLENGES, MEMBERS, TOKENS
from ..storage.schema import PROGRAM, is_program
from ..storage.store import Store
from ..tables.seating import HERE, ME, OPEN, Chair
from .names import check_kept_name, clean_name, reserved_names, skeleton

TOKEN = "durbar_"  # so that one is recognised where it should not be
BOTS_EACH = 20  # that one guest may answer for
USED_EVERY = 3600.0  # seconds until it is noted again that a token is in use


@dataclass(frozen=True)
class Member:
    """Somebody whose name is kept."""

    guest: str
    name: str
    keeper: str | None
    created: float

    @property
    def is_program(self) -> bool:
        return is_program(self.guest)


def digest(secret: str) -> str:
    """What is kept of a secret; it is long and random, so that nobody finds it by trying."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Members:
    """The names that are kept, in the data of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Names

    def find_by_name(self, name: str) -> Member | None:
        """Who is called so, or could be taken for it."""
        return self._find(MEMBERS.c.skeleton == skeleton(name))

    def member(self, guest: str) -> Member | None:
        """What is kept about a guest."""
        return self._find(MEMBERS.c.guest == guest)

    def _find(self, which: sql.ColumnElement[bool]) -> Member | None:
        chosen = [MEMBERS.c[name] for name in Member.__dataclass_fields__]
        with self.store.reading() as db:
            row = db.execute(sql.select(*chosen).where(which)).mappings().first()
        return Member(**row) if row else None

    def check_name(self, name: str, guest: str) -> None:
        """Problem 422 if others would take this guest for a bot, or for whoever keeps the name."""
        if skeleton(name) in reserved_names():
            raise Problem(422, "name-of-bot")
        found = self.find_by_name(name)
        if found is not None and found.guest != guest:
            raise Problem(422, "name-kept")

    def name_of(self, guest: str) -> str:
        """The name that is kept for a guest; "" for none."""
        member = self.member(guest)
        return member.name if member else ""

    def named_chairs(self, chairs: Sequence[Chair], guest: str) -> list[Chair]:
        """Wishes for seats with the guest's own name in theirs; Problem 422 for a name that imitates."""
        own = self.name_of(guest)
        named = [replace(chair, name=own) if chair == Chair(ME) else chair for chair in chairs]
        for chair in named:
            if clean_name(chair.name) and chair.who in (ME, HERE, OPEN):
                self.check_name(chair.name, guest)
        return named

    def keep(self, guest: str, name: str, keeper: str | None = None) -> Member:
        """Keep a name for a guest; Problem 409 if it, or one like it, is kept already."""
        member = Member(guest, check_kept_name(name), keeper, time.time())
        row = {**vars(member), "skeleton": skeleton(member.name)}
        try:
            with self.store.writing() as db:
                db.execute(MEMBERS.insert().values(row))
        except IntegrityError as error:
            raise Problem(409, "name-kept") from error
        return member

    # Programs

    def new_bot(self, name: str, keeper: str) -> tuple[Member, str]:
        """A program that may come as a guest under this name, and its token."""
        if len(self.bots_of(keeper)) >= BOTS_EACH:
            raise Problem(409, "enough-bots", most=BOTS_EACH)
        member = self.keep(f"{PROGRAM}{secrets.token_urlsafe(16)}", name, keeper)
        return member, self.new_token(member.guest)

    def new_token(self, guest: str) -> str:
        """A token; the ones before do not work any more."""
        token = f"{TOKEN}{secrets.token_urlsafe(32)}"
        with self.store.writing() as db:
            db.execute(TOKENS.delete().where(TOKENS.c.guest == guest))
            db.execute(TOKENS.insert().values(digest=digest(token), guest=guest, created=time.time()))
        return token

    def bots_of(self, keeper: str | None) -> list[Member]:
        """The programs a guest answers for; all, if nobody is asked about."""
        chosen = [MEMBERS.c[name] for name in Member.__dataclass_fields__]
        mine = MEMBERS.c.keeper.is_not(None) if keeper is None else MEMBERS.c.keeper == keeper
        with self.store.reading() as db:
            rows = db.execute(sql.select(*chosen).where(mine).order_by(MEMBERS.c.created)).mappings()
            return [Member(**row) for row in rows]

    def own_bot(self, name: str, guest: str) -> Member:
        """The program of this name, for itself and for whoever answers for it; Problem 404 for others."""
        found = self.find_by_name(name)
        if found is None or guest not in (found.guest, found.keeper):
            raise Problem(404, "no-bot-guest")
        return found

    def remove_bot(self, bot: Member) -> None:
        """Its token does not work any more, and its name is free; what it has played stays."""
        with self.store.writing() as db:
            for table in (TOKENS, CHALLENGES, MEMBERS):
                db.execute(table.delete().where(table.c.guest == bot.guest))

    def guest_of_token(self, token: str) -> str | None:
        """Whose token this is."""
        here, now = TOKENS.c.digest == digest(token), time.time()
        with self.store.reading() as db:
            row = db.execute(sql.select(TOKENS.c.guest, TOKENS.c.used).where(here)).first()
        if row is None:
            return None
        if row.used is None or now - row.used > USED_EVERY:
            with self.store.writing() as db:
                db.execute(TOKENS.update().where(here).values(used=now))
        return str(row.guest)


@dataclass(frozen=True)
class Challenge:
    """Somebody is asked by name to a seat."""

    id: str
    table_id: str
    seat: int
    guest: str
    created: float
    refused: float | None = None


class Challenges:
    """Who is asked to a table, in the data of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, table: str, seat: int, guest: str) -> Challenge:
        """Ask somebody; whoever was asked to this seat before is not asked any more."""
        made = Challenge(secrets.token_urlsafe(9), table, seat, guest, time.time())
        with self.store.writing() as db:
            before = (CHALLENGES.c.table_id == table, CHALLENGES.c.seat == seat)
            db.execute(CHALLENGES.delete().where(*before))
            db.execute(CHALLENGES.insert().values(vars(made)))
            self.store.touch(db, table)
        return made

    def refuse(self, challenge: Challenge) -> None:
        """The guest does not want to; whoever asked can see it."""
        with self.store.writing() as db:
            db.execute(CHALLENGES.update().where(CHALLENGES.c.id == challenge.id).values(refused=time.time()))
            self.store.touch(db, challenge.table_id)

    def remove(self, challenge: Challenge) -> None:
        """It is answered, or withdrawn."""
        with self.store.writing() as db:
            db.execute(CHALLENGES.delete().where(CHALLENGES.c.id == challenge.id))
            self.store.touch(db, challenge.table_id)

    def find(self, challenge: str) -> Challenge | None:
        return next(iter(self._where(CHALLENGES.c.id == challenge)), None)

    def at_table(self, table: str) -> list[Challenge]:
        """Who is asked to a table, and who has refused."""
        return self._where(CHALLENGES.c.table_id == table)

    def open_for(self, guests: Collection[str]) -> list[Challenge]:
        """What these guests have not answered yet."""
        return self._where(CHALLENGES.c.guest.in_(list(guests)), CHALLENGES.c.refused.is_(None))

    def _where(self, *which: sql.ColumnElement[bool]) -> list[Challenge]:
        query = CHALLENGES.select().where(*which).order_by(CHALLENGES.c.created)
        with self.store.reading() as db:
            return [Challenge(**row) for row in db.execute(query).mappings()]
