"""Fitting weights: what is known beforehand is found again."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import durbar
from tools.train import fitting
from tools.train.__main__ import opinion_of


def test_mirrored_weights_are_those_that_made_the_scores() -> None:
    game, rng = durbar.game("expedition", 2), np.random.default_rng(3)
    count, width = 4_000, len(game.FEATURES)
    rows = rng.integers(0, 4, (count, 2, width)).astype(np.float32)
    offering, coin = (
        next(k for k, f in enumerate(game.FEATURES) if f.name == n) for n in ("offerings", "coin")
    )
    clocks = rng.random(count).astype(np.float32)
    scores = 3.0 * rows[:, :, offering] + (2.0 - clocks[:, None]) * rows[:, :, coin]
    data: dict[str, NDArray[Any]] = {
        "rows": rows.reshape(count, -1),
        "seats": np.zeros(count, np.int16),
        "chapters": np.zeros(count, np.int16),
        "clocks": clocks,
        "scores": scores,
        "margins": scores - scores[:, ::-1],
        "wins": np.stack([scores[:, 0] > scores[:, 1], scores[:, 0] <= scores[:, 1]], axis=1).astype(
            np.float32
        ),
        "ended": np.zeros(count, np.bool_),
    }
    found = fitting.fit(game, data, mirrored=True)["weights"]["turn"]
    for clock in (0.2, 0.5, 0.8):
        worth = {name: float(np.polyval(found[name]["own"][::-1], clock)) for name in ("offerings", "coin")}
        assert worth == pytest.approx({"offerings": 3.0, "coin": 2.0 - clock}, abs=0.1)
    assert found["coin"]["rival"] == pytest.approx([-weight for weight in found["coin"]["own"]])


def test_opinions_differ_in_what_one_has_and_not_in_what_rivals_have() -> None:
    table = {"weights": {"turn": {"coin": {"own": [2.0, 1.0, 0.0], "rival": [-2.0, 0.0, 0.0]}}}}
    first, second = (opinion_of(table, seed) for seed in ("a", "b"))
    assert first is not None
    assert first == opinion_of(table, "a") != second
    assert first["weights"]["turn"]["coin"]["rival"] == [-2.0, 0.0, 0.0]
