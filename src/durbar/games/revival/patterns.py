"""How Missions and Public Objectives are written: one token for each section, bottom first (5.4).

A colour or several in brackets, "g" for any, "k" (or "s") for the same colour as the other such sections.
"""

import re

from durbar.games.revival.rules.objectives import SAME, TOKEN
from durbar.games.revival.rules.sections import ALL_COLOURS


def tokens(written: str) -> list[str]:
    return re.findall(r"\[[A-Z]*\]|.", written)


def pattern(written: str, letters: str) -> int:
    """Six bits a level, bottom first: the colours allowed, and SAME for the tokens k and s."""
    packed = 0
    for level, token in enumerate(tokens(written)):
        if token in "ks":
            bits = ALL_COLOURS | SAME
        elif token == "g":
            bits = ALL_COLOURS
        else:
            bits = sum(1 << letters.index(letter.lower()) for letter in token.strip("[]"))
        packed |= bits << TOKEN * level
    return packed


def plain_colours(written: str, letters: str) -> int:
    """The colours in which a monument of one colour fulfils a pattern, as a mask."""
    packed = pattern(written, letters)
    allowed: int = ALL_COLOURS
    while packed:
        allowed &= packed & ALL_COLOURS
        packed >>= TOKEN
    return allowed
