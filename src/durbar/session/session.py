"""The session: who looks at a table from where, and what can be done there, planned first and then kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from durbar.core import CHANCE, Dealer, Entry, Game, Match, Move, Refusal, State, UndoRefused, View
from durbar.core.records import read_entry

from .history import since
from .previews import Preview, preview
from .seats import Seat

DealerOf = Callable[[Match], Dealer | None]  # who answers for chance there; asked only when chance is
GUESSES = 8  # of what nobody can see, to know what everybody can
HINT = "hint"
"""The note of a seat before a move for which it had asked a bot."""


@dataclass(frozen=True)
class Plan:
    """An act that is not kept yet: the ``match`` as it would then stand, and how much of it is ``known``."""

    match: Match
    known: int  # entries of the log as it is

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What it would add to the log."""
        return self.match.entries[self.known :]

    @property
    def lines(self) -> tuple[str, ...]:
        """The same as it is written in a record."""
        return tuple(entry.line for entry in self.entries)


@dataclass(frozen=True)
class Viewpoint:
    """Through whose eyes somebody looks: ``viewer`` is a seat or None for a spectator.

    ``mine`` are the seats that answer from this screen; while there is a ``curtain``, the screen is to be
    handed to that seat, and nothing is shown but what everybody knows.
    """

    viewer: int | None
    mine: tuple[int, ...] = ()
    curtain: int | None = None


class Session:
    """A match and those who sit around it.

    With `nods` the last step of a turn waits for its player although it is the only one, as long as the
    turn can still be taken back.
    """

    def __init__(self, match: Match, seats: Sequence[Seat], nods: bool = True) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.nods = nods
        self.hinted: set[int] = set()  # decisions made after a hint, counted from 1
        self._hints: set[tuple[int, int]] = set()  # who was given one, after how many own decisions
        self._plan: Plan | None = None
        self._ahead: Match | None = None  # a step further than the plan, which waits for its player's nod
        self._read = 0  # entries whose notes are known
        self._read_notes()

    # Who is here

    @property
    def game(self) -> Game:
        """What is played."""
        return self.match.game

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.match.version

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.bot is None)

    # What may be shown to whom

    def view(self, seat: int | None) -> View:
        """What a seat knows now; None is a spectator."""
        return self.match.view(seat)

    def _repr_svg_(self) -> str:
        """In a notebook: what the only person at the table sees; with several, what all may see."""
        people = self.people
        return self.match.view(people[0] if len(people) == 1 else None).svg()

    def viewpoint(self, mine: Sequence[int], before: int | None) -> Viewpoint:
        """From where a screen with these seats looks, after the seat `before` has looked."""
        return viewpoint(self.match, mine, before)

    def has_secrets(self, seat: int) -> bool:
        """Does this seat know more than everybody does?"""
        return has_secrets(self.match, seat)

    @property
    def open_record(self) -> bool:
        """May anybody read the record now? It tells every card that was dealt."""
        return self.match.over or not any(map(self.has_secrets, range(self.game.players)))

    def since(self, seat: int | None) -> range:
        """The decisions between the last two turns of a seat."""
        return since(self.match, seat)

    def preview(self, move: Move, seat: int) -> Preview:
        """What a move would do, as far as its seat can be sure."""
        return preview(self.match.view(seat), move)

    # Acts: planned, kept by somebody, taken in

    def plan(self, move: Move | str, seat: int | None, dealer_of: DealerOf | None = None) -> Plan:
        """A move of a seat (None: of chance), the dealer's answers, and whatever then has only one answer.

        IllegalMove or BadNotation if it cannot be.
        """
        hinted = seat is not None and (seat, self.decisions_of(seat)) in self._hints
        match = None if hinted else self._seen_ahead(move, seat)
        if match is None:
            match = self.match.fork()
            if hinted:
                match.note(HINT, seat)
            match.play(move, seat)
        return self._go_on(match, dealer_of)

    def plan_start(self, dealer_of: DealerOf | None = None) -> Plan:
        """What happens before the first question."""
        return self._go_on(self.match.fork(), dealer_of)

    def plan_notes(self, notes: Sequence[tuple[int | None, str]], dealer_of: DealerOf) -> Plan:
        """Something said at the table, after which chance may be able to answer."""
        match = self.match.fork()
        for seat, text in notes:
            match.note(text, seat)
        return self._go_on(match, dealer_of)

    def plan_undo(self, seat: int, whole: bool = False) -> Plan:
        """Back to the seat's last real choice, or to the first of the turn that can be taken back.

        UndoRefused if something has come out since.
        """
        choices = self.undo_choices(seat)
        if isinstance(choices, Refusal):
            raise UndoRefused(f"seat {seat} cannot undo: {choices.reason}", choices)
        match = self.match.fork()
        for _ in range(choices[-1 if whole else 0]):
            match.undo(seat)
        return self._planned(match)

    def undo_choices(self, seat: int) -> tuple[int, ...] | Refusal:
        """How many decisions back each choice lies that can be taken back, the last one first; else why."""
        return undo_choices(self.match, seat)

    def keep(self, plan: Plan) -> None:
        """Take a plan in; a match with a file writes it first."""
        self.match.adopt(plan.match)
        self._plan = None
        self._read_notes()

    def take(self, lines: Sequence[str]) -> None:
        """Take in lines that are kept elsewhere. Those of the last plan are not played again."""
        plan, self._plan = self._plan, None
        planned = plan.lines if plan is not None and plan.known == self.version else ()
        if plan is not None and planned and tuple(lines[: len(planned)]) == planned:
            self.match.adopt(plan.match)
            lines = lines[len(planned) :]
        self.match.take_checked([read_entry(line) for line in lines])
        self._read_notes()

    def give_hint(self, seat: int, decisions: int) -> None:
        """A seat was told what a bot would do, after so many decisions of its own: its move will say so."""
        self._hints.add((seat, decisions))

    def decisions_of(self, seat: int) -> int:
        """How many decisions of a seat stand."""
        return decisions_of(self.match, seat)

    # How a plan goes on

    def _go_on(self, match: Match, dealer_of: DealerOf | None) -> Plan:
        """Let chance answer, and play what is the only choice of a person."""
        self._ahead = None
        deal(match, dealer_of)
        while (move := self._forced(match)) is not None:
            ahead = match.fork()
            ahead.play(move, match.to_act)
            if self.nods and passes_turn(match, ahead):
                self._ahead = ahead
                break
            deal(ahead, dealer_of)
            match = ahead
        return self._planned(match)

    def _seen_ahead(self, move: Move | str, seat: int | None) -> Match | None:
        """The match after a step that was played already, to see that it would end a turn; else None."""
        if self._ahead is None:
            return None
        *before, last = self._ahead.entries
        expected = (last.text, last.seat) == (move, seat) and tuple(before) == self.match.entries
        return self._ahead.fork() if expected else None

    def _planned(self, match: Match) -> Plan:
        match.dealer = None
        self._plan = Plan(match, self.version)
        return self._plan

    def _forced(self, match: Match) -> Move | None:
        return forced_move(match.state) if match.to_act in self.people else None

    def _read_notes(self) -> None:
        """Learn from the log which decisions were made after a hint."""
        entries = self.match.entries
        new = entries[self._read :]
        number = len(self.match) - sum(SHIFT[entry.kind] for entry in new)  # decisions that stood before them
        for entry in new:
            if entry.kind == "undo":
                self.hinted.discard(number)
            elif entry.kind == "note" and entry.text == HINT and entry.seat is not None:
                self.hinted.add(number + 1)
            number += SHIFT[entry.kind]
        self._read = len(entries)


def viewpoint(match: Match, mine: Sequence[int], before: int | None) -> Viewpoint:
    """From where a screen with these seats looks now; `before` is the seat that looked last.

    With several seats it is the one that is asked. If that seat knows what the one who looked before may
    not, the screen changes hands behind a curtain.
    """
    mine = tuple(mine)
    if len(mine) < 2:
        return Viewpoint(mine[0] if mine else None, mine)
    asked = [seat for seat in match.waiting if seat in mine]
    if not asked or before in asked:
        return Viewpoint(before, mine)
    if has_secrets(match, asked[0]):
        return Viewpoint(None, mine, curtain=asked[0])
    return Viewpoint(asked[0], mine)


def has_secrets(match: Match, seat: int) -> bool:
    """Does this seat know more than everybody does?"""
    return match.view(seat).facts != match.view(None).facts


def deal(match: Match, dealer_of: DealerOf | None) -> None:
    """Let chance answer, if it is asked."""
    if dealer_of is not None and match.to_act == CHANCE:
        match.dealer = dealer_of(match)
        match.deal()


def forced_move(state: State) -> Move | None:
    """The only choice of whoever is asked, if everybody can see that it is the only one.

    Otherwise that somebody had nothing to decide would tell what they hold: there they answer themselves.
    """
    if state.over or len(state.waiting) != 1 or len(state.moves) != 1:
        return None
    public = state.view(None)
    if public.to_act != state.to_act:
        return None  # asked in secret
    if any(len(public.sample(guess).moves) != 1 for guess in range(GUESSES)):
        return None
    return state.moves[0]


SHIFT = {"play": 1, "chance": 1, "undo": -1, "note": 0}  # by how many the decisions that stand change


def undo_choices(match: Match, seat: int) -> tuple[int, ...] | Refusal:
    """How many decisions back each real choice of a seat lies that can be taken back; or why none can."""
    choices: list[int] = []
    steps = 1
    while (refusal := match.why_no_undo(seat, steps)) is None:
        if match.decisions[-steps].offered > 1:
            choices.append(steps)
        steps += 1
    return tuple(choices) or refusal


def passes_turn(match: Match, ahead: Match) -> bool:
    """Would the one decision that `ahead` is further end a turn that can still be taken back?"""
    seat = match.to_act
    if seat is None or ahead.to_act == seat or not len(match) or match.decisions[-1].entry.seat != seat:
        return False
    return not isinstance(undo_choices(match, seat), Refusal)


def decisions_of(match: Match, seat: int) -> int:
    """How many decisions of a seat stand: others may answer the same question meanwhile."""
    return sum(decision.entry.seat == seat for decision in match.decisions)
