"""Running the server: an address that is free, streams that end when it stops."""

from __future__ import annotations

import asyncio
import ctypes
import errno
import gc
import os
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette

from durbar.core import DurbarError

from .connections import BACKLOG, LOOPBACK, Connections, GuardedProtocol, limit_log

Ready = Callable[[], None]
NEIGHBOURS = 20  # ports tried, if nobody insists on one
HEAP = {  # M_ARENA_MAX, M_MMAP_THRESHOLD and M_TRIM_THRESHOLD of malloc.h
    -8: 1,
    -3: 256 * 1024,
    -1: 1024 * 1024,
}
LOCAL = ("127.0.0.1", "localhost", "::1")


def free_socket(host: str, port: int, insist: bool) -> socket.socket:
    """A socket at this port, or at one of the next if it is taken and nobody insists."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + 1 if insist else port + NEIGHBOURS):
        # Named as TCP, so that the event loop sends every answer at once instead of collecting for 40 ms.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # elsewhere this would let us share a port that is taken
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, number))
            return bound
        except OSError as error:
            bound.close()
            if error.errno != errno.EADDRINUSE:
                message = f"cannot listen at {host}: {error.strerror}"
                raise DurbarError(message, field="host", reason="host", wanted=host) from error
    message = f"port {port} is taken; another can be given with --port"
    raise DurbarError(message, field="port", reason="port", wanted=str(port))


def names_of(host: str) -> tuple[str, ...]:
    """By which names a browser may call us.

    On this machine alone only by its own names, for a foreign name could be made to point here; on a
    network by any, since we cannot know them all.
    """
    return LOCAL if host in LOCAL else ()


def address_of(bound: socket.socket) -> str:
    """Where a browser on this machine finds us."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Lets the open streams end before it waits for them, and tells when it is ready."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Ready) -> None:
        super().__init__(config)
        self._service = app.state.service
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._service.leave)
        super().handle_exit(sig, frame)


def server_for(
    app: Starlette,
    ready: Ready,
    connections: Connections | None = None,
    trusted_proxies: Sequence[str] = (),
) -> Server:
    """A server with limits of connections and of time; `ready` is called once it answers.

    `trusted_proxies` are the addresses that may tell for whom they ask (X-Forwarded-For, -Proto).
    """
    neighbours = LOOPBACK | set(trusted_proxies)
    limits = Connections(neighbours=neighbours) if connections is None else connections
    app.state.service.quotas.neighbours = (LOOPBACK - set(trusted_proxies)) | {""}
    protocol: Any = partial(GuardedProtocol, connections=limits)
    config = uvicorn.Config(
        app,
        http=protocol,
        ws="none",
        backlog=BACKLOG,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=list(trusted_proxies),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    limit_log()
    return Server(config, app, ready)


def spare_collector() -> None:
    """What is loaded by now stays for ever: the garbage collector need not look at it again and again.

    A look at everything stops all threads for a tenth of a second. What tables leave behind is mostly freed
    without it, so it may also come less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def spare_memory() -> None:
    """All threads share one heap, and what is freed at its end is given back.

    By default glibc has one for every thread, and each of them keeps what was once needed there.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library, which has its own ways
            adjust = ctypes.CDLL(None).mallopt
            for setting in HEAP.items():
                adjust(*setting)


def run(app: Starlette, bound: socket.socket, ready: Ready, trusted_proxies: Sequence[str] = ()) -> None:
    """Serve until somebody stops it."""
    spare_collector()
    spare_memory()
    with suppress(KeyboardInterrupt):  # the way it is stopped; all is in order by then
        server_for(app, ready, trusted_proxies=trusted_proxies).run(sockets=[bound])
