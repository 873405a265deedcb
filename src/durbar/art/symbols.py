"""Drawings that are written once and used by name, in the colours of a theme."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from . import svg
from .themes import Theme


class Symbol(NamedTuple):
    """A drawing of this size; names in braces are colours. Without a size it is used as large as it is."""

    drawing: str
    width: float = 48
    height: float = 48


def inked(drawing: str, width: float = 2) -> str:
    """Outlined in ink."""
    return f'<g stroke="{{ink}}" stroke-width="{width:g}">{drawing}</g>'


class SymbolLibrary:
    """All symbols of a game, by id, in a fixed order."""

    def __init__(self, themes: Mapping[str, Theme], symbols: Mapping[str, Symbol]) -> None:
        self.themes = themes
        self.symbols = symbols
        self.coloured = lru_cache(maxsize=len(themes))(self._colour)
        self.sheet = lru_cache(maxsize=len(themes))(self._sheet)

    def _colour(self, theme: str) -> Mapping[str, str]:
        """The markup of each symbol in the colours of a theme."""
        colours = self.themes[theme]
        return {
            name: svg.symbol(name, drawing.format_map(colours), width, height)
            if width
            else svg.group(drawing.format_map(colours), id=name)
            for name, (drawing, width, height) in self.symbols.items()
        }

    def _sheet(self, theme: str) -> str:
        """All symbols in a picture of no size, for a page that shows pictures without their own."""
        return svg.sheet(self.coloured(theme))
