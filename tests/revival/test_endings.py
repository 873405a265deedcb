"""Every way a game can end, as a recorded game."""

from pathlib import Path

import pytest

from durbar.core import Match, Outcome
from durbar.games.revival.content import LEVEL_NAMES
from durbar.games.revival.game import Revival

ENDINGS = Path(__file__).parent / "records" / "endings"


def outcome_of(name: str) -> Outcome:
    outcome = Match.load(ENDINGS / f"{name}.durbar").outcome
    assert outcome is not None
    return outcome


def test_there_is_a_record_for_every_ending() -> None:
    assert {outcome_of(record.stem).ending for record in ENDINGS.glob("*.durbar")} == set(Revival.ENDINGS)


def test_the_most_points_win_after_the_eighth_round() -> None:
    outcome = outcome_of("eighth-round")
    best = max(score.total for score in outcome.scores)
    assert [outcome.scores[seat].total for seat in outcome.winners] == [best]


def test_equal_totals_share_a_victory() -> None:
    outcome = outcome_of("shared-victory")
    assert len(outcome.winners) == 2


def test_teams_win_together() -> None:
    outcome = outcome_of("teams")
    assert outcome.winners in ((0, 2), (1, 3))


def test_what_teams_have_together_is_told_the_better_team_first() -> None:
    match = Match.load(ENDINGS / "teams.durbar")
    outcome = match.outcome
    assert outcome is not None
    names = ("Maya", "Dolma", "Tashi", "Nima")
    assert match.game.presentation.say(outcome, "en", names).endswith(" win together.")
    said = match.game.presentation.epilogue(outcome, "en", names)
    told: dict[tuple[int, ...], str] = {
        (0, 2): f"Maya and Tashi: {outcome.scores[0].total + outcome.scores[2].total} points together.",
        (1, 3): f"Dolma and Nima: {outcome.scores[1].total + outcome.scores[3].total} points together.",
    }
    assert said == " ".join(told[team] for team in outcome.ranking)


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_solo_is_won_and_lost_at_each_level(level: str) -> None:
    won, lost = outcome_of(f"solo-{level}"), outcome_of(f"solo-{level}-lost")
    assert (won.ending, won.winners, won.scores[0].categories["squares"]) == (f"solo-{level}", (0,), 10)
    assert (lost.ending, lost.winners) == ("solo-lost", ())
    assert Match.load(ENDINGS / f"solo-{level}-lost.durbar").game.options["solo_level"] == level
