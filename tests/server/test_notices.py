"""A message out when it is somebody's turn: to an address or a command, with nothing secret in it."""

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import DurbarError
from durbar.server import create_app
from durbar.server.people import notices
from tests.server.people import Guest
from tests.server.test_secrets import SECRETIVE, asked_in_secret


@contextmanager
def webhook(refusals: int = 0) -> Iterator[tuple[str, list[bytes]]]:
    """An address, and what it was told; the first so many times it refuses."""
    heard: list[bytes] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(503 if len(heard) <= refusals else 204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/hook", heard
        server.shutdown()


def until(met: Callable[[], bool]) -> None:
    """Wait for something that is sure to come."""
    deadline = time.monotonic() + 60
    while not met():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def plays_two(place: str, target: str, told: Callable[[], bool]) -> str:
    """A table of two people, neither of whom has its page open; the first moves until the other is asked."""
    app = create_app(place, bot_processes=0, bot_pause=0, notify=target, public_url="http://testserver")
    with TestClient(app, "http://testserver") as client:
        maya, ram = Guest(client), Guest(client)
        maya.opens("lanterns", "me:Maya", "open")
        invitation = maya.post(maya.at("invite"), {"seat": 1}).json()["invitations"]["1"]
        ram.table = maya.table
        ram.post(ram.at("sit"), {"invitation": invitation, "name": "Ram"})
        while not ram.looks()["moves"]:
            maya.act(maya.looks())
        until(told)
        return maya.table


def test_an_address_is_told_whose_turn_it_is_once(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although it refuses at first."""
    monkeypatch.setattr(notices, "WAIT", 0.01)
    with webhook(refusals=1) as (address, heard):
        table = plays_two(place, address, lambda: len(heard) >= 3)
    told = [json.loads(each) for each in heard]
    assert [each["name"] for each in told] == ["Maya", "Maya", "Ram"]
    assert told[-1] == {
        "event": "turn",
        "table": table,
        "game": "lanterns",
        "name": "Ram",
        "url": f"http://testserver/t/{table}",
        "secret": False,
    }


def test_a_message_says_when_nobody_else_may_know_who_is_asked() -> None:
    room = next(asked_in_secret(SECRETIVE[0]))
    told = json.loads(notices.message(room, room.match.waiting[0], "http://house"))
    assert told["secret"]
    assert set(told) == {"event", "table", "game", "name", "url", "secret"}  # nothing of the question


def test_a_command_is_given_the_message(place: str, tmp_path: Path) -> None:
    out, program = tmp_path / "told", tmp_path / "tell.py"
    program.write_text("import sys; open(sys.argv[1], 'a').write(sys.stdin.read() + '\\n')")
    command = f"{sys.executable} {program} {out}"
    plays_two(place, command, lambda: out.exists() and out.read_text().count("\n") >= 2)
    assert [json.loads(line)["name"] for line in out.read_text().splitlines()] == ["Maya", "Ram"]


def test_nothing_to_tell_it_to_is_refused(data: Path) -> None:
    with pytest.raises(DurbarError), TestClient(create_app(data, bot_processes=0, notify="  ")):
        pass
