"""Reviews after the game, made one after the other in a process of their own, with progress, and kept.

Whoever asks again is told how far it is; whoever asks later reads what is kept.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from durbar.bots.judgement import judgement_of
from durbar.bots.report import make_report
from durbar.core import Content, Match

from ..problems import Problem
from ..rates import too_often
from ..storage.store import Store
from ..tables.room import Room
from .bot_pool import exit_with_parent

WAITING = 4  # reviews that are made or wait for it
SECONDS = 20.0  # until somebody who is too many may ask again


@dataclass
class Making:
    """How far a review is; `failed` says why there will be none."""

    done: int = 0
    of: int = 1
    failed: str = ""
    task: asyncio.Task[None] | None = field(default=None, repr=False)


def think(record: str, content: Content | None, tell: Callable[[int, int], object]) -> dict[str, Any]:
    """Look at a whole game; `tell` is told how far it is."""
    return make_report(Match.read(record, content=content), tell).to_dict()


def think_apart(record: str, content: Content | None, line: Connection) -> None:
    """The same in a process of its own."""
    exit_with_parent()
    line.send(("done", think(record, content, lambda done, of: line.send(("at", (done, of))))))


class Reviews:
    """Makes the reviews of the house. Without `apart` they are made in a thread of this process."""

    def __init__(self, store: Store, apart: bool) -> None:
        self.store = store
        self.apart = apart
        self._making: dict[str, Making] = {}
        self._turn = asyncio.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None

    def find(self, room: Room) -> Making | None:
        """The review of a game that is over, if it is being made, or was tried; Problem if it cannot be."""
        if not room.match.over:
            raise Problem(409, "not-over")
        if judgement_of(room.game) is None:
            raise Problem(422, "no-review")
        return self._making.get(room.id)

    def begin(self, room: Room) -> Making:
        """It is being made from now on, if it was not already."""
        if (known := self.find(room)) is not None:
            return known
        if sum(not making.failed for making in self._making.values()) >= WAITING:
            raise too_often(SECONDS)
        content = room.game.content if room.game.content.own else None
        making = Making(of=max(len(room.match), 1))
        making.task = asyncio.create_task(self._make(room.id, room.match.record(), content, making))
        self._making[room.id] = making
        return making

    async def _make(self, table: str, record: str, content: Content | None, making: Making) -> None:
        def tell(done: int, of: int) -> None:
            making.done, making.of = done, max(of, 1)

        async with self._turn:
            try:
                way = self._think_apart if self.apart else think
                review = await asyncio.to_thread(way, record, content, tell)
                await asyncio.to_thread(self.store.keep_review, table, review)
                self._making.pop(table, None)
            except Exception as error:
                making.failed = str(error) or type(error).__name__

    def _think_apart(
        self, record: str, content: Content | None, tell: Callable[[int, int], object]
    ) -> dict[str, Any]:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(target=think_apart, args=(record, content, there), daemon=True)
        self._process.start()
        there.close()
        while True:
            kind, told = here.recv()  # EOFError if the process has ended
            if kind == "done":
                review: dict[str, Any] = told
                return review
            tell(*told)

    def close(self) -> None:
        """Nobody waits any more."""
        for making in self._making.values():
            if making.task is not None:
                making.task.cancel()
        if self._process is not None:
            self._process.terminate()
