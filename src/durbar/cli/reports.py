"""``durbar simulate``, ``durbar conformance`` and ``durbar bench``: work in bulk, and what came out.

These speak English: they are read by programs and by people who develop.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from durbar.arena import Tally, bench, simulate
from durbar.arena.bench import COMPILED
from durbar.bots import bot
from durbar.core import Game, Seed, game_class, games
from durbar.core.conformance import check_all

from .console import new_console

FAILED = 1


@contextmanager
def progress(total: int | None) -> Iterator[Callable[[str], object]]:
    """A bar on the error stream, if a person looks at it; the returned function is one step."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda what: bar.update(task, advance=1, description=what)


@contextmanager
def progress_to(what: str) -> Iterator[Callable[[int, int], object]]:
    """The same, for work that tells how much of it is done, of how much."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def run_simulation(game: Game, bots: Sequence[str], count: int, seed: Seed, as_json: bool) -> None:
    """Play, and print the statistics."""
    players = [bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    with progress(count) as step:
        tally = simulate(game, players, count, seed, lambda tally: step(game.id))
    if as_json:
        print(json.dumps(tally.to_dict(), indent=2))
    else:
        print_tally(tally)


def print_tally(tally: Tally) -> None:
    console = new_console()
    console.print(
        f"{tally.game!r}: {tally.finished} of {tally.games} games finished, {tally.decisions} decisions "
        f"in {tally.seconds:.2f} s ({tally.decisions_per_second:,.0f} a second)"
    )
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("mean score")
    for seat, name in enumerate(tally.bots):
        table.add_column(f"seat {seat + 1} {name}", justify="right")
    rows = [tally.mean_scores(seat) for seat in range(tally.game.players)]
    for category in rows[0]:
        style = "bold" if category == "total" else ""
        table.add_row(category, *(f"{row[category]:.1f}" for row in rows), style=style)
    table.add_row("win rate", *(f"{rate:.1%}" for rate in tally.win_rates), style="bold")
    console.print(table)
    console.print("endings: " + ", ".join(f"{name} {count}" for name, count in tally.endings.items()))


def run_conformance(kind: type[Game], count: int, seed: Seed, own: Path | None = None) -> None:
    """Run the kit and print its report; exit with 1 if anything failed."""
    settings = sum(len(list(kind.option_sets(n))) for n in range(kind.seats[0], kind.seats[1] + 1))
    content = kind.content_of(own)
    with progress(settings) as step:
        report = check_all(
            kind, games=count, seed=seed, watch=lambda game: step(repr(game)[:60]), content=content
        )
    print(report)
    if not report.ok:
        sys.exit(FAILED)


def run_bench(as_json: bool, seconds: float) -> None:
    """Measure every game with four players, or as near to that as it allows."""
    figures: dict[str, dict[str, float]] = {}
    ids = games()
    with progress(len(ids)) as step:
        for game_id in ids:
            kind = game_class(game_id)
            figures[game_id] = bench(kind(min(max(4, kind.seats[0]), kind.seats[1])), seconds).to_dict()
            step(game_id)
    if as_json:
        print(json.dumps({"compiled": COMPILED, "games": figures}, indent=2))
        return
    table = Table(title="compiled" if COMPILED else "pure Python", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("one core, CPU time")
    for game_id in figures:
        table.add_column(game_id, justify="right")
    for name in next(iter(figures.values()), {}):
        table.add_row(name.replace("_", " "), *(f"{row[name]:,.6g}" for row in figures.values()))
    new_console().print(table)
