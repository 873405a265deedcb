"""Several processes behind one address: they share its socket and the data, and one that dies is replaced.

The first process only watches. It opens the socket and lends it to the others, so whoever knocks while one
of them is dying is let in by another. They hear of each other's moves through the data (see `bus.py`), and
what they count is added up in files that `/metrics` reads.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from starlette.applications import Starlette

from durbar.core import DurbarError

from .monitoring import COUNTS, forget_process
from .run import Ready, run

STARTING = 60.0  # seconds that a process may take until it answers
STOPPING = 10.0  # and until it has stopped
PATIENCE = (0.0, 1.0, 2.0, 5.0, 15.0, 30.0)  # seconds before it is replaced, if they die one after the other
STEADY = 5.0  # seconds after which a process has not died at once

log = logging.getLogger("durbar.workers")
Make = Callable[[], Starlette]
SPAWN = multiprocessing.get_context("spawn")


@dataclass
class Worker:
    """A process that answers, and the line on which it says that it does."""

    process: SpawnProcess
    line: Connection
    began: float


def serve(
    make: Make, bound: socket.socket, ready: Ready, processes: int = 1, trusted_proxies: Sequence[str] = ()
) -> None:
    """Serve with so many processes until somebody stops it. `make` is called in each of them."""
    if processes == 1:
        run(make(), bound, ready, trusted_proxies)
        return
    make().state.service.close()  # what is wrong with the data or the wishes is said here, once
    with tempfile.TemporaryDirectory(prefix="durbar-counts-") as counts:
        os.environ[COUNTS] = counts
        try:
            Watch(make, bound, trusted_proxies).keep(processes, ready)
        finally:
            del os.environ[COUNTS]


class Watch:
    """Starts processes, replaces those that die, and ends them all when it is asked to stop."""

    def __init__(self, make: Make, bound: socket.socket, trusted_proxies: Sequence[str]) -> None:
        self._what = (make, bound, tuple(trusted_proxies))
        self._workers: list[Worker] = []
        self._asked, self._ask = SPAWN.Pipe(duplex=False)
        self._deaths = 0

    def keep(self, count: int, ready: Ready) -> None:
        """Until a signal comes."""
        before = {each: signal.signal(each, self._stop) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            self._workers = [self._start() for _ in range(count)]
            for worker in self._workers:
                if not self._answers(worker):
                    return
            ready()
            while not self._asked.poll():
                sentinels = [worker.process.sentinel for worker in self._workers]
                wait([self._asked, *sentinels])
                self._replace()
        finally:
            self._end()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._ask.send(number)

    def _start(self) -> Worker:
        here, there = SPAWN.Pipe(duplex=False)
        process = SPAWN.Process(target=work, args=(*self._what, there))
        process.start()
        there.close()
        return Worker(process, here, time.monotonic())

    def _answers(self, worker: Worker) -> bool:
        """Wait until a process is ready; False if everything is to stop before."""
        found = wait([self._asked, worker.line, worker.process.sentinel], STARTING)
        if self._asked in found:
            return False
        if worker.line not in found or not worker.process.is_alive():
            text = "a process of the server could not start; the lines above say why"
            raise DurbarError(text, reason="no-start")
        return True

    def _replace(self) -> None:
        """Start a process for each that has died; the sooner they die, the later."""
        for place, worker in enumerate(self._workers):
            if worker.process.is_alive() or self._asked.poll():
                continue
            lived = time.monotonic() - worker.began
            self._deaths = 1 if lived > STEADY else self._deaths + 1
            log.error("process %s ended (%s); another begins", worker.process.pid, worker.process.exitcode)
            forget(worker)
            if not self._asked.poll(PATIENCE[min(self._deaths, len(PATIENCE)) - 1]):
                self._workers[place] = self._start()

    def _end(self) -> None:
        """Let all of them finish what they are at, but not for ever."""
        for worker in self._workers:
            worker.process.terminate()
        until = time.monotonic() + STOPPING
        for worker in self._workers:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            forget(worker)


def forget(worker: Worker) -> None:
    worker.line.close()
    forget_process(worker.process.pid)


def work(make: Make, bound: socket.socket, trusted_proxies: Sequence[str], line: Connection) -> None:
    """What each process does."""
    stop_with_parent()
    try:
        app = make()
    except DurbarError as error:  # the data was there before; it may come back
        log.error("%s", error)
        sys.exit(1)
    app.state.service.shared = True
    run(app, bound, lambda: line.send(True), trusted_proxies)


def stop_with_parent() -> None:
    """Nobody would replace it, or stop it: so it does not stay alone."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
