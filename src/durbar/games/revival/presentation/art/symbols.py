"""The drawings themselves: own vector art. Names in braces are colours, `currentColor` that of the section.

Sections are 48 by 28 and stand on each other without a gap; a Buddha is 48 by 40.
"""

from collections.abc import Iterator, Mapping

from durbar.art.symbols import Symbol, SymbolLibrary, inked

from .themes import THEMES

LINE = 1.6  # of a section


SHAPES: Mapping[str, str] = {
    "bu1": (
        '<circle cx="24" cy="13" r="11.5" fill="{gold}"/>'
        '<path d="M6 38c2-5 6-7 9-5 2-3 6-3 9 0 3-3 7-3 9 0 3-2 7 0 9 5z" fill="{rose}"/>'
        '<path d="M24 17c8 0 11 6 12 11l5 5c-6 3.5-28 3.5-34 0l5-5c1-5 4-11 12-11z" fill="currentColor"/>'
        '<path d="M17 20c4 6 9 8 16 8" fill="none"/>'
        '<path d="M18 32c3-3 9-3 12 0-3 2-9 2-12 0z" fill="{skin}"/>'
        '<circle cx="24" cy="4.4" r="2.6" fill="{ink}"/>'
        '<path d="M24 5.5c5 0 6.5 3.5 6.5 7s-3 7-6.5 7-6.5-3.5-6.5-7 1.5-7 6.5-7z" fill="{skin}"/>'
        '<path d="M17.5 10.5c1-4 3-5.5 6.5-5.5s5.5 1.5 6.5 5.5c-4-2.5-9-2.5-13 0z" fill="{ink}"/>'
        '<path d="M20.5 13.5h2.5M25 13.5h2.5M22.5 16.8h3" fill="none" stroke-width="1.2"/>'
    ),
    "sh1": (
        '<path d="M2 28v-5h44v5z" fill="{paper}"/>'
        '<path d="M8 23V0h32v23z" fill="currentColor"/>'
        '<path d="M17.5 23V9c0-5 13-5 13 0v14z" fill="{maroon}"/>'
        '<path d="M24 12v3" stroke="{gold}" stroke-width="3"/>'
        '<path d="M8 4h32" fill="none"/>'
        '<path d="M11 23V4h3v19zM34 23V4h3v19z" fill="{paper}"/>'
    ),
    "sh2": (
        '<path d="M8 28v-4h32v4z" fill="{paper}"/>'
        '<path d="M1 24c9-1 15-7 17-15h12c2 8 8 14 17 15z" fill="currentColor"/>'
        '<path d="M10 22c6-3 9-7 10-12M38 22c-6-3-9-7-10-12M24 23V9" fill="none" stroke-width="1.1"/>'
        '<path d="M18.5 9c0-3 2-4 5.5-8.5C27.5 5 29.5 6 29.5 9z" fill="{gold}"/>'
    ),
    "st1": (
        '<path d="M1 28v-9h46v9z" fill="currentColor"/>'
        '<path d="M5 19v-9h38v9z" fill="{paper}"/>'
        '<path d="M9 10V0h30v10z" fill="currentColor"/>'
        '<path d="M11 19v-4c0-2 4-2 4 0v4zM22 19v-4c0-2 4-2 4 0v4zM33 19v-4c0-2 4-2 4 0v4z" fill="{maroon}"'
        ' stroke-width="1"/>'
        '<path d="M6 23.5h36M14 5h20" fill="none" stroke-width="1.1"/>'
    ),
    "st2": (
        '<path d="M4 28C4 11 12 1 24 1s20 10 20 27z" fill="currentColor"/>'
        '<path d="M5 21c5 5 8 1 9.5-1 2 5 7 5 9.5 0 2.5 5 7.5 5 9.5 0C35 22 38 26 43 21" fill="none"'
        ' stroke="{ink}" stroke-width="4"/>'
        '<path d="M5 21c5 5 8 1 9.5-1 2 5 7 5 9.5 0 2.5 5 7.5 5 9.5 0C35 22 38 26 43 21" fill="none"'
        ' stroke="{gold}" stroke-width="2"/>'
        '<path d="M14 10c3-4 6-5 9-5" fill="none" stroke="{paper}" stroke-width="2"/>'
    ),
    "st3": (
        '<path d="M24 1L2 25M24 1l22 24" fill="none" stroke-width="1"/>'
        '<path d="M6 20.5l3 4 1.5-5.5zM13 13l2.5 4 2-5.5z" fill="{gold}" stroke-width=".8"/>'
        '<path d="M42 20.5l-3 4-1.5-5.5zM35 13l-2.5 4-2-5.5z" fill="{rose}" stroke-width=".8"/>'
        '<path d="M13 28V17h22v11z" fill="{paper}"/>'
        '<path d="M16 17L22.5 1h3L32 17z" fill="currentColor"/>'
        '<path d="M17.5 13h13M19 9h10M20.5 5h7" fill="none" stroke-width="1.1"/>'
        '<path d="M16 21c2-1.5 4-1.5 6 0M26 21c2-1.5 4-1.5 6 0M19 23.3v.1M29 23.3v.1" fill="none"'
        ' stroke-width="1.7"/><path d="M24 23v2" fill="none" stroke-width="1.2"/>'
    ),
    "pa1": (
        '<path d="M1 28v-5h46v5z" fill="{paper}"/>'
        '<path d="M5 23v-4h38v4z" fill="currentColor"/>'
        '<path d="M9 19V0h30v19z" fill="{wood}"/>'
        '<path d="M9 5V0h30v5z" fill="currentColor"/>'
        '<path d="M19 19V9h10v10z" fill="{maroon}"/><path d="M24 9v10" fill="none" stroke-width="1.1"/>'
        '<path d="M11.5 9h4.5v6h-4.5zM32 9h4.5v6H32z" fill="{gold}" stroke-width="1.1"/>'
    ),
    "pa2": (
        '<path d="M15 15V0h18v15z" fill="{wood}"/>'
        '<path d="M18 4h3.5v6H18zM26.5 4H30v6h-3.5z" fill="{gold}" stroke-width="1.1"/>'
        '<path d="M0 27c7-1 11-6 13-14h22c2 8 6 13 13 14z" fill="currentColor"/>'
        '<path d="M9 25c4-3 6-7 7-12M39 25c-4-3-6-7-7-12M24 26V13" fill="none" stroke-width="1.1"/>'
        '<path d="M0 27h48" fill="none" stroke-width="2.4"/>'
    ),
    "pa3": (
        '<path d="M18 15V0h12v15z" fill="{wood}"/>'
        '<path d="M21.5 4h5v6h-5z" fill="{gold}" stroke-width="1.1"/>'
        '<path d="M5 27c6-1 9-6 11-14h16c2 8 5 13 11 14z" fill="currentColor"/>'
        '<path d="M13 25c3-3 5-7 6-12M35 25c-3-3-5-7-6-12M24 26V13" fill="none" stroke-width="1.1"/>'
        '<path d="M5 27h38" fill="none" stroke-width="2.4"/>'
    ),
    "pa4": (
        '<path d="M10 27c6-1 10-9 12-15h4c2 6 6 14 12 15z" fill="currentColor"/>'
        '<path d="M18 25c2-3 4-8 5-13M30 25c-2-3-4-8-5-13" fill="none" stroke-width="1.1"/>'
        '<path d="M10 27h28" fill="none" stroke-width="2.4"/>'
        '<path d="M20 12c0-3 2-3 2-5h4c0 2 2 2 2 5z" fill="{gold}"/>'
        '<path d="M22.5 7L24 .5 25.5 7z" fill="{gold}"/>'
    ),
}
SECTIONS = {name: inked(shape, LINE) for name, shape in SHAPES.items()}
SIZES = {code: sum(name.startswith(code) for name in SECTIONS) for code in ("bu", "sh", "st", "pa")}
HEIGHTS = {name: 40.0 if name == "bu1" else 28.0 for name in SECTIONS}

# The sign of each colour, and that of the joker; 16 by 16.
SIGNS: Mapping[str, str] = {
    "blue": '<path d="M3 3h10v10H3z"',
    "white": '<path d="M8 2.2a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 1 1 0-11.6z"',
    "red": '<path d="M8 1l6.5 7L8 15 1.5 8z"',
    "green": '<path d="M8 1.5l6.8 12.2H1.2z"',
    "yellow": '<path d="M8 .8l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.2l-4.5 2.4.9-5L.8 6.1l5-.7z"',
    "joker": (
        '<path d="M8 1c2 0 3 1.5 2.5 3.5C12 3.3 14 3.7 14.7 5.5s-.4 3.3-2.4 3.6c1.5 1.4 1.6 3.3.1 4.5'
        "s-3.5.7-4.4-1.2c-.9 1.9-2.9 2.4-4.4 1.2s-1.4-3.1.1-4.5C1.7 8.8.6 7.3 1.3 5.5S4 3.3 5.5 4.5"
        'C5 2.5 6 1 8 1z"'
    ),
}

# The sign on the back of a player's coins, 24 by 24, drawn with lines.
SEAT_MARKS: Mapping[str, str] = {
    "yellow": (  # prayer wheel
        '<path d="M8 6h8v9H8z" fill="{paper}"/><path d="M7 6c0-3 10-3 10 0zM12 15v7M8 10h8" fill="none"/>'
        '<path d="M16 9l4-3" fill="none"/><circle cx="20.5" cy="5.5" r="1.2" fill="{ink}"/>'
    ),
    "white": (  # singing bowl
        '<path d="M4 11h16c0 6-3 8-8 8s-8-2-8-8z" fill="{gold}"/><path d="M13 9l6-6" fill="none"/>'
        '<path d="M4 11h16" fill="none" stroke-width="2.4"/>'
    ),
    "purple": (  # mandala
        '<path d="M12 2l3 6 6-1-4 5 4 5-6-1-3 6-3-6-6 1 4-5-4-5 6 1z" fill="{gold}"/>'
        '<circle cx="12" cy="12" r="2.6" fill="{paper}"/>'
    ),
    "red": (  # Buddha's eyes
        '<path d="M2 9c3-3 6-3 9 0-3 3-6 3-9 0zM13 9c3-3 6-3 9 0-3 3-6 3-9 0z" fill="{paper}"/>'
        '<path d="M6.5 9v.1M17.5 9v.1" stroke-width="3"/>'
        '<path d="M12 11c3 2 1 5-1 4s0-3 1-2v6" fill="none"/>'
    ),
    "green": (  # vajra
        '<path d="M12 9c-5-2-6-6 0-8 6 2 5 6 0 8zM12 15c-5 2-6 6 0 8 6-2 5-6 0-8z" fill="{gold}"/>'
        '<circle cx="12" cy="12" r="3" fill="{paper}"/>'
    ),
    "blue": (  # ritual bell
        '<path d="M12 2v5" fill="none" stroke-width="3"/>'
        '<path d="M8 8c1-2 7-2 8 0 0 5 1 8 4 10H4c3-2 4-5 4-10z" fill="{gold}"/>'
        '<path d="M12 18v3" fill="none" stroke-width="3"/>'
    ),
}

PIECES: Mapping[str, str] = {  # 48 by 48
    "first": inked(  # the marker of the first player: a trowel
        '<path d="M20 22L5 39c8 5 16 3 21-9z" fill="{gold}"/>'
        '<path d="M23 25l6-6" fill="none" stroke-width="5"/>'
        '<path d="M29 19L40 8" fill="none" stroke-width="9"/>'
        '<path d="M29 19L40 8" fill="none" stroke="{wood}" stroke-width="5.5"/>',
        2.4,
    ),
    "architect": inked(  # a pair of compasses
        '<path d="M24 8L11 42M24 8l13 34" fill="none" stroke-width="6"/>'
        '<path d="M24 8L11 42M24 8l13 34" fill="none" stroke="{gold}" stroke-width="2.6"/>'
        '<path d="M14 32c6 4 14 4 20 0" fill="none" stroke-width="2.4"/>'
        '<circle cx="24" cy="9" r="5" fill="{gold}"/>',
        2.4,
    ),
    "bhairav": inked(  # a mask with a crown of skulls
        '<path d="M6 18L10 4l7 7 7-9 7 9 7-7 4 14z" fill="{gold}"/>'
        '<path d="M7 18c6-4 28-4 34 0 2 16-6 28-17 28S5 34 7 18z" fill="currentColor"/>'
        '<circle cx="16" cy="25" r="5" fill="{paper}"/><circle cx="32" cy="25" r="5" fill="{paper}"/>'
        '<path d="M16 25v.1M32 25v.1" stroke-width="5"/><circle cx="24" cy="17" r="2.5" fill="{paper}"/>'
        '<path d="M14 36c6-4 14-4 20 0-3 6-17 6-20 0z" fill="{paper}"/>'
        '<path d="M19 35v4M24 34v6M29 35v4" fill="none" stroke-width="1.6"/>',
        2.2,
    ),
    "bag": inked(
        '<path d="M17 14C6 22 3 30 5 38c2 8 36 8 38 0 2-8-1-16-12-24z" fill="{wood}"/>'
        '<path d="M17 14l-4-9 11 4 11-4-4 9z" fill="{wood}"/>'
        '<path d="M15 14h18" fill="none" stroke="{gold}" stroke-width="3"/>',
        2.2,
    ),
    "exchange": inked(  # two cards for one
        '<rect x="2" y="2" width="44" height="44" rx="10" fill="{card}"/>'
        '<path d="M10 17h27M30 10l8 7-8 7M38 31H11M18 24l-8 7 8 7" fill="none" stroke-width="3.6"/>',
        2.4,
    ),
    "worth": '<circle cx="24" cy="24" r="22" fill="{gold}" stroke="{ink}" stroke-width="3.4"/>',
    "done": (
        '<circle cx="24" cy="24" r="21" fill="{done}" stroke="{ink}" stroke-width="3"/>'
        '<path d="M13 25l8 8 15-18" fill="none" stroke="{paper}" stroke-width="6"/>'
    ),
}


def sign(colour: str) -> str:
    return f'{SIGNS[colour]} fill="{{{colour}}}" stroke="{{ink}}" stroke-width="1.5"/>'


def badge(colour: str) -> str:
    """The sign of a colour on a light disc. 20 by 20."""
    disc = '<circle cx="10" cy="10" r="9.2" fill="{halo}" stroke="{ink}" stroke-width="1.4"/>'
    return f'{disc}<g transform="translate(3.2 3.2) scale(.85)">{sign(colour)}</g>'


def meter(section: str) -> str:
    """Which section it is: a little tower, this level filled. 10 by 21, it stands on its foot."""
    return "".join(
        f'<rect x="1" y="{20 - 5 * level}" width="8" height="4" rx="1" stroke="{{ink}}" stroke-width=".9"'
        f' fill="{{{"ink" if level == int(section[2]) else "halo"}}}"/>'
        for level in range(1, SIZES[section[:2]] + 1)
    )


def ground(colour: str, height: float) -> str:
    """The paper behind a built section, with a rim; 62 wide."""
    return (
        f'<rect x="1" y="1" width="60" height="{height - 2}" rx="3" fill="{{{colour}-ground}}"'
        ' stroke="{rim}" stroke-width="1.3"/>'
    )


def tile(colour: str) -> str:
    """A section as an objective asks for it: any colour, or the same as its likes. 32 by 17."""
    same = '<path d="M12 7h8M12 10.5h8" stroke="{halo}" stroke-width="2" fill="none"/>'
    return (
        f'<rect x="1" y="1" width="30" height="15" rx="2.5" fill="{{{colour}}}" stroke="{{rim}}"'
        f' stroke-width="1.2"/>{same if colour.startswith("same") else ""}'
    )


def back(colour: str) -> str:
    """A coin, symbol side up. 48 by 48."""
    return (
        f'<circle cx="24" cy="24" r="22" fill="{{{colour}}}" stroke="{{rim}}" stroke-width="2.6"/>'
        '<circle cx="24" cy="24" r="18" fill="none" stroke="{ink}" stroke-dasharray="2 4"/>'
        '<g transform="translate(10.8 10.8) scale(1.1)" stroke="{ink}" stroke-width="1.8">'
        f"{SEAT_MARKS[colour]}</g>"
    )


def face(colour: str) -> str:
    """A coin, value side up; the value is written on it."""
    return (
        f'<circle cx="24" cy="24" r="22" fill="{{{colour}}}" stroke="{{rim}}" stroke-width="2.6"/>'
        '<circle cx="24" cy="24" r="14.5" fill="{paper}" stroke="{ink}" stroke-width="1.8"/>'
    )


def all_symbols() -> Iterator[tuple[str, Symbol]]:
    """In a fixed order; the first letter of an id tells its kind."""
    for name, drawing in SECTIONS.items():
        yield f"s-{name}", Symbol(drawing, 48, HEIGHTS[name])
    for name in SECTIONS:
        yield f"m-{name}", Symbol(meter(name), 10, 21)
    for letter, height in (("g", 32), ("h", 44)):
        for colour in SIGNS:
            yield f"{letter}-{colour}", Symbol(ground(colour, height), 62, height)
    for colour in ("any", "same", "same2", "halo"):
        yield f"t-{colour}", Symbol(tile(colour), 32, 17)
    for colour in SIGNS:
        yield f"c-{colour}", Symbol(sign(colour), 16, 16)
    for colour in SIGNS:
        yield f"d-{colour}", Symbol(badge(colour), 20, 20)
    for colour in SEAT_MARKS:
        yield f"b-{colour}", Symbol(back(colour))
    for colour in SEAT_MARKS:
        yield f"f-{colour}", Symbol(face(colour))
    for name, drawing in PIECES.items():
        yield f"p-{name}", Symbol(drawing)


SYMBOLS = SymbolLibrary(THEMES, dict(all_symbols()))
