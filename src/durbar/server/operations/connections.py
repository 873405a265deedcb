"""Connections: how many there may be, and how long a request may take to arrive.

uvicorn waits for the head of a request as long as its sender likes. Here a sender who is slow is cut off,
and when there are too many connections, the one that has been silent for longest makes room: whoever has
something to say is heard, however many others only hold the line.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0  # from the first byte, or the last answer, to the end of a request's head
BODY_SECONDS = 20.0  # and to the end of its body
READ_SECONDS = 60.0  # that a reader may leave an answer unread
MOST = 4000  # connections
RESERVE = 150  # files kept for everything else
BACKLOG = 100  # connections taken at once
PER_ADDRESS = 200
NETWORK_BITS = 64  # of an IPv6 address that tell who it is
LONGEST = 60  # characters of what should be an address
LOOPBACK = frozenset({"127.0.0.1", "::1"})
TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


@lru_cache(maxsize=1024)
def counted_address(host: str) -> str:
    """The address under which somebody is counted: with IPv6 one person has a whole network of them.

    What a proxy passes on may be no address at all; it is counted as it is, up to a length.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, NETWORK_BITS), strict=False))


class Phase(Enum):
    """What a connection waits for."""

    HEAD = "the head of a request"
    BODY = "the body of a request"
    ANSWER = "the answer"


def affordable() -> int:
    """As many connections as the system lets this process have, with files to spare."""
    try:
        import resource
    except ImportError:  # not every system counts files so
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(32, min(MOST, soft - RESERVE))


@dataclass
class Connections:
    """All open connections, oldest first. `neighbours` are this machine and its proxies: many speak there."""

    most: int = field(default_factory=affordable)
    per_address: int = PER_ADDRESS
    neighbours: frozenset[str] = LOOPBACK
    _open: dict[GuardedProtocol, str] = field(default_factory=dict, init=False)

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: GuardedProtocol, address: str) -> bool:
        """May it stay? If there are too many, one that says nothing has to go instead."""
        if len(self._open) >= self.most and not self._make_room(list(self._open)):
            return False
        counted = counted_address(address)
        if address not in self.neighbours:
            same = [each for each, other in self._open.items() if other == counted]
            if len(same) >= self.per_address and not self._make_room(same):
                return False
        self._open[connection] = counted
        return True

    def _make_room(self, candidates: list[GuardedProtocol]) -> bool:
        for each in candidates:
            if each.phase is Phase.HEAD:
                self.leave(each)
                each.transport.abort()
                return True
        return False

    def leave(self, connection: GuardedProtocol) -> None:
        self._open.pop(connection, None)


class GuardedProtocol(H11Protocol):
    """uvicorn's connection, with limits of number and time."""

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._crowd = connections
        self._patience: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._waits_for: tuple[object, Phase] | None = None  # of which request

    @property
    def phase(self) -> Phase:
        """What this connection waits for."""
        if self.cycle is None or self.cycle.response_complete:
            return Phase.HEAD
        return Phase.BODY if self.cycle.more_body else Phase.ANSWER

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._crowd.admit(self, self.client[0] if self.client else ""):
            self._watch()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._crowd.leave(self)
        for timer in (self._patience, self._unread):
            if timer is not None:
                timer.cancel()
        self._patience = self._unread = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Every phase has its own time, counted from its beginning: a byte now and then gains none."""
        now = (self.cycle, self.phase)
        if now == self._waits_for or self.transport.is_closing():
            return
        self._waits_for = now
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self.phase is not Phase.ANSWER:
            seconds = HEAD_SECONDS if self.phase is Phase.HEAD else BODY_SECONDS
            self._patience = self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            if self._waits_for == (None, Phase.HEAD):  # nothing was ever answered here
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class SparingFilter(logging.Filter):
    """Lets every kind of line through some times a minute, so that nobody can fill the disk with it."""

    def __init__(self, most: int = 10, seconds: float = 60.0) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self._counts: dict[object, int] = {}
        self._until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now > self._until:
            self._until = now + self.seconds
            self._counts.clear()
        kind = (record.name, record.levelno, record.msg)
        self._counts[kind] = count = self._counts.get(kind, 0) + 1
        if count == self.most:
            record.msg = f"{record.msg} (no more such lines for up to {self.seconds:.0f} seconds)"
        return count <= self.most


LOGGERS = ("uvicorn.error", "asyncio", "durbar", "durbar.bots", "durbar.bus", "durbar.web")


def limit_log() -> None:
    """From now on no line is written without end."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(each, SparingFilter) for each in logger.filters):
            logger.addFilter(SparingFilter())
