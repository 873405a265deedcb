"""The drawings themselves: own vector art, each a small square that pictures use wherever they need it."""

from .library import library

__all__ = ["library"]
