"""Kill processes of a server and of its database at random moments under load, and compare the logs.

    python tools/kills.py --database postgresql --count 200 --players 4 --seed 1
    python tools/kills.py --database sqlite --count 100

Two processes answer at one address while players move; after a random number of moves one of these is ended
with SIGKILL: a process that answers, a process in which bots think, the whole server, a process of
PostgreSQL, the whole of PostgreSQL. Whatever does not come back by itself is started again. At the end every
log is compared with what the players were told. Exits with 1 if anything differs.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT)  # instead of this folder

import durbar  # noqa: E402
from durbar.server.storage.store import Store  # noqa: E402
from tests.server.databases import Postgres  # noqa: E402
from tests.server.havoc import Crowd, faults, until_done  # noqa: E402
from tests.server.processes import Process, children  # noqa: E402
from tests.server.test_kills import free_port, kill_all  # noqa: E402
from tests.server.test_workers import workers  # noqa: E402

SERVER = ("--processes", "2", "--bot-processes", "1", "--pause", "0")
VICTIMS = {"worker": 10, "bots": 3, "server": 2}
DATABASE_VICTIMS = {"backend": 5, "database": 4}


class Havoc:
    """A server, perhaps a database, and whoever ends them."""

    def __init__(self, on_postgres: bool, luck: random.Random) -> None:
        self.luck = luck
        self.folder = Path(tempfile.mkdtemp(prefix="durbar-kills-"))
        self.database = Postgres() if on_postgres else None
        if self.database is not None:
            self.database.start()
        self.place = self.database.url if self.database else str(self.folder)
        self._port = ("--port", free_port())
        self.house = self._start()

    def _start(self) -> Process:
        return Process(self.place, *SERVER, *self._port, path=self.folder)

    def kill(self) -> str:
        """End something; what it was."""
        kinds = {**VICTIMS, **(DATABASE_VICTIMS if self.database else {})}
        (kind,) = self.luck.choices(list(kinds), list(kinds.values()))
        if kind == "server":
            kill_all(self.house)
            self.house = self._start()
        elif kind == "database" and self.database is not None:
            os.kill(self.database.pid, signal.SIGKILL)
            time.sleep(self.luck.random())
            until_done(self.database.start)
        else:
            self._kill_one(kind)
        return kind

    def _kill_one(self, kind: str) -> None:
        if kind == "backend" and self.database is not None:
            found = children(self.database.pid)
        else:
            found = workers(self.house)
            if kind == "bots":
                found = [each for worker in found for each in children(worker)]
        if found:
            with suppress(ProcessLookupError):  # it was about to end by itself
                os.kill(self.luck.choice(found), signal.SIGKILL)

    def end(self) -> None:
        self.house.stop()

    def clear(self) -> None:
        if self.database is not None:
            self.database.stop()
            shutil.rmtree(self.database.folder)
        shutil.rmtree(self.folder)


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    asked.add_argument("--count", type=int, default=200)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    wish = asked.parse_args()
    luck, killed = random.Random(wish.seed), Counter[str]()
    havoc = Havoc(wish.database == "postgresql", luck)
    with Crowd(havoc.house.address, durbar.games(), wish.players) as crowd:
        for number in range(wish.count):
            crowd.plays(luck.randrange(1, 12))
            killed[havoc.kill()] += 1
            if number % 20 == 19:
                print(f"{number + 1} kills, {crowd.confirmed} moves confirmed", flush=True)
        crowd.plays(10)
    havoc.end()
    store = Store(havoc.place if "://" in havoc.place else Path(havoc.place) / "durbar.db")
    found = [*crowd.troubles(), *faults(store, crowd.books)]
    store.close()
    answers = sum((book.answers for book in crowd.books), Counter[int]())
    tables, broken = sum(len(book.tables) for book in crowd.books), sum(book.broken for book in crowd.books)
    print(f"{wish.count} kills on {wish.database}: {dict(killed)}")
    print(
        f"{crowd.confirmed} moves confirmed at {tables} tables; answers {dict(answers)}, {broken} broken off"
    )
    print("\n".join(found) or "nothing confirmed was lost, doubled or out of order")
    havoc.clear()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
