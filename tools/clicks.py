"""What one click costs: `python tools/clicks.py [GAME …]` plays a few moves on a page and traces the next.

A click is a move sent by a page, stored and answered; then comes its picture, which the stream brings to
everybody and is fetched here by the page itself. For each game this prints how often the rules were asked to
play a move, beside how many decisions the click wrote into the log (answers of chance among them), and how
many files and functions of Durbar had a part in it: until it is answered, and with the picture (templates are
files, too); those of the house, of the game, and of its words and pictures. Of several clicks the middle one
and the worst are told, and what the server does anyway while nobody clicks is left out. Run it on the sources
(`PYTHONPATH=src`): nothing can be traced inside compiled rules.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median_low
from types import CodeType, FrameType
from typing import Any

from starlette.testclient import TestClient

import durbar
from durbar.core import State
from durbar.server.tables import table_service
from durbar.server.tables.dealer import Salt
from durbar.web import create_app

PACKAGE = Path(durbar.__file__).parent
LUCK = 7
BEFORE = 12  # moves that are made before anybody looks
CLICKS = 12  # that are traced
IDLE = 3.0  # seconds in which nobody clicks


@dataclass
class Trace:
    """What was called during one click."""

    calls: Counter[CodeType] = field(default_factory=Counter)
    until_answered: frozenset[CodeType] = frozenset()  # what was called before the picture was wanted
    decisions: int = 0  # that stand in the log since

    @property
    def functions(self) -> set[tuple[str, str]]:
        return functions(self.calls)

    @property
    def files(self) -> set[str]:
        return {name for name, _ in self.functions}

    @property
    def files_until_answered(self) -> set[str]:
        return {name for name, _ in functions(self.until_answered & self.calls.keys())}

    @property
    def plays(self) -> int:
        return self.calls[State.play.__code__]


def functions(called: Iterable[CodeType]) -> set[tuple[str, str]]:
    """The functions of Durbar among these, each after its file."""
    found = {(file_of(code), code.co_qualname) for code in called}
    return {(name, function) for name, function in found if name and not function.endswith("<module>")}


def rooms(files: Iterable[str]) -> str:
    """How many files of each part of Durbar."""
    counted = Counter(map(room_of, files))
    return ", ".join(f"{room} {count}" for room, count in counted.most_common())


def file_of(code: CodeType) -> str:
    """The file of a function, below the package; "" for those of others."""
    path = Path(code.co_filename)
    return str(path.relative_to(PACKAGE)) if path.is_relative_to(PACKAGE) else ""


def room_of(name: str) -> str:
    """To which part of Durbar a file belongs."""
    if name.startswith("games/"):
        return "words and pictures" if "/presentation/" in name else "game"
    return "words and pictures" if name.startswith(("texts/", "art/", "svg")) else "house"


class Tracer:
    """Listens to every thread that starts after it, while it is told to."""

    def __init__(self) -> None:
        self.trace: Trace | None = None
        threading.setprofile(self._hear)
        sys.setprofile(self._hear)

    def _hear(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and self.trace is not None:
            self.trace.calls[frame.f_code] += 1


class Page:
    """Two people at one screen."""

    def __init__(self, client: TestClient, game: str) -> None:
        self.client = client
        seats = [{"who": who, "name": name} for who, name in (("me", "Maya"), ("here", "Ram"))]
        wish = {"game": game, "players": 2, "seats": seats}
        self.table = self.client.post("/api/v1/tables", json=wish).json()["table"]
        self.clicks = 0

    def look(self) -> dict[str, Any]:
        """What the page is told; a curtain is lifted at once."""
        while True:
            frame: dict[str, Any] = self.client.get(f"/api/v1/t/{self.table}/frame").json()
            if frame["curtain"] is None:
                return frame
            self.client.post(f"/t/{self.table}/curtain", json={"seat": frame["curtain"]}).raise_for_status()

    def click(self, frame: dict[str, Any], move: str, trace: Trace | None) -> None:
        """Send a move as the page does, and see what has come of it."""
        self.clicks += 1
        act = {"v": frame["v"], "seat": frame["seat"], "key": f"click-{self.clicks}", "move": move}
        self.client.post(f"/t/{self.table}/act", json=act).raise_for_status()
        if trace is not None:
            trace.until_answered = frozenset(trace.calls)
        self.client.get(f"/t/{self.table}/now").raise_for_status()


def trace_clicks(tracer: Tracer, game: str) -> list[Trace]:
    """Some clicks in the middle of a game."""
    luck, found = random.Random(LUCK), list[Trace]()
    with (
        tempfile.TemporaryDirectory() as folder,
        TestClient(create_app(Path(folder) / "durbar.db", bot_processes=0), "http://testserver") as client,
    ):
        page = Page(client, game)
        tracer.trace = idle = Trace()
        time.sleep(IDLE)
        tracer.trace = None
        for number in range(BEFORE + CLICKS):
            frame = page.look()
            if frame["over"]:
                break
            move = luck.choice(frame["moves"])["move"]
            tracer.trace = Trace() if number >= BEFORE else None
            page.click(frame, move, tracer.trace)
            if tracer.trace is not None:
                for code in idle.calls:
                    del tracer.trace.calls[code]
                found.append(tracer.trace)
            tracer.trace = None
            if number >= BEFORE:
                found[-1].decisions = page.look()["of"] - frame["of"]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What one click costs.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all installed ones, if none is named")
    parser.add_argument("--list", action="store_true", help="name the files and functions of the worst click")
    asked = parser.parse_args()
    tracer = Tracer()
    vars(table_service).update(  # every run is dealt the same
        new_seed=lambda: bytes(range(32)), drawn_salt=lambda: Salt(bytes(32), by_server=True)
    )
    for game in asked.games or durbar.games():
        traces = trace_clicks(tracer, game)
        worst = max(traces, key=lambda trace: len(trace.files))
        most = max(traces, key=lambda trace: trace.plays)
        wasted = max(trace.plays - trace.decisions for trace in traces)
        answered = sorted((trace.files_until_answered for trace in traces), key=lambda files: len(files))
        print(
            f"{game}: {median_low(trace.plays for trace in traces)} plays "
            f"(at most {most.plays}, for {most.decisions} decisions; never more than {wasted} without one), "
            f"{median_low(map(len, answered))} files until it is answered, "
            f"at most {len(answered[-1])} ({rooms(answered[-1])}); "
            f"with its picture {median_low(len(trace.files) for trace in traces)}, "
            f"at most {len(worst.files)} and {len(worst.functions)} functions "
            f"({rooms(worst.files)})"
        )
        if asked.list:
            for name in sorted(worst.files):
                called = sorted(function for where, function in worst.functions if where == name)
                print(f"  {name} ({len(called)}): {', '.join(called)}")


if __name__ == "__main__":
    main()
