"""The tables in memory, and acts at them: planned, written, and only then taken in and told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

from durbar.core import (
    AmbiguousMove,
    BadNotation,
    IllegalMove,
    UndoRefused,
)
from durbar.session import Plan, Viewpoint
from durbar.session.history import played_for, still_asks

from ..frames.frames import FrameMaker
from ..problems import Problem, damaged_problem, refusal_problem, unreadable_problem
from ..storage.database import Damaged, DataError
from ..storage.schema import SeatChange
from ..storage.store import Store, Taken
from ..threads import Threads
from ..typed.bodies import Act
from .ahead import end_wishes
from .house_time import HouseTime
from .room import Note, Room, open_room

T = TypeVar("T")
Tables = frozenset[str] | None  # some of them, or
ANY: Tables = None

ROOMS = 24  # tables kept in memory although nobody may be interested in them, up to 2 MB each


class TableKeeper(Threads):
    """Finds tables, lets people and bots act at them, and tells whoever wants to know."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.hours = HouseTime()
        self.closing = False
        self.tells_turns = False  # is anybody told whose turn it is? see notices.py
        self.shared = not store.is_sqlite  # may another process have been asked a moment ago?
        self.on_change: list[Callable[[Room], None]] = []
        self.on_news: list[Callable[[Tables], Awaitable[None]]] = []  # somebody has written something there
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()  # as long as anybody has one
        self._kept: dict[str, Room] = {}  # those that were opened last
        self._frame_makers: WeakKeyDictionary[Room, FrameMaker] = WeakKeyDictionary()
        self._opening: dict[str, asyncio.Lock] = {}

    def leave(self) -> None:
        """Let every open stream end, so that the server can stop."""
        self.closing = True
        for room in self._rooms.values():
            room.ring()

    async def see(self, room: Room, guest: str, look: Callable[[FrameMaker, Viewpoint], T]) -> T:
        """Something a guest is shown of a table, made in a thread; nobody changes the table meanwhile."""

        def seen() -> T:
            return look(self.frame_maker(room), room.viewpoint(guest))

        return await self.look_at(room, seen)

    async def look_at(self, room: Room, look: Callable[[], T]) -> T:
        """What a thread finds at a table. It is let finish although whoever asked has gone: until then nobody
        else may look, because what is said and drawn there is kept."""

        async def found() -> T:
            async with room.still:
                return await self.compute(look)

        return await asyncio.shield(found())

    # Finding a table

    @property
    def rooms(self) -> Mapping[str, Room]:
        """The tables in memory."""
        return self._rooms

    async def room(self, table: str) -> Room:
        """The table with this id, brought up to date when it is opened; Problem 404 if there is none."""
        room = self._rooms.get(table)
        if room is not None:
            self._kept.setdefault(table, room)
            if self.shared:
                await self._refresh(room)
            return room
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                return self._rooms.get(table) or await self._load(table)
        finally:
            self._opening.pop(table, None)

    async def _refresh(self, room: Room) -> None:
        """Whoever has just acted sees it, although another process may have answered; news take a moment.

        Data that does not answer keeps nobody from looking at what is known.
        """
        with suppress(DataError):
            revisions = await self.ask(self.store.revisions, [room.id])
            if revisions.get(room.id, room.revision) != room.revision:
                await self.catch_up(room)

    async def _load(self, table: str) -> Room:
        try:
            row = await self.ask(self.store.table, table) if table.isprintable() else None
            if row is None:
                raise Problem(404, "no-table")
            news = await self.ask(self.store.news, table, 0)
            room = await self.work(open_room, row, news)
        except Damaged as error:
            raise damaged_problem(error) from error
        await self._keep_time(room)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        """A table is in memory once: whoever watches it, or acts there, has the same as everybody else."""
        self._rooms[room.id] = self._kept[room.id] = room
        for table in list(self._kept)[: max(0, len(self._kept) - ROOMS)]:
            del self._kept[table]
        self._changed(room)

    def frame_maker(self, room: Room) -> FrameMaker:
        """Who makes the frames of this table."""
        return self._frame_makers.setdefault(room, FrameMaker(room))

    async def catch_up(self, room: Room) -> None:
        """Learn what other processes did at this table."""
        async with room.lock:
            await self._learn(room, here=False)

    async def _learn(self, room: Room, here: bool) -> None:
        names, news = room.names, await self.ask(self.store.news, room.id, room.v)
        async with room.still:
            learned = room.learn(news)
            if room.names != names:
                self.frame_maker(room).forget()
        if learned:
            room.changed_here = here
            self._changed(room)

    async def notice(self, room: Room, here: frozenset[str], still: bool) -> None:
        """Who is at the table now, and whether it has been still for long: shown when it has changed."""
        if (here, still) != (room.here, room.still_for_long):
            async with room.still:
                room.here, room.still_for_long = here, still
                room.stirs += 1
            room.ring()

    def _changed(self, room: Room) -> None:
        room.ring()
        for tell in self.on_change:
            tell(room)

    async def remove_abandoned(self, days: float) -> int:
        """Remove unfinished games in which nobody has moved for so many days; how many there were."""
        watched = [room.id for room in self._rooms.values() if room.watched or room.lock.locked()]
        count = await self.ask(self.store.remove_abandoned, time.time() - days * 24 * 3600, watched)
        if count:
            left = await self.ask(self.store.revisions, list(self._rooms))
            for table in [table for table in self._rooms if table not in left]:
                self._kept.pop(table, None)
                self._rooms.pop(table, None)
        return count

    # Playing

    async def act(self, room: Room, guest: str, act: Act, move: str, lang: str = "en") -> None:
        """A move by a guest. A Problem says why not, and then nothing has changed."""
        looker = (guest, act.seat) if len(room.seats_of(guest)) > 1 else None
        await self._do(room, guest, act, lang, lambda: room.plan(move, act.seat), looker, move)

    async def undo(self, room: Room, guest: str, act: Act, lang: str = "en", whole: bool = False) -> None:
        """Take back the seat's own last choice, or the whole turn; whoever sits at the screen stays there."""
        room.check_length()
        await self._do(room, guest, act, lang, lambda: room.session.plan_undo(act.seat, whole))

    async def _do(
        self,
        room: Room,
        guest: str,
        act: Act,
        lang: str,
        plan: Callable[[], Plan],
        looker: tuple[str, int] | None = None,
        move: str = "",
    ) -> None:
        if act.seat not in room.seats_of(guest):
            raise Problem(403, "wrong-seat")
        key = f"{guest} {act.key}"
        async with room.lock:
            if act.v > room.v:
                await self._learn(room, here=False)
            while key not in room.keys:  # else it is a doubled click, and done already
                if act.v != room.v and not (move and still_asks(room.match, act.v, act.seat)):
                    if move and played_for(room.match, act.v, act.seat) == move:
                        return  # it was the only choice left, and is made already
                    raise Problem(409, "stale")
                try:
                    planned = await self.compute(plan)
                except (IllegalMove, UndoRefused) as no:
                    raise refusal_problem(no.refusal, room.game, lang, room.names) from no
                except (AmbiguousMove, BadNotation) as error:
                    raise unreadable_problem(error) from error
                seat = room.seats[act.seat]
                changed = end_wishes(seat, undone=not move) if seat.ahead else ()
                if await self._commit(room, planned, key, looker, changed, by=guest):
                    return

    async def bot_moves(self, room: Room, seat: int, move: str, v: int) -> bool:
        """A move by a bot; False if the table has moved on meanwhile."""
        async with room.lock:
            if v != room.v:
                return False
            plan = await self.compute(room.plan, move, seat)
            return await self._commit(room, plan, None, None)

    async def change_seats(
        self,
        room: Room,
        changes: Callable[[], Sequence[SeatChange]],
        said: Sequence[Note] = (),
    ) -> None:
        """Seats change hands, and the log says so.

        `changes` tells which, as they are and as they are to be; it is asked again if somebody was faster.
        """
        async with room.lock:
            while changed := changes():
                plan = await self.work(room.plan_seats, changed, said)
                if await self._commit(room, plan, None, None, changed):
                    break

    async def say(self, room: Room, notes: Callable[[], Sequence[Note]]) -> None:
        """Write something into the log that is no move; asked again if somebody was faster."""
        async with room.lock:
            while said := notes():
                plan = await self.work(room.plan_seats, (), said)
                if await self._commit(room, plan, None, None):
                    break

    async def _commit(
        self,
        room: Room,
        plan: Plan,
        key: str | None,
        looker: tuple[str, int] | None,
        seats: Sequence[SeatChange] = (),
        by: str | None = None,
    ) -> bool:
        """Write, then take in what was written. False if another process was faster."""
        try:
            progress, seq, clock = room.progress(plan, seats), room.v + 1, None
            if room.clock is not None:
                await self._keep_time(room)
                clock = await self.compute(room.clock_after, plan, seats)
            turns = room.turns(plan, seats, by) if self.tells_turns else None
            revision = await self.ask(
                self.store.append, room.id, seq, plan.lines, key, progress, looker, seats, clock, turns
            )
        except Taken:
            await self._learn(room, here=False)
            return False
        if seats or clock or revision != room.revision + 1:  # more has changed than the log
            await self._learn(room, here=True)
            return True
        async with room.still:
            room.keep(plan, revision, key, looker)
        room.changed_here = True
        self._changed(room)
        return True

    async def sync_time(self) -> None:
        """Agree with all other processes what time it is in the house."""
        moment, told = self.hours.estimate()
        agreed = await self.ask(self.store.pulse, told, self.hours.machine, self.hours.new)
        self.hours.learn(moment, agreed)

    async def _keep_time(self, room: Room) -> None:
        """The clocks of a table run by the time of the house."""
        room.hours = self.hours
        if room.clock is not None and self.hours.stale:
            await self.sync_time()
