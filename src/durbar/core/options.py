"""The choices made before a game starts, checked at the door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from .errors import OptionError, shown, shown_name
from .refusals import Fact

OptionValue = bool | int | str
"""What an option of a game can be set to."""

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: one of ``values``, a flag, a number from ``low`` to ``high``, or free text.

    Free text is checked by the game, which knows what it means. ``rule`` cites the rulebook. Where
    the usual choice depends on the number of players, ``usual`` says for which it is another one; where
    another one suits a first game, ``first`` is that.
    """

    name: str
    kind: Literal["choice", "flag", "number", "text"]
    default: OptionValue
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    rule: str = ""
    usual: tuple[tuple[int, OptionValue], ...] = ()
    first: OptionValue | None = None

    def default_for(self, players: int) -> OptionValue:
        """The value of an option nobody has chosen, at a table of this many."""
        return dict(self.usual).get(players, self.default)

    def first_for(self, players: int) -> OptionValue:
        """What suits a first game at a table of this many."""
        return self.default_for(players) if self.first is None else self.first

    def check(self, value: object) -> OptionValue:
        """The value itself if it is possible, else OptionError."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            raise self._wrong(value, "yes or no (True or False)", "option-flag")
        if self.kind == "number":
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            wanted = f"a number from {self.low} to {self.high}"
            raise self._wrong(value, wanted, "option-number", low=self.low, high=self.high)
        if self.kind == "choice":
            if isinstance(value, str) and value in self.values:
                return value
            raise self._wrong(value, f"one of {', '.join(self.values)}", "option-choice", known=self.values)
        if isinstance(value, str) and value.isprintable():
            return value
        raise self._wrong(value, "a text of one line", "option-line")

    def read(self, text: str) -> OptionValue:
        """The value written as `text` on a command line, in a record or in a form."""
        word = text.strip().lower()
        if self.kind == "flag" and word in YES + NO:
            return word in YES
        if self.kind == "number" and word.removeprefix("-").isdecimal() and len(word) < 10:
            return self.check(int(word))
        return self.check(word if self.kind == "choice" else text)

    def write(self, value: OptionValue) -> str:
        """The text that `read` takes back."""
        if isinstance(value, bool):
            return YES[0] if value else NO[0]
        return str(value)

    def possible(self) -> tuple[OptionValue, ...]:
        """Every value worth trying: all choices, both flags, the ends of a range, the default text."""
        if self.kind == "flag":
            return (False, True)
        if self.kind == "number":
            return (self.low, self.high) if self.low != self.high else (self.low,)
        return self.values if self.kind == "choice" else (self.default,)

    def _wrong(self, value: object, wanted: str, reason: str, **facts: Fact | Sequence[str]) -> OptionError:
        message = f"option {self.name}: {shown(value)} is not {wanted}"
        told = shown_name(value)
        return OptionError(message, field=self.name, rule=self.rule, reason=reason, value=told, **facts)


def unknown_option(name: str, known: Sequence[str]) -> OptionError:
    """For whoever names an option that a game does not have."""
    message = f"there is no option {shown(name)}; known options: {', '.join(known) or 'none'}"
    return OptionError(message, field=name, reason="no-option", wanted=shown_name(name), known=tuple(known))


def settle(options: Sequence[Option], given: Mapping[str, object], players: int) -> Mapping[str, OptionValue]:
    """All options with their values: what was given, checked, and defaults for the rest."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise unknown_option(name, names)
    settled = {each.name: each.default_for(players) for each in options}
    settled.update((each.name, each.check(given[each.name])) for each in options if each.name in given)
    return MappingProxyType(settled)
