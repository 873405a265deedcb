"""Runs the installed program as people do: in its own process, with what they type and what they see."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OURS = ("LANG", "LC_ALL", "COLUMNS")
DURBAR = Path(sys.executable).with_name("durbar")


class Terminal:
    """A home of its own, in which Lanterns, the small game of the core tests, is installed as well."""

    def __init__(self, home: Path) -> None:
        self.home = home
        package = home / "site" / "lanterns-1.0.dist-info"
        package.mkdir(parents=True)
        (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
        (package / "entry_points.txt").write_text(
            "[durbar.games]\nlanterns = tests.core.lanterns.game:Lanterns\n"
        )
        paths = [os.environ.get("PYTHONPATH", ""), str(ROOT), str(package.parent)]
        self.environment = {
            **{
                name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "COLUMNS")
            },
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "XDG_DATA_HOME": str(home / "data"),
            "LC_MESSAGES": "C",
        }

    def run(self, *arguments: str, typed: str = "", **environment: str) -> "Result":
        """Type some lines into a command and wait for its end."""
        done = subprocess.run(
            [DURBAR, *arguments],
            input=typed.encode(),
            capture_output=True,
            cwd=self.home,
            env={**self.environment, **environment},
            timeout=300,
        )
        return Result(done.returncode, done.stdout.decode(), done.stderr.decode())

    def records(self) -> list[Path]:
        """The games kept without being told where."""
        return sorted((self.home / "data" / "durbar").glob("*.durbar"))


class Result:
    def __init__(self, code: int, shown: str, complaint: str) -> None:
        self.code = code
        self.shown = shown
        self.complaint = complaint

    def fine(self) -> str:
        """What was shown, once it is sure that nothing went wrong."""
        assert (self.code, self.complaint) == (0, "")
        return self.shown
