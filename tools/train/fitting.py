"""Weights from recorded positions: ridge regression on the margin at the end, and how sure a lead is.

Mirrored, what a seat has is fitted to its own score, and counts as much against its rivals: half as many
weights from twice as many rows, without the luck of the others in what they are fitted to. The last
positions say what everything is worth in the end; weights are held near that, and not near zero.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from durbar.bots.weights import POWERS, digest_of, padded
from durbar.core import Game

RIDGE = 30.0  # how strongly weights are held near zero, in positions
HELD = 1000.0  # ... and near what things are worth in the end
LAST = 3.0  # times that the last position of a game counts
SLICE = 10_000
ENOUGH = 400  # positions that a chapter must have
SPREADS = np.geomspace(1.5, 120.0, 60)

Arrays = dict[str, np.ndarray]


def merge(parts: list[Arrays]) -> Arrays:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def fit(game: Game, data: Arrays, mirrored: bool = False) -> dict[str, Any]:
    """A table of weights, as a file has it."""
    if not mirrored:
        data = {name: each[~data["ended"]] for name, each in data.items()}
    weights: dict[str, dict[str, Any]] = {}
    width, players = len(game.FEATURES), game.players
    rows = data["rows"].reshape(-1, players, width)
    lead = np.zeros(rows.shape[:2])
    for number, chapter in enumerate(game.CHAPTERS):
        here = data["chapters"] == number
        if here.sum() < ENOUGH:
            continue
        solve = _fit_mirrored if mirrored else _fit_chapter
        solution = solve(game, {name: each[here] for name, each in data.items()})
        weights[chapter] = _written(game, solution)
        for seat in range(players):
            seats = np.full(int(here.sum()), seat)
            lead[here, seat] = _design(game, rows[here], seats, data["clocks"][here]) @ solution
    nobody = bool((data["wins"].sum(axis=1) == 0).any())
    going_on = ~data["ended"]
    spread = _fit_spread(lead[going_on], {name: each[going_on] for name, each in data.items()}, nobody)
    return {
        "game": game.id,
        "players": players,
        "digest": digest_of(type(game)),
        "positions": int(going_on.sum()),
        "envy": game.ENVY,
        "nobody": nobody,
        "spread": [round(float(each), 3) for each in spread],
        "weights": weights,
    }


def _powers(game: Game) -> list[tuple[int, int]]:
    return [(k, power) for k, feature in enumerate(game.FEATURES) for power in range(feature.powers + 1)]


def _design(game: Game, rows: np.ndarray, seats: np.ndarray, clocks: np.ndarray) -> np.ndarray:
    """One column for each weight: the own ones, then the rivals'."""
    players = rows.shape[1]
    own = rows[np.arange(len(rows)), seats]
    rivals = (rows.sum(axis=1) - own) / max(players - 1, 1)
    return np.concatenate([_columns(game, part, clocks) for part in (own, rivals)], axis=1)


def _columns(game: Game, figures: np.ndarray, clocks: np.ndarray) -> np.ndarray:
    return np.stack([figures[:, k] * clocks**power for k, power in _powers(game)], axis=1)


def _fit_chapter(game: Game, data: Arrays) -> np.ndarray:
    rows = data["rows"].reshape(-1, game.players, len(game.FEATURES))
    design = _design(game, rows, data["seats"], data["clocks"])
    target = data["margins"][np.arange(len(rows)), data["seats"]]
    return _solve(design, target, np.ones(len(target)))


def _fit_mirrored(game: Game, data: Arrays) -> np.ndarray:
    """Every seat of every position is a row of its own."""
    figures = data["rows"].reshape(-1, len(game.FEATURES))
    each = np.repeat(np.arange(len(data["clocks"])), game.players)
    counts = np.where(data["ended"], LAST, 1.0)[each]
    design, scores = _columns(game, figures, data["clocks"][each]), data["scores"].reshape(-1)
    own = np.zeros(design.shape[1])
    last, constant = data["ended"][each], [power == 0 for _, power in _powers(game)]
    if last.any():
        own[constant] = _solve(design[last][:, constant], scores[last], counts[last])
    own += _solve(design, scores - design @ own, counts, HELD)
    return np.concatenate([own, -game.ENVY * own])


def _solve(design: np.ndarray, target: np.ndarray, counts: np.ndarray, ridge: float = RIDGE) -> np.ndarray:
    scale = np.sqrt(np.einsum("ij,ij->j", design, design) / len(design))
    used = scale > 1e-6
    gram, aim = ridge * np.eye(int(used.sum())), np.zeros(int(used.sum()))
    for first in range(0, len(design), SLICE):  # a slice at a time: all at once would not fit into memory
        part = slice(first, first + SLICE)
        x = design[part, used].astype(np.float64) / scale[used]
        weighed = x * counts[part, None]
        gram += weighed.T @ x
        aim += weighed.T @ target[part]
    solution = np.zeros(design.shape[1])
    solution[used] = np.linalg.solve(gram, aim) / scale[used]
    return solution


def _written(game: Game, solution: np.ndarray) -> dict[str, Any]:
    powers = _powers(game)
    table: dict[str, Any] = {
        feature.name: {"own": [0.0] * POWERS, "rival": [0.0] * POWERS} for feature in game.FEATURES
    }
    for at, (k, power) in enumerate(powers):
        pair = table[game.FEATURES[k].name]
        pair["own"][power] = round(float(solution[at]), 4)
        pair["rival"][power] = round(float(solution[len(powers) + at]), 4)
    return {name: pair for name, pair in table.items() if any(pair["own"]) or any(pair["rival"])}


def halfway(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The mean of both tables: either has some luck of its games in it, and they were not the same games."""
    weights: dict[str, Any] = {}
    for chapter, pairs in new["weights"].items():
        before = old["weights"].get(chapter, pairs)
        weights[chapter] = {
            name: {
                whose: _mean(before.get(name, {}).get(whose, ()), pairs.get(name, {}).get(whose, ()))
                for whose in ("own", "rival")
            }
            for name in {**pairs, **before}
        }
    return {**new, "weights": weights, "spread": _mean(old["spread"], new["spread"])}


def _mean(one: list[float], other: list[float]) -> list[float]:
    return [round((a + b) / 2, 4) for a, b in zip(padded(one), padded(other), strict=True)]


def _fit_spread(lead: np.ndarray, data: Arrays, nobody: bool) -> np.ndarray:
    """By the clock: the points of lead that multiply the odds by e, of the greatest likelihood."""
    clocks, found, weight = [], [], []
    edges = np.quantile(data["clocks"], np.linspace(0, 1, 9))
    for low, high in pairwise(edges):
        here = (data["clocks"] >= low) & (data["clocks"] <= high)
        shares, leads = data["wins"][here], lead[here]
        if nobody:  # is one rival more, who ends with 0 points
            shares = np.column_stack([shares, 1.0 - shares.sum(axis=1)])
            leads = np.column_stack([leads, np.zeros(len(leads))])
        if len(shares) < ENOUGH / 4:
            continue
        fits = [_likelihood(leads / spread, shares) for spread in SPREADS]
        clocks.append((low + high) / 2)
        found.append(SPREADS[int(np.argmax(fits))])
        weight.append(len(shares) ** 0.5)
    if len(found) < POWERS:
        return np.array([20.0, 0.0, 0.0])
    return np.polyfit(clocks, found, POWERS - 1, w=weight)[::-1]


def _likelihood(odds: np.ndarray, shares: np.ndarray) -> float:
    odds = odds - odds.max(axis=1, keepdims=True)
    chances = np.exp(odds) / np.exp(odds).sum(axis=1, keepdims=True)
    return float((shares * np.log(chances + 1e-9)).sum())
