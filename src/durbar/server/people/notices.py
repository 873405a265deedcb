"""A message out when it is somebody's turn and they are not here: to an address, or to a command.

Whoever runs the server sets where it goes (mail, a chat room). It says who, at which table of which game, and
where that is; nothing of the game itself, except that it may be a secret who is asked. Sending keeps no table
waiting: messages stand in a queue that does not grow beyond measure, and what cannot be delivered after some
tries is given up.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shlex
import subprocess
import urllib.request

from durbar.core import DurbarError

from ..tables.room import Room
from ..tables.table_service import TableService
from .members import is_program

TRIES = 3
WAIT = 2.0  # seconds until the second try; each time twice as long
SECONDS = 20.0  # that an address or a command may take
QUEUE = 1000

log = logging.getLogger("durbar.notices")


class Notices:
    """Tells about turns; `target` is an address (http or https), or a command that is given JSON to read."""

    def __init__(self, service: TableService, target: str, public_url: str) -> None:
        if not target.startswith(("http://", "https://")) and not shlex.split(target):
            raise DurbarError("an address or a command is expected", field="notify")
        self.service = service
        self.target = target
        self.house = public_url.rstrip("/")
        self._told: dict[str, set[int]] = {}  # the seats of each table that know already
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        service.on_change.append(self.hear)

    def hear(self, room: Room) -> None:
        """A table has changed; the process that has changed it tells."""
        asked = {seat for seat in room.match.waiting if self._is_away(room, seat)}
        told = self._told.pop(room.id, set()) & set(room.match.waiting)
        if asked | told:
            self._told[room.id] = asked | told
        if room.changed_here and room.dealt:
            for seat in sorted(asked - told):
                self._put(message(room, seat, self.house))

    def _is_away(self, room: Room, seat: int) -> bool:
        owner = room.seats[seat].owner
        sits = owner is not None and not room.seats[seat].bot and not is_program(owner)
        return sits and owner not in room.here

    def _put(self, notice: bytes) -> None:
        try:
            self._queue.put_nowait(notice)
        except asyncio.QueueFull:
            log.error("too many notices are waiting; one was left out")

    async def run(self) -> None:
        """Send what there is, for as long as the server runs."""
        while True:
            notice = await self._queue.get()
            for attempt in range(TRIES):
                try:
                    await asyncio.to_thread(send, self.target, notice)
                    break
                except (OSError, subprocess.SubprocessError, ValueError) as error:
                    log.warning("a notice could not be sent (try %d of %d): %s", attempt + 1, TRIES, error)
                    await asyncio.sleep(WAIT * 2**attempt)


def message(room: Room, seat: int, house: str) -> bytes:
    """Who is asked, and where; not what. Whether the others may know that they are: `secret` if not."""
    told = {"event": "turn", "table": room.id, "game": room.game.id, "name": room.names[seat]}
    secret = not room.match.view(None).kernel.waiting() >> seat & 1
    facts = {**told, "url": f"{house}/t/{room.id}", "secret": secret}
    return json.dumps(facts, ensure_ascii=False).encode()


def send(target: str, notice: bytes) -> None:
    """To an address by POST, or to a command on its input; an error if it is not taken."""
    if target.startswith(("http://", "https://")):
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(target, notice, headers)
        with urllib.request.urlopen(request, timeout=SECONDS):
            return
    subprocess.run(shlex.split(target), input=notice, check=True, timeout=SECONDS, capture_output=True)
