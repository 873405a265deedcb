"""The conformance kit of the house over the option mixes of this game."""

import pytest

from durbar.core.conformance import check
from durbar.games.expedition.game import Expedition
from tests.conftest import FORM

# Every mix of 8.3 once, the numbers of players taking turns; the slow form looks at a few of them.
SETTINGS = [(2 + number % 3, options) for number, options in enumerate(Expedition.option_sets(4)) if options]
FEW = SETTINGS[3::5]


@pytest.mark.parametrize(
    ("players", "options"),
    SETTINGS if FORM == "compiled" else FEW,
    ids=lambda value: " ".join(map(str, value.values())) if isinstance(value, dict) else str(value),
)
def test_the_game_keeps_the_contract_of_the_house(players: int, options: dict[str, str]) -> None:
    check(Expedition(players, **options), games=1, looks=1, seed=players).demand()
