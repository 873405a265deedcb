"""Clocks as values: what was chosen with a table, how much time is left, and what a change of the log does.

*Live*: everybody has some time for the whole game and gets a little more whenever their turn ends. *Letters*
(by correspondence): everybody has the same time for each turn. The time of whoever is asked runs, and where
all answer at once, of everybody who is. While somebody is asked in secret no clock runs, for a clock that
did would tell who it is; whoever is asked has an allowance that nobody sees, after which a bot answers this
one question for them.

Times are in seconds of the house, which never runs backwards: see `house_time.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, cast, get_args

from durbar.core import OptionError

Kind = Literal["live", "letters"]
AtZero = Literal["bot", "free"]

NUMBER = re.compile("[0-9]{1,8}")
HOUR = 3600
DAY = 24 * HOUR
RANGES = {"live": (10, 4 * HOUR), "letters": (HOUR, 30 * DAY)}  # seconds
MOST_INCREMENT = 5 * 60
SECRET = {"live": 60.0, "letters": float(DAY)}  # seconds for an answer in secret
TIME_OVER = "time is over"  # the note of a seat that a bot plays from then on
STOPPED = "played on without clocks"  # the note of a table at which somebody's time was over
PRESETS = (  # what the form offers
    *("live 300 5", "live 600 10", "live 1200 20", "live 2400 30"),
    *("letters 43200", "letters 86400", "letters 259200", "letters 604800"),
)


@dataclass(frozen=True)
class ClockRules:
    """What was chosen with the table: seconds for the game or for each turn, and what happens at zero.

    At zero a `bot` takes the seat for the rest of the game, or all go on `free` of clocks.
    """

    kind: Kind
    seconds: int
    increment: int = 0
    at_zero: AtZero = "bot"

    def __post_init__(self) -> None:
        if self.kind not in RANGES:
            raise OptionError(f"a clock is one of: {', '.join(get_args(Kind))}", field="clock")
        low, high = RANGES[self.kind]
        if not low <= self.seconds <= high:
            raise OptionError(f"{self.kind}: {low} to {high} seconds can be given", field="clock")
        most = MOST_INCREMENT if self.kind == "live" else 0
        if not 0 <= self.increment <= most:
            raise OptionError(f"{self.kind}: 0 to {most} seconds can be added", field="clock")
        if self.at_zero not in get_args(AtZero):
            raise OptionError(f"at zero: {' or '.join(get_args(AtZero))}", field="clock")

    @classmethod
    def of_words(cls, words: str, at_zero: str = "bot") -> ClockRules | None:
        """As a form writes it: `live 600 10`, `letters 86400`, or nothing."""
        kind, *numbers = words.split() or [""]
        if not kind:
            return None
        if not 1 <= len(numbers) <= 2 or not all(
            n.isascii() and n.isdecimal() and len(n) < 9 for n in numbers
        ):
            raise OptionError("a clock is written as in `live 600 10` or `letters 86400`", field="clock")
        seconds, increment = map(int, [*numbers, "0"][:2])
        return cls(cast(Kind, kind), seconds, increment, cast(AtZero, at_zero))

    @property
    def words(self) -> str:
        """What `of_words` reads, but for what happens at zero."""
        return f"{self.kind} {self.seconds}" + (f" {self.increment}" if self.kind == "live" else "")

    def text(self) -> str:
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Times:
    """How the clocks stand: seconds left at the moment `since`, and whose run from there on.

    `before` is what everybody had before the last turn that ended was rewarded: an undo gives that back.
    """

    left: tuple[float, ...]
    before: tuple[float, ...]
    running: tuple[int, ...] = ()
    since: float = 0.0
    secret: float | None = None  # since when somebody is asked in secret

    @classmethod
    def at_start(cls, rules: ClockRules, players: int) -> Times:
        left = (float(rules.seconds),) * players
        return cls(left, left)

    @classmethod
    def read(cls, text: str) -> Times:
        read: dict[str, Any] = json.loads(text)
        rows = {name: tuple(read[name]) for name in ("left", "before", "running")}
        return cls(**{**read, **rows})

    def text(self) -> str:
        return json.dumps(asdict(self))

    def left_at(self, now: float) -> tuple[float, ...]:
        """What everybody has left then; time never comes back."""
        spent = max(0.0, now - self.since)
        return tuple(
            max(0.0, left - spent) if seat in self.running else left for seat, left in enumerate(self.left)
        )

    def due(self, rules: ClockRules) -> float | None:
        """When the first clock that runs, or the allowance of a secret answer, will be at zero."""
        if self.secret is not None:
            return self.secret + SECRET[rules.kind]
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def go_on(
        self,
        rules: ClockRules,
        now: float,
        running: Sequence[int],
        secret: bool = False,
        undone: Collection[int] = (),
    ) -> Times:
        """After a change of the log: whoever is no longer asked has ended a turn, or `undone` it."""
        charged = self.left_at(now)
        left = list(charged)
        for seat in () if undone else set(self.running) - set(running):
            left[seat] = float(rules.seconds) if rules.kind == "letters" else left[seat] + rules.increment
        for seat in set(running) & set(undone) - set(self.running):
            left[seat] = min(left[seat], self.before[seat])
        asked_since = (now if self.secret is None else self.secret) if secret else None
        return Times(tuple(left), charged, tuple(running), now, asked_since)
