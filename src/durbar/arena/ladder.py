"""The ladder: how far the levels of a game are apart, found out by playing, and how sure that is.

Every level meets the one below it, every character the level it thinks as much as; greedy and random are the
fixed points that other versions can be compared by. All of it can be stopped and taken up again.
"""

from __future__ import annotations

import hashlib
import json
import math
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from durbar.bots import CHARACTERS, LEVELS, thought_of
from durbar.bots.characters import PEER, favourites
from durbar.core import Game

from .match import MatchReport, report
from .pairing import Block, Played, blocks_of, lineup_of
from .pool import Ledger, play_blocks
from .rating import Rating, rate

SIZE = 2  # deals in a block
ANCHOR = LEVELS[0].name
DECIDING = (
    *("core/kernel.py", "core/generator*.py", "core/planner.py", "bots/*.py"),
    *("games/{game}/rules/*.py", "games/{game}/content/*.toml", "bots/data/{game}-*.json"),
)


@dataclass(frozen=True)
class Rungs:
    """What was found in one game: the matches, and the ratings that explain them best."""

    game: str
    players: int
    matches: tuple[MatchReport, ...]
    ratings: tuple[Rating, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "ratings": {
                row.bot: {"elo": round(row.elo), "low": round(row.low), "high": round(row.high)}
                for row in self.ratings
            },
            "matches": [match.to_dict() for match in self.matches],
        }


def pairs() -> list[tuple[str, str]]:
    """Who meets whom."""
    names = [level.name for level in LEVELS]
    steps = list(zip(names[1:], names, strict=False))
    return [*steps, (names[0], "random"), (PEER.name, "greedy"), *((name, PEER.name) for name in CHARACTERS)]


class Pairing:
    """Two levels that meet, and how far they have come: its blocks are played one after the other."""

    def __init__(self, game: Game, pair: tuple[str, str], deals: int, seed: str, ledger: Ledger) -> None:
        self.pair = pair
        self.lineup = lineup_of(game, pair, seed)
        blocks = list(blocks_of(self.lineup, deals, SIZE))
        self.waiting = deque(block for block in blocks if ledger.games_of(block) is None)
        self.games = [game for block in blocks for game in ledger.games_of(block) or ()]

    @property
    def spent(self) -> float:
        """Seconds that its players thought."""
        return math.fsum(second for game in self.games for second in game.seconds)

    @property
    def certainty(self) -> float:
        """Least where the next block tells most for its time: games, times the root of what each takes."""
        return math.sqrt(len(self.games) * self.spent)

    def keep(self, games: Sequence[Played]) -> None:
        """One more block, in the order of deals in the end."""
        self.games = sorted([*self.games, *games], key=lambda game: (game.deal, game.rotation))


def climb(
    chosen: Sequence[tuple[Game, int]],
    seed: str,
    ledger: Ledger,
    workers: int = 1,
    watch: Callable[[str], object] = lambda told: None,
    backend: str | None = None,
    minutes: float = math.inf,
) -> list[Rungs]:
    """Play the matches of all games, of each up to its number of deals; what the ledger has is kept.

    With `minutes` it stops in time: the games share them equally, and within a game the next block is always
    of the match that gains most by it. Every match plays at least one block.
    """
    until = time.monotonic() + 60 * minutes
    tables = [[Pairing(game, pair, deals, seed, ledger) for pair in pairs()] for game, deals in chosen]
    at_once = workers if minutes < math.inf else sys.maxsize
    while todo := next_blocks(tables, at_once, time.monotonic() < until):
        play_blocks([block for _, block in todo], workers, ledger, lambda _: watch("ladder"), backend)
        for pairing, block in todo:
            pairing.waiting.remove(block)
            pairing.keep(ledger.games_of(block) or ())
    return [
        Rungs(
            game.id,
            game.players,
            tuple(report(each.lineup, each.games) for each in table),
            tuple(rate([(each.pair, each.games) for each in table], ANCHOR)),
        )
        for (game, _), table in zip(chosen, tables, strict=True)
    ]


def next_blocks(
    tables: Sequence[Sequence[Pairing]], count: int, in_time: bool
) -> list[tuple[Pairing, Block]]:
    """As many blocks as can be played at once; after the time only those of matches that have none yet."""
    found: list[tuple[Pairing, Block]] = []
    for table in sorted(tables, key=lambda table: math.fsum(each.spent for each in table)):
        waiting = [each for each in table if each.waiting and (in_time or not each.games)]
        waiting.sort(key=lambda each: each.certainty)
        firsts = [(each, each.waiting[0]) for each in waiting]
        others = [(each, block) for each in waiting for block in list(each.waiting)[1:] if in_time]
        found += [*firsts, *others][: count - len(found)]
    return found


def steps_of(deals: int) -> int:
    """How many blocks there are to play of one game."""
    return len(pairs()) * -(-deals // SIZE)


def commit() -> str:
    """Which state of the sources was measured; a plus is for changes that nobody has committed."""
    asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--exclude=*", "--dirty=+"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return f"durbar {version('durbar')}"


def play_digest(game: Game) -> str:
    """A digest of everything that decides how bots play a game: its rules and content, and the bots.

    A ledger stays good through changes of anything else.
    """
    package = Path(__file__).parent.parent
    thoughts = {name: thought_of(name, game.id) for name in (*(level.name for level in LEVELS), *CHARACTERS)}
    bents = {name: favourites()[name].get(game.id) for name in CHARACTERS}
    digest = hashlib.sha256(json.dumps([game.id, game.content.id, thoughts, bents]).encode())
    for pattern in DECIDING:
        for file in sorted(package.glob(pattern.format(game=game.id))):
            digest.update(file.relative_to(package).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
