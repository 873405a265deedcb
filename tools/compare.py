"""Measure two builds of Durbar in one run, taking turns, and print how much faster the second one is.

    python tools/compare.py OLD NEW                       every game, every figure
    python tools/compare.py OLD NEW --games revival --rounds 30 --seconds 0.05
    python tools/compare.py OLD NEW --markdown            as tables for docs/benchmarks.md

OLD and NEW are environments (a folder with bin/ or Scripts/ in it), or folders of source (with durbar/ in
them), which run uncompiled. A shared machine is fast in one minute and slow in the next; builds that take
turns every few moments meet the same minutes, and the median of their ratios says what a single run cannot.
Standard library only, and of Durbar nothing but its benchmark: an older build has to understand it too.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

FIGURES = {  # of durbar.arena.Benchmark; whether more is better
    "decisions_per_second": True,
    "decisions_per_second_inside": True,
    "clone_us": False,
    "view_us": False,
    "sample_us": False,
}
PLAYERS = 4  # or as near to that as a game allows; the setting of `durbar bench`

WORKER = """
import json, sys
import durbar
from durbar.arena.bench import COMPILED, bench
games = {}
print(json.dumps({"compiled": COMPILED, "games": list(durbar.games())}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["game"] not in games:
        kind = durbar.game_class(asked["game"])
        games[asked["game"]] = kind(min(max(asked["players"], kind.seats[0]), kind.seats[1]))
    measured = bench(games[asked["game"]], seconds=asked["seconds"], repetitions=1)
    print(json.dumps(measured.to_dict()), flush=True)
"""


class Build:
    """One build, running in a process of its own and idle until it is asked."""

    def __init__(self, place: Path) -> None:
        self.place = place
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        python = next((path for path in interpreters(place) if path.exists()), None)
        if python is None:
            if not (place / "durbar" / "__init__.py").exists():
                sys.exit(f"compare: {place} is neither an environment nor a folder of source")
            python, environment["PYTHONPATH"] = Path(sys.executable), str(place.resolve())
        self.process = subprocess.Popen(
            [python, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        hello = self.answer()
        self.form = "compiled" if hello["compiled"] else "pure"
        self.games: list[str] = hello["games"]

    def measure(self, game: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin
        self.process.stdin.write(json.dumps({"game": game, "seconds": seconds, "players": PLAYERS}) + "\n")
        self.process.stdin.flush()
        measured: dict[str, float] = self.answer()
        return measured

    def answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"compare: the build in {self.place} stopped")
        return json.loads(line)

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def interpreters(place: Path) -> tuple[Path, ...]:
    return place / "bin" / "python", place / "Scripts" / "python.exe"


def compare(old: Build, new: Build, game: str, rounds: int, seconds: float) -> list[tuple[str, list[float]]]:
    """For each figure the best of the old build, the best of the new one, and the ratio of every round."""
    seen: dict[Build, list[dict[str, float]]] = {old: [], new: []}
    for turn in range(rounds):
        for build in (old, new) if turn % 2 == 0 else (new, old):  # neither is always the first
            seen[build].append(build.measure(game, seconds))
    lines = []
    for figure, more_is_better in FIGURES.items():
        before, after = ([row[figure] for row in seen[build]] for build in (old, new))
        pairs = zip(before, after, strict=True)
        gains = [b / a if more_is_better else a / b for a, b in pairs]
        best = max if more_is_better else min
        lines.append((figure, [best(before), best(after), *gains]))
    return lines


Rows = dict[str, list[tuple[str, list[float]]]]  # by game: what `compare` found


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3f}"


def describe_gains(gains: list[float]) -> str:
    """The median of the ratios, and between which of them the middle half of the rounds lies."""
    ascending, quarter = sorted(gains), len(gains) // 4
    return f"{median(gains):.3f} ({ascending[quarter]:.3f} to {ascending[-1 - quarter]:.3f})"


def print_markdown(found: Rows) -> None:
    """A table for each figure, and under which load they were measured."""
    load = f", load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    print(f"Python {platform.python_version()}, {platform.system()}, {os.cpu_count()} processors{load}.")
    for figure in FIGURES:
        print(f"\n| {figure} | old, best round | new, best round | new is faster by |\n|---|---|---|---|")
        for game, lines in found.items():
            before, after, *gains = dict(lines)[figure]
            print(f"| {game} | {number(before)} | {number(after)} | {describe_gains(gains)} |")


def main() -> None:
    arguments = argparse.ArgumentParser(description="Measure two builds of Durbar, taking turns")
    arguments.add_argument("old", type=Path)
    arguments.add_argument("new", type=Path)
    arguments.add_argument("--games", nargs="+", help="all that both builds have, if not given")
    arguments.add_argument("--rounds", type=int, default=40)
    arguments.add_argument("--seconds", type=float, default=0.03, help="CPU time for one figure in one round")
    arguments.add_argument("--markdown", action="store_true", help="print tables for a page")
    asked = arguments.parse_args()
    old, new = Build(asked.old), Build(asked.new)
    print(f"old: {asked.old} ({old.form})   new: {asked.new} ({new.form})   {asked.rounds} rounds")
    found: Rows = {}
    for game in asked.games or [game for game in old.games if game in new.games]:
        found[game] = compare(old, new, game, asked.rounds, asked.seconds)
        if asked.markdown:
            continue
        print(f"\n{game:30}{'old, best':>14}{'new, best':>14}   new is faster by (middle half of the rounds)")
        for figure, (before, after, *gains) in found[game]:
            print(f"{figure:30}{number(before):>14}{number(after):>14}   {describe_gains(gains)}", flush=True)
    if asked.markdown:
        print_markdown(found)
    old.close()
    new.close()


if __name__ == "__main__":
    main()
