"""Every colour of the drawing, by name, for paper by day and by night.

The five section colours (`blue` … `yellow`) paint what is built; `-ground` is the paper behind it. A colour
is never alone: each has its sign (`symbols.SIGNS`).
"""

from collections.abc import Mapping

LIGHT: Mapping[str, str] = {
    # The table
    "table": "#efe4cf",
    "ridge": "#e7d9bf",
    "ridge2": "#dfcfb2",
    "panel": "#fbf6ea",
    "panel2": "#f2e8d3",
    "edge": "#cdb78f",
    "text": "#33251b",
    "quiet": "#6a5642",
    "target": "#c2185b",
    "halo": "#fffaf0",
    "rim": "#2b1f17",
    # Cardboard and paper
    "ink": "#2b1f17",
    "paper": "#fffaf0",
    "card": "#f7ecd6",
    "well": "#e6d9be",
    "mat": "#e2b9b1",
    "mat2": "#c98d86",
    "core": "#a9536b",
    "shelf": "#a98a5c",
    # Sections: paint and ground
    "blue": "#2f6fbd",
    "white": "#fffdf6",
    "red": "#d0402f",
    "green": "#2f9150",
    "yellow": "#f2bb2e",
    "joker": "#8d6bb0",
    "blue-ground": "#c4daf1",
    "white-ground": "#cfcac3",
    "red-ground": "#f5c6bb",
    "green-ground": "#c0e2c8",
    "yellow-ground": "#fbe7aa",
    "joker-ground": "#e3d5ee",
    # Objectives
    "any": "#c9c2b6",
    "same": "#36322f",
    "same2": "#23407a",
    # Seats that have no section colour, and paint for everything else
    "purple": "#7d51a3",
    "deckblue": "#3b6aa0",
    "deckred": "#a63a33",
    "gold": "#e3a92c",
    "gold2": "#b97f16",
    "wood": "#b07a45",
    "wood2": "#83552c",
    "skin": "#d79a6b",
    "rose": "#d7607f",
    "maroon": "#8d2f2c",
    "done": "#2c7a3f",
}

# By night the table is dark and the cardboard is dimmer; inks and pieces keep their hues.
DARK: Mapping[str, str] = {
    **LIGHT,
    "table": "#1b1a20",
    "ridge": "#211f27",
    "ridge2": "#282530",
    "panel": "#2a2730",
    "panel2": "#35313c",
    "edge": "#57505c",
    "text": "#f3e9d6",
    "quiet": "#bfb2a2",
    "halo": "#fff6e4",
    "rim": "#efe3cb",
    "paper": "#f1e6d0",
    "card": "#e6d7b9",
    "well": "#413b46",
    "mat": "#4c3238",
    "mat2": "#6b464c",
    "core": "#8a4258",
    "shelf": "#7d6646",
    "blue-ground": "#9fb9d4",
    "white-ground": "#a8a39b",
    "red-ground": "#d7a296",
    "green-ground": "#9bc2a5",
    "yellow-ground": "#dcc583",
    "joker-ground": "#c2b2d0",
    "any": "#a49d92",
    "done": "#4fae66",
}

THEMES: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}
