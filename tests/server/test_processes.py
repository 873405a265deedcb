"""Servers that are killed, several servers on one file, and one that is asked to stop."""

import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx2
import pytest

from durbar.core import Match
from durbar.server.tables.dealer import verify
from tests.server.people import Guest
from tests.server.processes import Process, children

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")

Start = Callable[..., Process]


@pytest.fixture
def start(lanterns: Path, tmp_path: Path) -> Iterator[Start]:
    """Starts servers on one data folder."""
    running: list[Process] = []

    def begin(*arguments: str, data: str | Path = tmp_path / "data") -> Process:
        running.append(Process(data, "--pause", "0", *arguments, path=lanterns))
        return running[-1]

    yield begin
    for process in running:
        process.kill()


def test_a_game_goes_on_after_every_kill(start: Start) -> None:
    """Killed after each of Maya's moves: all that was confirmed is there, and it ends as a fair game."""
    server = start("--bot-processes", "0")
    maya = Guest(server.client)
    frame = maya.waits(maya.opens("lanterns", "me", "random", rounds=2))
    while not frame["over"]:
        answer = maya.act(frame).json()  # or stale, if the bot has chosen meanwhile
        confirmed = answer.get("frame", answer)
        server.kill()
        server = start("--bot-processes", "0")
        maya.client = server.client
        frame = maya.waits(maya.looks())
        assert frame["v"] >= confirmed["v"]
        assert frame["mine"] == [0]  # the cookie is still known
    assert verify(Match.read(maya.get(maya.at("record")).content)).checked > 0


def test_a_kill_in_the_middle_of_many_acts_loses_none_that_was_confirmed(start: Start) -> None:
    server = start("--bot-processes", "0")
    maya = Guest(server.client)
    frame = maya.lifts(maya.opens("lanterns", "me", "here", rounds=4, refill=True))
    confirmed = begun = frame["v"]

    def hammer() -> None:
        nonlocal frame, confirmed
        with suppress(httpx2.HTTPError):
            while True:  # play, take back, play…
                frame = maya.act(frame, "wait").json()
                confirmed = frame["v"]
                frame = maya.lifts(maya.undo(frame, seat=0).json() | {"curtain": 0})
                confirmed = frame["v"]

    hand = threading.Thread(target=hammer)
    hand.start()
    until = time.monotonic() + 20
    while confirmed < begun + 20 and time.monotonic() < until:
        time.sleep(0.003)
    server.kill()  # wherever the hand is just now
    hand.join(20)
    assert confirmed >= begun + 20
    maya.client = start("--bot-processes", "0").client
    assert maya.looks()["v"] >= confirmed


def test_bots_take_up_a_game_their_server_left(start: Start) -> None:
    """Nobody has to open the page: the table is found when the next server starts."""
    server = start("--pause", "30")
    maya = Guest(server.client)
    frame = maya.opens("lanterns", "me", "random")
    frame = maya.act(frame, "wait").json() if frame["moves"] else frame
    assert not frame["moves"]
    server.kill()
    before = frame["v"]
    data = Path(server.data) / "durbar.db"
    start("--bot-processes", "0")
    until = time.monotonic() + 15
    while entries(data) == before and time.monotonic() < until:
        time.sleep(0.05)
    assert entries(data) > before


def test_bot_processes_do_not_outlive_their_server(start: Start) -> None:
    server = start("--bot-processes", "1")
    maya = Guest(server.client)
    maya.waits(maya.opens("lanterns", "me", "greedy"))
    bot_pool = children(server.pid)
    assert bot_pool
    server.kill()
    until = time.monotonic() + 5
    while any(Path(f"/proc/{mind}").exists() for mind in bot_pool) and time.monotonic() < until:
        time.sleep(0.05)
    alive = [mind for mind in bot_pool if Path(f"/proc/{mind}").exists()]
    assert [mind for mind in alive if " Z " not in Path(f"/proc/{mind}/stat").read_text()] == []


def test_bots_think_on_when_their_process_was_ended(start: Start) -> None:
    server = start("--bot-processes", "1")
    maya = Guest(server.client)
    frame = maya.waits(maya.opens("lanterns", "me", "greedy"))
    for mind in children(server.pid):
        with suppress(ProcessLookupError):
            os.kill(mind, 9)
    assert maya.plays_on(frame)["over"]


def test_two_servers_on_one_file_show_each_others_moves(start: Start) -> None:
    here, there = start("--bot-processes", "0"), start("--bot-processes", "0")
    maya = Guest(here.client)
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    with there.stream(f"/t/{maya.table}/live", maya.cookie) as frames:
        assert next(frames)["v"] == frame["v"]
        began = time.monotonic()
        after = maya.plays(frame, "wait")
        shown = next(frames)
        assert time.monotonic() - began < 2
        assert shown["v"] == after["v"]
        assert shown["curtain"] == 1
        maya.lifts(after)
        assert next(frames)["curtain"] is None


def test_one_click_on_two_servers_moves_once(start: Start) -> None:
    here, there = start("--bot-processes", "0"), start("--bot-processes", "0")
    maya = Guest(here.client)
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    again = Guest(there.client)
    again.cookie, again.table = maya.cookie, maya.table
    assert again.looks()["v"] == frame["v"]
    results: list[int] = []

    def click(guest: Guest) -> None:
        results.append(guest.act(frame, "wait", key="the-same").status_code)

    clicks = [threading.Thread(target=click, args=(guest,)) for guest in (maya, again)]
    for each in clicks:
        each.start()
    for each in clicks:
        each.join()
    assert results == [200, 200]
    assert maya.looks()["v"] == frame["v"] + 1
    stale = again.act(frame, "wait", key="another")
    assert stale.status_code == 409
    assert stale.json()["frame"]["v"] == frame["v"] + 1


def test_a_bot_is_answered_for_once_by_two_servers(start: Start) -> None:
    here, there = start("--bot-processes", "0"), start("--bot-processes", "0")
    maya = Guest(here.client)
    frame = maya.opens("lanterns", "me", "random", "random", refill=True)
    with there.stream(f"/t/{maya.table}/live", maya.cookie) as frames:
        next(frames)
        end = maya.plays_on(frame)
    assert end["over"]
    assert verify(Match.read(maya.get(maya.at("record")).content)).checked > 0


def test_a_server_stops_at_once_although_pages_are_open(start: Start) -> None:
    server = start("--bot-processes", "1")
    maya = Guest(server.client)
    maya.opens("lanterns", "me", "here")
    live, cookie = f"/t/{maya.table}/live", {"cookie": maya.cookie}
    with httpx2.Client(base_url=server.address) as page, page.stream("GET", live, headers=cookie) as answer:
        next(answer.iter_lines())
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 4  # those that do not end by themselves are given 5 seconds


def entries(data: Path) -> int:
    """How long the only log in a file is."""
    with closing(sqlite3.connect(data)) as db:
        return int(db.execute("SELECT count(*) FROM entry").fetchone()[0])


SERVE = ("-c", "from durbar.cli import main; main()", "serve", "--no-browser")


def test_durbar_serve_tells_its_address_and_serves_pages(lanterns: Path, tmp_path: Path) -> None:
    server = Process(tmp_path, path=lanterns, program=SERVE)
    try:
        page = server.client.get("/", headers={"accept": "text/html"})
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert (tmp_path / "durbar.db").exists()
        assert server.client.get("/", headers={"host": "evil.example"}).status_code == 421
    finally:
        assert server.stop() == 0


def test_a_port_that_is_taken_is_said_in_one_line(start: Start, tmp_path: Path) -> None:
    port = start("--bot-processes", "0").address.rstrip("/").rpartition(":")[2]
    command = [sys.executable, *SERVE, "--port", port, "--data", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert f"Port {port} is taken" in run.stderr
