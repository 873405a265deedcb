"""Anything at all is sent to every route: no answer is a fault of the server."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from durbar.web import create_app
from tests.server.people import Guest

ENDLESS = ("/live", "/inbox")  # streams
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
)
WORDS = (
    *("", "0", "1", "-1", "9" * 30, "wait", "hang red", "lanterns", "expedition", "revival", "excavation"),
    *("me", "here", "open", "random", "greedy", "now", "yes", "own", "ab" * 32, "\x00", "\ud800", "é" * 300),
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

    def path(self, route: Route) -> str:
        path = route.path.replace(":count", "")
        for name in ("table", "game", "step", "n"):
            while f"{{{name}}}" in path:
                known = {
                    "table": self.tables,
                    "game": ["lanterns", "revival"],
                    "step": ["1", "3"],
                    "n": ["0", "4"],
                }
                wild = self.luck.random() < 0.3
                word = self.word() if wild else self.luck.choice(known[name])
                path = path.replace(f"{{{name}}}", clean(word) or "x", 1)
        return path

    def request(self, routes: list[Route]) -> dict[str, Any]:
        route = self.luck.choice(routes)
        method = self.luck.choice(sorted(route.methods or {"GET"}))
        asked = {
            self.luck.choice([*KEYS, "part", "pick", "sit", "again"]): clean(self.word()) for _ in range(2)
        }
        headers = {"accept": self.luck.choice(["text/html", "application/json"]), "content-type": self.kind()}
        return {
            "method": method,
            "url": self.path(route),
            "params": asked if self.luck.random() < 0.5 else {},
            "headers": {name: value for name, value in headers.items() if value},
            "content": self.body() if method == "POST" else None,
        }

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


def fuzz(data: Path, seed: int, count: int) -> None:
    with TestClient(
        app := create_app(data, bot_processes=0, bot_pause=0),
        "http://testserver",
        raise_server_exceptions=False,
    ) as client:
        maya = Guest(client)
        tables = []
        for game, *seats in (
            ("lanterns", "me", "here"),
            ("lanterns", "me", "open"),
            ("lanterns", "me", "random"),
        ):
            opened = maya.post("/api/v1/tables", {"game": game, "seats": [{"who": who} for who in seats]})
            tables.append(opened.json()["table"])
        routes = [each for each in app.routes if isinstance(each, Route) and not each.path.endswith(ENDLESS)]
        fuzzer, statuses = Fuzzer(seed, tables), Counter[int]()
        for _ in range(count):
            request = fuzzer.request(routes)
            method, url = request.pop("method"), request.pop("url")
            answer = maya.ask(method, url, **request)
            statuses[answer.status_code] += 1
            assert answer.status_code < 500, (method, url, request, answer.text[:300])
    assert len(statuses) > 4, statuses


def test_no_request_is_a_fault_of_the_server(data: Path) -> None:
    fuzz(data, seed=1, count=150)


@pytest.mark.long
def test_no_request_of_thousands_is_a_fault_of_the_server(data: Path) -> None:
    fuzz(data, seed=2, count=10_000)
