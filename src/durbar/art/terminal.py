"""What the sketches of games in a terminal are written with: rich markup, in lines that fit."""

import unicodedata
from collections.abc import Iterable, Sequence

WIDTH = 100  # columns

Item = tuple[str, str]  # text and style


def styled(text: str, style: str = "") -> str:
    """Text in a style; nothing in it is taken for markup."""
    plain = text.replace("[", r"\[")
    return f"[{style}]{plain}[/]" if style and text else plain


def columns(text: str) -> int:
    """Width in the terminal: characters of East Asia take two columns."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def wrap_groups(groups: Iterable[Sequence[Item]], between: str = "  ", indent: str = "") -> list[str]:
    """Groups of pieces in lines that fit, never broken inside a group."""
    lines, used = [""], 0
    for group in groups:
        wide = sum(columns(text) for text, _ in group)
        gap = between if used else indent
        if used and used + columns(gap) + wide > WIDTH:
            lines.append("")
            gap, used = indent, 0
        lines[-1] += gap + "".join(styled(text, style) for text, style in group)
        used += columns(gap) + wide
    return lines


def wrap(items: Iterable[Item], between: str = "  ", indent: str = "") -> list[str]:
    """The same for single pieces."""
    return wrap_groups(([item] for item in items), between, indent)
