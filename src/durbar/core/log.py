"""The log of a game: every decision as it came, and the position it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import DurbarError, NoSuchMoment, UndoRefused
from .events import Event, redact
from .game import Game
from .kernel import CHANCE
from .moves import Move
from .outcome import Outcome
from .records import Entry, one_line
from .refusals import (
    UNDO_CHANCE,
    UNDO_FINISHED,
    UNDO_NOTHING,
    UNDO_OTHER,
    UNDO_REVEALED,
    Refusal,
    RefusalKind,
)
from .state import State, View

SNAPSHOT_EVERY = 64


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that stands (it was not taken back), and what it made happen.

    ``offered`` is how many moves its seat could choose from: with one it was no choice. Chance has 0.
    """

    entry: Entry
    events: tuple[Event, ...]
    offered: int = 0


class Log:
    """Entries, and all that follows from them: the position, what stands, what each seat saw.

    Here entries are folded, checked and taken back; nobody deals and nothing is written.
    """

    def __init__(self, game: Game, origin: State | None = None) -> None:
        self.game = game
        self.origin = origin  # where it begins, if not at the empty table
        self._entries: list[Entry] = []
        self._decisions: list[Decision] = []
        self._state = game.start() if origin is None else game.state(origin.kernel.clone())
        self._snapshots = [self._state.clone()]
        self._recent: dict[int, State] = {}  # the positions to which an undo may lead
        self._seen: dict[int | None, tuple[int, tuple[Event, ...]]] = {}  # of how many decisions, and what

    # What there is

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log: decisions, chance, undos and notes, as they came."""
        return tuple(self._entries)

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions that stand, chance included: what `at` counts."""
        return tuple(self._decisions)

    def __len__(self) -> int:
        """How many decisions stand."""
        return len(self._decisions)

    @property
    def state(self) -> State:
        """The position now, as a copy of your own."""
        return self._state.clone()

    @property
    def to_act(self) -> int | None:
        """Who answers next: a seat, CHANCE (only without a dealer), None at the end."""
        return self._state.to_act

    @property
    def waiting(self) -> tuple[int, ...]:
        """Every seat that may already answer."""
        return self._state.waiting

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._state.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self._state.outcome

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened and still stands, nothing hidden."""
        return tuple(event for decision in self._decisions for event in decision.events)

    def log(self, seat: int | None) -> tuple[Event, ...]:
        """All that happened and still stands, as this seat learned of it (None: a spectator).

        What is known already is replaced in one step: several threads may ask at the same time.
        """
        if seat is not None:
            self.game.check_seat(seat)
        told, seen = self._seen.get(seat, (0, ()))
        if told < len(self._decisions):
            new = [event for decision in self._decisions[told:] for event in redact(decision.events, seat)]
            seen = (*seen, *new)
            self._seen[seat] = (len(self._decisions), seen)
        return seen

    def view(self, seat: int | None) -> View:
        """What this seat knows now, with what it saw happen as ``history``."""
        return View.of(self.game, self._state.kernel, seat, self.log(seat))

    def at(self, n: int) -> State:
        """The position after the first n decisions that stand; ``at(0)`` is where it began."""
        if not 0 <= n <= len(self):
            message = f"there is no moment {n}; they go from 0 to {len(self)}"
            raise NoSuchMoment(message, field="at", reason="moment", wanted=str(n), count=len(self))
        if n in self._recent:
            return self._recent[n].clone()
        if n == len(self):
            return self.state
        known = n // SNAPSHOT_EVERY
        state = self._snapshots[known].clone()
        for decision in self._decisions[known * SNAPSHOT_EVERY : n]:
            state.play(decision.entry.text, decision.entry.seat)
        return state

    # Folding entries

    def take(self, entry: Entry) -> None:
        """Fold an entry of another log of this match, checked as when it was first made there.

        No dealer answers here, and no file is written: the other log holds all that.
        """
        if entry.kind == "undo" and entry.seat is not None:
            self._check_undo(entry.seat)
        elif entry.kind == "chance" and self.to_act != CHANCE:
            raise DurbarError(f"chance is not asked here, seat {self.to_act} is", field="seat")
        elif entry.kind == "note":
            one_line(entry.text, "note")
            if entry.seat is not None:
                self.game.check_seat(entry.seat)
        self._take(entry)

    def take_checked(self, entries: Sequence[Entry]) -> None:
        """Fold the rest of a log that was checked when it was made: what it takes back itself is not played.

        So a log costs what stands in it, however often somebody has changed their mind.
        """
        stands: list[int] = []
        for number, entry in enumerate(entries):
            if entry.kind == "undo":
                if not stands:  # something older is taken back
                    for each in entries[: number + 1]:
                        self.take(each)
                    return self.take_checked(entries[number + 1 :])
                stands.pop()
            elif entry.kind != "note":
                stands.append(number)
        played = set(stands)
        for number, entry in enumerate(entries):
            if number in played or entry.kind == "note":
                self.take(entry)
            else:
                self._entries.append(entry)
        return None

    def _take(self, entry: Entry, move: Move | None = None) -> None:
        """Fold one entry into the position."""
        if entry.kind == "undo":
            self._rewind(len(self) - 1)
        elif entry.kind != "note":
            self._decide(entry, entry.text if move is None else move)
        self._entries.append(entry)

    def _decide(self, entry: Entry, move: Move | str) -> None:
        state, seat = self._state, entry.seat
        offered = 0 if seat is None else len(state.moves_of(seat))
        before = None if seat is None else state.clone()
        events = state.play(move, seat)
        if before is None or any(event.reveals for event in events):
            self._recent.clear()  # from here on nothing earlier can be taken back
        else:
            self._recent[len(self)] = before
        self._decisions.append(Decision(entry, events, offered))
        if len(self) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(state.clone())

    def _rewind(self, n: int) -> None:
        """Back to the position after n decisions."""
        self._state = self.at(n)
        del self._decisions[n:]
        del self._snapshots[n // SNAPSHOT_EVERY + 1 :]
        self._recent = {number: state for number, state in self._recent.items() if number < n}
        self._seen.clear()

    def _go_on_as(self, other: Log) -> None:
        """From where another log stands; it shares the past, which never changes."""
        self._entries, self._decisions = other._entries[:], other._decisions[:]
        self._state, self._snapshots, self._recent = other.state, other._snapshots[:], dict(other._recent)
        self._seen = dict(other._seen)

    # Taking back

    def why_no_undo(self, seat: int, steps: int = 1) -> Refusal | None:
        """None if the seat may take back its last decision, else the reason it stands.

        `steps` asks about an earlier one: the last but one is 2. Those after it must be free to go, too.
        The reason stays the same when others have decided meanwhile: they may have done so in secret.
        """
        self.game.check_seat(seat)
        last = self._decisions[-steps] if steps <= len(self) else None
        kind: RefusalKind | None = None
        if self.over:
            kind = UNDO_FINISHED
        elif last is None or not any(decision.entry.seat == seat for decision in self._decisions):
            kind = UNDO_NOTHING
        elif last.entry.seat is None:
            kind = UNDO_CHANCE
        elif last.entry.seat != seat:
            kind = UNDO_REVEALED if self._revealed_before_others(seat, steps) else UNDO_OTHER
        elif any(event.reveals for event in last.events):
            kind = UNDO_REVEALED
        return None if kind is None else kind.refusal()

    def _revealed_before_others(self, seat: int, steps: int) -> bool:
        """Has the seat's own last decision brought something out, and have only others decided since?"""
        for decision in reversed(self._decisions[: len(self) - steps + 1]):
            if decision.entry.seat == seat:
                return any(event.reveals for event in decision.events)
            if decision.entry.seat is None:
                break
        return False

    def _check_undo(self, seat: int) -> None:
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise UndoRefused(f"seat {seat} cannot undo: {refusal.reason}", refusal)
