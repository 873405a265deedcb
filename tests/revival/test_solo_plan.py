"""What somebody in a hurry does: always something legal, and in solo what the nearest plan says."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import durbar
from durbar.bots import FittedBot, bot
from durbar.core import CHANCE, Kernel, Rng
from durbar.core.vecs import vec
from tests.revival.test_solo_end import nearly_won

LEVELS = ("easy", "medium", "hard", "extreme")


def play_hastily(game: durbar.Game, seed: int) -> Kernel:
    """A whole game; every move is looked up among the legal ones."""
    kernel, rng = game.new_kernel(), Rng(seed)
    moves = vec[i64]([0] * game.widest)
    while not kernel.over:
        if kernel.player == CHANCE:
            kernel.deal(rng)
        else:
            move = kernel.hasty(rng)
            assert move in list(moves[: kernel.legal(moves)])
            kernel.apply(move)
    return kernel


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_hasty_moves_are_legal_in_every_setting(players: int) -> None:
    kind = durbar.game_class("revival")
    for options in kind.option_sets(players):
        assert play_hastily(kind(players, **options), players).over


@pytest.mark.parametrize("level", LEVELS)
def test_the_outlook_is_a_chance_and_ends_as_the_game_does(level: str) -> None:
    game = durbar.game("revival", 1, solo_level=level)
    kernel, rng = game.new_kernel(), Rng(3)
    while not kernel.over:
        assert 0.0 <= kernel.outlook() <= 1.0
        if kernel.player == CHANCE:
            kernel.deal(rng)
        else:
            kernel.apply(kernel.hasty(rng))
    assert (kernel.outlook() == 0.0) == kernel.nobody_wins()


@pytest.mark.parametrize("fifths", ["bu+bu", "st+st", "pa+sh"])
def test_the_last_section_is_built_and_the_chance_is_great_before(fifths: str) -> None:
    state, move = nearly_won(fifths)
    assert state.kernel.outlook() > 0.5
    assert state.moves.parse(move).id == state.kernel.hasty(Rng(1))
    for each in (FittedBot(1), bot("rinpoche", 1)):
        assert each.choose(state.view(0)) == state.moves.parse(move)


def test_a_lower_level_than_the_chosen_one_counts_as_little() -> None:
    state, move = nearly_won("bu+bu", {"solo_level": "hard"})
    state.play(move)
    assert state.over
    assert 0.0 < state.kernel.outlook() < 0.5


def test_the_plan_wins_the_easy_level_more_often_than_not() -> None:
    game = durbar.game("revival", 1)
    won = sum(not play_hastily(game, seed).nobody_wins() for seed in range(40))
    assert won > 16  # about 64 % of many games
