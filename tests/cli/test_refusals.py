"""Whatever cannot be is refused in one sentence for players, in their language, with its rule."""

from pathlib import Path

import pytest

from durbar.core import Match
from tests.cli.terminal import Terminal
from tests.core.lanterns.game import Lanterns

WRONG = {
    "play nowhere": "There is no game “nowhere”. There are: ",
    "simulate nowhere": "There is no game “nowhere”",
    "conformance nowhere": "There is no game “nowhere”",
    "games nowhere": "There is no game “nowhere”",
    "play lanterns --players 9": "players, not for 9",
    "play lanterns --option rounds=9": "“9” is not possible for the option rounds: a number from 1 to 4",
    "play lanterns --option rounds": "“rounds” should be written NAME=VALUE",
    "play lanterns --option moon=full": "There is no option “moon”",
    "play lanterns --option rounds=2 --option rounds=3": "The option rounds is given twice",
    "play lanterns --players 2 --option whisper=yes": "whisper",
    "play lanterns --bots genius": "There is no bot “genius”",
    "play lanterns --bots random,random,random": "There is room for 1 bot; 3 were named",
    "play lanterns --players 3 --seats person,greedy": "3 players need as many seats; 2 were named",
    "play lanterns --seats person:Maya,person:Maya": "Two players are called Maya",
    "play lanterns --seats person,greedy --bots random": "with --seats or with --bots",
    "play lanterns --dealer nobody": "“nobody” cannot deal",
    "play lanterns --recover": "--recover goes with --resume FILE alone",
    "play lanterns --lang tlh": "The language “tlh” is not available",
    "play lanterns --at 3": "--at goes with --resume FILE alone",
    "play lanterns --at x": "The value of --at is not possible. durbar play --help",
    "play lanterns --fly": "There is no option --fly",
    "play lanterns --bots": "--bots needs a value",
    "replay": "FILE is missing",
    "sing": "There is no such command",
    "arena sing": "There is no such command. durbar arena --help",
    "bots lanterns revival": "That is more than durbar bots can take. durbar bots --help",
    "play --resume missing.durbar": "There is no file missing.durbar",
    "replay missing.durbar": "There is no file missing.durbar",
    "replay .": ". is a folder",
    "simulate lanterns --bots genius": "There is no bot “genius”",
}


@pytest.mark.parametrize("command", WRONG)
def test_a_wrong_wish_is_one_line(terminal: Terminal, command: str) -> None:
    result = terminal.run(*command.split())
    assert result.code == 2
    assert result.complaint.startswith("durbar: ")
    assert WRONG[command] in result.complaint
    assert result.complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("--lang fr simulate nowhere", "Il n’y a pas de jeu «\u00a0nowhere\u00a0»."),
        ("play lanterns --lang fr --bots genius", "Il n’y a pas de robot «\u00a0genius\u00a0»."),
        ("play expedition --lang=ja -o storms=2", "設定stormsはweather=customのときだけ使えます。"),
        ("play revival --lang fr -p 3 -o teams=2x2", "Ces équipes demandent 4 joueurs."),
        ("play excavation --lang ja -o map=own -o chart=A", "マップはrows = "),
        ("replay --lang fr missing.durbar", "Il n’y a pas de fichier missing.durbar."),
        ("replay --lang fr --at x", "La valeur donnée à --at n’est pas possible."),
        ("content --lang fr", "L’option --lang n’existe pas."),
    ],
)
def test_a_wrong_wish_is_told_in_the_language_of_whoever_wishes(
    terminal: Terminal, command: str, said: str
) -> None:
    result = terminal.run(*command.split())
    assert result.code == 2
    assert said in result.complaint


def test_a_command_without_a_language_complains_in_that_of_the_environment(terminal: Terminal) -> None:
    result = terminal.run("simulate", "lanterns", "--option", "moon=full", LC_ALL="ja_JP.UTF-8")
    assert "「moon」という設定はありません。" in result.complaint


def test_an_impossible_mix_cites_its_rule(terminal: Terminal) -> None:
    result = terminal.run("play", "lanterns", "--players", "2", "--option", "whisper=yes")
    assert result.complaint.endswith("[L5]\n")


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
        (lambda text: text[: len(text) // 2], "Line 11 of this record cannot be read"),
        (lambda text: text.replace("0 hang", "0 fly", 1), "is a move that is not possible there"),
        (lambda text: text.replace("game: lanterns", "game: nowhere"), "a game that is not available here"),
        (lambda text: "nonsense\n", "not a game saved by Durbar"),
        (lambda text: "", "not a game saved by Durbar"),
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
    assert "There is no moment 9999" in result.complaint


def test_a_record_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    path = record(tmp_path)
    before = path.read_text()
    result = terminal.run("play", "lanterns", "--record", str(path))
    assert result.code == 2
    assert "already exists" in result.complaint
    assert path.read_text() == before


def test_a_record_of_another_game_is_not_resumed(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal.run("play", "expedition", "--resume", str(record(tmp_path)))
    assert result.code == 2
    assert "is a game of lanterns" in result.complaint
