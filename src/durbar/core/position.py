"""What anybody can ask of a position, whether it is the whole truth or what one seat knows of it."""

from __future__ import annotations

from .kernel import Kernel
from .outcome import Outcome, Score
from .prompts import Prompt
from .rules import Rules


class Position:
    """A game and a kernel of it: who is asked what, and how everybody stands.

    States and views set both themselves: they are made by the thousand.
    """

    __slots__ = ("game", "kernel")
    game: Rules
    kernel: Kernel

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.kernel.over

    @property
    def to_act(self) -> int | None:
        """Who answers next: a seat or CHANCE; None when the game is over.

        In a view it is SOMEBODY if its seat may not know, and where several may answer at once, a seat that
        may sees itself here.
        """
        return None if self.kernel.over else self.kernel.player

    @property
    def prompt(self) -> Prompt | None:
        """What is asked now, and of whom; None when the game is over."""
        return self.game.prompt_of(self.kernel)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, with every score itemised; None while it goes on."""
        return self.game.outcome_of(self.kernel) if self.kernel.over else None

    @property
    def scores(self) -> tuple[Score, ...]:
        """How everybody stands, as far as this position knows; () where nothing is counted before the end."""
        return self.game.scores_of(self.kernel)
