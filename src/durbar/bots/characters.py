"""Opponents with a bent: each has favourites among the named things a position is valued by.

A racer hurries, a builder loves what grows slowly, a spoiler counts what others have twice. They think as
much as the level `sherpa`; `data/characters.json` has their favourites, game by game, as factors of weights,
and how much they look at and overlook, so that all of them are as strong as that level.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Any

from durbar.core import Bot, Move, Rules, Seed, View, rng_of

from .levels import LEVELS, Level, choose_as, level_in, measured_for
from .plans import PLAIN, Bent, plan_weights
from .valuation import Valuation
from .weights import make_valuation, shipped_weights

PEER = LEVELS[-2]  # whose thought a character has
RIVALS = "rivals"  # the favourite of spoilers: everything that others have
THOUGHT = ("budget", "overlooks", "ends")  # no favourites: what it has otherwise, to be as strong


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


@cache
def plans_for(kind: type[Rules], players: int, character: str) -> Bent:
    """How this character weighs its plans and judges what came of them; plainly in a game without any."""
    weights = plan_weights(kind, players) if kind.PLANS else None
    if weights is None:
        return PLAIN
    factors = favourites()[character].get(kind.id, {})
    tastes = {name: each - 1.0 for name, each in factors.items() if name not in (*kind.PLANS, *THOUGHT)}
    return Bent(tuple(weights[name] * factors.get(name, 1.0) for name in kind.PLANS), tastes)


def _favoured(pair: Mapping[str, Any], name: str, factors: Mapping[str, float]) -> dict[str, list[float]]:
    own, rivals = factors.get(name, 1.0), factors.get(RIVALS, 1.0)
    return {
        "own": [each * own for each in pair.get("own", ())],
        "rival": [each * rivals for each in pair.get("rival", ())],
    }


def character_in(name: str, game: str) -> Level:
    """A character as it plays one game."""
    own = favourites()[name].get(game, {})
    thought = {key: own[key] for key in THOUGHT if key in own}
    return replace(level_in(PEER, game), name=name, **thought)  # type: ignore[arg-type]


def thought_of(bot: str, game: str) -> str:
    """How much a level or a character looks at for a decision of a game, in a few words; else nothing."""
    levels = {level.name: level_in(level, game) for level in LEVELS}
    levels |= {name: character_in(name, game) for name in favourites()}
    return levels[bot].describe() if bot in levels else ""


class CharacterBot(Bot):
    """Plays its favourites as well as it can; where nothing is fitted it is a plain level."""

    def __init__(self, character: str, seed: Seed = 0) -> None:
        self.name = character
        self._seed = rng_of(seed).seed

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        game = view.game
        if game.players == 1 or game.content.own:
            return choose_as(level_in(PEER, measured_for(game)), self._seed, view)
        kind, players = type(game), game.players
        valuation = valuation_for(kind, players, self.name) if game.FEATURES else None
        thought, bent = character_in(self.name, game.id), plans_for(kind, players, self.name)
        return choose_as(thought, self._seed, view, valuation, bent)
