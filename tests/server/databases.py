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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database of its own."""
    assert PROGRAMS is not None
    folder = Path(tempfile.mkdtemp(prefix="durbar-pg-"))
    before: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER)
        before = ["runuser", "-u", OWNER, "--"]

    def run(program: str, *arguments: str) -> None:
        command = [*before, str(PROGRAMS / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=folder)

    run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", OWNER)
    listening = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
    run("pg_ctl", "-D", str(folder / "data"), "-o", listening, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://{OWNER}@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(folder)


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
