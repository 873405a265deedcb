"""Every symbol of the game in the colours of a theme: own vector art, drawn once and used by name."""

from collections.abc import Iterator

from durbar.art import svg
from durbar.art.symbols import Symbol, SymbolLibrary, inked
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, PLAYER_NAMES
from durbar.games.excavation.presentation.art.themes import THEMES
from durbar.games.excavation.vocabulary import BASICS

from .land import FIELDS, LANDMARK_OF, LANDMARKS, MOUNTAINS
from .people import PEOPLE, SPECIAL_SIGNS
from .pieces import BACKS, BODIES, FINDS, HEAD, INSIDE, MARKS, SHAPES

__all__ = ["LANDMARK_OF", "SYMBOLS", "colour_of", "token"]


def colour_of(card: str) -> str:
    """The colour a specialist pays for; archaeologists and specials have colours of their own."""
    if card in BASICS:
        return COLOUR_NAMES[1 + BASICS.index(card)]
    return "arch" if card == "arch" else "special"


def token(name: str) -> str:
    """A player's sign on a square of 24."""
    return f'<g stroke="{{rim}}" stroke-width="1.7">{SHAPES[name]}</g>{INSIDE[name]}'


def sign(card: str) -> str:
    """The small picture of a card: the find a specialist pays for, or a sign on a disc."""
    if card in BASICS:
        return svg.use(f"find-{colour_of(card)}", 0, 0, 24)
    return (
        f'<circle cx="12" cy="12" r="10.8" fill="{{{colour_of(card)}}}" stroke="{{rim}}"'
        f' stroke-width="1.5"/>'
        f'<g fill="none" stroke="{{mark}}" stroke-width="1.7">{SPECIAL_SIGNS[card]}</g>'
    )


def find(colour: str) -> str:
    """A dig token."""
    square = '<rect x="2" y="2" width="20" height="20" rx="3" fill="{%s}" stroke="{rim}" stroke-width="1.5"/>'
    return square % colour + FINDS[colour]


def all_symbols() -> Iterator[tuple[str, Symbol]]:
    """Those that use others come before them."""
    for name, drawing in FIELDS.items():
        yield f"field-{name}", Symbol(drawing, 24, 24)
    for kind, drawings in (("mountain", MOUNTAINS), ("landmark", LANDMARKS), ("portrait", PEOPLE)):
        for name, drawing in drawings.items():
            yield f"{kind}-{name}", Symbol(drawing)
    for name in (*PLAYER_NAMES, "neutral"):
        yield f"token-{name}", Symbol(token(name), 24, 24)
        yield f"pawn-{name}", Symbol(inked(BODIES[name] + HEAD, 1.5), 24, 24)
    for name in FINDS:
        yield f"find-{name}", Symbol(find(name), 24, 24)
    for name in CARD_NAMES:
        yield f"sign-{name}", Symbol(sign(name), 24, 24)
    for name, drawing in MARKS.items():
        yield f"mark-{name}", Symbol(drawing, 24, 24)
    for name, drawing in BACKS.items():
        yield name, Symbol(drawing, 24, 32)


SYMBOLS = SymbolLibrary(THEMES, dict(all_symbols()))
