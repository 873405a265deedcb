"""Whole games through the page."""

import random

import pytest

import durbar
from tests.web.conftest import Visitor

pytestmark = pytest.mark.long


@pytest.mark.parametrize("game", durbar.games())
def test_a_whole_game_is_played_to_the_final_sheet(game: str, visit: Visitor) -> None:
    maya = visit()
    maya.begin(game)
    made = maya.play_on(random.Random(1))
    assert made > 5
    totals = maya.see("#final tfoot tr:first-child td").all_inner_texts()
    rows = maya.see("#final tbody tr").all()
    columns = [row.locator("td").all_inner_texts() for row in rows]
    for seat, total in enumerate(totals):
        assert number(total) == sum(number(column[seat]) for column in columns)
    maya.see("[data-toggle=final]").click()
    assert maya.see(".paper > svg").first.is_visible()


def number(text: str) -> int:
    """As the page writes it: with a minus, not a hyphen."""
    return int(text.replace("−", "-"))
