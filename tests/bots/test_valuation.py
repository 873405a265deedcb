"""Fitted valuations: what they weigh, what they say, and what they are not used for."""

from __future__ import annotations

import math
from importlib import resources

import pytest
from mypy_extensions import i64

import durbar
from durbar.bots import FittedBot, GreedyBot
from durbar.bots.fitted import SLOWER
from durbar.bots.valuation import rows_of
from durbar.bots.weights import digest_of, make_valuation, valuation_of
from durbar.core import CHANCE, Game, Kernel, Rng, View
from durbar.core.vecs import vec

WEIGHED = [name for name in durbar.games() if durbar.game_class(name).FEATURES]


def somewhere(game: Game, seed: int, decisions: int) -> Kernel:
    """A position on the way of a random game, with a player to answer."""
    kernel, rng = game.new_kernel(), Rng(seed)
    moves = vec[i64]([0] * game.widest)
    while decisions or kernel.player == CHANCE:
        if kernel.player == CHANCE:
            kernel.deal(rng)
        else:
            kernel.apply(moves[rng.below(kernel.legal(moves))])
            decisions -= 1
    return kernel


def plain(game: Game) -> dict[str, object]:
    """Weights of one for the first figures of everybody, of a table that was fitted for nothing."""
    names = [feature.name for feature in game.FEATURES]
    pairs = {name: {"own": [1.0], "rival": [-1.0]} for name in names}
    return {
        "digest": digest_of(type(game)),
        "envy": 1.0,
        "spread": [10.0],
        "weights": dict.fromkeys(game.CHAPTERS, pairs),
    }


@pytest.mark.parametrize("name", WEIGHED)
@pytest.mark.parametrize("decisions", [3, 40])
def test_every_figure_has_a_name_and_the_clock_goes_from_0_to_1(name: str, decisions: int) -> None:
    for players in (2, 4):
        game = durbar.game(name, players)
        kernel = somewhere(game, players, decisions)
        width = len(game.FEATURES)
        assert kernel.features(vec[float]([0.0] * (players * width))) == width
        assert len({feature.name for feature in game.FEATURES}) == width
        assert all(math.isfinite(figure) for figure in rows_of(kernel, players, width))
        assert 0.0 <= kernel.clock() <= 1.0
        assert 0 <= kernel.chapter() < len(game.CHAPTERS)


@pytest.mark.parametrize("name", WEIGHED)
def test_chances_add_up_and_a_lead_is_somebody_elses_loss(name: str) -> None:
    game = durbar.game(name, 2)
    valuation = make_valuation(type(game), 2, plain(game))
    kernel = somewhere(game, 5, 30)
    assert valuation.value(kernel, 0) == pytest.approx(-valuation.value(kernel, 1))
    first, second = valuation.chances(kernel)
    assert first + second == pytest.approx(1.0)
    assert (first > second) == (valuation.value(kernel, 0) > 0)


@pytest.mark.parametrize("name", WEIGHED)
def test_what_is_asked_leaves_the_position_alone_and_the_answer_is_always_the_same(name: str) -> None:
    game = durbar.game(name, 2)
    valuation = make_valuation(type(game), 2, plain(game))
    kernel = somewhere(game, 7, 25)
    before = kernel.fingerprint()
    view = View.of(game, kernel, kernel.player)
    advice = FittedBot(3, 200, 2, valuation).advise(view)
    assert [move for move, _ in advice] == list(view.moves)
    assert advice == FittedBot(3, 200, 2, valuation).advise(view)
    assert kernel.fingerprint() == before


def test_other_content_is_not_weighed_by_what_was_fitted_for_the_houses_own() -> None:
    game = durbar.game("revival", 2)
    text = (house_text("revival", "numbers")).replace("new_buddha = 1", "new_buddha = 2")
    other = durbar.game("revival", 2, content={"numbers": text})
    assert valuation_of(other) is None
    view = View.of(other, somewhere(other, 1, 6), somewhere(other, 1, 6).player)
    assert FittedBot(4, 100 * SLOWER).advise(view) == GreedyBot(4, 100).advise(view)
    assert game.content != other.content


def house_text(name: str, file: str) -> str:
    package = durbar.game_class(name).__module__.rpartition(".")[0]
    return (resources.files(package) / "content" / f"{file}.toml").read_text(encoding="utf-8")
