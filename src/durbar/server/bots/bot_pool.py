"""Where bots think: in processes of their own, so that the server answers everybody meanwhile.

A process is told a position and makes the view of the bot's seat from it. It remembers nothing, so the
thousandth table costs no more than the first.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from durbar.bots import bot
from durbar.core import Content, View, game_class
from durbar.session import Advice
from durbar.session import advise as advise_in

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """What is to be decided: in which position, for which seat, and with which luck."""

    position: dict[str, Any]  # as `State.to_dict` writes it
    seat: int
    seed: str
    content: Content | None = None  # the house's own, if none is given


def choose(question: Question, name: str) -> tuple[str, float]:
    """The move of the bot called so, and how many seconds of the processor it has thought.

    Not those of the clock: how busy the machine was once would slow down all its later answers.
    """
    began = time.thread_time()
    move = bot(name, question.seed).choose(view_of(question))
    return move.text, time.thread_time() - began


def advise(question: Question) -> list[Advice]:
    """Every move and what a bot thinks of it, best first."""
    return advise_in(view_of(question), question.seed)


def ready() -> None:
    """Nothing to think about yet."""


def view_of(question: Question) -> View:
    """What the seat knows."""
    written = question.position
    kind = game_class(written["game"])
    game = kind(written["players"], content=question.content, **written["options"])
    return game.from_dict(written).view(question.seat)


class BotPool:
    """The processes in which bots think; `count` 0 lets them think in a thread of this one."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._start()

    def _start(self) -> Executor:
        if not self.count:
            return ThreadPoolExecutor(1, thread_name_prefix="durbar-bots")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=exit_with_parent)

    async def ask(self, question: Callable[..., T], *arguments: object) -> T:
        """Think about something; once more with new processes, if somebody has ended the old ones."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, question, *arguments)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._start()
            return await loop.run_in_executor(self._pool, question, *arguments)

    def restart(self) -> None:
        """Give up whatever is being thought about; a thread can only be left alone with it."""
        pool, self._pool = self._pool, self._start()
        end(pool)

    def close(self) -> None:
        """Nobody waits for a thought, nor for a process that is still on its way."""
        end(self._pool)


def end(pool: Executor) -> None:
    """End the processes of a pool at once."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def exit_with_parent() -> None:
    """A bots' process must not outlive its server, however that ended."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
