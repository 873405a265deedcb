"""Live updates: a stream of frames for each visible page, and the bus that brings news between processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from .frames import Dress, Style, pack
from .house import House
from .room import Room

PING = 15.0


async def frames(
    house: House, room: Room, guest: str, style: Style, since: int, dress: Dress = pack
) -> AsyncIterator[bytes]:
    """Server-sent events: the frame of now, then one for every change; the latest wins."""
    yield b"retry: 500\n\n"
    with room.watching() as bell:
        while True:
            bell.clear()
            version = room.v
            frame = house.packed(room, guest, style, since, dress)
            yield b"id: %d\ndata: %s\n\n" % (version, frame)
            since = version
            while not bell.is_set():
                try:
                    await asyncio.wait_for(bell.wait(), PING)
                except TimeoutError:
                    yield b": still here\n\n"
