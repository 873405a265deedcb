"""``durbar games``: what can be played, and with which options."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from durbar.core import Game, Option, OptionValue, games

from .screen import Screen
from .wishes import kind_of
from .words import texts_of


def playable(screen: Screen) -> list[type[Game]]:
    """All installed games that can be loaded; somebody's broken package must not close the house."""
    kinds = []
    for game_id in games():
        try:
            kind = kind_of(game_id)
            texts_of(kind).say(screen.lang, "game-name")
        except Exception as error:
            screen.tell("not-loaded", style="yellow", game=game_id, why=f"{type(error).__name__}: {error}")
        else:
            kinds.append(kind)
    return kinds


def list_games(screen: Screen) -> None:
    """One row for each game."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("id", "column-name", "column-players", "column-line"):
        table.add_column("id" if column == "id" else screen.say(column))
    for kind in playable(screen):
        name, line = (texts_of(kind).say(screen.lang, text) for text in ("game-name", "game-line"))
        table.add_row(Text(kind.id, style="bold cyan"), name, players_of(kind), line)
    screen.print(table)
    screen.tell("games-more", style="dim")


def tell_game(kind: type[Game], screen: Screen) -> None:
    """A game, its options and their values."""
    say = texts_of(kind).say
    screen.print(Text(say(screen.lang, "game-name"), style="bold"))
    screen.print(say(screen.lang, "game-line"))
    screen.tell("players-possible", players=players_of(kind))
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("column-option", "column-values", "column-default", "column-meaning"):
        table.add_column(screen.say(column))
    for option in kind.OPTIONS:
        table.add_row(
            Text(option.name, style="bold cyan"),
            possible(option),
            usual(option),
            say(screen.lang, f"option-{option.name}-help"),
        )
    screen.print(table)


def players_of(kind: type[Game]) -> str:
    fewest, most = kind.seats
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def usual(option: Option) -> str:
    """The default, and where it is another one for some number of players: "v1 (2: v2)"."""
    others = ", ".join(f"{players}: {option.write(value)}" for players, value in option.usual)
    return f"{option.write(option.default)} ({others})" if others else option.write(option.default)


def possible(option: Option) -> str:
    """The values that can be written for an option."""
    if option.kind == "flag":
        return "yes, no"
    if option.kind == "number":
        return f"{option.low}–{option.high}"
    return ", ".join(option.values) if option.kind == "choice" else "…"


def said_value(kind: type[Game], option: Option, value: OptionValue, lang: str) -> str:
    """A value in words: choices have a text each, flags are yes or no."""
    if option.kind == "choice":
        return texts_of(kind).say(lang, f"option-{option.name}-{value}")
    if option.kind == "flag":
        return texts_of(kind).say(lang, "yes" if value else "no")
    return str(value) or "–"
