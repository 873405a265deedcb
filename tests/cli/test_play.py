"""Whole games and every command of the table, typed line by line."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from durbar.core import Match
from tests.cli.terminal import DURBAR, Terminal
from tests.core.lanterns.game import Lanterns
from tests.languages import LANGUAGES

FIRST = "1\n" * 60
LANTERNS = ("play", "lanterns", "--seed", "5")


def load(path: Path) -> Match:
    return Match.load(path, kind=Lanterns)


def test_a_person_plays_bots_to_the_end_and_sees_every_category(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, "--players", "3", typed=FIRST).fine()
    assert "wins" in shown or "share the victory" in shown
    for line in ("Glow", "Shade", "Total", "Place"):
        assert line in shown
    (path,) = terminal.records()
    assert load(path).over
    assert f"durbar replay {path}" in shown


@pytest.mark.parametrize(("lang", "word"), [("en", "Goodbye"), ("fr", "Au revoir"), ("ja", "さようなら")])
def test_the_table_speaks(terminal: Terminal, lang: str, word: str) -> None:
    assert word in terminal.run(*LANTERNS, "--lang", lang).fine()
    assert word in terminal.run(*LANTERNS, LC_ALL=f"{lang}_XX.UTF-8").fine()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_expedition_is_played_to_its_end(terminal: Terminal, lang: str) -> None:
    wishes = ("--players", "3", "--seed", "7", "--option", "tents=yes", "--option", "characters=yes")
    bots = ("--bots", "random", "--lang", lang)
    shown = terminal.run("play", "expedition", *wishes, *bots, typed="1\n" * 400).fine()
    (path,) = terminal.records()
    assert Match.load(path).over
    assert "durbar replay" in shown


def test_moves_are_understood_by_number_word_and_part(terminal: Terminal) -> None:
    for answer in ("1", "hang blue", "HANG  B", "h", "blue"):
        shown = terminal.run(*LANTERNS, "--players", "3", typed=f"{answer}\n").fine()
        assert "Player 1 hangs blue" in shown, answer


def test_words_of_the_own_language_are_understood(terminal: Terminal) -> None:
    typed = "1:3,2\nprendre rose\n"
    wishes = ("--seed", "5", "--option", "layout=preset", "--lang", "fr", "--option", "holder=p1")
    shown = terminal.run("play", "expedition", *wishes, typed=typed).fine()
    assert "Joueur 1 a pris le dé rose" in shown


def test_ambiguous_and_unknown_words_change_nothing(terminal: Terminal) -> None:
    shown = terminal.run("play", "expedition", "--seed", "1", typed="xyzzy\n77\nplac\n").fine()
    assert "do not understand “xyzzy”" in shown
    assert "There is no 77" in shown
    assert "“plac” could mean several moves" in shown
    assert all(entry.seat != 0 for entry in Match.load(terminal.records()[0]).entries)


def test_a_refused_move_is_explained_with_its_rule(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, typed="hang gold\nshade\n? hang gold\n").fine()
    assert shown.count("[L3]") >= 2
    assert "[L2]" in shown


def test_help_lists_every_command(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, typed="?\n").fine()
    for word in ("undo", "board", "log", "hint", "save FILE", "lang", "quit"):
        assert f" {word}" in shown


def test_a_card_and_a_score_are_explained(terminal: Terminal) -> None:
    shown = terminal.run("play", "expedition", "--seed", "1", typed="? rope\n? tea leaves\n? sets\n").fine()
    assert "Rope ladder" in shown
    assert "Twice as many steps" in shown
    assert "all six" in shown


def test_a_move_is_shown_before_it_is_made(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, typed="? 1\n").fine()
    assert "Possible now: Hang a blue lantern (hang blue)." in shown
    assert "Player 1 has chosen." in shown
    assert "hangs" not in shown  # what the others will turn up is not known


def test_undo_takes_back_until_something_comes_to_light(terminal: Terminal) -> None:
    wishes = ("--seed", "5", "--option", "layout=preset", "--option", "holder=p1", "--bots", "random")
    typed = "place 1:3,2\ntake pink\nundo\ntake brown\ngo\nundo\nundo\nundo\nlog\n"
    shown = terminal.run("play", "expedition", *wishes, typed=typed).fine()
    assert "Taken back: take pink" in shown
    assert "Taken back: take brown" in shown
    assert "Too late: dice rolled" in shown


def test_the_log_the_board_and_a_hint_are_there_when_asked_for(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, "--players", "3", typed="log\nboard\nhint\n").fine()
    assert shown.count("The wind blows") == 2
    assert shown.count("Lanterns 1:") == 2
    assert "An experienced bot would choose" in shown


def test_save_writes_a_copy_that_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    typed = "1\nsave copy.durbar\nsave\nsave nowhere/copy.durbar\n"
    shown = terminal.run(*LANTERNS, typed=typed).fine()
    assert "Saved in copy.durbar" in shown
    assert "save FILE" in shown
    assert "could not be saved" in shown
    assert not load(tmp_path / "copy.durbar").over
    shown = terminal.run("play", "--resume", "copy.durbar", typed=FIRST).fine()
    assert load(tmp_path / "copy.durbar").over
    assert "Total" in shown


def test_a_game_that_is_over_is_tried_again_from_any_moment(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*LANTERNS, "--record", "over.durbar", typed=FIRST).fine()
    whole = load(tmp_path / "over.durbar")
    assert whole.over
    again = len(whole) // 2
    terminal.run("play", "--resume", "over.durbar", "--at", str(again), typed="quit\n").fine()
    (path,) = terminal.records()
    branch = load(path)
    assert branch.decisions[:again] == whole.decisions[:again]
    assert not branch.over
    assert load(tmp_path / "over.durbar").record() == whole.record()
    refused = terminal.run("play", "--resume", "over.durbar", "--at", "9999")
    assert "There is no moment" in refused.complaint


def test_the_language_changes_in_the_middle(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, typed="lang fr\nlang xx\nquit\n").fine()
    assert "n’existe pas ici. Connues" in shown
    assert "Au revoir" in shown


def test_quit_keeps_the_game_and_says_how_to_go_on(terminal: Terminal) -> None:
    wishes = (*LANTERNS, "--seats", "person:Maya,random:Ravi")
    shown = terminal.run(*wishes, typed="1\nquit\n").fine()
    (path,) = terminal.records()
    assert f"durbar play --resume {path}" in shown
    kept = load(path)
    assert not kept.over
    assert kept.names == ("Maya", "Ravi")
    shown = terminal.run("play", "--resume", str(path), typed=FIRST).fine()
    assert "Ravi" in shown
    assert "Player" not in shown
    assert load(path).over


def test_the_end_of_the_input_is_a_polite_goodbye(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS).fine()
    assert "Goodbye." in shown
    assert not load(terminal.records()[0]).over


@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
def test_a_game_that_is_cut_off_leaves_a_valid_record(terminal: Terminal, tmp_path: Path, blow: int) -> None:
    path = tmp_path / "cut.durbar"
    command: list[str | Path] = [DURBAR, *LANTERNS, "--option", "rounds=4", "--record", str(path)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=terminal.environment,
    ) as game:
        assert game.stdin
        assert game.stdout
        game.stdin.write(b"1\n")
        game.stdin.flush()
        deadline = time.monotonic() + 60
        while not (path.exists() and "hang" in path.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.2)
        game.send_signal(blow)
        shown, complaint = game.communicate(timeout=60)
    assert complaint == b""
    if blow == signal.SIGINT:
        assert b"durbar play --resume" in shown
        assert game.returncode == 0
    kept = load(path)
    assert any(entry.text.startswith("hang") for entry in kept.entries)
    assert load(path).record()


def test_a_torn_record_is_recovered_when_asked(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*LANTERNS, "--record", "torn.durbar", typed="1\n").fine()
    path = tmp_path / "torn.durbar"
    path.write_text(path.read_text()[:-3])
    refused = terminal.run("play", "--resume", "torn.durbar")
    assert refused.code == 2
    assert "--recover" in refused.complaint
    shown = terminal.run("play", "--resume", "torn.durbar", "--recover", typed=FIRST).fine()
    assert "damaged line" in shown
    assert load(path).over


def test_people_at_one_screen_get_a_curtain_where_there_are_secrets(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, "--seats", "person:Maya,person:Ravi", typed="1\n\n1\n").fine()
    before, after = shown.split("Ravi, it is your turn. Everybody else looks away.", 1)
    assert "Ravi gets a lantern" in before
    assert "Ravi gets a lantern" not in after.split("Ravi  ")[0]
    assert "Maya gets a lantern" in after


def test_people_without_secrets_share_the_screen(terminal: Terminal) -> None:
    wishes = ("--seats", "person:Maya,person:Ravi", "--seed", "3", "--option", "layout=preset")
    shown = terminal.run("play", "expedition", *wishes, typed=FIRST).fine()
    assert "looks away" not in shown
    assert shown.count("Day 1 began.") == 1


def test_what_is_forced_is_done_and_told(terminal: Terminal) -> None:
    wishes = ("--seed", "5", "--option", "layout=preset", "--option", "holder=p1", "--bots", "random")
    shown = terminal.run("play", "expedition", *wishes, typed=FIRST).fine()
    assert "The only choice was made for you: End the turn." in shown


def test_bots_alone_can_be_watched(terminal: Terminal) -> None:
    shown = terminal.run(*LANTERNS, "--seats", "greedy,random").fine()
    assert "Total" in shown


def test_a_person_deals_what_the_real_dice_show(terminal: Terminal) -> None:
    typed = "red\ndeal gold\nroll\nblue\nperhaps\nface 6\n1\nroll all\n1\nquit\n"
    wishes = ("play", "lanterns", "--dealer", "person", "--record", "dealt.durbar")
    shown = terminal.run(*wishes, typed=typed).fine()
    assert "roll all for all" in shown
    entries = [entry.text for entry in load(terminal.home / "dealt.durbar").entries if entry.kind == "chance"]
    assert entries[:2] == ["deal red", "deal gold"]
    assert entries[3:5] == ["deal blue", "face 6"]


def test_the_same_seed_deals_the_same_game(terminal: Terminal) -> None:
    for name in ("a.durbar", "b.durbar"):
        terminal.run(*LANTERNS, "--record", name, typed=FIRST).fine()
    assert (terminal.home / "a.durbar").read_text() == (terminal.home / "b.durbar").read_text()


def test_nothing_is_lost_where_nothing_can_be_kept(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    shown = terminal.run(*LANTERNS, typed=FIRST).fine()
    assert "This game is not recorded" in shown
    assert "Total" in shown
