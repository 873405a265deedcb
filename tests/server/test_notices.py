"""A message out when it is somebody's turn: to an address or a command, with nothing secret in it."""

import asyncio
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import DurbarError
from durbar.server import Act, Chair, TableService, create_app
from durbar.server.bots.bot_pool import BotPool
from durbar.server.people import mailroom, notices
from durbar.server.storage import people_store
from durbar.server.storage.store import Store
from durbar.server.tables import presence
from durbar.server.tables.bus import bus_of, relay
from durbar.web.inbox import inbox_events
from tests.core.lanterns.game import Lanterns
from tests.server.conftest import one_of_several
from tests.server.people import Guest
from tests.server.processes import Process, children
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
    deadline = time.monotonic() + 20
    while not met():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def sit_down(maya: Guest, ram: Guest, game: str = "lanterns") -> None:
    """At a table of Maya's, whose page neither of them has open. In Lanterns both are asked at once."""
    maya.opens(game, "me:Maya", "open")
    invitation = maya.post(maya.at("invite"), {"seat": 1}).json()["invitations"]["1"]
    ram.table = maya.table
    assert ram.post(ram.at("sit"), {"invitation": invitation, "name": "Ram"}).status_code == 200


def moves_until_asked(maya: Guest, ram: Guest) -> None:
    """Both answer until a move of the first asks the other something new."""
    while (frame := ram.looks())["moves"]:
        ram.act(frame)
    while not ram.looks()["moves"]:
        maya.act(maya.looks())


def plays_two(place: str, target: str, told: Callable[[], int], first: int = 1) -> str:
    """Somebody is asked, and then the other; `first` messages are about the one."""
    app = create_app(place, bot_processes=0, bot_pause=0, notify=target, public_url="http://testserver")
    with TestClient(app, "http://testserver") as client:
        maya, ram = Guest(client), Guest(client)
        sit_down(maya, ram)
        until(lambda: told() == first)
        moves_until_asked(maya, ram)
        until(lambda: told() > first)
        return maya.table


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes seconds takes hundredths of them."""
    monkeypatch.setattr(notices, "WAIT", 0.01)
    monkeypatch.setattr(notices, "SWEEP", 0.05)


def test_an_address_is_told_whose_turn_it_is_once(place: str, hasty: None) -> None:
    """Although it refuses at first."""
    with webhook(refusals=1) as (address, heard):
        table = plays_two(place, address, lambda: len(heard), first=2)
    told = [json.loads(each) for each in heard]
    assert [each["name"] for each in told] == ["Maya", "Maya", "Ram"]
    ids = [each.pop("id") for each in told]
    assert ids[0] == ids[1] != ids[2]
    assert told[-1] == {
        "event": "turn",
        "table": table,
        "game": "lanterns",
        "name": "Ram",
        "url": f"http://testserver/t/{table}",
        "secret": False,
    }


@contextmanager
def both(place: str) -> Iterator[tuple[TestClient, TestClient, list[bytes]]]:
    """Two servers on the same data, and what they tell an address."""
    with ExitStack() as ends:
        address, heard = ends.enter_context(webhook())
        here, elsewhere = (ends.enter_context(one_of_several(place, address)) for _ in range(2))
        yield here, elsewhere, heard


def test_every_turn_is_told_once_by_two_servers(place: str, hasty: None) -> None:
    """Whichever of them has made the move, and whichever somebody has asked last."""
    with both(place) as (here, elsewhere, heard):
        guests = maya, ram = Guest(here), Guest(elsewhere)
        sit_down(maya, ram, "revival")
        expected = ["Maya"] if maya.looks()["moves"] else []
        for k in range(12):
            for guest, name in ((maya, "Ram"), (ram, "Maya")):
                frame = guest.looks()
                other = ram if guest is maya else maya
                before = bool(other.looks()["moves"])
                if frame["moves"]:
                    assert guest.act(frame).status_code == 200
                    other.client = (here, elsewhere)[k % 2]  # by which the other looks and moves next
                    expected += [name] if not before and other.looks()["moves"] else []
        assert len(expected) > 5
        assert all(guest.looks()["mine"] for guest in guests)
        until(lambda: len(heard) >= len(expected))
        time.sleep(0.2)  # a second message would come by now
        told = [json.loads(each) for each in heard]
        assert sorted(each["name"] for each in told) == sorted(expected)
        assert len({each["id"] for each in told}) == len(expected)


def test_whoever_is_here_is_not_told_until_they_are_gone(
    place: str, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ram's page hangs on one server, Maya moves through the other, where nobody looks at the table."""
    monkeypatch.setattr(people_store, "HERE", 0.4)
    monkeypatch.setattr(presence, "BEAT", 0.05)
    with both(place) as (here, elsewhere, heard):
        maya, ram = Guest(here), Guest(elsewhere)
        sit_down(maya, ram, "revival")
        service: TableService = elsewhere.app.state.service  # type: ignore[attr-defined]
        owner = service.rooms[ram.table].seats[1].owner
        assert owner is not None

        def told() -> list[str]:
            return [each["name"] for each in map(json.loads, heard) if each["name"] == "Ram"]

        with elsewhere.app.state.presence.stream(ram.table, owner):  # type: ignore[attr-defined]
            until(lambda: owner in service.store.here([ram.table]).get(ram.table, ()))
            moves_until_asked(maya, ram)
            time.sleep(0.6)
        ram.act(ram.looks())
        assert told() == []  # also not for a turn that began when he was there, and ended after
        moves_until_asked(maya, ram)  # he has been gone for a moment
        until(lambda: told() == ["Ram"])


SLOW = """
from durbar.server.people import notices
notices.HELD, notices.SWEEP = 1.5, 0.1
from durbar.cli import main
main()
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")
def test_a_turn_is_told_by_others_when_the_process_that_told_it_was_killed(home: str, lanterns: Path) -> None:
    program = ("-c", SLOW, "serve", "--no-browser")
    with ExitStack() as ends:
        address, heard = ends.enter_context(webhook())
        killed = Process(home, "--notify", "sleep 5", path=lanterns, program=program)
        ends.callback(killed.kill)
        maya, ram = Guest(killed.client), Guest(killed.client)
        sit_down(maya, ram)
        until(lambda: any(b"sleep" in cmdline(pid) for pid in children(killed.pid)))
        killed.kill()
        other = Process(home, "--notify", address, path=lanterns, program=program)
        ends.callback(other.kill)
        maya.client = ram.client = other.client
        until(lambda: bool(heard))
        assert maya.looks()["moves"]  # she is not told again because the table is opened again
        time.sleep(0.4)
        assert [json.loads(each)["name"] for each in heard] == ["Maya"]
        moves_until_asked(maya, ram)
        until(lambda: len(heard) > 1)
        time.sleep(0.4)
        assert [json.loads(each)["name"] for each in heard] == ["Maya", "Ram"]
        assert json.loads(heard[-1])["url"].startswith(other.address)


def cmdline(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has ended
        return b""


def test_a_message_says_when_nobody_else_may_know_who_is_asked() -> None:
    room = next(asked_in_secret(SECRETIVE[0]))
    told = json.loads(notices.message(room, room.match.waiting[0], "http://house", 1.0))
    assert told["secret"]
    assert set(told) == {"event", "id", "table", "game", "name", "url", "secret"}  # nothing of the question


def test_a_command_is_given_the_message(place: str, tmp_path: Path) -> None:
    out, program = tmp_path / "told", tmp_path / "tell.py"
    program.write_text("import sys; open(sys.argv[1], 'a').write(sys.stdin.read() + '\\n')")
    command = f"{sys.executable} {program} {out}"
    plays_two(place, command, lambda: out.read_text().count("\n") if out.exists() else 0)
    assert [json.loads(line)["name"] for line in out.read_text().splitlines()] == ["Maya", "Ram"]


def test_pages_are_told_by_a_server_that_does_not_know_the_table(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ram looks at another page; Maya moves through the other server."""
    monkeypatch.setattr(mailroom, "LATE", 0.0)

    async def run() -> None:
        here, elsewhere = (TableService(Store(place), BotPool(0)) for _ in range(2))
        room = await here.create(Lanterns(2), [Chair("me", "Maya"), Chair("open", "Ram")], "maya")
        await here.sit(room, room.seats[1].invitation, "ram", "Ram")
        told = inbox_events(elsewhere, mailroom.Mailroom(elsewhere), "ram", "en")
        listening = asyncio.create_task(relay(elsewhere, bus_of(elsewhere.store)))
        assert await anext(told) == b"retry: 2000\n\n"
        message = asyncio.create_task(anext(told))
        await asyncio.sleep(0.3)
        assert not elsewhere.rooms
        await here.act(room, "maya", Act(room.v, 0, "key"), "wait")
        letter = json.loads((await asyncio.wait_for(message, 20)).removeprefix(b"data: "))
        assert (letter["table"], letter["mine"]) == (room.id, True)
        listening.cancel()
        await told.aclose()
        for service in (here, elsewhere):
            service.close()

    asyncio.run(run())


def test_nothing_to_tell_it_to_is_refused(data: Path) -> None:
    with pytest.raises(DurbarError), TestClient(create_app(data, bot_processes=0, notify="  ")):
        pass
