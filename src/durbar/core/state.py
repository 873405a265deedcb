"""A position: the whole truth (State), and what one seat knows of it (View).

The two stand in one file because each leads to the other: a state is looked at as views, and a view is
completed into states.
"""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from .errors import DurbarError, IllegalMove
from .events import Event
from .kernel import CHANCE, SPECTATOR, Kernel, Rng
from .legal_moves import Moves
from .moves import Move
from .position import Position
from .refusals import GAME_OVER, NOT_YOUR_TURN, Refusal
from .rules import Rules
from .seeds import Seed, rng_of
from .turns import turns_in


class Dealer(ABC):
    """Answers for chance. ``typed`` dealers take time: each answer is worth saving at once.

    A ``certain`` dealer cannot fail, so a state need not be kept aside while it deals.
    """

    typed = False
    certain = False

    @abstractmethod
    def choose(self, state: State) -> Move:
        """One of the state's ``outcomes``."""

    def deal(self, state: State) -> None:
        """Answer until a player must decide."""
        kernel = state.kernel
        while kernel.player == CHANCE:
            kernel.apply(state.check(self.choose(state)).id)

    def clone(self) -> Dealer:
        """A dealer that goes on as this one would, on its own; the same one if it holds no stream."""
        return self


class State(Position):
    """The whole truth about a game at one moment. Mutable: ``clone`` to branch.

    ``kernel`` is the fast door beneath: it speaks small ints and checks nothing. Whoever plays
    through it instead of through ``play`` keeps to what ``legal`` and ``outcomes`` offer.
    """

    __slots__ = ("_dealer",)

    def __init__(self, game: Rules, kernel: Kernel, dealer: Dealer | None = None) -> None:
        self.game = game
        self.kernel = kernel
        self._dealer = dealer

    # Who is asked what

    @property
    def waiting(self) -> tuple[int, ...]:
        """Every seat that may already answer: several in a simultaneous phase."""
        mask = self.kernel.waiting()
        return tuple(seat for seat in range(self.game.players) if mask >> seat & 1)

    @property
    def moves(self) -> Moves:
        """What ``to_act`` may answer, chance included; empty when the game is over.

        Asked of the rules each time, so it holds whichever way the position was changed.
        """
        return self.game.moves_in(self.kernel)

    def moves_of(self, seat: int) -> Moves:
        """What `seat` may answer, while it is waiting; empty otherwise."""
        kernel = self._asking(seat)
        if kernel is self.kernel:
            return self.moves
        return self.game.no_moves if kernel is None else self.game.moves_in(kernel)

    def _asking(self, seat: int) -> Kernel | None:
        """The position with the question put to `seat`; None if it is not asked anything."""
        self.game.check_seat(seat)
        kernel = self.kernel
        if seat == kernel.player:
            return kernel
        if not kernel.waiting() >> seat & 1:
            return None
        kernel = kernel.clone()
        kernel.turn_to(seat)
        return kernel

    @property
    def outcomes(self) -> tuple[tuple[Move, Fraction], ...]:
        """At CHANCE: everything that can happen, with its probability; otherwise empty."""
        ids, weights = self.weighted()
        total = sum(weights)
        return tuple(
            (self.game.chance_table.move(number), Fraction(weight, total))
            for number, weight in zip(ids, weights, strict=True)
        )

    def weighted(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """At CHANCE: the ids of the outcomes and their whole-number weights."""
        return self.game.weighted_in(self.kernel)

    def draw(self, rng: Seed | random.Random | Rng) -> Move:
        """At CHANCE: one outcome, drawn by its weight and not yet played; at any other time an error."""
        ids, weights = self.weighted()
        if not ids:
            raise DurbarError("chance is not asked here: there is nothing to draw", field="chance")
        pick = rng_of(rng).below(sum(weights))
        drawn = 0
        while pick >= weights[drawn]:
            pick -= weights[drawn]
            drawn += 1
        return self.game.chance_table.move(ids[drawn])

    def turns(self, limit: int = 1000, longest: int = 100) -> Iterator[tuple[Move, ...]]:
        """Everything ``to_act`` can do until somebody else or chance is asked, at most `limit` turns.

        Each is a row of moves to play one after the other; different rows may lead to equal positions.
        """
        return turns_in(self.game, self.kernel, limit, longest)

    # Playing

    def play(self, move: Move | str | int, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move (a Move, its words in full, or its id) and return what happened.

        `seat` is needed only where several are ``waiting`` and another than ``to_act`` answers.
        An illegal move raises IllegalMove and changes nothing. If the state was started with a seed
        or a dealer, chance is answered at once, and its events follow.
        """
        chosen = self.check(move, seat)
        dealer = self._dealer
        if dealer is None or dealer.certain:
            return self._apply(chosen.id, seat, dealer)
        branch = State(self.game, self.kernel.clone())  # a script may end, a person may leave
        dealer = dealer.clone()
        events = branch._apply(chosen.id, seat, dealer)
        self.kernel, self._dealer = branch.kernel, dealer
        return events

    def _apply(self, number: int, seat: int | None, dealer: Dealer | None) -> tuple[Event, ...]:
        kernel = self.kernel
        if seat is not None and seat != kernel.player:
            kernel.turn_to(seat)
        kernel.journal = []
        kernel.recording = True
        kernel.apply(number)
        if dealer is not None:
            dealer.deal(self)
        kernel.recording = False
        return self.game.event_reader.read(kernel.journal)

    def begin(self) -> State:
        """Let the dealer, if there is one, answer for chance now."""
        if self._dealer is not None:
            self._dealer.deal(self)
        return self

    def check(self, move: Move | str | int, seat: int | None = None) -> Move:
        """The move `play` would make; raises what it would raise, changes nothing."""
        moves = self.moves if seat is None else self.moves_of(seat)
        chosen = self.game.read_move(move, self.kernel.player == CHANCE, moves)
        if chosen not in moves:
            raise IllegalMove(chosen, self._refusal(chosen, seat))
        return chosen

    def _refusal(self, move: Move, seat: int | None) -> Refusal:
        if self.kernel.over:
            return GAME_OVER.refusal()
        if self.kernel.player == CHANCE:
            return self.game.refusal_of_chance(move)
        asking = self.kernel if seat is None else self._asking(seat)
        if asking is None:
            return NOT_YOUR_TURN.refusal()
        return self.game.refusal_in(asking, move)

    def after(self, move: Move | str | int, seat: int | None = None) -> State:
        """The position after a move; this one stays as it is."""
        branch = self.clone()
        branch.play(move, seat)
        return branch

    def clone(self) -> State:
        """An independent copy. A seeded stream is copied too: both copies will be dealt the same."""
        dealer = self._dealer
        return State(self.game, self.kernel.clone(), dealer and dealer.clone())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.game, self.game.describe(self.kernel), self._dealer)

    def why_not(self, move: Move | str | int, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the reason it is not; BadNotation for what is no move at all."""
        try:
            self.check(move, seat)
        except IllegalMove as illegal:
            return illegal.refusal
        return None

    # Looking at it

    def view(self, seat: int | None) -> View:
        """What this seat knows, built up from its own and public facts; None is a spectator."""
        return View.of(self.game, self.kernel, seat)

    def to_dict(self) -> dict[str, Any]:
        """The whole position as JSON; ``game.from_dict`` takes it back."""
        return {**self.game.header(), "position": self.game.describe(self.kernel)}

    @property
    def digest(self) -> int:
        """62 bits that are equal for equal positions."""
        return self.kernel.fingerprint()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        if self.game != other.game or self.digest != other.digest:
            return False
        return self.game.describe(self.kernel) == other.game.describe(other.kernel)

    def __hash__(self) -> int:
        """By value, so it changes when the state is played on."""
        return hash(self.digest)

    def __repr__(self) -> str:
        if self.kernel.over:
            return f"<{self.game} over: {self.game.outcome_of(self.kernel).ending}>"
        prompt = self.prompt
        asked = "chance" if self.to_act == CHANCE else f"seat {self.to_act}"
        return f"<{self.game} {asked}, {prompt.id if prompt else '?'}: {len(self.moves)} moves>"


class View(Position):
    """One seat's knowledge at one moment; ``seat`` None is a spectator.

    It holds the position as ``kernel.seen_by(seat)`` built it up, never the true one. ``kernel``
    is that position, for bots in a hurry: clone it, and ``fill`` the clone, before playing on it.
    ``history`` is what the seat saw happen, where a Match made the view.
    """

    __slots__ = ("_facts", "_moves", "history", "seat")

    def __init__(
        self, game: Rules, seat: int | None, kernel: Kernel, history: tuple[Event, ...] = ()
    ) -> None:
        self.game = game
        self.kernel = kernel
        self.seat = seat
        self.history = history
        self._moves: Moves | None = None
        self._facts: dict[str, Any] | None = None

    @classmethod
    def of(cls, game: Rules, kernel: Kernel, seat: int | None, history: tuple[Event, ...] = ()) -> View:
        """What `seat` knows of a true position; a seat that may already answer sees itself asked."""
        if seat is None:
            return cls(game, None, kernel.seen_by(SPECTATOR), history)
        game.check_seat(seat)
        seen = kernel.seen_by(seat)
        if seen.player != seat and seen.waiting() >> seat & 1:
            seen.turn_to(seat)
        return cls(game, seat, seen, history)

    @property
    def moves(self) -> Moves:
        """This seat's own legal moves; empty while it is not asked."""
        if self._moves is None:
            mine = self.seat is not None and self.kernel.player == self.seat
            self._moves = self.game.moves_in(self.kernel) if mine else self.game.no_moves
        return self._moves

    @property
    def facts(self) -> dict[str, Any]:
        """The position in words, as `to_dict` of a State tells it, and what follows from it.

        It is told from what the seat knows alone. `durbar.core.schema.view_schema` says what stands where.
        """
        if self._facts is None:
            self._facts = self.game.facts_of(self.kernel)
        return self._facts

    def why_not(self, move: Move | str | int) -> Refusal | None:
        """None if this seat may play the move now, else the reason; BadNotation for what is no move."""
        chosen = self.game.read_move(move, among=self.moves)
        if chosen in self.moves:
            return None
        if self.kernel.over:
            return GAME_OVER.refusal()
        if self.kernel.player != self.seat:
            return NOT_YOUR_TURN.refusal()
        return self.game.refusal_in(self.kernel, chosen)

    def check(self, move: Move | str | int) -> Move:
        """The move itself if this seat may play it now, else IllegalMove."""
        chosen = self.game.read_move(move, among=self.moves)
        refusal = self.why_not(chosen)
        if refusal is not None:
            raise IllegalMove(chosen, refusal)
        return chosen

    def sample(self, rng: Seed | random.Random | Rng) -> State:
        """A whole position this seat cannot tell from the true one; chance is left to the caller."""
        kernel = self.kernel.clone()
        kernel.fill(rng_of(rng))
        return State(self.game, kernel)

    def __copy__(self) -> View:
        return View(self.game, self.seat, self.kernel.clone(), self.history)

    def __deepcopy__(self, memo: object) -> View:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        guess = self.sample(0).kernel  # its seat sees in any guess what it sees here
        return _view_again, (self.game, self.game.describe(guess), self.seat, self.history)

    def svg(self, lang: str = "en", **style: Any) -> str:
        """The table as a drawing."""
        drawn: str = self.game.presentation.draw(self, lang, **style)
        return drawn

    def _repr_svg_(self) -> str:
        return self.svg()

    def sketch(self, lang: str = "en") -> str:
        """The table in rich markup, for a terminal."""
        sketched: str = self.game.presentation.sketch(self, lang)
        return sketched

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON of everything this seat is told."""
        prompt, outcome = self.prompt, self.outcome
        return {
            **self.game.header(),
            "seat": self.seat,
            "to_act": self.to_act,
            "prompt": prompt and prompt.to_dict(),
            "moves": [move.text for move in self.moves],
            "outcome": outcome and outcome.to_dict(),
            "facts": self.facts,
            "history": [event.to_dict() for event in self.history],
        }

    def json(self) -> bytes:
        """`to_dict` in bytes: equal views give equal bytes."""
        text = json.dumps(self.to_dict(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return text.encode()

    def __eq__(self, other: object) -> bool:
        return self.to_dict() == other.to_dict() if isinstance(other, View) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a view may be compared, never be a key

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game} by {who}>"


def _state_again(game: Rules, position: Mapping[str, Any], dealer: Dealer | None) -> State:
    """A state that came from another process."""
    return State(game, game.build(position), dealer)


def _view_again(
    game: Rules, position: Mapping[str, Any], seat: int | None, history: tuple[Event, ...]
) -> View:
    """A view that came from another process, by way of a position its seat cannot tell from the true one."""
    return View.of(game, game.build(position), seat, history)
