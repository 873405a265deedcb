"""The log as a story: one entry for each turn, with what came of it in signs, opened for its steps.

A turn is all that is told of one player in a row. What concerns everybody (the weather, coins turned over,
digs that spread) is an entry of the table, with all that follows from it at once. Only what the reader was
told is looked at here, so nothing can be learned from how it is grouped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from durbar.core import Event, Gain, Presentation
from durbar.server.log_lines import LogLines
from durbar.server.messages import Line

TURNS = 30  # of the log, unless somebody wants to read it all
LOOKED_AT = 400  # decisions among which the last turns are found
MOMENTS = 24  # at most, that are played again


class Step(NamedTuple):
    """A line of the log as a page shows it."""

    id: str
    n: int
    text: str
    ids: str  # of the elements it is about
    who: int | None  # whose sign it bears
    badge: str
    touched: bool  # does it concern the reader?
    forced: bool
    hinted: bool
    row: tuple[Gain, ...] = ()  # dice that are told in one line


class Turn(NamedTuple):
    """An entry of the log: its most telling step, what came of all, and the steps if there are several."""

    id: str
    head: Step
    gains: tuple[Gain, ...]
    touched: bool
    hinted: bool
    steps: tuple[Step, ...]


@dataclass
class Group:
    """The lines of a turn while they are gathered; `who` is None for what concerns the whole table."""

    who: int | None
    number: int  # the decision that was added last
    told: list[tuple[Line, Event]] = field(default_factory=list)


def gather(book: LogLines, numbers: Iterable[int], looks: Presentation) -> Iterator[Group]:
    """The lines about these decisions, turn by turn."""
    group: Group | None = None
    for number in numbers:
        seat = book.match.decisions[number].entry.seat
        for line, event in book.told(number):
            who = None if event.kind in looks.SCENES else event.seat
            follows = group is not None and group.who is None and (group.number == number or seat is None)
            aside = who is None and event.kind in looks.QUIET
            if group is None or not (follows or aside or group.who == who):
                if group is not None:
                    yield group
                group = Group(who, number)
            group.number = number
            group.told.append((line, event))
    if group is not None:
        yield group


def tell_turn(
    group: Group, looks: Presentation, lang: str, viewer: int | None, badges: Sequence[str]
) -> Turn:
    """A turn as a page shows it."""
    marked: list[tuple[Step, str]] = []
    counted: Counter[tuple[str, str]] = Counter()
    for line, event in group.told:
        gains = looks.gains(event, lang)
        step = mark_line(line, viewer, badges)
        if event.kind in looks.IN_ROWS:
            row = tuple(gain._replace(label=line.text) for gain in gains)
            last = marked[-1] if marked else None
            if last is not None and last[1] == event.kind and last[0].who == step.who:
                told = looks.say(f"row-{event.kind}", lang)
                marked[-1] = (last[0]._replace(n=step.n, text=told, row=last[0].row + row), event.kind)
            else:
                marked.append((step._replace(row=row), event.kind))
            continue
        marked.append((step, event.kind))
        if event.seat == group.who and event.seat is not None:
            for gain in gains:
                counted[gain.symbol, "" if not gain.symbol else gain.label] += gain.amount
    steps = tuple(step for step, _ in marked)
    came = tuple(Gain(symbol, count, label) for (symbol, label), count in counted.items() if count)
    return Turn(
        steps[0].id,
        head_of(marked, looks, group.who),
        tuple(sorted(came, key=lambda gain: gain.symbol != "")),  # points first
        any(step.touched for step in steps),
        any(step.hinted for step in steps),
        steps if len(steps) > 1 else (),
    )


def head_of(marked: Sequence[tuple[Step, str]], looks: Presentation, who: int | None) -> Step:
    """The step that says best what a turn came to; of what concerns the table, the first."""
    if who is None:
        return next((step for step, kind in marked if kind not in looks.QUIET), marked[0][0])
    for kind in looks.MAIN:
        found = [step for step, each in marked if each == kind]
        if found:
            return found[-1]
    loud = [step for step, kind in marked if kind not in looks.QUIET]
    return loud[-1] if loud else marked[-1][0]


def last_turns(
    book: LogLines, looks: Presentation, viewer: int | None, badges: Sequence[str], end: int, whole: bool
) -> list[Turn]:
    """The turns told by the first `end` decisions, oldest first: the last ones, or all of them."""
    start = 0 if whole else max(0, end - LOOKED_AT)
    groups = list(gather(book, range(start, end), looks))
    if not whole:
        groups = groups[-TURNS:]
    return [turn_of(book, group, looks, viewer, badges) for group in groups]


def turn_of(
    book: LogLines, group: Group, looks: Presentation, viewer: int | None, badges: Sequence[str]
) -> Turn:
    """A turn as it was told before, unless lines have come to it or gone."""
    (first, _), (last, _) = group.told[0], group.told[-1]
    known = book.turns.get(first.id)
    if known is None or known[0] is not first or known[1] is not last or known[2] != badges:
        turn = tell_turn(group, looks, book.lang, viewer, badges)
        known = book.turns[first.id] = (first, last, list(badges), turn)
    found: Turn = known[3]
    return found


class Since(NamedTuple):
    """What happened since the reader's last turn, and the moments at which it is seen on the board."""

    turns: list[Turn]
    moments: list[int]


NOTHING = Since([], [])


def since_last_turn(book: LogLines, looks: Presentation, viewer: int | None, badges: Sequence[str]) -> Since:
    """The same entries; what lies open on the table anyway is left out."""
    numbers = book.session.since(viewer)
    shown = []
    for group in gather(book, numbers, looks):
        group.told = [each for each in group.told if each[1].kind not in looks.QUIET]
        if group.told:
            shown.append(group)
    turns = [tell_turn(group, looks, book.lang, viewer, badges) for group in shown[-TURNS:]]
    seen = sorted({line.n for group in shown for line, _ in group.told if line.ids})
    return Since(turns, seen[-MOMENTS:])


def mark_line(line: Line, viewer: int | None, badges: Sequence[str] = ()) -> Step:
    """A line of the log: whether it touches the reader, and whose sign it bears (a bid may reveal all)."""
    who = line.about[0] if len(line.about) == 1 else line.seat
    return Step(
        line.id,
        line.n,
        line.text,
        " ".join(line.ids),
        who,
        badges[who] if badges and who is not None else "",
        viewer in line.about and line.seat != viewer,
        line.forced,
        line.hinted,
    )
