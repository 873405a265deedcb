"""The record of a match as text: a head, then one line for every decision.

    durbar record 1
    game: lanterns
    rules: 1
    players: 2
    content: 0f3a…          (only if it is not the first edition of the house's own)
    option stars: yes
    name 0: Maya
    position: {…}           (only if it does not begin at the empty table; JSON in one line)
    written: whole
                            (an empty line)
    * face 5                chance
    0 take pink             seat 0
    0 undo                  seat 0 takes it back
    #0 well played          a note by seat 0 ("# …": by nobody)
    result: …               when the game is over
    end: 4                  how many lines there were

A record ``written: whole`` must have its end; one ``written: live`` grows by a line for each decision
and may stop anywhere between lines.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Literal

from .content import Content, ContentSource, edition_called, other_content
from .errors import BadContent, BadRecord, DurbarError, OptionError, shown
from .game import Game
from .outcome import Outcome
from .registry import game_class
from .state import State
from .tables import UNDO

RECORD_FORMAT = 1
FIRST_LINE = f"durbar record {RECORD_FORMAT}"
HEAD_KEYS = ("game", "rules", "players", "content", "written", "commitment", "position")
RECOVER = "Match.recover(path) keeps every decision that is complete"

EntryKind = Literal["play", "chance", "undo", "note"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record: a decision of a seat or of chance, an undo, or a note."""

    kind: EntryKind
    seat: int | None
    text: str = ""

    @property
    def line(self) -> str:
        """The entry as it stands in the record."""
        if self.kind == "note":
            return f"#{'' if self.seat is None else self.seat} {self.text}"
        return f"{'*' if self.seat is None else self.seat} {UNDO if self.kind == 'undo' else self.text}"


def read_entry(line: str) -> Entry:
    """The entry written so; DurbarError if it is none."""
    found = re.fullmatch(r"(\*|#?\d{1,3}|#)(?: (.*))?", line, re.ASCII)
    if found is None:
        raise DurbarError(
            f"{shown(line)} is not a decision ('0 words', '* words'), an undo or a note", field="line"
        )
    who, text = found[1], found[2] or ""
    if who.startswith("#"):
        return Entry("note", int(who[1:]) if who[1:] else None, text)
    if who == "*":
        return Entry("chance", None, text)
    return Entry("undo", int(who)) if text == UNDO else Entry("play", int(who), text)


@dataclass(frozen=True)
class Head:
    """What a record says before the first decision. Options are still words here."""

    game: str
    rules: str
    players: str
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    commitment: str = ""
    whole: bool = True
    content: str = ""
    position: str = ""

    def text(self) -> str:
        """The head as it stands in the record, with the empty line that ends it."""
        lines = [FIRST_LINE, f"game: {self.game}", f"rules: {self.rules}", f"players: {self.players}"]
        lines += [f"content: {self.content}"] if self.content else []
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"name {seat}: {name}" for seat, name in self.names.items()]
        lines += [f"commitment: {self.commitment}"] if self.commitment else []
        lines += [f"position: {self.position}"] if self.position else []
        lines += [f"written: {'whole' if self.whole else 'live'}", "", ""]
        return "\n".join(lines)


def head_of(
    game: Game, names: tuple[str, ...], commitment: str, whole: bool, origin: State | None = None
) -> Head:
    """The head of a record of this game."""
    options = {each.name: each.write(game.options[each.name]) for each in game.OPTIONS}
    version, players = str(game.rules_version), str(game.players)
    content = game.content.id
    position = ""
    if origin is not None:
        position = json.dumps(game.describe(origin.kernel), ensure_ascii=False, separators=(",", ":"))
    names_by_seat = dict(enumerate(names))
    return Head(game.id, version, players, options, names_by_seat, commitment, whole, content, position)


def read_head(lines: list[str]) -> tuple[Head, int]:
    """The head and the number of lines it takes; BadRecord names the line and field at fault."""
    if not lines or lines[0] != FIRST_LINE:
        first = lines[0][:60] if lines else ""
        raise BadRecord(f"a record begins with {FIRST_LINE!r}, not {shown(first)}", line=1, field="format")
    plain: dict[str, str] = {}
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line:
            missing = [name for name in ("game", "rules", "players", "written") if name not in plain]
            if missing:
                raise BadRecord(f"the head does not say {', '.join(missing)}", line=number, field=missing[0])
            if plain["written"] not in ("whole", "live"):
                raise BadRecord("a record is written whole or live", line=number, field="written")
            commitment, whole = plain.get("commitment", ""), plain["written"] == "whole"
            main, content = (plain["game"], plain["rules"], plain["players"]), plain.get("content", "")
            position = plain.get("position", "")
            return Head(*main, options, names, commitment, whole, content, position), number
        key, colon, value = f"{line} ".partition(": ")  # an empty value may have lost its space
        value = value.removesuffix(" ")
        what, _, name = key.partition(" ")
        if colon and what == "option" and name and name not in options:
            options[name] = value
        elif colon and what == "name" and re.fullmatch(r"\d{1,3}", name, re.ASCII) and int(name) not in names:
            names[int(name)] = value
        elif colon and key in HEAD_KEYS and key not in plain:
            plain[key] = value
        else:
            raise BadRecord(f"{shown(line)} does not belong in the head", line=number, field=key.strip()[:60])
    raise BadRecord("the head breaks off: the record is truncated", line=len(lines), field="head")


def game_of(
    head: Head, lines: list[str], kind: type[Game] | None = None, content: ContentSource = None
) -> Game:
    """The game a head speaks of, installed or of the given kind; BadRecord if it cannot be played.

    `content` is what the match was played with; without, it must have been the house's own, of any edition.
    """
    where = "game: "
    try:
        kind = kind or game_class(head.game)
        if kind.id != head.game:
            raise OptionError(f"this is a record of {head.game}, not of {kind.id}", field="game")
        where = "content: "
        made = _content_for(head, kind, content)  # BadContent is no fault of the record
        where = "players: "
        if not re.fullmatch(r"\d{1,3}", head.players, re.ASCII):
            raise OptionError(f"{shown(head.players)} is not a number of players", field="players")
        known = {option.name: option for option in kind.OPTIONS}
        options: dict[str, object] = {}
        for name, value in head.options.items():
            where = f"option {name}: "
            if name not in known:
                raise OptionError(f"{head.game} has no option {shown(name)}", field=name)
            options[name] = known[name].read(value)
        where = "players: "
        game = kind(int(head.players), content=made, **options)
        where = "rules: "
        if head.rules not in map(str, (game.rules_version, *game.older_rules)):
            message = f"written under rules {head.rules}, but these are rules {game.rules_version}"
            raise OptionError(message, field="rules")
        where = "name "
        if list(head.names) not in ([], list(range(game.players))):
            raise OptionError("every seat has a name, in order, or none has", field="names")
        check_names(game, tuple(head.names.values()))
    except BadContent:
        raise
    except DurbarError as error:
        where = f"option {error.field}: " if error.field in head.options else where
        line = next((n for n, line in enumerate(lines, 1) if line.startswith(where)), 0)
        raise BadRecord(error.args[0], line=line, field=error.field, rule=error.rule) from error
    return game


def _content_for(head: Head, kind: type[Game], source: ContentSource) -> Content:
    """What is given, if it is what the head names; without, the edition of the house's own that it names."""
    edition = edition_called(head.content)
    if source is None and edition is not None:
        try:
            return kind.content_of(edition)
        except BadContent as error:
            raise OptionError(error.args[0], field="content") from error
    made = kind.content_of(source)
    if not made.is_called(head.content):
        raise OptionError(other_content("record", head.content, made.id), field="content")
    return made


def position_of(game: Game, position: State | Mapping[str, Any] | None) -> State | None:
    """Where a match is to begin: a state of this game, or one told as JSON; None is the empty table."""
    if position is None:
        return None
    if isinstance(position, State):
        position = position.to_dict()
    return game.from_dict(position)


def origin_of(head: Head, lines: list[str], game: Game) -> State | None:
    """The position a head speaks of, checked; BadRecord if it cannot be."""
    if not head.position:
        return None
    try:
        return game.from_dict(json.loads(head.position))
    except (json.JSONDecodeError, RecursionError, DurbarError) as error:
        line = next(n for n, line in enumerate(lines, 1) if line.startswith("position: "))
        field = error.field if isinstance(error, DurbarError) else "position"
        rule = error.rule if isinstance(error, DurbarError) else ""
        raise BadRecord(error.args[0], line=line, field=field, rule=rule) from error


def check_names(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """The players' names, one for each seat or none at all."""
    if names and len(names) != game.players:
        raise OptionError(f"{game.players} players have as many names, not {len(names)}", field="names")
    for name in names:
        if not name or name != name.strip() or not name.isprintable():
            raise OptionError(f"{shown(name)} is not a name: words on one line are", field="names")
    return tuple(names)


def one_line(text: str, field: str) -> str:
    """The text itself, if it fits into a line of a record."""
    if not text.isprintable():
        raise DurbarError(f"{field}: {shown(text)} is not a text of one line", field=field)
    return text


def result_line(outcome: Outcome) -> str:
    """How the game ended, in one line: ``result: race; ranking 1 0+2; scores 31 34 31``."""
    ranking = " ".join("+".join(map(str, group)) for group in outcome.ranking)
    scores = " ".join(str(score.total) for score in outcome.scores)
    return f"result: {outcome.ending}; ranking {ranking}; scores {scores}"


def end_line(entries: int) -> str:
    """The last line of a whole record."""
    return f"end: {entries}"


def split_lines(data: bytes, lenient: bool = False) -> tuple[list[str], str]:
    """The complete lines of a record, and what is left after the last line break: nothing, if all is well.

    A lenient reader marks what is no text, so that the line it is in will not replay.
    """
    try:
        text = data.decode("utf-8", errors="replace" if lenient else "strict")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord(f"this is not text in UTF-8; {RECOVER}", line=line, field="encoding") from error
    *lines, torn = text.replace("\r\n", "\n").split("\n")
    return lines, torn


# Files: a record is replaced as a whole or grows at its end; it is never overwritten in between.


def write_whole(path: Path, text: str) -> None:
    """Put a complete file in place of whatever was there, or change nothing."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(path.parent)


class LiveFile:
    """A record that grows: what `append` has taken survives a kill at any later moment."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, text: str) -> LiveFile:
        """A new file beginning with `text`; FileExistsError if there is one already."""
        path.touch(exist_ok=False)
        live = cls.resume(path)
        live.append(text)
        _sync_folder(path.parent)
        return live

    @classmethod
    def resume(cls, path: Path) -> LiveFile:
        """Go on at the end of an existing file."""
        return cls(path, path.open("ab", buffering=0))

    def append(self, text: str) -> None:
        """One write, on the disk when this returns. A failed write leaves the file as it was."""
        data = text.encode()
        size = os.fstat(self._file.fileno()).st_size
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError(f"only {written} of {len(data)} bytes of the record could be written")
            os.fsync(self._file.fileno())
        except OSError:
            os.ftruncate(self._file.fileno(), size)
            raise

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable, where the system can do that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
