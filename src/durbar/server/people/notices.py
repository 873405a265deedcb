"""A message out when it is somebody's turn and they are not here: to an address, or to a command.

Whoever runs the server sets where it goes (mail, a chat room). It says who, at which table of which game, and
where that is; nothing of the game itself, except that it may be a secret who is asked.

Who is asked is written down with the move that asks them, so no process can die with it. Whichever process
comes first tells: the one that has made the move, at once, or another. Whoever has looked at the table since
they were asked is not told; whoever was here a moment ago is given the time to. Sending keeps no table
waiting, and what cannot be delivered after some tries is given up.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shlex
import subprocess
import time
import urllib.request
from contextlib import suppress
from dataclasses import replace

from durbar.core import DurbarError

from ..problems import Problem
from ..storage import people_store
from ..storage.database import DataError
from ..storage.schema import is_program
from ..storage.turn_store import Turn
from ..tables.room import Room
from ..tables.table_service import TableService

TRIES = 3
WAIT = 2.0  # seconds until the second try; each time twice as long
SECONDS = 20.0  # that an address or a command may take
HELD = SECONDS + 10  # seconds after which a turn is told by others, if who wanted to tell it has died
SWEEP = 3.0  # seconds between two looks for turns that began elsewhere

log = logging.getLogger("durbar.notices")


class Notices:
    """Tells about turns; `target` is an address (http or https), or a command that is given JSON to read."""

    def __init__(self, service: TableService, target: str, public_url: str) -> None:
        if not target.startswith(("http://", "https://")) and not shlex.split(target):
            raise DurbarError("an address or a command is expected", field="notify", reason="notify")
        self.service = service
        self.target = target
        self.house = public_url.rstrip("/")
        self._bell = asyncio.Event()
        service.tells_turns = True
        service.on_change.append(self.hear)

    def hear(self, room: Room) -> None:
        """A table has changed; the process that has changed it need not wait for its next look."""
        if room.changed_here:
            self._bell.set()

    async def run(self) -> None:
        """Tell whoever is to be told, for as long as the server runs."""
        store = self.service.store
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._bell.wait(), SWEEP)
            self._bell.clear()
            try:
                due = await self.service.ask(store.turns_due, time.time())
            except DataError as error:
                log.error("%s", error)
                continue
            for turn in due:
                try:
                    await self._look_at(turn)
                except DataError as error:
                    log.error("%s", error)
                except Exception:  # one table must not keep the others from being told
                    log.exception("nobody could be told about table %s", turn.table)

    async def _look_at(self, turn: Turn) -> None:
        """Tell it, unless whoever is asked has been here since, or was until a moment ago."""
        now, put_off = time.time(), self.service.store.put_off
        seen = turn.seen if turn.seen is not None and turn.seen <= now + people_store.HERE else 0.0
        if is_program(turn.guest) or seen >= turn.asked:
            await self.service.ask(put_off, turn, None)
        elif seen > now - people_store.HERE:
            await self.service.ask(put_off, turn, seen + people_store.HERE)
        else:
            held = replace(turn, due=now + HELD)
            if await self.service.ask(put_off, turn, held.due, 1):
                again = None if await self._tell(turn) else now + WAIT * 2**turn.tries
                await self.service.ask(put_off, held, again if turn.tries + 1 < TRIES else None)

    async def _tell(self, turn: Turn) -> bool:
        """Send it; False if it was not taken."""
        try:
            room = await self.service.room(turn.table)
        except Problem as problem:
            log.warning("nobody is told about table %s: %s", turn.table, problem.code)
            return True
        if turn.seat not in room.match.waiting or room.seats[turn.seat].owner != turn.guest:
            return True  # it has passed, and nobody was told of turns meanwhile
        try:
            await asyncio.to_thread(send, self.target, message(room, turn.seat, self.house, turn.asked))
        except (OSError, subprocess.SubprocessError, ValueError) as error:
            log.warning("a notice could not be sent (try %d of %d): %s", turn.tries + 1, TRIES, error)
            return False
        return True


def message(room: Room, seat: int, house: str, asked: float) -> bytes:
    """Who is asked, and where; not what. Whether the others may know that they are: `secret` if not.

    Should it be told twice, because a process died between sending and writing that down, `id` is the same.
    """
    told = {"event": "turn", "id": f"{room.id}:{seat}:{1000 * asked:.0f}", "table": room.id}
    secret = not room.match.view(None).kernel.waiting() >> seat & 1
    facts = {"game": room.game.id, "name": room.names[seat], "url": f"{house}/t/{room.id}", "secret": secret}
    return json.dumps({**told, **facts}, ensure_ascii=False).encode()


def send(target: str, notice: bytes) -> None:
    """To an address by POST, or to a command on its input; an error if it is not taken."""
    if target.startswith(("http://", "https://")):
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(target, notice, headers)
        with urllib.request.urlopen(request, timeout=SECONDS):
            return
    subprocess.run(shlex.split(target), input=notice, check=True, timeout=SECONDS, capture_output=True)
