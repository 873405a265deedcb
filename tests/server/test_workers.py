"""`durbar serve --processes 2`: one address, several processes, on SQLite and on PostgreSQL."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from durbar.core import Match
from durbar.server.tables.dealer import verify
from tests.server.people import Frame, Guest
from tests.server.processes import Process, children
from tests.server.test_processes import SERVE

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")
QUICK = ("--processes", "2", "--bot-processes", "0", "--pause", "0")


@pytest.fixture
def house(home: str, lanterns: Path) -> Iterator[Process]:
    """Two processes behind one address."""
    house = Process(home, *QUICK, path=lanterns)
    yield house
    house.stop()


on_a_file = pytest.mark.parametrize("place", ["sqlite"], indirect=True)  # where the data lies does not matter


def workers(house: Process) -> list[int]:
    """The processes that answer."""
    found = []
    for pid in children(house.pid):
        with suppress(OSError):  # it may end while we look
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


@contextmanager
def only(house: Process, one: int) -> Iterator[None]:
    """Whoever connects now is let in by this process."""
    others = [pid for pid in workers(house) if pid != one]
    for pid in others:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in others:
            os.kill(pid, signal.SIGCONT)


@contextmanager
def connected_to(house: Process, one: int) -> Iterator[httpx2.Client]:
    """A client with an open connection to one of the processes."""
    with httpx2.Client(base_url=house.address, timeout=20) as client:
        with only(house, one):
            client.get("/healthz")
        yield client


def patiently(guest: Guest, frame: Frame, move: str | None = None) -> Frame:
    """As the page does: what was not answered is sent again, with the same key."""
    wish: dict[str, Any] = {"key": f"patient-{time.monotonic_ns()}"}
    for _ in range(100):
        with suppress(httpx2.HTTPError):
            answer = guest.act(frame, move, **wish)
            if answer.status_code == 200:
                found: Frame = answer.json()
                return found
            if answer.status_code == 409:
                return guest.looks()
        time.sleep(0.05)
    raise AssertionError("nobody answers")


def until_replaced(house: Process, gone: int) -> None:
    """Until two processes answer again."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        found = workers(house)
        if gone not in found and len(found) == 2 and all_listen(house, found):
            return
        time.sleep(0.1)
    raise AssertionError("nobody took its place")


def all_listen(house: Process, found: list[int]) -> bool:
    """Does each of them answer, if it is alone?"""
    for one in found:
        with only(house, one), suppress(httpx2.HTTPError):
            if httpx2.get(f"{house.address}healthz", timeout=2).status_code == 200:
                continue
        return False
    return True


def test_a_change_in_one_process_reaches_the_streams_of_the_other(house: Process) -> None:
    here, there = workers(house)
    with connected_to(house, here) as first, connected_to(house, there) as second:
        maya, again = Guest(first), Guest(second)
        frame = maya.lifts(maya.opens("lanterns", "me", "here"))
        again.cookie, again.table = maya.cookie, maya.table
        path, cookie = f"/t/{maya.table}/live", {"cookie": maya.cookie}
        with connected_to(house, there) as third, third.stream("GET", path, headers=cookie) as answer:
            shown = versions(answer)
            assert next(shown) == frame["v"]
            for _ in range(3):
                frame = maya.plays(frame)
                assert again.looks()["v"] == frame["v"]  # at once, whoever answers
                while next(shown) < frame["v"]:
                    pass
                frame = maya.lifts(frame) if frame["curtain"] is not None else frame


def versions(answer: httpx2.Response) -> Iterator[int]:
    return (int(line.removeprefix("id: ")) for line in answer.iter_lines() if line.startswith("id: "))


def test_a_process_that_dies_is_replaced_and_no_game_notices(house: Process) -> None:
    maya = Guest(house.client)
    frame = maya.opens("lanterns", "me", "random", refill=True)
    for one in workers(house):
        for _ in range(2):
            frame = patiently(maya, maya.waits(frame, 60))
        os.kill(one, signal.SIGKILL)
        with suppress(httpx2.HTTPError):
            maya.looks()  # a kept connection may have ended with it
        frame = patiently(maya, maya.waits(maya.looks(), 60))
        until_replaced(house, one)
    assert maya.plays_on(maya.looks())["over"]
    assert verify(Match.read(maya.get(maya.at("record")).content)).checked > 0


@on_a_file
def test_all_processes_count_together_and_all_of_them_stop(house: Process) -> None:
    here, there = workers(house)
    for one, times in ((here, 3), (there, 4)):
        with connected_to(house, one) as client:
            for _ in range(times):
                client.get("/t/nowhere/frame")
    told = httpx2.get(f"{house.address}metrics").text
    assert 'durbar_requests_total{method="GET",status="404"} 7.0' in told
    assert house.stop() == 0
    assert not any(Path(f"/proc/{one}").exists() for one in (here, there))


@on_a_file
def test_no_process_stays_when_the_one_that_watches_is_killed(house: Process) -> None:
    left = workers(house)
    house.kill()
    until = time.monotonic() + 20
    while any(alive(one) for one in left) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(alive(one) for one in left)


def alive(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def test_what_is_wrong_is_said_once_before_any_process_starts(tmp_path: Path) -> None:
    (tmp_path / "durbar.db").write_text("this is no database, and long enough to be seen as none\n" * 30)
    command = [sys.executable, *SERVE, "--processes", "2", "--data", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "not a database" in run.stderr
