"""Recorded games: they read as they did, and there is one for every ending."""

from pathlib import Path

import pytest

from durbar.core import Match
from durbar.core.conformance import check
from durbar.games.excavation.game import Excavation
from tests.conftest import FORM
from tools.golden import playthrough, records, text_of

HERE = Path(__file__).parent
RECORDS = [record for record in records() if record.parent == HERE / "records"]
ENDINGS = sorted((HERE / "records" / "endings").glob("*.durbar"))
SETTINGS = [(p, options) for p in (2, 3, 4) for options in Excavation.option_sets(p)]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_recorded_game_reads_as_it_did(record: Path) -> None:
    """A changed line is a changed rule; `make golden` writes the texts again."""
    assert playthrough(record) == text_of(record).read_text(encoding="utf-8")


def test_every_playthrough_has_its_record() -> None:
    assert {text_of(record) for record in RECORDS} == set((HERE / "golden").glob("*.txt"))


def test_every_setting_has_a_playthrough() -> None:
    games = [Match.load(record).game for record in RECORDS]
    assert {(game.players, game.options["length"]) for game in games} == {
        (p, length) for p in (2, 3, 4) for length in ("full", "short")
    }
    assert {game.options["map"] for game in games} == {"v1", "v2", "own"}


@pytest.mark.parametrize("record", ENDINGS, ids=lambda record: record.stem)
def test_a_record_is_written_as_it_was_read(record: Path) -> None:
    match = Match.load(record)
    assert match.record() == record.read_text(encoding="utf-8")
    assert match.outcome is not None
    assert match.outcome.ending == record.stem


def test_every_ending_has_a_record() -> None:
    assert {record.stem for record in ENDINGS} == set(Excavation.ENDINGS)


def test_an_own_map_is_part_of_the_record() -> None:
    match = Match.load(HERE / "records" / "own-map.durbar")
    assert "rows = [" in match.record()
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("players", "options"),
    SETTINGS if FORM == "compiled" else SETTINGS[::5],
    ids=lambda value: " ".join(value.values()) if isinstance(value, dict) else str(value),
)
def test_the_game_keeps_the_contract_of_the_house(players: int, options: dict[str, str]) -> None:
    check(Excavation(players, **options), games=1, looks=1, seed=players).demand()


def test_a_map_of_ones_own_keeps_the_contract_of_the_house() -> None:
    chart = Match.load(HERE / "records" / "own-map.durbar").game.options["chart"]
    check(Excavation(3, map="own", chart=chart, length="short"), games=1, looks=1).demand()
