"""People who play while processes are killed, and a book of what was confirmed to them.

A player does as the page does: what was not answered is sent again with its own key, until it is. When all is
over the log of every table is compared with the book: nothing confirmed may be lost, doubled, changed or out
of order, and nothing may stand there that nobody has sent.
"""

import random
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx2

from durbar.core import Entry
from durbar.server.operations.maintenance import check
from durbar.server.storage.schema import EntryRow
from durbar.server.storage.store import Store
from tests.server.people import Frame, Guest

AGAIN = 0.05  # seconds until something is sent again
PATIENCE = 120.0  # seconds without any answer after which a player gives up
CLOCK = {"kind": "live", "seconds": 14400}  # without more time for each turn, so that it never grows
GIFT = 2.0  # seconds that kills between two looks may give a clock back; each gives half a one
TAKEN = 1.0  # and that it may have run longer than the player waited, as processes agree


@dataclass(frozen=True)
class Wish:
    """A move that was sent, as its log would tell it, and the version it answers."""

    table: str
    key: str
    line: str
    v: int


@dataclass
class Book:
    """What one player has sent, and what was confirmed, in order."""

    sent: list[Wish] = field(default_factory=list)
    confirmed: list[Wish] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    broken: int = 0  # requests without an answer


class Player(threading.Thread):
    """Plays one game after the other against a bot, until told to stop."""

    def __init__(self, address: str, games: Sequence[str], seed: int, stop: threading.Event) -> None:
        super().__init__()
        self.book = Book()
        self.trouble = ""
        self._address = address
        self._guest = Guest(httpx2.Client(base_url=address, timeout=10))
        self._games = games
        self._luck = random.Random(seed)
        self._number = seed
        self._stop_it = stop
        self._seen: Counter[str] = Counter()  # the latest version of each table
        self._clocks: dict[str, tuple[float, float]] = {}  # before the last look, and what was left then

    def run(self) -> None:
        try:
            while not self._stop_it.is_set():
                self._game()
        except AssertionError as error:
            self.trouble = str(error)
        finally:
            self._guest.client.close()

    def _game(self) -> None:
        game = self._luck.choice(self._games)
        wish = {"game": game, "players": 2, "seats": [{"who": "me"}, {"who": "random"}]}
        wish["clock"] = self._luck.choice([None, CLOCK])
        opened = self._ask(lambda: self._guest.post("/api/v1/tables", wish), (201,)).json()
        self._guest.table = opened["table"]
        self.book.tables.append(self._guest.table)
        frame = self._look()
        while not (frame["over"] or self._stop_it.is_set()):
            frame = self._play(frame) if frame["moves"] else self._look()

    def _look(self) -> Frame:
        began = time.monotonic()
        frame: Frame = self._ask(lambda: self._guest.get(self._guest.at("frame")), (200,)).json()
        self._check_clock(frame, began)
        v = frame["v"]
        assert v >= self._seen[frame["table"]], f"table {frame['table']} went back to {v}"
        self._seen[frame["table"]] = v
        if not frame["moves"]:
            time.sleep(AGAIN / 5)
        return frame

    def _check_clock(self, frame: Frame, began: float) -> None:
        """It runs as time passes, whatever is killed: nobody loses or wins more than a moment."""
        if frame["clock"] is None:
            return
        left = frame["clock"]["times"][0]["left"]
        since, before = self._clocks.get(frame["table"], (began, left))
        waited = time.monotonic() - since
        assert before - waited - TAKEN <= left <= before + GIFT, f"{before} became {left} in {waited} s"
        self._clocks[frame["table"]] = (began, left)

    def _play(self, frame: Frame) -> Frame:
        move, key = self._luck.choice(frame["moves"])["move"], f"{self._number}-{len(self.book.sent)}"
        wish = Wish(frame["table"], key, Entry("play", frame["seat"], move).line, frame["v"])
        self.book.sent.append(wish)
        answer = self._ask(lambda: self._guest.act(frame, move, key=key), (200, 409))
        if answer.status_code == 200:
            self.book.confirmed.append(wish)
            self._seen[frame["table"]] = max(self._seen[frame["table"]], answer.json()["v"])
        return self._look()

    def _ask(self, request: Callable[[], httpx2.Response], wanted: tuple[int, ...]) -> httpx2.Response:
        """Until it is answered; a server that is not there, or has no data, is asked again."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                answer = request()
            except httpx2.HTTPError:
                self.book.broken += 1
                time.sleep(AGAIN)
                continue
            self.book.answers[answer.status_code] += 1
            if answer.status_code in wanted:
                return answer
            assert answer.status_code == 503, f"{answer.status_code}: {answer.text[:300]}"
            time.sleep(AGAIN)
        raise AssertionError(f"nobody has answered for {PATIENCE} seconds")


def faults(store: Store, books: Sequence[Book]) -> Iterator[str]:
    """Everything in which the logs differ from what the players were told."""
    yield from check(store)
    for book in books:
        logs = {table: store.entries(table) for table in book.tables}
        known = {(wish.table, wish.key): wish for wish in book.sent}
        placed: Counter[tuple[str, str]] = Counter()
        for table, entry in ((table, entry) for table, log in logs.items() for entry in log if entry.key):
            key = (table, str(entry.key).partition(" ")[2])
            placed[key] += 1
            if key not in known:
                yield f"{key} was never sent"
            elif known[key].line != entry.line or placed[key] > 1:
                yield f"{key} is {entry}, but was {known[key]}"
        places: dict[str, int] = {}
        for wish in book.confirmed:
            place = place_of(wish, logs[wish.table])
            if place is None:
                yield f"{wish} was confirmed and is lost"
            elif place <= places.get(wish.table, 0):
                yield f"{wish} stands before what was confirmed earlier"
            else:
                places[wish.table] = place


def place_of(wish: Wish, log: Sequence[EntryRow]) -> int | None:
    """Where a move stands. One that had become the only choice may have been made for its player already."""
    for entry in log:
        if entry.key and entry.key.endswith(f" {wish.key}"):
            return entry.seq
    seat = f"{wish.line.partition(' ')[0]} "
    later = [entry for entry in log if entry.seq > wish.v and entry.line.startswith(seat)]
    return later[0].seq if later and not later[0].key and later[0].line == wish.line else None


class Crowd:
    """Several players, as long as the block lasts."""

    def __init__(self, address: str, games: Sequence[str], count: int) -> None:
        self._stop_all = threading.Event()
        self.players = [Player(address, games, seed, self._stop_all) for seed in range(count)]

    def __enter__(self) -> "Crowd":
        for player in self.players:
            player.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._stop_all.set()
        for player in self.players:
            player.join(PATIENCE + 30)

    @property
    def books(self) -> list[Book]:
        return [player.book for player in self.players]

    @property
    def confirmed(self) -> int:
        return sum(len(book.confirmed) for book in self.books)

    def troubles(self) -> list[str]:
        return [player.trouble for player in self.players if player.trouble]

    def plays(self, moves: int, seconds: float = PATIENCE) -> None:
        """Until so many more moves are confirmed."""
        goal, until = self.confirmed + moves, time.monotonic() + seconds
        while self.confirmed < goal and any(player.is_alive() for player in self.players):
            assert time.monotonic() < until, f"only {self.confirmed} of {goal} moves"
            time.sleep(0.01)


def until_done(do: Callable[[], None], seconds: float = 60.0) -> None:
    """A program that was killed may leave something behind for a moment: try to start it until that works."""
    until = time.monotonic() + seconds
    while True:
        with suppress(subprocess.CalledProcessError):
            return do()
        assert time.monotonic() < until
        time.sleep(0.2)
