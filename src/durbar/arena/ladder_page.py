"""The ladder for people: a page of Markdown, and a drawing."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence

from durbar.bots import CHARACTERS, thought_of
from durbar.bots.characters import PEER

from .bench import COMPILED
from .ladder import ANCHOR, Rungs
from .plot import Row, intervals_svg


def page(found: Sequence[Rungs], source: str, command: str) -> str:
    """The ladder as a page of Markdown."""
    lines = [
        "# The ladder",
        "",
        f"Made by `durbar arena ladder {command}` from {source}, {form()}, on a machine with "
        f"{os.cpu_count()} cores and a load of {load():.0f}. Two players; every deal is played from both "
        "seats with the same luck; intervals are of 95 %, over deals. Ratings are on Elo's scale (400 points "
        f"are odds of ten to one), {ANCHOR} being 0. Thought is what a bot may look at for one decision: "
        "positions, and what it overlooks of its chance to win. All together thought "
        f"{thought_for(found):.0f} minutes.",
        "",
        "![Ratings with their intervals](ladder.svg)",
    ]
    for rungs in found:
        own = rungs.matches[0].lineup.content
        tables = f" (own content: {own.name})" if own and own.own else ""
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
        lines += styles(rungs)
    return "\n".join(lines) + "\n"


def thought_for(found: Sequence[Rungs]) -> float:
    """Minutes of all bots of all matches."""
    rows = [row for rungs in found for match in rungs.matches for row in match.standings]
    return math.fsum(row.ms_per_decision * row.decisions for row in rows) / 60_000


def styles(rungs: Rungs) -> list[str]:
    """What characters play for: the points of every category, against the level they are as strong as."""
    rows = {match.lineup.bots[0]: match.standings[0].categories for match in rungs.matches}
    rows = {name: rows[name] for name in CHARACTERS if rows.get(name)}
    if not rows:
        return []
    lines = ["", f"| points more than `{PEER.name}` | {' | '.join(rows)} |", "|---|" + "---|" * len(rows)]
    for category in dict.fromkeys(name for row in rows.values() for name in row):
        cells = ["{:+.1f} ({:+.1f} to {:+.1f})".format(*row[category]) for row in rows.values()]
        lines.append(f"| {category} | {' | '.join(cells)} |")
    return lines


def form() -> str:
    return "compiled" if COMPILED else "not compiled"


def load() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def plot(found: Sequence[Rungs]) -> str:
    """The ratings of all games as a drawing."""
    low = min((row.low for rungs in found for row in rungs.ratings), default=0.0)
    high = max((row.high for rungs in found for row in rungs.ratings), default=1.0)
    rows: list[Row] = []
    for rungs in found:
        rows.append((rungs.game, None))
        rows += [(row.bot, (row.elo, row.low, row.high)) for row in rungs.ratings]
    return intervals_svg("Ratings", rows, low, high)
