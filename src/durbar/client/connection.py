"""HTTP with a Durbar server: requests that are answered with JSON, and a stream of lines."""

from __future__ import annotations

import http.client
import json
import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

from durbar.core import DurbarError
from durbar.core.errors import shown_name

SECONDS = 30.0  # that an answer may take; a stream says something every fifteen
Event = dict[str, Any]


class ServerProblem(DurbarError):  # noqa: N818  (a problem is what the server calls it)
    """The server has refused something, and says why."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


class Link(NamedTuple):
    """An address somebody was given: of a server, or of a seat there."""

    server: str
    table: str = ""
    invitation: str = ""


def read_link(url: str) -> Link:
    """The parts of ``https://games.example`` or of an invitation, ``https://games.example/t/ID?sit=SECRET``."""
    parts = urlsplit(url)
    path = [each for each in parts.path.split("/") if each]
    server = f"{parts.scheme}://{parts.netloc}"
    sit = parse_qs(parts.query).get("sit", [""])[0]
    if parts.scheme in ("http", "https") and parts.hostname and not path:
        return Link(server)
    if parts.scheme in ("http", "https") and parts.hostname and len(path) == 2 and path[0] == "t" and sit:
        return Link(server, path[1], sit)
    text = f"{url!r} is neither a server, as https://games.example, nor an invitation to a seat"
    raise DurbarError(text, field="url", reason="link", wanted=shown_name(url))


class Client:
    """A guest of one server, by token; without a token a stranger, who can ask for one."""

    def __init__(self, server: str, token: str = "", seconds: float = SECONDS) -> None:
        parts = urlsplit(read_link(server).server)
        self.token = token
        self._seconds = seconds
        self._tls = parts.scheme == "https"
        self._host, self._port = parts.hostname or "", parts.port
        self._line: http.client.HTTPConnection | None = None

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()
            self._line = None

    # Who we are

    def new_bot(self, name: str) -> str:
        """Become a guest under this name; the token, which this client uses from now on."""
        self.token = str(self.post("/api/v1/bots", {"name": name})["token"])
        return self.token

    def remove_bot(self, name: str) -> None:
        """Be a guest no longer."""
        self.post("/api/v1/bots/remove", {"name": name})

    # At the tables

    def events(self) -> Iterator[Event]:
        """All that concerns us, from now on; ends when the server hangs up."""
        line = self._connect()
        try:
            line.request("GET", "/api/v1/events", headers=self._headers())
            answer = line.getresponse()
            if answer.status != 200:
                raise problem_of(answer.status, answer.read())
            while written := answer.readline():
                if written.strip():
                    yield json.loads(written)
        finally:
            line.close()

    def move(self, table: str, v: int, seat: int, move: str) -> None:
        """Answer a question; sent again if the line breaks, and still made once."""
        wish = {"v": v, "seat": seat, "key": secrets.token_hex(8), "move": move}
        self.post(f"/api/v1/t/{quote(table)}/move", wish)

    def sit(self, table: str, invitation: str, name: str = "") -> None:
        """Take the seat of an invitation; the salt is given when the stream asks for it."""
        self.post(f"/api/v1/t/{quote(table)}/sit", {"invitation": invitation, "name": name, "deal": "wait"})

    def give_salt(self, table: str) -> None:
        """Our part in the dealing: 32 random bytes."""
        self.post(f"/api/v1/t/{quote(table)}/salt", {"salt": secrets.token_hex(32)})

    def accept(self, challenge: str) -> None:
        """Take the seat we are asked to."""
        self.post(f"/api/v1/challenges/{quote(challenge)}/accept", {"deal": "wait"})

    def refuse(self, challenge: str) -> None:
        """Do not take it."""
        self.post(f"/api/v1/challenges/{quote(challenge)}/refuse", {})

    # HTTP

    def get(self, path: str) -> Any:
        """What the server answers to a question, as read from JSON."""
        return self._ask("GET", path, None)

    def post(self, path: str, body: object) -> Any:
        """What the server answers to something done, as read from JSON; `body` is sent as JSON."""
        return self._ask("POST", path, json.dumps(body).encode())

    def _ask(self, method: str, path: str, body: bytes | None) -> Any:
        """The answer; asked once more on a new line, if the server has hung up on the old one."""
        fresh = self._line is None
        if self._line is None:
            self._line = self._connect()
        try:
            self._line.request(method, path, body, self._headers())
            answer = self._line.getresponse()
            read = answer.read()
        except (OSError, http.client.HTTPException):
            self.close()
            if fresh:
                raise
            return self._ask(method, path, body)
        if answer.status >= 400:
            raise problem_of(answer.status, read)
        return json.loads(read)

    def _connect(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._tls else http.client.HTTPConnection
        return kind(self._host, self._port, timeout=self._seconds)

    def _headers(self) -> dict[str, str]:
        told = {"Accept": "application/json", "Content-Type": "application/json"}
        return {**told, "Authorization": f"Bearer {self.token}"} if self.token else told


def problem_of(status: int, body: bytes) -> ServerProblem:
    """What the server says is wrong."""
    try:
        told = json.loads(body)
        return ServerProblem(status, str(told["code"]), str(told["problem"]))
    except (ValueError, KeyError, TypeError):
        return ServerProblem(status, "", f"the server answered with status {status}")
