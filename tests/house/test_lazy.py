"""Light use is light: what is not looked at is not loaded."""

import subprocess
import sys

import pytest

LOADED = """
import sys
import durbar
from durbar.bots import RandomBot
{program}
print(*sorted(sys.modules), sep="\\n")
"""
PLAY = """
for name in durbar.games():
    game = durbar.game(name)
    match = durbar.play(game, [RandomBot(seat) for seat in range(game.players)], seed=1)
    assert match.state.outcome
    assert durbar.Match.read(match.record()).state == match.state
"""
ROOMS = ("art", "svg", "texts", "session", "server", "web", "cli", "arena")
LIBRARIES = {"fluent", "babel", "typer", "click", "rich", "starlette", "uvicorn", "jinja2", "sqlalchemy"}


def loaded(program: str) -> list[str]:
    command = [sys.executable, "-c", LOADED.format(program=program)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("program", ["", PLAY], ids=["importing", "playing"])
def test_no_words_pictures_or_faces_are_loaded_until_somebody_looks(program: str) -> None:
    for name in loaded(program):
        parts = name.split(".")
        assert parts[0] not in LIBRARIES, name
        assert parts[:1] != ["durbar"] or not set(parts[1:2]) & set(ROOMS), name
        assert parts[:2] != ["durbar", "games"] or "presentation" not in parts, name


def test_looking_loads_them() -> None:
    """Without this the test above could be blind."""
    names = loaded("durbar.game(durbar.games()[0]).start(seed=1).view(0).svg()")
    assert {"durbar.texts", "fluent.runtime"} <= set(names)
    assert any(name.startswith("durbar.games.") and "presentation" in name for name in names)
