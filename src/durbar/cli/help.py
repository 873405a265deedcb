"""``durbar --help``, and the help of every command, in the language of whoever asks.

A command is told by the text ``help-COMMAND``, what it can be asked for by ``help-COMMAND-NAME``, or by
``help-with-NAME`` where several commands share it. What has no text, as the tools for research, is told
by what stands in the program, in English.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from .messages import MESSAGES, spoken_language

HELP = ("-h", "--help")
WIDEST = 100  # columns: longer lines are hard to read


def find_command(program: Any, arguments: Iterable[str]) -> tuple[Any, list[str]]:
    """The command that was typed, and its words."""
    command, words = program, ["durbar"]
    for each in arguments:
        if each in getattr(command, "commands", {}):
            command = command.commands[each]
            words.append(each)
    return command, words


def print_help(program: Any, arguments: Sequence[str], to_errors: bool = False) -> None:
    """The page of the command that was typed: how it is written, what it does, what can be asked for."""
    command, words = find_command(program, arguments)
    lang = spoken_language(arguments)
    console = Console(highlight=False, stderr=to_errors)
    console.width = min(console.width, WIDEST)
    shown = [each for each in command.params if not getattr(each, "hidden", False) and each.name != "help"]
    arguments = [each for each in shown if each.param_type_name == "argument"]
    options = [each for each in shown if each.param_type_name == "option"]
    below = getattr(command, "commands", {})
    usage = [*words, MESSAGES.say(lang, "help-some-options"), *map(argument_usage, arguments)]
    usage += [MESSAGES.say(lang, "help-a-command")] if below else []
    console.print(Text(MESSAGES.say(lang, "help-usage", usage=" ".join(usage))), Text(), sep="\n")
    console.print(Text(describe_command(command, words, lang)))
    rows = [(argument_usage(each), describe_parameter(each, words, lang)) for each in arguments]
    print_rows(console, lang, "help-arguments", rows)
    helped = (", ".join(HELP), MESSAGES.say(lang, "help-help"))
    rows = [*((option_usage(each), describe_parameter(each, words, lang)) for each in options), helped]
    print_rows(console, lang, "help-options", rows)
    rows = [(name, describe_command(each, [*words, name], lang)) for name, each in below.items()]
    print_rows(console, lang, "help-commands", rows)


def print_rows(console: Console, lang: str, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, meaning in rows:
        table.add_row(Text(f"  {name}"), Text(meaning))
    console.print(Text(), Text(MESSAGES.say(lang, title)), table, sep="\n")


def describe_command(command: Any, words: Sequence[str], lang: str) -> str:
    """What a command does."""
    text = "-".join(["help", *words[1:]])
    return MESSAGES.say(lang, text) if MESSAGES.has(lang, text) else inspect.cleandoc(command.help or "")


def describe_parameter(parameter: Any, words: Sequence[str], lang: str) -> str:
    """What is asked for by it, and what stands for it if it is not given."""
    name = parameter.name.replace("_", "-")
    texts = ("-".join(["help", *words[1:], name]), f"help-with-{name}")
    said = next(
        (MESSAGES.say(lang, each) for each in texts if MESSAGES.has(lang, each)), parameter.help or ""
    )
    usual = parameter.default
    if isinstance(usual, bool) or usual in (None, "") or callable(usual):
        return said
    return MESSAGES.say(lang, "help-default", text=said, value=str(usual))


def option_usage(option: Any) -> str:
    """How an option is written: ``-p, --players PLAYERS``."""
    names = sorted(option.opts, key=len)
    if option.is_flag:
        return " / ".join([", ".join(names), *option.secondary_opts])
    return f"{', '.join(names)} {option.metavar or names[-1].removeprefix('--').upper()}"


def argument_usage(argument: Any) -> str:
    """How an argument is written: ``FILE``, or ``[GAME]`` where it may be left out."""
    name = argument.metavar or argument.name.upper()
    return name if argument.required else f"[{name}]"
