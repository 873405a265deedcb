"""Fitting weights: what is known beforehand is found again."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import durbar
from tools.train import fitting
from tools.train.__main__ import load, opinion_of, record_block


def column(game: durbar.Game, name: str) -> int:
    return next(k for k, feature in enumerate(game.FEATURES) if feature.name == name)


def recorded(rows: NDArray[Any], clocks: NDArray[Any], scores: NDArray[Any]) -> fitting.Arrays:
    """Positions of two players; those at the clock's end are the last of a game."""
    count, ahead = len(rows), scores > scores[:, ::-1]
    return {
        "rows": rows.reshape(count, -1),
        "seats": np.zeros(count, np.int16),
        "chapters": np.zeros(count, np.int16),
        "clocks": clocks,
        "scores": scores,
        "margins": scores - scores[:, ::-1],
        "wins": np.where(ahead.any(axis=1, keepdims=True), ahead, 0.5).astype(np.float32),
        "ended": clocks == 1.0,
    }


def worth_at(found: dict[str, Any], name: str, clock: float) -> float:
    return float(np.polyval(found[name]["own"][::-1], clock))


def test_mirrored_weights_are_those_that_made_the_scores() -> None:
    game, rng = durbar.game("expedition", 2), np.random.default_rng(3)
    rows = rng.integers(0, 4, (20_000, 2, len(game.FEATURES))).astype(np.float32)
    clocks = np.minimum(rng.random(len(rows)) * 1.1, 1.0).astype(np.float32)
    offerings, coins = rows[:, :, column(game, "offerings")], rows[:, :, column(game, "coin")]
    scores = 3.0 * offerings + (2.0 - clocks[:, None]) * coins
    found = fitting.fit(game, recorded(rows, clocks, scores), mirrored=True)["weights"]["turn"]
    for clock in (0.2, 0.5, 0.8):
        worth = {name: worth_at(found, name, clock) for name in ("offerings", "coin")}
        assert worth == pytest.approx({"offerings": 3.0, "coin": 2.0 - clock}, abs=0.2)
    assert found["coin"]["rival"] == pytest.approx([-weight for weight in found["coin"]["own"]])


def test_what_games_tell_nothing_of_is_worth_what_it_scores_in_the_end() -> None:
    game, rng = durbar.game("expedition", 2), np.random.default_rng(4)
    rows = rng.integers(0, 4, (4_000, 2, len(game.FEATURES))).astype(np.float32)
    clocks = np.minimum(rng.random(len(rows)) * 1.1, 1.0).astype(np.float32)
    rows[clocks < 1.0, :, column(game, "special-goods")] = 0.0  # nobody has any before the end
    scores = 7.0 * rows[:, :, column(game, "special-goods")]
    found = fitting.fit(game, recorded(rows, clocks, scores), mirrored=True)["weights"]["turn"]
    assert [worth_at(found, "special-goods", clock) for clock in (0.1, 0.5, 1.0)] == pytest.approx(
        [7.0] * 3, abs=0.5
    )


def test_halfway_is_between_both_also_for_what_only_one_of_them_weighs() -> None:
    old = {
        "spread": [20.0, 0.0, 0.0],
        "weights": {"turn": {"coin": {"own": [2.0, 1.0, 0.0], "rival": [-2.0]}}},
    }
    new = {"spread": [10.0, 4.0, 0.0], "weights": {"turn": {"goods": {"own": [1.0], "rival": []}}}}
    found = fitting.halfway(old, new)
    assert found["spread"] == [15.0, 2.0, 0.0]
    assert found["weights"]["turn"] == {
        "coin": {"own": [1.0, 0.5, 0.0], "rival": [-1.0, 0.0, 0.0]},
        "goods": {"own": [0.5, 0.0, 0.0], "rival": [0.0, 0.0, 0.0]},
    }


def test_opinions_differ_in_what_one_has_and_not_in_what_rivals_have() -> None:
    table = {"weights": {"turn": {"coin": {"own": [2.0, 1.0, 0.0], "rival": [-2.0, 0.0, 0.0]}}}}
    first, second = (opinion_of(table, seed) for seed in ("a", "b"))
    assert first is not None
    assert first == opinion_of(table, "a") != second
    assert first["weights"]["turn"]["coin"]["rival"] == [-2.0, 0.0, 0.0]


def test_the_same_command_plays_the_same_games_in_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.train.__main__.BLOCK", 1)
    found = []
    for folder in ("here", "there"):
        place = tmp_path / folder / "round-1"
        place.mkdir(parents=True)
        found.append(load(record_block((("revival", 2, ()), None, str(place), 0))))
    assert found[0].keys() == found[1].keys()
    assert all(np.array_equal(each, found[1][name]) for name, each in found[0].items())
