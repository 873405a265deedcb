"""What every request passes: the guest's cookie, the origin of what is sent, sizes, and safe headers."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..problems import Problem
from ..typed.limits import BODY_BYTES, RECORD_BYTES
from .guests import Guests

POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
Answer = Callable[[Request, Problem], Response]
Observe = Callable[[Scope, int, float, str], None]  # of a request: status, seconds, its own number
READING = ("GET", "HEAD", "OPTIONS")
BODY_SECONDS = 15.0  # that a body may take to arrive; the connection itself is cut off a little later

log = logging.getLogger("durbar")


class Guard:
    """Outermost of all: nothing is answered without it, not even what goes wrong."""

    def __init__(
        self,
        app: ASGIApp,
        guests: Guests,
        answer: Answer,
        hosts: tuple[str, ...] = (),
        public_url: str = "",
        observe: Observe | None = None,
    ) -> None:
        self.app = app
        self.guests = guests
        self.answer = answer
        self.hosts = hosts  # by these names we may be called; all, if there are none
        self.public = address(public_url)  # as browsers write it, whatever a proxy makes of it
        self.observe = observe

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if self.public.scheme:
            scope["scheme"] = self.public.scheme
        request = Request(scope)
        began, number = time.perf_counter(), secrets.token_hex(8)
        known: str | None = ""  # until we have looked
        request.state.guest = request.state.device = ""
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers["X-Request-Id"] = number
                if self.observe is not None:
                    self.observe(scope, message["status"], time.perf_counter() - began, number)
                if known is None and "max-age" not in headers.get("cache-control", ""):
                    headers.append("set-cookie", self.guests.cookie_header(request))
            await send(message)

        try:
            self.check(scope, request.headers)
            known = await self.guests.guest_asking(request)
            request.state.guest = known or self.guests.new()
            await self.app(scope, limit_body(receive, body_limit(scope)), send_guarded)
        except ClientDisconnect:
            pass  # nobody waits for the answer
        except Problem as problem:
            await self.answer(request, problem)(scope, receive, send_guarded)
        except Exception:
            log.exception("%s %s went wrong (request %s)", scope["method"], scope["path"], number)
            if started:
                raise
            await self.answer(request, Problem(500, "broken"))(scope, receive, send_guarded)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuse other names than ours (a foreign name may point here), other pages, and too much."""
        host = headers.get("host", "")
        if self.hosts and address(f"//{host}").hostname not in self.hosts:
            raise Problem(421, "foreign")
        if scope["method"] not in READING:
            origin = headers.get("origin")
            if origin is not None and address(origin).netloc not in (host, self.public.netloc or host):
                raise Problem(403, "foreign")
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Problem(403, "foreign")
            length = headers.get("content-length", "0")
            if not re.fullmatch("[0-9]{1,9}", length) or int(length) > body_limit(scope):
                raise Problem(413, "too-large", limit=body_limit(scope))


def address(written: str) -> SplitResult:
    """An address in its parts; none, if it is not one."""
    try:
        return urlsplit(written)
    except ValueError:
        return urlsplit("")


def body_limit(scope: Scope) -> int:
    return RECORD_BYTES if str(scope["path"]).endswith("/load") else BODY_BYTES


def limit_body(receive: Receive, limit: int) -> Receive:
    """The same body, broken off when more comes than was allowed, or when it comes too slowly."""
    until = asyncio.get_running_loop().time() + BODY_SECONDS
    taken, whole = 0, False

    async def receive_limited() -> Message:
        nonlocal taken, whole
        if whole:
            return await receive()  # that somebody hangs up
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError as error:
            raise Problem(408, "too-slow", seconds=round(BODY_SECONDS)) from error
        taken += len(message.get("body", b""))
        if taken > limit:
            raise Problem(413, "too-large", limit=limit)
        whole = not message.get("more_body", False)
        return message

    return receive_limited
