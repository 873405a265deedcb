"""The log in sentences, as one reader was told it, in one language.

Each line is made once. A decision that is taken back takes its lines with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import CHANCE, Decision, Event, Game
from durbar.core.events import redact
from durbar.core.fields import SEAT, split_field
from durbar.session import Session

from .messages import Line

LATELY = 20  # decisions


class LogLines:
    """``lines[k]`` are the sentences about the decision k of the match."""

    def __init__(
        self,
        session: Session,
        seat: int | None,
        lang: str,
    ) -> None:
        self.session = session
        self.match = session.match
        self.seat = seat
        self.lang = lang
        self._decisions: list[Decision] = []
        self._lines: list[tuple[Line, ...]] = []

    def lines(self) -> Sequence[tuple[Line, ...]]:
        """All sentences, by decision."""
        decisions = self.match.decisions
        same = min(len(decisions), len(self._decisions))
        while same and decisions[same - 1] is not self._decisions[same - 1]:
            same -= 1
        del self._decisions[same:], self._lines[same:]
        for decision in decisions[same:]:
            self._decisions.append(decision)
            self._lines.append(self._tell(decision, len(self._decisions)))
        return self._lines

    def _tell(self, decision: Decision, number: int) -> tuple[Line, ...]:
        game, names = self.match.game, self.match.names
        mine = self.seat is not None and decision.entry.seat == self.seat
        only = mine and decision.offered == 1  # others might learn what was held
        lines: list[Line] = []
        for k, event in enumerate(redact(decision.events, self.seat)):
            about = seats_concerned(game, event)
            actor = decision.entry.seat if mine or decision.entry.seat in about else None
            lines.append(
                Line(
                    id=f"{number}.{k}",
                    n=number,
                    text=game.presentation.say(event, self.lang, names),
                    seat=actor,  # only where the event tells this reader whose doing it was
                    about=about,
                    ids=list(game.presentation.touched(event)),
                    forced=only and not k and self.seat in about,
                    hinted=not k and actor is not None and number in self.session.hinted,
                )
            )
        return tuple(lines)

    def told(self, number: int) -> list[tuple[Line, Event]]:
        """The sentences about a decision, each with the event it tells; ask for the `lines` first."""
        events = redact(self._decisions[number].events, self.seat)
        return list(zip(self._lines[number], events, strict=True))

    def since_last_turn(self) -> list[Line]:
        """What the others, and chance, did between the reader's last two turns."""
        self.lines()
        return [line for k in self.session.since(self.seat) for line in self._worth_telling(k)]

    def lately(self) -> list[Line]:
        """The last sentences, as far back as one looks for the piece that moved last."""
        end = len(self.lines())
        return [line for k in range(max(0, end - LATELY), end) for line in self._worth_telling(k)]

    def _worth_telling(self, k: int) -> list[Line]:
        """The sentences about a decision, but for what lies open on the table."""
        quiet = self.match.game.presentation.QUIET
        return [line for line, event in self.told(k) if event.kind not in quiet]


def seats_concerned(game: Game, event: Event) -> list[int]:
    """The seats an event is about."""
    fields = next(kind.fields for kind in game.EVENTS if kind.name == event.kind)
    seats = [event.fields[name] for name, words in map(split_field, fields) if words == SEAT]
    return sorted({seat for seat in seats if isinstance(seat, int) and seat != CHANCE})
