"""A match: the log of every decision, and the position as its fold."""

from __future__ import annotations

import os
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path

from .chance import SeededDealer
from .content import ContentSource
from .errors import BadRecord, DurbarError, NoSuchMoment, OptionError, UndoRefused
from .events import Event, redact
from .game import Game
from .kernel import CHANCE
from .moves import Move
from .outcome import Outcome
from .positions import Dealer, State, View
from .records import (
    RECOVER,
    Entry,
    Head,
    LiveFile,
    checked_names,
    end_line,
    game_of,
    head_of,
    one_line,
    read_entry,
    read_head,
    result_line,
    split_lines,
    write_whole,
)
from .refusals import (
    UNDO_CHANCE,
    UNDO_FINISHED,
    UNDO_NOTHING,
    UNDO_OTHER,
    UNDO_REVEALED,
    Refusal,
    RefusalKind,
)
from .seeds import Seed

SNAPSHOT_EVERY = 64


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that stands (it was not taken back), and what it made happen.

    ``offered`` is how many moves its seat could choose from: with one it was no choice. Chance has 0.
    """

    entry: Entry
    events: tuple[Event, ...]
    offered: int = 0


class Match:
    """One game as it is being played: ``entries`` is the log, all else follows from it.

    Chance is answered by the dealer, if there is one, as soon as it is asked; every answer is an
    entry like any other, so a record needs no seed to be replayed. With a ``path`` the record is
    also a file that grows with every decision and survives a kill at any moment.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
        commitment: str = "",
    ) -> None:
        self.game = game
        self.names = checked_names(game, names)
        self.dealer = dealer
        self.commitment = one_line(commitment, "commitment")
        self.lost: tuple[str, ...] = ()  # lines that `recover` could not keep
        self._entries: list[Entry] = []
        self._decisions: list[Decision] = []
        self._state = game.start()
        self._snapshots = [self._state.clone()]
        self._recent: dict[int, State] = {}  # the positions to which an undo may lead
        self._seen: dict[int | None, list[Event]] = {}  # what each reader has been told, made when asked for
        self._told: dict[int | None, int] = {}  # and of how many decisions
        self._file: LiveFile | None = None

    @classmethod
    def start(
        cls,
        game: Game,
        seed: Seed | None = None,
        dealer: Dealer | None = None,
        names: Sequence[str] = (),
        path: str | os.PathLike[str] | None = None,
        commitment: str = "",
    ) -> Match:
        """A new match, dealt up to the first decision; with a path, its record is written as it grows."""
        if seed is not None:
            if dealer is not None:
                raise OptionError("a match is dealt by a seed or by a dealer, not by both", field="seed")
            dealer = SeededDealer(seed)
        match = cls(game, names, dealer, commitment)
        if path is not None:
            match._file = LiveFile.create(Path(path), match._head(whole=False).text())
        match.deal()
        return match

    # What there is

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log: decisions, chance, undos and notes, as they came."""
        return tuple(self._entries)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions that stand, chance included: what `at` counts."""
        return tuple(self._decisions)

    def __len__(self) -> int:
        """How many decisions stand."""
        return len(self._decisions)

    @property
    def state(self) -> State:
        """The position now, as a copy of your own."""
        return self._state.clone()

    @property
    def to_act(self) -> int | None:
        """Who answers next: a seat, CHANCE (only without a dealer), None at the end."""
        return self._state.to_act

    @property
    def waiting(self) -> tuple[int, ...]:
        """Every seat that may already answer."""
        return self._state.waiting

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._state.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self._state.outcome

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened and still stands, nothing hidden."""
        return tuple(event for decision in self._decisions for event in decision.events)

    def log(self, seat: int | None) -> tuple[Event, ...]:
        """All that happened and still stands, as this seat learned of it (None: a spectator)."""
        if seat is not None:
            self.game.check_seat(seat)
        seen = self._seen.setdefault(seat, [])
        for decision in self._decisions[self._told.get(seat, 0) :]:
            seen.extend(redact(decision.events, seat))
        self._told[seat] = len(self._decisions)
        return tuple(seen)

    def view(self, seat: int | None) -> View:
        """What this seat knows now, with what it saw happen as ``history``."""
        return View.of(self.game, self._state.kernel, seat, self.log(seat))

    def at(self, n: int) -> State:
        """The position after the first n decisions that stand; ``at(0)`` is the empty table."""
        if not 0 <= n <= len(self):
            raise NoSuchMoment(f"there is no moment {n}; they go from 0 to {len(self)}", field="at")
        if n in self._recent:
            return self._recent[n].clone()
        if n == len(self):
            return self.state
        known = n // SNAPSHOT_EVERY
        state = self._snapshots[known].clone()
        for decision in self._decisions[known * SNAPSHOT_EVERY : n]:
            state.play(decision.entry.text, decision.entry.seat)
        return state

    # Playing on

    def play(self, move: Move | str | int, seat: int | None = None) -> tuple[Event, ...]:
        """Make a decision as `State.play` does; the dealer's answers follow, and so do their events."""
        chosen = self._state.check(move, seat)
        asked = self._state.to_act
        who = asked if seat is None and asked != CHANCE else seat
        entry = Entry("chance" if who is None else "play", who, chosen.text)
        before = len(self)
        self._write([entry])
        self._take(entry, chosen)
        self.deal()
        return tuple(event for decision in self._decisions[before:] for event in decision.events)

    def deal(self) -> tuple[Event, ...]:
        """Let the dealer answer for chance until a player must decide, or the game is over."""
        before = len(self)
        unwritten: list[Entry] = []
        try:
            while self.dealer is not None and self._state.to_act == CHANCE:
                chosen = self._state.check(self.dealer.choose(self._state))
                entry = Entry("chance", None, chosen.text)
                if self.dealer.typed:
                    self._write([entry])
                else:
                    unwritten.append(entry)  # one write for a whole deck
                self._take(entry, chosen)
        finally:
            self._write_late(unwritten)
        self._end_file()
        return tuple(event for decision in self._decisions[before:] for event in decision.events)

    def undo(self, seat: int) -> Decision:
        """Take back the seat's own last decision, if nothing has come out since; else UndoRefused.

        Repeated, it takes back a whole turn. The decision and its undo both stay in the log.
        """
        self._check_undo(seat)
        undone = self._decisions[-1]
        entry = Entry("undo", seat)
        self._write([entry])
        self._take(entry)
        return undone

    def note(self, text: str, seat: int | None = None) -> None:
        """Write something said at the table into the log."""
        if seat is not None:
            self.game.check_seat(seat)
        entry = Entry("note", seat, one_line(text, "note"))
        self._write([entry])
        self._take(entry)

    def _take(self, entry: Entry, move: Move | None = None) -> None:
        """Fold one entry into the position."""
        if entry.kind == "undo":
            self._rewind(len(self) - 1)
        elif entry.kind != "note":
            self._decide(entry, entry.text if move is None else move)
        self._entries.append(entry)

    def _decide(self, entry: Entry, move: Move | str) -> None:
        state, seat = self._state, entry.seat
        offered = 0 if seat is None else len(state.moves_of(seat))
        before = None if seat is None else state.clone()
        events = state.play(move, seat)
        if before is None or any(event.reveals for event in events):
            self._recent.clear()  # from here on nothing earlier can be taken back
        else:
            self._recent[len(self)] = before
        self._decisions.append(Decision(entry, events, offered))
        if len(self) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(state.clone())

    def _rewind(self, n: int) -> None:
        """Back to the position after n decisions."""
        self._state = self.at(n)
        del self._decisions[n:]
        del self._snapshots[n // SNAPSHOT_EVERY + 1 :]
        self._recent = {number: state for number, state in self._recent.items() if number < n}
        self._seen.clear()
        self._told.clear()

    # Trying something before it is kept

    def fork(self) -> Match:
        """A match of its own that has come as far as this one; nothing is played again for it.

        It has no dealer and no file: what is played on it happens nowhere else, until `adopt`.
        """
        fork = copy(self)
        fork.dealer = fork._file = None
        fork._go_on_as(self)
        return fork

    def adopt(self, fork: Match) -> None:
        """Go on as a fork of this match did: what it added is written, then it is as if played here."""
        known = len(self._entries)
        if fork._entries[:known] != self._entries:
            raise DurbarError("this is no fork of the match as it stands", field="fork")
        self._write(fork._entries[known:])
        self._go_on_as(fork)
        self._end_file()

    def _go_on_as(self, other: Match) -> None:
        """From where another match stands; it shares the past, which never changes."""
        self._entries, self._decisions = other._entries[:], other._decisions[:]
        self._state, self._snapshots, self._recent = other.state, other._snapshots[:], dict(other._recent)
        self._seen = {seat: events[:] for seat, events in other._seen.items()}
        self._told = dict(other._told)

    def why_no_undo(self, seat: int, steps: int = 1) -> Refusal | None:
        """None if the seat may take back its last decision, else the reason it stands.

        `steps` asks about an earlier one: the last but one is 2. Those after it must be free to go, too.
        """
        self.game.check_seat(seat)
        last = self._decisions[-steps] if steps <= len(self) else None
        kind: RefusalKind | None = None
        if self.over:
            kind = UNDO_FINISHED
        elif last is None or not any(decision.entry.seat == seat for decision in self._decisions):
            kind = UNDO_NOTHING
        elif last.entry.seat is None:
            kind = UNDO_CHANCE
        elif last.entry.seat != seat:
            kind = UNDO_OTHER
        elif any(event.reveals for event in last.events):
            kind = UNDO_REVEALED
        return None if kind is None else kind.refusal()

    def _check_undo(self, seat: int) -> None:
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise UndoRefused(f"seat {seat} cannot undo: {refusal.reason}", refusal)

    # The record

    def record(self) -> str:
        """The whole record as text; the module `durbar.core.records` shows what it looks like."""
        body = "".join(f"{entry.line}\n" for entry in self._entries)
        return self._head(whole=True).text() + body + self._foot()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole record; a file that was there is replaced only once the new one is complete."""
        path = Path(path)
        if self._file is not None and path.exists() and path.samefile(self._file.path):
            return  # it is being written there already
        write_whole(path, self.record())

    @classmethod
    def read(
        cls,
        record: str | bytes,
        *,
        dealer: Dealer | None = None,
        kind: type[Game] | None = None,
        content: ContentSource = None,
    ) -> Match:
        """The match of a record, checked by playing every line; BadRecord says what is wrong where.

        `dealer` answers for chance from here on, `kind` is for a game that is not installed, and `content`
        for a match that was played with other content than the house's own.
        """
        match, _ = cls._read(record if isinstance(record, bytes) else record.encode(), dealer, kind, content)
        match.deal()
        return match

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        *,
        dealer: Dealer | None = None,
        kind: type[Game] | None = None,
        content: ContentSource = None,
        live: bool = False,
    ) -> Match:
        """Read a record from a file, as `read` does; if `live`, go on writing into the same file."""
        path = Path(path)
        match, ended = cls._read(path.read_bytes(), dealer, kind, content)
        if live and not (match.over and ended):
            match._go_on(path, rewrite=ended)
        match.deal()
        return match

    @classmethod
    def recover(
        cls,
        path: str | os.PathLike[str],
        *,
        dealer: Dealer | None = None,
        kind: type[Game] | None = None,
        content: ContentSource = None,
        live: bool = False,
    ) -> Match:
        """As `load`, from a damaged record: up to the first line that is torn or does not replay.

        What could not be kept is in ``lost``. The file itself is changed only if `live`.
        """
        path = Path(path)
        lines, torn = split_lines(path.read_bytes(), lenient=True)
        head, at = read_head(lines)
        match = cls(game_of(head, lines, kind, content), tuple(head.names.values()), dealer, head.commitment)
        try:
            match._replay(lines, at, int(head.rules))
        except BadRecord as error:
            match.lost = tuple(lines[error.line - 1 :])
        match.lost += (torn,) if torn else ()
        if live:
            match._go_on(path, rewrite=True)
        match.deal()
        return match

    @classmethod
    def _read(
        cls, data: bytes, dealer: Dealer | None, kind: type[Game] | None, content: ContentSource
    ) -> tuple[Match, bool]:
        """The match, and whether its record has an end."""
        lines, torn = split_lines(data)
        if torn:
            message = f"the last line breaks off after {torn[-40:]!r}; {RECOVER}"
            raise BadRecord(message, line=len(lines) + 1, field="line")
        head, at = read_head(lines)
        match = cls(game_of(head, lines, kind, content), tuple(head.names.values()), dealer, head.commitment)
        ended = match._replay(lines, at, int(head.rules))
        if head.whole and not ended:
            message = f"the record is truncated: its last line must be '{end_line(0)[:-1]}…'; {RECOVER}"
            raise BadRecord(message, line=len(lines), field="end")
        return match, ended

    def _replay(self, lines: list[str], at: int, rules: int) -> bool:
        """Play the lines from `at` on; True if they came to an end line.

        What older rules did not ask is answered on the way, so the log may grow longer than the record.
        """
        result = ended = False
        unasked = 0
        for number, line in enumerate(lines[at:], at + 1):
            try:
                if ended or (result and not line.startswith("end: ")):
                    raise DurbarError("nothing can follow here", field="line")
                if line.startswith("result: "):
                    outcome = self.outcome
                    if outcome is None or line != result_line(outcome):
                        come = result_line(outcome) if outcome else "not over yet"
                        raise DurbarError(f"the game is {come}", field="result")
                    result = True
                elif line.startswith("end: "):
                    entries = len(self._entries) - unasked
                    if line != end_line(entries) or self.over != result:
                        message = f"{line!r} after {entries} entries: lines are missing"
                        raise DurbarError(message, field="end")
                    ended = True
                else:
                    entry = read_entry(line)
                    while rules != self.game.rules_version and entry.kind in ("play", "chance"):
                        answer = self.game.unasked_before(rules, self._state.kernel)
                        if answer is None:
                            break
                        self.take(Entry("play", self._state.to_act, answer))
                        unasked += 1
                    self.take(entry)
            except DurbarError as error:
                raise BadRecord(error.args[0], line=number, field=error.field, rule=error.rule) from error
        return ended

    def take(self, entry: Entry) -> None:
        """Fold an entry of another log of this match, checked as when it was first made there.

        No dealer answers here, and no file is written: the other log holds all that.
        """
        if entry.kind == "undo" and entry.seat is not None:
            self._check_undo(entry.seat)
        elif entry.kind == "chance" and self.to_act != CHANCE:
            raise DurbarError(f"chance is not asked here, seat {self.to_act} is", field="seat")
        elif entry.kind == "note":
            one_line(entry.text, "note")
            if entry.seat is not None:
                self.game.check_seat(entry.seat)
        self._take(entry)

    def take_checked(self, entries: Sequence[Entry]) -> None:
        """Fold the rest of a log that was checked when it was made: what it takes back itself is not played.

        So a log costs what stands in it, however often somebody has changed their mind.
        """
        stands: list[int] = []
        for number, entry in enumerate(entries):
            if entry.kind == "undo":
                if not stands:  # something older is taken back
                    for each in entries[: number + 1]:
                        self.take(each)
                    return self.take_checked(entries[number + 1 :])
                stands.pop()
            elif entry.kind != "note":
                stands.append(number)
        played = set(stands)
        for number, entry in enumerate(entries):
            if number in played or entry.kind == "note":
                self.take(entry)
            else:
                self._entries.append(entry)
        return None

    def _go_on(self, path: Path, rewrite: bool) -> None:
        """From here on, write into this file."""
        if rewrite:
            body = "".join(f"{entry.line}\n" for entry in self._entries)
            write_whole(path, self._head(whole=False).text() + body)
        self._file = LiveFile.resume(path)

    def _head(self, whole: bool) -> Head:
        return head_of(self.game, self.names, self.commitment, whole)

    def _foot(self) -> str:
        outcome = self.outcome
        result = f"{result_line(outcome)}\n" if outcome else ""
        return f"{result}{end_line(len(self._entries))}\n"

    def _end_file(self) -> None:
        """A game that is over needs no more lines."""
        if self.over and self._file is not None:
            self._file.append(self._foot())
            self.close()

    def _write(self, entries: list[Entry]) -> None:
        if self._file is not None and entries:
            self._file.append("".join(f"{entry.line}\n" for entry in entries))

    def _write_late(self, entries: list[Entry]) -> None:
        """Write what has been folded already; if that fails, it has not happened."""
        try:
            self._write(entries)
        except OSError:
            del self._entries[-len(entries) :]
            self._rewind(len(self) - len(entries))
            raise

    def close(self) -> None:
        """Stop writing the record file; the match itself can go on."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> Match:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Match of {self.game}, {len(self)} decisions{', over' if self.over else ''}>"
