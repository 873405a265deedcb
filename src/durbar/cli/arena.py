"""``durbar arena``: who plays better, and how sure that is. These speak English, as all reports do."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Annotated, Optional

import typer
from rich import box
from rich.table import Table

from durbar.arena import Ledger, Lineup, MatchReport, Played, SequentialTest, blocks_of, lineup_of
from durbar.arena import play_blocks as play
from durbar.arena import report as count
from durbar.arena.ladder import climb, commit, play_digest, steps_of
from durbar.arena.ladder_page import page, plot
from durbar.arena.match import deal_shares, plot_match
from durbar.arena.plot import Interval
from durbar.core import OptionError
from durbar.core import games as installed_games

from .arguments import parse_options, playable_game
from .console import new_console
from .content import kind_of_folder
from .reports import progress

SIZE = 4  # deals in a block

commands = typer.Typer(no_args_is_help=True)

GameId = str
Players = Annotated[Optional[int], typer.Option("--players", "-p")]  # noqa: UP045
Bots = Annotated[
    str, typer.Option(metavar="BOT,…", help="The first meets the others; every seat is played by everybody.")
]
Deals = Annotated[int, typer.Option(min=1, help="How many deals; each is played from every seat.")]
Seed = Annotated[str, typer.Option()]
Options = Annotated[
    Optional[list[str]],  # noqa: UP045
    typer.Option("--option", "-o", metavar="NAME=VALUE"),
]
OwnContent = Annotated[
    Optional[Path],  # noqa: UP045
    typer.Option("--content"),
]
AsJson = Annotated[bool, typer.Option("--json")]
Workers = Annotated[int, typer.Option(min=1, help="How many processes.")]
Backend = Annotated[
    Optional[str],  # noqa: UP045
    typer.Option(help="A backend of joblib: the workers are a cluster's. Dask's is dask=SCHEDULER:PORT."),
]
Results = Annotated[
    Optional[Path],  # noqa: UP045
    typer.Option("--ledger", help="Keep every block in this file, and go on from it after an interruption."),
]


@commands.command()
def match(
    game: GameId,
    bots: Bots = "greedy,random",
    players: Players = None,
    deals: Deals = 20,
    seed: Seed = "0",
    option: Options = None,
    workers: Workers = 1,
    backend: Backend = None,
    ledger: Results = None,
    own: OwnContent = None,
    svg: Annotated[Optional[Path], typer.Option(help="Draw everybody's share of the wins.")] = None,  # noqa: UP045
    as_json: AsJson = False,
) -> None:
    """Play a match, and print what came of it."""
    lineup = read_lineup(game, bots, players, option, seed, own)
    blocks = list(blocks_of(lineup, deals, SIZE))
    with progress(len(blocks)) as step:
        games = play(blocks, workers, Ledger(ledger), lambda _: step(lineup.game), backend)
    found = count(lineup, games)
    if svg is not None:
        svg.write_text(plot_match(found), encoding="utf-8")
    print_report(found, as_json)


@commands.command()
def sprt(
    game: GameId,
    bots: Bots = "greedy,random",
    players: Players = None,
    deals: Annotated[int, typer.Option(min=1, help="Give up after so many deals.")] = 1000,
    low: Annotated[float, typer.Option(help="The share of wins that would be no progress.")] = 0.5,
    high: Annotated[float, typer.Option(help="The share of wins that would be enough.")] = 0.55,
    seed: Seed = "0",
    option: Options = None,
    workers: Workers = 1,
    backend: Backend = None,
    ledger: Results = None,
    own: OwnContent = None,
    as_json: AsJson = False,
) -> None:
    """Play until it is sure whether the first bot is better than the second, and stop then."""
    lineup = read_lineup(game, bots, players, option, seed, own)
    test, kept, games, done = SequentialTest(low, high), Ledger(ledger), list[Played](), 0
    with progress(None) as step:
        while test.verdict(deal_shares(games, 0)) == "undecided" and done < deals:
            blocks = list(blocks_of(lineup, min(SIZE * workers, deals - done), SIZE, first=done))
            played = play(blocks, workers, kept, None, backend)
            for block in blocks:  # however many were played at once, it stops after the same one
                games += [game for game in played if block.first <= game.deal < block.last]
                done = block.last
                step(f"{test.ratio(deal_shares(games, 0)):+.2f}")
                if test.verdict(deal_shares(games, 0)) != "undecided":
                    break
    shares = deal_shares(games, 0)
    verdict, ratio = test.verdict(shares), test.ratio(shares)
    if as_json:
        told = {**count(lineup, games).to_dict(), "verdict": verdict, "log_likelihood_ratio": round(ratio, 3)}
        print(json.dumps(told, indent=2))
        return
    print_report(count(lineup, games), as_json=False)
    new_console().print(f"{lineup.bots[0]} is {verdict} (log-likelihood ratio {ratio:+.2f})")


@commands.command()
def ladder(
    games: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Argument(help="Which games, all of them without; GAME:N for as many deals of that one."),
    ] = None,
    deals: Annotated[int, typer.Option(min=2, help="Deals of every match; each is two games.")] = 80,
    minutes: Annotated[
        float, typer.Option(min=0, help="Stop in time, with fewer deals; the games share the minutes.")
    ] = math.inf,
    seed: Seed = "ladder",
    workers: Workers = 1,
    backend: Backend = None,
    ledger: Results = None,
    pages: Annotated[Path, typer.Option(help="The folder for ladder.md and ladder.svg.")] = Path("docs"),
    ratings: Annotated[
        Path | None,
        typer.Option(help="Where the results go as JSON, as src/durbar/bots/data/ladder.json."),
    ] = None,
    own: OwnContent = None,
    as_json: AsJson = False,
) -> None:
    """Let all levels and characters meet, and write the ladder; with a ledger it can be interrupted."""
    if own is not None and games is None:
        games = [kind_of_folder(own, None).id]
    asked = [parse_deals(written, deals) for written in games or installed_games()]
    chosen = [(playable_game(game)(2, content=own), number) for game, number in asked]
    source, kept = commit(), Ledger(ledger, {game.id: play_digest(game) for game, _ in chosen})
    with progress(sum(steps_of(number) for _, number in chosen)) as step:
        found = climb(chosen, seed, kept, workers, step, backend, minutes)
    results = {"source": source, "games": {each.game: each.to_dict() for each in found}}
    pages.mkdir(parents=True, exist_ok=True)
    command = " ".join(f"{game.id}:{number}" for game, number in chosen) + f" --seed {seed}"
    command += f" --minutes {minutes:g}" if minutes < math.inf else ""
    command += f" --ledger {ledger.name}" if ledger is not None else ""  # perhaps of several sittings
    (pages / "ladder.md").write_text(page(found, source, command), encoding="utf-8")
    (pages / "ladder.svg").write_text(plot(found), encoding="utf-8")
    if ratings is not None:
        ratings.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if as_json:
        print(json.dumps(results, indent=2))


def parse_deals(written: str, usual: int) -> tuple[str, int]:
    """The name of a game, and how many deals of it are wanted."""
    name, _, number = written.partition(":")
    if not number:
        return name, usual
    if not number.isdecimal() or int(number) < 2:
        message = f"{number!r} is no number of deals; at least 2 are needed"
        raise OptionError(message, field="games", reason="deals", wanted=number)
    return name, int(number)


def read_lineup(
    game: str, bots: str, players: int | None, option: list[str] | None, seed: str, own: Path | None
) -> Lineup:
    """The line-up that was asked for."""
    kind = playable_game(game)
    chosen = kind(players, content=own, **parse_options(kind, option or []))
    return lineup_of(chosen, [name.strip() for name in bots.split(",")], seed)


def print_report(report: MatchReport, as_json: bool) -> None:
    """The figures of a match, as a table or as JSON."""
    if as_json:
        print(json.dumps(report.to_dict(), indent=2))
        return
    console = new_console()
    lineup = report.lineup
    console.print(
        f"{lineup.game}, {lineup.players} players: {report.games} games of {report.deals} deals, "
        f"{report.without_winner:.0%} without a winner; intervals of 95 %, ms a decision"
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("bot", "games", "wins", "first", "score", "margin", "ms"):
        table.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for row in report.standings:
        table.add_row(
            row.bot,
            str(row.games),
            share_column(row.wins),
            share_column(row.first),
            f"{row.score[0]:.1f} ±{row.score[2] - row.score[0]:.1f}",
            f"{row.margin[0]:+.1f} ±{row.margin[2] - row.margin[0]:.1f}",
            f"{row.ms_per_decision:.1f}",
        )
    console.print(table)


def share_column(interval: Interval) -> str:
    """A share with its bounds in few letters: the table has to fit 80 columns."""
    return f"{interval[0]:.0%} ({100 * interval[1]:.0f}–{100 * interval[2]:.0f})"
