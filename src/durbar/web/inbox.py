"""One stream for all pages of a browser: at which of the guest's tables it is their turn."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from durbar.server import Problem, TableService
from durbar.server.frames.frames import FrameMaker
from durbar.server.people.mailroom import Mailroom
from durbar.server.routes import api
from durbar.server.routes.live import HEADERS, PING, PING_EVENT, count_stream
from durbar.session import Viewpoint

from .look import look_of

GLANCE = 1.0  # seconds until it looks whether the house closes


async def inbox(request: Request) -> Response:
    service, mailroom = api.service_of(request), request.app.state.mailroom
    told = inbox_events(service, mailroom, request.state.guest, look_of(request).lang)
    body = count_stream(service, request, told)
    return StreamingResponse(body, media_type="text/event-stream", headers=HEADERS)


async def inbox_events(
    service: TableService, mailroom: Mailroom, guest: str, lang: str
) -> AsyncGenerator[bytes, None]:
    """A line for every change at a table where the guest sits; of several changes the last one counts."""
    with mailroom.reading(guest) as letters:
        yield b"retry: 2000\n\n"
        told = time.monotonic()
        while not service.closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(letters.bell.wait(), GLANCE)
            letters.bell.clear()
            while letters.tables:
                with suppress(Problem):  # of a table that cannot be opened
                    room = await service.room(letters.tables.pop())
                    message = await service.see(room, guest, partial(inbox_message, lang))
                    told = time.monotonic()
                    yield b"data: %s\n\n" % json.dumps(message).encode()
            if time.monotonic() - told > PING:
                told = time.monotonic()
                yield PING_EVENT


def inbox_message(lang: str, frames: FrameMaker, viewpoint: Viewpoint) -> dict[str, object]:
    room = frames.room
    mine = any(seat in viewpoint.mine for seat in room.match.waiting)
    title, name = frames.title(viewpoint, lang), room.game.presentation.say("game-name", lang)
    return {"table": room.id, "mine": mine, "title": f"{title} · {name}"}
