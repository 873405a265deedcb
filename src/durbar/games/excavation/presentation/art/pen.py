"""The pen of this game. It says nothing but plain texts, so it needs no words of its own."""

from durbar.art import pen
from durbar.art.words import Words

from .themes import THEMES


class Pen(pen.Pen[Words]):
    THEMES = THEMES
    OUTLINE = (("halo", 5.5), ("target", 3))
    AIR = 0
