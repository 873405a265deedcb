"""What goes wrong becomes one line on the error stream and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from durbar.core import BadContent, DurbarError

MISTAKE = 2  # exit code: what was asked for cannot be
INTERRUPTED = 130


@contextmanager
def report_errors() -> Iterator[None]:
    """Around a whole command."""
    try:
        yield
        sys.stdout.flush()
    except BadContent as error:
        exit_with(str(error))  # which says itself where, to somebody who edits tables and knows no Python
    except DurbarError as error:
        exit_with(f"{type(error).__name__}{f' ({error.field})' if error.field else ''}: {error}")
    except BrokenPipeError:
        # Whoever reads us has seen enough. Python would complain once more when it flushes at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        named = f" ({error.filename})" if error.filename else ""
        exit_with(f"{type(error).__name__}{named}: {error.strerror or error}")
    except (KeyboardInterrupt, EOFError):
        sys.exit(INTERRUPTED)


def exit_with(message: str) -> None:
    """Say what is wrong, in one line, and leave."""
    print(f"durbar: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(MISTAKE)
