"""What import-linter cannot say: lists of what is allowed, rather than of what is forbidden."""

import re
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.house.checkout import SOURCE, files, project
from tools.imports import imports_of
from tools.install import requirements

EXTRAS = {
    "texts": "texts",
    "arena": "arena",
    "cli": "terminal",
    "web": "server",
    "server": "postgres",
    "envs": "openspiel",
}
RUN_TIME_TYPES = {"librt", "mypy_extensions"}
DURBAR = SOURCE / "durbar"
KNOWN_TO_RULES = tuple(f"durbar.core.{name}" for name in ("kernel", "planner", "sheet", "vecs"))


def modules(folder: Path) -> list[Path]:
    return [path for path in files(folder) if path.suffix == ".py"]


def strangers(paths: list[Path], *friends: str) -> list[str]:
    """Imports from outside the standard library, the run-time types and the friends named."""
    found = []
    for path in paths:
        for name in imports_of(path):
            top = name.split(".")[0]
            known = top in sys.stdlib_module_names or top in RUN_TIME_TYPES
            if not known and not any(f"{name}.".startswith(f"{friend}.") for friend in friends):
                found.append(f"{path.relative_to(SOURCE)} imports {name}")
    return found


def test_core_needs_only_the_standard_library_and_the_run_time_types() -> None:
    assert strangers(modules(DURBAR / "core"), "durbar.core") == []


def test_rules_know_only_the_kernel_and_each_other() -> None:
    """A rule that imports a face, a text or a table reader would not be a rule any more."""
    found = []
    for rules in sorted(DURBAR.glob("games/*/rules")):
        own = ".".join(rules.relative_to(SOURCE).parts)
        found += strangers(modules(rules), *KNOWN_TO_RULES, own)
    assert found == []


def test_dependencies_are_those_that_are_imported() -> None:
    """None that nobody uses, none that is used but not asked for."""
    extras = ("all", "openspiel")  # the latter is not to be had on every system
    asked_for = {distribution(line) for name in extras for line in requirements(project()["project"], name)}
    assert used_libraries(modules(DURBAR)) == asked_for - {"python-multipart"}  # starlette's forms need it


@pytest.mark.parametrize("room", sorted(path.name for path in DURBAR.iterdir() if path.is_dir()))
def test_a_room_needs_no_more_than_its_extra_brings(room: str) -> None:
    """What ``pip install durbar`` brings is enough for every room that has no extra."""
    about = project()["project"]
    brought = requirements(about, EXTRAS[room]) if room in EXTRAS else about["dependencies"]
    assert used_libraries(modules(DURBAR / room)) - {distribution(line) for line in brought} == set()


def used_libraries(paths: list[Path]) -> set[str]:
    """The distributions that hold what these modules import."""
    tops = {name.split(".")[0] for path in paths for name in imports_of(path)}
    providers = packages_distributions()
    return {distribution(providers.get(top, [top])[0]) for top in tops - sys.stdlib_module_names - {"durbar"}}


def distribution(requirement: str) -> str:
    """The name in a requirement, spelled as the package index compares names."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()
