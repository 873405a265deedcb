"""The home menu: plain ``durbar play`` asks what to play, with whom and how, and then plays it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from durbar.bots import BOTS, USUAL_LEVEL
from durbar.core import DurbarError, Game, Option, OptionError, OptionValue
from durbar.session import PERSON, Seat
from durbar.texts import bot_help, default_name, say_error

from . import play
from .arguments import name_seats, parse_option, playable_game
from .listing import describe_value, describe_values, loadable_games, player_range
from .messages import MESSAGES, game_texts
from .paths import unfinished_records
from .screen import Leave, Screen


def run_menu(screen: Screen) -> None:
    """Ask until there is a game to play, then play it."""
    try:
        choose_game(screen)
    except (Leave, EOFError, KeyboardInterrupt):
        screen.print()
        screen.print_text("goodbye")


def choose_game(screen: Screen) -> None:
    kinds = loadable_games(screen)
    if not kinds:
        raise OptionError("no game is installed", field="game", reason="no-games")
    left = unfinished_records()
    while True:
        screen.print(Panel(Text(screen.say("welcome"), style="bold"), expand=False))
        entries = [
            (game_texts(kind).say(screen.lang, "game-name"), game_texts(kind).say(screen.lang, "game-line"))
            for kind in kinds
        ]
        entries += [(screen.say("go-on"), path.stem) for path in left]
        screen.print_list((f"{k} {name}", line) for k, (name, line) in enumerate(entries, 1))
        screen.print_text("menu-help", style="dim", languages=", ".join(MESSAGES.languages))
        answer = ask(screen, "which-game", default="1")
        if answer in MESSAGES.languages:
            screen.lang = answer
        elif answer.isdecimal() and 1 <= int(answer) <= len(kinds):
            set_up_game(kinds[int(answer) - 1], screen)
            return
        elif answer.isdecimal() and len(kinds) < int(answer) <= len(entries):
            play.resume_game(left[int(answer) - len(kinds) - 1], None, False, False, None, screen)
            return
        elif answer in (kind.id for kind in kinds):
            set_up_game(playable_game(answer), screen)
            return


def ask(screen: Screen, text: str, default: str = "", **arguments: str | int) -> str:
    """A question of the menu; Enter takes the default, `quit` leaves."""
    said = screen.say(text, **arguments)
    answer = screen.read_line(f"{said} [{default}] " if default else f"{said} ")
    if answer.lower() == "quit":
        raise Leave
    return answer or default


def set_up_game(kind: type[Game], screen: Screen) -> None:
    """Players, seats and options of a new game; then play it."""
    fewest, most = kind.seats
    players = ask_number(
        screen, "how-many", fewest, most, min(max(fewest, 2), most), players=player_range(kind)
    )
    people = ask_number(screen, "how-many-people", 1, players, 1)
    seats = ask_seats(screen, players, people)
    game = ask_options(kind, players, screen)
    play.start_game(play.NewGame(game, seats), screen)


def complain(error: DurbarError, screen: Screen) -> None:
    """What is wrong with an answer, for players."""
    screen.print(Text(say_error(error, screen.lang, MESSAGES) or str(error), style="red"))


def ask_number(screen: Screen, text: str, low: int, high: int, default: int, **arguments: str | int) -> int:
    """A number within limits; asked again until there is one. Not asked if there is no choice."""
    if low == high:
        return low
    while True:
        answer = ask(screen, text, str(default), **arguments)
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        screen.print_text("number-between", style="red", low=low, high=high)


def ask_seats(screen: Screen, players: int, people: int) -> tuple[Seat, ...]:
    """Names for the people, and which bots sit beside them."""
    written = []
    for k in range(people):
        name = ask(screen, "your-name", default_name(k, None, screen.lang), number=k + 1)
        written.append(f"{PERSON}:{name}")
    if people < players:
        screen.print_list((name, bot_help(name, screen.lang)) for name in BOTS)
        while (kind := ask(screen, "which-bots", USUAL_LEVEL)) not in BOTS:
            screen.print_text("not-understood", style="red", words=kind)
        written += [kind] * (players - people)
    try:
        return name_seats(written, screen.lang)
    except OptionError as error:
        complain(error, screen)
        return ask_seats(screen, players, people)


def ask_options(kind: type[Game], players: int, screen: Screen) -> Game:
    """Show the options with their values; a number changes one, Enter starts."""
    chosen: dict[str, OptionValue] = {}
    while True:
        print_options(kind, players, chosen, screen)
        answer = ask(screen, "change-option")
        if not answer:
            try:
                return kind(players, **chosen)
            except DurbarError as error:
                complain(error, screen)
        elif answer.isdecimal() and 1 <= int(answer) <= len(kind.OPTIONS):
            ask_option(kind, kind.OPTIONS[int(answer) - 1], chosen, screen)
        else:
            screen.print_text("not-understood", style="red", words=answer)


def print_options(kind: type[Game], players: int, chosen: Mapping[str, OptionValue], screen: Screen) -> None:
    """Number, name, value and meaning of every option."""
    grid = Table.grid(padding=(0, 2))
    for k, option in enumerate(kind.OPTIONS, 1):
        text = f"option-{option.name}"
        name, meaning = (game_texts(kind).say(screen.lang, each) for each in (text, f"{text}-help"))
        value = describe_value(
            kind, option, chosen.get(option.name, option.default_for(players)), screen.lang
        )
        style = "bold yellow" if option.name in chosen else "bold"
        grid.add_row(
            Text(f"{k:>2} {name}", style="cyan"), Text(value, style=style), Text(meaning, style="dim")
        )
    screen.print()
    screen.print(grid)


def ask_option(kind: type[Game], option: Option, chosen: dict[str, OptionValue], screen: Screen) -> None:
    """Ask for another value of one option. A flag has only one other."""
    if option.kind == "flag":
        chosen[option.name] = not chosen.get(option.name, option.default)
        return
    if option.kind == "choice":
        values = [(value, describe_value(kind, option, value, screen.lang)) for value in option.values]
        screen.print_list((f"{k} {value}", said) for k, (value, said) in enumerate(values, 1))
    answer = ask(screen, "new-value", option.write(option.default), values=describe_values(option))
    if option.kind == "choice" and answer.isdecimal() and 1 <= int(answer) <= len(option.values):
        answer = option.values[int(answer) - 1]
    try:
        chosen[option.name] = parse_option(option, answer)
    except OptionError as error:
        complain(error, screen)
