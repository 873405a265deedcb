"""Writes SVG as text: the few words every drawing of the house is made of.

Colours are attributes, never inline styles, so that a picture is right by itself in a notebook and under
a strict Content-Security-Policy; a page may still restyle it by class. Output depends on the input alone.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape

FONTS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', 'Hiragino Sans', sans-serif"
SPECIAL = re.compile("[&<>\"']")  # signs that are rare, so that few texts need to be escaped
LINK = re.compile(r'href="#([^"]+)"')

Value = str | float | None


@lru_cache(maxsize=8192)  # a drawing writes some thousand numbers, most of them again and again
def number(value: float) -> str:
    """As short as it can be: 3, 0.5, -12.25."""
    whole = int(value)
    return str(whole) if whole == value else f"{value:.2f}".rstrip("0").rstrip(".")


@lru_cache(maxsize=256)
def attribute_name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def attributes(named: Mapping[str, Value]) -> str:
    """``stroke_width=2`` is ``stroke-width="2"``, ``class_`` is ``class``; None is left out."""
    written = ""
    for name, value in named.items():
        if value is not None:
            if not isinstance(value, str):
                value = number(value)
            elif SPECIAL.search(value):
                value = escape(value)
            written += f' {attribute_name(name)}="{value}"'
    return written


def tag(name: str, content: str = "", /, **named: Value) -> str:
    """One element. Its content is markup already."""
    start = f"<{name}{attributes(named)}"
    return f"{start}>{content}</{name}>" if content else f"{start}/>"


def group(content: str, /, **named: Value) -> str:
    return f"<g{attributes(named)}>{content}</g>"


def title(text: str) -> str:
    """What a pointer or a screen reader is told of the element it stands in."""
    return f"<title>{escape(text, quote=False) if SPECIAL.search(text) else text}</title>"


def label(text: str | float, x: float, y: float, size: float, fill: str, /, **named: Value) -> str:
    """A line of text; x and y are where its base line starts, or its middle with text_anchor."""
    line = text if isinstance(text, str) else number(text)
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}"{attributes(named)}>'
        f"{escape(line, quote=False)}</text>"
    )


def box(
    x: float, y: float, width: float, height: float, fill: str, /, round: float = 0, **named: Value
) -> str:
    corner = f' rx="{number(round)}"' if round else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{corner}'
        f' fill="{fill}"{attributes(named)}/>'
    )


def use(symbol: str, x: float, y: float, size: float, height: float | None = None, /, **named: Value) -> str:
    """A symbol of this width, and of the same height if no other is given."""
    at = f' x="{number(x)}" y="{number(y)}"' if x or y else ""
    tall = number(size if height is None else height)
    return f'<use href="#{symbol}"{at} width="{number(size)}" height="{tall}"{attributes(named)}/>'


def move(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The value of a transform attribute; always in this order, so that a browser can animate it."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if scale != 1:
        steps += f" scale({number(scale)})"
    return steps


def moved(x: float, y: float, content: str, scale: float = 1) -> str:
    """Something drawn from (0, 0), elsewhere; nothing if there is nothing."""
    return f'<g transform="{move(x, y, scale)}">{content}</g>' if content else ""


def definitions(body: str, library: Mapping[str, str]) -> str:
    """The symbols a drawing uses, and those they use themselves, in the order of the library."""
    wanted: set[str] = set()
    waiting = set(LINK.findall(body))
    while waiting:
        wanted |= waiting
        waiting = {name for symbol in waiting for name in LINK.findall(library[symbol])} - wanted
    return f"<defs>{''.join(text for name, text in library.items() if name in wanted)}</defs>"


def symbol(name: str, drawing: str, width: float = 48, height: float = 48) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {number(width)} {number(height)}">{drawing}</symbol>'


def document(
    body: str,
    width: float,
    height: float,
    *,
    name: str,
    description: str,
    library: Mapping[str, str] | None = None,
    background: str | None = None,
    class_: str | None = None,
    least: float | None = None,
    letters: float | None = None,
    figures: float | None = None,
) -> str:
    """A whole picture: it says what it shows to those who cannot see it, and brings the symbols it uses.

    Without a library the symbols are looked for on the page around it: see `sheet`. A picture narrower than
    `least` pixels is hard to touch: a page with less room lets people scroll. No letters of a map are smaller
    than `letters`, and no number of class `figure` smaller than `figures`: a page may show all of them
    larger, or no letters at all. A part of a table has no description where another part tells the whole
    position.
    """
    ground = box(0, 0, width, height, background) if background else ""
    head = attributes(
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {number(width)} {number(height)}",
            "class": class_,
            "data-width": least,
            "data-letters": letters,
            "data-figures": figures,
            "role": "graphics-document document",  # unlike "img" it lets what is inside be reached
            "font-family": FONTS,
            "stroke-linecap": "round",
            "stroke-linejoin": "round",
        }
    )
    summary = title(name) + (f"<desc>{escape(description, quote=False)}</desc>" if description else "")
    defined = definitions(body, library) if library is not None else ""
    return f"<svg{head}>{summary}{defined}{ground}{body}</svg>"


def sheet(library: Mapping[str, str]) -> str:
    """All symbols of a library in a picture of no size, for a page that shows many pictures."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>{''.join(library.values())}</defs></svg>"
    )
