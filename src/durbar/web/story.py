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

from durbar.core import Decision, Event, Gain, Presentation
from durbar.server.frames.log_lines import LogLines
from durbar.server.typed.messages import Line

TURNS = 30  # of the log, unless somebody wants to read it all
MOMENTS = 24  # at most, that are played again
KEPT = 3 * TURNS  # as they were told


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


class ToldTurn(NamedTuple):
    """An entry of the log: its most telling step, what came of all, and the steps if there are several."""

    id: str
    head: Step
    gains: tuple[Gain, ...]
    touched: bool
    hinted: bool
    steps: tuple[Step, ...]


class Turn(ToldTurn):
    """The same as it is kept, with its text."""

    html = ""  # once it was written: it belongs to one log, which is told in one language


@dataclass
class Group:
    """The lines of a turn while they are gathered; `who` is None for what concerns the whole table."""

    who: int | None
    first: int  # the decision it begins with
    number: int  # the decision that was added last
    hinted: bool = False  # did whose turn it is decide something after a hint?
    told: list[tuple[Line, Event]] = field(default_factory=list)


def gather(
    book: LogLines, numbers: Iterable[int], looks: Presentation, group: Group | None = None
) -> Iterator[Group]:
    """The lines about these decisions, turn by turn; they may go on with a turn that was gathered before."""
    for number in numbers:
        seat = book.decision(number).entry.seat
        for line, event in book.lines_at(number):
            who = None if event.kind in looks.SCENES else event.seat
            follows = group is not None and group.who is None and (group.number == number or seat is None)
            aside = event.kind in looks.WITHIN or (who is None and event.kind in looks.QUIET)
            if group is None or not (follows or aside or group.who == who):
                if group is not None:
                    yield group
                group = Group(who, number, number)
            group.number = number
            group.hinted |= line.hinted and seat == group.who
            group.told.append((line, event))
    if group is not None:
        yield group


class Story:
    """All turns of a log: gathered, and told, once. What is taken back takes its turns with it."""

    def __init__(self) -> None:
        self._groups: list[Group] = []
        self._decisions: list[Decision] = []  # that are in them
        self._told: dict[tuple[str, bool], tuple[Line, Line, Sequence[str], Turn]] = {}

    def groups(self, book: LogLines, looks: Presentation) -> list[Group]:
        """The turns of now, oldest first."""
        start = book.same_as(self._decisions)
        while self._groups and self._groups[-1].number >= start:
            start = min(start, self._groups.pop().first)
        last = self._groups.pop() if self._groups else None
        end = len(book.lines())
        self._groups += gather(book, range(start, end), looks, last)
        del self._decisions[start:]
        self._decisions += [book.decision(number) for number in range(start, end)]
        return self._groups

    def turn(
        self, group: Group, looks: Presentation, book: LogLines, badges: Sequence[str], loud: bool = False
    ) -> Turn:
        """A turn as it was told before, unless lines have come to it or gone."""
        (first, _), (last, _) = group.told[0], group.told[-1]
        key = (first.id, loud)
        known = self._told.get(key)
        if known is None or known[0] is not first or known[1] is not last or known[2] != badges:
            turn = tell_turn(group, looks, book.lang, book.seat, badges)
            self._told.pop(key, None)
            known = self._told[key] = (first, last, list(badges), turn)
            if len(self._told) > KEPT:
                del self._told[next(iter(self._told))]
        return known[3]


def story_of(book: LogLines) -> Story:
    """The story that is kept with a log."""
    if book.kept is None:
        book.kept = Story()
    assert isinstance(book.kept, Story)
    return book.kept


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
        group.hinted,
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
    book: LogLines, looks: Presentation, badges: Sequence[str], end: int, whole: bool
) -> list[Turn]:
    """The turns told by the first `end` decisions, oldest first: the last ones, or all of them."""
    story = story_of(book)
    now = end == len(book.lines())
    groups = story.groups(book, looks) if now else list(gather(book, range(end), looks))
    if not whole:
        groups = groups[-TURNS:]
    return [story.turn(group, looks, book, badges) for group in groups]


class Since(NamedTuple):
    """What happened since the reader's last turn, and the moments at which it is seen on the board."""

    turns: list[Turn]
    moments: list[int]


NOTHING = Since([], [])


def since_last_turn(book: LogLines, looks: Presentation, badges: Sequence[str]) -> Since:
    """The same entries; what lies open on the table anyway is left out."""
    story, shown = story_of(book), []
    for group in gather(book, book.session.since(book.seat), looks):
        group.told = [each for each in group.told if each[1].kind not in looks.QUIET]
        if group.told:
            shown.append(group)
    turns = [story.turn(group, looks, book, badges, loud=True) for group in shown[-TURNS:]]
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
