"""``durbar bots``: who can be played against, and how well they play."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from durbar.bots import BOTS, CHARACTERS, LEVELS, ratings
from durbar.texts import bot_help, bot_name

from .screen import Screen


def print_bots(screen: Screen, as_json: bool) -> None:
    """All bots, as a table or as JSON; ratings as the ladder has found them."""
    rows = [describe_bot(name, screen.lang) for name in BOTS]
    if as_json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    games = sorted({game for row in rows for game in row["ratings"]})
    table = Table(box=box.SIMPLE_HEAD)
    for head in ("id", screen.say("column-name"), *games, screen.say("column-meaning")):
        table.add_column(head, justify="right" if head in games else "left")
    for row in rows:
        found = [row["ratings"].get(game) for game in games]
        elos = [f"{each['elo']:+d}" if each else "–" for each in found]
        table.add_row(Text(row["bot"], style="bold cyan"), row["name"], *elos, row["plays"])
    screen.print(table)


def describe_bot(name: str, lang: str) -> dict[str, Any]:
    """Plain JSON; a rating is on Elo's scale, with the interval it lies in."""
    levels = {level.name: level for level in LEVELS}
    kind = "level" if name in levels else "character" if name in CHARACTERS else "other"
    return {
        "bot": name,
        "kind": kind,
        "name": bot_name(name, lang),
        "plays": bot_help(name, lang),
        "ratings": {game: found[name] for game, found in ratings().items() if name in found},
    }
