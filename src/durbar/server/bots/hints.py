"""Hints: what a bot would do, thought about apart from the bots that play.

However many people ask, the bots of all tables go on. Everybody has one question at a time: whoever asks the
same again waits for the same answer, and whoever asks something else has no use for the first any more. A
question that nobody waits for is given up, even in the middle of a thought.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from ..problems import Problem
from ..rates import Rate, too_often
from .bot_pool import BotPool

PER_MINUTE = 20  # of one guest
FROM_ADDRESS = 100  # in a minute
WAITING = 16  # of all, half of them from one address
SECONDS = 20.0  # for one thought


@dataclass
class Thought:
    """What somebody has asked about, and how many of their requests wait for it."""

    about: Hashable
    address: str | None
    task: asyncio.Task[Any]
    waiting: int = 0


class Hints:
    """Answers one question after the other."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self._rate = Rate(PER_MINUTE, 60.0)
        self._address_rate = Rate(FROM_ADDRESS, 60.0)
        self._thoughts: dict[str, Thought] = {}  # of each guest
        self._turn = asyncio.Lock()

    def __len__(self) -> int:
        """How many questions are open."""
        return len(self._thoughts)

    async def ask(
        self,
        guest: str,
        about: Hashable,
        think: Callable[..., Any],
        *arguments: object,
        address: str | None = None,
    ) -> Any:
        """What `think` answers; a Problem with the time to wait if there is too much to think about.

        `address` is from where it is asked; None is this machine, on which many guests may be.
        """
        thought = self._thoughts.get(guest)
        if thought is None or thought.about != about:
            self._check(guest, address)
            thought = self._begin(guest, about, address, think, arguments)
        thought.waiting += 1
        try:
            return await asyncio.shield(thought.task)
        except asyncio.CancelledError:
            if not thought.task.cancelled():
                raise
            raise Problem(409, "given-up") from None
        finally:
            thought.waiting -= 1
            if not thought.waiting:
                thought.task.cancel()

    def _check(self, guest: str, address: str | None) -> None:
        """Problem 429 if this guest, this address or all together have asked enough."""
        self._rate.check(guest)
        if address is not None:
            self._address_rate.check(address)
        if guest in self._thoughts:
            self._thoughts.pop(guest).task.cancel()
        same = [each for each in self._thoughts.values() if address is not None and each.address == address]
        if len(self._thoughts) >= WAITING or len(same) >= WAITING // 2:
            raise too_often(SECONDS / 4)

    def _begin(
        self, guest: str, about: Hashable, address: str | None, think: Callable[..., Any], arguments: Any
    ) -> Thought:
        thought = Thought(about, address, asyncio.create_task(self._think(think, arguments)))
        self._thoughts[guest] = thought

        def forget(_: object) -> None:
            if self._thoughts.get(guest) is thought:
                del self._thoughts[guest]

        thought.task.add_done_callback(forget)
        return thought

    async def _think(self, think: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        async with self._turn:
            try:
                async with asyncio.timeout(SECONDS):
                    return await self.bot_pool.ask(think, *arguments)
            except (TimeoutError, asyncio.CancelledError) as error:
                self.bot_pool.restart()  # it would go on thinking
                if isinstance(error, TimeoutError):
                    raise too_often(SECONDS) from error
                raise

    def close(self) -> None:
        """Nobody waits any more."""
        for thought in self._thoughts.values():
            thought.task.cancel()
        self.bot_pool.close()
