"""Seeds: where the generators of the kernel begin."""

from __future__ import annotations

import hashlib
import random

from .kernel import Rng

Seed = int | str
"""What luck is made from: the same seed, the same luck."""


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
