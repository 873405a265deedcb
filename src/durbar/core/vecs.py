"""Rows of small ints for the rules: packed ones for compiled rules, plain lists for interpreted ones.

Rules import `vec`, `append` and `pop` from here. The compiler sees those of `librt.vecs` and makes machine
code of them. Interpreted rules would pay for each int they take out of a packed row, so they get lists.
`append` and `pop` return the new row, and the old one is not to be used any more: packed rows may share their
room, so that what is appended to a row twice overwrites the first. Copy it where two rows go on from one.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any


def is_compiled() -> bool:
    """Are the rules that will be imported machine code?"""
    kernel = find_spec("durbar.core.kernel")
    return kernel is not None and not str(kernel.origin).endswith(".py")


if TYPE_CHECKING or is_compiled():
    from librt.vecs import append, pop, vec
else:

    class vec:  # noqa: N801  (it stands for the type of that name)
        """`vec[i64](ints)` is a list."""

        def __class_getitem__(cls, item: Any) -> type[list[Any]]:
            return list

    def append(row: list[Any], value: Any) -> list[Any]:
        return [*row, value]

    def pop(row: list[Any], at: int = -1) -> tuple[list[Any], Any]:
        left = row[:]
        value = left.pop(at)
        return left, value


__all__ = ["append", "is_compiled", "pop", "vec"]
