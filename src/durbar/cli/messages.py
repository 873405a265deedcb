"""What the terminal itself says, in every language of the house."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from durbar.core import Game
from durbar.texts import HOUSE, Texts

MESSAGES = Texts(Path(__file__).parent / "texts", beneath=HOUSE)


def spoken_language(arguments: Sequence[str]) -> str:
    """As ``--lang`` says anywhere in a command, if there are texts in it, else that of the environment."""
    asked = [after for each, after in pairwise(arguments) if each == "--lang"]
    asked += [each.removeprefix("--lang=") for each in arguments if each.startswith("--lang=")]
    return next(filter(None, map(known_language, asked)), environment_language())


def say(text: str, **facts: str | int) -> str:
    """A text in the language of the command that was typed."""
    return MESSAGES.say(spoken_language(sys.argv[1:]), text, **facts)


def known_language(written: str) -> str:
    """The language written as ``fr``, ``fr-CA`` or ``fr_FR.UTF-8``; "" if there are no texts in it."""
    short = written.lower().replace("_", "-").partition("-")[0].partition(".")[0]
    return short if short in MESSAGES.languages else ""


def environment_language() -> str:
    """That of the environment, else English."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known_language(next((each for each in named if each), "")) or "en"


def game_texts(kind: type[Game]) -> Texts:
    """The texts of a game that nobody has settled the options of yet."""
    texts: Texts = kind.presentation_class().texts
    return texts
