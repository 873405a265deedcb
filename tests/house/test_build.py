"""Building from a checkout: compiled, without a compiler, and after something was removed."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.house.checkout import ROOT, files

pytestmark = pytest.mark.long
KERNEL = "durbar/core/kernel.py"
PLAYS = """
from pathlib import Path
from durbar.core import kernel
Path("played").write_text(kernel.__file__)
assert kernel.Rng(1).below(6) in range(6)
"""


@pytest.fixture
def small_checkout(tmp_path: Path) -> Path:
    """The project as it is, with the smallest package that can be compiled."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    core = tmp_path / "src" / "durbar" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text('__version__ = "1.2.3"\n', encoding="utf-8")
    (core / "__init__.py").touch()
    for name in ("generator.py", "generator_ahead.py", "kernel.py", "rng.py", "sheet.py", "vecs.py"):
        shutil.copy(ROOT / "src" / "durbar" / "core" / name, core)
    (core / "leaving.py").write_text("LEFT = True\n", encoding="utf-8")
    return tmp_path


def build(checkout: Path, **environment: str) -> list[str]:
    """Build a wheel and list what is in it."""
    shutil.rmtree(checkout / "dist", ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-build-isolation",
        "--no-deps",
        "-w",
        "dist",
        ".",
    ]
    result = subprocess.run(
        command, cwd=checkout, env={**os.environ, **environment}, capture_output=True, text=True
    )
    if result.returncode:
        raise OSError(result.stdout + result.stderr)
    (wheel,) = (checkout / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_the_source_archive_has_what_building_and_testing_need(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    folders = [ROOT / name for name in ("src", "tests", "tools", "docs", "deploy", "examples")]
    needed = {path.relative_to(ROOT).as_posix() for path in files(*folders)}
    needed |= {
        "pyproject.toml",
        "setup.py",
        "Makefile",
        "mkdocs.yml",
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
        "SECURITY.md",
    }
    assert needed - names == set()
    assert [name for name in names if name.endswith((".so", ".pyc", ".c"))] == []


def compiled(names: list[str]) -> list[str]:
    return [name for name in names if name.endswith(".so")]


def test_without_a_compiler_the_source_alone_is_installed(small_checkout: Path) -> None:
    names = build(small_checkout, CC="false")
    assert compiled(names) == []
    assert KERNEL in names


def test_a_build_that_must_compile_fails_without_a_compiler(small_checkout: Path) -> None:
    with pytest.raises(OSError, match="false"):
        build(small_checkout, CC="false", REQUIRE_COMPILED="1")


def test_a_guided_build_plays_before_it_is_finished(small_checkout: Path) -> None:
    """Compiled with counters, played, compiled again without them; a plain build afterwards starts anew."""
    (small_checkout / "tools").mkdir()
    (small_checkout / "tools" / "profile_games.py").write_text(PLAYS, encoding="utf-8")
    assert compiled(build(small_checkout, PGO="1", REQUIRE_COMPILED="1"))
    played = (small_checkout / "played").read_text(encoding="utf-8")
    assert played.endswith(".so")
    assert list(small_checkout.glob("build/temp*/profile/*"))
    assert list(small_checkout.glob("build/temp*/guided"))
    assert not any(b"gcov" in path.read_bytes() for path in small_checkout.glob("build/lib*/*.so"))
    assert compiled(build(small_checkout, REQUIRE_COMPILED="1"))
    assert not list(small_checkout.glob("build/temp*/guided"))


def test_the_kernel_is_compiled_and_its_source_ships_too_and_what_left_the_source_is_left_out(
    small_checkout: Path,
) -> None:
    """One build, as it takes long, and one more after something was removed."""
    names = build(small_checkout, REQUIRE_COMPILED="1")
    assert any(name.startswith("durbar/core/kernel.") for name in compiled(names))
    assert {KERNEL, "durbar/core/leaving.py"} <= set(names)
    assert not list((small_checkout / "src").rglob("*.so"))
    (small_checkout / "src" / "durbar" / "core" / "leaving.py").unlink()
    names = build(small_checkout, PURE_PYTHON="1")
    assert "durbar/core/leaving.py" not in names
    assert compiled(names) == []
