"""How much a server carries: tables are opened, pages listen, people move, and the time until others see it.

Everything is bounded, in number and in time. Each page is a stream as a browser opens it; it is put together
from the parts it is told, as far as needed to know which moves are offered.
"""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Any

import h11

from durbar.core import DurbarError

from .http_client import Address, Connection

MOVE = re.compile(r'name="move" value="([^"]*)"')
AT_ONCE = 16  # connections for everything but streams
LOST = 5.0  # seconds after which nobody waits for a screen any more
AGAIN = 0.5  # seconds until a page tries again
TRIES = 5
OPENING = 60.0  # seconds that a stream may take to begin
KEYS = count()
CPU = "durbar_cpu_seconds"


@dataclass
class Figures:
    """What was measured: moves, refusals, and the seconds from sending a move to every other screen."""

    seconds: float = 0.0
    moves: int = 0
    refused: int = 0
    lost: int = 0  # screens that were not told in time
    returns: int = 0  # of pages that were hung up on
    delays: list[float] = field(default_factory=list)
    own_cpu: float = 0.0  # seconds of the processor that the measuring took while it lasted
    server_cpu: float | None = None  # the same of the server, if it says so

    @property
    def rate(self) -> float:
        """Moves in a second."""
        return self.moves / self.seconds if self.seconds else 0.0

    def percentile(self, percent: float) -> float:
        """The delay that so many of a hundred screens do not exceed."""
        ranked = sorted(self.delays)
        return ranked[min(len(ranked) - 1, int(len(ranked) * percent / 100))] if ranked else 0.0

    def line(self, name: str) -> str:
        """One line to read."""
        p50, p95, p99 = (1000 * self.percentile(percent) for percent in (50, 95, 99))
        return (
            f"{name}: {self.rate:.1f} moves/s, to other screens p50 {p50:.0f} ms, p95 {p95:.0f} ms, "
            f"p99 {p99:.0f} ms ({self.moves} moves, {self.refused} refused, {self.lost} screens not told"
            f"{f', {self.returns} pages came back' if self.returns else ''}){self._shares()}"
        )

    def _shares(self) -> str:
        """How busy both were, in parts of one core: they may share the machine."""
        if not self.seconds:
            return ""
        own = f"; of one core this program took {100 * self.own_cpu / self.seconds:.0f} %"
        if self.server_cpu is None:
            return own
        return f"{own}, the server {100 * self.server_cpu / self.seconds:.0f} %"


class Lines:
    """Connections for requests, lent one at a time."""

    def __init__(self, address: Address, most: int = AT_ONCE) -> None:
        self.address = address
        self._free: asyncio.Queue[Connection] = asyncio.Queue()
        for _ in range(most):
            self._free.put_nowait(Connection(address))

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Any:
        """The answer to a request."""
        line = await self._free.get()
        try:
            return await line.request(method, path, body, cookie)
        finally:
            self._free.put_nowait(line)

    def close(self) -> None:
        while not self._free.empty():
            self._free.get_nowait().close()


class Screen:
    """A page that listens; of what it shows only the version and the moves are kept."""

    def __init__(self, group: Group, path: str, cookie: str = "", seat: int | None = None) -> None:
        self.group = group
        self.path = path
        self.cookie = cookie
        self.seat = seat
        self.version = -1
        self.shown = asyncio.Event()  # anything yet?
        self._parts: list[tuple[str, ...]] = []  # the moves in each part of the page

    @property
    def moves(self) -> list[str]:
        """Those that are offered."""
        return [html.unescape(move) for part in self._parts for move in part]

    async def listen(self, address: Address) -> None:
        """Until it is cancelled; when the server hangs up, a page comes back after a moment."""
        while True:
            with suppress(OSError, h11.ProtocolError):
                await self._listen(address)
            self.group.returns += 1
            await asyncio.sleep(AGAIN)

    async def _listen(self, address: Address) -> None:
        line, read = Connection(address), b""
        try:
            async for data in line.stream(self.path, self.cookie):
                *events, read = (read + data).split(b"\n\n")
                for event in events:
                    if event.startswith(b"id: "):
                        self._hear(json.loads(event.partition(b"\ndata: ")[2]))
        finally:
            line.close()

    def _hear(self, told: dict[str, Any]) -> None:
        now = time.perf_counter()
        parts: list[tuple[str, ...]] = []
        for part in told["parts"]:
            if isinstance(part, str):
                parts.append(tuple(MOVE.findall(part)))
            else:
                parts += self._parts[part[0] : part[1]]
        self._parts, self.version = parts, told["v"]
        self.shown.set()
        self.group.hear(self, now)


class Group(ABC):
    """Screens that are told the same news: those around one table."""

    def __init__(self) -> None:
        self.screens: list[Screen] = []
        self.busy = False
        self.returns = 0  # of pages whose server hung up
        self._waiting: dict[Screen, int] = {}  # those who are to be told, and the version they show
        self._began = 0.0
        self._delays: list[float] = []
        self._told = asyncio.Event()

    @abstractmethod
    async def send(self) -> Screen | None:
        """Send a move; who has made it, or None if it was refused."""

    @abstractmethod
    def ready(self) -> bool:
        """Can somebody move?"""

    def hear(self, screen: Screen, now: float) -> None:
        """Something has come to a screen."""
        if screen in self._waiting and screen.version > self._waiting[screen]:
            del self._waiting[screen]
            self._delays.append(now - self._began)
            if not self._waiting:
                self._told.set()

    async def move(self, figures: Figures) -> None:
        """One move, until all the others have seen it."""
        self.busy = True
        self._waiting = {screen: screen.version for screen in self.screens}
        self._delays, self._began = [], time.perf_counter()
        self._told.clear()
        delays = self._delays
        try:
            mover = None
            with suppress(ConnectionError):
                mover = await self.send()
            if mover is None:
                figures.refused += 1
                return
            figures.moves += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), LOST)
            figures.lost += len(self._waiting)
            figures.delays += delays
        finally:
            self.busy = False


class PlayedTable(Group):
    """A table of Durbar, with a page for every seat and some for spectators."""

    def __init__(self, lines: Lines, game: str, luck: random.Random) -> None:
        super().__init__()
        self.lines = lines
        self.game = game
        self.luck = luck
        self.id = ""

    async def open(self, watching: int) -> None:
        """Two people sit down, and so many pages will be open."""
        seats = [{"who": "me", "name": "Maya"}, {"who": "open", "name": "Ram"}]
        wish = {"game": self.game, "players": 2, "seats": seats}
        opened = await self.lines.ask("POST", "/api/v1/tables", wish)
        if opened.status != 201:
            raise DurbarError(f"no table was opened: {opened.status} {opened.body[:200]!r}", field="url")
        self.id, invitations = opened.json()["table"], opened.json()["invitations"]
        invited = {"invitation": invitations["1"], "name": "Ram"}
        sat = await self.lines.ask("POST", f"/t/{self.id}/sit", invited)
        cookies = [cookie_of(opened.headers), cookie_of(sat.headers), *[""] * watching]
        self.screens = [
            Screen(self, f"/t/{self.id}/live?v=0", cookie, seat if seat < 2 else None)
            for seat, cookie in islice(enumerate(cookies), watching)
        ]

    async def look_and_leave(self) -> None:
        """Open it, see its page as a browser does, until its stream has told something, and go away."""
        await self.open(1)
        host = self.screens[0]
        await self.lines.ask("GET", f"/t/{self.id}", cookie=host.cookie)
        listening = asyncio.create_task(host.listen(self.lines.address))
        try:
            await asyncio.wait_for(host.shown.wait(), OPENING)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    def ready(self) -> bool:
        return self._mover() is not None

    def _mover(self) -> Screen | None:
        """A page that is asked, and shows the table as it is."""
        now = max(screen.version for screen in self.screens)
        seated = (each for each in self.screens if each.seat is not None and each.version == now)
        return next((each for each in seated if each.moves), None)

    async def send(self) -> Screen | None:
        screen = self._mover()
        assert screen is not None, "somebody was ready"
        self._waiting.pop(screen)  # the others are asked how long it took
        move, key = self.luck.choice(screen.moves), f"load-{next(KEYS)}"
        act = {"v": screen.version, "seat": screen.seat, "key": key, "move": move}
        if not self._waiting:
            self._told.set()
        for _ in range(TRIES):  # as a page does: the key tells that it is the same click
            with suppress(ConnectionError):
                answer = await self.lines.ask("POST", f"/t/{self.id}/act", act, screen.cookie)
                return screen if answer.status == 200 else None
            await asyncio.sleep(AGAIN)
        return None


class EmptyBell(Group):
    """The same without a game: a bell that is rung."""

    def __init__(self, lines: Lines, name: str, watching: int) -> None:
        super().__init__()
        self.lines = lines
        self.name = name
        self.screens = [Screen(self, f"/{name}") for _ in range(watching)]

    def ready(self) -> bool:
        return True

    async def send(self) -> Screen | None:
        mover = self.screens[0]
        self._waiting.pop(mover)
        if not self._waiting:
            self._told.set()
        await self.lines.ask("POST", f"/{self.name}")
        return mover


def cookie_of(headers: dict[str, str]) -> str:
    """The cookie a new guest was given."""
    return headers.get("set-cookie", "").partition(";")[0]


def spread(streams: int, tables: int) -> list[int]:
    """How many screens each table has."""
    return [streams // tables + (number < streams % tables) for number in range(tables)]


async def several(tasks: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """All of them, a few at a time."""
    queue = iter(tasks)

    async def work() -> None:
        for task in queue:
            await task()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


async def measure(address: Address, groups: Sequence[Group], rate: float, seconds: float) -> Figures:
    """Let all screens listen, then move so often in a second, each time in the next group that can."""
    screens = [screen for group in groups for screen in group.screens]
    listening = [asyncio.create_task(screen.listen(address)) for screen in screens]
    moving: set[asyncio.Task[None]] = set()
    figures = Figures()
    try:
        async with asyncio.timeout(OPENING):
            await asyncio.gather(*(screen.shown.wait() for screen in screens))
        began, turn = time.perf_counter(), 0
        own, served = time.process_time(), await told_by(address, CPU)
        while (now := time.perf_counter()) < began + seconds:
            due = began + (figures.moves + figures.refused + len(moving)) / rate
            if now < due:
                await asyncio.sleep(min(due, began + seconds) - now)
                continue
            for _ in range(len(groups)):
                turn = (turn + 1) % len(groups)
                if not groups[turn].busy and groups[turn].ready():
                    task = asyncio.create_task(groups[turn].move(figures))
                    moving.add(task)
                    task.add_done_callback(moving.discard)
                    break
            await asyncio.sleep(0.001)
        if moving:
            await asyncio.wait(moving, timeout=LOST)
        figures.seconds, figures.own_cpu = time.perf_counter() - began, time.process_time() - own
        figures.returns = sum(group.returns for group in groups)
        after = await told_by(address, CPU)
        figures.server_cpu = None if served is None or after is None else after - served
    finally:
        for each in (*listening, *moving):
            each.cancel()
        await asyncio.gather(*listening, *moving, return_exceptions=True)
    return figures


async def load_tables(
    address: Address, games: Sequence[str], streams: int, tables: int, rate: float, seconds: float
) -> Figures:
    """The figures of a Durbar server."""
    lines, luck = Lines(address), random.Random(1)
    try:
        groups = [PlayedTable(lines, games[number % len(games)], luck) for number in range(tables)]
        watching = spread(streams, tables)
        await several([lambda g=group, n=n: g.open(n) for group, n in zip(groups, watching, strict=True)])  # type: ignore[misc]
        return await measure(address, groups, rate, seconds)
    finally:
        lines.close()


async def load_empty(address: Address, streams: int, tables: int, rate: float, seconds: float) -> Figures:
    """The same figures of a server that does nothing but tell."""
    lines = Lines(address)
    try:
        groups = [EmptyBell(lines, f"bell{n}", screens) for n, screens in enumerate(spread(streams, tables))]
        return await measure(address, groups, rate, seconds)
    finally:
        lines.close()


async def leave_tables(address: Address, games: Sequence[str], tables: int) -> None:
    """Open so many tables and go away."""
    lines, luck = Lines(address), random.Random(1)
    try:
        await several([PlayedTable(lines, games[n % len(games)], luck).look_and_leave for n in range(tables)])
    finally:
        lines.close()


async def told_by(address: Address, name: str) -> float | None:
    """One of the figures that a server tells of itself, if it does."""
    lines = Lines(address, 1)
    try:
        told = (await lines.ask("GET", "/metrics")).body.decode()
    finally:
        lines.close()
    found = re.search(rf"^{name} (\S+)$", told, re.MULTILINE)
    return float(found[1]) if found else None


async def memory(address: Address) -> int | None:
    """The bytes the server says it uses, if it does."""
    told = await told_by(address, "durbar_resident_bytes")
    return None if told is None else int(told)
