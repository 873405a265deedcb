"""What goes wrong at the door: every mistake becomes one line on the error stream, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from durbar.core import DurbarError

WRONG = 2  # exit code: what was asked for cannot be
INTERRUPTED = 130


@contextmanager
def door() -> Iterator[None]:
    """Around a whole command."""
    try:
        yield
        sys.stdout.flush()
    except DurbarError as error:
        refuse(f"{type(error).__name__}{f' ({error.field})' if error.field else ''}: {error}")
    except BrokenPipeError:
        # Whoever reads us has seen enough. Python would complain once more when it flushes at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        named = f" ({error.filename})" if error.filename else ""
        refuse(f"{type(error).__name__}{named}: {error.strerror or error}")
    except (KeyboardInterrupt, EOFError):
        sys.exit(INTERRUPTED)


def refuse(message: str) -> None:
    """Say what is wrong, in one line, and leave."""
    print(f"durbar: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(WRONG)
