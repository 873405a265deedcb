"""One stream for all pages of a browser: at which of the guest's tables it is their turn."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from durbar.server import House, Room, api
from durbar.server.live import HEADERS, PING, STILL_HERE

from .look import look_of

GLANCE = 1.0  # seconds until it looks whether the house closes


async def inbox(request: Request) -> Response:
    stream = letters(api.house_of(request), request.state.guest, look_of(request).lang)
    return StreamingResponse(stream, media_type="text/event-stream", headers=HEADERS)


async def letters(house: House, guest: str, lang: str) -> AsyncIterator[bytes]:
    """A line for every change at a table where the guest sits; of several changes the last one counts."""
    changed: dict[str, Room] = {}  # so that a reader who is slow makes nothing grow
    bell = asyncio.Event()

    def hear(room: Room) -> None:
        if room.owned(guest):
            changed[room.id] = room
            bell.set()

    house.on_change.append(hear)
    try:
        yield b"retry: 2000\n\n"
        told = time.monotonic()
        while not house.closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), GLANCE)
            bell.clear()
            while changed:
                _, room = changed.popitem()
                told = time.monotonic()
                yield b"data: %s\n\n" % json.dumps(letter(house, room, guest, lang)).encode()
            if time.monotonic() - told > PING:
                told = time.monotonic()
                yield STILL_HERE
    finally:
        house.on_change.remove(hear)


def letter(house: House, room: Room, guest: str, lang: str) -> dict[str, object]:
    mine = any(seat in room.owned(guest) for seat in room.match.waiting)
    title, name = house.title(room, guest, lang), room.game.presentation.say("game-name", lang)
    return {"table": room.id, "mine": mine, "title": f"{title} · {name}"}
