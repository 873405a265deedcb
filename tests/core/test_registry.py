"""Games are found through their entry points; nothing in the house names one."""

import importlib
from importlib.metadata import EntryPoint

import pytest

import durbar
from durbar.core import UnknownGame, registry
from tests.core.lanterns.game import Lanterns


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only Lanterns is installed, and something that is no game."""
    entries = (
        EntryPoint("lanterns", "tests.core.lanterns.game:Lanterns", registry.GROUP),
        EntryPoint("broken", "json:dumps", registry.GROUP),
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: entries if group == "durbar.games" else ())


def test_installed_games_are_listed() -> None:
    assert durbar.games() == ("broken", "lanterns")


def test_the_list_is_there_even_when_the_package_of_that_name_is_imported() -> None:
    importlib.import_module("durbar.games")
    assert durbar.games() == ("broken", "lanterns")


def test_a_game_is_made_by_its_id_and_options() -> None:
    game = durbar.game("lanterns", players=3, refill=True)
    assert game == Lanterns(3, refill=True)
    assert durbar.game_class("lanterns") is Lanterns


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="broken, lanterns") as error:
        durbar.game("chess")
    assert error.value.known == ("broken", "lanterns")
    assert error.value.field == "game"


def test_an_entry_point_that_is_no_game_is_loud() -> None:
    with pytest.raises(TypeError, match="not a Game"):
        durbar.game("broken")


def test_a_bad_option_raises_option_error() -> None:
    with pytest.raises(durbar.OptionError) as error:
        durbar.game("lanterns", players=9)
    assert error.value.field == "players"


def test_a_record_finds_its_game() -> None:
    match = durbar.Match.start(durbar.game("lanterns"), seed=1)
    assert durbar.Match.read(match.record()).game == match.game
