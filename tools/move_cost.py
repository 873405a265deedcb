"""What one move costs the processor: `python tools/move_cost.py [GAME …]`.

Four people play a game, each with a page in two languages. A move is planned by the rules, stored in a file,
taken in, and told to all eight pages as a stream tells it: drawn, written, compared with what the page shows,
and compressed. Time is that of the processor, of all threads of this process together, so that it is the
same on a busy machine. With `--profile` the functions that take most of it are listed, too.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import durbar
from durbar.server import Act, Chair, Room, TableService
from durbar.server.bots.bot_pool import BotPool
from durbar.server.frames.frames import FrameMaker
from durbar.server.operations.run import spare_collector
from durbar.server.storage.store import Store
from durbar.session import Viewpoint
from durbar.web.look import Look
from durbar.web.screens import Screen
from durbar.web.table import draw_screen

PEOPLE = ("maya", "ram", "sita", "hari")
LOOKS = (Look("en"), Look("fr"))
GOAL = 25.0  # milliseconds
WARM = 8  # moves before anything is measured


@dataclass
class Costs:
    """Milliseconds of the processor for each move: to make it and keep it, and to tell it."""

    kept: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)  # bytes

    def line(self, game: str) -> str:
        """One line to read."""
        whole = sorted(kept + told for kept, told in zip(self.kept, self.told, strict=True))
        return (
            f"{game}: {statistics.mean(whole):.1f} ms a move (median {statistics.median(whole):.1f}, most "
            f"{whole[-1]:.1f}; goal {GOAL:.0f}): {statistics.mean(self.kept):.1f} to make and keep it, "
            f"{statistics.mean(self.told):.1f} to tell it to {len(PEOPLE) * len(LOOKS)} pages; "
            f"{statistics.mean(self.sent) / 1000:.1f} kB sent ({len(whole)} moves)"
        )


class Page:
    """One page and its stream."""

    def __init__(self, guest: str, look: Look) -> None:
        self.guest = guest
        self.look = look
        self.shown: Screen | None = None

    async def hear(self, service: TableService, room: Room) -> int:
        """What the stream sends now; how many bytes it is."""

        def tell(frames: FrameMaker, viewpoint: Viewpoint) -> tuple[Screen, bytes]:
            screen = draw_screen(self.look, frames, viewpoint)
            return screen, screen.event_after(self.shown, packed=True)

        self.shown, told = await service.see(room, self.guest, tell)
        return len(told)


async def play(game: str, moves: int, seed: int, costs: Costs) -> None:
    """One game, or as many moves of it."""
    luck = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        service = TableService(Store(Path(folder) / "durbar.db"), BotPool(0))
        chairs = [Chair("me", "Maya"), *(Chair("open", name.title()) for name in PEOPLE[1:])]
        room = await service.create(durbar.game(game, players=len(PEOPLE)), chairs, PEOPLE[0])
        for seat, guest in enumerate(PEOPLE[1:], 1):
            await service.sit(room, room.seats[seat].invitation, guest, "")
        pages = [Page(guest, look) for guest in PEOPLE for look in LOOKS]
        for number in range(WARM + moves):
            if room.match.over:
                break
            seat = luck.choice(room.match.waiting)
            move = luck.choice(room.match.state.moves_of(seat)).text
            began = time.process_time()
            await service.act(room, PEOPLE[seat], Act(room.v, seat, f"k{number}"), move)
            kept = time.process_time()
            sent = sum([await page.hear(service, room) for page in pages])
            told = time.process_time()
            if number >= WARM:
                costs.kept.append(1000 * (kept - began))
                costs.told.append(1000 * (told - kept))
                costs.sent.append(sent)
        service.close()


def measure(game: str, moves: int, games: int) -> Costs:
    """Some games of one kind."""
    costs = Costs()
    for seed in range(games):
        asyncio.run(play(game, moves, seed, costs))
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(description="What one move costs the processor.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all installed ones, if none is named")
    parser.add_argument("--moves", type=int, default=60, help="moves that are measured in each game")
    parser.add_argument("--times", type=int, default=2, help="games of each kind")
    parser.add_argument("--profile", action="store_true", help="list the functions that take most of it")
    asked = parser.parse_args()
    spare_collector()  # as a server does
    for game in asked.games or durbar.games():
        if not asked.profile:
            print(measure(game, asked.moves, asked.times).line(game), flush=True)
            continue
        profile = cProfile.Profile()
        run_here()
        profile.runcall(measure, game, asked.moves, asked.times)
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


def run_here() -> None:
    """Do in this thread what the service would do in others: a profile sees one thread only."""

    async def here(self: TableService, task: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return task(*args, **kwargs)

    for name in ("ask", "work", "compute"):
        setattr(TableService, name, here)


if __name__ == "__main__":
    main()
