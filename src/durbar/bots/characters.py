"""Opponents with a bent: each has favourites among the named things a position is valued by.

A racer hurries, a builder loves what grows slowly, a spoiler counts what others have twice. They think as
much as the level `sherpa`; `data/characters.json` has their favourites, game by game, as factors of weights.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from durbar.core import Bot, Move, Rules, Seed, View

from .fitted import FittedBot
from .greedy import GreedyBot
from .levels import COMPILED, INTERPRETED
from .valuation import Valuation
from .weights import make_valuation, shipped_weights

BUDGET = 2_000
RIVALS = "rivals"  # the favourite of spoilers: everything that others have


@cache
def favourites() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    """By character and game: the named figures that it overrates, and how much."""
    found = (resources.files(__package__) / "data" / "characters.json").read_text(encoding="utf-8")
    table: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(found)
    return table


@cache
def valuation_for(kind: type[Rules], players: int, character: str) -> Valuation | None:
    """The valuation of a game as this character sees it; None where no weights are fitted."""
    weights = shipped_weights(kind, players)
    factors = favourites()[character].get(kind.id, {})
    if weights is None:
        return None
    chapters = {
        chapter: {name: _favoured(pair, name, factors) for name, pair in figures.items()}
        for chapter, figures in weights["weights"].items()
    }
    return make_valuation(kind, players, {**weights, "weights": chapters})


def _favoured(pair: Mapping[str, Any], name: str, factors: Mapping[str, float]) -> dict[str, list[float]]:
    own, rivals = factors.get(name, 1.0), factors.get(RIVALS, 1.0)
    return {
        "own": [each * own for each in pair.get("own", ())],
        "rival": [each * rivals for each in pair.get("rival", ())],
    }


class CharacterBot(Bot):
    """Plays its favourites as well as it can; where nothing is fitted it is simply greedy."""

    def __init__(self, character: str, seed: Seed = 0) -> None:
        self.name = character
        self._seed = seed

    def choose(self, view: View) -> Move:
        game = view.game
        budget = BUDGET if COMPILED else BUDGET // INTERPRETED
        fitted = game.players > 1 and not game.content.own and bool(game.FEATURES)
        valuation = valuation_for(type(game), game.players, self.name) if fitted else None
        if valuation is None:
            return GreedyBot(self._seed, budget).choose(view)
        return FittedBot(self._seed, budget, valuation=valuation).choose(view)
