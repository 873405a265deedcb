"""The conformance kit of the house over the option mixes of this game."""

import pytest

from durbar.core.conformance import check
from durbar.games.expedition.game import Expedition
from tests.conftest import FORM

# The mixes of 8.3, the numbers of players taking turns; the slow form looks at a few of them.
SETTINGS = [(2 + number % 3, options) for number, options in enumerate(Expedition.option_sets(4)) if options]


@pytest.mark.parametrize(
    ("players", "options"),
    SETTINGS[1::2] if FORM == "compiled" else SETTINGS[3::5],
    ids=lambda value: " ".join(map(str, value.values())) if isinstance(value, dict) else str(value),
)
def test_the_game_keeps_the_contract_of_the_house(players: int, options: dict[str, str]) -> None:
    check(Expedition(players, **options), games=1, looks=1, seed=players).demand()
