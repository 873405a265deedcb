"""The generator of `generator.py` for interpreted rules: the same numbers, worked out many at a time.

A state follows from the one before by adding STEP, so the next ones are known in advance. They lie side by
side in one long int, 64 bits for each, and every operation on it is done to all of them at once.
"""

from struct import Struct

from durbar.core.generator import FIRST_FACTOR, SECOND_FACTOR, STEP, WORD

AHEAD = 32  # numbers worked out together
ROW = Struct(f"<{AHEAD}Q")
ONES = sum(1 << 64 * k for k in range(AHEAD))
WORDS = ONES * WORD
STEPS = sum(((AHEAD - k) * STEP & WORD) << 64 * k for k in range(AHEAD))  # the next number is the last one


class Rng:
    """Luck from a seed: fast and reproducible, not secret. It gives what `durbar.core.generator` gives."""

    __slots__ = ("_ahead", "_last")

    def __init__(self, seed: int) -> None:
        self._last = seed & WORD  # the state after all that is worked out
        self._ahead: list[int] = []

    @property
    def seed(self) -> int:
        """The state: a generator made with it goes on like this one."""
        return (self._last - len(self._ahead) * STEP) & WORD

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to 2^31."""
        if not self._ahead:
            self._look_ahead()
        return self._ahead.pop() * n >> 32

    def _look_ahead(self) -> None:
        s = (self._last * ONES + STEPS) & WORDS
        z = ((s ^ s >> 16) & WORDS) * FIRST_FACTOR & WORDS
        z = ((z ^ z >> 15) & WORDS) * SECOND_FACTOR & WORDS
        z = (z ^ z >> 15) & WORDS
        self._ahead = list(ROW.unpack(z.to_bytes(ROW.size, "little")))
        self._last = (self._last + AHEAD * STEP) & WORD
