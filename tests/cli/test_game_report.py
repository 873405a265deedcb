"""``durbar report``: a recorded game looked at again, in the terminal and as files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import durbar
from durbar.bots import RandomBot, judgement, report
from durbar.cli.app import app

RUN = CliRunner()


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(judgement, "BUDGET", 20)
    monkeypatch.setattr(judgement, "PLAYOUTS", 1)
    monkeypatch.setattr(report, "RECHECK", 2)
    path = tmp_path / "game.durbar"
    whole = durbar.play(durbar.game("revival", 2), [RandomBot(1), RandomBot(2)], seed=5)
    match = durbar.Match(whole.game, whole.names)
    for decision in whole.decisions[: len(whole) // 3]:
        match.take(decision.entry)
    match.save(path)
    return path


def test_a_report_tells_what_cost_most_and_how_to_try_again(record: Path) -> None:
    shown = RUN.invoke(app, ["report", str(record), "--lang", "en"]).stdout.replace("\n", " ")
    assert "Chance to win of " in shown
    assert "luck" in shown
    assert "Try again from here: durbar play --resume" in shown
    assert "could gain most at “" in shown


def test_a_report_is_a_file_and_a_picture(record: Path) -> None:
    told = json.loads(RUN.invoke(app, ["report", str(record), "--json"]).stdout)
    assert report.report_from(told).game == "revival"
    picture = record.with_suffix(".svg")
    assert RUN.invoke(app, ["report", str(record), "--svg", str(picture)]).exit_code == 0
    assert picture.read_text().count("<polyline") == 2
