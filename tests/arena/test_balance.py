"""The balance lab counts what decides games among equals."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from typer.testing import CliRunner

from durbar.arena import lineup_of
from durbar.arena.balance import Sample, count, measure
from durbar.cli.app import app
from durbar.core import OptionError, game

WORDS = ["balance", "revival", "-p", "2", "--bots", "random", "--deals", "8", "-o", "architects=random"]


def test_seats_points_and_whatever_somebody_was_dealt_are_counted(tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    told = json.loads(CliRunner().invoke(app, [*WORDS, "--json", "--svg", str(picture)]).stdout)
    assert told["games"] == 8
    assert told["fair"] == 0.5
    assert sum(share for share, _, _ in told["seats"]) == pytest.approx(1 - told["without_winner"][0])
    assert sum(row["mean"] for row in told["categories"].values()) == pytest.approx(told["score"][0])
    assert told["traits"]["architect"]
    for owners in told["traits"].values():
        assert 0 < sum(row["count"] for row in owners.values()) <= 2 * 8
    dots = ET.fromstring(picture.read_text(encoding="utf-8")).findall("{*}circle")
    assert len(dots) == 2 + sum(map(len, told["traits"].values()))
    page = CliRunner().invoke(app, WORDS).stdout
    assert "| victories of seat 2 |" in page
    assert "| architect | seats | victories | score |" in page


def test_the_same_deals_come_out_the_same_in_several_processes() -> None:
    lineup = lineup_of(game("revival", 2), ("random",), seed=4)
    assert measure(lineup, 3, workers=2) == measure(lineup, 3)


def test_what_only_tells_the_seat_is_no_trait_and_games_that_everybody_loses_are_counted() -> None:
    lineup = lineup_of(game("excavation", 2), ("random",), seed=4)

    def sample(first: float, second: float, cards: tuple[str, str]) -> Sample:
        laid = (("boards", "T1A"), ("boards", "T2" + cards[1]))
        traits = tuple({"colour": f"seat-{seat}", "card": card} for seat, card in enumerate(cards))
        return Sample((first, second), ({"sites": 5}, {"sites": 0}), (5, 0), traits, laid, 9, 40, "last-dig")

    found = count(lineup, [sample(1, 0, ("a", "b")), sample(0, 1, ("b", "a")), sample(0, 0, ("a", "a"))])
    assert set(found.traits) == {"card"}
    assert found.traits["card"]["a"].count == 4
    assert found.traits["card"]["a"].wins[0] == pytest.approx(0.5)
    assert {name: row.count for name, row in found.laid["boards"].items()} == {"T2a": 2, "T2b": 1}
    assert found.without_winner[0] == pytest.approx(1 / 3)
    assert found.categories["sites"].had == 0.5


def test_a_trait_is_told_of_after_few_games_too() -> None:
    """After six games of three 'architect' was said to be nowhere, and nothing else to be there."""
    words = ["balance", "revival", "-p", "3", "--bots", "random", "--deals", "6", "-o", "architects=random"]
    told = json.loads(CliRunner().invoke(app, [*words, "--trait", "architect", "--json"]).stdout)
    assert sum(row["count"] for row in told["traits"]["architect"].values()) == 18


def test_one_trait_can_be_told_of_alone(tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    words = [*WORDS, "--trait", "architect", "--svg", str(picture)]
    told = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert set(told["traits"]) == {"architect"}
    assert told["laid"] == {}
    dots = ET.fromstring(picture.read_text(encoding="utf-8")).findall("{*}circle")
    assert len(dots) == 2 + len(told["traits"]["architect"])
    with pytest.raises(OptionError, match=r"'colour' was not seen in these games, but .*architect"):
        CliRunner().invoke(app, [*WORDS, "--trait", "colour"], catch_exceptions=False)
