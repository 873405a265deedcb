"""The tool that compares the speed of two builds measures both, and refuses what is no build."""

import re
import subprocess
import sys
from pathlib import Path

import durbar
from tests.house.checkout import ROOT, SOURCE
from tools.compare import FIGURES


def compare(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "compare.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_figure_of_two_builds_is_compared() -> None:
    game = durbar.games()[-1]
    quickly = ("--rounds", "2", "--seconds", "0.0001", "--games", game)
    done = compare(str(SOURCE), str(SOURCE), *quickly)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("(pure)") == 2
    rows = re.findall(r"^(\w+) +[\d.,]+ +[\d.,]+   \d+\.\d{3} \(", done.stdout, re.MULTILINE)
    assert rows == list(FIGURES)
    page = compare(str(SOURCE), str(SOURCE), *quickly, "--markdown").stdout
    assert re.findall(r"^\| (\w+) \| old, best round", page, re.MULTILINE) == list(FIGURES)
    assert page.count(f"| {game} |") == len(FIGURES)


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    done = compare(str(tmp_path), str(SOURCE))
    assert done.returncode != 0
    assert "neither an environment nor a folder of source" in done.stderr
