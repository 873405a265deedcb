"""Clocks of real servers: two processes are killed and started again, and the machine's clock is set."""

import os
import shutil
import signal
import time
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest

from tests.server.people import Frame, Guest
from tests.server.processes import Process
from tests.server.test_kills import free_port, kill_all
from tests.server.test_workers import QUICK, workers

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")
RIGHT = 1.0  # seconds
HOURS = 7200
SETTABLE = """
import pathlib, time
machine, shown = time.time, pathlib.Path(__file__).with_name("set by")
time.time = lambda: machine() + float(shown.read_text())
"""


class Clocked:
    """Maya and Ram at two tables, one by live clocks, one by correspondence; what they should show."""

    def __init__(self, client: httpx2.Client) -> None:
        self.maya, self.ram = Guest(client), Guest(client)
        live = self.open({"kind": "live", "seconds": 600})
        letters = self.open({"kind": "letters", "seconds": 3600})
        self.stands_still = {live: True, letters: False}  # while no server runs
        now = time.monotonic()
        self.shown = {live: (600.0, now), letters: (3600.0, now)}

    def open(self, clock: dict[str, object]) -> str:
        seats = [{"who": "me", "name": "Maya"}, {"who": "open"}]
        wish = {"game": "lanterns", "seats": seats, "clock": clock}
        opened = self.maya.post("/api/v1/tables", wish).json()
        self.ram.table = opened["table"]
        sat = self.ram.post(self.ram.at("sit"), {"invitation": opened["invitations"]["1"], "name": "Ram"})
        assert sat.status_code == 200
        return str(opened["table"])

    def looks(self, guest: Guest, table: str) -> Frame:
        """As a page does: asked again until somebody answers."""
        guest.table = table
        for _ in range(200):
            with suppress(httpx2.HTTPError):
                return guest.looks()
            time.sleep(0.05)
        raise AssertionError("nobody answers")

    def check(self, down: float = 0.0) -> None:
        """What happened since the last time, `down` seconds without a server, has cost nobody anything."""
        for table, (left, when) in self.shown.items():
            for seat, guest in enumerate((self.maya, self.ram)):
                frame, now = self.looks(guest, table), time.monotonic()
                shown = frame["clock"]["times"][seat]
                spent = now - when - (down if self.stands_still[table] else 0)
                assert abs(left - spent - shown["left"]) < RIGHT, (table, left, spent, shown)
                assert shown["running"]
                assert frame["mine"] == [seat]
                assert not frame["seats"][seat]["bot"]
            self.shown[table] = (shown["left"], now)


def test_clocks_are_right_over_kills_restarts_and_a_clock_that_is_set(
    home: str, lanterns: Path, tmp_path: Path
) -> None:
    machine = tmp_path / "machine"
    shutil.copytree(lanterns, machine)
    (machine / "sitecustomize.py").write_text(SETTABLE)
    set_by, arguments = machine / "set by", (*QUICK, "--port", free_port())
    set_by.write_text("0")
    house = Process(home, *arguments, path=machine)
    client = httpx2.Client(base_url=house.address, timeout=20)
    try:
        people = Clocked(client)
        for hours in (-HOURS, HOURS):
            time.sleep(0.6)
            os.kill(workers(house)[0], signal.SIGKILL)  # the other one goes on
            people.check()
            set_by.write_text(str(hours))
            time.sleep(1.2)
            people.check()
            kill_all(house)
            down = time.monotonic()
            time.sleep(2.0)
            house = Process(home, *arguments, path=machine)
            people.check(time.monotonic() - down)
    finally:
        client.close()
        house.stop()
