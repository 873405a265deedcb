"""All tables, and what a guest can do at them. Every change is on the disk before it is told."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence

from durbar.core import DurbarError, Game, Match
from durbar.session import noted_bots, seats_note

from ..bots.bot_pool import BotPool
from ..bots.hints import Hints
from ..bots.reviews import Reviews
from ..people.identity import Identity
from ..people.members import Challenges, Members
from ..people.names import clean_name, skeleton
from ..people.sayings import Sayings
from ..problems import Problem, unreadable_problem
from ..storage.schema import EntryRow, SeatRow, TableRow
from ..storage.store import Store
from ..typed.limits import check_record
from .clocks import ClockRules, Times
from .contents import CONTENT
from .dealer import FixedDeal, Salt, answers, commitment, drawn_salt, elsewhere_note, new_seed
from .quotas import Quotas
from .room import Room, session_seats
from .seating import HERE, Chair, seat_rows
from .table_games import read_match
from .table_keeper import TableKeeper


class TableService(TableKeeper):
    """Opens tables, seats people at them and keeps what is known of all; knows nothing of HTTP."""

    def __init__(self, store: Store, bot_pool: BotPool, hints: Hints | None = None) -> None:
        super().__init__(store)
        self.bot_pool = bot_pool
        self.hints = Hints(BotPool(0)) if hints is None else hints
        self.quotas = Quotas()
        self.reviews = Reviews(store, apart=self.hints.bot_pool.count > 0)
        self.members = Members(store)
        self.challenges = Challenges(store)
        self.identity = Identity(store, self.members)
        self.sayings = Sayings(store)

    def close(self) -> None:
        """Let go of the store."""
        self.bot_pool.close()
        self.hints.close()
        self.reviews.close()
        self.end_threads()
        self.store.close()

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Where a guest sits, unfinished games first."""
        rows = await self.ask(self.store.tables_of, guest)
        return sorted(rows, key=lambda row: row.over)

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
            options={**game.options, **({CONTENT: game.content.id} if game.content.id else {})},
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
        await self._keep_time(room)
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
                if await self._commit(room, plan, None, None, by=guest):
                    break

    async def hand_over(self, room: Room, guest: str, seat: int) -> None:
        """The device was handed to this seat: lift the curtain."""
        if seat not in room.seats_of(guest):
            raise Problem(403, "wrong-seat")
        await self.ask(self.store.look, room.id, guest, seat)
        await self.catch_up(room)

    # At the table

    def hurry(self, room: Room, guest: str) -> None:
        """Whoever sits here may have the bots play on without waiting, until a person is asked."""
        if not room.seats_of(guest):
            raise Problem(403, "wrong-seat")
        if any(map(room.bot_of, room.match.waiting)):
            room.hurry.set()

    def record(self, room: Room, guest: str) -> str:
        """The record, for whoever may read what was dealt."""
        if not room.may_read(guest):
            raise Problem(403, "secret-record")
        return room.match.record()
