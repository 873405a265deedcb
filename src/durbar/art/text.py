"""How long a line of text is, about, and what to do with one that is too long.

Nobody can measure fonts that are chosen elsewhere. So these are guesses on the safe side: letters of Chinese
and Japanese are as wide as they are high, of all others a part of that.
"""

from dataclasses import dataclass
from functools import lru_cache

BROAD = 0x2E80  # letters beyond this one are as wide as they are high
LETTER = 0.62  # the width of any other letter, in its height
PRESSED = 0.78  # how much closer than usual letters may stand
PLAIN, BOLD = 0.56, 0.66  # the same more closely, where it is known how the line is set


@lru_cache(maxsize=4096)  # laying things out asks for the same few hundred lines again and again
def text_width(text: str, size: float, letter: float = LETTER) -> float:
    return sum(size if ord(each) > BROAD else size * letter for each in text)


def shorten(text: str, room: float, size: float) -> str:
    """As much of a line as fits; if that is not all, an ellipsis takes the place of the last letter."""
    if text_width(text, size) <= room:
        return text
    fitting = sum(text_width(text[:k], size) <= room for k in range(1, len(text)))
    return f"{text[: max(fitting - 1, 1)]}…"


@dataclass(frozen=True)
class Line:
    """A line of text as it fits into its place."""

    text: str
    size: float
    length: float | None = None  # its letters are pressed together to be as long as this


def fit_line(text: str, size: float, room: float, least: float, *, bold: bool = False) -> Line:
    """Smaller than wanted rather than out of its place; before it is too small to be read, pressed or cut."""
    fitting = fit_size(text, size, room, bold=bold)
    least = min(least, size)
    if fitting >= least:
        return Line(text, fitting)
    if fitting >= PRESSED * least:
        return Line(text, least, room)
    return Line(shorten(text, room, least), least)


def fit_size(text: str, size: float, room: float, *, bold: bool = False) -> float:
    """The size at which a line fits: smaller than wanted rather than out of its place."""
    width = text_width(text, size, BOLD if bold else PLAIN)
    return min(size, size * room / width) if width else size
