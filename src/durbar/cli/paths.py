"""Where records are kept when nobody says where."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path


def data_folder() -> Path:
    """The folder of kept games."""
    usual = os.environ.get("LOCALAPPDATA") if os.name == "nt" else None
    data = os.environ.get("XDG_DATA_HOME") or usual or Path.home() / ".local" / "share"
    return Path(data) / "durbar"


def new_record_path(game_id: str) -> Path:
    """A name for the record of a new game, in a folder that is there."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.durbar"
    for number in range(2, 1000):
        if not path.exists():
            break
        path = folder / f"{stem}-{number}.durbar"
    return path


def unfinished_records(most: int = 3) -> list[Path]:
    """Kept games that have not come to their end, the newest first."""
    if not data_folder().is_dir():
        return []
    records = sorted(data_folder().glob("*.durbar"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in records if not is_finished(path)][:most]


def is_finished(path: Path) -> bool:
    """Does the record end with the result of its game?"""
    return any(line.startswith("result: ") for line in path.read_text("utf-8", "replace").splitlines()[-2:])
