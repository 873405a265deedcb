"""Processes of the server and of the database are killed while people play: nothing confirmed is lost."""

import os
import random
import shutil
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar.server.storage.store import Store
from tests.server.databases import Postgres, needs_postgres
from tests.server.havoc import Crowd, faults, until_done
from tests.server.processes import Process, children
from tests.server.test_workers import QUICK, workers

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")
GAMES = ("lanterns",)


def free_port() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


@pytest.fixture
def database() -> Iterator[Postgres]:
    database = Postgres()
    database.start()
    yield database
    database.stop()
    shutil.rmtree(database.folder)


def kill_all(house: Process) -> None:
    """The whole server at once, as when the machine is switched off."""
    family = [house.pid, *children(house.pid)]
    for pid in family:
        os.kill(pid, signal.SIGKILL)
    house.kill()


def compare(place: str | Path, crowd: Crowd) -> None:
    assert crowd.troubles() == []
    assert crowd.confirmed > 0
    store = Store(place)
    assert list(faults(store, crowd.books)) == []
    store.close()


def test_a_file_loses_nothing_to_processes_that_are_killed(tmp_path: Path, lanterns: Path) -> None:
    port = ("--port", free_port())
    house = Process(tmp_path, *QUICK, *port, path=lanterns)
    luck = random.Random(1)
    with Crowd(house.address, GAMES, 3) as crowd:
        for _ in range(3):
            crowd.plays(luck.randrange(3, 12))
            os.kill(luck.choice(workers(house)), signal.SIGKILL)
        crowd.plays(5)
        kill_all(house)
        house = Process(tmp_path, *QUICK, *port, path=lanterns)
        crowd.plays(5)
    house.stop()
    compare(tmp_path / "durbar.db", crowd)


@needs_postgres
def test_a_database_that_is_killed_and_comes_back_has_lost_nothing(
    database: Postgres, lanterns: Path
) -> None:
    house = Process(database.url, *QUICK, path=lanterns)
    luck = random.Random(2)
    with Crowd(house.address, GAMES, 3) as crowd:
        crowd.plays(luck.randrange(3, 12))
        os.kill(luck.choice(children(database.pid)), signal.SIGKILL)  # it starts all its processes again
        crowd.plays(luck.randrange(3, 12))
        os.kill(database.pid, signal.SIGKILL)
        until_done(database.start)
        crowd.plays(luck.randrange(3, 12))
        os.kill(luck.choice(workers(house)), signal.SIGKILL)
        crowd.plays(5)
    house.stop()
    compare(database.url, crowd)
