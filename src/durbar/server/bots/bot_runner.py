"""Bots at the table: seats like any other, answered for by the server.

Their moves go into the log like anybody's. The process that made the last change lets them think; if it has
died, another one, or the next one to start, takes over. Should two think about the same question, only one
answer finds its place in the log.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from contextlib import suppress

from ..storage.database import DataError
from ..tables.absence import STAND_IN
from ..tables.ahead import PAYMENT, answer_ahead
from ..tables.room import Room, is_answered_for
from ..tables.table_service import TableService
from .bot_pool import choose, ready
from .tempo import Tempo

# An answer ahead may come because there was no other: it takes as long as a person might, whatever it is and
# whoever is in a hurry, so that nobody can tell it from one that was thought about. In pauses of bots.
LIKE_PEOPLE = (3.0, 12.0)
LUCK = random.SystemRandom()
GRACE = 3.0  # seconds after which we answer for another process
SWEEP = 5.0

log = logging.getLogger("durbar.bots")


class BotRunner:
    """Watches all tables of this process and answers wherever a bot is asked."""

    def __init__(self, service: TableService, pause: float) -> None:
        self.service = service
        self.pause = pause  # so that people can follow
        self._tempo = Tempo()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on, listen; and look for tables whose server has died."""
        self.service.on_change.append(self.wake)
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Leave the tables as they are; they go on with the next start."""
        self.service.on_change.remove(self.wake)
        tasks = [*self._playing.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, room: Room) -> None:
        """A table has changed: if a bot is asked, let it answer."""
        if bot_to_move(room) is not None and room.id not in self._playing:
            self._playing[room.id] = asyncio.create_task(self._play(room))

    async def _play(self, room: Room) -> None:
        try:
            while (seat := bot_to_move(room)) is not None:
                v, mine = room.v, room.changed_here
                if not mine:
                    await asyncio.sleep(GRACE)
                    if room.v != v:
                        continue
                move = await self._answer(room, seat)
                if room.v == v and is_answered_here(room, seat):  # or its player has thought better of it
                    await self.service.bot_moves(room, seat, move, v)
            room.hurry.clear()  # a person is asked
        except asyncio.CancelledError:
            raise
        except DataError as error:  # the sweep tries again
            log.error("%s", error)
        except Exception:
            log.exception("the bot at table %s could not answer", room.id)
        finally:
            # At once: a callback would come later, and who moves in between would wake nobody.
            self._playing.pop(room.id, None)

    async def _answer(self, room: Room, seat: int) -> str:
        """The answer, after a time that does not tell whether there was anything to think about."""
        name, loop = room.bot_of(seat) or STAND_IN, asyncio.get_running_loop()
        began, ahead = loop.time(), None if room.bot_of(seat) else answer_ahead(room.match, room.seats[seat])
        seen = self._wait(room) if ahead is None else asyncio.sleep(self.pause * LUCK.uniform(*LIKE_PEOPLE))
        if ahead is None or ahead == PAYMENT:
            thought = self.service.bot_pool.ask(choose, room.question(seat), name)
            (move, seconds), _ = await asyncio.gather(thought, seen)
        else:
            move, seconds = ahead, 0.0
            await seen
        even = self._tempo.after((room.game.id, name), seconds)
        await asyncio.sleep(began + even - loop.time())
        return move

    async def _wait(self, room: Room) -> None:
        """Let people see the last move, unless they would rather not."""
        with suppress(TimeoutError):
            await asyncio.wait_for(room.hurry.wait(), self.pause)

    async def _sweep(self) -> None:
        """Open tables where a bot has been asked for long: first of all those left by the last run."""
        wait = 0.0
        await self.service.bot_pool.ask(ready)  # the first answer is not to wait for a process to start
        while True:
            try:
                now = time.time()
                tables = await self.service.ask(self.service.store.waiting_for_bots, now - wait, now)
                wait = 2 * GRACE
            except DataError as error:
                log.error("%s", error)
                tables = []
            except Exception:
                log.exception("the bots of other tables cannot be looked after; trying again")
                tables = []
            for table in tables:
                if table not in self._playing:
                    try:
                        self.wake(await self.service.room(table))
                    except DataError as error:
                        log.error("%s", error)
                    except Exception:
                        log.exception("table %s cannot go on", table)
            await asyncio.sleep(SWEEP)


def bot_to_move(room: Room) -> int | None:
    """The first seat that is answered for now, and not by its player."""
    return next((seat for seat in room.match.waiting if is_answered_here(room, seat)), None)


def is_answered_here(room: Room, seat: int) -> bool:
    """Was it asked in secret for too long, or does somebody else answer for it anyway?"""
    return room.late == room.v or is_answered_for(room.seats[seat], room.match)
