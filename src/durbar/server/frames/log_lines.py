"""The log in sentences, as one reader was told it, in one language.

Each line is made once. A decision that is taken back takes its lines with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import CHANCE, Decision, Event, Game
from durbar.core.fields import SEAT, split_field
from durbar.session import Session
from durbar.texts import names_for_reader

from ..typed.messages import Line

LATELY = 20  # decisions


class Sentences:
    """What is said of an event in one language: once for all readers to whom nothing of it is hidden."""

    def __init__(self, game: Game, names: Sequence[str], lang: str) -> None:
        self.game = game
        self.names = names
        self.lang = lang
        self._said: dict[int, tuple[Event, str, list[int], list[str]]] = {}  # by the event itself

    def about(self, event: Event, seen: Event, you: int | None) -> tuple[str, list[int], list[str]]:
        """The sentence, the seats and the elements of the drawing it is about, as somebody has seen it.

        `you` is the seat that is spoken to, if it is known who reads.
        """
        known = self._said.get(id(event))
        if seen is event and known is not None and you not in known[2]:
            return known[1:]
        shown, concerned = self.game.presentation, seats_concerned(self.game, seen)
        text = shown.say(seen, self.lang, names_for_reader(self.names, you, self.lang))
        told = text, concerned, list(shown.touched(seen))
        if seen is event and you not in concerned:
            self._said[id(event)] = (event, *told)
        return told


class LogLines:
    """``lines[k]`` are the sentences about the decision k of the match."""

    def __init__(
        self,
        session: Session,
        seat: int | None,
        sentences: Sentences,
        you: int | None = None,
    ) -> None:
        """A reader who is told of more seats than one as their own is not called "you"."""
        self.session = session
        self.match = session.match
        self.seat = seat
        self.you = you
        self.sentences = sentences
        self.lang = sentences.lang
        self.kept: object = None  # what a page makes of it
        self._decisions: list[Decision] = []
        self._lines: list[tuple[Line, ...]] = []
        self._told: list[list[tuple[Line, Event]]] = []  # the same, each with its event as it was seen
        self._telling: list[list[Line]] = []  # all but what lies open on the table

    def lines(self) -> Sequence[tuple[Line, ...]]:
        """All sentences, by decision."""
        decisions = self.match.decisions
        same = first_difference(decisions, self._decisions)
        del self._decisions[same:], self._lines[same:], self._told[same:], self._telling[same:]
        for decision in decisions[same:]:
            self._decisions.append(decision)
            self._tell(decision, len(self._decisions))
        return self._lines

    def _tell(self, decision: Decision, number: int) -> None:
        quiet = self.match.game.presentation.QUIET
        mine = self.seat is not None and decision.entry.seat == self.seat
        only = mine and decision.offered == 1  # others might learn what was held
        told: list[tuple[Line, Event]] = []
        witnessed = (event for event in decision.events if not event.secret or self.seat in event.witnesses)
        for k, event in enumerate(witnessed):
            seen = event.seen_by(self.seat)
            text, about, ids = self.sentences.about(event, seen, self.you)
            actor = decision.entry.seat if mine or decision.entry.seat in about else None
            line = Line(
                id=f"{number}.{k}",
                n=number,
                text=text,
                seat=actor,  # only where the event tells this reader whose doing it was
                about=about,
                ids=ids,
                forced=only and not k and self.seat in about,
                hinted=not k and actor is not None and number in self.session.hinted,
            )
            told.append((line, seen))
        self._told.append(told)
        self._lines.append(tuple(line for line, _ in told))
        self._telling.append([line for line, event in told if event.kind not in quiet])

    def decision(self, number: int) -> Decision:
        """What the sentences of this number are about; ask for the `lines` first."""
        return self._decisions[number]

    def same_as(self, decisions: Sequence[Decision]) -> int:
        """How many of these decisions still stand, counted from the first."""
        self.lines()
        return first_difference(self._decisions, decisions)

    def lines_at(self, number: int) -> list[tuple[Line, Event]]:
        """The sentences about a decision, each with the event it tells; ask for the `lines` first."""
        return self._told[number]

    def since_last_turn(self) -> list[Line]:
        """What the others, and chance, did between the reader's last two turns."""
        self.lines()
        return [line for k in self.session.since(self.seat) for line in self._telling[k]]

    def lately(self) -> list[Line]:
        """The last sentences, as far back as one looks for the piece that moved last."""
        end = len(self.lines())
        return [line for told in self._telling[max(0, end - LATELY) :] for line in told]


def first_difference(now: Sequence[Decision], before: Sequence[Decision]) -> int:
    """How many decisions are the same; those that are taken back are always the last."""
    same = min(len(now), len(before))
    while same and now[same - 1] is not before[same - 1]:
        same -= 1
    return same


def seats_concerned(game: Game, event: Event) -> list[int]:
    """The seats an event is about."""
    fields = next(kind.fields for kind in game.EVENTS if kind.name == event.kind)
    seats = [event.fields[name] for name, words in map(split_field, fields) if words == SEAT]
    return sorted({seat for seat in seats if isinstance(seat, int) and seat != CHANCE})
