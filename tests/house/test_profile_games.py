"""What a profile-guided build learns from can be played, without the package being installed."""

import pytest

import durbar
from durbar.bots import GreedyBot
from durbar.core import Game, Kernel, Rng
from tools import profile_games


def test_the_games_of_the_build_are_those_that_are_registered() -> None:
    assert sorted(kind.id for kind in profile_games.project_games()) == sorted(durbar.games())


@pytest.mark.parametrize("name", durbar.games())
def test_everything_that_is_asked_of_a_kernel_is_played(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile_games, "GAMES", 1)
    monkeypatch.setattr(profile_games, "MOST", 2)
    monkeypatch.setattr(profile_games, "BUDGET", 10)
    looked: list[Game] = []
    look = profile_games.look

    def watch(game: Game, kernel: Kernel, bot: GreedyBot, rng: Rng) -> None:
        looked.append(game)
        look(game, kernel, bot, rng)

    monkeypatch.setattr(profile_games, "look", watch)
    profile_games.train(durbar.game_class(name))
    assert looked
