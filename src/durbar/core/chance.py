"""Chance: who answers when dice, decks and bags are to decide.

The rules never draw a random number. A position whose ``to_act`` is CHANCE waits for a dealer:
one that draws from a seed, one that reads from a script, or a person who throws real dice.
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from .errors import BadNotation
from .kernel import Rng
from .moves import Move

if TYPE_CHECKING:
    from .state import State

Seed = int | str


def rng_of(seed: Seed | random.Random | Rng) -> Rng:
    """A kernel generator from any seed.

    A number below 2^32 seeds it as it is, anything else by its SHA-256. A ``random.Random`` is
    asked for 32 bits; an ``Rng`` is used, and so advanced, itself.
    """
    if isinstance(seed, Rng):
        return seed
    if isinstance(seed, random.Random):
        return Rng(seed.getrandbits(32))
    if isinstance(seed, int) and 0 <= seed < 1 << 32:
        return Rng(int(seed))
    return Rng(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:4], "big"))


class Dealer(ABC):
    """Answers for chance. ``typed`` dealers take time: each answer is worth saving at once."""

    typed = False

    @abstractmethod
    def choose(self, state: State) -> Move:
        """One of the state's ``outcomes``."""

    def clone(self) -> Dealer:
        """A dealer that goes on as this one would, on its own; the same one if it holds no stream."""
        return self


class SeededDealer(Dealer):
    """Draws by weight from a seed: the same stream as the kernel's own ``deal``."""

    def __init__(self, seed: Seed | random.Random | Rng) -> None:
        self.rng = rng_of(seed)

    def choose(self, state: State) -> Move:
        ids, weights = state.weighted()
        pick = self.rng.below(sum(weights))
        for number, weight in zip(ids, weights, strict=True):
            if pick < weight:
                return state.game.chance_table.move(number)
            pick -= weight
        raise AssertionError("chance was asked, but nothing can happen")

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
