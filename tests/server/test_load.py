"""`durbar load` opens tables and pages, moves, and measures; it is bounded and stays on this machine."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette

from durbar.cli.load import is_here, leave, load
from durbar.core import DurbarError
from durbar.server.operations import empty_stream
from durbar.server.operations import load as loading
from durbar.server.operations.http_client import Address, read_address
from durbar.server.operations.load import (
    EmptyBell,
    Figures,
    Lines,
    PlayedTable,
    Screen,
    load_empty,
    load_tables,
    memory,
    spread,
)
from durbar.server.operations.run import free_socket
from durbar.web import create_app


class Serving:
    """An application that really listens, in a thread."""

    def __init__(self, app: Starlette) -> None:
        self.socket = free_socket("127.0.0.1", 0, insist=True)
        self.socket.listen(64)
        self.address = Address("127.0.0.1", self.socket.getsockname()[1])
        self._server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
        self._thread = threading.Thread(target=self._server.run, args=([self.socket],), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy this machine is."""
    monkeypatch.setattr(loading, "LOST", 60.0)


@pytest.fixture
def house(data: Path) -> Iterator[Serving]:
    app = create_app(data, bot_processes=0)
    serving = Serving(app)
    yield serving
    app.state.service.leave()
    serving.stop()


def test_moves_are_made_and_seen_on_every_other_screen(house: Serving) -> None:
    figures = asyncio.run(load_tables(house.address, ["expedition"], 5, 2, rate=5, seconds=1))
    assert figures.moves
    assert not figures.lost
    assert figures.moves <= len(figures.delays) <= 2 * figures.moves  # the others at a table of two or three
    assert figures.percentile(50) <= figures.percentile(99)
    assert figures.line("it").startswith("it: ")


def test_a_server_says_how_much_memory_it_uses(house: Serving) -> None:
    used = asyncio.run(memory(house.address))
    assert used is not None
    assert used > 10_000_000 or not Path("/proc/self/statm").exists()


def test_the_same_is_measured_of_a_server_that_does_nothing() -> None:
    serving = Serving(empty_stream.create_app())
    figures = asyncio.run(load_empty(serving.address, 4, 2, rate=50, seconds=1))
    assert figures.moves
    assert len(figures.delays) == figures.moves
    assert not figures.lost
    serving.stop()


def test_a_screen_knows_the_moves_of_parts_that_did_not_change() -> None:
    async def run() -> None:
        table = PlayedTable(Lines(Address("127.0.0.1", 1)), "expedition", random.Random(1))
        screen = Screen(table, "/")
        offer = '<button name="move" value="{}">'.format
        screen._hear({"v": 1, "parts": ["<main>", offer("go &lt;1"), offer("stay"), "</main>"]})
        assert screen.moves == ["go <1", "stay"]
        screen._hear({"v": 2, "parts": [[0, 1], offer("rest"), [2, 4]]})
        assert (screen.version, screen.moves) == (2, ["rest", "stay"])

    asyncio.run(run())


def test_screens_are_spread_over_the_tables() -> None:
    assert spread(10, 4) == [3, 3, 2, 2]
    assert Figures().percentile(99) == Figures().rate == 0


def test_addresses_are_read_or_refused() -> None:
    assert read_address("http://localhost:8765/") == Address("localhost", 8765)
    assert read_address("https://games.example") == Address("games.example", 443, tls=True)
    for bad in ("localhost:8765", "ftp://games.example", "http://games.example/t/1"):
        with pytest.raises(DurbarError) as error:
            read_address(bad)
        assert error.value.field == "url"


def test_only_this_machine_is_loaded_unless_somebody_insists() -> None:
    assert [is_here(host) for host in ("127.0.0.1", "localhost", "::1")] == [True] * 3
    assert [is_here(host) for host in ("192.0.2.1", "games.example")] == [False] * 2
    with pytest.raises(DurbarError, match="not this machine"):
        load("http://games.example", yes=False)
    with pytest.raises(DurbarError, match="every table"):
        load("http://127.0.0.1:1", streams=2, tables=3)


def test_tables_are_opened_looked_at_and_left(
    house: Serving, data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("durbar.cli.load.FIRST", 2)
    monkeypatch.setattr("durbar.cli.load.STEP", 2)
    leave(house.address, ["expedition"], 5)
    first, *told = capsys.readouterr().out.splitlines()
    assert first.startswith("the games and the first 2 tables: +")
    assert [line.partition(":")[0] for line in told] == [
        f"{count} tables opened, looked at and left" for count in (4, 5)
    ]
    with closing(sqlite3.connect(data)) as db:
        seen = db.execute("SELECT count(*), count(DISTINCT table_id) FROM present").fetchone()
    assert seen == (5, 5), "each had somebody whose page was open"


def test_a_page_whose_server_dies_comes_back() -> None:
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
    told = b'id: 3\ndata: {"v":3,"parts":[]}\n\n'
    answers = iter([head + b"5\r\nid", head + b"%x\r\n%s\r\n" % (len(told), told)])

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(next(answers))
        writer.close()

    async def look() -> Screen:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        address = Address("127.0.0.1", server.sockets[0].getsockname()[1])
        group = EmptyBell(Lines(address, 1), "bell", 1)
        listening = asyncio.create_task(group.screens[0].listen(address))
        await asyncio.wait_for(group.screens[0].shown.wait(), 30)
        listening.cancel()
        server.close()
        assert group.returns >= 1
        return group.screens[0]

    assert asyncio.run(look()).version == 3
