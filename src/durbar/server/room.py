"""A table in memory: its match, who sits there, and what the next act would write into the log.

Nothing here touches the disk. An act is first *planned* on a copy of the position; the lines of the
plan are stored; only then are they taken into the match. So nobody is ever shown what is not kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from durbar.core import CHANCE, Entry, Game, Match, Move, Refusal, State, UndoRefused, UnknownGame, game_class
from durbar.core.records import read_entry

from .dealer import FairDealer, answers, seed_note
from .minds import Question
from .problems import Problem
from .store import EntryRow, News, Progress, SeatRow, TableRow

HINT = "hint"  # the note of a seat before a move for which it had asked a bot
GUESSES = 8  # of what nobody can see, to know what everybody can


@dataclass(frozen=True)
class Eyes:
    """Through whom a guest looks: ``viewer`` is a seat or None for a spectator.

    ``mine`` are the seats the guest answers for; while there is a ``curtain``, the device is to be
    handed to that seat, and nothing is shown but what everybody knows.
    """

    viewer: int | None
    mine: tuple[int, ...] = ()
    curtain: int | None = None


@dataclass(frozen=True)
class Plan:
    """The lines an act would add to the log, and what is then to be said of the table."""

    lines: tuple[str, ...]
    progress: Progress


class Room:
    """One table of the house while somebody is interested in it."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.game: Game = open_game(row)
        self.match = Match(self.game, [seat.name for seat in seats], commitment=row.commitment)
        self.seats = tuple(seats)
        self.looking: dict[str, int] = {}
        self.keys: set[str] = set()
        self.forced: set[int] = set()  # decisions of people who had no other choice, counted from 1
        self.hinted: set[int] = set()  # decisions made after a hint
        self.advised: set[tuple[int, int]] = set()  # who was given one, after how many own decisions
        self.revision = -1  # nothing learned yet
        self.changed_here = True  # and not in another process
        self.lock = asyncio.Lock()  # one act at a time
        self.hurry = asyncio.Event()  # somebody does not want to watch the bots
        self._bells: set[asyncio.Event] = set()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def v(self) -> int:
        """The version: how many entries the log has."""
        return len(self.match.entries)

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names

    def bot_of(self, seat: int) -> str | None:
        return self.seats[seat].bot

    # Keeping up with the log

    def take(self, rows: Sequence[EntryRow]) -> None:
        """Fold entries that are in the store."""
        for row in rows:
            if row.seq == self.v + 1:
                self._fold(read_entry(row.line))
            if row.key:
                self.keys.add(row.key)

    def learn(self, news: News) -> bool:
        """Take over what the store says; False if it says nothing new."""
        if news.revision == self.revision:
            return False
        self.take(news.entries)
        self.seats = news.seats
        self.match.names = tuple(seat.name for seat in news.seats)
        self.looking = news.looking
        self.revision = news.revision
        return True

    def _fold(self, entry: Entry) -> None:
        seat, number = entry.seat, len(self.match)
        if entry.kind == "undo":
            self.forced.discard(number)
            self.hinted.discard(number)
        elif entry.kind == "note" and entry.text == HINT and seat is not None:
            self.hinted.add(number + 1)
        elif entry.kind == "play" and seat is not None and not self.bot_of(seat):
            if len(self.match.state.moves_of(seat)) == 1:
                self.forced.add(number + 1)
        self.match.take(entry)

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
        return Question(self.match.state.to_dict(), seat, f"{self.row.seed.hex()} {seat} {self.v}")

    def made_by(self, seat: int) -> int:
        """How many decisions of a seat stand: others may answer the same question meanwhile."""
        return sum(decision.entry.seat == seat for decision in self.match.decisions)

    # Who looks

    def owned(self, guest: str) -> tuple[int, ...]:
        """The seats this guest answers for."""
        return tuple(seat.seat for seat in self.seats if seat.owner == guest)

    def eyes(self, guest: str) -> Eyes:
        """Through whom this guest looks now.

        With several seats it is the one that is asked. If that seat knows what the one who looked
        before may not, the device changes hands behind a curtain.
        """
        mine = self.owned(guest)
        if len(mine) < 2:
            return Eyes(mine[0] if mine else None, mine)
        asked = [seat for seat in self.match.waiting if seat in mine]
        before = self.looking.get(guest)
        if not asked or before in asked:
            return Eyes(before, mine)
        if self.has_secrets(asked[0]):
            return Eyes(None, mine, curtain=asked[0])
        return Eyes(asked[0], mine)

    def has_secrets(self, seat: int) -> bool:
        """Does this seat know more than everybody does?"""
        return bool(plain(self.match.view(seat).facts) != plain(self.match.view(None).facts))

    @property
    def open_record(self) -> bool:
        """May anybody read the record now? It tells every card that was dealt."""
        return self.match.over or not any(map(self.has_secrets, range(self.game.players)))

    # Pages that are behind

    def still_asks(self, v: int, seat: int) -> bool:
        """Is a seat asked what it was asked at version v, where all answer at once and others were faster?"""
        since = [entry for entry in self.match.entries[v:] if entry.kind != "note"]
        if not since or any(entry.kind != "play" or entry.seat == seat for entry in since):
            return False
        then, now = self.match.at(len(self.match) - len(since)), self.match.state
        return seat in then.waiting and then.moves_of(seat) == now.moves_of(seat)

    def played_for(self, v: int, seat: int) -> str:
        """The move that was made for a seat after version v, as it was the only one left; "" if none was."""
        number = len(self.match)
        for entry in reversed(self.match.entries[v:]):
            if entry.kind == "undo":
                break
            if entry.kind != "note":
                if entry.seat == seat and number in self.forced:
                    return entry.text
                number -= 1
        return ""

    # What an act would write

    def plan(self, move: str, seat: int) -> Plan:
        """A move of a seat, the answers of chance, and whatever then has only one answer."""
        branch = self.match.state
        chosen = branch.check(move, seat)
        told = [Entry("note", seat, HINT)] if (seat, self.made_by(seat)) in self.advised else []
        lines = [entry.line for entry in (*told, Entry("play", seat, chosen.text))]
        branch.play(chosen, seat)
        return self._finish(branch, lines)

    def plan_start(self) -> Plan:
        """What chance decides before the first question."""
        return self._finish(self.match.state, [])

    def _finish(self, branch: State, lines: list[str]) -> Plan:
        """Let chance answer, and play what is the only choice of a person."""
        dealer = FairDealer(self.row.seed, answers(self.match))
        while (move := self._answer(branch, dealer, lines)) is not None:
            seat = None if branch.to_act == CHANCE else branch.to_act
            lines.append(Entry("chance" if seat is None else "play", seat, move.text).line)
            branch.play(move, seat)
        if branch.over and not self.match.over:
            lines.append(Entry("note", None, seed_note(self.row.seed)).line)
        return Plan(tuple(lines), self._progress(branch))

    def _answer(self, branch: State, dealer: FairDealer, lines: Sequence[str]) -> Move | None:
        """What follows without anybody deciding it."""
        if branch.to_act == CHANCE:
            return dealer.choose(branch)
        if branch.to_act is None or self.bot_of(branch.to_act) or self._deserves_a_nod(branch, lines):
            return None
        return forced_move(branch)

    def _deserves_a_nod(self, branch: State, lines: Sequence[str]) -> bool:
        """Would playing on take a choice away that could still be taken back?

        The last forced step of a turn waits for its player, as long as the turn is still open.
        """
        if len(branch.moves) != 1:
            return False
        seat = branch.to_act
        before = lines[-1] if lines else self.match.entries[-1].line if self.match.entries else ""
        return before.startswith(f"{seat} ") and branch.after(branch.moves[0], seat).to_act != seat

    def plan_undo(self, seat: int, whole: bool = False) -> Plan:
        """Back to the seat's last real choice, or to the first of the turn that can be taken back.

        UndoRefused if something has come out since.
        """
        choices = self.undoable(seat)
        if isinstance(choices, Refusal):
            raise UndoRefused(f"seat {seat} cannot undo: {choices.reason}", choices)
        steps = choices[-1 if whole else 0]
        back = self.match.at(len(self.match) - steps)
        return Plan((Entry("undo", seat).line,) * steps, self._progress(back))

    def undoable(self, seat: int) -> list[int] | Refusal:
        """How many decisions back each choice lies that can be taken back, the last one first; or why not."""
        match, reach = self.match, 0
        while (refusal := match.why_no_undo(seat, reach + 1)) is None:
            reach += 1
        state, choices = match.at(len(match) - reach), list[int]()
        for steps in range(reach, 0, -1):
            if len(state.moves_of(seat)) > 1:
                choices.append(steps)
            state.play(match.decisions[-steps].entry.text, seat)
        return choices[::-1] or refusal

    def _progress(self, state: State) -> Progress:
        return Progress(state.over, any(self.bot_of(seat) for seat in state.waiting))


def open_game(row: TableRow) -> Game:
    """The game of a table, if it is still played by the rules it was started with."""
    try:
        kind = game_class(row.game)
    except UnknownGame as error:
        raise Problem(409, "no-game") from error
    if kind.rules_version != row.rules:
        raise Problem(409, "other-rules", written=row.rules, known=kind.rules_version)
    return kind(row.players, **row.options)


def plain(facts: Any) -> Any:
    """Facts to be compared: who holds nothing holds no more than others are told, be it [] or 0."""
    if isinstance(facts, Mapping):
        return {name: plain(fact) for name, fact in facts.items()}
    if isinstance(facts, list | tuple):
        return [plain(fact) for fact in facts] or 0
    return facts


def forced_move(state: State) -> Move | None:
    """The only choice of whoever is asked, if everybody can see that it is the only one.

    Otherwise that somebody had nothing to decide would tell what they hold: there they answer themselves.
    """
    if state.over or len(state.waiting) != 1 or len(state.moves) != 1:
        return None
    public = state.view(None)
    if public.to_act != state.to_act:
        return None  # asked in secret
    if any(len(public.sample(guess).moves) != 1 for guess in range(GUESSES)):
        return None
    return state.moves[0]
