"""``durbar content``: tables of one's own in place of the house's."""

from __future__ import annotations

from pathlib import Path
from typing import Optional

import typer

from durbar.core import BadContent, Content, Game, OptionError, Rng, game_class
from durbar.core.content import read_folder, write_folder
from durbar.core.kernel import CHANCE

from .messages import say

commands = typer.Typer(no_args_is_help=True)


@commands.command()
def check(
    folder: Path,
    game: Optional[str] = None,  # noqa: UP045  (typer reads these at run time)
) -> None:
    """Can a game be played with the tables of this folder? If not: which file, which key, which rule."""
    kind = kind_of_folder(folder, game)
    content = kind.content_of(folder)
    for players in range(kind.seats[0], kind.seats[1] + 1):
        try_out(kind, players, content)
    newest = kind.content_of().edition
    if content.own:
        print(say("content-own", game=kind.id, name=content.name, digest=content.digest))
        print(say("content-replaced", files=say("comma").join(f"{file}.toml" for file in content.replaced)))
    else:
        print(say("content-same", game=kind.id))
    if newest > 1:
        print(say("content-edition", edition=content.edition, newest=newest))


@commands.command()
def export(
    game: str,
    folder: Path,
    edition: Optional[int] = None,  # noqa: UP045
) -> None:
    """Write the house's own tables into a folder, to edit; delete those that stay as they are."""
    kind = game_class(game)
    if not kind.CONTENT:
        message = f"{kind.id} has no tables that could be replaced"
        raise OptionError(message, field="game", reason="no-tables", wanted=kind.id)
    for path in write_folder(folder, kind.content_of(edition), folder.resolve().name):
        print(path)


def kind_of_folder(folder: Path, game_id: str | None) -> type[Game]:
    """The game a folder is for."""
    return game_class(read_folder(folder, game_id or "")[0].game)


def try_out(kind: type[Game], players: int, content: Content, limit: int = 20_000) -> None:
    """Play a game at random: tables may be sound each by itself, and yet not go together."""
    state, rng = kind(players, content=content).start(seed=0), Rng(0)
    for _ in range(limit):
        if state.over:
            broken = state.game.laws(state.kernel)
            if not broken:
                return
            message = f"a game for {players} ended against the laws: {'; '.join(broken)}"
            raise BadContent(message, file="", reason="content-laws", players=players)
        if state.to_act == CHANCE or not state.moves:
            message = f"a game for {players} got stuck"
            raise BadContent(message, file="", reason="content-stuck", players=players)
        state.play(state.moves[rng.below(len(state.moves))])
    message = f"a game for {players} does not end"
    raise BadContent(message, file="", reason="content-endless", players=players)
