"""The stream of a program: a line of JSON for whatever concerns it at any table; see docs/extend/wire.md."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import ExitStack, suppress

from durbar.core import CHANCE
from durbar.session.history import still_asks

from ..people.mailroom import Mailroom, unfinished_of
from ..people.members import Challenge
from ..problems import Problem
from ..tables.presence import Presence
from ..tables.room import Room
from ..tables.table_service import TableService
from ..typed.bot_messages import BotEvent, ChallengeGone, ChallengeInfo, GameOver, Question, Seated, SeatLost
from ..typed.messages import plain
from .live import PING

GLANCE = 1.0  # seconds until it looks whether the house closes


class BotStream:
    """What one guest was told so far, and what is new."""

    def __init__(self, service: TableService, mailroom: Mailroom, presence: Presence, guest: str) -> None:
        self.service = service
        self.mailroom = mailroom
        self.presence = presence
        self.guest = guest
        self._attending: dict[str, ExitStack] = {}  # whoever listens is at all of their tables
        self._revisions: dict[str, int] = {}  # of the tables told about
        self._seated: dict[str, Seated] = {}
        self._asked: dict[tuple[str, int], int] = {}  # at which version a seat of a table was asked
        self._challenges: set[str] = set()

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines; an empty one now and then says that the line is not dead."""
        with self.mailroom.listening(self.guest) as bell, ExitStack() as leaving:
            leaving.callback(self._attend, frozenset())
            bell.set()
            told = time.monotonic()
            while not self.service.closing:
                with suppress(TimeoutError):
                    await asyncio.wait_for(bell.wait(), GLANCE)
                if bell.is_set():
                    bell.clear()
                    async for event in self.news():
                        told = time.monotonic()
                        yield line(event)
                if time.monotonic() - told > PING:
                    told = time.monotonic()
                    yield b"\n"

    async def news(self) -> AsyncIterator[BotEvent]:
        """What has happened since this was last asked."""
        service = self.service
        challenges = await service.ask(service.challenges.open_for, [self.guest])
        for gone in self._challenges - {challenge.id for challenge in challenges}:
            self._challenges.discard(gone)
            yield ChallengeGone("challenge-gone", gone)
        for challenge in challenges:
            if challenge.id not in self._challenges:
                self._challenges.add(challenge.id)
                with suppress(Problem):  # of a table that cannot be opened
                    yield challenge_info(challenge, await service.room(challenge.table_id))
        tables = (await service.ask(unfinished_of, service.store, [self.guest]))[self.guest]
        for table in [*tables, *(self._revisions.keys() - tables.keys())]:
            revision = tables.get(table)
            if revision is None or revision != self._revisions.get(table):
                for event in await self._news_of(table, revision or 0):
                    yield event
        self._attend(self._seated.keys())

    async def _news_of(self, table: str, revision: int) -> list[BotEvent]:
        """What is new at a table, which has come as far as this."""
        try:
            room = await self.service.room(table)
            if room.revision < revision:  # another process has moved, or this one is about to learn of it
                await self.service.catch_up(room)
            return await self.service.look_at(room, lambda: list(self._look(room)))
        except Problem:  # removed, or of other rules
            self._forget(table)
            return [SeatLost("left", table)]

    def _attend(self, tables: Collection[str]) -> None:
        """Be at these tables, and at no others."""
        for table in [table for table in self._attending if table not in tables]:
            self._attending.pop(table).close()
        for table in tables:
            if table not in self._attending:
                self._attending[table] = ExitStack()
                self._attending[table].enter_context(self.presence.stream(table, self.guest))

    def _look(self, room: Room) -> Iterator[BotEvent]:
        mine = list(room.seats_of(self.guest))
        if room.match.over or not mine:
            self._forget(room.id)
            outcome = room.match.state.outcome
            if mine and outcome is not None:
                yield GameOver("over", room.id, mine, outcome.to_dict())
            else:
                yield SeatLost("left", room.id)
            return
        self._revisions[room.id] = room.revision
        seated = seated_at(room, mine)
        if self._seated.get(room.id) != seated:
            self._seated[room.id] = seated
            yield seated
        for seat in mine:
            if seat not in room.match.waiting or not room.dealt:
                self._asked.pop((room.id, seat), None)
                continue
            before = self._asked.get((room.id, seat))
            if before == room.v or (before is not None and still_asks(room.match, before, seat)):
                continue
            self._asked[room.id, seat] = room.v
            yield question(room, seat)

    def _forget(self, table: str) -> None:
        self._revisions.pop(table, None)
        self._seated.pop(table, None)
        self._asked = {key: v for key, v in self._asked.items() if key[0] != table}


def line(event: BotEvent) -> bytes:
    return json.dumps(plain(event), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def challenge_info(challenge: Challenge, room: Room) -> ChallengeInfo:
    """What somebody should know who is asked to a table."""
    people = [seat.name for seat in room.seats if seat.owner]
    return ChallengeInfo(
        "challenge",
        challenge.id,
        room.id,
        room.game.id,
        room.game.players,
        dict(room.row.options),
        challenge.seat,
        people,
    )


def seated_at(room: Room, mine: list[int]) -> Seated:
    """A table as somebody knows it who sits there."""
    return Seated(
        "table",
        room.id,
        room.game.id,
        room.game.rules_version,
        room.game.players,
        dict(room.row.options),
        mine,
        list(room.names),
        room.row.commitment,
        bool(room.unsalted(mine)),
    )


def question(room: Room, seat: int) -> Question:
    """What a seat is asked, with all it knows: nothing else goes into it."""
    view = room.match.state.view(seat)
    assert view.to_act not in (None, CHANCE)
    return Question("question", room.id, room.v, seat, view.to_dict(), view.sample(0).to_dict())
