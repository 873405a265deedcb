"""Slow senders and crowds: whoever has something to say is heard."""

import logging
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx2
import pytest

from durbar.server import create_app
from durbar.server.operations import connections as module
from durbar.server.operations.connections import (
    HEAD_SECONDS,
    LOOPBACK,
    Connections,
    SparingFilter,
    counted_address,
)
from durbar.server.routes import guard
from durbar.server.storage.schema import RATES
from tests.server.people import Guest
from tests.server.processes import Process, listening

HALF = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
Listen = Callable[..., tuple[str, int]]


@pytest.fixture
def listen(data: Path) -> Iterator[Listen]:
    """Starts a server with such limits; where it listens."""
    with ExitStack() as running:
        yield lambda limits=None: running.enter_context(listening(create_app(data, bot_processes=0), limits))


def half_sent(where: tuple[str, int], many: int) -> list[socket.socket]:
    slow = []
    for _ in range(many):
        sender = socket.create_connection(where, timeout=20)
        sender.sendall(HALF)
        slow.append(sender)
    return slow


def served(where: tuple[str, int]) -> float:
    """The seconds after which an ordinary visitor has an answer."""
    began = time.monotonic()
    answer = httpx2.get(f"http://{where[0]}:{where[1]}/api/v1/games", timeout=20)
    assert answer.status_code == 200
    return time.monotonic() - began


def said(sender: socket.socket) -> bytes:
    """All that comes until the line is cut."""
    told = b""
    with closing(sender):
        while True:
            try:
                part = sender.recv(4096)
            except ConnectionResetError:
                return told
            if not part:
                return told
            told += part


def test_slow_senders_shut_nobody_out_even_where_files_are_few(lanterns: Path, tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -n 256; exec "$0" "$@"')
    server = Process(tmp_path / "data", "--bot-processes", "0", path=lanterns, before=few)
    host, _, port = server.address.removeprefix("http://").rstrip("/").partition(":")
    slow = half_sent((host, int(port)), 250)
    try:
        assert served((host, int(port))) < HEAD_SECONDS / 2  # long before time alone has made room
        assert served((host, int(port))) < HEAD_SECONDS / 2  # long before time alone has made room
    finally:
        for sender in slow:
            sender.close()
        server.kill()


def test_the_one_that_is_silent_for_longest_makes_room(listen: Listen) -> None:
    where = listen(Connections(most=5))
    slow = half_sent(where, 5)
    served(where)
    slow[0].settimeout(5)
    assert said(slow[0]) == b""
    slow[4].sendall(b"no\r\n\r\n")
    assert slow[4].recv(4096).startswith(b"HTTP/1.1 200 OK")
    for sender in slow[1:]:
        sender.close()


def test_an_address_has_its_own_limit_unless_it_is_a_neighbour(listen: Listen) -> None:
    where = listen(Connections(most=100, per_address=3, neighbours=frozenset()))
    slow = half_sent(where, 6)
    assert [said(sender) for sender in slow[:3]] == [b""] * 3
    served(where)
    for sender in slow[3:]:
        sender.close()


def test_whoever_has_a_network_of_addresses_counts_as_one() -> None:
    one = {counted_address(f"2001:db8:0:7::{host:x}") for host in range(1, 50)}
    assert one == {"2001:db8:0:7::/64"} == {counted_address("2001:db8:0:7::9%eth0")}
    assert counted_address("2001:db8:0:8::1") not in one
    assert counted_address("::ffff:192.0.2.7") == counted_address("192.0.2.7") == "192.0.2.7"
    assert {counted_address(each) for each in LOOPBACK} == LOOPBACK
    assert len(f"sign-in address {counted_address('x' * 900)}") <= RATES.c.name.type.length  # type: ignore[attr-defined]


def test_who_is_being_answered_is_not_sent_away_for_somebody_new(listen: Listen) -> None:
    where = listen(Connections(most=2))
    streams = []
    for _ in range(2):
        sender = socket.create_connection(where, timeout=20)
        sender.sendall(b"POST /api/v1/load HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n")
        streams.append(sender)
    time.sleep(0.3)
    assert said(socket.create_connection(where, timeout=20)).startswith(b"HTTP/1.1 503 ")
    for sender in streams:
        sender.sendall(b"no record")
        assert sender.recv(4096).startswith(b"HTTP/1.1 422 ")
        sender.close()


def test_a_head_that_takes_too_long_is_cut_off(listen: Listen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HEAD_SECONDS", 0.3)
    where = listen()
    (slow,) = half_sent(where, 1)
    silent = socket.create_connection(where, timeout=20)
    for _ in range(3):
        time.sleep(0.05)
        slow.sendall(b"x")  # a byte now and then gains no time
    assert said(slow).startswith(b"HTTP/1.1 408 ")
    assert said(silent).startswith(b"HTTP/1.1 408 ")
    served(where)


def test_a_body_that_takes_too_long_is_answered_so(listen: Listen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    monkeypatch.setattr(module, "BODY_SECONDS", 0.5)
    where = listen()
    for path in ("/api/v1/load", "/nowhere"):
        slow = socket.create_connection(where, timeout=20)
        slow.sendall(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nhel".encode())
        monkeypatch.setattr(module, "HEAD_SECONDS", 0.3)
        assert said(slow).startswith(b"HTTP/1.1 408 " if path == "/api/v1/load" else b"HTTP/1.1 404 ")


def test_who_never_reads_is_cut_off_and_holds_nobody_up(
    listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "READ_SECONDS", 0.3)
    limits = Connections()
    where = listen(limits)
    deaf = socket.create_connection(where, timeout=5)
    ask = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"  # some 90 kB each time
    with suppress(OSError), closing(deaf):
        for _ in range(200):
            deaf.sendall(ask)
        for many in (1, 0):  # it is let in, and has to go
            until = time.monotonic() + 10
            while len(limits) != many and time.monotonic() < until:
                time.sleep(0.01)
            assert len(limits) == many
    served(where)


def test_pages_that_come_back_all_at_once_are_all_told(data: Path) -> None:
    """A storm: a hundred streams of one table are cut and opened again, five times over."""
    with listening(create_app(data, bot_processes=0)) as (host, port):
        with httpx2.Client(base_url=f"http://{host}:{port}") as client:
            maya = Guest(client)
            maya.opens("lanterns", "me", "here")
        ask = f"GET /t/{maya.table}/live HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        for _ in range(5):
            storm = [socket.create_connection((host, port), timeout=20) for _ in range(100)]
            for each in storm:
                each.sendall(ask)
            for each in storm[::10]:
                told = b""
                while b"id: " not in told:
                    told += each.recv(65536)
            for each in storm:
                each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                each.close()  # without a word
        assert served((host, port)) < 5
        streams = "durbar_streams 0.0"
        until = time.monotonic() + 10
        while streams not in (metrics := httpx2.get(f"http://{host}:{port}/metrics").text):
            assert time.monotonic() < until, metrics
            time.sleep(0.1)


def test_a_line_of_the_log_is_not_repeated_without_end(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("durbar.test")
    logger.addFilter(SparingFilter(most=3))
    for k in range(1000):
        logger.warning("visitor %d is rude", k)
    logger.warning("something else")
    assert len(caplog.records) == 4
    assert "no more such lines" in caplog.records[2].getMessage()
