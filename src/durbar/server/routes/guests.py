"""Who asks, and how they want to be answered: a signed cookie instead of an account."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection
from starlette.responses import Response

from durbar.texts import HOUSE

from ..frames.frames import Style
from ..people.identity import MEMBER
from ..problems import Problem

COOKIE = "durbar"
YEAR = 365 * 24 * 3600
THEMES = ("light", "dark")

FindGuest = Callable[[str], Awaitable[str | None]]
SignedIn = Callable[[str, str], Awaitable[bool]]


async def no_token(token: str) -> str | None:
    """Where nothing is kept, no token is known."""
    return None


async def no_device(guest: str, device: str) -> bool:
    """Nor is anybody signed in."""
    return False


class Guests:
    """Gives every browser a name of its own, and knows it again by its signature."""

    def __init__(
        self, secret: bytes, guest_of_token: FindGuest = no_token, is_signed_in: SignedIn = no_device
    ) -> None:
        self._secret = secret
        self._guest_of_token = guest_of_token
        self._is_signed_in = is_signed_in

    async def guest_asking(self, request: HTTPConnection) -> str | None:
        """Who asks: a program by its token, a browser by its cookie. Problem 401 for a token that is none."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return await self._guest_of_cookie(request)
        guest = await self._guest_of_token(token.strip())
        if guest is None:
            problem = Problem(401, "bad-token")
            problem.headers["WWW-Authenticate"] = "Bearer"
            raise problem
        return guest

    async def _guest_of_cookie(self, request: HTTPConnection) -> str | None:
        """A member's cookie belongs to a device, and is worth nothing once that is signed out."""
        guest, at, device = (self.guest_of(request.cookies.get(COOKIE)) or "").partition("~")
        request.state.device = device
        if at or guest.startswith(MEMBER):
            return guest if await self._is_signed_in(guest, device) else None
        return guest or None

    def guest_of(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if we have signed it."""
        guest, _, signature = (cookie or "").partition(".")
        if guest and hmac.compare_digest(self._sign(guest), signature.encode()):
            return guest
        return None

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign_in(self, response: Response, request: HTTPConnection, guest: str, device: str = "") -> None:
        """From the next request on this browser is this guest's."""
        request.state.guest, request.state.device = guest, device
        give_cookie(response, COOKIE, self.cookie(f"{guest}~{device}" if device else guest), request)

    def cookie(self, guest: str) -> str:
        """What the browser keeps."""
        return f"{guest}.{self._sign(guest).decode()}"

    def _sign(self, guest: str) -> bytes:
        return hmac.new(self._secret, b"guest:" + guest.encode(), hashlib.sha256).hexdigest().encode()

    def cookie_header(self, request: HTTPConnection) -> str:
        """The header by which a new guest keeps their name."""
        response = Response()
        give_cookie(response, COOKIE, self.cookie(request.state.guest), request)
        return response.headers["set-cookie"]


def give_cookie(response: Response, name: str, value: str, request: HTTPConnection) -> None:
    """A cookie no script can read, sent only from our own pages."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def style_of(request: HTTPConnection) -> Style:
    """Language, theme and part of the drawing: asked for, else remembered, else what the browser prefers."""
    asked, cached = request.query_params, request.cookies
    langs = [
        asked.get("lang", ""),
        cached.get("lang", ""),
        *preferred_languages(request.headers.get("accept-language", "")),
    ]
    themes = [asked.get("theme", ""), cached.get("theme", "")]
    return Style(
        next((lang for lang in langs if lang in HOUSE.languages), "en"),
        next((theme for theme in themes if theme in THEMES), "light"),
        asked.get("part", "table"),
    )


def preferred_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, best first, without their regions."""
    weighed: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((float(weight or 1), tag.partition("-")[0].lower()))
        except ValueError:
            continue
    return [tag for _, tag in sorted(weighed, key=lambda each: -each[0])]
