"""The least a Starlette server can do: ring, and tell all who listen. What `durbar load` compares with."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import defaultdict
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

NEWS = b"x" * 2000  # about as much as a move tells a page


class Bell:
    """How often it was rung, and those who listen."""

    def __init__(self) -> None:
        self.rung = 0
        self.listening: set[asyncio.Event] = set()

    def ring(self) -> None:
        self.rung += 1
        for each in self.listening:
            each.set()

    async def events(self) -> AsyncIterator[bytes]:
        """One event for every ring; the latest wins."""
        heard = asyncio.Event()
        self.listening.add(heard)
        try:
            while True:
                heard.clear()
                yield b'id: %d\ndata: {"v":%d,"r":%d,"parts":["%s"]}\n\n' % (self.rung, self.rung, 0, NEWS)
                await heard.wait()
        finally:
            self.listening.discard(heard)


def create_app() -> Starlette:
    """Bells by name: POST rings one, GET listens to it."""
    bells: defaultdict[str, Bell] = defaultdict(Bell)

    async def ring(request: Request) -> Response:
        bells[request.path_params["bell"]].ring()
        return JSONResponse({})

    async def listen(request: Request) -> Response:
        return StreamingResponse(bells[request.path_params["bell"]].events(), media_type="text/event-stream")

    async def metrics(request: Request) -> Response:
        return PlainTextResponse(f"durbar_cpu_seconds {time.process_time()}\n")

    routes = [Route("/metrics", metrics), Route("/{bell}", ring, methods=["POST"]), Route("/{bell}", listen)]
    return Starlette(routes=routes)


def serve(bound: socket.socket) -> None:
    """Answer on a socket until this process is ended."""
    uvicorn.Server(uvicorn.Config(create_app(), log_level="error")).run(sockets=[bound])
