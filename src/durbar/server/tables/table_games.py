"""The game of a table: as somebody wishes it, as a record tells it, and as a kept table says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from durbar.core import BadRecord, Game, Match, OptionError, UnknownGame, game_class

from ..problems import Problem
from ..storage.schema import TableRow
from ..typed.limits import check_options
from .contents import CONTENT, content_called, content_of_record

GAMES = 64  # with their options, up to 100 kB each


@lru_cache(maxsize=GAMES)
def share_game(game: Game) -> Game:
    """One game for all tables at which the same is played: its books and words are there once."""
    return game


def read_match(record: bytes) -> Match:
    """The match of a record, with the content it was played with, if that is offered here."""
    match = Match.read(record, content=content_of_record(record))
    if match.origin is not None:
        raise BadRecord("a table begins empty, not at a position", line=0, field="position")
    return match


def game_from(game_id: str, players: int | None, options: Mapping[str, Any], content: str = "") -> Game:
    """The game as wished: options as JSON values, or as the words of a form; content by its id."""
    kind = game_class(game_id)
    known = {option.name: option for option in kind.OPTIONS}
    for name in options:
        if name not in known:
            raise OptionError(f"{kind.id} has no option {name!r}", field=name)
    check_options(options)
    read = {
        name: known[name].read(value) if isinstance(value, str) else value for name, value in options.items()
    }
    chosen = content_called(kind.id, content) if content else None  # else what the house has now
    return share_game(kind(players, content=chosen, **read))


def open_game(row: TableRow) -> Game:
    """The game of a table, if it is still played by the rules it was started with."""
    try:
        kind = game_class(row.game)
    except UnknownGame as error:
        raise Problem(409, "no-game") from error
    options = dict(row.options)
    try:
        content = content_called(row.game, options.pop(CONTENT, ""))
    except OptionError as error:
        raise Problem(409, "other-content", content=str(row.options[CONTENT])) from error
    game = kind(row.players, content=content, **options)
    if game.rules_version != row.rules:
        raise Problem(409, "other-rules", written=row.rules, known=game.rules_version)
    return share_game(game)
