"""The generator that deals: small, fast, the same numbers from the same seed everywhere."""

from typing import Final

from mypy_extensions import i64

STEP: Final = 0x9E3779B9  # from one state to the next
WORD: Final = 0xFFFFFFFF
FIRST_FACTOR: Final = 0x21F0AAAD
SECOND_FACTOR: Final = 0x735A2D97


class Rng:
    """A counter-based 32-bit generator: the same numbers compiled and interpreted, from any seed.

    Fast and reproducible, not secret: 32 bits can be searched. The server deals otherwise.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed & WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2^31."""
        s = (self.seed + STEP) & WORD
        self.seed = s
        z = ((s ^ (s >> 16)) * FIRST_FACTOR) & WORD
        z = ((z ^ (z >> 15)) * SECOND_FACTOR) & WORD
        return ((z ^ (z >> 15)) * n) >> 32
