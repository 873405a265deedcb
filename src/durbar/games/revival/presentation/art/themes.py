"""The colours of the game beside those of the house, by day and by night.

The five section colours (`blue` … `yellow`) paint what is built; `-ground` is the paper behind it. A colour
is never alone: each has its sign (`symbols.SIGNS`).
"""

from durbar.art.themes import Theme, make_themes

LIGHT: Theme = {
    # The playmat and what things stand on
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
    "wood": "#b07a45",
    "wood2": "#83552c",
    "done": "#2c7a3f",
}

DARK: Theme = {
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

THEMES = make_themes(LIGHT, DARK)
