"""Whole games in words: read a changed line as a changed rule. `make golden` writes the texts again."""

from pathlib import Path

import pytest

from durbar.core import Match
from tools.golden import playthrough, records, text_of

HERE = Path(__file__).parent
RECORDS = [record for record in records() if record.parent == HERE / "records"]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_recorded_game_reads_as_it_did(record: Path) -> None:
    assert playthrough(record) == text_of(record).read_text(encoding="utf-8")


def test_every_playthrough_has_its_record() -> None:
    assert {text_of(record) for record in RECORDS} == set((HERE / "golden").glob("*.txt"))


def test_every_number_of_players_and_every_module_has_a_playthrough() -> None:
    games = [Match.load(record).game for record in RECORDS]
    assert {game.players for game in games} == {1, 2, 3, 4, 5, 6}
    assert {game.options["teams"] for game in games} == {"none", "2x2", "2x3", "3x2"}
    assert {game.options["bids"] for game in games} == {"hidden", "open", "mixed"}
    assert {game.options["architects"] for game in games} == {"off", "random", "choose"}
    for option in games[0].OPTIONS:
        if option.kind == "flag":
            assert {game.options[option.name] for game in games} == {False, True}
