"""The application: routes, the guest of each request, and what is answered when something is wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute

from durbar.core import DurbarError

from .bots.bot_pool import BotPool
from .bots.bot_runner import BotRunner
from .bots.hints import Hints
from .operations import monitoring
from .operations.monitoring import Metrics
from .people.mailroom import Mailroom
from .people.notices import Notices
from .problems import Problem
from .routes import bot_api, identity_api, people_api, talk_api
from .routes.api import ROUTES
from .routes.guard import Guard, address
from .routes.guests import Guests, style_of
from .storage.database import DataError, NotKept
from .storage.store import Store
from .tables.bus import bus_of, relay
from .tables.clock_keeper import ClockKeeper
from .tables.presence import Presence
from .tables.table_service import TableService

log = logging.getLogger("durbar")
EXPIRE_EVERY = 6 * 3600.0  # seconds

ProblemPage = Callable[[Request, Problem], Response]
Handler = Callable[[Request, Exception], Awaitable[Response]]


def create_app(
    data: str | Path,
    *,
    routes: Sequence[BaseRoute] = (),
    problem_page: ProblemPage | None = None,
    hosts: Sequence[str] = (),
    bot_processes: int = 1,
    bot_pause: float = 0.4,
    public_url: str = "",
    log_requests: bool = False,
    expire_days: float = 0,
    notify: str = "",
    address: str = "",
) -> Starlette:
    """The server on a data file (or database URL). `routes` are pages, asked before the server's own.

    `hosts` are the names it may be called by (all, if none are given), `bot_processes` those in which
    bots think (0: a thread of this one), `bot_pause` the seconds they take at least. `public_url` is where
    browsers find it behind a proxy; `log_requests` writes a line of JSON for every answer; unfinished games
    in which nobody has moved for `expire_days` are removed (never, if it is 0). `notify` is an address or a
    command that is told when it is somebody's turn who is not here; `address` is where it says that is, if
    there is no public URL.
    """
    if public_url:
        hosts = (*hosts, *public_names(public_url))
    store = Store(data)
    service = TableService(store, BotPool(bot_processes), Hints(BotPool(min(bot_processes, 1))))
    presence, metrics, guests = Presence(service), Metrics(service, log_requests), guests_of(service)
    answer = answer_by(problem_page)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bots = BotRunner(service, bot_pause)
        bots.start()
        clocks = ClockKeeper(service, bots.wake)
        kept = (relay(service, bus_of(store)), metrics.share(), presence.run(), clocks.run())
        tasks = [asyncio.create_task(each) for each in kept]
        if notify:
            tasks.append(asyncio.create_task(Notices(service, notify, public_url or address).run()))
        if expire_days:
            tasks.append(asyncio.create_task(expire(service, expire_days)))
        yield
        for task in tasks:
            task.cancel()
        await bots.stop()
        service.close()

    app = Starlette(
        routes=[
            *monitoring.ROUTES,
            *routes,
            *people_api.ROUTES,
            *bot_api.ROUTES,
            *identity_api.ROUTES,
            *talk_api.ROUTES,
            *ROUTES,
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(
                Guard,
                guests=guests,
                answer=answer,
                hosts=tuple(hosts),
                public_url=public_url,
                observe=metrics.observe,
            ),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers=problem_handlers(answer),
    )
    app.state.service = service
    app.state.metrics = metrics
    app.state.presence = presence
    app.state.mailroom = Mailroom(service)
    app.state.guests = guests
    return app


# What is answered when something is wrong


def answer_by(problem_page: ProblemPage | None) -> ProblemPage:
    """A problem as a page for those who read one, as JSON for everybody else."""

    def answer(request: Request, problem: Problem) -> Response:
        if problem_page is not None and "text/html" in request.headers.get("accept", ""):
            response = problem_page(request, problem)
        else:
            response = JSONResponse(problem.to_dict(style_of(request).lang), problem.status)
        response.headers.update(problem.headers)
        return response

    return answer


def problem_handlers(answer: ProblemPage) -> dict[Any, Handler]:
    """What becomes of the errors of a route: of a Problem, of data that is away, of what is not there."""

    async def not_right(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        return answer(request, error)

    async def not_now(request: Request, error: Exception) -> Response:
        log.error("%s", error)
        problem = Problem(503, "not-kept") if isinstance(error, NotKept) else Problem(503, "no-data")
        problem.headers["Retry-After"] = "5"
        return answer(request, problem)

    async def not_here(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "method" if error.status_code == 405 else "not-found"
        response = answer(request, Problem(error.status_code, code))
        response.headers.update(error.headers or {})
        return response

    return {Problem: not_right, DataError: not_now, HTTPException: not_here}


# Who asks


def guests_of(service: TableService) -> Guests:
    """The guests of a server, with the programs and devices that its data knows."""

    async def guest_of_token(token: str) -> str | None:
        with data_needed():
            return await service.ask(service.members.guest_of_token, token)

    async def is_signed_in(guest: str, device: str) -> bool:
        with data_needed():
            return await service.ask(service.identity.is_signed_in, guest, device)

    return Guests(service.store.secret, guest_of_token, is_signed_in)


@contextmanager
def data_needed() -> Iterator[None]:
    """Before a request has reached its route: who asks cannot be known without the data."""
    try:
        yield
    except DataError as error:
        log.error("%s", error)
        raise Problem(503, "no-data") from error


async def expire(service: TableService, days: float) -> None:
    """Now and then remove what nobody has played on for so many days."""
    while True:
        try:
            if count := await service.remove_abandoned(days):
                log.warning("%d tables were removed: nobody had moved for %g days", count, days)
        except DataError as error:
            log.error("%s", error)
        await asyncio.sleep(EXPIRE_EVERY)


def public_names(public_url: str) -> tuple[str, ...]:
    """The name of a public address, and those by which this machine asks itself."""
    parts = address(public_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        text = f"{public_url!r} is no address like https://games.example"
        raise DurbarError(text, field="public-url", reason="public-url", wanted=public_url)
    return (parts.hostname, "127.0.0.1", "localhost", "::1")
