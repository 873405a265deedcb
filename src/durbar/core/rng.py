"""`Rng`, in the form that suits the rules: number by number if they are compiled, ahead if interpreted."""

import copyreg
from collections.abc import Callable
from typing import TYPE_CHECKING

from durbar.core.vecs import is_compiled

if TYPE_CHECKING or is_compiled():
    from durbar.core.generator import Rng
else:
    from durbar.core.generator_ahead import Rng


def go_on(seed: int) -> Rng:
    """A generator in a given state; pickled by one form, it goes on in the other."""
    return Rng(seed)


def reduce(rng: Rng) -> tuple[Callable[[int], Rng], tuple[int]]:
    return go_on, (int(rng.seed),)


copyreg.pickle(Rng, reduce)

__all__ = ["Rng", "go_on"]
