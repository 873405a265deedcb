"""The games that are installed, found through the entry-point group ``durbar.games``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from .content import ContentSource
from .errors import UnknownGame
from .game import Game

GROUP = "durbar.games"


@lru_cache(maxsize=4)
def _read(find: Callable[..., Iterable[EntryPoint]], path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """The entry points on a path: looking through every installed package takes milliseconds."""
    return tuple(find(group=GROUP))


def _installed() -> tuple[EntryPoint, ...]:
    return _read(entry_points, tuple(sys.path))


def games() -> tuple[str, ...]:
    """The ids of all installed games."""
    return tuple(sorted({entry.name for entry in _installed()}))


def game_class(game_id: str) -> type[Game]:
    """The class of an installed game; UnknownGame lists what there is."""
    for entry in _installed():
        if entry.name == game_id:
            kind = entry.load()
            if not (isinstance(kind, type) and issubclass(kind, Game)):
                raise TypeError(f"the entry point {game_id} of {GROUP} is not a Game")
            return kind
    raise UnknownGame(game_id, games())


def game(
    game_id: str, players: int | None = None, *, content: ContentSource = None, **options: object
) -> Game:
    """A game ready to start, its number of players and options settled; OptionError if they cannot be.

    `content` is a folder of TOML files that replace some of the house's tables; BadContent if it cannot.
    """
    return game_class(game_id)(players, content=content, **options)
