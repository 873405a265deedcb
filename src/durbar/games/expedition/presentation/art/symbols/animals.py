"""The 27 animals, each by its face or its figure. 48 by 48; names in braces are colours of the palette."""

from durbar.art.symbols import inked


def eyes(left: float = 18, right: float = 30, y: float = 24, r: float = 1.9, light: str = "") -> str:
    ring = (
        "".join(f'<circle cx="{x}" cy="{y}" r="{r + 1.6}" fill="{light}"/>' for x in (left, right))
        if light
        else ""
    )
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{{ink}}"/>' for x in (left, right))
    return f'<g stroke="none">{ring}{dots}</g>'


def both(path: str, fill: str, **more: str) -> str:
    """A thing on the right, and its mirror image on the left: ears, horns, cheeks."""
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    shape = f'<path d="{path}" fill="{fill}"{extra}/>'
    return f'{shape}<g transform="matrix(-1 0 0 1 48 0)">{shape}</g>'


def cat(fur: str, marks: str, muzzle: str, ear: str, mark: str) -> str:
    """A round face with round ears and a broad muzzle."""
    return inked(
        both("M31 13c1-6 9-7 11-2 1 5-2 9-6 10z", fur)
        + both("M35 12c2-2 4-1 4 1 0 2-1 4-3 5z", ear, stroke="none")
        + f'<path d="M24 8c12 0 19 7 19 17S35 43 24 43 5 35 5 25 12 8 24 8z" fill="{fur}"/>'
        + f'<g fill="none" stroke="{mark}" stroke-width="2.6">{marks}</g>'
        + f'<path d="M24 27c7 0 10 4 10 8s-4 7-10 7-10-3-10-7 3-8 10-8z" fill="{muzzle}" stroke="none"/>'
        + '<path d="M20.5 29h7L24 33z" fill="{rose}" stroke-width="1.4"/>'
        + '<path d="M24 33v3M24 36c-2 2.5-4 2.5-6 1M24 36c2 2.5 4 2.5 6 1" fill="none" stroke-width="1.6"/>'
        + eyes(16, 32, 23, 2.2, "{paper}")
    )


def hoofed(
    fur: str,
    muzzle: str,
    horns: str,
    ears: str = "",
    top: str = "",
    extra: str = "",
    ear: str = "",
    light: str = "",
) -> str:
    """A long face: horns behind, ears to the side, a soft muzzle."""
    return inked(
        horns
        + both(ears or "M32 18c5-3 10-2 12 1-3 4-8 5-12 3z", ear or fur)
        + '<path d="M24 12c7 0 10 4 9.5 10L31 38c-1 4-3.5 6-7 6s-6-2-7-6l-2.5-16C14 16 17 12 24 12z"'
        f' fill="{fur}"/>'
        + top
        + f'<path d="M17.5 35c2-2.5 11-2.5 13 0 1 6-2 9-6.5 9s-7.5-3-6.5-9z" fill="{muzzle}"'
        ' stroke-width="1.6"/>'
        + '<path d="M21.5 38.5v.1M26.5 38.5v.1" stroke-width="2.6"/>'
        + eyes(18.5, 29.5, 24, 1.9, light)
        + extra
    )


def bird(body: str, head: str, wing: str, tail: str, beak: str, extra: str = "", throat: str = "") -> str:
    """A bird on a branch, looking to the right."""
    neck = (
        f'<path d="M28 20c1 6 5 8 9 7 0 5-3 9-8 11-6-3-7-12-1-18z" fill="{throat}" stroke="none"/>'
        if throat
        else ""
    )
    return inked(
        f'<path d="M3 42h42" stroke="{{wood2}}" stroke-width="3.5"/>{tail}'
        f'<path d="M14 33c0-9 6-15 14-16 7-1 11 4 10 11s-6 13-14 13c-6 0-10-3-10-8z" fill="{body}"/>{neck}'
        f'<path d="M39 12.5l7 2.5-7 3z" fill="{beak}"/><circle cx="33" cy="15" r="8" fill="{head}"/>'
        f'<path d="M15 32c3-8 9-10 15-8-1 7-6 12-15 8z" fill="{wing}"/>'
        '<path d="M22 41v3M28 40v4" fill="none"/><circle cx="35" cy="14" r="1.8" fill="{ink}" stroke="none"/>'
        f"{extra}"
    )


def lizard(body: str, extra: str) -> str:
    """Tail, legs and body: all of it in ink first, then the skin, so that one outline goes around it."""
    limbs = "M12 6C1 12 3 25 20 27M19 29l-6 10-4 0M28 31l0 9-4 1M30 30l7 8 4-1M27 22l4-9"
    trunk = "M16 25c5-5 12-5 17-7 5-3 11-2 13 2 1 4-3 7-8 8-6 2-10 7-16 5-5-1-8-5-6-8z"
    return inked(
        f'<g transform="translate(0 1) scale(.95)"><path d="{limbs}" fill="none" stroke-width="8"/>'
        f'<path d="{trunk}" fill="{body}" stroke-width="4"/>'
        f'<path d="{limbs}" fill="none" stroke="{body}" stroke-width="4"/>'
        f'<path d="{trunk}" fill="{body}" stroke="none"/>{extra}'
        '<circle cx="40" cy="20" r="1.7" fill="{ink}" stroke="none"/>'
        '<path d="M38 25.5c3 0 5-1 7-3" fill="none" stroke-width="1.4"/></g>'
    )


def monkey(fur: str, face: str, extra: str, line: str = "{ink}") -> str:
    return inked(
        both("M36 22c6-3 9 0 8 4s-5 6-8 4z", face)
        + f'<path d="M24 5c11 0 17 8 17 19S34 44 24 44 7 35 7 24 13 5 24 5z" fill="{fur}"/>{extra}'
        + '<path d="M24 20c3-5 11-4 11 3 0 4-2 5-2 9 0 5-4 8-9 8s-9-3-9-8c0-4-2-5-2-9 0-7 8-8 11-3z"'
        f' fill="{face}" stroke-width="1.6"/>'
        + f'<path d="M22 30v.1M26 30v.1M20 35c3 2 5 2 8 0" fill="none" stroke="{line}"/>'
    )


HORN = "{card2}"
SPIRAL = "M27 14l4-3-3-3 5-2-2-2.5"

ANIMALS: dict[str, str] = {
    # Snow
    "snow-leopard": cat(
        "#dcdad4",
        '<path d="M24 11v4M19 12l1 4M29 12l-1 4M10 20l2 2M38 20l-2 2M9 27h3M36 27h3M11 34l2-1M37 34l-2-1"/>',
        "{paper}",
        "{rose}",
        "#5b5750",
    ),
    "yak": inked(
        both("M30 14c8 2 12-3 11-10 6 8 2 18-9 17z", HORN)
        + both("M33 22c5-2 9 0 11 3-4 3-8 3-11 1z", "#5b3f2c")
        + '<path d="M24 9c9 0 12 6 12 13 0 5-2 7-3 12-1 6-4 10-9 10s-8-4-9-10c-1-5-3-7-3-12 0-7 3-13 12-13z"'
        ' fill="#5b3f2c"/>'
        '<path d="M13 13c4-6 18-6 22 0l-2 9-4-4-2 6-3-6-3 6-2-6-4 4z" fill="#3d281b"/>'
        '<path d="M17 34c2-3 12-3 14 0 1 6-2 10-7 10s-8-4-7-10z" fill="#c9b8a5"/>'
        '<path d="M21 38v.1M27 38v.1" stroke-width="2.6"/>' + eyes(18, 30, 27, 1.9, "{paper}")
    ),
    "himalayan-tahr": inked(
        '<path d="M24 16c12 0 18 8 18 18 0 6-3 10-6 12H12c-3-2-6-6-6-12 0-10 6-18 18-18z" fill="#a8683a"/>'
        '<path d="M10 30l-1 9M15 36l-1 8M38 30l1 9M33 36l1 8" fill="none" stroke="#7a4522"/>'
    )
    + hoofed("#8a5a38", "#d9c1a4", both("M27 13c1-6 6-9 12-8-2 4-5 6-6 11z", HORN)),
    # Meadow
    "rhino": inked(
        '<path d="M9 17c-3-5-2-10 2-11 4 0 6 4 6 8z" fill="#8d8f92"/>'
        '<path d="M19 13c-1-4 1-8 4-8 4 1 4 5 3 9z" fill="#a4a6a8"/>'
        '<path d="M2 46c-1-18 6-32 19-33 8 0 11 6 16 13 4 5 9 7 9 13 0 5-5 7-11 6-8-1-13-2-16 1z"'
        ' fill="#a4a6a8"/>'
        '<path d="M35 24c0-7 3-13 8-18 2 9 2 16-1 22z" fill="{card2}"/>'
        '<path d="M6 40c3-7 4-14 9-19M31 39c4 2 9 3 14 1M41 33v.1" fill="none" stroke-width="1.8"/>'
        '<circle cx="27" cy="25" r="2" fill="{ink}" stroke="none"/>'
    ),
    "hog-deer": hoofed(
        "#b98350",
        "#f0dfc4",
        both("M28 13c1-4 4-5 6-9M32 8c3 0 5-2 6-4M30 11c4 1 7-1 9-1", "none", stroke_width="2.6"),
        ears="M32 17c6-5 11-5 13-2-2 5-8 8-13 7z",
        top='<path d="M20 16c2 3 6 3 8 0" fill="none" stroke="#8a5a2e"/>',
    ),
    "indian-elephant": inked(
        both("M31 13c7-7 15-4 15 6 0 8-4 15-11 16z", "#8f959c")
        + both("M34 17c4-3 8-2 8 4 0 4-2 8-5 9z", "{pink}", stroke="none")
        + '<path d="M24 6c8 0 13 6 12 14-1 6-4 8-5 12v6c0 5-1 8-5 8-5 0-6-3-6-5h4c2 0'
        ' 1-2-1-3-3-1-5-3-6-6-1-4-4-6-5-12C11 12 16 6 24 6z" fill="#a7adb4"/>'
        '<path d="M20 31h8M20 35h7M16 29l-4 6M32 29l4 6" fill="none" stroke-width="1.6"/>'
        '<path d="M17 12c2-2 5-2 7 0 2-2 5-2 7 0" fill="none" stroke-width="1.6"/>' + eyes(17, 31, 21)
    ),
    # Grain
    "garden-lizard": lizard(
        "#b89a5a",
        '<path d="M34 18c5-3 10-2 12 1 1 3-2 6-7 7-4-1-6-4-5-8z" fill="{orange}" stroke="none"/>'
        '<path d="M16 23l3-6 2 4 4-5 1 4 4-4 1 4" fill="#8d7239" stroke-width="1.6"/>',
    ),
    "spiny-babbler": bird(
        "#b3865a",
        "#9a6f47",
        "#7d5735",
        '<path d="M16 33L4 38l1-6 12-4z" fill="#7d5735"/>',
        "{iron2}",
        '<path d="M30 30l2 3M34 27l1 3M27 35l2 2M31 24l1 2" fill="none" stroke="{ink}" stroke-width="1.6"/>',
        throat="#f0e2cb",
    ),
    "dzo": hoofed(
        "#2f2a28",
        "#e8d4c2",
        both("M28 14c4-2 9-2 11-10 4 6 2 14-8 15z", HORN),
        ear="#2f2a28",
        top='<path d="M24 12c4 0 5 8 2 12l2 12h-8l2-12c-3-4-2-12 2-12z" fill="{paper}" stroke="none"/>',
        light="{paper}",
    ),
    # Forest
    "red-panda": inked(
        both("M30 13c2-8 12-10 14-5 0 6-3 11-8 13z", "{paper}")
        + '<path d="M24 9c12 0 20 8 19 18-1 9-9 16-19 16S6 36 5 27C4 17 12 9 24 9z" fill="#c25a2c"/>'
        + both("M30 20c4-3 8-2 9 1-2 2-6 2-9-1zM32 31c3-4 8-4 10-1-2 6-6 9-11 10z", "{paper}", stroke="none")
        + both("M33 26c3 2 4 8 1 13", "none", stroke="#7a2f14", stroke_width="3.5")
        + '<path d="M24 27c7 0 9 4 9 8s-4 6-9 6-9-2-9-6 2-8 9-8z" fill="{paper}" stroke="none"/>'
        '<path d="M20.5 29h7L24 33z" fill="{ink}"/>'
        '<path d="M24 33v3M20 37c2 1.5 6 1.5 8 0" fill="none" stroke-width="1.6"/>'
        + eyes(16.5, 31.5, 25, 2.2)
    ),
    "himalayan-monal": bird(
        "#3b4f9e",
        "{leaf2}",
        "#6b4aa0",
        '<path d="M17 34L4 39l-1-8 13-5z" fill="#c97a35"/>',
        "{iron2}",
        '<path d="M31 8c-2-3-2-5 0-7M34 7c0-3 1-5 3-6" fill="none"/>'
        '<circle cx="31" cy="2.5" r="1.8" fill="{sky2}"/><circle cx="37.5" cy="2.5" r="1.8" fill="{sky2}"/>'
        '<path d="M27 19c3 4 8 5 11 3l0 4c-5 1-10 0-13-4z" fill="#d9772b" stroke-width="1.6"/>',
    ),
    "musk-deer": hoofed(
        "#8b6a4c",
        "#d8c3a8",
        "",
        ears="M28 15c-1-9 3-13 8-13 4 4 3 13-2 18z",
        extra=both("M26.5 43l.8 5 1.7-5.5z", "{paper}", stroke_width="1.2")
        + '<path d="M21 18l3 3 3-3" fill="none" stroke="#5f4530"/>',
    ),
    # Jungle
    "bengal-tiger": cat(
        "#ec9438",
        '<path d="M24 9v6M19 10l2 5M29 10l-2 5M6 22l6 2M42 22l-6 2M6 29h6M42 29h-6M9 36l5-2M39 36l-5-2"/>',
        "{paper}",
        "{paper}",
        "{ink}",
    ),
    "green-tree-snake": inked(
        '<g transform="scale(.96)"><path d="M10 41c8 6 26 4 27-5S12 30 12 21 34 17 33 9" fill="none"'
        ' stroke-width="10"/>'
        '<path d="M10 41c8 6 26 4 27-5S12 30 12 21 34 17 33 9" fill="none" stroke="{leaf}" stroke-width="6"/>'
        '<path d="M17 43l4 0M30 41l3-3M30 30l-4-1M17 26l-3-3M19 17l4-1" fill="none" stroke="{meadow}"'
        ' stroke-width="2"/>'
        '<path d="M27 10c0-5 3-8 7-8 5 0 8 4 8 7-3 4-12 6-15 1z" fill="{leaf}"/>'
        '<path d="M42 9l4 2M42 9l4-1" fill="none" stroke="{red}" stroke-width="1.6"/>'
        '<circle cx="36" cy="6.5" r="1.6" fill="{ink}" stroke="none"/></g>'
    ),
    "red-headed-trogon": bird(
        "{rose}",
        "{red}",
        "#6b6258",
        '<path d="M17 32L7 47l-5-3 11-16z" fill="#a6673a"/>',
        "{sky2}",
        '<path d="M28 21c3 3 7 4 10 3" fill="none" stroke="{paper}" stroke-width="2.6"/>'
        '<path d="M18 32c3-2 6-4 9-5M19 34c3-1 6-3 8-5" fill="none" stroke="{paper}" stroke-width="1.2"/>',
    ),
    # Wetland
    "gharial": inked(
        '<path d="M2 45V27c3-6 9-9 15-7 3 1 4 4 7 5l21 3c2 0 3 3 1 5l-20 4c-5 2-9 6-14 8z" fill="#7f8d5a"/>'
        '<path d="M21 33l24-1" fill="none" stroke-width="1.6"/>'
        '<path d="M24 33l1 3 2-3 1 3 2-3 1 3 2-3 1 3 2-3 1 3 2-3" fill="{paper}" stroke-width="1.2"/>'
        '<path d="M40 28c0-4 5-4 5 0z" fill="#7f8d5a"/><path d="M10 21c0-5 6-6 8-1z" fill="#97a56c"/>'
        '<circle cx="14" cy="20" r="1.6" fill="{ink}" stroke="none"/>'
        '<path d="M5 30v.1M9 34v.1M6 39v.1M12 29v.1" stroke="#596339" stroke-width="3"/>'
    ),
    "river-dolphin": inked(
        '<path d="M16 14c0-5-3-8-7-9 1 5 1 8 3 12z" fill="#8799a8" transform="translate(9 1)"/>'
        '<path d="M46 32c-5-1-8-2-10-6-3-8-11-13-20-10C8 19 4 27 5 37l-3 6c4-1 6-2 7-4 2 2 5 3 8'
        ' 2-2-2-4-4-4-6 8 4 16 3 22 0 4 0 8 0 11-1 1-1 1-2 0-2z" fill="#9db0bf"/>'
        '<path d="M20 33c1 6 5 9 9 9 0-4-2-7-4-9z" fill="#8799a8"/>'
        '<path d="M34 31l11 2" fill="none" stroke-width="1.6"/>'
        '<circle cx="32" cy="25.5" r="1.7" fill="{ink}" stroke="none"/>'
        '<path d="M14 33c7 3 14 3 20 1" fill="none" stroke="{pink}" stroke-width="2.6"/>'
    ),
    "wild-buffalo": hoofed(
        "#4a4643",
        "#9b928a",
        both("M25 13c10 4 18 0 20-10 4 11-3 21-18 18z", "#8b847b"),
        ears="M32 22c5-1 9 1 11 4-4 3-8 2-11 0z",
        top='<path d="M18 14c2-2 10-2 12 0l-2 5-2-3-2 4-2-4-2 3z" fill="{ink}" stroke="none"/>',
        light="{sun}",
    ),
    # Steppe
    "blackbuck": hoofed(
        "#4a342a",
        "{paper}",
        both(SPIRAL, "none", stroke_width="5.5") + both(SPIRAL, "none", stroke=HORN, stroke_width="2"),
        ears="M32 18c6-3 11-2 13 1-3 4-9 5-13 3z",
        light="{paper}",
    ),
    "jackal": inked(
        both("M30 16c1-7 5-12 11-13 2 8 0 15-5 20z", "#c08a4e")
        + both("M34 14c1-3 3-5 5-6 0 5-1 8-3 11z", "#5d4028", stroke="none")
        + '<path d="M24 12c10 0 18 5 18 14-4 2-7 3-9 7-2 6-5 11-9 11s-7-5-9-11c-2-4-5-5-9-7 0-9 8-14 18-14z"'
        ' fill="#c99a5f"/>'
        '<path d="M24 12l4 12-1 12h-6l-1-12z" fill="#8d6a45" stroke="none"/>'
        '<path d="M18 34c2-3 4-4 6-4s4 1 6 4c-1 5-3 9-6 9s-5-4-6-9z" fill="{paper}" stroke="none"/>'
        '<path d="M21 35h6l-3 4z" fill="{ink}"/><path d="M24 38v3" fill="none" stroke-width="1.6"/>'
        + eyes(16.5, 31.5, 25)
    ),
    "monitor-lizard": lizard(
        "#6d7354",
        '<path d="M7 12v.1M5.5 18v.1M10 23.5v.1M18 27v.1M23 29v.1M24 24v.1M29 26v.1M31 21v.1" stroke="{sun}"'
        ' stroke-width="3"/>'
        '<path d="M46 22c1 2 1 4 0 6M46 22c-1 2-2 4-4 5" fill="none" stroke="{rose}" stroke-width="1.6"/>',
    ),
    # Rock
    "bharal": hoofed(
        "#8f98a1",
        "{paper}",
        both("M26 13c5-4 12-5 19 2-2 6-7 8-11 6 1-2 0-3-2-4z", "#b09a76"),
        ears="M32 22c4 0 8 2 9 4-3 2-7 2-9 0z",
        top='<path d="M24 13c3 6 2 14 0 22-2-8-3-16 0-22z" fill="#57606a" stroke="none"/>',
    ),
    "himalayan-serow": hoofed(
        "#4b423d",
        "{paper}",
        both("M26 14c1-5 4-8 8-10 1 4-1 8-4 11z", "#7d7167"),
        ears="M32 18c5-7 11-8 14-5-1 6-7 10-13 9z",
        ear="#6a5d54",
        top='<path d="M17 15c-4 2-6 6-5 10l5-4zM31 15c4 2 6 6 5 10l-5-4z" fill="{paper2}"'
        ' stroke-width="1.6"/>'
        '<path d="M20 15l4-6 4 6z" fill="#2f2926" stroke="none"/>',
        light="{paper}",
    ),
    "golden-pheasant": bird(
        "{red}",
        "{sun}",
        "{sky2}",
        '<path d="M18 35C10 38 5 34 1 23l6-1c2 6 5 9 11 7z" fill="#c99a3c"/>'
        '<path d="M5 27l3-1M8 32l3-3" fill="none" stroke-width="1.4"/>',
        "{gold2}",
        '<path d="M27 10c-4 1-7 5-7 10 4 0 8-1 10-3z" fill="{orange}"/>'
        '<path d="M22 18l5-3M24 14l3-1" fill="none" stroke-width="1.2"/>',
    ),
    # City
    "mule": hoofed(
        "#8d6f58",
        "#e5d6c5",
        "",
        ears="M27 17c-3-8 1-14 7-15 5 5 3 13-1 18z",
        top='<path d="M20 14c1-5 3-6 5-9 2 3 3 5 3 9l-4 6z" fill="#3e2c21" stroke-width="1.6"/>',
        extra='<path d="M15.5 30h17" fill="none" stroke="{red}" stroke-width="3"/>'
        '<circle cx="32" cy="30" r="2.4" fill="{gold}" stroke-width="1.4"/>'
        '<circle cx="16" cy="30" r="2.4" fill="{gold}" stroke-width="1.4"/>',
    ),
    "rhesus-monkey": monkey(
        "#b08a5e", "#e7a489", '<path d="M20 7c2 2 6 2 8 0" fill="none" stroke="#7d5d3a"/>'
    )
    + eyes(19.5, 28.5, 25),
    "langur": monkey(
        "#d8d5cf",
        "#3b3634",
        '<path d="M12 15l4 2M36 15l-4 2M24 8v5M10 30l4-1M38 30l-4-1M14 38l3-2M34 38l-3-2" fill="none"'
        ' stroke="#8d8881"/>',
        "{paper2}",
    )
    + eyes(19.5, 28.5, 25, 1.7, "{sun}"),
}
