"""A command that cannot be understood: Typer's own complaints, in the words of the house."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import typer

from durbar.core import DurbarError

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # which typer itself does not show
REASONS = {
    "NoSuchOption": "command-option",
    "BadOptionUsage": "command-empty",
    "MissingParameter": "command-missing",
    "BadParameter": "command-value",
}


def run(app: typer.Typer) -> int:
    """The exit code of the command that was typed; DurbarError if it was none."""
    program = typer.main.get_command(app)
    if asks_for_help(sys.argv[1:]):
        show_help(program)
        return 0
    try:
        return program(standalone_mode=False, prog_name="durbar") or 0
    except typer.Abort:
        return 1
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands was named alone
            show_help(program, to_errors=True)
            return 2
        raise complaint(error) from None


def asks_for_help(arguments: Sequence[str]) -> bool:
    """Is ``--help`` among what was typed, before the ``--`` that ends all options?"""
    return any(each in ("-h", "--help") for each in takewhile(lambda each: each != "--", arguments))


def show_help(program: Any, to_errors: bool = False) -> None:
    from .help import print_help

    print_help(program, sys.argv[1:], to_errors)


def complaint(error: Exception) -> DurbarError:
    """What is wrong with a command, by the kind of Typer's error and what it is about."""
    parameter, context = getattr(error, "param", None), getattr(error, "ctx", None)
    wanted = getattr(error, "option_name", "")
    of_many = hasattr(getattr(context, "command", None), "commands")  # else it had arguments too many
    if parameter is not None:
        wanted = next((each for each in parameter.opts if each.startswith("--")), str(parameter.name).upper())
    return DurbarError(
        str(error),
        field=wanted,
        reason=REASONS.get(type(error).__name__) or ("command" if of_many else "command-surplus"),
        wanted=wanted,
        command=context.command_path if context else "durbar",
    )
