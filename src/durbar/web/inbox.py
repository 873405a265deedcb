"""One stream for all pages of a browser: at which of the guest's tables it is their turn."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from durbar.server import Room, TableService
from durbar.server.frames.frames import FrameMaker
from durbar.server.routes import api
from durbar.server.routes.live import HEADERS, PING, PING_EVENT, counted
from durbar.session import Viewpoint

from .look import look_of

GLANCE = 1.0  # seconds until it looks whether the house closes


async def inbox(request: Request) -> Response:
    service = api.service_of(request)
    stream = counted(service, request, inbox_events(service, request.state.guest, look_of(request).lang))
    return StreamingResponse(stream, media_type="text/event-stream", headers=HEADERS)


async def inbox_events(service: TableService, guest: str, lang: str) -> AsyncIterator[bytes]:
    """A line for every change at a table where the guest sits; of several changes the last one counts."""
    changed: dict[str, Room] = {}  # so that a reader who is slow makes nothing grow
    bell = asyncio.Event()

    def hear(room: Room) -> None:
        if room.seats_of(guest):
            changed[room.id] = room
            bell.set()

    service.on_change.append(hear)
    try:
        yield b"retry: 2000\n\n"
        told = time.monotonic()
        while not service.closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), GLANCE)
            bell.clear()
            while changed:
                _, room = changed.popitem()
                told = time.monotonic()
                message = await service.see(room, guest, partial(inbox_message, lang))
                yield b"data: %s\n\n" % json.dumps(message).encode()
            if time.monotonic() - told > PING:
                told = time.monotonic()
                yield PING_EVENT
    finally:
        service.on_change.remove(hear)


def inbox_message(lang: str, frames: FrameMaker, viewpoint: Viewpoint) -> dict[str, object]:
    room = frames.room
    mine = any(seat in viewpoint.mine for seat in room.match.waiting)
    title, name = frames.title(viewpoint, lang), room.game.presentation.say("game-name", lang)
    return {"table": room.id, "mine": mine, "title": f"{title} · {name}"}
