"""``durbar report``: a recorded game looked at again, in the terminal and as files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import durbar
from durbar.bots import RandomBot, judgement, report
from durbar.cli.app import app
from durbar.cli.game_report import bars
from durbar.session import label_then

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
    assert re.search(r"luck [+−][\d.]+%; [\d.]+% given away in \d+ choices; the rest [+−][\d.]+%", shown)
    assert "Try again from here: durbar play --resume" in shown
    assert "could improve at “" in shown
    assert ".”" not in shown  # a question's name is no sentence


def test_a_mark_names_moves_as_they_were_offered() -> None:
    """'Hire from position 1' told nothing of whom; on the table it was 'Hire the Historian (position 1)'."""
    match = durbar.play(durbar.game("excavation", 2), [RandomBot(3), RandomBot(4)], seed=8)
    hired = [n for n, each in enumerate(match.decisions) if each.entry.text.startswith("position")]
    assert hired
    for n in hired:
        made = match.decisions[n].entry
        assert made.seat is not None
        assert label_then(match, n, made.seat, made.text, "en", match.names).startswith("Hire the ")


def test_a_line_of_chances_ends_with_the_last_moment() -> None:
    moments = [report.Moment(k, (float(k == 150),)) for k in range(151)]
    made = report.Report("revival", ("Ann",), tuple(moments), (0.0,), (0.0,), (0,), (), ())
    assert bars(made, 0).strip("▁") == "█"


def test_a_report_is_a_file_and_a_picture(record: Path) -> None:
    told = json.loads(RUN.invoke(app, ["report", str(record), "--json"]).stdout)
    assert report.report_from(told).game == "revival"
    picture = record.with_suffix(".svg")
    assert RUN.invoke(app, ["report", str(record), "--svg", str(picture)]).exit_code == 0
    assert picture.read_text().count("<polyline") == 2
