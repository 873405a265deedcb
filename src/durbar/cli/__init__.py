"""The command line: ``durbar play``, ``durbar games``, ``durbar simulate``…"""

import sys

from durbar.core.extras import extra

from .errors import report_errors


def main() -> None:
    """The entry point of the program."""
    with report_errors():
        with extra("terminal"):
            from .app import app
            from .usage import run
        code = run(app)
    sys.exit(code)


__all__ = ["main"]
