"""The guide to writing a game: whoever pastes its pieces into the files it names has one that is played."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.checkout import ROOT

GUIDE = ROOT / "docs" / "extend" / "game.md"
SOURCES = ROOT / "tests" / "core" / "lanterns"
PIECE = re.compile(r'^```\{\.\w+ title="([^"]+)"\}\n(.*?)^```$', re.MULTILINE | re.DOTALL)
SNIPPET = re.compile(r'--8<-- "([^":]+):?(\w+)?"\n')
PLAYS = """
import durbar
from durbar.core.conformance import check
game = durbar.game("lanterns", players=3, refill=True, whisper=True)
check(game).demand()
env.reset(seed=1)
batch.step(batch.random_actions())
print(game.presentation.say("game-name", "en"))
"""


def snippet(place: str, section: str | None) -> str:
    text = (ROOT / place).read_text(encoding="utf-8")
    if section is not None:
        text = re.split(rf"^ *# --8<-- \[(?:start|end):{section}\]\n", text, flags=re.MULTILINE)[1]
    return text


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """What a reader has pasted, by file."""
    pasted: dict[str, str] = {}
    for name, piece in PIECE.findall(GUIDE.read_text(encoding="utf-8")):
        pasted[name] = pasted.get(name, "") + SNIPPET.sub(lambda found: snippet(*found.groups()), piece)
    return pasted


def test_the_guide_shows_every_line(files: dict[str, str]) -> None:
    for source in [*SOURCES.glob("[!_]*.py"), *SOURCES.glob("content/*"), SOURCES / "texts" / "en.ftl"]:
        text = source.read_text(encoding="utf-8")
        if (
            "--8<--" in text
        ):  # told in pieces, after its first sentences, which the guide tells in its own words
            text = re.sub(r'\A""".*?"""\n', "", text, flags=re.DOTALL)
        wanted = [line for line in text.splitlines() if line.strip() and "--8<--" not in line]
        pasted = files[f"my_lanterns/{source.relative_to(SOURCES).as_posix()}"]
        assert [line for line in pasted.splitlines() if line.strip()] == wanted, source.name


def test_what_was_pasted_is_a_game_of_the_house(files: dict[str, str], tmp_path: Path) -> None:
    for name, text in files.items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    project = tomllib.loads(files["pyproject.toml"])["project"]
    known = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    known.mkdir()  # what pip leaves of an installed package
    (known / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    ((group, entries),) = project["entry-points"].items()
    entry = "".join(f"{name} = {value}\n" for name, value in entries.items())
    (known / "entry_points.txt").write_text(f"[{group}]\n{entry}")
    (tmp_path / "my_lanterns" / "__init__.py").touch()
    (script,) = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.M | re.S)
    command = [sys.executable, "-c", script + PLAYS]
    paths = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    found = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": paths}, cwd=tmp_path, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    assert found.stdout == "Lanterns\n"
