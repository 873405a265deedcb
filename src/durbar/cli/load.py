"""``durbar load``: how much a server carries, beside one that does nothing."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer

import durbar
from durbar.core import DurbarError

if TYPE_CHECKING:
    from durbar.server.operations.http_client import Address

STEP = 1000  # tables between two looks at the memory
FIRST = 30  # tables after which the games are loaded, and what is left counts
BACKLOG = 4096  # connections that may wait for it to begin


def register(app: typer.Typer) -> None:
    """Add this command to the program."""
    app.command()(load)


def load(
    url: Annotated[
        str, typer.Option(help="The server, as http://127.0.0.1:8765; without, one of its own on new data.")
    ] = "",
    streams: Annotated[int, typer.Option(min=1, max=4000, help="Pages that listen.")] = 100,
    tables: Annotated[int, typer.Option(min=1, max=4000, help="Tables they sit around.")] = 40,
    rate: Annotated[float, typer.Option(min=0.1, max=1000, help="Moves in a second to try for.")] = 20,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="For how long.")] = 20,
    left: Annotated[int, typer.Option(min=0, max=100_000, help="First open so many tables and leave.")] = 0,
    yes: Annotated[bool, typer.Option("--yes", help="Load a server that is not on this machine.")] = False,
) -> None:
    """Open tables and pages on a server, move there, and tell how soon others see it; the tables stay."""
    from durbar.server.operations.http_client import read_address
    from durbar.server.operations.load import load_empty, load_tables

    if tables > streams:
        raise DurbarError("every table needs a page that listens", field="tables")
    if not url:
        with own_server() as here:
            load(here, streams, tables, rate, seconds, left)
        return
    address = read_address(url)
    if not is_here(address.host) and not yes:
        text = f"{address.host} is not this machine: a load may shut others out there. --yes if it is yours"
        raise DurbarError(text, field="url")
    games = durbar.games()
    if left:
        leave(address, games, left)
    found = asyncio.run(load_tables(address, games, streams, tables, rate, seconds))
    print(f"{streams} streams on {tables} tables, {rate:g} moves a second wanted for {seconds:g} s")
    print(found.line("Durbar"))
    with empty_server() as port:
        empty = asyncio.run(
            load_empty(read_address(f"http://127.0.0.1:{port}"), streams, tables, rate, seconds)
        )
    print(empty.line("an empty Starlette stream on this machine"))
    if empty.percentile(99):
        p50, p99 = (found.percentile(p) / empty.percentile(p) for p in (50, 99))
        print(f"Durbar takes {p50:.1f} times as long at p50, {p99:.1f} times at p99")


def leave(address: Address, games: Sequence[str], count: int) -> None:
    """Open so many tables, look at each and go away; by how much the memory of the server grows."""
    from durbar.server.operations.load import leave_tables, memory

    fresh = asyncio.run(memory(address))
    asyncio.run(leave_tables(address, games, min(count, FIRST)))
    first = asyncio.run(memory(address))
    if fresh is None or first is None:
        raise DurbarError("the server does not tell how much memory it uses", field="left")
    print(f"the games and the first {min(count, FIRST)} tables: {(first - fresh) / 1e6:+.0f} MB", flush=True)
    for done in range(0, count - FIRST, STEP):
        some, began = min(STEP, count - FIRST - done), time.monotonic()
        asyncio.run(leave_tables(address, games, some))
        each = 1000 * (time.monotonic() - began) / some
        grown = ((asyncio.run(memory(address)) or 0) - first) / 1e6
        print(
            f"{FIRST + done + some} tables opened, looked at and left: {grown:+.1f} MB, {each:.0f} ms each",
            flush=True,
        )


def is_here(host: str) -> bool:
    """Is it this machine?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@contextmanager
def own_server() -> Iterator[str]:
    """Durbar itself as `durbar serve` starts it, on data that is thrown away; its address."""
    program = "from durbar.cli import main; main()"
    with TemporaryDirectory() as folder:
        place = ["--no-browser", "--port", "0", "--data", folder]
        process = subprocess.Popen(
            [sys.executable, "-c", program, "serve", *place], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            if found is None:
                raise DurbarError("the server does not start: see what it says above", field="url")
            yield found[0].rstrip(".,")
        finally:
            process.terminate()
            process.wait()


@contextmanager
def empty_server() -> Iterator[int]:
    """A server that does nothing, in a process of its own, on a port of this machine."""
    from durbar.server.operations.run import free_socket

    bound = free_socket("127.0.0.1", 0, insist=True)
    bound.listen(BACKLOG)
    process = get_context("spawn").Process(target=serve_empty, args=(bound,), daemon=True)
    process.start()
    try:
        yield bound.getsockname()[1]
    finally:
        process.terminate()
        process.join()
        bound.close()


def serve_empty(bound: Any) -> None:
    """Answer on a socket until this process is ended."""
    from durbar.server.operations.empty_stream import serve

    serve(bound)
