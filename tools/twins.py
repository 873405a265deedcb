"""Twin games that differ only in what a reader cannot see: is there any difference in bytes, or in time?

    python tools/twins.py --pairs 60

At moments of random games everything hidden from a reader is swapped. The reader's pages of both twins must
be the same, byte by byte. How long both take to be drawn, and how long after the question a bot whose hand is
swapped answers, is compared by Wilcoxon's signed-rank test over all pairs: p tells how often chance alone
would show such a difference. Exits with 1 if bytes differ or p is below 0.001.
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])  # instead of this folder

import durbar  # noqa: E402
from durbar.core import SPECTATOR, Game, Rng, State  # noqa: E402
from durbar.server.bots.bot_pool import Question, choose  # noqa: E402
from durbar.server.bots.tempo import Tempo  # noqa: E402
from durbar.server.tables.room import Room  # noqa: E402
from durbar.session import Viewpoint  # noqa: E402
from tests.server.tables import moments, page_of, settings  # noqa: E402

UNLIKELY = 0.001


def twins(game: Game, seed: int) -> Iterator[tuple[Room, int | None, tuple[State, State]]]:
    """Moments of a random game, a reader, and the position with its twin."""
    rng = Rng(seed)
    for room in moments(game, seed):
        truth = room.match._state
        for viewer in (None, *range(game.players)):
            other = game.swap_unseen(truth.kernel, SPECTATOR if viewer is None else viewer, rng)
            yield room, viewer, (truth, State(game, other))
            room.match._state = truth


def drawn(room: Room, viewer: int | None) -> str:
    """The page of a reader, drawn anew."""
    viewpoint = Viewpoint(viewer, () if viewer is None else (viewer,))
    return page_of(room, viewpoint)


def timed(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began


def signed_rank(pairs: Sequence[tuple[float, float]]) -> float:
    """How likely chance alone shows such a difference within pairs; pairs without any do not count."""
    differences = sorted((a - b for a, b in pairs if a != b), key=abs)
    n = len(differences)
    if n < 6:
        return 1.0
    positive = sum(rank for rank, difference in enumerate(differences, 1) if difference > 0)
    spread = math.sqrt(n * (n + 1) * (2 * n + 1) / 24)
    return math.erfc(abs(positive - n * (n + 1) / 4) / spread / math.sqrt(2))


def compare(game: Game, count: int, bot: str, luck: random.Random) -> tuple[int, float, float, int]:
    """Of so many pairs: how many differ in bytes, p of drawing and of the bot, and how often it answered."""
    pages: list[tuple[float, float]] = []
    answers: list[tuple[float, float]] = []
    differ, tempo = 0, Tempo()
    for room, viewer, both in (each for seed in range(100) for each in twins(game, seed)):
        order, seconds, made, thoughts = luck.sample((0, 1), 2), [0.0, 0.0], ["", ""], [0.0, 0.0]
        asked = [seat for seat in room.match.waiting if seat != viewer]
        drawn(room, viewer)  # whatever is kept for later is made for both
        for each in order:
            room.match._state = both[each]
            seconds[each] = timed(partial(drawn, room, viewer))
            made[each] = drawn(room, viewer)
            if asked:
                question = Question(both[each].to_dict(), asked[0], "luck", game.content)
                thoughts[each] = tempo.after(bot, choose(question, bot)[1])
        differ += made[0] != made[1]
        pages.append((seconds[0], seconds[1]))
        if asked:
            answers.append((thoughts[0], thoughts[1]))
        if len(pages) >= count:
            break
    return differ, signed_rank(pages), signed_rank(answers), len(answers)


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--pairs", type=int, default=60, help="of each setting")
    asked.add_argument("--bot", default="random")
    asked.add_argument("--game", help="only this one")
    wish = asked.parse_args()
    luck, wrong = random.Random(1), False
    for game in settings():
        if game.id in ([wish.game] if wish.game else durbar.games()):
            differ, page, bot, answers = compare(game, wish.pairs, wish.bot, luck)
            wrong |= bool(differ) or min(page, bot) < UNLIKELY
            print(f"{game!r}: {wish.pairs} pairs, {differ} differ in bytes; drawing p = {page:.3f}, ", end="")
            print(f"{wish.bot} p = {bot:.3f} over {answers} answers", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
