"""The pieces: tokens of the players, dig tokens with their patterns, markers, small pictures of cards.

All are symbols on a square of 24, drawn once in the definitions and used by name.
"""

from collections.abc import Mapping

from durbar import svg
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, PLAYER_NAMES
from durbar.games.excavation.vocabulary import BASICS

from .palette import THEMES

SIZE = 24

SHAPES = {  # a shape for each player, so that colour is never alone
    "white": '<circle cx="12" cy="12" r="9"{0}/>',
    "orange": '<path d="M12 2 22 12 12 22 2 12Z"{0}/>',
    "violet": '<path d="M12 3 22 20.5H2Z"{0}/>',
    "turquoise": '<path d="M7.5 3h9L22 12l-5.5 9h-9L2 12Z"{0}/>',
    "neutral": '<rect x="4" y="4" width="16" height="16" rx="3"{0}/>',
}
INSIDE = {
    "white": '<circle cx="12" cy="12" r="4" fill="none" stroke="{ink}" stroke-width="1.5"/>',
    "orange": '<path d="M12 8v8M8 12h8" stroke="{ink}" stroke-width="1.8"/>',
    "violet": '<path d="M12 10v6" stroke="{mark}" stroke-width="2"/>',
    "turquoise": '<path d="M8 9.5h8M8 14.5h8" stroke="{ink}" stroke-width="1.6"/>',
    "neutral": "",
}
PATTERNS = {  # a pattern for each colour of find
    "black": '<path d="M8 16 16 8M13 6.5c2.6.2 4.3 1.9 4.5 4.5" stroke="{quiet}"/>',
    "blue": '<path d="M4 9q2.7-3 5.3 0t5.3 0 5.3 0M4 15q2.7-3 5.3 0t5.3 0 5.3 0"/>',
    "brown": '<path d="M5 5l14 14M19 5 5 19"/>',
    "red": '<path d="M5 12 12 5M5 19 19 5M12 19l7-7"/>',
    "yellow": '<path d="M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01" stroke="{ink}" stroke-width="3.4"/>',
    "green": '<path d="M7 4v16M12 4v16M17 4v16"/>',
}
SPECIALS = {
    "eminence": '<path d="M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 16.5l-5.4 3 1.2-6L3.3 9.3l6.1-.7Z"/>',
    "curator": '<path d="M4 9 12 4l8 5M5 20h14M7 10v8M12 10v8M17 10v8"/>',
    "bandit": '<path d="M3 9c6-2 12-2 18 0-1 5-4 6-6 6s-2-2-3-2-1 2-3 2-5-1-6-6Z"/>',
    "controller": '<path d="M5 10a7 7 0 0 1 12-3l2 2M19 14a7 7 0 0 1-12 3l-2-2M19 4v5h-5M5 20v-5h5"/>',
    "bounty-hunter": '<circle cx="12" cy="12" r="7" fill="none"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>',
}
ARCH = '<path d="M4 19 14 9M10 5c4 0 8 3 9 8-2-2-5-3-7-4-1-2-2-3-2-4Z"/>'


def library(theme: str) -> Mapping[str, str]:
    """Every symbol of the game in the colours of a theme."""
    colours = THEMES[theme]
    found: dict[str, str] = {}
    for name in (*PLAYER_NAMES, "neutral"):
        edge = f' fill="{colours[name]}" stroke="{colours["ink"]}" stroke-width="1.6"'
        found[f"token-{name}"] = SHAPES[name].format(edge) + INSIDE[name].format(**colours)
    for name in COLOUR_NAMES:
        square = svg.box(2, 2, 20, 20, colours[name], round=3, stroke=colours["ink"], stroke_width=1.4)
        lines = f'<g fill="none" stroke="{colours["mark"]}" stroke-width="1.8">{PATTERNS[name]}</g>'
        found[f"find-{name}"] = square + lines.format(**colours)
    found["marker"] = (
        f'<circle cx="12" cy="12" r="9" fill="none" stroke="{colours["ink"]}" stroke-width="5"/>'
        f'<circle cx="12" cy="12" r="9" fill="none" stroke="{colours["ring"]}" stroke-width="3"/>'
    )
    found["stupa"] = (
        f'<path d="M4 20h16M6 20c0-6 3-8 6-8s6 2 6 8M12 12V4M10 7h4" fill="none" stroke="{colours["earth2"]}"'
        ' stroke-width="1.8"/>'
    )
    found["hill"] = (
        f'<path d="M2 19 9 7l4 6 3-4 6 10Z" fill="{colours["hill2"]}" fill-opacity=".45" stroke="'
        f'{colours["hill2"]}" stroke-width="1.5"/>'
    )
    for name in CARD_NAMES:
        found[f"card-{name}"] = _card(name, colours)
    return {name: svg.symbol(name, drawing, SIZE, SIZE) for name, drawing in found.items()}


def _card(name: str, colours: Mapping[str, str]) -> str:
    """The picture in the corner of a card: the find a specialist pays for, or a special's sign."""
    if name in BASICS:
        colour = COLOUR_NAMES[1 + BASICS.index(name)]
        return f'<circle cx="12" cy="12" r="11" fill="{colours["panel2"]}"/>' + svg.use(
            f"find-{colour}", 2, 2, 20
        )
    ground, picture = ("arch", ARCH) if name == "arch" else ("special", SPECIALS[name])
    lines = f'<g fill="none" stroke="{colours["mark"]}" stroke-width="1.7">{picture}</g>'
    return f'<circle cx="12" cy="12" r="11.5" fill="{colours[ground]}"/>{lines}'
