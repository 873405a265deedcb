"""Every Python example of the README is typed in, in order, and answers what the README prints."""

import doctest
import re
from pathlib import Path

import pytest

from tests.house.checkout import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_examples_of_the_readme_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # examples that write files write them here
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    names: dict[str, object] = {}
    tried = 0
    for block in BLOCK.finditer(README):
        line = README.count("\n", 0, block.start()) + 1
        example = parser.get_doctest(block[1], names, "README.md", "README.md", line)
        report: list[str] = []
        result = runner.run(example, out=report.append, clear_globs=False)
        assert result.failed == 0, "".join(report)
        names.update(example.globs)
        tried += result.attempted
    assert tried > 10
