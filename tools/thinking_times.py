"""How long an opponent thinks: median, 95 % and longest processor time of its decisions, game by game.

    python tools/thinking_times.py rinpoche --decisions 200
    PYTHONPATH=src python tools/thinking_times.py rinpoche --decisions 40      # without a compiler

Only real choices count. The strongest level is meant to stay under one second, under two without a compiler.
"""

from __future__ import annotations

import argparse
import time

import durbar
from durbar.arena.bench import COMPILED
from durbar.arena.luck import SharedLuck
from durbar.bots import bot
from durbar.core import View, games


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("bot", nargs="?", default="rinpoche")
    arguments.add_argument("--decisions", type=int, default=200, help="of every game and number of players")
    arguments.add_argument("--games", default=",".join(games()))
    chosen = arguments.parse_args()
    print(f"{chosen.bot}, {'compiled' if COMPILED else 'pure'}: milliseconds of processor time")
    for name in chosen.games.split(","):
        fewest, most = durbar.game_class(name).seats
        for players in sorted({fewest, 2, min(most, 4)}):
            spent = sorted(times(name, players, chosen.bot, chosen.decisions))
            middle, high = spent[len(spent) // 2], spent[len(spent) * 95 // 100]
            print(f"{name} {players}p: {middle:.0f} / {high:.0f} / {spent[-1]:.0f}", flush=True)


def times(name: str, players: int, who: str, count: int) -> list[float]:
    """Of that many choices from the beginning of a game on, and of others if one is too short."""
    game, spent, deal = durbar.game(name, players), list[float](), 0
    while len(spent) < count:
        luck, kernel = SharedLuck(f"times/{deal}"), game.new_kernel()
        minds = [bot(who, f"{deal}/{seat}") for seat in range(players)]
        luck.deal(kernel)
        while not kernel.over and len(spent) < count:
            view = View.of(game, kernel, kernel.player)
            choices, began = len(view.moves), time.process_time()
            move = minds[kernel.player].choose(view)
            if choices > 1:
                spent.append(1000 * (time.process_time() - began))
            kernel.apply(move.id)
            luck.deal(kernel)
        deal += 1
    return spent


if __name__ == "__main__":
    main()
