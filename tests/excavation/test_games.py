"""Whole random games: they end, and at every step everything is somewhere exactly once."""

import random

import pytest
from mypy_extensions import i64

from durbar.core import CHANCE, State
from durbar.core.kernel import Rng, playout
from durbar.core.vecs import vec
from durbar.games.excavation.game import Excavation
from durbar.games.excavation.rules.kernel import WIDEST
from tests.excavation.tables import facts, kernel

SETTINGS = [(p, length, name) for p in (2, 3, 4) for length in ("full", "short") for name in ("v1", "v2")]


def builder(state: State, rng: random.Random) -> str:
    """A player who removes and triggers what he can, so that digs do get removed."""
    moves = [move.text for move in state.moves]
    for eager in ("remove", "special", "trigger curator"):
        if eager in moves:
            return eager
    return rng.choice(moves)


@pytest.mark.parametrize(("players", "length", "name"), SETTINGS)
def test_laws_hold_at_every_step(players: int, length: str, name: str, compiled: bool) -> None:
    game = Excavation(players, length=length, map=name)
    for seed in range(6 if compiled else 1):
        rng = random.Random(seed)
        state = game.start()
        while not state.over:
            move = rng.choice(list(state.moves)).text if state.to_act == CHANCE else builder(state, rng)
            state.play(move)
            assert game.laws(state.kernel) == []
        assert state.outcome is not None


@pytest.mark.parametrize(("players", "length", "name"), SETTINGS)
def test_random_games_end_within_the_tokens_of_the_bag(
    players: int, length: str, name: str, compiled: bool
) -> None:
    """Each round lays a dig token at least, so 95 rounds are never passed (6.4)."""
    game = Excavation(players, length=length, map=name)
    buffer = vec[i64]([0] * WIDEST)
    for seed in range(100 if compiled else 4):
        kernel_ = game.new_kernel()
        playout(kernel_, Rng(seed), buffer)
        state = game.state(kernel_)
        assert state.over
        assert facts(state)["round"] <= 20
        assert game.laws(kernel_) == []


def test_a_removal_is_offered_only_if_it_can_be_paid_to_the_end() -> None:
    """No branch without an end: every decision of a game has an answer."""
    for seed in range(3):
        rng = random.Random(seed)
        state = Excavation(4, map="v2", length="short").start(seed=seed)
        while not state.over:
            assert len(state.moves) > 0
            state.play(builder(state, rng))


def test_six_cards_are_never_more_than_the_reserve_can_give() -> None:
    state = Excavation(4).start(seed=9)
    rng = random.Random(9)
    while not state.over:
        state.play(rng.choice(list(state.moves)))
        held = sum(kernel(state).patrons[seat].hand & 15 for seat in range(4))
        held += sum(kernel(state).patrons[seat].front & 15 for seat in range(4))
        assert held <= 24


def test_the_opening_draws_are_uniform(compiled: bool) -> None:
    """A site is as likely to open as any other: six of sixteen, whatever the length of the game."""
    for length in ("full", "short"):
        opened = [0] * 16
        games = 1600 if compiled else 160
        for seed in range(games):
            state = Excavation(2, length=length).start(seed=seed)
            for site in kernel(state).sites.cards:
                opened[site] += 1
        expected = games * 6 / 16
        assert all(abs(count - expected) < 5 * expected**0.5 for count in opened)
