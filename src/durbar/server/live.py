"""Live updates: a stream of server-sent events for each visible page.

Every event is a whole frame. It is made and compressed once for all who look the same way: each one is a run
of deflate blocks that refers to nothing before it, so the same bytes fit into any stream.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from .frames import Style, pack
from .messages import Frame
from .room import Room
from .table_service import TableService

PING = 15.0
HELLO = b"retry: 500\n\n"
POLITE = 0.01  # seconds that streams leave to the answer of whoever acted
PING_EVENT = b"event: ping\ndata:\n\n"  # an event, so that a page can tell a dead line from a quiet one
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # a proxy must not wait for more

Tell = Callable[[int, bool], bytes]  # the event for those who know a version, compressed or not


def stream(service: TableService, request: Request, room: Room, tell: Tell) -> Response:
    """The answer to ``/live``: what is told of the table now, and again with every change."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {**HEADERS, "Content-Encoding": "gzip"} if packed else HEADERS
    told = events(service, room, tell, known_version(request), packed)
    return StreamingResponse(counted(service, request, told), media_type="text/event-stream", headers=headers)


def counted(service: TableService, request: Request, told: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
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
    service: TableService, room: Room, tell: Tell, since: int = 0, packed: bool = False
) -> AsyncIterator[bytes]:
    """One event for every change, the latest wins; now and then a sign of life."""
    squeeze = deflate if packed else bytes
    yield (GZIP_HEAD if packed else b"") + squeeze(HELLO)
    with room.watching() as bell:
        while not service.closing:
            await asyncio.sleep(POLITE)
            bell.clear()
            version = room.v
            yield tell(since, packed)
            since = version
            while not bell.is_set():
                try:
                    await asyncio.wait_for(bell.wait(), PING)
                except TimeoutError:
                    yield squeeze(PING_EVENT)


def frames_for(service: TableService, room: Room, guest: str, style: Style) -> Tell:
    """Frames as programs get them."""

    def tell(since: int, packed: bool) -> bytes:
        return service.packed(room, guest, style, since, deflated_frame if packed else frame_event)

    return tell


def event(v: int, data: bytes) -> bytes:
    return b"id: %d\ndata: %s\n\n" % (v, data)


def frame_event(frame: Frame) -> bytes:
    return event(frame.v, pack(frame))


def deflated_frame(frame: Frame) -> bytes:
    return deflate(frame_event(frame))


def deflate(data: bytes) -> bytes:
    """Deflate blocks that stand alone and end on a whole byte."""
    press = zlib.compressobj(5, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(data) + press.flush(zlib.Z_FULL_FLUSH)
