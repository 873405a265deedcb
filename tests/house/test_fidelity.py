"""Every rule, ruling and case of a game has a test, and the page that says so is up to date."""

import pytest

from tools.fidelity import games, read, write


@pytest.mark.parametrize("game", games())
def test_every_id_of_the_list_is_proved_and_the_page_says_so(game: str) -> None:
    fidelity = read(game)
    assert fidelity.unproved == []
    assert fidelity.strangers == [], "tests that name an id which is not on the list"
    assert fidelity.page.read_text(encoding="utf-8") == write(fidelity), "run make fidelity"
