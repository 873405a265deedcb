"""Measure our games beside other engines in one run, and write the table into docs/peers.md.

    python tools/peers.py peers_speed.py                 # makes an environment in build/peers first
    python tools/peers.py peers_speed.py --budget 0.1 --reps 1 --python ENV/bin/python
    python tools/peers.py peers_speed.py --resume        # only what an interrupted run has not measured

The script measures every engine through its own public interface; docs/peers.py are our rows in it. What is
measured is kept row by row in build/peers.json, with how and when it was measured: the page says so itself,
also of an interrupted run, and of rows that were measured otherwise than most.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "peers.md"
RESULTS = ROOT / "build" / "peers.json"
PEERS = [
    "open_spiel",
    "chess",
    "rlcard",
    "catanatron",
    "pettingzoo[classic]",
    "pgx",
    "jax[cpu]",
    "pokerkit",
    "riichienv",
    "hanabi-learning-environment",
]
NEWER_CMAKE = {"CMAKE_POLICY_VERSION_MINIMUM": "3.5"}  # without it, Hanabi is not built by CMake 4
OURS = "durbar/"
REASONS = {"absent": "not installed", "failed": "does not run", "timeout": "not done in ten minutes"}

Row = dict[str, Any]
HEAD = """# Beside other engines

Random games of other engines and of ours, one after the other on the same core, each through its own public
interface. A decision is: list what may be done, choose evenly, do it. `make peers SCRIPT=…` writes this page
(see [How fast it is](benchmarks.md)). Every figure is of CPU time, {method}, with Python {python}. Measured
{when}, on {cores} cores under a load of {load} (that of the measuring itself is 1).

- *decisions/s* is driven from Python, *inside* by the engine's own loop, *clone* is one copy of a position.
- *calib* is a fixed loop of plain Python beside every row: it says how fast the machine was just then.
- *÷ calib* is decisions/s by that measure; the last column is how many times as many the slowest of our games
  makes from Python.
- *simulations/s* are those of a tree search with random playouts, from a position early in a game; the
  decisions of such rows are those of its playouts.
- Rows of views and samples count views and samples instead of decisions. Rows of batches count the decisions
  of all games in the batch: ours with masks, or with masks and observations; those of pgx (`-b1024` are 1,024
  games) with both.

"""
COLUMNS = (
    "engine and game",
    "version",
    "players",
    "decisions/s",
    "inside",
    "clone µs",
    "simulations/s",
    "calib",
    "÷ calib",
    "ours ×",
)


def make_environment() -> Path:
    """An environment with this checkout, compiled, and the peers in it; its Python."""
    here = {"DURBAR_VENV": "build/peers", "REQUIRE_COMPILED": "1"}
    install = str(ROOT / "tools" / "install.py")
    subprocess.run([sys.executable, install, "--extra", "research"], check=True, env=os.environ | here)
    python = ROOT / "build" / "peers" / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, *PEERS], check=True, env=os.environ | NEWER_CMAKE)
    return python


def row_names(script: list[str | Path], only: str) -> list[str]:
    """What the script knows, our rows among them."""
    listed = subprocess.run([*script, "--list", "--only", only], check=True, capture_output=True, text=True)
    return listed.stdout.split("\n")[:-1]


def measure(script: Path, python: Path, budget: float, reps: int, only: str, resume: bool) -> list[Row]:
    """What the script has measured, row by row; if wanted, only what is not known yet."""
    command: list[str | Path] = [python, script, "--plugin", ROOT / "docs" / "peers.py"]
    known: list[Row] = json.loads(RESULTS.read_text(encoding="utf-8")) if resume and RESULTS.exists() else []
    rows = {row["row"]: row for row in known}
    RESULTS.parent.mkdir(exist_ok=True)
    one = RESULTS.with_name("peers-row.json")
    sitting = time.strftime("%Y-%m-%d %H:%M")
    for name in row_names(command, only):
        if name in rows:
            continue
        began = time.monotonic()
        chosen = ["--only", f"^{re.escape(name)}$", "--budget", str(budget), "--reps", str(reps)]
        subprocess.run([*command, *chosen, "--json", one], check=True, stdout=subprocess.DEVNULL)
        found = json.loads(one.read_text(encoding="utf-8"))
        took = round(time.monotonic() - began, 1)
        here = {"sitting": sitting, "took": took, "load": os.getloadavg()[0], "cores": os.cpu_count()}
        how = {"budget": budget, "reps": reps, "python": found["python"]}
        rows[name] = found["rows"][0] | how | here
        RESULTS.write_text(json.dumps(list(rows.values()), indent=1), encoding="utf-8")
        print(name, figure(rows[name].get("dec_s")) or rows[name]["status"], f"{took} s", file=sys.stderr)
    return list(rows.values())


def page(rows: list[Row]) -> str:
    """The whole page: our rows first, then the others by name; what could not be measured is named."""
    measured = sorted((row for row in rows if row["status"] == "ok"), key=order)
    missing = sorted((row for row in rows if row["status"] != "ok"), key=order)
    slowest = min((row["dec_s"] / row["calib"] for row in measured if is_game(row["row"])), default=None)
    usual = Counter(map(method, measured)).most_common(1)[0][0]
    lines = [f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}"]
    lines += [f"| {' | '.join(cells(row, slowest, usual))} |" for row in measured]
    text = HEAD.format(method=usual, **circumstances(measured)) + "\n".join(lines) + "\n"
    if missing:
        reasons = [f"{row['row']} ({REASONS[row['status']]})" for row in missing]
        text += f"\nNot measured: {', '.join(reasons)}.\n"
    return text


def method(row: Row) -> str:
    return f"the best of {row['reps']} times {row['budget']} s"


def circumstances(rows: list[Row]) -> dict[str, str]:
    """With what, when and beside what these rows were measured, as one reads it."""
    sittings = sorted({row["sitting"] for row in rows})
    loads = sorted(row["load"] for row in rows)
    return {
        "python": ", ".join(sorted({row["python"] for row in rows})),
        "when": f"in one run, {sittings[0]}" if len(sittings) == 1 else f"in {len(sittings)} sittings",
        "cores": ", ".join(sorted({str(row["cores"]) for row in rows})),
        "load": f"{loads[0]:.1f} to {loads[-1]:.1f}, {loads[len(loads) // 2]:.1f} at the median",
    }


def order(row: Row) -> tuple[bool, str]:
    return not row["row"].startswith(OURS), row["row"]


def is_game(name: str) -> bool:
    """One of our rows that is driven from Python, game by game."""
    return name.startswith(OURS) and "-" not in name.removeprefix(OURS)


def cells(row: Row, slowest: float | None, usual: str) -> list[str]:
    speed, calib = row.get("dec_s"), row["calib"]
    by_calib = speed / calib if speed else None
    ratio = "" if not by_calib or not slowest or row["row"].startswith(OURS) else figure(slowest / by_calib)
    version = "" if row["version"] == "local" else row["version"]
    inside, clone = row.get("native_dec_s"), row.get("clone_us")
    return [
        row["row"] if method(row) == usual else f"{row['row']} ({method(row)})",
        version,
        row["players"].removesuffix("p"),
        figure(speed),
        figure(inside),
        figure(clone),
        figure(row.get("sims_s")),
        figure(calib),
        figure(by_calib),
        ratio,
    ]


def figure(value: float | None) -> str:
    """Three digits, with M or k."""
    if value is None:
        return ""
    for size, sign in ((1e6, "M"), (1e4, "k")):
        if value >= size:
            return f"{value / (size if size == 1e6 else 1e3):.3g}\N{NO-BREAK SPACE}{sign}"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("script", type=Path, help="the script that measures the peers")
    parser.add_argument("--python", type=Path, help="of an environment that has the peers and durbar in it")
    parser.add_argument("--budget", type=float, default=0.3, help="CPU seconds a repetition")
    parser.add_argument("--reps", type=int, default=3)
    parser.add_argument("--only", default="", help="a pattern of rows; the page is written all the same")
    parser.add_argument("--resume", action="store_true", help="keep what an earlier run has measured")
    chosen = parser.parse_args()
    python = chosen.python or make_environment()
    rows = measure(chosen.script, python, chosen.budget, chosen.reps, chosen.only, chosen.resume)
    PAGE.write_text(page(rows), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {len(rows)} rows", file=sys.stderr)


if __name__ == "__main__":
    main()
