"""The hazard check sees what the compiler really writes."""

from pathlib import Path

import pytest
from mypyc.build import mypycify

from tools.hazard import compiled_modules, hazards, unread

SAFE = """
from typing import Final
from librt.vecs import vec
from mypy_extensions import i64
BIT: Final = vec[i64]([1 << k for k in range(62)])
def bit(k: i64, start: i64 = 3) -> i64:
    return BIT[k] + (start << k) + (start >> 2)
"""
SHIFTS = {
    "a literal to the left": "    return 1 << k",
    "a literal to the right": "    return 4096 >> k",
    "a negative literal": "    return -1 << k",
    "a constant": "    return ONE << k",
    "a converted literal": "    return i64(1) << k",
    "a literal in a sum": "    return start + (1 << k)",
}


def generated_c(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> str:
    monkeypatch.chdir(folder)
    Path("sample.py").write_text(source, encoding="utf-8")
    mypycify(["sample.py"], target_dir="c")
    return "\n".join(path.read_text(encoding="utf-8") for path in Path("c").rglob("__native*.c"))


def test_code_without_shifted_literals_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    c_source = generated_c(tmp_path, monkeypatch, SAFE)
    assert unread(c_source, ["sample.py"]) == []
    assert hazards(c_source) == []


def test_each_shifted_literal_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head = "from typing import Final\nfrom mypy_extensions import i64\nONE: Final = 1\n"
    functions = [f"def f{n}(k: i64, start: i64) -> i64:\n{body}\n" for n, body in enumerate(SHIFTS.values())]
    found = hazards(generated_c(tmp_path, monkeypatch, head + "".join(functions)))
    assert len(found) == len(SHIFTS)


def test_c_that_was_not_read_is_missed() -> None:
    assert unread("", ["src/durbar/core/kernel.py"]) == ["src/durbar/core/kernel.py"]


def test_the_list_of_compiled_modules_holds_the_kernel_and_every_rule() -> None:
    root = Path(__file__).resolve().parents[2]
    rules = [path.relative_to(root).as_posix() for path in root.glob("src/durbar/games/*/rules/*.py")]
    expected = {"src/durbar/core/kernel.py", *(name for name in rules if not name.endswith("__init__.py"))}
    assert expected <= set(compiled_modules(root))
