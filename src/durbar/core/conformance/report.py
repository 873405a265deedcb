"""What the kit found: which checks ran how often, and which failed where."""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass, field


class Broken(AssertionError):  # noqa: N818  (as in errors.py)
    """A game breaks the contract; the message says how."""


def demand(fulfilled: object, message: str) -> None:
    """Stop the running check unless this holds."""
    if not fulfilled:
        raise Broken(message)


def describe_error(error: Exception) -> str:
    """What a check complains of; of any other error also where it came from."""
    if isinstance(error, Broken):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (in {last.name}, {last.filename}:{last.lineno})"


@dataclass(frozen=True, slots=True)
class Failure:
    """One check that failed: in which setting, in the game from which seed, after how many decisions."""

    check: str
    setting: str
    seed: int | str | None
    step: int | None
    message: str

    def __str__(self) -> str:
        where = self.setting
        if self.seed is not None:
            where += f", seed {self.seed!r}"
        if self.step is not None:
            where += f", after {self.step} decisions"
        return f"{self.check}: {self.message} ({where})"


@dataclass
class Report:
    """The result of a run. ``ok`` if nothing failed; ``demand`` raises Broken otherwise."""

    settings: int = 0
    games: int = 0
    decisions: int = 0
    passed: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Did everything hold?"""
        return not self.failures

    def demand(self) -> None:
        """Raise Broken with all failures, if there are any."""
        if self.failures:
            raise Broken("\n".join(map(str, self.failures)))

    def add(self, other: Report) -> None:
        """Take the findings of another run into this one."""
        self.settings += other.settings
        self.games += other.games
        self.decisions += other.decisions
        self.passed += other.passed
        self.failures += other.failures

    def __str__(self) -> str:
        head = f"{self.settings} settings, {self.games} games, {self.decisions} decisions"
        failed = {failure.check for failure in self.failures}
        lines = [f"{'FAIL' if name in failed else 'ok':>4}  {name} ({n})" for name, n in self.passed.items()]
        lines += [f"FAIL  {name}" for name in sorted(failed - set(self.passed))]
        return "\n".join([head, *lines, *(f"  - {failure}" for failure in self.failures)])
