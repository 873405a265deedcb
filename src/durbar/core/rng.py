"""`Rng`, in the form that suits the rules: number by number if they are compiled, ahead if interpreted."""

from typing import TYPE_CHECKING

from durbar.core.vecs import is_compiled

if TYPE_CHECKING or is_compiled():
    from durbar.core.generator import Rng
else:
    from durbar.core.generator_ahead import Rng

__all__ = ["Rng"]
