"""A PostgreSQL of one's own, where one is installed; and data as earlier versions of the server left it."""

import importlib.util
import json
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
OWNER = "postgres"  # the program refuses to run as root
SCHEMAS = Path(__file__).parent / "schemas"

needs_postgres = pytest.mark.skipif(
    PROGRAMS is None or importlib.util.find_spec("psycopg") is None,
    reason="no PostgreSQL, or no driver, here",
)


class Postgres:
    """A PostgreSQL that listens in a folder of its own, to be stopped in the worst way and started again."""

    def __init__(self) -> None:
        assert PROGRAMS is not None
        self._programs = PROGRAMS
        self.folder = Path(tempfile.mkdtemp(prefix="durbar-pg-"))
        self._as_owner: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER)
            self._as_owner = ["runuser", "-u", OWNER, "--"]
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", OWNER)
        self.url = f"postgresql://{OWNER}@/postgres?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_owner, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder)

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), *arguments)

    def start(self) -> None:
        listening = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self._control("-o", listening, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    @property
    def pid(self) -> int:
        """Of the process all others of it come from."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database of its own."""
    database = Postgres()
    database.start()
    try:
        yield database.url
    finally:
        database.stop()
        shutil.rmtree(database.folder)


def left_on_sqlite(schema: int, path: Path) -> dict[str, str]:
    """Write the data of an earlier schema; who left it, and which tables."""
    dump = (SCHEMAS / f"{schema}-sqlite.sql").read_text()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(dump)
    return about(dump)


def left_on_postgres(schema: int, url: str) -> dict[str, str]:
    """The same in a PostgreSQL database."""
    import psycopg

    dump = (SCHEMAS / f"{schema}-postgresql.sql").read_text()
    with psycopg.connect(url) as db:
        db.execute(dump.encode())
    return about(dump)


def about(dump: str) -> dict[str, str]:
    facts: dict[str, str] = json.loads(dump.partition("\n")[0].removeprefix("-- "))
    return facts
