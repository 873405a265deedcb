"""A recorded game for every way a game can end."""

from pathlib import Path

import pytest

from durbar.core import Match, Outcome
from durbar.games.expedition.game import Expedition

ENDINGS = Path(__file__).parent / "records" / "endings"


def outcome_of(name: str) -> Outcome:
    outcome = Match.load(ENDINGS / f"{name}.durbar").outcome
    assert outcome is not None
    return outcome


def test_E_S4_1_a_game_ends_when_every_yak_is_in_kathmandu() -> None:
    match = Match.load(ENDINGS / "all-arrived.durbar")
    assert match.outcome is not None
    assert match.outcome.ending == "all-arrived"
    assert all(score.tiebreaks["arrived"] for score in match.outcome.scores)
    assert match.events[-1].kind == "finished"
    assert not any(event.kind == "weather" for event in match.decisions[-1].events), "at once (E-R87)"


def test_E_S4_1_a_game_ends_after_the_weather_of_the_last_day() -> None:
    match = Match.load(ENDINGS / "last-day.durbar")
    assert match.outcome is not None
    assert match.outcome.ending == "last-day"
    assert match.decisions[-1].entry.text.startswith("weather ")
    assert sum(event.kind == "weather" for event in match.events) == 6


@pytest.mark.parametrize("name", ["all-arrived", "last-day"])
def test_E_S4_7_a_finished_game_reads_back_with_the_same_digest(name: str) -> None:
    match = Match.load(ENDINGS / f"{name}.durbar")
    state, again = match.state, match.game.from_dict(match.state.to_dict())
    assert (again == state, again.digest) == (True, state.digest)


def test_E_R97_a_tie_on_points_is_won_by_the_yak_in_kathmandu() -> None:
    outcome = outcome_of("tie-won-in-kathmandu")
    assert [score.total for score in outcome.scores] == [47, 47]
    assert [score.tiebreaks["arrived"] for score in outcome.scores] == [1, 0]
    assert (outcome.ranking, outcome.winners) == (((0,), (1,)), (0,))


def test_E_R97_two_in_kathmandu_with_equal_points_share_the_victory() -> None:
    outcome = outcome_of("shared-victory")
    assert [score.total for score in outcome.scores] == [55, 55]
    assert (outcome.ranking, outcome.winners) == (((0, 1),), (0, 1))


def test_every_ending_has_a_record() -> None:
    endings = {outcome_of(record.stem).ending for record in ENDINGS.glob("*.durbar")}
    assert endings == set(Expedition.ENDINGS)


@pytest.mark.parametrize("record", sorted(ENDINGS.glob("*.durbar")), ids=lambda record: record.stem)
def test_a_record_is_written_as_it_was_read(record: Path) -> None:
    assert Match.load(record).record() == record.read_text(encoding="utf-8")
