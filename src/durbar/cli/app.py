"""The commands, and what each of them can be asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

from . import arena, content, guest, load, player_reports, serving

app = typer.Typer(
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GAME = typer.Argument(show_default=False)
OPTION = typer.Option("--option", "-o", metavar="NAME=VALUE")
PLAYERS = typer.Option("--players", "-p", show_default=False)
LANG = typer.Option("--lang")
SEED = typer.Option("--seed")
JSON = typer.Option("--json")

CONTENT = typer.Option("--content")

Lang = Annotated[Optional[str], LANG]  # noqa: UP045  (typer reads these at run time)
Players = Annotated[Optional[int], PLAYERS]  # noqa: UP045
Options = Annotated[Optional[list[str]], OPTION]  # noqa: UP045
GameId = Annotated[str, GAME]
OwnContent = Annotated[Optional[Path], CONTENT]  # noqa: UP045


@app.callback(invoke_without_command=True)
def home(context: typer.Context, lang: Lang = None) -> None:
    if context.invoked_subcommand is None:
        serving.serve()


@app.command()
def play(
    game: Annotated[Optional[str], GAME] = None,  # noqa: UP045
    players: Players = None,
    option: Options = None,
    bots: Annotated[Optional[str], typer.Option(metavar="BOT,…")] = None,  # noqa: UP045
    seats: Annotated[Optional[str], typer.Option(metavar="WHO,…")] = None,  # noqa: UP045
    lang: Lang = None,
    seed: Annotated[Optional[str], SEED] = None,  # noqa: UP045
    dealer: str = "seed",
    record: Optional[Path] = None,  # noqa: UP045
    resume: Optional[Path] = None,  # noqa: UP045
    recover: Annotated[bool, typer.Option("--recover")] = False,
    at: Annotated[Optional[int], typer.Option(min=0)] = None,  # noqa: UP045
    own: OwnContent = None,
) -> None:
    """Play a game: you against bots, or several people at one screen."""
    from durbar.core import OptionError

    from . import play as playing
    from .arguments import choose_language, parse_options, parse_seats, playable_game
    from .menu import run_menu
    from .screen import Screen

    spoken = choose_language(lang)
    screen = Screen(spoken)
    if dealer not in ("seed", "person"):
        message = f"{dealer!r} is no dealer; there are: seed, person"
        raise OptionError(message, field="dealer", reason="dealer", wanted=dealer)
    typed = dealer == "person"
    if resume is not None:
        if record is not None or option or players is not None or seed is not None or bots is not None:
            message = "a resumed game has its players, options and record already"
            raise OptionError(message, field="resume", reason="resume")
        if at is not None:
            resume = playing.branch_record(resume, at, recover, screen, own)
        playing.resume_game(resume, seats, typed, recover, game, screen, own)
        return
    if at is not None:
        message = "there is nothing to try again without --resume FILE"
        raise OptionError(message, field="at", reason="only-resumed")
    if recover:
        message = "there is nothing to recover without --resume FILE"
        raise OptionError(message, field="recover", reason="only-resumed")
    if game is None and own is not None:
        game = content.kind_of_folder(own, None).id
    if game is None:
        run_menu(screen)
        return
    kind = playable_game(game)
    if players is None and seats is not None:
        players = len(seats.split(","))
    chosen = kind(players, content=own, **parse_options(kind, option or []))
    sitting = parse_seats(seats, bots, chosen.players, spoken)
    playing.start_game(playing.NewGame(chosen, sitting, parse_seed(seed), typed, record, own), screen)


@app.command()
def games(
    game: Annotated[Optional[str], GAME] = None,  # noqa: UP045
    lang: Lang = None,
) -> None:
    """List the games; with a name, tell its options."""
    from .arguments import choose_language, playable_game
    from .listing import print_game, print_games
    from .screen import Screen

    screen = Screen(choose_language(lang))
    if game is None:
        print_games(screen)
    else:
        print_game(playable_game(game), screen)


@app.command()
def bots(as_json: Annotated[bool, JSON] = False, lang: Lang = None) -> None:
    """List the opponents: levels, characters and others, with their ratings."""
    from .arguments import choose_language
    from .opponents import print_bots
    from .screen import Screen

    print_bots(Screen(choose_language(lang)), as_json)


@app.command()
def simulate(
    game: GameId,
    players: Players = None,
    count: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[str, SEED] = "0",
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="BOT,…", help="Who plays; they take turns.")] = "random",
    own: OwnContent = None,
    as_json: Annotated[bool, JSON] = False,
) -> None:
    """Let bots play many games and count what came of them."""
    from .arguments import parse_bots, parse_options, playable_game
    from .reports import run_simulation

    kind = playable_game(game)
    chosen = kind(players, content=own, **parse_options(kind, option or []))
    run_simulation(chosen, parse_bots(bots, chosen.players), count, parse_seed(seed) or 0, as_json)


@app.command()
def conformance(
    game: GameId,
    count: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each setting.")] = 1,
    seed: Annotated[str, SEED] = "0",
    own: OwnContent = None,
) -> None:
    """Check that a game keeps the contract of the house, in every setting."""
    from durbar.core import game_class

    from .reports import run_conformance

    run_conformance(game_class(game), count, parse_seed(seed) or 0, own)


@app.command()
def replay(
    file: Path,
    at: Optional[int] = None,  # noqa: UP045
    svg: Optional[Path] = None,  # noqa: UP045
    seat: Annotated[Optional[int], typer.Option(min=1)] = None,  # noqa: UP045
    lang: Lang = None,
    own: OwnContent = None,
) -> None:
    """Tell a recorded game from the beginning, or show one moment of it."""
    from .arguments import choose_language
    from .replay import print_replay
    from .screen import Screen

    print_replay(file, at, svg, None if seat is None else seat - 1, Screen(choose_language(lang)), own)


@app.command()
def report(
    file: Path,
    svg: Optional[Path] = None,  # noqa: UP045
    as_json: Annotated[bool, JSON] = False,
    lang: Lang = None,
    own: OwnContent = None,
) -> None:
    """Look at a game again: chances to win, luck and skill, and the decisions that cost most."""
    from .arguments import choose_language
    from .game_report import print_report
    from .screen import Screen

    print_report(file, svg, as_json, Screen(choose_language(lang)), own)


@app.command()
def balance(
    game: GameId,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="BOT", help="Who plays all seats.")] = "rinpoche",
    deals: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, SEED] = "balance",
    option: Options = None,
    workers: arena.Workers = 1,
    backend: arena.Backend = None,
    svg: Annotated[Optional[Path], typer.Option(help="Write a picture of the victories.")] = None,  # noqa: UP045
    trait: Annotated[
        list[str] | None,
        typer.Option(help="Tell only of this, as `character`; may be repeated. All there is, without."),
    ] = None,
    own: OwnContent = None,
    as_json: Annotated[bool, JSON] = False,
) -> None:
    """The balance lab: seats, length, points, and how those fare who have this or that."""
    from .arena import read_lineup
    from .balance import run_balance

    lineup = read_lineup(game, bots, players, option, seed, own)
    run_balance(lineup, deals, workers, backend, svg, trait, as_json)


@app.command()
def bench(
    as_json: Annotated[bool, JSON] = False,
    seconds: Annotated[float, typer.Option(min=0.001, help="CPU time for one repetition of a figure.")] = 0.4,
) -> None:
    """Measure how fast the games play on this machine."""
    from .reports import run_bench

    run_bench(as_json, seconds)


serving.register(app)
load.register(app)
guest.register(app)
player_reports.register(app)
app.add_typer(arena.commands, name="arena")
app.add_typer(content.commands, name="content")


def parse_seed(seed: str | None) -> int | str | None:
    """A seed that is a number counts as one."""
    return int(seed) if seed is not None and seed.isascii() and seed.isdecimal() else seed
