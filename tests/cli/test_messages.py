"""The terminal's own words are the same in every language, and each of them is used."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import durbar.cli
from durbar.cli.messages import MESSAGES, spoken_language
from durbar.cli.screen import split_labels
from durbar.cli.table import HELP

FOLDER = Path(str(durbar.cli.__file__)).parent


def arguments(lang: str) -> dict[str, set[str]]:
    """Every text and the arguments it speaks of."""

    class Listener(Visitor):
        def __init__(self) -> None:
            self.heard: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            self.heard.add(node.id.name)

    texts: dict[str, set[str]] = {}
    for entry in FluentResource((FOLDER / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            listener = Listener()
            listener.visit(entry)
            texts[entry.id.name] = listener.heard
    return texts


def test_every_language_says_the_same() -> None:
    assert arguments("fr") == arguments("en")
    assert arguments("ja") == arguments("en")


def test_every_text_is_used_and_every_text_used_is_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    house = "\n".join(
        path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py")
    )  # reasons of errors
    made = {f"command-{name}{end}" for name in HELP for end in ("", "-help")}
    for text in MESSAGES.ids("en"):
        if text.partition("-")[0] == "help" and text != "help-moves":
            continue  # a command's, or an option's: test_help looks for those
        where, named = (house, text.removeprefix("wrong-")) if text.startswith("wrong-") else (code, text)
        assert re.search(rf"[\"']{named}[\"']", where) or text in made, text
    for text in re.findall(r'(?:print_text|say|ask|ask_number)\((?:screen, )?"([\w-]{3,})"', code):
        assert MESSAGES.has("en", text) or text.startswith(("game-", "option-")), text


def test_a_language_is_that_of_a_command_else_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert spoken_language([]) == "ja"
    assert spoken_language(["--lang"]) == "ja"
    assert spoken_language(["play", "--lang", "fr", "revival"]) == "fr"
    assert spoken_language(["--lang=xx"]) == "ja"


def test_a_quotation_that_moves_share_keeps_both_its_marks() -> None:
    game = durbar.game("expedition", layout="preset")
    shared, different = split_labels(game, game.start(seed=1).moves, "fr", ["Maya", "Ram"])
    assert shared.endswith("«\N{NO-BREAK SPACE}…\N{NO-BREAK SPACE}»")
    assert not any("«" in part for part in different)
