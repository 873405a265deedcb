"""The documentation: its examples work, every public name is told, the site needs no network."""

import doctest
import importlib
import inspect
import json
import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import griffe
import pytest
from jsonschema import Draft202012Validator
from typer.core import TyperGroup
from typer.main import get_command

import durbar
from durbar.cli.app import app
from tests.house.checkout import ROOT
from tests.house.test_readme import BLOCK, FLAGS

DOCS = ROOT / "docs"
ROOMS = (
    "durbar",
    "durbar.core",
    "durbar.core.conformance",
    "durbar.bots",
    "durbar.envs",
    "durbar.envs.openspiel",
    "durbar.arena",
    "durbar.session",
    "durbar.client",
)
FIELDS = ("game", "kernel", "seat", "history")  # of a position: its class tells of them
PAGES = sorted(path for path in DOCS.rglob("*.md") if ">>> " in path.read_text(encoding="utf-8"))
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL_PAGES = [
    path
    for path in [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
    if re.search(r"^(?:\.venv/bin/)?durbar ", path.read_text(encoding="utf-8"), re.MULTILINE)
]
LOADED = re.compile(r"<(?:script|img|iframe|link rel=\"(?:stylesheet|icon)\")[^>]*(?:src|href)=\"https?://")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_the_examples_of_a_page_work(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "pyspiel" in page.read_text(encoding="utf-8"):
        pytest.importorskip("pyspiel")
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    examples = "".join(block[1] + "\n" for block in BLOCK.finditer(text) if ">>> " in block[1])
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(report)


def test_scripts_of_the_pages_run() -> None:
    """Those without prompts; the one of the guide to games runs with the game that it is about."""
    scripts = [
        block[1]
        for page in sorted(DOCS.rglob("*.md"))
        for block in BLOCK.finditer(read(page))
        if ">>> " not in block[1] and page != DOCS / "extend" / "game.md"
    ]
    assert scripts
    for script in scripts:
        exec(compile(script, "script", "exec"), {})


@pytest.mark.parametrize("page", SHELL_PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_commands_of_a_page_are_understood(page: Path) -> None:
    """Nothing is run: every command and every option of it must be known."""
    commands = [
        shlex.split(line, comments=True)[1:]
        for block in SHELL.finditer(read(page))
        for line in re.findall(r"^(?:\.venv/bin/)?(durbar .*)", block[1], re.MULTILINE)
    ]
    for words in commands:
        command: Any = get_command(app)
        while words and isinstance(command, TyperGroup) and words[0] in command.commands:
            command = command.commands[words.pop(0)]
        assert not isinstance(command, TyperGroup) or not words or words == ["--help"], words
        if "--help" not in words and not isinstance(command, TyperGroup):
            command.make_context(command.name, words)


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_is_documented(room: str) -> None:
    if room.endswith("openspiel"):
        pytest.importorskip("pyspiel")
    module = importlib.import_module(room)
    told = "".join(path.read_text(encoding="utf-8") for path in (DOCS / "reference").iterdir())
    assert f"::: {room}\n" in told
    undocumented = [
        name
        for public in module.__all__
        for name, thing in parts(public, getattr(module, public))
        if not inspect.getdoc(thing) and not is_told_in_source(f"{room}.{name}")
    ]
    assert undocumented == []


def test_every_other_module_of_the_reference_is_documented() -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in sorted((DOCS / "reference").iterdir()))
    modules = re.findall(r"^::: durbar\.(\S+)", told, re.MULTILINE)
    assert len(modules) > len(ROOMS)
    for module in modules:
        parts_of_it = written_in(source()[module])
        documented = {part.name for part in parts_of_it if part.has_docstring}  # what a base has told
        assert [part.path for part in parts_of_it if part.name not in documented] == []


def written_in(thing: griffe.Object | griffe.Alias) -> list[griffe.Object | griffe.Alias]:
    """The public functions and classes of a module, and their methods, without what it has from elsewhere."""
    found: list[griffe.Object | griffe.Alias] = []
    for name, part in thing.members.items():
        if not name.startswith("_") and not part.is_alias and (part.is_class or part.is_function):
            found += [part, *(written_in(part) if part.is_class else [])]
    return found


def is_told_in_source(name: str) -> bool:
    """Compiled things have left their docstrings behind, where the reference reads them."""
    return bool(source()[name.removeprefix("durbar.")].has_docstring)


@cache
def source() -> griffe.Object | griffe.Alias:
    return griffe.load("durbar", search_paths=[ROOT / "src"])


def parts(name: str, thing: Any) -> list[tuple[str, Any]]:
    """A class with its public methods and properties, or a function; a value is told by its name."""
    if not inspect.isclass(thing):
        return [(name, thing)] if callable(thing) else []
    found: list[tuple[str, Any]] = [(name, thing)]
    for each in vars(thing):
        member = inspect.getattr_static(thing, each)
        if not each.startswith("_") and (callable(member) or isinstance(member, (property, classmethod))):
            found.append((f"{name}.{each}", member if isinstance(member, property) else getattr(thing, each)))
    return found


def read(place: Path) -> str:
    return place.read_text(encoding="utf-8")


def test_the_site_is_built_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    """To build it, every cell of the notebooks is run."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = sorted(tmp_path.rglob("*.html"))
    assert len(pages) > 20
    assert [page.name for page in pages if LOADED.search(page.read_text(encoding="utf-8"))] == []
    assert (tmp_path / "search" / "search_index.json").stat().st_size > 10_000
    assert "class LanternsKernel" in re.sub("<[^>]+>", "", read(tmp_path / "extend" / "game.html"))
    for notebook in (DOCS / "notebooks").glob("*.ipynb"):
        page = read(tmp_path / "notebooks" / f"{notebook.stem}.html")
        assert "<svg" in page or "players:" in page, "what the cells gave is shown"
    assert (tmp_path / "search" / "search_index.js").stat().st_size > 10_000, "for pages opened from a folder"
    for name in durbar.games():
        for what in ("position", "view"):
            Draft202012Validator.check_schema(json.loads(read(tmp_path / "schemas" / f"{name}-{what}.json")))
    told = {anchor for page in pages for anchor in re.findall(r'id="(durbar[\w.]*)"', read(page))}
    assert [name for room in ROOMS for name, known_as in public_names(room) if not known_as & told] == []


def public_names(room: str) -> list[tuple[str, set[str]]]:
    """What a room offers, and what can be asked of its positions and matches, wherever that is written.

    A function with the name of its module is hidden by it and told where it is written.
    """
    module = importlib.import_module(room)
    found = []
    for name in module.__all__:
        thing = getattr(module, name)
        if isinstance(thing, ModuleType):  # once imported, the package of games stands where the function was
            thing = getattr(durbar.core, name)
        found.append((f"{room}.{name}", {f"{room}.{name}", f"{getattr(thing, '__module__', '')}.{name}"}))
        if thing in (durbar.State, durbar.View, durbar.Match):
            asked = [part for part in dir(thing) if not part.startswith("_") and part not in FIELDS]
            found += [(f"{room}.{name}.{part}", {f"{room}.{name}.{part}"}) for part in asked]
    return [entry for entry in found if not entry[0].endswith("__")]
