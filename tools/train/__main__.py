"""Fit the weights of the bots by self-play: one command, as often as you like.

    python -m tools.train expedition --players 2 --rounds 3 --games 2500 --workers 2 --mirrored

Each round plays games with the weights of the round before (the first with those of the package for the
nearest number of players, or greedy ones where there are none), strewn a little anew for every seat, fits
new weights to the positions of the last rounds, and lets the new ones meet the best so far on deals of their
own. The winner of that is the best so far. What was finished is kept in build/train: the same command goes
on where it stopped. `--keep` writes the best into the package.

An evening on two cores is some 10,000 games. Needs numpy (extra `dev`).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import durbar
from durbar.bots import FittedBot, GreedyBot
from durbar.bots.weights import file_name, make_valuation, shipped_weights
from durbar.core import Bot, Game

from . import fitting, selfplay

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "src/durbar/bots/data"
BLOCK = 25  # games played by one process at a time
REMEMBERED = 3  # rounds whose positions are fitted together
OPINIONS = 0.3  # how far the weights of training games are strewn around the present ones
FAST = {"budget": 250, "playouts": 3}  # thought for a decision in training games
FULL = {"budget": 1500, "playouts": 8}  # ... and in matches

Table = dict[str, Any]
Setting = tuple[str, int, tuple[tuple[str, Any], ...]]
Sides = tuple[Setting, Table, Table | None]  # the new weights and the old ones


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m tools.train", description="Fit weights by self-play.")
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--rounds", type=int, default=4)
    arguments.add_argument("--games", type=int, default=1000, help="of self-play in each round")
    arguments.add_argument("--deals", type=int, default=60, help="of the match that decides what is kept")
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments.add_argument("--folder", type=Path, default=ROOT / "build/train")
    arguments.add_argument("--mirrored", action="store_true", help="the same weights for oneself and rivals")
    arguments.add_argument("--keep", action="store_true", help="write the best weights into the package")
    chosen = arguments.parse_args()
    options = tuple(tuple(each.split("=", 1)) for each in chosen.option)
    setting: Setting = (chosen.game, chosen.players, options)
    folder = chosen.folder / f"{chosen.game}-{chosen.players}"
    folder.mkdir(parents=True, exist_ok=True)
    sizes = chosen.rounds, chosen.games, chosen.deals
    best = train(setting, folder, sizes, chosen.workers, chosen.mirrored)
    if chosen.keep:
        SHIPPED.mkdir(exist_ok=True)
        target = SHIPPED / file_name(chosen.game, chosen.players)
        target.write_text(json.dumps(best, indent=1) + "\n", encoding="utf-8")
        print(f"kept in {target.relative_to(ROOT)}")


def game_of(setting: Setting) -> Game:
    name, players, options = setting
    return durbar.game(name, players, **dict(options))


def train(
    setting: Setting, folder: Path, sizes: tuple[int, int, int], workers: int, mirrored: bool
) -> Table | None:
    """All rounds; the table that no other has beaten."""
    rounds, games, deals = sizes
    game = game_of(setting)
    present = shipped_weights(type(game), game.players)
    best, parts = present, []
    with ProcessPoolExecutor(workers) as pool:
        for number in range(1, rounds + 1):
            place = folder / f"round-{number}"
            place.mkdir(exist_ok=True)
            began = time.monotonic()
            jobs = [(setting, present, str(place), first) for first in range(0, games, BLOCK)]
            parts.append(fitting.merge([load(path) for path in pool.map(record_block, jobs)]))
            played = time.monotonic() - began
            present = fit_round(place / "weights.json", game, parts[-REMEMBERED:], best, mirrored)
            verdict = meet_best(place / "match.json", pool, (setting, present, best), deals, number)
            better = best is None or verdict["share"] > 0.5
            print(
                f"round {number}: {len(parts[-1]['seats'])} positions in {played:.0f} s; {summary(verdict)}; "
                f"{'the best so far' if better else 'not kept'}",
                flush=True,
            )
            if better:
                best = present
    return best


def fit_round(
    path: Path, game: Game, parts: list[fitting.Arrays], best: Table | None, mirrored: bool
) -> Table:
    """The weights of a round; fitted and written first, if they are not there.

    Mirrored, they go half the way from the best so far to what the games say.
    """
    if not path.exists():
        found = fitting.fit(game, fitting.merge(parts), mirrored)
        if mirrored and best is not None:
            found = fitting.halfway(best, found)
        path.write_text(json.dumps(found, indent=1), encoding="utf-8")
    table: Table = json.loads(path.read_text(encoding="utf-8"))
    return table


def meet_best(
    path: Path, pool: ProcessPoolExecutor, sides: Sides, deals: int, number: int
) -> dict[str, float]:
    """What came of the match of a round; played and written first, if it is not there."""
    if not path.exists():
        path.write_text(json.dumps(meet(pool, sides, deals, number), indent=1), encoding="utf-8")
    verdict: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return verdict


def load(path: str) -> fitting.Arrays:
    with np.load(path) as file:
        return {name: file[name] for name in file.files}


def bot_of(game: Game, table: Table | None, seed: str, thought: dict[str, int]) -> Bot:
    budget = thought["budget"] * max(game.COST // 3, 1)  # else a costly game would see too little
    if table is None:
        return GreedyBot(seed, budget)
    return FittedBot(seed, budget, thought["playouts"], make_valuation(type(game), game.players, table))


def opinion_of(table: Table | None, seed: str) -> Table | None:
    """The same weights, each own one a little more or less: so the games tell what each of them is for."""
    if table is None:
        return None
    rng = random.Random(seed)
    weights: Table = {}
    for chapter, pairs in table["weights"].items():
        weights[chapter] = {}
        for name, pair in pairs.items():
            times = rng.lognormvariate(0.0, OPINIONS)
            weights[chapter][name] = {**pair, "own": [weight * times for weight in pair["own"]]}
    return {**table, "weights": weights}


def record_block(job: tuple[Setting, Table | None, str, int]) -> str:
    """Some games of self-play into a file; nothing to do if it is there."""
    setting, table, place, first = job
    path = Path(place) / f"{first:06}.npz"
    if not path.exists():
        game, records = game_of(setting), selfplay.Records()
        for number in range(first, first + BLOCK):
            deal = f"{Path(place).name}/{number}"  # wherever the folder is: the same games
            opinions = [opinion_of(table, f"{deal}/{seat}") for seat in range(game.players)]
            bots = [bot_of(game, each, f"{deal}/{seat}", FAST) for seat, each in enumerate(opinions)]
            selfplay.play(game, bots, deal, records)
        partial = path.with_suffix(".part")
        with partial.open("wb") as file:
            arrays: Any = records.arrays()
            np.savez_compressed(file, **arrays)
        partial.rename(path)
    return str(path)


def meet(pool: ProcessPoolExecutor, sides: Sides, deals: int, number: int) -> dict[str, float]:
    """The new weights in every seat against the old ones in all others, on the same deals."""
    players = sides[0][1]
    jobs = [(sides, f"match/{number}/{deal}") for deal in range(deals)]
    games = list(pool.map(meet_on, jobs))
    shares = np.array([share for share, _ in games])
    margins = np.array([margin for _, margin in games])
    fair = 1 / players
    share = float(shares.mean())
    error = float(shares.std(ddof=1)) / math.sqrt(len(games))
    return {
        "games": len(games) * players,
        "first": share,
        "share": 0.5 + (share - fair) / 2 if players > 2 else share,
        "error": error,
        "margin": float(margins.mean()),
        "margin_error": float(margins.std(ddof=1)) / math.sqrt(len(games)),
    }


def meet_on(job: tuple[Sides, str]) -> tuple[float, float]:
    (setting, new, old), deal = job
    game = game_of(setting)
    shares, leads = [], []
    for seat in range(game.players):
        bots = [
            bot_of(game, new if each == seat else old, f"{deal}/{each == seat}/{each}", FULL)
            for each in range(game.players)
        ]
        margins, wins = selfplay.play(game, bots, deal)
        shares.append(wins[seat])
        leads.append(margins[seat])
    return _mean(shares), _mean(leads)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def summary(verdict: dict[str, float]) -> str:
    return (
        f"won {verdict['first']:.1%} ± {1.96 * verdict['error']:.1%} of {verdict['games']:.0f} games, "
        f"{verdict['margin']:+.1f} ± {verdict['margin_error']:.1f} points"
    )


if __name__ == "__main__":
    main()
