"""The page of each game tells its tables as they are: ids are a contract."""

import subprocess
import sys

from tests.house.checkout import ROOT


def test_pages_of_the_games_fit_their_tables() -> None:
    done = subprocess.run(
        [sys.executable, "tools/pages.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"run tools/pages.py: {done.stdout}{done.stderr}"
