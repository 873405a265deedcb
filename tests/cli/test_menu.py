"""`durbar play` without a game: a newcomer is asked what to play, and plays it."""

import re

from tests.cli.terminal import Terminal

START = "1\n" * 80


def number_of(shown: str, name: str) -> str:
    """The number in front of a game in the menu."""
    found = re.search(rf"(\d+) {name}", shown)
    assert found is not None
    return found[1]


def test_the_menu_lists_the_games_and_leaves_politely(terminal: Terminal) -> None:
    shown = terminal.run("play").fine()
    assert "Kathmandu" in shown
    assert "Lanterns" in shown
    assert "Goodbye." in shown


def test_a_newcomer_gets_a_game_by_pressing_enter(terminal: Terminal) -> None:
    number = number_of(terminal.run("play").fine(), "Lanterns")
    shown = terminal.run("play", typed=f"{number}\n\n\n\n\n\n{START}").fine()
    assert "Total" in shown


def test_players_names_bots_and_options_are_asked_for(terminal: Terminal) -> None:
    number = number_of(terminal.run("play").fine(), "Lanterns")
    answers = [
        number,
        "9",
        "3",
        "2",
        "Maya",
        "Ravi",
        "genius",
        "random",
        "1",
        "9",
        "1",
        "1",
        "2",
        "gentle",
        "3",
    ]
    shown = terminal.run("play", typed="\n".join([*answers, "", START])).fine()
    assert "A number from 2 to 4" in shown
    assert "a number from 1 to 4 is expected" in shown
    assert "I do not understand “genius”" in shown
    assert "Maya" in shown
    assert "Ravi" in shown
    (path,) = terminal.records()
    head = path.read_text().split("\n\n")[0]
    assert "players: 3" in head
    assert "option rounds: 1" in head
    assert "option wind: gentle" in head
    assert "option refill: yes" in head


def test_an_impossible_mix_is_refused_and_can_be_mended(terminal: Terminal) -> None:
    number = number_of(terminal.run("play").fine(), "Lanterns")
    answers = [number, "2", "1", "", "", "4", "", "4", "", START]
    shown = terminal.run("play", typed="\n".join(answers)).fine()
    assert "two players have nobody to whisper about [L5]" in shown
    assert "Total" in shown


def test_the_menu_changes_its_language(terminal: Terminal) -> None:
    shown = terminal.run("play", typed="fr\nja\nquit\n").fine()
    assert "Bienvenue" in shown
    assert "ようこそ" in shown
    assert "さようなら" in shown


def test_an_unfinished_game_is_offered_again(terminal: Terminal) -> None:
    terminal.run("play", "lanterns", "--seats", "person:Maya,random", typed="quit\n").fine()
    number = number_of(terminal.run("play").fine(), "Go on playing")
    shown = terminal.run("play", typed=f"{number}\n{START}").fine()
    assert "Maya" in shown
    assert "Total" in shown
    assert "Go on playing" not in terminal.run("play").fine()


def test_a_broken_package_does_not_close_the_house(terminal: Terminal) -> None:
    points = terminal.home / "site" / "lanterns-1.0.dist-info" / "entry_points.txt"
    points.write_text("[durbar.games]\nruin = tests.no_such_module:Ruin\n")
    shown = terminal.run("games").fine()
    assert "ruin is installed but cannot be loaded" in shown
    assert "expedition" in shown
