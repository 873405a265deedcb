"""Live updates: a stream of server-sent events for each visible page.

An event is made and compressed once for all who look the same way, in a thread; the loop only passes it on.
Each one is a run of deflate blocks that refers to nothing before it, so the same bytes fit into any stream.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from durbar.session import Viewpoint

from ..frames.frames import FrameMaker, Style, pack
from ..tables.room import Room
from ..tables.table_service import TableService
from ..typed.messages import Frame

PING = 15.0
HELLO = b"retry: 500\n\n"
PING_EVENT = b"event: ping\ndata:\n\n"  # an event, so that a page can tell a dead line from a quiet one
CLOSED_EVENT = b"event: closed\ndata:\n\n"
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # a proxy must not wait for more

Tell = Callable[[], Awaitable[bytes]]  # the next event of one stream, as its reader can read it


def stream(service: TableService, request: Request, room: Room, tell: Tell) -> Response:
    """The answer to ``/live``: what is told of the table now, and again with every change."""
    packed = reads_packed(request)
    headers = {**HEADERS, "Content-Encoding": "gzip"} if packed else HEADERS
    guest, presence = request.state.guest, request.app.state.presence
    told = presence.attend(room, guest, events(service, room, tell, packed, lambda: room.admits(guest)))
    body = count_stream(service, request, told)
    return StreamingResponse(body, media_type="text/event-stream", headers=headers)


def reads_packed(request: Request) -> bool:
    """Can the reader of a stream read it compressed?"""
    return "gzip" in request.headers.get("accept-encoding", "")


def count_stream(service: TableService, request: Request, told: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream that counts for its guest as long as it is open; Problem 429 if they have enough of them."""
    service.quotas.check_stream(request)

    async def passed_on() -> AsyncIterator[bytes]:
        with service.quotas.stream(request):
            async for part in told:
                yield part

    return passed_on()


def known_version(request: Request) -> int:
    """What the page shows already; a stream that broke off says it by itself."""
    v = request.headers.get("last-event-id") or request.query_params.get("v", "0")
    return int(v) if v.isascii() and v.isdecimal() and len(v) < 10 else 0


async def events(
    service: TableService,
    room: Room,
    tell: Tell,
    packed: bool = False,
    admitted: Callable[[], bool] = lambda: True,
) -> AsyncIterator[bytes]:
    """One event for every change, the latest wins; now and then a sign of life.

    It ends with the house, or when its reader may not look on any more.
    """
    squeeze = deflate if packed else bytes
    yield (GZIP_HEAD if packed else b"") + squeeze(HELLO)
    with room.watching() as bell:
        while not service.closing:
            bell.clear()
            if not admitted():
                yield squeeze(CLOSED_EVENT)
                return
            yield await tell()
            while not bell.is_set():
                try:
                    await asyncio.wait_for(bell.wait(), PING)
                except TimeoutError:
                    yield squeeze(PING_EVENT)


def frames_for(
    service: TableService, room: Room, guest: str, style: Style, since: int = 0, packed: bool = False
) -> Tell:
    """Frames as programs get them: whole, but for the part of the log that is known since a version."""
    known = since

    def look(frames: FrameMaker, viewpoint: Viewpoint) -> tuple[int, bytes]:
        return room.v, frames.packed(viewpoint, style, known, deflated_frame if packed else frame_event)

    async def tell() -> bytes:
        nonlocal known
        known, told = await service.see(room, guest, look)
        return told

    return tell


def event(v: int, data: bytes) -> bytes:
    return b"id: %d\ndata: %s\n\n" % (v, data)


def frame_event(frame: Frame) -> bytes:
    return event(frame.v, pack(frame))


def deflated_frame(frame: Frame) -> bytes:
    return deflate(frame_event(frame))


def deflate(data: bytes) -> bytes:
    """Deflate blocks that stand alone and end on a whole byte; level 5 would take half as long again."""
    press = zlib.compressobj(3, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(data) + press.flush(zlib.Z_FULL_FLUSH)
