"""The colours that all games share, by name, for paper by day and by night; each game adds its own.

Art is drawn with `ink` on `paper`; what lies on the table itself is outlined with `rim`, and words on it
are `text` and `quiet`. What may be chosen is outlined with `target` on `halo`.
"""

from collections.abc import Mapping

Theme = Mapping[str, str]  # a colour by its name

LIGHT: Theme = {
    "table": "#efe4cf",
    "ridge": "#e7d9bf",
    "ridge2": "#dfcfb2",
    "panel": "#fbf6ea",
    "panel2": "#f2e8d3",
    "edge": "#cdb78f",
    "well": "#e6d9be",
    "text": "#33251b",
    "quiet": "#6a5642",
    "target": "#c2185b",
    "halo": "#fffaf0",
    "rim": "#2b1f17",
    "ink": "#2b1f17",
    "paper": "#fffaf0",
    "paper2": "#eadfc8",
    "card": "#f7ecd6",
    "gold": "#e3a92c",
    "gold2": "#b97f16",
    "maroon": "#8d2f2c",
    "rose": "#d7607f",
    "skin": "#d79a6b",
    "skin2": "#b97a4d",
}

# By night the table is dark and the cardboard is dimmer; inks and pieces keep their hues.
DARK: Theme = {
    "table": "#1b1a20",
    "ridge": "#211f27",
    "ridge2": "#282530",
    "panel": "#2a2730",
    "panel2": "#35313c",
    "edge": "#57505c",
    "well": "#413b46",
    "text": "#f3e9d6",
    "quiet": "#bfb2a2",
    "halo": "#fff6e4",
    "rim": "#efe3cb",
    "paper": "#f1e6d0",
    "paper2": "#d3c5aa",
    "card": "#e6d7b9",
}


def make_themes(light: Theme, dark: Theme) -> Mapping[str, Theme]:
    """The two themes of a game from its own colours; by night it names only those that change."""
    day = {**LIGHT, **light}
    return {"light": day, "dark": {**day, **DARK, **dark}}
