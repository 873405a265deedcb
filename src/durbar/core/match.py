"""A match: a log that is played on, dealt for and recorded."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .chance import SeededDealer
from .content import ContentSource
from .errors import BadRecord, DurbarError, OptionError, shown
from .events import Event
from .game import Game
from .kernel import CHANCE
from .log import Decision, Log
from .moves import Move
from .records import (
    RECOVER,
    Entry,
    Head,
    LiveFile,
    check_names,
    end_line,
    game_of,
    head_of,
    one_line,
    origin_of,
    position_of,
    read_entry,
    read_head,
    result_line,
    split_lines,
    write_whole,
)
from .seeds import Seed
from .state import Dealer, State


class Match(Log):
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
        origin: State | None = None,
    ) -> None:
        super().__init__(game, origin)
        self.names = check_names(game, names)
        self.dealer = dealer
        self.commitment = one_line(commitment, "commitment")
        self.lost: tuple[str, ...] = ()  # lines that `recover` could not keep
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
        position: State | Mapping[str, Any] | None = None,
    ) -> Match:
        """A new match, dealt up to the first decision; with a path, its record is written as it grows.

        It begins at the empty table, or at a `position`: a State, or what `to_dict` tells of one.
        """
        if seed is not None:
            if dealer is not None:
                raise OptionError("a match is dealt by a seed or by a dealer, not by both", field="seed")
            dealer = SeededDealer(seed)
        origin = position_of(game, position)
        if origin is not None:  # of another edition, perhaps
            assert isinstance(origin.game, Game)
            game = origin.game
        match = cls(game, names, dealer, commitment, origin)
        if path is not None:
            match._file = LiveFile.create(Path(path), match._head(whole=False).text())
        match.deal()
        return match

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

    # Trying something before it is kept

    def fork(self) -> Match:
        """A match of its own that has come as far as this one; nothing is played again for it.

        It has no dealer and no file: what is played on it happens nowhere else, until `adopt`.
        """
        fork = Match.__new__(type(self))
        vars(fork).update(vars(self))
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

    def __copy__(self) -> Match:
        """A match of its own that goes on as this one would; what it adds is written nowhere."""
        twin = self.fork()
        twin.dealer = self.dealer and self.dealer.clone()
        return twin

    def __deepcopy__(self, memo: object) -> Match:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game, self.names, self.dealer, self.commitment, self.origin)
        return _match_again, (type(self), made, self.entries, self.lost)

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
        for a match that was played with other content than the house's own, whose edition a record names.
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
        match = cls._empty(head, lines, dealer, kind, content)
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
    def _empty(
        cls,
        head: Head,
        lines: list[str],
        dealer: Dealer | None,
        kind: type[Game] | None,
        content: ContentSource,
    ) -> Match:
        """The match of a head, before its first entry."""
        game = game_of(head, lines, kind, content)
        return cls(game, tuple(head.names.values()), dealer, head.commitment, origin_of(head, lines, game))

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
        match = cls._empty(head, lines, dealer, kind, content)
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
                        message = f"{shown(line)} after {entries} entries: lines are missing"
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

    def _go_on(self, path: Path, rewrite: bool) -> None:
        """From here on, write into this file."""
        if rewrite:
            body = "".join(f"{entry.line}\n" for entry in self._entries)
            write_whole(path, self._head(whole=False).text() + body)
        self._file = LiveFile.resume(path)

    def _head(self, whole: bool) -> Head:
        return head_of(self.game, self.names, self.commitment, whole, self.origin)

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

    def _repr_svg_(self) -> str:
        """In a notebook: the table as everybody may see it; ``match.view(seat)`` shows what a seat sees."""
        return self.view(None).svg()

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


def _match_again(
    kind: type[Match], made: tuple[Any, ...], entries: tuple[Entry, ...], lost: tuple[str, ...]
) -> Match:
    """A match that came from another process: its log is folded again."""
    match = kind(*made)
    match.take_checked(entries)
    match.lost = lost
    return match
