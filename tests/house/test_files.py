"""The checkout stays readable, portable and whole once installed."""

import re
from importlib import metadata

import durbar
from tests.house.checkout import ROOT, SOURCE, files, project, texts

CODE = ("src", "tests", "tools")
MACHINE_PATH = re.compile(r"(?<![\w./*-])/(?:work|tmp|root|home|Users)/")
REGISTRY = re.compile("index" + "-url|pythonhosted|find" + "-links")


def test_a_file_can_be_read_in_one_sitting() -> None:
    modules = [path for folder in CODE for path in files(ROOT / folder) if path.suffix == ".py"]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules}
    assert {str(path): length for path, length in lengths.items() if length > 500} == {}


def test_no_file_names_a_place_on_one_machine() -> None:
    found = [name for name, text in texts() if MACHINE_PATH.search(text) or REGISTRY.search(text)]
    assert [name for name in found if name != "tests/house/test_files.py"] == []


def test_nothing_is_compiled_beside_the_sources() -> None:
    assert [path for path in files(SOURCE) if path.suffix in (".so", ".pyd", ".c")] == []


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for path in files(SOURCE / "durbar") if path.suffix == ".py"}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_the_installed_package_has_every_file_of_the_source() -> None:
    """A new kind of file needs a line under package-data, or it is missing once installed."""
    installed = {path.as_posix() for path in metadata.files("durbar") or ()}
    missing = {path.relative_to(SOURCE).as_posix() for path in files(SOURCE)} - installed
    assert missing == set()


def test_the_installed_package_has_nothing_that_left_the_source() -> None:
    there = {path.relative_to(SOURCE).as_posix() for path in files(SOURCE)}
    installed = [path for path in metadata.files("durbar") or () if path.parts[0] == "durbar"]
    extra = [path.as_posix() for path in installed if path.suffix not in (".so", ".pyc")]
    assert [name for name in extra if name not in there] == []


def test_the_licence_goes_with_the_package() -> None:
    shipped = [path for path in metadata.files("durbar") or () if path.name == "LICENSE"]
    assert [path.read_text() for path in shipped] == [(ROOT / "LICENSE").read_text(encoding="utf-8")]
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert project()["project"]["license"] == "MIT"


def test_the_changelog_opens_with_this_version_or_what_came_after_it() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = [head for head in re.findall(r"^## (\S+)", changelog, re.MULTILINE) if head != "Unreleased"]
    assert changelog.count("## Unreleased") <= 1
    assert heads[0] == durbar.__version__
    assert metadata.version("durbar") == durbar.__version__
