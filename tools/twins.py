"""Twin games that differ only in what a reader cannot see: is there any difference in bytes, or in time?

    python tools/twins.py --pairs 60 --bot thinking

At moments of random games everything hidden from a reader is swapped. The reader's pages of both twins must
be the same, byte by byte. One of the twins is timed twice, while it is drawn, and while a bot whose hand is
swapped answers. If twins lie further apart than two looks at the same, by Wilcoxon's signed-rank test over
all pairs, time tells them apart: p says how often chance alone would show that. Beside it is the p of the
bot's bare thought, which nobody sees. Exits with 1 if bytes differ, or if p of what is seen is below 0.001.
"""

import argparse
import random
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])  # instead of this folder

import durbar  # noqa: E402
from tests.server.tables import settings  # noqa: E402
from tests.server.twin_games import compare, told_apart  # noqa: E402

UNLIKELY = 0.001


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--pairs", type=int, default=60, help="of each setting")
    asked.add_argument("--bot", default="random")
    asked.add_argument("--game", help="only this one")
    asked.add_argument("--only-bot", action="store_true", help="draw nothing")
    wish = asked.parse_args()
    luck, wrong = random.Random(1), False
    for game in settings():
        if game.id in ([wish.game] if wish.game else durbar.games()):
            found = compare(game, wish.pairs, wish.bot, luck, draw=not wish.only_bot)
            page, answer = told_apart(found.pages), told_apart(found.answers)
            wrong |= bool(found.differ) or min(page, answer) < UNLIKELY
            print(f"{game!r}: {found.pairs} pairs; ", end="")
            if not wish.only_bot:
                print(f"{found.differ} differ in bytes, drawing p = {page:.3f}; ", end="")
            print(f"{wish.bot} p = {answer:.3f} over {len(found.answers)} ", end="")
            print(f"answers (bare thoughts p = {told_apart(found.thoughts):.3f})", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
