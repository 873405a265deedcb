"""The command line: ``durbar play``, ``durbar games``, ``durbar simulate``…"""

from .app import main

__all__ = ["main"]
