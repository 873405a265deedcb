"""Chance: who answers when dice, decks and bags are to decide.

The rules never draw a random number. A position whose ``to_act`` is CHANCE waits for a dealer:
one that draws from a seed, one that reads from a script, or a person who throws real dice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from .errors import BadNotation
from .kernel import CHANCE, Rng
from .moves import Move
from .seeds import Seed, rng_of
from .state import Dealer, State


class SeededDealer(Dealer):
    """Draws by weight from a seed: the same stream as the kernel's own ``deal``."""

    certain = True

    def __init__(self, seed: Seed | random.Random | Rng) -> None:
        self.rng = rng_of(seed)

    def choose(self, state: State) -> Move:
        return state.draw(self.rng)

    def deal(self, state: State) -> None:
        """The fast way: the kernel draws for itself."""
        kernel = state.kernel
        while kernel.player == CHANCE:
            kernel.deal(self.rng)

    def clone(self) -> SeededDealer:
        return SeededDealer(Rng(self.rng.seed))


class ScriptedDealer(Dealer):
    """Answers with the given words, one after the other; then another dealer takes over, if any."""

    def __init__(self, words: Iterable[str], then: Dealer | None = None) -> None:
        self.words = list(words)
        self.then = then

    def choose(self, state: State) -> Move:
        if self.words:
            move = state.moves.parse(self.words[0])
            del self.words[0]  # only once it was understood
            return move
        if self.then is None:
            raise BadNotation(f"the script has ended; chance could be {state.moves}", field="dealer")
        return self.then.choose(state)

    def clone(self) -> ScriptedDealer:
        return ScriptedDealer(self.words, self.then and self.then.clone())


class PersonDealer(Dealer):
    """Asks a person who throws the real dice: ``ask`` shows the question and returns the words."""

    typed = True

    def __init__(self, ask: Callable[[State], str | Move]) -> None:
        self.ask = ask

    def choose(self, state: State) -> Move:
        answer = self.ask(state)
        return answer if isinstance(answer, Move) else state.moves.parse(answer)
