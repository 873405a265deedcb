"""The commands that count and measure, and those that show: games, replay, simulate, conformance, bench."""

import json
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from durbar.core import Match
from tests.cli.terminal import DURBAR, Terminal
from tests.core.lanterns.game import Lanterns

SIMULATE = ("simulate", "lanterns", "--players", "3", "--games", "12", "--seed", "4", "--option", "rounds=2")


def test_games_are_listed_in_every_language(terminal: Terminal) -> None:
    for lang, word in (("en", "players"), ("fr", "joueurs"), ("ja", "人数")):
        shown = terminal.run("games", "--lang", lang).fine()
        assert "expedition" in shown
        assert "lanterns" in shown
        assert word in shown


def test_a_game_tells_its_options(terminal: Terminal) -> None:
    shown = terminal.run("games", "lanterns").fine()
    for word in ("rounds", "1–4", "wild, gentle", "yes, no", "How many nights"):
        assert word in shown


def simulated(terminal: Terminal, *more: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(terminal.run(*SIMULATE, "--json", *more).fine())
    return result


def test_simulation_in_numbers(terminal: Terminal) -> None:
    figures = simulated(terminal, "--bots", "random,greedy")
    assert figures["game"] == "lanterns"
    assert figures["players"] == 3
    assert figures["options"]["rounds"] == 2
    assert figures["bots"] == ["random", "greedy", "random"]
    assert (figures["games"], figures["finished"]) == (12, 12)
    assert figures["decisions"] > 12
    assert figures["decisions_per_second"] == pytest.approx(
        figures["decisions"] / figures["seconds"], rel=1e-3
    )
    assert set(figures["mean_scores"]) == {"glow", "shade", "total"}
    assert figures["mean_scores"]["total"] == pytest.approx(
        figures["mean_scores"]["glow"] + figures["mean_scores"]["shade"], abs=0.01
    )
    assert len(figures["win_rate_by_seat"]) == 3
    assert sum(figures["win_rate_by_seat"]) == pytest.approx(1, abs=0.01)


def test_the_same_seed_gives_the_same_statistics(terminal: Terminal) -> None:
    one, other = simulated(terminal), simulated(terminal)
    for figures in (one, other):
        del figures["seconds"], figures["decisions_per_second"]
    assert one == other


def test_simulation_as_a_table(terminal: Terminal) -> None:
    shown = terminal.run(*SIMULATE).fine()
    assert "12 of 12 games finished" in shown
    assert "seat 3 random" in shown
    assert "win rate" in shown


def test_conformance_reports_what_held(terminal: Terminal) -> None:
    shown = terminal.run("conformance", "lanterns").fine()
    assert "settings" in shown
    assert "ok  views hide what is unseen" in shown
    assert "FAIL" not in shown


def test_bench_in_numbers(terminal: Terminal) -> None:
    figures = json.loads(terminal.run("bench", "--json", "--seconds", "0.001").fine())
    assert isinstance(figures["compiled"], bool)
    assert {"expedition", "lanterns"} <= set(figures["games"])
    for game in figures["games"].values():
        assert set(game) == {
            "players",
            "decisions_per_second",
            "decisions_per_second_inside",
            "decisions_per_second_searching",
            "clone_us",
            "view_us",
            "sample_us",
            "games_per_second",
            "decisions_per_game",
            "branching",
        }
        assert all(value > 0 for value in game.values())


def test_bench_as_a_table(terminal: Terminal) -> None:
    shown = terminal.run("bench", "--seconds", "0.001").fine()
    assert "decisions per second inside" in shown


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "evening.durbar"
    match = Match.start(Lanterns(3, refill=True), seed=3, names=["Maya", "Ravi", "Noor"])
    while not match.over:
        match.play(match.state.moves[0])
    match.save(path)
    return path


def test_replay_tells_the_whole_game(terminal: Terminal, record: Path) -> None:
    shown = terminal.run("replay", str(record)).fine()
    assert "Maya gets a lantern" in shown
    assert "Noor" in shown
    assert "Total" in shown
    assert "Ravi reçoit" not in shown


def test_replay_shows_a_moment(terminal: Terminal, record: Path) -> None:
    shown = terminal.run("replay", str(record), "--at", "7").fine()
    assert "after 7 of" in shown
    assert "Total" not in shown


def test_replay_sees_what_a_seat_saw(terminal: Terminal, record: Path) -> None:
    everybody = terminal.run("replay", str(record), "--at", "1").fine()
    assert "Maya gets a lantern" in everybody
    own = terminal.run("replay", str(record), "--at", "1", "--seat", "1").fine()
    assert "Maya gets a lantern" not in own
    assert terminal.run("replay", str(record), "--seat", "4").code == 2


def test_replay_draws_a_picture(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    shown = terminal.run("replay", str(record), "--at", "9", "--svg", "table.svg", "--lang", "fr").fine()
    assert "table.svg" in shown
    assert ElementTree.parse(tmp_path / "table.svg").getroot().tag.endswith("svg")


@pytest.mark.parametrize("command", ["replay evening.durbar", "simulate lanterns", "play lanterns"])
def test_a_reader_who_has_seen_enough_is_no_error(terminal: Terminal, record: Path, command: str) -> None:
    assert record.exists()
    with subprocess.Popen(
        [DURBAR, *command.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=terminal.home,
        env=terminal.environment,
    ) as program:
        assert program.stdout
        program.stdout.close()
        _, complaint = program.communicate(b"1\n" * 100, timeout=60)
    assert complaint == b""


def test_colour_is_for_terminals_that_want_it(terminal: Terminal, record: Path) -> None:
    assert "\x1b[" not in terminal.run("replay", str(record)).fine()
    assert "\x1b[" in terminal.run("replay", str(record), FORCE_COLOR="1").fine()
    plain = terminal.run("replay", str(record), FORCE_COLOR="1", NO_COLOR="1").fine()
    assert not any(f"\x1b[{code}m" in plain for code in ("31", "32", "33", "1;33", "1;31"))
