"""A command that cannot be understood: Typer's own complaints, in the words of the house."""

from __future__ import annotations

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
    try:
        return app(standalone_mode=False) or 0
    except typer.Abort:
        return 1
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands was named alone
            typer.echo(str(error), err=True)
            return 2
        raise complaint(error) from None


def complaint(error: Exception) -> DurbarError:
    """What is wrong with a command, by the kind of Typer's error and what it is about."""
    parameter, context = getattr(error, "param", None), getattr(error, "ctx", None)
    wanted = getattr(error, "option_name", "")
    if parameter is not None:
        wanted = next((each for each in parameter.opts if each.startswith("--")), str(parameter.name).upper())
    return DurbarError(
        str(error),
        field=wanted,
        reason=REASONS.get(type(error).__name__, "command"),
        wanted=wanted,
        command=context.command_path if context else "durbar",
    )
