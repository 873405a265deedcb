"""What happened while somebody looked elsewhere, and what the log was at an earlier version."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from durbar.core import Event, Match
from durbar.core.events import redact


def since(match: Match, seat: int | None) -> range:
    """The decisions of the others, and of chance, between the last two turns of a seat; as `match.at` counts.

    It stays the same while the seat's turn goes on, and whatever it answers in the turns of others. A
    spectator has no turns.
    """
    start = end = len(match)
    others = False
    replies = {kind.name for kind in match.game.MOVES if kind.reply}
    for number in reversed(range(end if seat is not None else 0)):
        entry = match.decisions[number].entry
        who = entry.seat
        if who == seat and entry.text.partition(" ")[0] in replies:
            continue
        if who == seat and others:
            return range(number + 1, end)
        if who == seat:
            end = number
        elif who is not None:
            start, others = number, True  # if it is the first one of all, what comes before is the setup
    return range(start, end) if others else range(0)


# The log at a version, which is a number of entries: a page may be behind


def first_change(match: Match, version: int) -> int:
    """How many decisions of a version still stand as they were."""
    if not version:
        return 0
    if version >= match.version:
        return len(match)
    stand = lowest = 0
    for number, entry in enumerate(match.entries, 1):
        if entry.kind != "note":
            stand += -1 if entry.kind == "undo" else 1
        lowest = stand if number <= version else min(lowest, stand)
    return lowest


def still_asks(match: Match, version: int, seat: int) -> bool:
    """Is a seat asked what it was asked at a version, where all answer at once and others were faster?

    What was only said at the table since, as that a bot plays for somebody, changes no question.
    """
    later = [entry for entry in match.entries[version:] if entry.kind != "note"]
    if version >= match.version or any(entry.kind != "play" or entry.seat == seat for entry in later):
        return False
    then, now = match.at(len(match) - len(later)), match.state
    return seat in then.waiting and then.moves_of(seat) == now.moves_of(seat)


def played_for(match: Match, version: int, seat: int) -> str:
    """The move made for a seat after a version, as it was the only one left; "" if none was."""
    number = len(match)
    for entry in reversed(match.entries[version:]):
        if entry.kind == "undo":
            break
        if entry.kind != "note":
            number -= 1
            if entry.seat == seat and match.decisions[number].offered == 1:
                return entry.text
    return ""


@dataclass(frozen=True)
class Report:
    """What somebody has not been told yet: the events as they saw them, and the moves made for them."""

    events: tuple[Event, ...]
    forced: tuple[str, ...]


class News:
    """How far each person has been told what happened, where everything is told once and in order."""

    def __init__(self, match: Match, people: Iterable[int], told: int = 0) -> None:
        self.match = match
        self._told = dict.fromkeys(people, told)  # decisions

    @property
    def told(self) -> int:
        """How many decisions somebody at least has been told."""
        return max(self._told.values(), default=0)

    def tell(self, seat: int) -> Report:
        """What is new to a person; from now on it is not."""
        start = min(self._told[seat], len(self.match))
        decisions = self.match.decisions[start:]
        self._told[seat] = len(self.match)
        own = [decision for decision in decisions if decision.entry.seat == seat]
        if own and own[0] is decisions[0]:
            own = own[1:]  # their own answer to what they were asked last
        events = redact([event for decision in decisions for event in decision.events], seat)
        return Report(events, tuple(decision.entry.text for decision in own if decision.offered == 1))

    def share(self, seat: int, other: int) -> None:
        """These two have looked on together."""
        self._told[other] = max(self._told[other], self._told[seat])

    def rewind(self) -> None:
        """Something was taken back: what comes now is new again."""
        self._told = {seat: min(told, len(self.match)) for seat, told in self._told.items()}


def last_decisions(match: Match, events: int) -> int:
    """After how many decisions the last so many events begin, or a few more."""
    number, decisions = len(match), match.decisions
    while number and events > 0:
        number -= 1
        events -= len(decisions[number].events)
    return number
