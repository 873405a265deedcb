"""Every symbol of the game in the colours of a theme: own vector art, drawn once and used by name."""

from collections.abc import Mapping
from functools import cache

from durbar import svg
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, PLAYER_NAMES
from durbar.games.excavation.presentation.art.palette import THEMES
from durbar.games.excavation.vocabulary import BASICS

from .land import FIELDS, LANDMARK_OF, LANDMARKS, MOUNTAINS
from .people import PEOPLE
from .pieces import BACKS, BODIES, FINDS, HEAD, INSIDE, MARKS, SHAPES, SPECIAL_SIGNS

__all__ = ["LANDMARK_OF", "colour_of", "library", "token"]


def colour_of(card: str) -> str:
    """The colour a specialist pays for; archaeologists and specials have colours of their own."""
    if card in BASICS:
        return COLOUR_NAMES[1 + BASICS.index(card)]
    return "arch" if card == "arch" else "special"


def token(name: str, theme: str) -> str:
    """A player's sign on a square of 24, as markup."""
    drawn = f'<g stroke="{{rim}}" stroke-width="1.7">{SHAPES[name]}</g>{INSIDE[name]}'
    return drawn.format(**THEMES[theme])


@cache
def library(theme: str) -> Mapping[str, str]:
    """By name; those that use others come before them."""
    colours = THEMES[theme]
    drawn = {f"field-{name}": (art, 24, 24) for name, art in FIELDS.items()}
    drawn |= {f"mountain-{name}": (art, 48, 48) for name, art in MOUNTAINS.items()}
    drawn |= {f"landmark-{name}": (art, 48, 48) for name, art in LANDMARKS.items()}
    drawn |= {f"portrait-{name}": (art, 48, 48) for name, art in PEOPLE.items()}
    for name in (*PLAYER_NAMES, "neutral"):
        drawn[f"token-{name}"] = (token(name, theme), 24, 24)
        drawn[f"pawn-{name}"] = (f'<g stroke="{{ink}}" stroke-width="1.5">{BODIES[name]}{HEAD}</g>', 24, 24)
    for name, art in FINDS.items():
        square = (
            f'<rect x="2" y="2" width="20" height="20" rx="3" fill="{{{name}}}" stroke="{{rim}}"'
            f' stroke-width="1.5"/>'
        )
        drawn[f"find-{name}"] = (square + art, 24, 24)
    drawn |= {f"sign-{name}": (sign(name), 24, 24) for name in CARD_NAMES}
    drawn |= {f"mark-{name}": (art, 24, 24) for name, art in MARKS.items()}
    drawn |= {name: (art, 24, 32) for name, art in BACKS.items()}
    return {
        name: svg.symbol(name, art.format_map(colours), wide, high)
        for name, (art, wide, high) in drawn.items()
    }


def sign(card: str) -> str:
    """The small picture of a card: the find a specialist pays for, or a sign on a disc."""
    if card in BASICS:
        return svg.use(f"find-{colour_of(card)}", 0, 0, 24)
    return (
        f'<circle cx="12" cy="12" r="10.8" fill="{{{colour_of(card)}}}" stroke="{{rim}}"'
        f' stroke-width="1.5"/>'
        f'<g fill="none" stroke="{{mark}}" stroke-width="1.7">{SPECIAL_SIGNS[card]}</g>'
    )
