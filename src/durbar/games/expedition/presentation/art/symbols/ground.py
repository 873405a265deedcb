"""The squares of the landscape: each kind is told apart by its drawing, not by its colour alone.

Every drawing is a square of 48 by 48; names in braces are colours of the palette.
"""


def square(name: str, drawing: str) -> str:
    """The ground itself, a lower half in the second tone, and what stands on it."""
    return (
        f'<rect x="1" y="1" width="46" height="46" rx="4" fill="{{{name}}}"/>'
        '<path d="M1 31c9-6 15-5 23-1s15 4 23-2v15a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z"'
        f' fill="{{{name}2}}"/>{drawing}'
    )


def conifer(x: float, y: float, s: float) -> str:
    return (
        f'<path transform="translate({x} {y}) scale({s})" fill="{{forest3}}" '
        'd="M-1.5 22h3v-4h7.5l-5-6h3L2.5 6H5L0-2-5 6h2.5L-7 12h3l-5 6h7.5z"/>'
    )


def ear(x: float, y: float) -> str:
    """An ear of grain on its stalk."""
    kernels = "".join(
        f"M0 {k}c-4 0-5-3-5-6 3.5 0 5 2 5 6zM0 {k}c4 0 5-3 5-6-3.5 0-5 2-5 6z" for k in (-3, 4, 11)
    )
    return (
        f'<g transform="translate({x} {y})"><path d="M0 26V4" fill="none" stroke="{{grain3}}"'
        ' stroke-width="2"/>'
        f'<path d="{kernels}M0-9c-2.5-2.5-2.5-5 0-8 2.5 3 2.5 5.5 0 8z" fill="{{grain3}}"/></g>'
    )


def tuft(x: float, y: float, colour: str, s: float = 1) -> str:
    return (
        f'<path transform="translate({x} {y}) scale({s})" d="M0 0c0-4-2-7-5-8M1 0c0-5 0-8 1-11M2 0c0-4 2-6'
        ' 5-7"'
        f' fill="none" stroke="{{{colour}}}" stroke-width="2"/>'
    )


def flower(x: float, y: float, petals: str) -> str:
    dots = "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="2.3"/>' for dx, dy in ((0, -3), (3, 0), (0, 3), (-3, 0))
    )
    return f'<g fill="{{{petals}}}">{dots}</g><circle cx="{x}" cy="{y}" r="1.9" fill="{{gold}}"/>'


def flake(x: float, y: float, r: float, width: float) -> str:
    arms = "".join(
        f'<path transform="rotate({turn})" d="M0-{r}V{r}M-{r * 0.35}'
        f" -{r * 0.85}L0-{r * 0.5}l{r * 0.35}-{r * 0.35}"
        f'M-{r * 0.35} {r * 0.85}L0 {r * 0.5}l{r * 0.35} {r * 0.35}"/>'
        for turn in (0, 60, 120)
    )
    return (
        f'<g transform="translate({x} {y})" fill="none" stroke="{{snow3}}" stroke-width="{width}">{arms}</g>'
    )


def leaf(x: float, y: float, turn: float, s: float = 1) -> str:
    """A broad leaf with its ribs."""
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">'
        '<path d="M0 0C-11-6-11-20 0-29 11-20 11-6 0 0z" fill="{jungle3}"/>'
        '<path d="M0 3V-23M0-6l-6-5M0-6l6-5M0-13l-5-5M0-13l5-5" fill="none" stroke="{jungle}"'
        ' stroke-width="1.6"/></g>'
    )


GROUND: dict[str, str] = {
    "snow": square("snow", flake(29, 19, 11, 2.2) + flake(11, 33, 5.5, 1.8)),
    "meadow": square(
        "meadow",
        tuft(10, 21, "meadow3") + tuft(31, 42, "meadow3") + flower(32, 15, "paper") + flower(13, 35, "rose"),
    ),
    "grain": square("grain", ear(11, 21) + ear(24, 17) + ear(37, 21)),
    "forest": square("forest", conifer(12, 12, 1.05) + conifer(36, 12, 1.05) + conifer(24, 16, 1.25)),
    "jungle": square("jungle", leaf(23, 42, -50, 0.92) + leaf(25, 42, 50, 0.92) + leaf(24, 43, 0, 1.28)),
    "wetland": square(
        "wetland",
        '<path d="M6 15q4.5-5 9 0t9 0M6 27q4.5-5 9 0t9 0 9 0M15 39q4.5-5 9 0t9 0 9 0" fill="none"'
        ' stroke="{wetland3}" stroke-width="2.4"/>'
        '<path d="M33 29V13M39 31V17" fill="none" stroke="{wetland3}" stroke-width="1.8"/>'
        '<path d="M33 7v8M39 11v8" fill="none" stroke="{wood2}" stroke-width="4.2"/>',
    ),
    "steppe": square(
        "steppe",
        '<path d="M5 14h13M27 10h16M30 16h9" fill="none" stroke="{steppe3}" stroke-width="1.6"/>'
        + tuft(13, 29, "steppe3", 1.15)
        + tuft(33, 39, "steppe3", 1.15)
        + '<path d="M8 39h9M28 26h5M38 27h4" fill="none" stroke="{steppe3}" stroke-width="1.8"/>',
    ),
    "rock": square(
        "rock",
        '<g stroke="{rock3}" stroke-width="1.8"><path d="M5 39l4-13 11-4 7 8-3 11-12 2z" fill="{rock2}"/>'
        '<path d="M26 41l2-8 8-4 7 5-1 7z" fill="{rock}"/>'
        '<path d="M23 20l4-10 11-2 5 8-5 9-9 1z" fill="{rock2}"/>'
        '<path d="M9 26l8 4 10 0M17 30l-5 13M27 10l7 6 9 0M34 16l-5 10M8 13l4-4 5 2-1 5-6 1z" fill="none"/>'
        "</g>",
    ),
    "city": square(
        "city",
        '<g stroke="{city3}" stroke-width="1.6"><path d="M7 42V28h14v14zM25 42V22h17v20z" fill="{paper2}"/>'
        "</g>"
        '<path d="M3 29l4-7h14l4 7zM21 23l5-8h15l5 8zM27 14l3-6h7l3 6z" fill="{city3}"/>'
        '<path d="M12 42v-7h4v7zM31 42v-8h5v8zM29 27h3v3h-3zM35 27h3v3h-3z" fill="{city3}"/>',
    ),
    "mountain": (
        '<rect x="1" y="1" width="46" height="46" rx="4" fill="{mountain}"/>'
        '<path d="M1 43V30l9-9 8 8 4 18H5a4 4 0 0 1-4-4z" fill="{mountain2}"/>'
        '<path d="M47 36L28 6 5 45l1 2h37a4 4 0 0 0 4-4z" fill="{mountain3}"/>'
        '<path d="M28 6l-10.3 17.5 4.3-1.5 3 5 4-5 4 4 4.5-4.5z" fill="{halo}"/>'
        '<path d="M28 6l10 15.5-5 4.5-3-4z" fill="{snow2}"/>'
    ),
    "kathmandu": (
        '<rect x="1" y="1" width="46" height="46" rx="4" fill="{kathmandu}"/>'
        '<path d="M3 12h42M3 24h42M3 36h42M13 3v9M35 3v9M24 12v12M13 24v12M35 24v12M24 36v9M5 12v12M43'
        ' 12v12" fill="none" stroke="{kathmandu2}" stroke-width="1.6"/>'
    ),
}
