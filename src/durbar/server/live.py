"""Live updates: a stream of server-sent events for each visible page.

Every event is a whole frame. It is made and compressed once for all who look the same way: each one is a run
of deflate blocks that refers to nothing before it, so the same bytes fit into any stream.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from functools import cache

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from .frames import Dress, Frame, Style, pack
from .house import House
from .room import Room

PING = 15.0
HELLO = b"retry: 500\n\n"
STILL_HERE = b": still here\n\n"
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # a proxy must not wait for more


def stream(house: House, request: Request, room: Room, style: Style, dress: Dress = pack) -> Response:
    """The answer to ``/live``: the frame of now, then one for every change."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {**HEADERS, "Content-Encoding": "gzip"} if packed else HEADERS
    guest, since = request.state.guest, known_version(request)
    events = frames(house, room, guest, style, since, dress, packed)
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)


def known_version(request: Request) -> int:
    """What the page shows already; a stream that broke off says it by itself."""
    v = request.headers.get("last-event-id") or request.query_params.get("v", "0")
    return int(v) if v.isascii() and v.isdecimal() and len(v) < 10 else 0


async def frames(
    house: House, room: Room, guest: str, style: Style, since: int, dress: Dress = pack, packed: bool = False
) -> AsyncIterator[bytes]:
    """One event for every change, the latest wins; now and then a sign of life."""
    yield GZIP_HEAD + deflate(HELLO) if packed else HELLO
    made = deflated(dress) if packed else event(dress)
    with room.watching() as bell:
        while not house.closing:
            bell.clear()
            version = room.v
            yield house.packed(room, guest, style, since, made)
            since = version
            while not bell.is_set():
                try:
                    await asyncio.wait_for(bell.wait(), PING)
                except TimeoutError:
                    yield deflate(STILL_HERE) if packed else STILL_HERE


@cache
def event(dress: Dress) -> Dress:
    """A frame as an event."""

    def made(frame: Frame) -> bytes:
        return b"id: %d\ndata: %s\n\n" % (frame["v"], dress(frame))

    return made


@cache
def deflated(dress: Dress) -> Dress:
    """A frame as an event, compressed for any stream."""
    plain = event(dress)

    def made(frame: Frame) -> bytes:
        return deflate(plain(frame))

    return made


def deflate(data: bytes) -> bytes:
    """Deflate blocks that stand alone and end on a whole byte."""
    press = zlib.compressobj(5, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(data) + press.flush(zlib.Z_FULL_FLUSH)
