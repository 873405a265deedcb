"""The example that learns runs, small, where its libraries are installed: they are heavy."""

import importlib.util

import pytest

from tests.house.checkout import ROOT

pytest.importorskip("sb3_contrib")


def test_the_example_trains_and_judges() -> None:
    place = ROOT / "examples" / "learn.py"
    spec = importlib.util.spec_from_file_location("learn", place)
    assert spec is not None
    assert spec.loader is not None
    learn = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learn)
    result = learn.learn("revival", players=2, seconds=2, games=2)
    assert set(result) == {"random", "trained", "steps"}
    assert result["steps"][0] > 0
