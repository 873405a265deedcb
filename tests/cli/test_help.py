"""The help of the program, in the language of whoever asks."""

from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from durbar.cli.app import app
from durbar.cli.help import describe_command, describe_parameter
from durbar.cli.messages import MESSAGES
from tests.cli.terminal import Terminal
from tests.languages import LANGUAGES, TRANSLATIONS

RESEARCH = {"simulate", "conformance", "balance", "bench", "load", "arena"}  # whose options are in English
PAGE = {"usage", "some-options", "a-command", "arguments", "options", "commands", "help", "default"}


def commands(command: Any, *words: str) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Every command with its words, groups of them included."""
    yield command, words
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *words, name)


ALL = tuple(commands(get_command(app), "durbar"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_of_players_is_explained(lang: str) -> None:
    used = {f"help-{each}" for each in PAGE}
    for command, words in ALL:
        used |= {"-".join(["help", *words[1:]])}
        assert describe_command(command, words, lang), words
        if lang in TRANSLATIONS and len(words) <= 2:
            assert describe_command(command, words, lang) != describe_command(command, words, "en"), words
        for parameter in command.params:
            name = parameter.name.replace("_", "-")
            used |= {"-".join(["help", *words[1:], name]), f"help-with-{name}"}
            if parameter.name != "help":
                assert describe_parameter(parameter, words, lang), (words, name)
                if lang in TRANSLATIONS and not RESEARCH & set(words):
                    said, english = (describe_parameter(parameter, words, each) for each in (lang, "en"))
                    assert said != english, (words, name)
    assert {each for each in MESSAGES.ids(lang) if each.startswith("help")} - used <= {"help-moves"}


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("--help", ["Usage: durbar [OPTIONS] COMMAND", "play  ", "Show this help."]),
        (
            "play --help --lang fr",
            ["Utilisation\u00a0: durbar play [OPTIONS] [GAME]", "-p, --players PLAYERS"],
        ),
        (
            "serve -h --lang ja",
            ["使い方：durbar serve [オプション]", "（指定しなければ 127.0.0.1）", "--no-browser"],
        ),
        ("arena ladder --help", ["Usage: durbar arena ladder [OPTIONS] [GAMES]"]),
    ],
)
def test_a_page_of_help_is_shown(terminal: Terminal, typed: str, shown: list[str]) -> None:
    page = terminal.run(*typed.split(), COLUMNS="200").fine()
    assert [each for each in shown if each not in page] == []


def test_a_group_of_commands_alone_shows_what_it_has(terminal: Terminal) -> None:
    result = terminal.run("content", LC_MESSAGES="fr_FR.UTF-8")
    assert (result.code, result.shown) == (2, "")
    assert "Commandes\u00a0:" in result.complaint
    assert "export" in result.complaint


def test_no_japanese_line_is_wider_than_the_terminal(terminal: Terminal) -> None:
    from rich.cells import cell_len

    page = terminal.run("play", "--help", "--lang", "ja", COLUMNS="80").fine()
    assert max(map(cell_len, page.splitlines())) <= 80
    assert "…\n" not in page
