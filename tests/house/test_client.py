"""The client script and the styles are laid out and checked by one tool, and fit on a screen."""

import shutil
import subprocess
import sysconfig
from pathlib import Path

from tests.house.checkout import ROOT, files

STATIC = ROOT / "src" / "durbar" / "web" / "static"
LONGEST = 120
WRITTEN = [path for path in files(STATIC) if path.suffix in (".js", ".css") and path.parent.name != "vendor"]
BIOME = Path(sysconfig.get_path("scripts")) / "biome"


def test_no_line_of_the_client_is_longer_than_a_screen() -> None:
    assert len(WRITTEN) > 5
    lines = {(path.name, line) for path in WRITTEN for line in path.read_text(encoding="utf-8").splitlines()}
    assert [found for found in lines if len(found[1]) > LONGEST] == []


def test_the_tool_finds_what_is_wrong(tmp_path: Path) -> None:
    """`make lint` runs it over the client; here it is shown that it would find something."""
    shutil.copy(ROOT / "biome.jsonc", tmp_path)
    static = tmp_path / "src" / "durbar" / "web" / "static"
    static.mkdir(parents=True)
    (static / "page.js").write_text("const unused = 1;\n", encoding="utf-8")
    done = subprocess.run(
        [BIOME, "ci", "--error-on-warnings"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "noUnusedVariables" in done.stderr + done.stdout
