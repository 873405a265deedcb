"""Playouts: the same luck for every move, most of the thought where it is close."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from mypy_extensions import i64

import durbar
from durbar.bots import FittedBot, bot
from durbar.bots.advice import advise
from durbar.bots.playouts import Playouts, best_half
from durbar.bots.weights import valuation_of
from durbar.core import CHANCE, Rng, View
from durbar.core.vecs import vec

SOLO = durbar.game("revival", 1)


def test_the_better_half_goes_on() -> None:
    values = vec[float]([1.0, 5.0, 3.0, 4.0, 2.0])
    assert list(best_half(values, vec[i64]([0, 1, 2, 3, 4]))) == [1, 3, 2]
    assert list(best_half(values, vec[i64]([0, 4]))) == [4]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_playouts_can_be_repeated_and_leave_the_position_alone(players: int) -> None:
    game = durbar.game("revival", players)
    view = game.start(seed=4).view(game.start(seed=4).to_act)
    before = view.kernel.fingerprint()
    ids = vec[i64](view.moves.ids[:5])
    found = [
        list(Playouts(valuation_of(game), view.seat or 0, 1).ratings(view.kernel, ids, 20, 7))
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert len(set(found[0])) > 1
    assert view.kernel.fingerprint() == before


def test_first_coins_are_guessed_low_and_nothing_known_is_contradicted() -> None:
    state = durbar.game("revival", 2).start(seed=4)
    state.play(state.moves[0])
    assert state.to_act is not None
    view = state.view(state.to_act)
    seen, laid = view.kernel.fingerprint(), Counter[int]()
    for seed in range(400):
        guess: Any = view.kernel.clone()
        guess.suppose(Rng(seed))
        laid[int(guess.bids[2])] += 1
        assert guess.seen_by(view.seat).fingerprint() == seen
    assert set(laid) == set(range(5))
    assert laid[0] > laid[1] > laid[2] > laid[4]


def test_the_ends_of_a_turn_are_played_on_in_a_hurry() -> None:
    """The last cards: what is not built now never will be."""
    game = durbar.game("revival", 2)
    kernel: Any = game.new_kernel()
    rng = Rng(3)
    while kernel.lap() < 8 or kernel.is_contest() or kernel.player == CHANCE or kernel.waiting() != 3:
        if kernel.player == CHANCE:
            kernel.deal(rng)
        else:
            kernel.apply(kernel.hasty(rng))
    view = View.of(game, kernel, 0)
    before = view.kernel.fingerprint()
    bots = [FittedBot(1, 500, ends=8, laps=2) for _ in range(2)]
    advice, again = (each.advise(view) for each in bots)
    assert advice == again
    assert view.kernel.fingerprint() == before
    worth = {str(move): value for move, value in advice}
    assert max(worth.values()) > worth["done"]


def test_equal_moves_meet_equal_luck() -> None:
    view = SOLO.start(seed=2).view(0)
    move = view.moves.ids[0]
    found = Playouts(None, 0, 2).ratings(view.kernel, vec[i64]([move, move]), 8, 1)
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["apprentice", "guide", "racer"])
def test_every_bot_plays_alone(name: str) -> None:
    assert durbar.play(SOLO, [bot(name, 1)], seed=3).over


def test_a_hint_alone_at_the_table_tells_the_chance_to_win() -> None:
    chances = [advice.chance for advice in advise(SOLO.start(seed=6).view(0), seed=1)]
    assert all(chance is not None and 0.0 <= chance <= 1.0 for chance in chances)
    assert chances == sorted(chances, key=lambda chance: -(chance or 0.0))
