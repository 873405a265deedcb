"""Where blocking and slow work is done, so that the loop answers everybody meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """Threads of three kinds: what is short never waits for what is long."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="durbar-store")
        self._workers = ThreadPoolExecutor(2, thread_name_prefix="durbar-work")
        self._computing = ThreadPoolExecutor(2, thread_name_prefix="durbar-compute")

    async def ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something about the store, which blocks, in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(question, *args, **kwargs))

    async def work(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something that takes long, in a thread: everybody else is answered meanwhile."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, partial(task, *args, **kwargs))

    async def compute(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Rules and drawings of a table, which are short, in threads that are given nothing long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._computing, partial(task, *args, **kwargs))

    def end_threads(self) -> None:
        """Wait for what has begun; what has not is given up, but for what is to be stored."""
        self._workers.shutdown(wait=False, cancel_futures=True)
        self._computing.shutdown(wait=True, cancel_futures=True)
        self._threads.shutdown(wait=True)
