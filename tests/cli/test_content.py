"""Tables of one's own: exported, checked, played with, and marked as such."""

from pathlib import Path

import pytest

from tests.cli.terminal import Result, Terminal

START = "1\n" * 80


@pytest.fixture
def folder(terminal: Terminal, tmp_path: Path) -> Path:
    made = tmp_path / "Bright nights"
    shown = terminal.run("content", "export", "lanterns", str(made)).fine()
    assert "numbers.toml" in shown
    assert "content.toml" in shown
    return made


def refusal(result: Result) -> str:
    assert result.code == 2
    return result.complaint


def edit(folder: Path, shared: str) -> Path:
    path = folder / "numbers.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("shared = 1 ", f"{shared} "), encoding="utf-8")
    return folder


def test_a_copy_is_the_same_as_the_house_s_own_until_it_is_edited(terminal: Terminal, folder: Path) -> None:
    assert "lanterns: the same as the house’s own" in terminal.run("content", "check", str(folder)).fine()
    shown = terminal.run("content", "check", str(edit(folder, "shared = 5"))).fine()
    assert "lanterns: Bright nights, " in shown
    assert "in place of the house’s own: numbers.toml" in shown


def test_nothing_that_is_there_is_overwritten(terminal: Terminal, folder: Path) -> None:
    assert "already exists" in refusal(terminal.run("content", "export", "lanterns", str(folder)))


def test_bad_content_is_refused_with_its_file_key_and_rule(terminal: Terminal, folder: Path) -> None:
    refused = refusal(terminal.run("content", "check", str(edit(folder, "shared = 9"))))
    assert refused.startswith("durbar: numbers.toml, glow.shared: ")
    assert "[L3]" in refused
    assert "There is no folder" in refusal(terminal.run("content", "check", str(folder / "nowhere")))


def test_it_is_played_with_and_marked_and_the_record_needs_it_again(terminal: Terminal, folder: Path) -> None:
    edit(folder, "shared = 5")
    shown = terminal.run("play", "--content", str(folder), typed=START).fine()  # content.toml names the game
    assert "Lanterns (own content: Bright nights)" in shown
    (record,) = terminal.records()
    assert "\ncontent: " in record.read_text(encoding="utf-8")
    assert "Name their folder with --content" in refusal(terminal.run("replay", str(record)))
    assert "Bright nights" in terminal.run("replay", str(record), "--content", str(folder)).fine()
    assert "Name their folder with --content" in refusal(terminal.run("verify", str(record)))
    assert "no server dealt it" in refusal(terminal.run("verify", str(record), "--content", str(folder)))


def test_a_game_goes_on_with_the_same_content(terminal: Terminal, folder: Path) -> None:
    edit(folder, "shared = 5")
    shown = terminal.run("play", "lanterns", "--content", str(folder), "--lang", "fr", typed="1\n").fine()
    assert "(contenu personnel\N{NO-BREAK SPACE}: Bright nights)" in shown
    assert "--content" in shown
    (record,) = terminal.records()
    assert "Name their folder with --content" in refusal(terminal.run("play", "--resume", str(record)))
    terminal.run("play", "--resume", str(record), "--content", str(folder), typed=START).fine()


def test_it_is_simulated_checked_and_matched_with(terminal: Terminal, folder: Path) -> None:
    edit(folder, "shared = 5")
    own = ("--content", str(folder))
    simulate = ("simulate", "lanterns", "-p", "2", "-n", "5", "--json")
    assert terminal.run(*simulate, *own).fine() != terminal.run(*simulate).fine()
    match = ("arena", "match", "lanterns", "-p", "2", "--bots", "random,random", "--deals", "2")
    ledger = folder / "ledger.jsonl"
    terminal.run(*match, "--ledger", str(ledger)).fine()
    terminal.run(*match, "--ledger", str(ledger), *own, "--workers", "2").fine()
    assert len(ledger.read_text(encoding="utf-8").splitlines()) == 2, "other content, other games"
    terminal.run("arena", "ladder", "--deals", "2", "--pages", str(folder / "pages"), *own).fine()
    page = (folder / "pages" / "ladder.md").read_text(encoding="utf-8")
    assert "## lanterns (own content: Bright nights)" in page
    (folder / "numbers.toml").write_text("[glow]\nshared = 99\n", encoding="utf-8")
    assert "numbers.toml, colour: “colour” is missing." in refusal(
        terminal.run("conformance", "lanterns", *own)
    )


def test_an_edition_of_the_house_is_exported_by_its_number(terminal: Terminal, tmp_path: Path) -> None:
    first = tmp_path / "first"
    terminal.run("content", "export", "lanterns", str(first), "--edition", "1").fine()
    assert "edition = 1\n" in (first / "content.toml").read_text(encoding="utf-8")
    assert "lanterns: the same as the house’s own" in terminal.run("content", "check", str(first)).fine()
    wrong = terminal.run("content", "export", "lanterns", str(tmp_path / "none"), "--edition", "9")
    assert "There is no edition 9 of the house’s own content" in refusal(wrong)
    assert not (tmp_path / "none").exists()


def test_content_is_checked_in_the_language_of_whoever_asks(terminal: Terminal, folder: Path) -> None:
    check = ("content", "check", str(folder))
    assert "sans changement" in terminal.run(*check, LC_ALL="fr_FR.UTF-8").fine()
    edit(folder, "shared = 5")
    assert "標準の代わりに使うもの：numbers.toml" in terminal.run(*check, LC_ALL="ja_JP.UTF-8").fine()
