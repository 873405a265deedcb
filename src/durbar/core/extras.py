"""Rooms that need more than the rules do: whoever enters one without its libraries is told what to install.

The rules, the bots and the records come with ``pip install durbar``; words, the terminal and the server are
extras of the package (``pip install 'durbar[server]'``). A room imports its modules within `extra`, so that
a missing library is one sentence, not a traceback.
"""

# ruff: noqa: N818

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import DurbarError


class MissingExtra(DurbarError, ImportError):
    """A room was entered without a library it needs; ``extra`` brings it."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__(f"{library} must be installed first: pip install 'durbar[{extra}]'")
        self.extra = extra
        self.library = library


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around the imports of a room that the extra of this name furnishes."""
    try:
        yield
    except MissingExtra as missing:  # a room within this one; the outer extra brings it too
        raise MissingExtra(name, missing.library) from missing
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library == "durbar":  # our own mistake, not a missing library
            raise
        raise MissingExtra(name, library) from missing
