"""The report after a game: chances, luck, and what decisions cost."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

import durbar
from durbar.bots import RandomBot, judgement, report
from durbar.bots.report import Kind
from durbar.core import Match, OptionError
from tests.core.lanterns.game import Lanterns


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought: what comes out is less wise, and of the same kind."""
    for name, little in (("BUDGET", 20), ("PLAYOUTS", 1), ("REHEARSALS", 2)):
        monkeypatch.setattr(judgement, name, little)
    monkeypatch.setattr(report, "RECHECK", 2)


@pytest.fixture(scope="module")
def match() -> Match:
    return durbar.play(durbar.game("revival", 2), [RandomBot(1), RandomBot(2)], seed=5)


@pytest.mark.usefixtures("hurry")
def test_a_report_tells_chances_luck_and_costs(match: Match) -> None:
    looked: list[tuple[int, int]] = []
    made = report.make_report(match, lambda done, of: looked.append((done, of)))
    assert looked == sorted(looked)
    assert looked[0][0] == 0
    assert looked[-1][0] == looked[-1][1]  # and the bar is full at the end
    for moment in made.moments:
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.001)
    outcome = match.state.outcome
    assert outcome is not None
    assert [seat for seat, chance in enumerate(made.moments[-1].chances) if chance] == list(outcome.winners)
    assert sum(made.luck) == pytest.approx(0.0, abs=0.001)  # what one gains the other loses
    for seat in (0, 1):  # luck, choices and the rest add up to what became of the chance
        first, last = made.moments[0].chances[seat], made.moments[-1].chances[seat]
        assert first + made.luck[seat] - made.cost[seat] + made.besides(seat) == pytest.approx(last)
    assert sum(made.decisions) == sum(kind.decisions for kind in made.kinds)
    assert sum(made.decisions) == sum(decision.offered > 1 for decision in match.decisions)
    assert made.marks  # random players err
    for mark in made.marks:
        assert mark.cost >= report.MARKED
        assert mark.move != mark.better
        assert match.at(mark.number).to_act is not None
    written = json.loads(json.dumps(made.to_dict()))
    assert report.report_from(written) == made
    with pytest.raises(ValueError, match="edition"):
        report.report_from({**written, "edition": 0})
    assert len(ET.fromstring(report.chart(made)).findall("{*}polyline")) == 2


def test_strengths_and_weaknesses_are_kinds_of_decisions() -> None:
    kinds = [
        Kind(0, "bid", 9, 0.4),
        Kind(0, "build", 8, 0.002),
        Kind(0, "collect", 1, 0.0),
        Kind(1, "bid", 9, 0.1),
    ]
    assert [kind.prompt for kind in report.weaknesses(kinds, 0)] == ["bid"]
    assert [kind.prompt for kind in report.strengths(kinds, 0)] == ["build"]
    assert report.strengths(kinds, 1) == []


def test_what_has_no_fitted_weights_is_judged_by_what_the_rules_appraise() -> None:
    made = report.make_report(durbar.play(Lanterns(2), [RandomBot(1), RandomBot(2)], seed=5))
    assert sum(made.decisions) > 0
    for moment in made.moments:
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.001)


@pytest.mark.usefixtures("hurry")
def test_where_everybody_may_lose_chances_leave_room_for_nobody() -> None:
    whole = durbar.play(durbar.game("excavation", 2), [RandomBot(1), RandomBot(2)], seed=5)
    begun = Match(whole.game, whole.names)
    for decision in whole.decisions[:110]:
        begun.take(decision.entry)
    made = report.make_report(begun)
    assert made.marks  # random players err
    assert any(mark.reasons for mark in made.marks)
    assert all(0.0 < made.nobody(moment) < 1.0 for moment in made.moments)


@pytest.mark.usefixtures("hurry")
def test_a_game_that_one_plays_alone_is_judged_by_its_plan() -> None:
    game = durbar.game("revival", 1)
    solo = durbar.play(game, [RandomBot(1)], seed=5)
    made = report.make_report(solo)
    assert made.moments[-1].chances == (0.0,)  # nobody wins alone at random
    assert all(0.0 <= moment.chances[0] <= 1.0 for moment in made.moments)
    assert made.luck[0] != 0.0
    assert made.marks
    assert any(mark.reasons for mark in made.marks)


def test_a_game_for_one_without_a_plan_has_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "judgement_of", lambda game: None)
    with pytest.raises(OptionError, match="nobody to win against"):
        report.make_report(durbar.play(durbar.game("revival", 1), [RandomBot(1)], seed=5))
