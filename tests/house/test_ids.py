"""What is written from the tables of a game is what the tables say now."""

from types import ModuleType

import pytest

from tools import fingerprints, ids
from tools.fidelity import games


@pytest.mark.parametrize("tool", [ids, fingerprints], ids=["ids", "fingerprints"])
@pytest.mark.parametrize("game", games())
def test_it_is_up_to_date(tool: ModuleType, game: str) -> None:
    assert tool.path_of(game).read_text(encoding="utf-8") == tool.text_of(game), "run make ids"
