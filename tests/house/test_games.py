"""What every game of the house must bring, asked of the registry rather than of a list."""

import re
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.house.checkout import SOURCE
from tests.languages import LANGUAGES

GAMES = sorted(entry_points(group="durbar.games"))
HOUSE_GAMES = [game for game in GAMES if game.module.startswith("durbar.games.")]
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

each_game = pytest.mark.parametrize("game", HOUSE_GAMES, ids=[game.name for game in HOUSE_GAMES])


def folder(game: EntryPoint) -> Path:
    spec = find_spec(game.module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def test_every_folder_of_games_is_registered_under_its_name() -> None:
    folders = {path.parent.name for path in (SOURCE / "durbar" / "games").glob("*/game.py")}
    assert {game.name for game in HOUSE_GAMES} == folders
    assert {game.module.split(".")[2] for game in HOUSE_GAMES} == folders


@each_game
def test_the_registered_game_calls_itself_by_that_name(game: EntryPoint) -> None:
    assert game.load().id == game.name


@each_game
def test_the_game_speaks_three_languages_equally(game: EntryPoint) -> None:
    """The conformance kit asks for every text the rules need; this asks that no language says more."""
    texts = {
        language: (folder(game) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        for language in LANGUAGES
    }
    english = set(MESSAGE.findall(texts["en"]))
    assert english
    for text in texts.values():
        other = set(MESSAGE.findall(text)) ^ english
        parts = {name for name in other if f"{{ {name} }}" in text}  # of a grammar, used within sentences
        assert other - parts == set()


@each_game
def test_the_game_has_a_guide_in_three_languages(game: EntryPoint) -> None:
    chapters = {
        language: re.findall(
            r"^##? ", (folder(game) / "guide" / f"{language}.md").read_text(encoding="utf-8"), re.M
        )
        for language in LANGUAGES
    }
    assert len(chapters["en"]) > 3
    assert chapters["fr"] == chapters["en"]
    assert chapters["ja"] == chapters["en"]


@each_game
def test_every_table_of_content_says_where_it_comes_from(game: EntryPoint) -> None:
    tables = set((folder(game) / "content").glob("*.toml"))
    for table in sorted(tables - {folder(game) / "content" / "lessons.toml"}):  # a tutorial is our own
        marks = re.findall(r'mark *= *"(\w+)"', table.read_text(encoding="utf-8"))
        assert marks, f"{table.name} has no mark"
        assert set(marks) <= {"text", "found", "reconstructed"}
