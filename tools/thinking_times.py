"""How long an opponent thinks: median, 95 % and longest processor time of its decisions, game by game.

    python tools/thinking_times.py sherpa rinpoche --decisions 200
    PYTHONPATH=src python tools/thinking_times.py rinpoche --decisions 30 --every 5     # without a compiler

Only real choices count. The strongest level is meant to stay under one second, under two without a compiler.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

import durbar
from durbar.arena.bench import COMPILED
from durbar.arena.luck import SharedLuck
from durbar.bots import bot
from durbar.core import View, games

QUICK = "apprentice"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("bots", nargs="*", default=["rinpoche"])
    arguments.add_argument("--decisions", type=int, default=200, help="of every game and number of players")
    arguments.add_argument("--games", default=",".join(games()))
    arguments.add_argument("--every", type=int, default=1, help="choice is timed; others are made quickly")
    chosen = arguments.parse_args()
    print(f"Milliseconds of processor time, {'compiled' if COMPILED else 'pure'}.\n")
    print(
        "| bot | game | players | mean | median | 95 % | longest |\n|---|---|---|---|---|---|---|", flush=True
    )
    for who in chosen.bots:
        for name in chosen.games.split(","):
            fewest, most = durbar.game_class(name).seats
            for players in sorted({fewest, 2, min(most, 4)}):
                spent = sorted(times(name, players, who, chosen.decisions, chosen.every))
                figures = fmean(spent), spent[len(spent) // 2], spent[len(spent) * 95 // 100], spent[-1]
                told = " | ".join(f"{each:.0f}" for each in figures)
                print(f"| {who} | {name} | {players} | {told} |", flush=True)


def times(name: str, players: int, who: str, count: int, every: int) -> list[float]:
    """Of that many choices from the beginning of a game on, and of others if one is too short.

    One of `every` so many is timed; the others are made quickly, to come to all parts of a game.
    """
    game, spent, deal, seen = durbar.game(name, players), list[float](), 0, 0
    while len(spent) < count:
        luck, kernel = SharedLuck(f"times/{deal}"), game.new_kernel()
        minds = [bot(who, f"{deal}/{seat}") for seat in range(players)]
        quick = bot(QUICK, deal)
        luck.deal(kernel)
        while not kernel.over and len(spent) < count:
            view = View.of(game, kernel, kernel.player)
            seen += len(view.moves) > 1
            if len(view.moves) == 1 or seen % every:
                move = quick.choose(view)
            else:
                began = time.process_time()
                move = minds[kernel.player].choose(view)
                spent.append(1000 * (time.process_time() - began))
            kernel.apply(move.id)
            luck.deal(kernel)
        deal += 1
    return spent


if __name__ == "__main__":
    main()
