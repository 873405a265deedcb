"""What a bot is: somebody who chooses from a view. The players themselves live in ``durbar.bots``."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from .errors import DurbarError, OptionError
from .game import Game
from .kernel import CHANCE
from .match import Match
from .moves import Move
from .seeds import Seed
from .state import Dealer, View


class Bot(ABC):
    """A player that is a program. It sees what its seat sees and nothing else."""

    name: str = "bot"
    """What it is called in records and errors."""

    @abstractmethod
    def choose(self, view: View) -> Move:
        """One of ``view.moves``."""


def play(
    game: Game,
    bots: Sequence[Bot],
    seed: Seed | None = None,
    *,
    dealer: Dealer | None = None,
    path: str | os.PathLike[str] | None = None,
    watch: Callable[[Match], object] | None = None,
) -> Match:
    """Let bots play a whole game; each is given the view of its seat, never the state.

    `watch` is called after every decision of a bot.
    """
    if len(bots) != game.players:
        raise OptionError(f"{game.players} players need as many bots, not {len(bots)}", field="bots")
    match = Match.start(game, seed, dealer, _names(bots), path)
    while (seat := match.to_act) is not None:
        if seat == CHANCE:
            raise OptionError("chance is to answer: give a seed or a dealer", field="seed")
        try:
            match.play(bots[seat].choose(match.view(seat)), seat)
        except DurbarError as error:
            error.add_note(f"this was the choice of {bots[seat].name} at seat {seat}")
            raise
        if watch is not None:
            watch(match)
    return match


def _names(bots: Sequence[Bot]) -> list[str]:
    """What the seats are called: the second of two of a kind is number 2, to be told apart."""
    kinds = [bot.name for bot in bots]
    numbers = [kinds[:seat].count(kind) + 1 for seat, kind in enumerate(kinds)]
    return [f"{kind} {number}" if number > 1 else kind for kind, number in zip(kinds, numbers, strict=True)]
