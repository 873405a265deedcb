"""The examples that learn do learn: in NumPy, and with a library that is too heavy to be always installed."""

import importlib

import numpy as np
import pytest

from durbar.envs import Batch
from tests.house.checkout import ROOT


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")


def test_self_play_beats_random_play_after_a_hundred_thousand_decisions() -> None:
    selfplay = importlib.import_module("selfplay")
    rng = np.random.default_rng(1)
    batch = Batch("revival", 64, 2, reward="margin", seed=1)
    network = selfplay.Network(batch, 64, rng)
    judge = Batch("revival", 64, 2, reward="margin", seed=1)
    before, even = selfplay.evaluate(network, judge, 64)
    for _ in range(8):
        selfplay.improve(network, selfplay.roll(batch, network, 200, rng), rng, 1e-3)
    after, won = selfplay.evaluate(network, judge, 64)
    assert even < 0.65, "an untrained network plays at random"
    assert won > 0.75, "and then it wins"
    assert after > before + 8


def test_the_example_with_a_library_trains_and_judges() -> None:
    # PyTorch, which it needs, is 5.4 GB in five minutes where this was measured (on Linux a package index has
    # it with CUDA alone). OpenSpiel's DQN needs JAX instead (0.8 GB), and takes 12 ms to choose a move.
    pytest.importorskip("sb3_contrib", reason="heavy: `make learn` runs this in an environment of its own")
    curve = importlib.import_module("learn").learn("revival", players=2, seconds=2, games=2, parts=1)
    assert [judged.decisions > 0 for judged in curve] == [False, True]
