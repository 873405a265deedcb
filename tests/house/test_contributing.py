"""What CONTRIBUTING names is there: rulings, tests, files and things to make."""

import re

import durbar
from tests.house.checkout import ROOT, texts

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
RULING = re.compile(r"(?<![A-Z])[EVX]-R\d+")
FILE = re.compile(r"`(?:[^` ]+ )*((?:tests|tools|src|docs|core)/[\w/.-]+\.(?:py|md|toml))")


def test_every_ruling_it_names_exists() -> None:
    named = set(RULING.findall(TEXT.replace("_", "-")))
    told = set[str]()
    for game_id in durbar.games():
        told |= set(re.findall(r'<a id="([A-Z]-R\d+)">', durbar.game(game_id).presentation.rulings("en")))
    assert named
    assert named <= told


def test_every_test_it_names_exists() -> None:
    named = set(re.findall(r"\btest_\w+(?!\w|…|\.py)", TEXT))
    written = {name for _, text in texts(ROOT / "tests") for name in re.findall(r"def (test_\w+)\(", text)}
    assert len(named) > 1
    assert named <= written


def test_the_ruling_of_its_example_is_the_one_the_test_is_about() -> None:
    """E-R60 is about Tea leaves, and its tests are in the chapter of what happens on the way."""
    (name,) = re.findall(r"def (test_E_R60_\w+)", TEXT)
    source = (ROOT / "tests/expedition/test_on_the_way.py").read_text(encoding="utf-8")
    body = source[source.index(f"def {name}(") :].split("\n\n\n")[0]
    assert "tea-leaves" in body


def test_every_file_it_names_exists() -> None:
    named = FILE.findall(TEXT)
    roots = (ROOT, ROOT / "src/durbar")
    assert len(named) > 4
    assert not [name for name in named if not any((root / name).exists() for root in roots)]


def test_everything_it_makes_can_be_made() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {word for words in re.findall(r"`make ([\w ]+)`", TEXT) for word in words.split()}
    assert {"test", "check"} <= named
    assert named <= targets
