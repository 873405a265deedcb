"""How long the event loop is kept busy, in time of the processor: a slow or busy machine changes nothing."""

import asyncio
import gc
import time
from types import TracebackType
from typing import Any


class LoopWatch:
    """Adds up what the callbacks of all event loops cost, without collecting garbage."""

    def __init__(self) -> None:
        self.spent = 0.0  # seconds since the last `take`
        self._collecting = 0.0
        self._collected = 0.0
        self._handle: Any = asyncio.Handle
        self._run: Any = None

    def __enter__(self) -> "LoopWatch":
        run = self._run = self._handle._run

        def timed(handle: asyncio.Handle) -> None:
            before, began = self._collected, time.thread_time()
            run(handle)
            self.spent += time.thread_time() - began - (self._collected - before)

        self._handle._run = timed
        gc.callbacks.append(self._collect)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._handle._run = self._run
        gc.callbacks.remove(self._collect)

    def _collect(self, phase: str, _: dict[str, int]) -> None:
        """The collector runs in any thread, and what it costs depends on all that the tests have made."""
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._collected += time.thread_time() - self._collecting

    def take(self) -> float:
        """What was spent since the last time."""
        spent, self.spent = self.spent, 0.0
        return spent
