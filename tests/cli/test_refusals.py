"""Whatever cannot be is refused in one line that names the kind of error, the field and the rule."""

from pathlib import Path

import pytest

from durbar.core import Match
from tests.cli.terminal import Terminal
from tests.core.lanterns.game import Lanterns

WRONG = {
    "play nowhere": "UnknownGame (game): there is no game 'nowhere'",
    "simulate nowhere": "UnknownGame (game)",
    "conformance nowhere": "UnknownGame (game)",
    "games nowhere": "UnknownGame (game)",
    "play lanterns --players 9": "OptionError (players)",
    "play lanterns --option rounds=9": "OptionError (rounds)",
    "play lanterns --option rounds": "OptionError (option)",
    "play lanterns --option moon=full": "OptionError (moon)",
    "play lanterns --option rounds=2 --option rounds=3": "OptionError (rounds)",
    "play lanterns --players 2 --option whisper=yes": "OptionError (whisper)",
    "play lanterns --bots genius": "OptionError (bots)",
    "play lanterns --bots random,random,random": "OptionError (bots)",
    "play lanterns --players 3 --seats person,greedy": "OptionError (seats)",
    "play lanterns --seats person:Maya,person:Maya": "OptionError (seats)",
    "play lanterns --seats person,greedy --bots random": "OptionError (seats)",
    "play lanterns --dealer nobody": "OptionError (dealer)",
    "play lanterns --recover": "OptionError (recover)",
    "play lanterns --lang tlh": "UnknownLanguage (lang)",
    "play lanterns --at 3": "OptionError (at)",
    "play --resume missing.durbar": "FileNotFoundError (missing.durbar)",
    "replay missing.durbar": "FileNotFoundError (missing.durbar)",
    "replay .": "IsADirectoryError",
    "simulate lanterns --bots genius": "OptionError (bots)",
}


@pytest.mark.parametrize("command", WRONG)
def test_a_wrong_wish_is_one_line(terminal: Terminal, command: str) -> None:
    result = terminal.run(*command.split())
    assert result.code == 2
    assert result.complaint.startswith("durbar: ")
    assert WRONG[command] in result.complaint
    assert result.complaint.count("\n") == 1


def test_an_impossible_mix_cites_its_rule(terminal: Terminal) -> None:
    result = terminal.run("play", "lanterns", "--players", "2", "--option", "whisper=yes")
    assert result.complaint.endswith("[L5]\n")


def test_a_flag_nobody_knows_is_refused_with_a_hint(terminal: Terminal) -> None:
    result = terminal.run("play", "lanterns", "--fly")
    assert result.code == 2
    assert "No such option: --fly" in result.complaint
    assert "Traceback" not in result.complaint


def record(folder: Path) -> Path:
    path = folder / "game.durbar"
    match = Match.start(Lanterns(2), seed=3)
    while not match.over:
        match.play(match.state.moves[0])
    match.save(path)
    return path


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text[: len(text) // 2], "BadRecord"),
        (lambda text: text.replace("0 hang", "0 fly", 1), "BadRecord (move): line"),
        (lambda text: text.replace("game: lanterns", "game: nowhere"), "BadRecord (game): line 2"),
        (lambda text: "nonsense\n", "BadRecord (format): line 1"),
        (lambda text: "", "BadRecord"),
    ],
    ids=["truncated", "illegal move", "unknown game", "no record", "empty"],
)
@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_bad_record_is_refused_with_its_line(
    terminal: Terminal, tmp_path: Path, command: str, damage: object, message: str
) -> None:
    path = record(tmp_path)
    assert callable(damage)
    path.write_text(damage(path.read_text()))
    before = path.read_text()
    result = terminal.run(*command.split(), str(path))
    assert result.code == 2
    assert message in result.complaint
    assert result.complaint.count("\n") == 1
    assert path.read_text() == before


def test_a_moment_that_never_was_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal.run("replay", str(record(tmp_path)), "--at", "9999")
    assert result.code == 2
    assert "NoSuchMoment (at)" in result.complaint


def test_a_record_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    path = record(tmp_path)
    before = path.read_text()
    result = terminal.run("play", "lanterns", "--record", str(path))
    assert result.code == 2
    assert "FileExistsError" in result.complaint
    assert path.read_text() == before


def test_a_record_of_another_game_is_not_resumed(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal.run("play", "expedition", "--resume", str(record(tmp_path)))
    assert result.code == 2
    assert "OptionError (game)" in result.complaint
