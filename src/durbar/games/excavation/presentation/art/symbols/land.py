"""What stands in the valley: fields, trees, mountains, and a landmark for each site.

Names in braces are colours of the palette. Textures are 24 by 24, mountains and landmarks 48 by 48.
"""


def lines(colour: str, path: str, width: float = 1.4) -> str:
    return f'<path d="{path}" fill="none" stroke="{{{colour}}}" stroke-width="{width}"/>'


def tree(x: float, y: float, s: float = 1) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({s})"><path d="M-.8 8h1.6V4h-1.6z" fill="{{timber2}}"/>'
        '<path d="M0-6c3.4 0 5 2.6 5 5.4S3 5 0 5s-5-2.8-5-5.6S-3.4-6 0-6z" fill="{tree}"/>'
        '<path d="M0-6c3.4 0 5 2.6 5 5.4S3 5 0 5c2-2 2.4-8 0-11z" fill="{tree2}"/></g>'
    )


FIELDS: dict[str, str] = {
    "paddy": lines(
        "growth", "M5 9c0-2-1-3-2-4M5 9V4M5 9c0-2 1-3 2-4M17 8c0-2-1-3-2-4M17 8V3M17 8c0-2 1-3 2-4"
    )
    + lines("growth", "M11 20c0-2-1-3-2-4M11 20v-5M11 20c0-2 1-3 2-4")
    + lines("furrow", "M2 12h8M14 11.5h8M7 22.5h8", 1.1),
    "terrace": lines("furrow", "M1 7c6-5 15-5 22 0M2 13c6-5 14-5 20 0M4 19c5-4 11-4 16 0", 1.5),
    "meadow": lines("growth", "M6 8l-1-3M6 8l1-4M6 8l2.5-2M16 19l-1-3M16 19l1-4M16 19l2.5-2"),
    "mustard": '<g fill="{bloom}"><circle cx="5" cy="7" r="1.5"/><circle cx="12" cy="5" r="1.5"/>'
    '<circle cx="19" cy="7" r="1.5"/><circle cx="8" cy="13" r="1.5"/><circle cx="16" cy="13" r="1.5"/>'
    '<circle cx="5" cy="19" r="1.5"/><circle cx="12" cy="20" r="1.5"/>'
    '<circle cx="19" cy="19" r="1.5"/></g>',
    "wood": tree(7, 8, 0.95) + tree(17, 10, 0.8) + tree(12, 16, 0.9),
    "wave": lines("lake2", "M2 8q3-3 6 0t6 0M10 17q3-3 6 0t6 0", 1.5),
    "lotus": '<g stroke="{ink}" stroke-width=".8"><ellipse cx="12" cy="17" rx="8" ry="2.5" fill="{tree}"/>'
    '<path d="M12 16c-5 0-7-3-7-5 2 0 4 1 5 2 0-3 1-5 2-6 1 1 2 3 2 6 1-1 3-2 5-2 0 2-2 5-7 5z"'
    ' fill="{rose}"/>'
    "</g>",
    "crack": lines("earth2", "M4 15l3-2 2 2 3-3M20 8l-3 1-1-2-3 1", 1.7),
    "dug": lines("earth2", "M4 9l3 1M15 5l3-1M9 18l3-1M18 15l2 2", 1.6)
    + lines("earth3", "M6 14l2-1M13 11l3 1M16 20l2-1", 1.6),
}

PEAK = (
    '<path d="M1 45C8 34 14 17 22 6c4 4 6 9 9 14l4-5c4 9 8 20 12 30z" fill="{{{0}}}"/>'
    '<path d="M22 6c4 4 6 9 9 14l4-5c4 9 8 20 12 30H26c3-9-1-14 1-21-3-5-4-11-5-18z" fill="{{{1}}}"/>'
)
MOUNTAINS: dict[str, str] = {
    "far": PEAK.format("far", "far2"),
    "hill": (
        PEAK.format("rock", "rock2") + '<g stroke="{ink}" stroke-width="1.8">'
        '<path d="M22 6c4 4 6 9 9 14l-4-2-3 4-3-5-4 3c2-5 3-10 5-14z" fill="{snow}" stroke="none"/>'
        '<path d="M1 45C8 34 14 17 22 6c4 4 6 9 9 14l4-5c4 9 8 20 12 30z" fill="none"/></g>'
    ),
}


def built(parts: str) -> str:
    return f'<g stroke="{{ink}}" stroke-width="1.7">{parts}</g>'


def roof(y: float, half: float, rise: float, colour: str) -> str:
    """A pagoda roof with turned-up eaves, its lower edge at y."""
    return (
        f'<path d="M{24 - half} {y}c{half * 0.3:g}-1 {half * 0.5:g}-{rise * 0.5:g} {half * 0.6:g}-{rise}'
        f'h{half * 0.8:g}c{half * 0.1:g} {rise * 0.5:g} {half * 0.3:g} {rise - 1:g} {half * 0.6:g} {rise}z"'
        f' fill="{{{colour}}}"/>'
    )


def house(x: float, y: float) -> str:
    """A brick house with its foot at y."""
    return (
        f'<path d="M{x} {y}v-11h12v11z" fill="{{earth3}}"/>'
        f'<path d="M{x - 2} {y - 10}l8-7 8 7z" fill="{{brick}}"/>'
        f'<path d="M{x + 4.5} {y}v-5h3v5z" fill="{{ink}}" stroke="none"/>'
    )


LANDMARKS: dict[str, str] = {
    "stupa": built(
        '<path d="M3 45v-5h42v5z" fill="{paper2}"/>'
        '<path d="M7 40c0-14 7-20 17-20s17 6 17 20z" fill="{paper}"/>'
        '<path d="M18.5 20v-7h11v7z" fill="{gold}"/><path d="M19.5 13L24 2l4.5 11z" fill="{gold}"/>'
        '<path d="M21 16.8h1.6M25.4 16.8H27" fill="none"/>'
        '<path d="M10 33c4 4 7 0 9-2 3 4 7 4 10 0 2 2 5 6 9 2" fill="none" stroke="{gold2}"/>'
    ),
    "hill-stupa": built(
        '<path d="M1 46c5-10 11-17 23-17s18 7 23 17z" fill="{tree}"/>'
        '<path d="M20 46c1-6 3-10 4-14 1 4 3 8 4 14z" fill="{paper2}"/>'
        '<path d="M12 31c0-10 5-14 12-14s12 4 12 14z" fill="{paper}"/>'
        '<path d="M20 17v-5h8v5z" fill="{gold}"/><path d="M20.5 12L24 2l3.5 10z" fill="{gold}"/>'
    ),
    "pagoda": built(
        '<path d="M7 45v-4h34v4z" fill="{paper2}"/><path d="M12 41V30h24v11z" fill="{timber}"/>'
        '<path d="M21 41v-8h6v8z" fill="{brick}"/>'
        + roof(31, 21, 10, "brick")
        + '<path d="M18 21v-5h12v5z" fill="{timber}"/>'
        + roof(17, 14, 9, "brick")
        + '<path d="M22.5 8L24 1l1.5 7z" fill="{gold}"/>'
    ),
    "golden": built(
        '<path d="M5 45v-4h38v4z" fill="{paper2}"/><path d="M11 41V30h26v11z" fill="{paper}"/>'
        '<path d="M20 41v-8h8v8z" fill="{iron}"/>'
        + roof(31, 21, 10, "gold")
        + '<path d="M18 21v-5h12v5z" fill="{timber}"/>'
        + roof(17, 14, 9, "gold")
        + '<path d="M22 8c0-3 4-3 4 0z" fill="{gold}"/><path d="M24 6V1" fill="none"/>'
    ),
    "tower": built(
        '<path d="M4 46v-4h40v4zM8 42v-4h32v4z" fill="{paper2}"/>'
        '<path d="M15 38v-5h18v5z" fill="{timber}"/>'
        + roof(34, 18, 7, "brick")
        + roof(26, 14, 7, "brick")
        + roof(18, 10, 6, "brick")
        + roof(11, 6, 5, "brick")
        + '<path d="M23 6l1-5 1 5z" fill="{gold}"/>'
    ),
    "temple": built(
        '<path d="M3 46c6-6 36-6 42 0z" fill="{tree}"/><path d="M10 42V31h28v11z" fill="{timber}"/>'
        '<path d="M15 42v-7h4v7zM29 42v-7h4v7z" fill="{gold}"/><path d="M22 42v-8h4v8z" fill="{ink}"/>'
        + roof(32, 22, 12, "brick")
        + roof(18, 11, 10, "brick")
        + '<path d="M22.5 8L24 2l1.5 6z" fill="{gold}"/>'
    ),
    "palace": built(
        '<path d="M2 45V24h44v21z" fill="{earth3}"/><path d="M0 25l5-8h38l5 8z" fill="{brick}"/>'
        '<path d="M18 17v-7h12v7z" fill="{timber}"/><path d="M14 11l5-7h10l5 7z" fill="{brick}"/>'
        '<path d="M20 45V33h8v12z" fill="{ink}"/>'
        '<path d="M6 30h8v7H6zM34 30h8v7h-8z" fill="{timber2}"/><path d="M23 4l1-3 1 3z" fill="{gold}"/>'
    ),
    "spire": built(
        '<path d="M6 46v-4h36v4z" fill="{paper2}"/><path d="M10 42V29h28v13z" fill="{iron}"/>'
        '<path d="M14 42v-9h4v9zM22 42v-9h4v9zM30 42v-9h4v9z" fill="{ink}"/>'
        '<path d="M11 29c0-5 6-5 6 0zM31 29c0-5 6-5 6 0z" fill="{iron}"/>'
        '<path d="M17 29c0-12 3-20 7-25 4 5 7 13 7 25z" fill="{paper}"/>'
        '<path d="M19 21h10M20.5 14h7" fill="none"/><path d="M24 4V1" fill="none" stroke="{gold2}"/>'
    ),
    "pond": built(
        '<ellipse cx="24" cy="30" rx="22" ry="15" fill="{lake}"/>'
        '<path d="M8 30c4-4 8-5 12-4h14c6 0 8 4 6 6-10 4-24 4-32-2z" fill="{night}"/>'
        '<circle cx="11" cy="28" r="4.5" fill="{night}"/>'
        '<path d="M5 26c1-5 8-7 12-3" fill="none" stroke="{gold}"/>'
        '<path d="M30 40q3-2 6 0M14 40q3-2 6 0" fill="none" stroke="{lake2}"/>'
    ),
    "houses": built(house(5, 40) + house(31, 40) + house(18, 45)),
    "pottery": built(
        '<path d="M2 45c6-4 38-4 44 0z" fill="{earth}"/>'
        '<path d="M10 24h12c1 4 6 6 6 11s-4 9-12 9-12-4-12-9 5-7 6-11z" fill="{brick}"/>'
        '<path d="M8 20h16v4H8z" fill="{earth3}"/><path d="M6 34h20" fill="none" stroke="{rope}"/>'
        '<path d="M30 32h10c0 3 4 4 4 8s-3 5-9 5-9-1-9-5 4-5 4-8z" fill="{earth3}"/>'
        '<path d="M29 29h12v3H29z" fill="{brick}"/>'
    ),
    "chariot": built(
        '<path d="M24 1c4 8 7 16 8 25H16c1-9 4-17 8-25z" fill="{tree}"/>'
        '<path d="M20 12h8M18 19h12" fill="none" stroke="{rope}"/>'
        '<path d="M12 36V26h24v10z" fill="{brick}"/><path d="M10 27l4-5h20l4 5z" fill="{gold}"/>'
        '<path d="M21 36v-7h6v7z" fill="{ink}"/>'
        '<circle cx="14" cy="39" r="6" fill="{timber}"/><circle cx="34" cy="39" r="6" fill="{timber}"/>'
        '<path d="M14 33v12M8 39h12M34 33v12M28 39h12" fill="none"/>'
    ),
    "monastery": built(
        '<path d="M0 46L12 22l8 10 6-8 22 22z" fill="{rock}"/><path d="M14 43V27h22v16z" fill="{paper}"/>'
        '<path d="M12 28v-5h26v5z" fill="{special}"/><path d="M19 23l3-6h6l3 6z" fill="{gold}"/>'
        '<path d="M22 43v-8h6v8z" fill="{special}"/><path d="M17 31h3v4h-3zM30 31h3v4h-3z" fill="{ink}"/>'
    ),
    "grove": built(
        '<path d="M20 45V32h4v13zM8 45V36h3v9zM36 45V35h3v10z" fill="{timber2}"/>'
        '<path d="M22 4c8 0 13 6 12 14s-6 15-12 15-12-7-12-15S14 4 22 4z" fill="{tree}"/>'
        '<path d="M9 22c5 0 8 4 8 8s-3 8-8 8-8-4-8-8 3-8 8-8zM38 20c5 0 8 4 8 9s-3 8-8 8-8-3-8-8 3-9 8-9z"'
        ' fill="{leaf}"/>'
        '<path d="M18 14v.1M27 18v.1M20 24v.1M38 27v.1M9 29v.1" stroke="{rose}" stroke-width="3.5"/>'
    ),
    "ruin": built(
        '<path d="M3 45v-4h42v4z" fill="{paper2}"/><path d="M8 41V15l4 3 4-4v27z" fill="{paper}"/>'
        '<path d="M22 41V27l4 3 4-2v13z" fill="{paper}"/><path d="M35 41V20l3-3 4 4v20z" fill="{paper}"/>'
        '<path d="M8 22h8M8 30h8M22 35h8M35 28h7" fill="none" stroke-width="1.1"/>'
        '<path d="M26 20l8-8" fill="none" stroke="{tree}"/><path d="M5 41c2-5 5-3 6 0z" fill="{tree}"/>'
    ),
}

LANDMARK_OF = {  # by site
    "budhanilkantha": "pond",
    "sankhu": "houses",
    "tirakhet": "ruin",
    "kantipur": "palace",
    "gokarna": "pagoda",
    "changu-narayan": "temple",
    "swayambhunath": "hill-stupa",
    "boudhanath": "stupa",
    "kirtipur": "houses",
    "bhaktapur": "tower",
    "patan": "spire",
    "thimi": "pottery",
    "pashupatinath": "golden",
    "bungamati": "chariot",
    "pharping": "monastery",
    "godavari": "grove",
}
