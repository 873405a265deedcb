"""What one seat knows: the only thing bots, pages, logs and spectators ever get."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from .chance import Seed, rng_of
from .errors import IllegalMove
from .events import Event
from .kernel import Kernel, Rng
from .moves import Move, Moves
from .outcome import Outcome
from .prompts import Prompt
from .refusals import GAME_OVER, NOT_YOUR_TURN, Refusal

if TYPE_CHECKING:
    from .game import Game
    from .state import State


class View:
    """One seat's knowledge at one moment; ``seat`` None is a spectator.

    It holds the position as ``kernel.seen_by(seat)`` built it up, never the true one. ``kernel``
    is that position, for bots in a hurry: clone it, and ``fill`` the clone, before playing on it.
    ``history`` is what the seat saw happen, where a Match made the view.
    """

    __slots__ = ("_facts", "_moves", "game", "history", "kernel", "seat")

    def __init__(self, game: Game, seat: int | None, kernel: Kernel, history: tuple[Event, ...] = ()) -> None:
        self.game = game
        self.seat = seat
        self.kernel = kernel
        self.history = history
        self._moves: Moves | None = None
        self._facts: dict[str, Any] | None = None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.kernel.over

    @property
    def to_act(self) -> int | None:
        """Who answers next: a seat, CHANCE, SOMEBODY if this seat may not know, None at the end.

        A seat that may already answer in a simultaneous phase sees itself here.
        """
        return None if self.kernel.over else self.kernel.player

    @property
    def prompt(self) -> Prompt | None:
        """What is asked now, and of whom."""
        return self.game.prompt_of(self.kernel)

    @property
    def moves(self) -> Moves:
        """This seat's own legal moves; empty while it is not asked."""
        if self._moves is None:
            mine = self.seat is not None and self.kernel.player == self.seat
            self._moves = self.game.moves_in(self.kernel) if mine else self.game.no_moves
        return self._moves

    @property
    def facts(self) -> dict[str, Any]:
        """The position in words, as `to_dict` of a State tells it; what is unknown is only counted."""
        if self._facts is None:
            self._facts = self.game.describe(self.kernel)
        return self._facts

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, with every score itemised; None while it goes on."""
        return self.game.outcome_of(self.kernel) if self.kernel.over else None

    def why_not(self, move: Move | str | int) -> Refusal | None:
        """None if this seat may play the move now, else the reason it may not."""
        chosen = move if isinstance(move, Move) else self.game.read_move(move)
        if chosen in self.moves:
            return None
        if self.kernel.over:
            return GAME_OVER.refusal()
        if self.kernel.player != self.seat:
            return NOT_YOUR_TURN.refusal()
        return self.game.refusal_in(self.kernel, chosen)

    def check(self, move: Move | str | int) -> Move:
        """The move itself if this seat may play it now, else IllegalMove."""
        chosen = move if isinstance(move, Move) else self.game.read_move(move)
        refusal = self.why_not(chosen)
        if refusal is not None:
            raise IllegalMove(chosen, refusal)
        return chosen

    def sample(self, rng: Seed | random.Random | Rng) -> State:
        """A whole position this seat cannot tell from the true one; chance is left to the caller."""
        kernel = self.kernel.clone()
        kernel.fill(rng_of(rng))
        return self.game.state(kernel)

    def svg(self, lang: str = "en", **style: Any) -> str:
        """The table as a drawing."""
        return self.game.draw(self, lang, **style)

    def _repr_svg_(self) -> str:
        return self.svg()

    def sketch(self, lang: str = "en") -> str:
        """The table in rich markup, for a terminal."""
        return self.game.sketch(self, lang)

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
