"""A table in memory: its session, who may answer for which seat, and what the next act would write.

Nothing here touches the disk. An act is first *planned*; the lines of the plan are stored; only then are
they taken into the session. So nobody is ever shown what is not kept.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

from durbar.core import DurbarError, Game, Match
from durbar.session import Plan, Seat, Session, Viewpoint, seats_note

from ..bots.bot_pool import Question
from ..problems import Problem
from ..storage.database import Damaged
from ..storage.schema import ClockRow, EntryRow, News, Progress, SeatChange, SeatRow, TableRow, Turns
from ..typed.limits import LOG_LINES
from .ahead import answer_ahead
from .clocks import STOPPED, TIME_OVER, ClockRules, Times
from .dealer import LEFT_NOTE, FairDealer, Salt, dealer_of, drawn_salt, salts_of, seed_note
from .house_time import HouseTime
from .table_games import open_game

DAY = 24 * 3600.0
Note = tuple[int | None, str]  # something said at the table, by a seat or by nobody
INVITATION_SECONDS = 7 * DAY  # that a seat's link can be used


class Room:
    """One table of the house while somebody is interested in it."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.game: Game = open_game(row)
        self.match = Match(self.game, [seat.name for seat in seats], commitment=row.commitment)
        self.session = Session(self.match, session_seats(seats))
        self.seats = tuple(seats)
        self.looking: dict[str, int] = {}
        self.said = 0  # how much people have said to each other
        self.keys: set[str] = set()
        self.revision = -1  # nothing learned yet
        self.changed_here = True  # and not in another process
        self.lock = asyncio.Lock()  # one act at a time
        self.still = asyncio.Lock()  # held while a thread looks, and while something new is taken in
        self.here: frozenset[str] = frozenset()  # guests whose page is open, in any process
        self.closed = bool(row.closed)  # to all who do not sit here
        self.rematch = row.rematch
        self.clock: ClockRules | None = None
        self.times: Times | None = None  # how its clocks stand
        self.hours = HouseTime()  # by which they run; the service gives all tables the same
        self.late = -1  # the version at which an answer in secret took too long
        self.still_for_long = False  # so that whoever is away is missed
        self.stirs = 0  # how often something changed that is not in the data
        self._moved = monotonic_at(row.moved)
        self.hurry = asyncio.Event()  # somebody does not want to watch the bots
        self._dealt = False
        self._bells: set[asyncio.Event] = set()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def v(self) -> int:
        """The version: how many entries the log has."""
        return self.session.version

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names

    def bot_of(self, seat: int) -> str | None:
        return self.seats[seat].bot

    # Keeping up with the log

    def take(self, rows: Sequence[EntryRow]) -> None:
        """Fold entries that are in the store."""
        new = [row for row in rows if row.seq > self.v]
        if [row.seq for row in new] != list(range(self.v + 1, self.v + 1 + len(new))):
            raise DurbarError(f"lines are missing in the log after line {self.v}", field="entry")
        self.session.take([row.line for row in new])
        self.keys.update(row.key for row in rows if row.key)

    def keep(self, plan: Plan, revision: int, key: str | None, looker: tuple[str, int] | None) -> None:
        """Take over a plan of our own that the store has kept, when nobody else has changed anything."""
        self._moved, self.still_for_long = time.monotonic(), False
        self.session.take(plan.lines)
        self.keys.update([key] if key else ())
        self.looking.update([looker] if looker else ())
        self.revision = revision

    def learn(self, news: News) -> bool:
        """Take over what the store says; False if it says nothing new."""
        if news.revision == self.revision:
            return False
        if news.entries:  # which may be old news: another process has served those who play
            self._moved, self.still_for_long = monotonic_at(news.moved), False
        self.take(news.entries)
        self.seats = news.seats
        self.here, self.closed, self.rematch = news.here, news.closed, news.rematch
        if news.clock is not None:
            self.clock = ClockRules(**json.loads(news.clock.rules))
            self.times = Times.read(news.clock.times)
        self.session.seats = session_seats(news.seats)
        self.match.names = tuple(seat.name for seat in news.seats)
        self.looking = news.looking
        self.row, self.said = replace(self.row, host=news.host), news.said
        self.revision = news.revision
        return True

    @contextmanager
    def watching(self) -> Iterator[asyncio.Event]:
        """A bell that rings whenever the table changes."""
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            yield bell
        finally:
            self._bells.discard(bell)

    @property
    def watched(self) -> bool:
        return bool(self._bells)

    def ring(self) -> None:
        for bell in self._bells:
            bell.set()

    def question(self, seat: int) -> Question:
        """What a bot at this seat is to decide. Its luck is its own, and nobody's to foresee."""
        luck = f"{self.row.seed.hex()} {seat} {self.v}"
        return Question(self.match.state.to_dict(), seat, luck, self.game.content)

    # Who looks

    def alone_at(self, seat: int | None) -> int | None:
        """The seat, if whoever sits there has no other: only then "you" is clear."""
        owner = self.seats[seat].owner if seat is not None else None
        return seat if owner and self.seats_of(owner) == (seat,) else None

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats this guest answers for."""
        return tuple(seat.seat for seat in self.seats if seat.owner == guest)

    def viewpoint(self, guest: str) -> Viewpoint:
        """Through whom this guest looks now."""
        return self.session.viewpoint(self.seats_of(guest), self.looking.get(guest))

    def admits(self, guest: str) -> bool:
        """May this guest look on?"""
        return not self.closed or guest == self.host or bool(self.seats_of(guest))

    def left_to_bots(self, guest: str) -> list[SeatRow]:
        """The seats that bots play until this guest is back."""
        seats = [seat for seat in self.seats if seat.bot and seat.owner == guest and not self.match.over]
        return [seat for seat in seats if seat.seat not in self.out_of_time]

    @property
    def onlookers(self) -> int:
        """How many guests without a seat are here."""
        return sum(not self.seats_of(guest) for guest in self.here)

    @property
    def quiet_for(self) -> float:
        """Seconds since the log last grew, whatever the clock of the machine says."""
        return time.monotonic() - self._moved

    def missed_by(self, viewer: int | None) -> list[int]:
        """The seats of people who are away and, for all this reader may know, keep the game from going on."""
        if not self.still_for_long or not self.dealt or self.match.over:
            return []
        asked = self.match.view(viewer).kernel.waiting()  # none, where somebody is asked in secret
        return [
            seat.seat
            for seat in self.seats
            if seat.owner and not seat.bot and seat.owner not in self.here
            if not asked or asked >> seat.seat & 1
        ]

    def may_read(self, guest: str) -> bool:
        """May this guest know all that was dealt? Who plays against bots alone cheats nobody.

        A bot that only stands in for somebody is no reason to tell what they hold.
        """
        people = [seat for seat in self.seats if seat.owner or not seat.bot]
        return (bool(people) and all(seat.owner == guest for seat in people)) or self.session.open_record

    @property
    def host(self) -> str | None:
        """Who opened the table."""
        return self.row.host or next((seat.owner for seat in self.seats if seat.owner), None)

    def check_length(self) -> None:
        """Problem 409 if so much was done and taken back that the log may not grow without the game."""
        if self.v >= LOG_LINES:
            raise Problem(409, "log-full")

    def invited_seat(self, invitation: str, guest: str) -> SeatRow:
        """The seat an invitation is for; a Problem if it is used up, too old or withdrawn."""
        for seat in self.seats:
            if secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
                if not seat.free and seat.owner != guest:
                    raise Problem(403, "no-seat")
                if seat.free and time.time() - (seat.invited or self.row.created) > INVITATION_SECONDS:
                    raise Problem(410, "invitation-over", days=round(INVITATION_SECONDS / DAY))
                return seat
        raise Problem(404, "no-invitation")

    # Clocks

    @property
    def stopped(self) -> bool:
        """Was somebody's time over, and all go on without clocks?"""
        return any(entry.kind == "note" and entry.text == STOPPED for entry in self.match.entries)

    @property
    def out_of_time(self) -> frozenset[int]:
        """The seats a bot plays for the rest of the game."""
        notes = (entry for entry in self.match.entries if entry.kind == "note" and entry.text == TIME_OVER)
        return frozenset(entry.seat for entry in notes if entry.seat is not None)

    @property
    def seconds_left(self) -> tuple[float, ...]:
        """What everybody has left now; nothing, if there are no clocks."""
        if self.clock is None or self.times is None:
            return ()
        return self.times.left_at(self.hours.now(self.clock))

    def clock_after(self, plan: Plan, changed: Sequence[SeatChange] = ()) -> ClockRow | None:
        """How the clocks stand once a plan is kept."""
        if self.clock is None or self.times is None:
            return None
        match, now = plan.match, self.hours.now(self.clock)
        bots = [seat.bot for seat in self._seats_after(changed)]
        going = not (match.over or self.stopped or any(entry.text == STOPPED for entry in plan.entries))
        shown = match.view(None).kernel.waiting() if going else 0  # what everybody may know, and nothing else
        running = [seat for seat in range(match.game.players) if shown >> seat & 1 and not bots[seat]]
        secret = going and not shown and any(not bots[seat] for seat in match.waiting)
        undone = {entry.seat for entry in plan.entries if entry.kind == "undo" and entry.seat is not None}
        times = self.times.go_on(self.clock, now, running, secret, undone)
        return ClockRow(self.clock.kind, self.clock.text(), times.text(), times.due(self.clock))

    # Dealing

    @property
    def dealt(self) -> bool:
        """Has every seat joined and given its salt, so that chance can answer?"""
        self._dealt = self._dealt or self.match.over or self._dealer_of(self.match) is not None
        return self._dealt  # for ever: no salt is taken back after that

    def unsalted(self, seats: Sequence[int]) -> list[int]:
        """Which of these seats have still to give their salt."""
        if self.dealt:
            return []
        given = salts_of(self.match)
        return [seat for seat in seats if seat not in given]

    @property
    def missing(self) -> list[int]:
        """The seats that nothing can be dealt without."""
        given = salts_of(self.match)
        return [] if self.dealt else [seat.seat for seat in self.seats if seat.seat not in given]

    # What an act would write

    def plan(self, move: str, seat: int) -> Plan:
        """A move of a seat, the answers of chance, and whatever then has only one answer."""
        return self._tell_seed(self.session.plan(move, seat, self._dealer_of))

    def plan_start(self, salts: Mapping[int, Salt] | None = None) -> Plan:
        """Some seats give their salts; with the last of them all is dealt up to the first question."""
        salts = salts or {}
        notes = [(seat, salt.note) for seat, salt in salts.items()]
        return self._tell_seed(self.session.plan_notes(notes, self._dealer_of))

    def plan_seats(self, changed: Sequence[SeatChange], said: Sequence[Note] = ()) -> Plan:
        """Some seats change hands, and something is said about it.

        Before the deal whoever leaves takes the salt along, and a bot is given one.
        """
        given = {} if self.dealt else salts_of(self.match)
        left = [(before.seat, LEFT_NOTE) for before, _ in changed if before.seat in given]
        drawn = [] if self.dealt else [(after.seat, drawn_salt().note) for _, after in changed if after.bot]
        told = seats_note(session_seats(self._seats_after(changed)))
        return self._tell_seed(self.session.plan_notes([*said, *left, *drawn, (None, told)], self._dealer_of))

    def _dealer_of(self, match: Match) -> FairDealer | None:
        return dealer_of(match, self.row.seed)

    def _tell_seed(self, plan: Plan) -> Plan:
        """With the last move the seed is told."""
        if plan.match.over and not self.match.over:
            plan.match.note(seed_note(self.row.seed))
        return plan

    def progress(self, plan: Plan, changed: Sequence[SeatChange] = ()) -> Progress:
        """What is to be said of the table once a plan is kept."""
        return Progress(plan.match.over, self.bots_turn(plan.match, changed))

    def bots_turn(self, match: Match, changed: Sequence[SeatChange] = ()) -> bool:
        """Is anybody answered for then: a bot, or a person ahead?"""
        seats = self._seats_after(changed)
        return any(is_answered_for(seats[seat], match) for seat in match.waiting)

    def turns(self, plan: Plan, changed: Sequence[SeatChange], by: str | None) -> Turns:
        """Who is asked once a plan is kept; whoever has made it (`by`) knows."""
        dealt = self.dealt or self._dealer_of(plan.match) is not None
        seats = [self._seats_after(changed)[seat] for seat in plan.match.waiting] if dealt else []
        return Turns({seat.seat: seat.owner for seat in seats if seat.owner and not seat.bot}, by)

    def _seats_after(self, changed: Sequence[SeatChange]) -> list[SeatRow]:
        after = {seat.seat: seat for _, seat in changed}
        return [after.get(seat.seat, seat) for seat in self.seats]


def is_answered_for(seat: SeatRow, match: Match) -> bool:
    """Is it a bot's, or has its player settled ahead what it is asked?"""
    return bool(seat.bot) or (bool(seat.ahead) and answer_ahead(match, seat) is not None)


def monotonic_at(moment: float) -> float:
    """What the monotonic clock showed at a moment of the machine's clock; now, if that is yet to come."""
    return time.monotonic() - max(0.0, time.time() - moment)


def open_room(row: TableRow, news: News) -> Room:
    """The table as it is kept; Damaged if what is kept cannot be a table."""
    try:
        room = Room(row, news.seats)
        room.learn(news)
    except Problem:
        raise
    except Exception as error:  # whatever stands where something else should
        raise Damaged(str(error), field="data", reason="data-damaged") from error
    return room


def session_seats(seats: Sequence[SeatRow]) -> tuple[Seat, ...]:
    """Those who sit there, as a session knows them."""
    return tuple(Seat(seat.name, seat.bot) for seat in seats)
