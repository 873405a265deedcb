"""The home menu: plain ``durbar`` asks what to play, with whom and how, and then plays it."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from durbar.bots import BOTS
from durbar.core import DurbarError, Option, OptionError, OptionValue, games
from durbar.texts import HOUSE, SpeakingGame

from . import play
from .catalogue import players_of, possible, said_value
from .keeping import unfinished
from .screen import Leave, Screen
from .wishes import PERSON, Seat, kind_of, name_seats


def welcome(screen: Screen) -> None:
    """Ask until there is a game to play, then play it."""
    try:
        choose(screen)
    except (Leave, EOFError, KeyboardInterrupt):
        screen.print()
        screen.tell("goodbye")


def choose(screen: Screen) -> None:
    kinds = [kind_of(game_id) for game_id in games()]
    if not kinds:
        raise OptionError("no game is installed", field="game")
    left = unfinished()
    while True:
        screen.clear()
        screen.print(Panel(Text(screen.say("welcome"), style="bold"), expand=False))
        entries = [
            (kind.texts.say(screen.lang, "game-name"), kind.texts.say(screen.lang, "game-line"))
            for kind in kinds
        ]
        entries += [(screen.say("go-on"), path.stem) for path in left]
        screen.listing((f"{k} {name}", line) for k, (name, line) in enumerate(entries, 1))
        screen.tell("menu-help", style="dim", languages=", ".join(HOUSE.languages))
        answer = ask(screen, "which-game", default="1")
        if answer in HOUSE.languages:
            screen.lang = answer
        elif answer.isdecimal() and 1 <= int(answer) <= len(kinds):
            prepare(kinds[int(answer) - 1], screen)
            return
        elif answer.isdecimal() and len(kinds) < int(answer) <= len(entries):
            play.resume(left[int(answer) - len(kinds) - 1], None, False, False, None, screen)
            return
        elif answer in games():
            prepare(kind_of(answer), screen)
            return


def ask(screen: Screen, text: str, default: str = "", **arguments: str | int) -> str:
    """A question of the menu; Enter takes the default, `quit` leaves."""
    said = screen.say(text, **arguments)
    answer = screen.read(f"{said} [{default}] " if default else f"{said} ")
    if answer.lower() == "quit":
        raise Leave
    return answer or default


def prepare(kind: type[SpeakingGame], screen: Screen) -> None:
    """Players, seats and options of a new game; then play it."""
    fewest, most = kind.seats
    players = number(screen, "how-many", fewest, most, min(max(fewest, 2), most), players=players_of(kind))
    people = number(screen, "how-many-people", 1, players, 1)
    seats = seats_for(screen, players, people)
    game = options_for(kind, players, screen)
    play.begin(play.Wish(game, seats), screen)


def number(screen: Screen, text: str, low: int, high: int, default: int, **arguments: str | int) -> int:
    """A number within limits; asked again until there is one. Not asked if there is no choice."""
    if low == high:
        return low
    while True:
        answer = ask(screen, text, str(default), **arguments)
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        screen.tell("number-between", style="red", low=low, high=high)


def seats_for(screen: Screen, players: int, people: int) -> tuple[Seat, ...]:
    """Names for the people, and which bots sit beside them."""
    written = []
    for k in range(people):
        name = ask(screen, "your-name", HOUSE.say(screen.lang, "player", number=k + 1), number=k + 1)
        written.append(f"{PERSON}:{name}")
    if people < players:
        screen.listing((name, screen.say(f"bot-{name}-help")) for name in BOTS)
        while (kind := ask(screen, "which-bots", "greedy")) not in BOTS:
            screen.tell("not-understood", style="red", words=kind)
        written += [kind] * (players - people)
    try:
        return name_seats(written, screen.lang)
    except OptionError as error:
        screen.print(Text(str(error), style="red"))
        return seats_for(screen, players, people)


def options_for(kind: type[SpeakingGame], players: int, screen: Screen) -> SpeakingGame:
    """Show the options with their values; a number changes one, Enter starts."""
    chosen: dict[str, OptionValue] = {}
    while True:
        screen.print()
        for k, option in enumerate(kind.OPTIONS, 1):
            show_option(kind, k, option, chosen.get(option.name, option.default), screen)
        answer = ask(screen, "change-option")
        if not answer:
            try:
                return kind(players, **chosen)
            except DurbarError as error:
                screen.print(Text(str(error), style="red"))
        elif answer.isdecimal() and 1 <= int(answer) <= len(kind.OPTIONS):
            change(kind, kind.OPTIONS[int(answer) - 1], chosen, screen)
        else:
            screen.tell("not-understood", style="red", words=answer)


def show_option(kind: type[SpeakingGame], k: int, option: Option, value: OptionValue, screen: Screen) -> None:
    line = Text(f"{k:>2} ", style="bold cyan")
    line.append(f"{kind.texts.say(screen.lang, f'option-{option.name}')}: ", style="not bold default")
    line.append(said_value(kind, option, value, screen.lang), style="bold default")
    line.append(
        f"  {kind.texts.say(screen.lang, f'option-{option.name}-help')}", style="dim not bold default"
    )
    screen.print(line)


def change(kind: type[SpeakingGame], option: Option, chosen: dict[str, OptionValue], screen: Screen) -> None:
    """Ask for another value of one option. A flag has only one other."""
    if option.kind == "flag":
        chosen[option.name] = not chosen.get(option.name, option.default)
        return
    if option.kind == "choice":
        values = [(value, said_value(kind, option, value, screen.lang)) for value in option.values]
        screen.listing((f"{k} {value}", said) for k, (value, said) in enumerate(values, 1))
    answer = ask(screen, "new-value", option.write(option.default), values=possible(option))
    if option.kind == "choice" and answer.isdecimal() and 1 <= int(answer) <= len(option.values):
        answer = option.values[int(answer) - 1]
    try:
        chosen[option.name] = option.read(answer)
    except OptionError as error:
        screen.print(Text(str(error), style="red"))
