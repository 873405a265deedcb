"""What goes wrong becomes one line on the error stream and an exit code, never a traceback.

Players read it in their language: that of ``--lang``, wherever it stands, else that of the environment.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from durbar.core import DurbarError
from durbar.core.extras import MissingExtra

MISTAKE = 2  # exit code: what was asked for cannot be
INTERRUPTED = 130
BREAKS = re.compile(r"[ \t\r\n]+")  # other spaces are there because a language wants them
FILE_REASONS = {
    errno.ENOENT: "path-missing",
    errno.EEXIST: "path-exists",
    errno.EISDIR: "path-folder",
    errno.ENOTDIR: "path-missing",
    errno.EACCES: "path-forbidden",
    errno.EPERM: "path-forbidden",
    errno.EROFS: "path-forbidden",
    errno.ENOSPC: "disk-full",
}


@contextmanager
def report_errors() -> Iterator[None]:
    """Around a whole command."""
    try:
        yield
        sys.stdout.flush()
    except DurbarError as error:
        exit_with(sentence(error))
    except BrokenPipeError:
        # Whoever reads us has seen enough. Python would complain once more when it flushes at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        exit_with(sentence(file_error(error)))
    except (KeyboardInterrupt, EOFError):
        sys.exit(INTERRUPTED)


def sentence(error: DurbarError) -> str:
    """The error as players read it, with the rule it rests on; as programmers do, if nobody wrote more."""
    try:
        from durbar.texts import say_error

        from .messages import MESSAGES, spoken_language
    except MissingExtra:  # without the texts there is English, and that is all
        return str(error)
    lang = spoken_language(sys.argv[1:])
    said = say_error(error, lang, MESSAGES)
    said = (f"{said} [{error.rule}]" if error.rule else said) if said else str(error)
    if command := error.facts.get("recover"):
        return MESSAGES.say(lang, "recover-with", why=said, command=str(command))
    return said


def file_error(error: OSError) -> DurbarError:
    """What the system says of a file, as an error of the house."""
    path, why = str(error.filename or ""), error.strerror or str(error)
    reason = FILE_REASONS.get(error.errno or 0, "path") if path else "system"
    named = f" ({path})" if path else ""
    return DurbarError(f"{type(error).__name__}{named}: {why}", reason=reason, path=path, why=why)


def say_file_error(error: OSError, lang: str) -> str:
    """What the system says of a file, as players read it."""
    from durbar.texts import say_error

    return say_error(file_error(error), lang)


def exit_with(message: str) -> None:
    """Say what is wrong, in one line, and leave."""
    print(f"durbar: {' '.join(BREAKS.split(message.strip()))}", file=sys.stderr)
    sys.exit(MISTAKE)
