"""The rules need next to nothing installed; the other rooms say in one sentence what they need."""

import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import durbar
from tests.house.checkout import project
from tools.install import requirements

BARE = """
import sys

class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Bare())
"""
ALL_BUT_THE_RULES = set(packages_distributions()) - {"durbar", "librt", "mypy_extensions"}
OF_THE_SERVER = {"starlette", "uvicorn", "sqlalchemy", "jinja2"}


def run_without(missing: set[str], program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program as if these libraries were not installed."""
    command = [sys.executable, "-c", BARE.format(missing=missing) + program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


PLAYED = """
import durbar
from durbar.bots import RandomBot

for name in durbar.games():
    game = durbar.game(name)
    match = durbar.play(game, [RandomBot(seat) for seat in range(game.players)], seed=1)
    match.save(sys.argv[1])
    assert durbar.Match.load(sys.argv[1]).state == match.state
    print(name, *match.state.outcome.winners)
"""
DRAWN = "import durbar; durbar.game(durbar.games()[0]).start(seed=1).view(0).svg('fr')"


def test_games_are_played_saved_and_loaded_with_the_run_time_types_alone(tmp_path: Path) -> None:
    done = run_without(ALL_BUT_THE_RULES, PLAYED, str(tmp_path / "game.durbar"))
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == len(durbar.games())


def test_the_kit_and_the_arena_need_no_more() -> None:
    assert run_without(ALL_BUT_THE_RULES, "import durbar.core.conformance, durbar.arena").stderr == ""


def test_a_picture_has_words_in_it_and_says_so() -> None:
    done = run_without(ALL_BUT_THE_RULES, DRAWN)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("must be installed first: pip install 'durbar[texts]'")


@pytest.mark.parametrize(("room", "extra"), [("texts", "texts"), ("server", "server"), ("web", "server")])
def test_a_room_without_its_libraries_names_the_extra_that_brings_them(room: str, extra: str) -> None:
    done = run_without(ALL_BUT_THE_RULES, f"import durbar.{room}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f"must be installed first: pip install 'durbar[{extra}]'")


@pytest.mark.parametrize(
    ("missing", "command", "extra"),
    [
        (ALL_BUT_THE_RULES, "games", "terminal"),
        (ALL_BUT_THE_RULES, "serve", "terminal"),
        (OF_THE_SERVER, "serve", "server"),
    ],
    ids=["games-bare", "serve-bare", "serve-terminal"],
)
def test_a_command_without_its_libraries_is_one_sentence(missing: set[str], command: str, extra: str) -> None:
    done = run_without(missing, f"sys.argv = ['durbar', {command!r}]; import durbar.cli; durbar.cli.main()")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.endswith(f"pip install 'durbar[{extra}]'\n")


def test_every_extra_but_the_tools_and_the_heavy_ones_is_in_all() -> None:
    """OpenSpiel is large, and not built for every system; whoever wants it asks for it."""
    about = project()["project"]
    everything = set(requirements(about, "all"))
    for name in about["optional-dependencies"]:
        assert name in ("dev", "docs", "learn", "openspiel") or set(requirements(about, name)) <= everything
