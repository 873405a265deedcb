"""The drawings themselves: own vector art, each a small square that pictures use wherever they need it."""

from .library import SYMBOLS

__all__ = ["SYMBOLS"]
