"""The fitted weights that ship with the package: one file for a game and a number of players.

A file names the rules and the content it was fitted for. Another content, or other rules, are not weighed
by it: whoever asks gets None and falls back to what the kernel appraises. Editions of the house's own content
are not another content: what was fitted for one weighs them all.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from durbar.core.content import canonical
from durbar.core.rules import Rules
from durbar.core.vecs import vec

from .valuation import Valuation

POWERS = 3
SPREAD = 15.0  # points of lead that multiply the odds to win by e, as far as an appraisal can tell


def valuation_of(game: Rules) -> Valuation | None:
    """The valuation for a game: fitted for its number of players, or for the nearest there is."""
    if not game.FEATURES or game.content.own or game.players < 2:
        return None
    return _shipped(type(game), game.players)


def appraising(game: Rules) -> Valuation:
    """A valuation without weights: what the kernel appraises, for content of one's own, and where nothing is
    fitted."""
    none, everybody_may_lose = vec[float]([]), game.ENVY < 1.0  # that is why the own score counts first
    return Valuation(
        game.players, 0, none, none, vec[float]([SPREAD, 0.0, 0.0]), game.ENVY, everybody_may_lose
    )


@cache
def _shipped(kind: type[Rules], players: int) -> Valuation | None:
    table = shipped_weights(kind, players)
    return None if table is None else make_valuation(kind, players, table)


def shipped_weights(kind: type[Rules], players: int) -> dict[str, Any] | None:
    """The file fitted for this number of players, or for the nearest there is; None for other rules."""
    digests = [digest_of(kind, edition) for edition in kind.editions()]
    for number in sorted(range(2, kind.seats[1] + 1), key=lambda n: (abs(n - players), n)):
        table = read_weights(file_name(kind.id, number))
        if table is not None and table["digest"] in digests:
            return table
    return None


def file_name(game: str, players: int) -> str:
    return f"{game}-{players}.json"


def read_weights(name: str) -> dict[str, Any] | None:
    """A shipped file, or None."""
    file = resources.files(__package__) / "data" / name
    if not file.is_file():
        return None
    table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return table


def digest_of(kind: type[Rules], edition: int | None = None) -> str:
    """What weights depend on: the rules, the house's content, and the figures that are weighed."""
    content = kind.content_of(edition)
    told = {
        "rules": kind.rules_version,
        "content": {file: canonical(content.table(file)) for file in content.files},
        "features": [feature.name for feature in kind.FEATURES],
        "chapters": list(kind.CHAPTERS),
    }
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def make_valuation(kind: type[Rules], players: int, table: Mapping[str, Any]) -> Valuation:
    """The valuation a table describes: by chapter and feature the weights of own and of rivals' figures."""
    own: list[float] = []
    rival: list[float] = []
    for chapter in kind.CHAPTERS:
        weights = table["weights"].get(chapter, {})
        for feature in kind.FEATURES:
            pair = weights.get(feature.name, {})
            own += padded(pair.get("own", ()))
            rival += padded(pair.get("rival", ()))
    spread, envy = vec[float](padded(table["spread"])), float(table["envy"])
    nobody = bool(table.get("nobody", False))
    return Valuation(players, len(kind.FEATURES), vec[float](own), vec[float](rival), spread, envy, nobody)


def padded(numbers: Any) -> list[float]:
    return [*map(float, numbers), 0.0, 0.0, 0.0][:POWERS]
