"""Every colour of the drawing, by name, for paper by day and by night.

Player colours lie outside the palette of the finds (X-R11), and nothing is told by colour alone: each
player has a shape, each colour of find a pattern.
"""

from collections.abc import Mapping

LIGHT: Mapping[str, str] = {
    "table": "#efe6d4",
    "panel": "#fbf7ee",
    "panel2": "#f1e7d3",
    "edge": "#c9b48d",
    "text": "#30261c",
    "quiet": "#6b5a48",
    "halo": "#fffaf0",
    "target": "#c2185b",
    "plain": "#dfe5c3",
    "plain2": "#bcc79a",
    "site": "#efd9a6",
    "lake": "#a9cfdd",
    "lake2": "#7fb2c6",
    "hill": "#cbb592",
    "hill2": "#8f7650",
    "earth": "#b58c60",
    "earth2": "#5d4025",
    "ring": "#fff3d6",
    "ink": "#241a12",
    "black": "#332e2b",
    "blue": "#2b5fb3",
    "brown": "#8a4b1f",
    "red": "#c0332b",
    "yellow": "#f0c22e",
    "green": "#2f8a45",
    "mark": "#fffaf0",
    "white": "#fdfdfb",
    "orange": "#f08019",
    "violet": "#8c4fc4",
    "turquoise": "#19b5b0",
    "neutral": "#9b9488",
    "special": "#7d2846",
    "arch": "#8b8b84",
}

DARK: Mapping[str, str] = {
    **LIGHT,
    "table": "#201c18",
    "panel": "#2d2823",
    "panel2": "#38312a",
    "edge": "#6d5c44",
    "text": "#f3eadb",
    "quiet": "#c5b49c",
    "halo": "#14110e",
    "target": "#ff6fa5",
    "plain": "#525a3f",
    "plain2": "#3b422d",
    "site": "#7d683c",
    "lake": "#2c5566",
    "lake2": "#4d8298",
    "hill": "#6a5a42",
    "hill2": "#b39a70",
    "earth": "#75563a",
    "earth2": "#e0bd8b",
    "ring": "#fff3d6",
    "ink": "#120d09",
}

THEMES: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK}
