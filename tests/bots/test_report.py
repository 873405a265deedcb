"""The report after a game: chances, luck, and what decisions cost."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

import durbar
from durbar.bots import RandomBot, report
from durbar.bots.report import Kind
from durbar.core import Match, OptionError
from tests.core.lanterns.game import Lanterns


@pytest.fixture(scope="module")
def match() -> Match:
    return durbar.play(durbar.game("revival", 2), [RandomBot(1), RandomBot(2)], seed=5)


def test_a_report_tells_chances_luck_and_costs(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "BUDGET", 20)
    monkeypatch.setattr(report, "PLAYOUTS", 1)
    monkeypatch.setattr(report, "RECHECK", 2)
    looked: list[int] = []
    made = report.make_report(match, lambda number, _: looked.append(number))
    assert looked == list(range(len(match.decisions)))
    for moment in made.moments:
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.001)
    outcome = match.state.outcome
    assert outcome is not None
    assert [seat for seat, chance in enumerate(made.moments[-1].chances) if chance] == list(outcome.winners)
    assert sum(made.luck) == pytest.approx(0.0, abs=0.001)  # what one gains the other loses
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


def test_where_everybody_may_lose_chances_leave_room_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, little in (("BUDGET", 20), ("PLAYOUTS", 1), ("RECHECK", 2)):
        monkeypatch.setattr(report, name, little)
    whole = durbar.play(durbar.game("excavation", 2), [RandomBot(1), RandomBot(2)], seed=5)
    begun = Match(whole.game, whole.names)
    for decision in whole.decisions[:110]:
        begun.take(decision.entry)
    made = report.make_report(begun)
    assert made.marks  # random players err
    assert all(0.0 < made.nobody(moment) < 1.0 for moment in made.moments)


def test_a_game_that_one_plays_alone_has_no_report() -> None:
    solo = durbar.play(durbar.game("revival", 1), [RandomBot(1)], seed=5)
    with pytest.raises(OptionError, match="nobody to win against"):
        report.make_report(solo)
