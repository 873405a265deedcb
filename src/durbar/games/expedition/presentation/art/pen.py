"""The pen of this game."""

from durbar.art import pen

from .themes import THEMES
from .words import Words


class Pen(pen.Pen[Words]):
    THEMES = THEMES
