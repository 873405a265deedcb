"""All tables, and what a guest can do at them. Every change is on the disk before it is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

from durbar.core import (
    AmbiguousMove,
    BadNotation,
    DurbarError,
    Game,
    IllegalMove,
    Match,
    UndoRefused,
)
from durbar.session import Plan, Viewpoint, noted_bots, seats_note
from durbar.session.history import played_for, still_asks

from .ahead import used_up
from .bodies import Act
from .bot_pool import BotPool
from .clocks import ClockRules, Times
from .contents import CONTENT
from .database import DataError
from .dealer import FixedDeal, Salt, answers, commitment, drawn_salt, elsewhere_note, new_seed
from .frames import FrameMaker
from .hints import Hints
from .house_time import HouseTime
from .identity import Identity
from .limits import check_record
from .members import Challenges, Members
from .names import clean_name, skeleton
from .problems import Problem, refusal_problem, unreadable_problem
from .quotas import Quotas
from .reviews import Reviews
from .room import Note, Room, session_seats
from .sayings import Sayings
from .schema import EntryRow, SeatChange, SeatRow, TableRow
from .seating import HERE, Chair, seat_rows
from .store import Store, Taken
from .table_games import read_match
from .threads import Threads

T = TypeVar("T")

ROOMS = 24  # tables kept in memory while nobody watches them, up to 2 MB each


class TableService(Threads):
    """Opens tables and keeps them; knows nothing of HTTP."""

    def __init__(self, store: Store, bot_pool: BotPool, hints: Hints | None = None) -> None:
        super().__init__()
        self.store = store
        self.bot_pool = bot_pool
        self.hints = Hints(BotPool(0)) if hints is None else hints
        self.quotas = Quotas()
        self.reviews = Reviews(store, apart=self.hints.bot_pool.count > 0)
        self.hours = HouseTime()
        self.closing = False
        self.shared = not store.is_sqlite  # may another process have been asked a moment ago?
        self.members = Members(store)
        self.challenges = Challenges(store)
        self.identity = Identity(store, self.members)
        self.sayings = Sayings(store)
        self.on_change: list[Callable[[Room], None]] = []
        self.on_news: list[Callable[[], Awaitable[None]]] = []  # somebody has written something, somewhere
        self._rooms: dict[str, Room] = {}
        self._frame_makers: dict[str, FrameMaker] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    def leave(self) -> None:
        """Let every open stream end, so that the server can stop."""
        self.closing = True
        for room in self._rooms.values():
            room.ring()

    def close(self) -> None:
        """Let go of the store."""
        self.bot_pool.close()
        self.hints.close()
        self.reviews.close()
        self.end_threads()
        self.store.close()

    async def see(self, room: Room, guest: str, look: Callable[[FrameMaker, Viewpoint], T]) -> T:
        """Something a guest is shown of a table, made in a thread; nobody changes the table meanwhile."""

        def seen() -> T:
            return look(self.frame_maker(room), room.viewpoint(guest))

        async with room.still:
            return await self.compute(seen)

    # Finding a table

    @property
    def rooms(self) -> Mapping[str, Room]:
        """The tables in memory."""
        return self._rooms

    async def room(self, table: str) -> Room:
        """The table with this id, brought up to date when it is opened; Problem 404 if there is none."""
        room = self._rooms.get(table)
        if room is not None:
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
        row = await self.ask(self.store.table, table) if table.isprintable() else None
        if row is None:
            raise Problem(404, "no-table")
        news = await self.ask(self.store.news, table, 0)
        try:
            room = await self.work(Room, row, news.seats)
            await self.work(room.learn, news)
            await self._wind(room)
        except DurbarError as error:
            raise Problem(409, "damaged", why=str(error)) from error
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        self._frame_makers[room.id] = FrameMaker(room)
        for each in [each for each in self._rooms.values() if not each.watched and not each.lock.locked()]:
            if len(self._rooms) <= ROOMS or each is room:
                break
            del self._rooms[each.id], self._frame_makers[each.id]
        self._changed(room)

    def frame_maker(self, room: Room) -> FrameMaker:
        """Who makes the frames of this table; a table that was put away meanwhile gets a new one."""
        frame_maker = self._frame_makers.get(room.id)
        return frame_maker if frame_maker is not None and frame_maker.room is room else FrameMaker(room)

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

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Where a guest sits, unfinished games first."""
        rows = await self.ask(self.store.tables_of, guest)
        return sorted(rows, key=lambda row: row.over)

    async def remove_abandoned(self, days: float) -> int:
        """Remove unfinished games in which nobody has moved for so many days; how many there were."""
        watched = [room.id for room in self._rooms.values() if room.watched or room.lock.locked()]
        count = await self.ask(self.store.remove_abandoned, time.time() - days * 24 * 3600, watched)
        if count:
            for table in [table for table in self._rooms if table not in watched]:
                del self._rooms[table], self._frame_makers[table]
        return count

    # Opening a table

    async def create(
        self,
        game: Game,
        chairs: Sequence[Chair],
        guest: str,
        lang: str = "en",
        wait: bool = False,
        deal: FixedDeal | None = None,
        clock: ClockRules | None = None,
    ) -> Room:
        """A new table, dealt up to the first question if everybody is here.

        With `wait` the guest gives a salt of their own after they have seen the commitment; otherwise one
        is drawn for them now. A `deal` that is fixed needs none.
        """
        chairs = await self.ask(self.members.named_chairs, chairs, guest)
        match, seats = Match(game), seat_rows(game, chairs, guest, lang)
        match.note(seats_note(session_seats(seats)))
        if deal is not None:
            match.note(deal.note)
        return await self._open(match, seats, commitment, wait, deal, clock)

    async def load(self, record: bytes, guest: str, lang: str = "en") -> Room:
        """A table that goes on where a record stops; bots go on playing, the other seats are the guest's."""
        try:
            check_record(record)
            match = await self.work(read_match, record)
        except DurbarError as error:
            raise unreadable_problem(error) from error
        players = match.game.players
        names = match.names or ("",) * players
        chairs = [Chair(bot or HERE, name) for bot, name in zip(noted_bots(match), names, strict=True)]
        return await self._go_on(match, seat_rows(match.game, chairs, guest, lang))

    async def branch(self, room: Room, guest: str, n: int, lang: str = "en") -> Room:
        """A table of the guest's own that goes on from a moment of this one, to try something out."""
        if not room.may_read(guest):
            raise Problem(403, "secret-record")
        if n > len(room.match):
            raise Problem(404, "no-moment")
        match = Match(room.game, room.names)
        match.note(seats_note(room.session.seats))
        for decision in room.match.decisions[:n]:
            match.take(decision.entry)
        chairs = [Chair(seat.bot or HERE, seat.name) for seat in room.seats]
        return await self._go_on(match, seat_rows(room.game, chairs, guest, lang))

    async def _go_on(self, match: Match, seats: Sequence[SeatRow]) -> Room:
        """A table whose beginning was dealt elsewhere, which its log says for ever; there may be no more."""
        start = answers(match)
        match.note(elsewhere_note(match))
        return await self._open(match, seats, lambda seed: "" if match.over else commitment(seed, start))

    async def _open(
        self,
        match: Match,
        seats: Sequence[SeatRow],
        promise: Callable[[bytes], str],
        wait: bool = False,
        deal: FixedDeal | None = None,
        clock: ClockRules | None = None,
    ) -> Room:
        game, now, seed = match.game, time.time(), new_seed() if deal is None else deal.seed
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.id,
            rules=game.rules_version,
            players=game.players,
            options={**game.options, **({CONTENT: game.content.digest} if game.content.own else {})},
            seed=seed,
            commitment=promise(seed),
            created=now,
            moved=now,
            revision=0,
            over=False,
            bots_turn=False,
            host=next((seat.owner for seat in seats if seat.owner), None),
        )
        room = await self.work(Room, row, seats)
        if clock is not None:
            room.clock, room.times = clock, Times.at_start(clock, game.players)
        await self._wind(room)
        lines = [entry.line for entry in match.entries]
        await self.work(room.take, [EntryRow(k, line, None) for k, line in enumerate(lines, 1)])
        drawn = {seat.seat: drawn_salt() for seat in seats if seat.bot or (seat.owner and not wait)}
        if deal is not None:
            drawn = dict(enumerate(deal.salts))
        plan = await self.work(room.plan_start, {} if match.over else drawn)
        progress, times = room.progress(plan), await self.compute(room.clock_after, plan)
        await self.ask(self.store.create, row, seats, [*lines, *plan.lines], progress, times)
        room.learn(await self.ask(self.store.news, row.id, room.v))
        self._keep(room)
        return room

    async def sit(self, room: Room, invitation: str, guest: str, name: str, wait: bool = False) -> int:
        """Take the seat an invitation is for; whoever has it already keeps it. `wait` as in `create`."""
        seat = room.invited_seat(invitation, guest)
        if seat.owner == guest:
            return seat.seat
        if await self.ask(self.sayings.blocks, room.host, guest):
            raise Problem(403, "blocked")
        called = clean_name(name) or await self.ask(self.members.name_of, guest) or seat.name
        await self.check_name(room, guest, called)
        if not await self.ask(self.store.sit, room.id, seat.seat, guest, called):
            raise Problem(403, "no-seat")
        await self.catch_up(room)
        if not wait:
            await self.give_salt(room, guest)
        return seat.seat

    async def check_name(self, room: Room, guest: str, name: str) -> None:
        """Problem 422 if at this table somebody would be taken for somebody else, or for a bot."""
        await self.ask(self.members.check_name, name, guest)
        others = [seat for seat in room.seats if not seat.free and seat.owner != guest]
        if skeleton(name) in [skeleton(seat.name) for seat in others]:
            raise Problem(422, "name-here")

    async def give_salt(self, room: Room, guest: str, salt: Salt | None = None) -> None:
        """The salt of all seats of a guest, or one that is drawn for them; with the last one all is dealt."""
        async with room.lock:
            while seats := room.unsalted(room.seats_of(guest)):
                salts = {seat: salt or drawn_salt() for seat in seats}
                plan = await self.work(room.plan_start, salts)
                if await self._commit(room, plan, None, None):
                    break

    async def hand_over(self, room: Room, guest: str, seat: int) -> None:
        """The device was handed to this seat: lift the curtain."""
        if seat not in room.seats_of(guest):
            raise Problem(403, "wrong-seat")
        await self.ask(self.store.look, room.id, guest, seat)
        await self.catch_up(room)

    # Playing

    async def act(self, room: Room, guest: str, act: Act, move: str, lang: str = "en") -> None:
        """A move by a guest. A Problem says why not, and then nothing has changed."""
        looker = (guest, act.seat) if len(room.seats_of(guest)) > 1 else None
        await self._do(room, guest, act, lang, lambda: room.plan(move, act.seat), looker, move)

    async def undo(self, room: Room, guest: str, act: Act, lang: str = "en", whole: bool = False) -> None:
        """Take back the seat's own last choice, or the whole turn; whoever sits at the screen stays there."""
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
                changed = used_up(room.seats[act.seat], undone=not move)
                if await self._commit(room, planned, key, looker, changed):
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
    ) -> bool:
        """Write, then take in what was written. False if another process was faster."""
        try:
            progress, seq, clock = room.progress(plan, seats), room.v + 1, None
            if room.clock is not None:
                await self._wind(room)
                clock = await self.compute(room.clock_after, plan, seats)
            revision = await self.ask(
                self.store.append, room.id, seq, plan.lines, key, progress, looker, seats, clock
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
        moment, told = self.hours.told()
        self.hours.learn(moment, await self.ask(self.store.pulse, told))

    async def _wind(self, room: Room) -> None:
        """The clocks of a table run by the time of the house."""
        room.hours = self.hours
        if room.clock is not None and self.hours.stale:
            await self.sync_time()

    def hurry(self, room: Room, guest: str) -> None:
        """Whoever sits here may have the bots play on without waiting, until a person is asked."""
        if not room.seats_of(guest):
            raise Problem(403, "wrong-seat")
        if any(map(room.bot_of, room.match.waiting)):
            room.hurry.set()

    # Looking

    def record(self, room: Room, guest: str) -> str:
        """The record, for whoever may read what was dealt."""
        if not room.may_read(guest):
            raise Problem(403, "secret-record")
        return room.match.record()
