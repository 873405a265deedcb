"""Where the house tests find things: the checkout, its files, its project table."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
MADE = {".git", ".venv", "build", "dist", "__pycache__"} | {
    f".{tool}_cache" for tool in ("mypy", "pytest", "ruff")
}


def files(*folders: Path) -> Iterator[Path]:
    """Every file that belongs to the project below some folders, or below the whole checkout."""
    for folder in folders or (ROOT,):
        for path in sorted(folder.iterdir()):
            if path.name in MADE or path.name.startswith(".hypothesis"):
                continue
            if path.is_dir():
                yield from files(path)
            else:
                yield path


def texts(*folders: Path) -> Iterator[tuple[str, str]]:
    """Name and contents of every file that is text."""
    for path in files(*folders):
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
