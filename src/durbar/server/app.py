"""The application: routes, the guest of each request, and what is answered when something is wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute

from .api import ROUTES
from .bot_pool import BotPool
from .bot_runner import BotRunner
from .bus import bus_of, relay
from .guard import Guard
from .guests import Guests, style_of
from .hints import Hints
from .problems import Problem
from .store import DataError, Store
from .table_service import TableService

log = logging.getLogger("durbar")

ProblemPage = Callable[[Request, Problem], Response]


def create_app(
    data: str | Path,
    *,
    routes: Sequence[BaseRoute] = (),
    problem_page: ProblemPage | None = None,
    hosts: Sequence[str] = (),
    bot_processes: int = 1,
    bot_pause: float = 0.4,
) -> Starlette:
    """The server on a data file (or database URL). `routes` are pages, asked before the server's own.

    `hosts` are the names it may be called by (all, if none are given), `bot_processes` those in which
    bots think (0: a thread of this one), `bot_pause` the seconds they take at least.
    """
    store = Store(data)
    service = TableService(store, BotPool(bot_processes), Hints(BotPool(min(bot_processes, 1))))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bots = BotRunner(service, bot_pause)
        bots.start()
        listening = asyncio.create_task(relay(service, bus_of(store)))
        yield
        listening.cancel()
        await bots.stop()
        service.close()

    def answer(request: Request, problem: Problem) -> Response:
        if problem_page is not None and "text/html" in request.headers.get("accept", ""):
            response = problem_page(request, problem)
        else:
            response = JSONResponse(problem.to_dict(style_of(request).lang), problem.status)
        response.headers.update(problem.headers)
        return response

    async def not_right(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        return answer(request, error)

    async def not_now(request: Request, error: Exception) -> Response:
        log.error("%s", error)
        problem = Problem(503, "no-data")
        problem.headers["Retry-After"] = "5"
        return answer(request, problem)

    async def not_here(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "method" if error.status_code == 405 else "not-found"
        response = answer(request, Problem(error.status_code, code))
        response.headers.update(error.headers or {})
        return response

    guests = Guests(store.secret)
    app = Starlette(
        routes=[*routes, *ROUTES],
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, guests=guests, answer=answer, hosts=tuple(hosts)),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers={Problem: not_right, DataError: not_now, HTTPException: not_here},
    )
    app.state.service = service
    return app
