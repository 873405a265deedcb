"""The command line: ``durbar play``, ``durbar games``, ``durbar simulate``…"""

from durbar.core.extras import extra

from .door import door


def main() -> None:
    """The entry point of the program."""
    with door():
        with extra("terminal"):
            from .app import app
        app()


__all__ = ["main"]
