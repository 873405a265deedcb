"""What is moved or marked on the table: yaks, storm, temples, offerings, dice, weather, maps.

48 by 48 unless said otherwise; names in braces are colours. Each seat has a mark of its own beside its
colour (circle, triangle, square, diamond), each die its own pips, each map colour its own sign.
"""

from durbar.art.symbols import inked

SEAT_MARKS = {
    "yellow": "M24 12a12 12 0 1 1 0 24 12 12 0 1 1 0-24z",
    "red": "M24 9l14.5 26h-29z",
    "blue": "M13 13h22v22H13z",
    "green": "M24 8l15 16-15 16L9 24z",
}

YAK = (
    "M9 41l-1-8c-4-3-6-7-5-12 1-6 6-9 12-9 4 0 6-2 10-3 3 0 5 1 6 3-3-1-4-4-3-8 2 3 4 4 6 4l5 0c2 0 4-1 6-4"
    " 1 4 0 7-3 8 3 3 3 6 1 10l-3 6c-1 2-4 2-5 0l-1-1c-1 3-2 5-2 7l-1 7h-6l-1-6-2 3-3-3-2 4-3-4-2 3-1 3z"
)


def yak(colour: str) -> str:
    """A wooden yak; the cloth on its back bears the mark of the seat."""
    return (
        f'<path d="{YAK}" fill="{{halo}}" stroke="{{halo}}" stroke-width="6"/>'
        f'<path d="{YAK}" fill="{{{colour}}}" stroke="{{ink}}" stroke-width="2.4"/>'
        '<path d="M3.5 24c0 4 2 7 4.5 9" fill="none" stroke="{ink}" stroke-width="2"/>'
        '<path d="M38 18v.1" stroke="{ink}" stroke-width="3"/>'
        '<rect x="9" y="14.5" width="18" height="16" rx="3" fill="{halo}" stroke="{ink}" stroke-width="1.6"/>'
        f'<path transform="translate(6.5 11) scale(.48)" d="{SEAT_MARKS[colour]}" fill="{{{colour}}}"'
        ' stroke="{ink}" stroke-width="3"/>'
    )


def mark(colour: str) -> str:
    """The sign of a seat."""
    return f'<path d="{SEAT_MARKS[colour]}" fill="{{{colour}}}" stroke="{{rim}}" stroke-width="3"/>'


def candle(colour: str) -> str:
    """An offering: a butter lamp of its player, 24 by 32."""
    return (
        '<path d="M12 1c6 8 6 13 0 16-6-3-6-8 0-16z" fill="{sun}" stroke="{ink}" stroke-width="1.8"/>'
        '<path d="M12 9c2 3 2 5 0 7-2-2-2-4 0-7z" fill="{red}"/>'
        f'<path d="M2 18h20c0 6-3 8-6 9v4H8v-4c-3-1-6-3-6-9z" fill="{{{colour}}}" stroke="{{rim}}"'
        ' stroke-width="1.8"/>'
    )


TEMPLE = (
    '<path d="M6 42h36v-5H6z" fill="{paper}"/>'
    '<path d="M11 37c0-11 6-15 13-15s13 4 13 15z" fill="{paper}"/>'
    '<path d="M18 22v-7h12v7z" fill="{gold}"/><path d="M19 15L24 2l5 13z" fill="{gold}"/>'
    '<path d="M21.5 18.5v.1M26.5 18.5v.1" stroke-width="2.6"/>'
    '<path d="M13 31c7 3 15 3 22 0" fill="none" stroke="{orange}" stroke-width="2.4"/>'
)


def equipment_card(window: int) -> str:
    """A card with room for a landscape, and three dots: before, during or after the movement."""
    dots = "".join(
        f'<circle cx="32" cy="{41 + 6 * k}" r="2.4" fill="{{{"ink" if k == window else "card2"}}}"/>'
        for k in range(3)
    )
    return (
        '<rect x=".8" y=".8" width="40.4" height="57.4" rx="6" fill="{card}"/>'
        f'<g stroke="none"><rect x="7.5" y="37" width="20" height="20" rx="3" fill="{{ink}}"/>{dots}</g>'
    )


# What many things of a kind have in common: the card, the tile, the disc under a drawing.
KIT: dict[str, tuple[float, float, str]] = {
    "card": (42, 59, '<rect x=".8" y=".8" width="40.4" height="57.4" rx="6" fill="{card}"/>'),
    **{f"card-{k}": (42, 59, equipment_card(k)) for k in range(3)},
    "animal": (
        42,
        59,
        '<rect x=".8" y=".8" width="40.4" height="57.4" rx="6" fill="{paper}"/>'
        '<rect x="11" y="37" width="20" height="20" rx="3" fill="{ink}" stroke="none"/>',
    ),
    "good": (
        38,
        38,
        '<rect x="1" y="1" width="36" height="36" rx="6" fill="{paper}"/>'
        '<circle cx="29.5" cy="29.5" r="8.5" fill="{ink}" stroke="none"/>',
    ),
    "special": (
        40,
        40,
        '<path d="M12 2h16l10 10v16L28 38H12L2 28V12z" fill="{gold}"/>'
        '<circle cx="20" cy="20" r="14" fill="{paper}" stroke="none"/>'
        '<circle cx="31" cy="31" r="8" fill="{maroon}" stroke-width="1.2"/>',
    ),
    "slots": (
        83,
        28,
        '<g fill="{well}" stroke="{quiet}" stroke-width="1.4">'
        '<rect x="1" y="1" width="26" height="26" rx="6"/>'
        '<rect x="28" y="1" width="26" height="26" rx="6"/>'
        '<rect x="55" y="1" width="26" height="26" rx="6"/></g>',
    ),
}

PIECES: dict[str, str] = {
    **{f"yak-{colour}": yak(colour) for colour in SEAT_MARKS},
    **{f"mark-{colour}": mark(colour) for colour in SEAT_MARKS},
    "temple": f'<g transform="translate(8 8) scale(.75)">{TEMPLE}</g>',
    "temple-tile": (
        '<circle cx="24" cy="24" r="21" fill="{gold}"/><circle cx="24" cy="24" r="16.5" fill="{maroon}"/>'
        f'<g transform="translate(9 6) scale(.63)">{TEMPLE}</g>'
    ),
    "start-space": (
        '<circle cx="24" cy="24" r="14" fill="{halo}"/>'
        '<path d="M17 25l7-7 7 7M17 32l7-7 7 7" fill="none" stroke-width="3"/>'
    ),
    "storm": (
        '<path d="M13 37C5 37 2 32 3 27c1-4 4-6 7-6 0-9 6-15 14-15 7 0 12 4 13 10 5 0 9 4 9 10s-4 11-10 11z"'
        ' fill="{cloud}"/>'
        '<path d="M31 20c0-5-8-7-11-2-3 4 0 9 5 8 3-1 4-4 2-6M11 29c4 4 10 3 13 0" fill="none"'
        ' stroke="{halo}" stroke-width="2.4"/>'
        '<path d="M30 27l-7 11h6l-4 9 11-13h-6l4-7z" fill="{sun}"/>'
    ),
    "sun": (
        '<path d="M24 3v6M24 39v6M3 24h6M39 24h6M9 9l4.5 4.5M34.5 34.5L39 39M9 39l4.5-4.5M34.5 13.5L39 9"'
        ' stroke="{gold2}" stroke-width="4" fill="none"/>'
        '<circle cx="24" cy="24" r="11" fill="{sun}"/>'
    ),
    "tent": (
        '<path d="M24 7L3 42h42z" fill="{orange}"/><path d="M24 7L14 42h20z" fill="{sun}"/>'
        '<path d="M24 20l-7 22h14z" fill="{ink}"/>'
        '<path d="M24 7l-2-4M24 7l2-4" fill="none"/>'
    ),
    "tired": (
        '<circle cx="24" cy="24" r="20" fill="{maroon}" stroke="{rim}"/>'
        '<path d="M14 15h9l-9 11h9M26 24h8l-8 10h8" fill="none" stroke="{paper}" stroke-width="3.4"/>'
    ),
    "standee": (
        '<path d="M8 45c0-3 6-5 16-5s16 2 16 5z" fill="{wood2}"/>'
        '<path d="M13 41c-1-12 2-19 11-19s12 7 11 19z" fill="{blue}"/>'
        '<circle cx="24" cy="13" r="9" fill="{skin}"/>'
        '<path d="M15 11c1-6 4-8 9-8s8 2 9 8c-4-3-14-3-18 0z" fill="{iron}"/>'
        '<path d="M24 26l2.2 4.4 4.8.6-3.5 3.3.9 4.7-4.4-2.3-4.4 2.3.9-4.7-3.5-3.3 4.8-.6z" fill="{sun}"'
        ' stroke-width="1.4"/>'
        '<path d="M21 13v.1M27 13v.1M21 17c2 1.5 4 1.5 6 0" fill="none" stroke-width="1.8"/>'
    ),
    "stupa": (
        '<path d="M3 45h42v-4H3zM7 41h34v-4H7z" fill="{paper}"/>'
        '<path d="M10 37c0-10 6-14 14-14s14 4 14 14z" fill="{paper}"/>'
        '<path d="M17 23v-8h14v8z" fill="{gold}"/>'
        '<path d="M18 15l1-3h10l1 3zM20 12l4-10 4 10z" fill="{gold}"/>'
        '<path d="M19.5 18.5c1.5-1 2.5-1 4 0M25 18.5c1.5-1 2.5-1 4 0" fill="none" stroke-width="1.6"/>'
    ),
}
# All pieces but the yaks and marks are outlined in ink.
PIECES = {
    name: drawing if name.startswith(("yak", "mark")) else inked(drawing) for name, drawing in PIECES.items()
}

CANDLES: dict[str, str] = {colour: candle(colour) for colour in SEAT_MARKS}

PIPS = {0: "", 1: "c", 2: "ai", 3: "aci", 4: "agbi", 5: "agcbi", 6: "agbidf"}
PIP_PLACES = {
    "a": (14, 13),
    "b": (34, 13),
    "g": (14, 35),
    "i": (34, 35),
    "c": (24, 24),
    "d": (14, 24),
    "f": (34, 24),
}
PIP_SHAPES = {  # all steps are relative, so that a die is one path
    "brown": "m-4-4h8v8h-8z",
    "gray": "m0-6l1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.8z",
    "purple": "m0-5.2l5 9.2h-10z",
    "orange": "m0-5a5 5 0 1 1 0 10 5 5 0 1 1 0-10zm0 3a2 2 0 1 0 0 4 2 2 0 1 0 0-4z",
    "pink": "m0-5.5c4.5 3 4.5 8 0 11-4.5-3-4.5-8 0-11z",
    "black": "m0-4.3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 1 1 0-8.6z",
}
LIGHT_DICE = ("gray", "orange", "pink")


def die(colour: str, face: int) -> str:
    """One face, or none before the first roll; the pips of every colour have a shape of their own."""
    pip = "pip2" if colour in LIGHT_DICE else "pip"
    dots = "".join("M{} {}{}".format(*PIP_PLACES[k], PIP_SHAPES[colour]) for k in PIPS[face])
    pips = f'<path d="{dots}" fill="{{{pip}}}" fill-rule="evenodd"/>' if face else ""
    return (
        f'<rect x="3" y="3" width="42" height="42" rx="9" fill="{{{colour}}}" stroke="{{rim}}"'
        ' stroke-width="2.4"/>'
        '<path d="M8 13c0-3 2-5 5-5h20" fill="none" stroke="{halo}" stroke-opacity=".45" stroke-width="2.4"/>'
        f"{pips}"
    )


DICE: dict[str, str] = {f"{colour}-{face}": die(colour, face) for colour in PIP_SHAPES for face in PIPS}

MAP_SIGNS = {
    "red": "M-11 7L-3-8 1-1 4-5 11 7z",
    "purple": "M4-9A9.5 9.5 0 1 0 8 6 8 8 0 0 1 4-9z",
    "green": "M-8 8C-10-4-2-9 9-9 9 3 4 10-6 6z",
    "blue": "M0-10c5 6 8 9 8 13 0 4-4 6-8 6s-8-2-8-6c0-4 3-7 8-13z",
    "yellow": "M0-10l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L0 5.1l-6.1 3.5 1.4-6.8-5.1-4.7 6.9-.8z",
    "orange": "M-5-8h10l5 8-5 8H-5l-5-8z",
}


def half(colour: str, side: str) -> str:
    """Half a map, 36 by 48: A is the left one, B the right one; together they make a whole."""
    torn = "l-3 6 3 6-3 6 3 6-3 6 3 6-3 6"
    edge = f"M3 3h30{torn}H3z" if side == "a" else f"M33 3H6{torn}H33z"
    way = "M3 30c8-3 12 3 18 0s5-3 11-3" if side == "a" else "M5 27c7 0 8 4 14 3s8-4 14-1"
    return (
        f'<path d="{edge}" fill="{{paper}}" stroke="{{ink}}" stroke-width="2"/>'
        f'<path d="{way}" fill="none" stroke="{{map{colour}}}" stroke-width="2" stroke-dasharray="3 4"/>'
        f'<path transform="translate(18 16)" d="{MAP_SIGNS[colour]}" fill="{{map{colour}}}" stroke="{{ink}}"'
        ' stroke-width="1.8"/>'
        '<text x="18" y="43" font-size="13" font-weight="700" text-anchor="middle"'
        f' fill="{{ink}}">{side.upper()}</text>'
    )


MAPS: dict[str, str] = {f"{colour}-{side}": half(colour, side) for colour in MAP_SIGNS for side in "ab"}
