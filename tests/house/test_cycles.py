"""No two modules of the package need each other, by whatever way round."""

from pathlib import Path

import pytest

from tools import imports
from tools.imports import PAGE, cycles, import_graph, page


def test_no_modules_import_each_other_even_for_types_or_inside_functions() -> None:
    graph = import_graph()
    assert len(graph) > 100
    assert cycles(graph) == []


def test_the_page_shows_the_rooms_as_they_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(import_graph()), "run tools/imports.py"


def test_a_cycle_is_found_however_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here through a name of a package, an import for types, and one inside a function."""
    monkeypatch.setattr(imports, "SOURCE", tmp_path)
    for name, text in {
        "__init__": "from .first import one",
        "first": "if TYPE_CHECKING:\n    from .second import two",
        "second": "def ask():\n    import durbar",
        "third": "from . import second",
    }.items():
        (tmp_path / "durbar").mkdir(exist_ok=True)
        (tmp_path / "durbar" / f"{name}.py").write_text(text, encoding="utf-8")
    assert cycles(import_graph()) == [["durbar", "durbar.first", "durbar.second"]]
