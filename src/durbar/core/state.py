"""A position one can play from: the checked, speaking door to a kernel."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from .chance import Dealer, SeededDealer
from .errors import IllegalMove
from .events import Event
from .kernel import CHANCE, Kernel
from .moves import Move, Moves
from .outcome import Outcome
from .prompts import Prompt
from .refusals import CHANCE_DECIDES, GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Refusal
from .views import View

if TYPE_CHECKING:
    from .game import Game


class State:
    """The whole truth about a game at one moment. Mutable: ``clone`` to branch.

    ``kernel`` is the fast door beneath: it speaks small ints and checks nothing. Whoever plays
    through it instead of through ``play`` keeps to what ``legal`` and ``outcomes`` offer.
    """

    __slots__ = ("_dealer", "_moves", "game", "kernel")

    def __init__(self, game: Game, kernel: Kernel, dealer: Dealer | None = None) -> None:
        self.game = game
        self.kernel = kernel
        self._dealer = dealer
        self._moves: Moves | None = None

    # Who is asked what

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.kernel.over

    @property
    def to_act(self) -> int | None:
        """The seat that answers next, CHANCE, or None when the game is over."""
        return None if self.kernel.over else self.kernel.player

    @property
    def waiting(self) -> tuple[int, ...]:
        """Every seat that may already answer: several in a simultaneous phase."""
        mask = self.kernel.waiting()
        return tuple(seat for seat in range(self.game.players) if mask >> seat & 1)

    @property
    def prompt(self) -> Prompt | None:
        """What is asked now; None when the game is over."""
        return self.game.prompt_of(self.kernel)

    @property
    def moves(self) -> Moves:
        """What ``to_act`` may answer, chance included; empty when the game is over."""
        moves = self._moves
        if moves is None:
            moves = self._moves = self.game.moves_in(self.kernel)
        return moves

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

    # Playing

    def play(self, move: Move | str | int, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move (a Move, its words in full, or its id) and return what happened.

        `seat` is needed only where several are ``waiting`` and another than ``to_act`` answers.
        An illegal move raises IllegalMove and changes nothing. If the state was started with a seed
        or a dealer, chance is answered at once, and its events follow.
        """
        chosen = self.check(move, seat)
        dealer = self._dealer
        if dealer is None or isinstance(dealer, SeededDealer):
            return self._apply(chosen.id, seat, dealer)
        branch = State(self.game, self.kernel.clone())  # a script may end, a person may leave
        dealer = dealer.clone()
        events = branch._apply(chosen.id, seat, dealer)
        self.kernel, self._dealer, self._moves = branch.kernel, dealer, None
        return events

    def _apply(self, number: int, seat: int | None, dealer: Dealer | None) -> tuple[Event, ...]:
        kernel = self.kernel
        if seat is not None and seat != kernel.player:
            kernel.turn_to(seat)
        kernel.journal = []
        kernel.recording = True
        kernel.apply(number)
        self._moves = None
        if dealer is not None:
            self._deal(dealer)
        kernel.recording = False
        return self.game.event_reader.read(kernel.journal)

    def begin(self) -> State:
        """Let the dealer, if there is one, answer for chance now."""
        if self._dealer is not None:
            self._deal(self._dealer)
        return self

    def _deal(self, dealer: Dealer) -> None:
        """Let chance answer until a player must."""
        kernel = self.kernel
        if isinstance(dealer, SeededDealer):
            while kernel.player == CHANCE:
                kernel.deal(dealer.rng)
        while kernel.player == CHANCE:
            kernel.apply(self.check(dealer.choose(self)).id)
            self._moves = None

    def check(self, move: Move | str | int, seat: int | None = None) -> Move:
        """The move `play` would make; raises what it would raise, changes nothing."""
        moves = self.moves if seat is None else self.moves_of(seat)
        chosen = move if isinstance(move, Move) else self.game.read_move(move, self.kernel.player == CHANCE)
        if chosen not in moves:
            raise IllegalMove(chosen, self._refusal(chosen, seat))
        return chosen

    def _refusal(self, move: Move, seat: int | None) -> Refusal:
        if self.kernel.over:
            return GAME_OVER.refusal()
        if self.kernel.player == CHANCE:
            return NOT_OFFERED.refusal() if self.game.chance_table.holds(move) else CHANCE_DECIDES.refusal()
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

    def why_not(self, move: Move | str | int, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the reason it is not."""
        try:
            self.check(move, seat)
        except IllegalMove as illegal:
            return illegal.refusal
        return None

    # Looking at it

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, with every score itemised; None while it goes on."""
        return self.game.outcome_of(self.kernel) if self.kernel.over else None

    def view(self, seat: int | None) -> View:
        """What this seat knows, built up from its own and public facts; None is a spectator."""
        return self.game.view_of(self.kernel, seat)

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
