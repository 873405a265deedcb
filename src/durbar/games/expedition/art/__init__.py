"""The table as a picture: `draw` puts it together from the drawings in symbols/."""

from .draw import draw, symbol_sheet

__all__ = ["draw", "symbol_sheet"]
