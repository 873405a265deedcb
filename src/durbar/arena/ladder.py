"""The ladder: how far the levels of a game are apart, found out by playing, and how sure that is.

Every level meets the one below it, every character the level it thinks as much as; greedy and random are the
fixed points that other versions can be compared by. All of it can be stopped and taken up again.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from durbar.bots import CHARACTERS, LEVELS, thought_of
from durbar.bots.characters import PEER
from durbar.core import Game

from .match import MatchReport, report
from .pairing import Block, Played, blocks_of, lineup_of
from .plot import Row, intervals_svg
from .pool import Ledger, play_blocks
from .rating import Rating, rate

SIZE = 2  # deals in a block
ANCHOR = LEVELS[0].name


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


def climb(
    chosen: Game,
    deals: int,
    seed: str,
    ledger: Ledger,
    workers: int = 1,
    watch: Callable[[str], object] = lambda told: None,
    backend: str | None = None,
) -> Rungs:
    """Play all matches of a game for two; what the ledger has is not played again."""
    played: list[tuple[tuple[str, str], list[Played]]] = []
    reports = []
    for pair in pairs():
        lineup = lineup_of(chosen, pair, seed)
        blocks: list[Block] = list(blocks_of(lineup, deals, SIZE))
        games = play_blocks(blocks, workers, ledger, lambda _, pair=pair: watch(" – ".join(pair)), backend)  # type: ignore[misc]
        played.append((pair, games))
        reports.append(report(lineup, games))
    return Rungs(chosen.id, chosen.players, tuple(reports), tuple(rate(played, ANCHOR)))


def steps_of(deals: int) -> int:
    """How many blocks there are to play of one game."""
    return len(pairs()) * -(-deals // SIZE)


def commit() -> str:
    """Which state of the sources was measured."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return f"durbar {version('durbar')}"


def page(found: Sequence[Rungs], source: str, command: str) -> str:
    """The ladder as a page of Markdown."""
    lines = [
        "# The ladder",
        "",
        f"Made by `durbar arena ladder {command}` from {source}. Two players; every deal is played "
        "from both seats with the same luck; intervals are of 95 %, over deals. Ratings are on Elo's scale "
        f"(400 points are odds of ten to one), {ANCHOR} being 0. Thought is what a bot may look at for one "
        "decision: positions, and what it overlooks of its chance to win.",
        "",
        "![Ratings with their intervals](ladder.svg)",
    ]
    for rungs in found:
        own = rungs.matches[0].lineup.content
        tables = f" (own content: {own.name})" if own else ""
        lines += [
            "",
            f"## {rungs.game}{tables}",
            "",
            "| bot | rating | thought | ms a decision |",
            "|---|---|---|---|",
        ]
        for row in rungs.ratings:
            spent = [each for match in rungs.matches for each in match.standings if each.bot == row.bot]
            ms = max((each.ms_per_decision for each in spent), default=0.0)
            rating = f"{row.elo:+.0f} ({row.low:+.0f} to {row.high:+.0f})"
            lines.append(f"| {row.bot} | {rating} | {thought_of(row.bot, rungs.game)} | {ms:.1f} |")
        lines += ["", "| match | games | first | margin | nobody won |", "|---|---|---|---|---|"]
        for match in rungs.matches:
            one, other = match.standings
            first = "{:.0%} ({:.0%} to {:.0%})".format(*one.first)
            margin = "{:+.1f} ({:+.1f} to {:+.1f})".format(*one.margin)
            nobody = f"{match.without_winner:.0%}"
            lines.append(f"| {one.bot} – {other.bot} | {match.games} | {first} | {margin} | {nobody} |")
    return "\n".join(lines) + "\n"


def plot(found: Sequence[Rungs]) -> str:
    """The ratings of all games as a drawing."""
    low = min((row.low for rungs in found for row in rungs.ratings), default=0.0)
    high = max((row.high for rungs in found for row in rungs.ratings), default=1.0)
    rows: list[Row] = []
    for rungs in found:
        rows.append((rungs.game, None))
        rows += [(row.bot, (row.elo, row.low, row.high)) for row in rungs.ratings]
    return intervals_svg("Ratings", rows, low, high)
