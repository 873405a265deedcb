"""What can be wrong with what came in from outside.

Every error is a ``ValueError`` that names the field at fault and the rule it breaks, so that a
page, a terminal and a program can all point at it. Whatever raised one has changed nothing.

Its message is for programmers. Players are told the text of its ``reason`` in their language, as they are
told refusals; `durbar.texts.say_error` says it.
"""

# ruff: noqa: N818  (an error is called what it is: an illegal move, not an illegal move error)

from __future__ import annotations

from collections.abc import Sequence
from reprlib import Repr
from typing import Any

from .moves import Move
from .refusals import Fact, Refusal

_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother, _SHORT.maxlong = 3, 60, 60, 60


def shown(value: object) -> str:
    """A value as an error shows it, on one short line, whatever somebody has sent."""
    try:
        return _SHORT.repr(value)
    except ValueError:  # a number of thousands of digits
        return f"{type(value).__name__} …"


def shown_name(name: object) -> str:
    """The name of a field that somebody has sent: as it is, if it may be one."""
    return name if isinstance(name, str) and 0 < len(name) <= 60 else shown(name)


class DurbarError(ValueError):
    """The family name. ``field`` says what is wrong, ``rule`` which rule forbids it.

    ``reason`` names the text for players, which ``facts`` fill in (several words are told in a row). It is
    one of the house, or of the ``game`` that found the error.
    """

    def __init__(
        self,
        message: str,
        *,
        field: str = "",
        rule: str = "",
        reason: str = "",
        **facts: Fact | Sequence[str],
    ) -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule
        self.reason = reason
        self.facts = facts
        self.game = ""

    def __reduce__(self) -> tuple[Any, ...]:
        return _error_again, (type(self), self.args, vars(self))

    def __str__(self) -> str:
        message = super().__str__()
        return f"{message} [{self.rule}]" if self.rule else message


def _error_again(kind: type[DurbarError], args: tuple[Any, ...], facts: dict[str, Any]) -> DurbarError:
    """An error that came from another process; its own `__init__` may ask for other things."""
    error = kind.__new__(kind, *args)
    error.args = args
    vars(error).update(facts)
    return error


class UnknownGame(DurbarError):
    """No installed game has this id; ``known`` lists those that are there."""

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        there = ", ".join(known) if known else "none is installed"
        super().__init__(
            f"there is no game {shown(wanted)}; known games: {there}",
            field="game",
            reason="game",
            wanted=shown_name(wanted),
            known=known,
        )
        self.known = known


class UnknownLanguage(DurbarError):
    """The house does not speak this language (yet)."""


class OptionError(DurbarError):
    """An option, or the number of players, is not possible; ``field`` is its name."""


class UnknownSeat(DurbarError):
    """There is no such seat at this table."""


class BadNotation(DurbarError):
    """These words are no move of this game, or none that is offered; ``candidates`` may have been meant."""

    def __init__(
        self, message: str, *, field: str = "move", candidates: tuple[Move, ...] = (), rule: str = ""
    ) -> None:
        super().__init__(message, field=field, rule=rule)
        self.candidates = candidates


class AmbiguousMove(DurbarError):
    """These words could mean several of the ``candidates``."""

    def __init__(self, message: str, candidates: tuple[Move, ...]) -> None:
        super().__init__(message, field="move")
        self.candidates = candidates


class IllegalMove(DurbarError):
    """A ``move`` of this game, but not one offered now; ``refusal`` says why."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        super().__init__(f"{move} is not possible now: {refusal.plain}", field="move", rule=refusal.rule)
        self.move = move
        self.refusal = refusal


class BadPosition(DurbarError):
    """A written position that cannot be: malformed, or against a law of the game."""


RECORD_REASONS = {
    "format": "file",
    "encoding": "file",
    "head": "file-cut",
    "end": "file-cut",
    "length": "file-long",
    "game": "file-game",
    "rules": "file-rules",
    "content": "file-content",
    "move": "file-move",
    "undo": "file-move",
}


class BadRecord(DurbarError):
    """A record that cannot be read or does not replay; ``line`` counts from 1, 0 = the whole file."""

    def __init__(self, message: str, *, line: int = 0, field: str = "", rule: str = "") -> None:
        super().__init__(
            f"line {line}: {message}" if line else message,
            field=field,
            rule=rule,
            reason=RECORD_REASONS.get(field, "file-line" if line else "file"),
            line=line,
        )
        self.line = line


class BadContent(DurbarError):
    """Content that a game cannot be made with: ``file`` (without .toml), ``key`` or ``line``, ``rule``."""

    def __init__(
        self,
        message: str,
        *,
        file: str,
        key: str = "",
        line: int = 0,
        rule: str = "",
        reason: str = "content-value",
        **facts: Fact | Sequence[str],
    ) -> None:
        place = f"{file}.toml" if file else ""
        place += f", line {line}" if line else ""
        place += f", {key}" if key else ""
        super().__init__(
            f"{place}: {message}" if place else message,
            field=place or "content",
            rule=rule,
            reason=reason,
            why=message,
            **facts,
        )
        self.file = file
        self.key = key
        self.line = line


class NoSuchMoment(DurbarError, IndexError):
    """Time travel to before the first or after the last decision."""


class UndoRefused(DurbarError):
    """This decision stands; ``refusal`` says why."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message, field="undo", rule=refusal.rule)
        self.refusal = refusal
