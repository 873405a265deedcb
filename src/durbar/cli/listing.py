"""``durbar games``: what can be played, and with which options."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from durbar.core import Game, Option, OptionValue, games

from .arguments import playable_game
from .messages import game_texts
from .screen import Screen


def loadable_games(screen: Screen) -> list[type[Game]]:
    """All installed games that can be loaded; somebody's broken package must not close the house."""
    kinds = []
    for game_id in games():
        try:
            kind = playable_game(game_id)
            game_texts(kind).say(screen.lang, "game-name")
        except Exception as error:
            screen.print_text(
                "not-loaded", style="yellow", game=game_id, why=f"{type(error).__name__}: {error}"
            )
        else:
            kinds.append(kind)
    return kinds


def print_games(screen: Screen) -> None:
    """One row for each game."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("id", "column-name", "column-players", "column-line"):
        table.add_column("id" if column == "id" else screen.say(column))
    for kind in loadable_games(screen):
        name, line = (game_texts(kind).say(screen.lang, text) for text in ("game-name", "game-line"))
        table.add_row(Text(kind.id, style="bold cyan"), name, player_range(kind), line)
    screen.print(table)
    screen.print_text("games-more", style="dim")


def print_game(kind: type[Game], screen: Screen) -> None:
    """A game, its options and their values."""
    say = game_texts(kind).say
    screen.print(Text(say(screen.lang, "game-name"), style="bold"))
    screen.print(say(screen.lang, "game-line"))
    screen.print_text("players-possible", players=player_range(kind))
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("column-option", "column-values", "column-default", "column-meaning"):
        table.add_column(screen.say(column))
    for option in kind.OPTIONS:
        table.add_row(
            Text(option.name, style="bold cyan"),
            describe_values(option),
            describe_default(option),
            say(screen.lang, f"option-{option.name}-help"),
        )
    screen.print(table)


def player_range(kind: type[Game]) -> str:
    fewest, most = kind.seats
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def describe_default(option: Option) -> str:
    """The default, and where it is another one for some number of players: "v1 (2: v2)"."""
    others = ", ".join(f"{players}: {option.write(value)}" for players, value in option.usual)
    return f"{option.write(option.default)} ({others})" if others else option.write(option.default)


def describe_values(option: Option) -> str:
    """The values that can be written for an option."""
    if option.kind == "flag":
        return "yes, no"
    if option.kind == "number":
        return f"{option.low}–{option.high}"
    return ", ".join(option.values) if option.kind == "choice" else "…"


def describe_value(kind: type[Game], option: Option, value: OptionValue, lang: str) -> str:
    """A value in words: choices have a text each, flags are yes or no."""
    if option.kind == "choice":
        return game_texts(kind).say(lang, f"option-{option.name}-{value}")
    if option.kind == "flag":
        return game_texts(kind).say(lang, "yes" if value else "no")
    return str(value) or "–"
