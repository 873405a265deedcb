"""Games that differ only in what is hidden from a reader: how long both take, by rank test.

Twins are told apart by time if they differ more from each other than one of them differs from itself. So the
first of a pair is timed twice: its distance to the second is compared with its distance to itself.
"""

import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from durbar.core import SPECTATOR, Game, Rng, State
from durbar.server.bots.bot_pool import Question, choose
from durbar.server.bots.tempo import Tempo
from durbar.server.tables.room import Room
from durbar.session import Viewpoint
from tests.server.tables import moments, page_of

Times = tuple[float, float, float]  # of a position, of its twin, and of the same position again
WARM = 3  # answers after which a kind of bot has its tempo


def twins(game: Game, seeds: Sequence[int]) -> Iterator[tuple[Room, int | None, tuple[State, State]]]:
    """Moments of random games, a reader, and the position with its twin."""
    for seed in seeds:
        rng = Rng(seed)
        for room in moments(game, seed):
            truth = room.match._state
            for viewer in (None, *range(game.players)):
                other = game.swap_unseen(truth.kernel, SPECTATOR if viewer is None else viewer, rng)
                yield room, viewer, (truth, State(game, other))
                room.match._state = truth


def signed_rank(pairs: Sequence[tuple[float, float]]) -> float:
    """Wilcoxon: how likely chance alone shows such a difference within pairs; those without do not count."""
    differences = sorted((a - b for a, b in pairs if a != b), key=abs)
    n = len(differences)
    if n < 6:
        return 1.0
    positive = sum(rank for rank, difference in enumerate(differences, 1) if difference > 0)
    spread = math.sqrt(n * (n + 1) * (2 * n + 1) / 24)
    return math.erfc(abs(positive - n * (n + 1) / 4) / spread / math.sqrt(2))


def told_apart(times: Sequence[Times]) -> float:
    """How likely chance alone puts twins so much further apart than two looks at the same."""
    return signed_rank([(abs(one - twin), abs(one - again)) for one, twin, again in times])


def timed(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began


def drawn(room: Room, viewer: int | None) -> str:
    """The page of a reader, drawn anew."""
    return page_of(room, Viewpoint(viewer, () if viewer is None else (viewer,)))


@dataclass
class Found:
    """What was found in pairs of twins; `thoughts` are as long as they were, `answers` as others see them."""

    pairs: int = 0
    differ: int = 0  # in bytes
    pages: list[Times] = field(default_factory=list)
    thoughts: list[Times] = field(default_factory=list)
    answers: list[Times] = field(default_factory=list)


def draw_pair(room: Room, viewer: int | None, both: tuple[State, State], luck: random.Random) -> Times | None:
    """How long both take to be drawn; None if they differ in bytes."""
    one, twin = both
    drawn(room, viewer)  # whatever is kept for later is made for both
    seconds, pages = [0.0, 0.0, 0.0], set()
    for each in luck.sample(range(3), 3):
        room.match._state = (one, twin, one)[each]
        seconds[each] = timed(partial(drawn, room, viewer))
        pages.add(drawn(room, viewer))
    return (seconds[0], seconds[1], seconds[2]) if len(pages) == 1 else None


def answer_pair(
    game: Game, seat: int, both: tuple[State, State], bot: str, tempo: Tempo, luck: random.Random
) -> tuple[Times, Times]:
    """How long a bot thinks in both, and after what time its answers are given."""
    one, twin = both
    thoughts, answers = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
    for each in luck.sample(range(3), 3):
        question = Question((one, twin, one)[each].to_dict(), seat, "luck", game.content)
        thoughts[each] = choose(question, bot)[1]
        answers[each] = max(thoughts[each], tempo.after(bot, thoughts[each]))
    return (thoughts[0], thoughts[1], thoughts[2]), (answers[0], answers[1], answers[2])


def compare(game: Game, count: int, bot: str, luck: random.Random, draw: bool = True) -> Found:
    """So many pairs of twins, drawn (unless not), and answered by a bot whose hand the reader cannot see."""
    found, tempo = Found(), Tempo()
    for room, viewer, both in twins(game, range(100)):
        asked = [seat for seat in room.match.waiting if seat != viewer]
        if not draw and not asked:
            continue
        if draw:
            page = draw_pair(room, viewer, both, luck)
            found.differ += page is None
            found.pages += [] if page is None else [page]
        if asked:
            thoughts, answers = answer_pair(game, asked[0], both, bot, tempo, luck)
            found.thoughts.append(thoughts)
            found.answers.append(answers)
        found.pairs += 1
        if found.pairs >= count:
            break
    found.answers = found.answers[WARM:]
    return found
