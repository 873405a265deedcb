"""Threads that ask the same game at once, each about a position of its own.

Threads that race find a fault now and then. Here one thread is stopped in the middle of a question,
at a line that follows from the seed; another thread asks a question of the same kind about another
position and is answered; then the first goes on. So a fault is found soon, and found again.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from types import FrameType
from typing import Any

from ..game import Game
from ..moves import Move
from ..state import State
from .moment import Moment, moments_of_a_game
from .report import demand

POSITIONS = 40
TIMES = {"moves": 20, "play": 6, "refusal": 6}  # that a thread is disturbed, for each prompt; others once
STOPS = 3  # each time
PATIENCE = 1.0  # seconds; the thread that was stopped may hold a lock that the other one waits for


def threads_never_meet(game: Game, seed: str) -> None:
    """A question is answered the same when another thread asks something in the middle of it.

    Rules that keep a work area of their own, instead of one that their caller owns, fail here in the
    pure form. The compiled form gives way to other threads only between calls.
    """
    rng = random.Random(seed)
    alike: dict[tuple[str, str], list[Question]] = {}  # questions that the same rules answer
    for state in moments_of_a_game(game, rng, POSITIONS):
        prompt = state.prompt.id if state.prompt else ""
        for question in questions_about(game, state, rng):
            alike.setdefault((question.kind, prompt), []).append(question)
    with ThreadPoolExecutor(1) as other_thread:
        for (kind, _), questions in alike.items():
            for _ in range(TIMES.get(kind, 1)):
                one, other = rng.choice(questions), rng.choice(questions)
                interrupt(one, other, rng, other_thread)


@dataclass(frozen=True)
class Question:
    """Something to ask of the rules about one position, again and again with the same answer."""

    kind: str
    about: State
    ask: Callable[[State], object]

    def answer(self) -> object:
        """Asked of a fresh copy: a state remembers its moves."""
        return self.ask(self.about.clone())


def questions_about(game: Game, state: State, rng: random.Random) -> Iterator[Question]:
    """Moves, what follows from one, refusals, the position in words, views and guesses."""
    moment = Moment(game, state.clone(), rng, "")
    yield Question("position", state, State.to_dict)
    for seat, moves in moment.questions():
        yield Question("play", state, partial(_play, move=rng.choice(moves), seat=seat))
        if seat is None:
            yield Question("chance", state, State.weighted)
            continue
        yield Question("moves", state, partial(_moves, seat=seat))
        any_move = game.move_table.move(rng.randrange(len(game.move_table)))
        yield Question("refusal", state, partial(State.why_not, move=any_move, seat=seat))
    for seat in moment.seats:
        yield Question("view", state, partial(_view, seat=seat))
        yield Question("guess", state, partial(_guess, seat=seat, seed=rng.getrandbits(32)))


def _play(state: State, move: Move, seat: int | None) -> object:
    return state.play(move, seat), state.digest


def _moves(state: State, seat: int) -> object:
    return state.moves_of(seat).ids


def _view(state: State, seat: int | None) -> object:
    return state.view(seat).json()


def _guess(state: State, seat: int | None, seed: int) -> object:
    return state.view(seat).sample(seed).digest


def interrupt(one: Question, other: Question, rng: random.Random, other_thread: Executor) -> None:
    """Ask one question, and in the middle of it another one in another thread; both answers must stand."""
    true = other.answer()
    passed: list[None] = []
    alone = traced(one, lambda: passed.append(None))
    stops = {rng.randrange(len(passed)) for _ in range(STOPS)}
    line = count()
    told: list[tuple[Question, object, object]] = []

    def stop() -> None:
        if next(line) in stops:
            with suppress(TimeoutError):
                told.append((other, true, other_thread.submit(other.answer).result(PATIENCE)))

    told.append((one, alone, traced(one, stop)))
    for question, expected, answer in told:
        demand(
            answer == expected,
            f"{question.kind}, asked about {question.about!r} while another thread asks as well: "
            f"{str(answer)[:200]} instead of {str(expected)[:200]}",
        )


def traced(question: Question, each_line: Callable[[], None]) -> object:
    """The answer, with something done at each line that is gone through on the way."""
    packages = ("durbar", type(question.about.game).__module__.partition(".")[0])

    def trace(frame: FrameType, event: str, _: object) -> Any:
        if frame.f_globals["__name__"].partition(".")[0] not in packages:
            return None  # the standard library holds locks
        each_line()
        return trace

    usual = sys.gettrace()
    sys.settrace(trace)
    try:
        return question.answer()
    finally:
        sys.settrace(usual)
