"""Requests made out of luck: nearly right ones, after the description of the interface, and hostile ones."""

import json
import random
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.routing import Route
from starlette.testclient import TestClient

import durbar
from durbar.core import Match
from durbar.server.typed.openapi import openapi_document
from durbar.web import create_app
from tests.server.loop_watch import LoopWatch
from tests.server.people import Guest

ENDLESS = ("/live", "/inbox", "/events")  # streams
KEYS = (
    *("v", "seat", "key", "move", "back", "at", "invitation", "name", "salt", "deal", "game", "players"),
    *(
        "options",
        "seats",
        "content",
        "who",
        "lang",
        "theme",
        "option-map",
        "option-chart",
        "seat-0",
        "changed",
    ),
    *("clock", "at-zero", "rematch", "do", "table", "title", "day", "show", "bot", "code", "text", "sign"),
    *("seconds", "kind", "wish", "on", "how", "why", "everybody", "credential", "passkey", "device"),
)
WORDS = (
    *("", "0", "1", "-1", "9" * 30, "wait", "hang red", "lanterns", "expedition", "revival", "excavation"),
    *("me", "here", "open", "random", "greedy", "now", "yes", "own", "ab" * 32, "\x00", "\ud800", "é" * 300),
    *("live", "letters", "live 300 5", "letters 86400", "hello", "mute", "block", "single", "2026-02-30"),
    *("rename", "delete", "restore", "accept", "refuse", "fill", "ask", "say", "recover", "open", "invite"),
    *("../../etc/passwd", "<svg onload=1>", "%s%n", "a" * 5000, "[" * 200, "{" * 50, "null", "'; DROP TABLE"),
)
KINDS = (
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "",
)


class Fuzzer:
    """Makes requests out of luck."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.luck = random.Random(seed)
        self.tables = tables
        self.described = openapi_document()

    def word(self) -> str:
        return self.luck.choice([*WORDS, *self.tables])

    def value(self, deep: int = 0) -> Any:
        kind = self.luck.randrange(9 if deep < 4 else 6)
        if kind < 3:
            return self.word()
        if kind < 6:
            return self.luck.choice([0, 1, 2, -1, 10**17, 1.5, True, False, None])
        if kind == 6:
            return [self.value(deep + 1) for _ in range(self.luck.randrange(4))]
        return {self.luck.choice(KEYS): self.value(deep + 1) for _ in range(self.luck.randrange(6))}

    def like(self, schema: dict[str, Any]) -> Any:
        """A value as it is described, with something else in it now and then."""
        if self.luck.random() < 0.06:
            return self.value()
        if "$ref" in schema:
            return self.like(self.described["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self.like(self.luck.choice(schema["anyOf"]))
        if "enum" in schema:
            return self.luck.choice(schema["enum"])
        if schema.get("type") == "array":
            return [self.like(schema["items"]) for _ in range(self.luck.randrange(4))]
        if "properties" in schema:
            named = schema["properties"].items()
            return {name: self.like(each) for name, each in named if self.luck.random() < 0.93}
        return {
            "object": {},
            "string": self.word(),
            "integer": self.luck.choice([0, 1, 2, 3, 5, 44, 10**6]),
            "boolean": self.luck.random() < 0.5,
            "null": None,
        }.get(schema.get("type", "null"))

    def wish(self, route: Route) -> Any:
        """What this route expects, as far as it is described."""
        path = re.sub(":[a-z]+", "", route.path)
        described = self.described["paths"].get(path, self.described["paths"].get(f"/api/v1{path}", {}))
        body = described.get("post", {}).get("requestBody", {}).get("content", {})
        return self.like(body.get("application/json", {}).get("schema", {"type": "object"}))

    def path(self, route: Route) -> str:
        path = route.path.replace(":count", "")
        for name in re.findall(r"{(\w+)}", path):
            known = {
                "table": self.tables,
                "game": ["lanterns", "revival"],
                "step": ["1", "3"],
                "n": ["0", "4"],
                "bot": ["random", "rinpoche"],
                "anchor": ["overview", "setup"],
            }
            wild = self.luck.random() < 0.3
            word = self.word() if wild else self.luck.choice(known.get(name, ["x"]))
            path = path.replace(f"{{{name}}}", clean(word) or "x", 1)
        return path

    def request(self, routes: list[Route]) -> dict[str, Any]:
        route = self.luck.choice(routes)
        method = self.luck.choice(sorted(route.methods or {"GET"}))
        asked = {
            self.luck.choice([*KEYS, "part", "pick", "sit", "again"]): clean(self.word()) for _ in range(2)
        }
        headers = {"accept": self.luck.choice(["text/html", "application/json"]), "content-type": self.kind()}
        content = self.content(route, headers) if method == "POST" else None
        return {
            "method": method,
            "url": self.path(route),
            "params": asked if self.luck.random() < 0.5 else {},
            "headers": {name: value for name, value in headers.items() if value},
            "content": content,
        }

    def content(self, route: Route, headers: dict[str, str]) -> bytes:
        if self.luck.random() < 0.5:
            return self.body()
        headers["content-type"] = KINDS[0]
        return json.dumps(self.wish(route)).encode()

    def kind(self) -> str:
        return self.luck.choice(KINDS)

    def body(self) -> bytes:
        kind = self.luck.randrange(5)
        if kind < 2:
            return json.dumps({self.luck.choice(KEYS): self.value() for _ in range(6)}).encode()
        if kind == 2:
            pairs = [f"{self.luck.choice(KEYS)}={clean(self.word())}" for _ in range(6)]
            return "&".join(pairs).encode(errors="replace")
        if kind == 3:
            part = b'--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n'
            return part + clean(self.word()).encode() + b"\r\n--x--\r\n"
        return self.luck.randbytes(self.luck.randrange(200))


def clean(word: str) -> str:
    """What an address or a header can hold."""
    return "".join(each for each in word if each.isprintable() and each not in "/?#{}%\\")[:1500]


SEATS = (("me", "here"), ("me", "open"), ("me", "random"))
LONGEST = 100.0  # milliseconds of the processor that one request may take of the event loop


@dataclass
class Found:
    """What came of it."""

    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[tuple[object, ...]] = field(default_factory=list)
    slow: list[tuple[object, ...]] = field(default_factory=list)  # whenever they are sent
    slow_once: list[tuple[object, ...]] = field(default_factory=list)  # only the first time
    longest: float = 0.0


def finished(game: str) -> str:
    """The record of a game that is over: it has a result, and can be looked at again."""
    match, luck = Match.start(durbar.game(game, players=2), seed=3), random.Random(1)
    while not match.over:
        asked = match.waiting[0]
        match.play(luck.choice(list(match.state.moves_of(asked))), asked)
    return match.record()


def fuzz(place: str | Path, games: list[str], seed: int, count: int) -> Found:
    """Send so many requests to a server with some tables of these games."""
    app, found = create_app(place, bot_processes=0, bot_pause=0), Found()
    with LoopWatch() as watch, TestClient(app, "http://house", raise_server_exceptions=False) as client:
        maya, tables = Guest(client), []
        for game, seats in ((game, seats) for game in games for seats in SEATS):
            wish = {"game": game, "players": 2, "seats": [{"who": who} for who in seats]}
            tables.append(maya.post("/api/v1/tables", wish).json()["table"])
        for kind, seconds in (("live", 14400), ("letters", 86400)):
            wish = {"game": games[0], "players": 2, "seats": [{"who": "me"}, {"who": "here"}]}
            wish["clock"] = {"kind": kind, "seconds": seconds}
            tables.append(maya.post("/api/v1/tables", wish).json()["table"])
        tables.append(maya.post("/api/v1/load", content=finished(games[-1]).encode()).json()["table"])
        routes = [each for each in app.routes if isinstance(each, Route) and not each.path.endswith(ENDLESS)]
        fuzzer = Fuzzer(seed, tables)
        for _ in range(count):
            request = fuzzer.request(routes)
            method, url = request.pop("method"), request.pop("url")
            watch.take()
            answer = maya.ask(method, url, **request)
            spent = 1000 * watch.take()
            found.longest = max(found.longest, spent)
            found.statuses[answer.status_code] += 1
            if answer.status_code >= 500:
                found.faults.append((method, url, request, answer.text[:300]))
            if spent > LONGEST:
                maya.ask(method, url, **request)
                again = 1000 * watch.take()
                slow = found.slow if again > LONGEST else found.slow_once
                slow.append((method, url, request, round(spent)))
    return found
