"""The portraits of the cards: head and shoulders, 48 by 48. Names in braces are colours."""


def bust(coat: str, worn: str, *, behind: str = "", skin: str = "skin", eyes: bool = True) -> str:
    """Shoulders, a face that looks at you, and what is worn or held."""
    gaze = (
        '<g fill="{ink}" stroke="none"><circle cx="20" cy="22" r="1.5"/><circle cx="28" cy="22" r="1.5"/></g>'
    )
    return (
        f'<g stroke="{{ink}}" stroke-width="1.9">{behind}'
        f'<path d="M4 48c0-10 7-15 20-15s20 5 20 15z" fill="{{{coat}}}"/>'
        f'<path d="M19 30h10v5c-2 3-8 3-10 0z" fill="{{{skin}2}}" stroke="none"/>'
        f'<path d="M14 20c0-8 4-12 10-12s10 4 10 12-4 14-10 14-10-6-10-14z" fill="{{{skin}}}"/>'
        '<path d="M21.5 28.5c1.6 1 3.4 1 5 0" fill="none" stroke-width="1.5"/>'
        f"{gaze if eyes else ''}{worn}</g>"
    )


PEOPLE: dict[str, str] = {
    "arch": bust(
        "khaki",
        '<path d="M8 17c4-2 28-2 32 0-2 2-5 2-7 1.5H15C13 19 10 19 8 17z" fill="{khaki}"/>'
        '<path d="M13 16c0-8 5-12 11-12s11 4 11 12z" fill="{paper2}"/><path d="M13.5 13h21" fill="none"/>'
        '<path d="M24 4V1.5" fill="none"/><path d="M17 35l7 6 7-6" fill="none"/>',
        behind='<path d="M38 46L44 14" fill="none" stroke="{timber2}" stroke-width="3.5"/>'
        '<path d="M34 17c4-6 9-6 14-1-5-2-9-2-14 1z" fill="{iron}"/>',
    ),
    "chronicler": bust(
        "blue",
        '<path d="M13 17L15 6l17-3 3 14c-7-3-15-3-22 0z" fill="{brick}"/>'
        '<path d="M18 8v5M23 7v5M28 6v5" fill="none" stroke="{rope}"/>'
        '<path d="M20 35l4 6 4-6" fill="{paper}"/>'
        '<path d="M34 48c0-12 3-20 11-26 1 8-2 15-7 19z" fill="{paper}"/>'
        '<path d="M35 47c2-8 4-14 8-20" fill="none"/>',
    ),
    "anthropologist": bust(
        "brown",
        '<path d="M13 20c-1-9 4-14 11-14s12 5 11 14c-2-4-4-6-6-7-5 1-10 1-13 3-1 1-2 2-3 4z"'
        ' fill="{hair}"/>'
        '<circle cx="20" cy="22" r="3.6" fill="none"/><circle cx="28" cy="22" r="3.6" fill="none"/>'
        '<path d="M23.6 22h.8" fill="none"/>'
        '<path d="M32 33c4-2 9-2 13 0 0 7-2 12-6.5 14C34 45 32 40 32 33z" fill="{gold}"/>'
        '<path d="M35.5 37.5h2M40 37.5h2M36.5 42c1.5 1 3 1 4.5 0" fill="none"/>',
        behind='<circle cx="24" cy="6" r="4.5" fill="{hair}"/>',
    ),
    "palaeontologist": bust(
        "red",
        '<path d="M13 18c-1-9 4-13 11-13s12 4 11 13c-7-4-15-4-22 0z" fill="{paper}"/>'
        '<path d="M13 17c7-4 15-4 22 0" fill="none" stroke="{red}" stroke-width="2.6"/>'
        '<path d="M35 17l6 3-4 3z" fill="{paper}"/>'
        '<path d="M17 30c4 5 10 5 14 0-1 5-4 6-7 6s-6-1-7-6z" fill="{hair}"/>'
        '<path d="M28 46l10-12" fill="none" stroke-width="6.5"/>'
        '<path d="M28 46l10-12" stroke="{paper}" stroke-width="3"/>'
        '<circle cx="36.5" cy="32.5" r="3" fill="{paper}"/><circle cx="41" cy="35" r="3" fill="{paper}"/>',
    ),
    "historian": bust(
        "night",
        '<path d="M14 19c-3-2-3-6 0-8 1 2 1 5 0 8zM34 19c3-2 3-6 0-8-1 2-1 5 0 8z" fill="{paper}"/>'
        '<path d="M14 24c2 3 5 2 10 2s8 1 10-2c1 9-4 16-10 16s-11-7-10-16z" fill="{paper}"/>'
        '<path d="M21 29.5c2 1 4 1 6 0M18 18.5c1.5-1 3-1 4 0M26 18.5c1.5-1 3-1 4 0" fill="none"/>'
        '<circle cx="38" cy="40" r="7" fill="{yellow}"/><path d="M36 38h4v4h-4z" fill="{paper}"/>',
    ),
    "naturalist": bust(
        "green",
        '<path d="M4 17c8-4 32-4 40 0-4 4-10 3-14 2.5-4-1-8-1-12 0C14 20 8 21 4 17z" fill="{khaki}"/>'
        '<path d="M14 16c0-9 4-12 10-12s10 3 10 12z" fill="{khaki}"/>'
        '<path d="M14 13.5c6 2 14 2 20 0" fill="none" stroke="{green}" stroke-width="3"/>'
        '<path d="M33 47c-1-7 2-12 11-14 1 8-3 13-11 14z" fill="{leaf}"/>'
        '<path d="M33 47c2-5 5-8 9-11" fill="none"/>',
        behind='<path d="M12 20c-4 8-4 16-1 22h26c3-6 3-14-1-22z" fill="{hair}"/>',
    ),
    "eminence": bust(
        "special",
        '<path d="M10 40C6 16 14 3 24 3s18 13 14 37c-2-9-4-15-5-20-3-7-15-7-18 0-1 5-3 11-5 20z"'
        ' fill="{special}"/>'
        '<path d="M15 20c3-6 15-6 18 0v2c-5-2-13-2-18 0z" fill="{ink}" fill-opacity=".45" stroke="none"/>'
        '<path d="M24 35l2 4.5 5 .5-3.7 3.3 1 4.7h-8.6l1-4.7L17 40l5-.5z" fill="{gold}"/>',
    ),
    "curator": bust(
        "ink",
        '<path d="M14 17c0-7 3-10 10-10s10 3 10 10c-2-3-4-4-5-6-4 1-7 1-10 0-1 2-3 3-5 6z" fill="{hair}"/>'
        '<path d="M19 34l5 14 5-14-5 3z" fill="{paper}"/>'
        '<path d="M24 37l-5-3v6zM24 37l5-3v6z" fill="{brick}"/>'
        '<circle cx="28" cy="22" r="3.8" fill="{paper}" fill-opacity=".55"/>'
        '<path d="M31 25l2 9" fill="none" stroke-width="1.2"/>'
        '<path d="M24 26.5c-2-1.5-4-1-6 .5 3 1 4 1 6 .2 2 .8 3 .8 6-.2-2-1.5-4-2-6-.5z"'
        ' fill="{hair}" stroke-width="1"/>',
    ),
    "bandit": bust(
        "night",
        '<path d="M5 15c5-3 33-3 38 0-2 4-8 4-10 3.5-5-1-13-1-18 0C13 19 7 19 5 15z" fill="{hair}"/>'
        '<path d="M14 14c0-8 4-11 10-11s10 3 10 11z" fill="{hair}"/>'
        '<path d="M14.5 12c6 2 13 2 19 0" fill="none" stroke="{brick}" stroke-width="2.6"/>'
        '<path d="M14 19c6-1 14-1 20 0 0 4-2 6-5 6-2 0-3-2-5-2s-3 2-5 2c-3 0-5-2-5-6z" fill="{ink}"/>'
        '<g fill="{paper}" stroke="none"><circle cx="19.5" cy="21.5" r="1.7"/>'
        '<circle cx="28.5" cy="21.5" r="1.7"/></g>'
        '<path d="M12 34c6 5 18 5 24 0l-3-4c-5 3-13 3-18 0z" fill="{brick}"/>',
        eyes=False,
    ),
    "controller": bust(
        "arch",
        '<path d="M11 14c-1-7 5-10 13-10s14 3 13 10z" fill="{arch}"/>'
        '<path d="M13 14h22v4H13z" fill="{brick}"/>'
        '<path d="M12 18h24c0 3-3 3-5 3-4-1.5-10-1.5-14 0-2 0-5 0-5-3z" fill="{ink}"/>'
        '<circle cx="24" cy="9" r="2.6" fill="{gold}" stroke-width="1.2"/>'
        '<path d="M30 48V36h13v12z" fill="{paper}"/>'
        '<path d="M33 41h5l-2-2M40 44h-5l2 2" fill="none" stroke-width="1.5"/>'
        '<path d="M19 27.5c3-2 7-2 10 0" fill="none" stroke="{hair}" stroke-width="2.6"/>',
    ),
    "bounty-hunter": bust(
        "timber",
        '<path d="M3 16c6-5 8 1 21 1s15-6 21-1c-2 5-9 6-21 6S5 21 3 16z" fill="{timber2}"/>'
        '<path d="M14 17c0-9 2-13 6-13 2 0 2 2 4 2s2-2 4-2c4 0 6 4 6 13-6 2-14 2-20 0z" fill="{timber2}"/>'
        '<path d="M16 27c2 7 5 8 8 8s6-1 8-8c-3 3-5 2-8 2s-5 1-8-2z" fill="{hair}"/>'
        '<circle cx="38" cy="40" r="6" fill="{paper}"/>'
        '<path d="M38 32v6M38 42v6M30 40h6M40 40h6" fill="none"/>',
    ),
}

# The signs of those who pay for no colour; the others bear that of their colour.
SPECIAL_SIGNS = {
    "arch": '<path d="M5 19L14.5 9.5M8.5 6c5-1.5 9 1 10 6.5-3-3-6-4.5-10-6.5z"/>',
    "eminence": '<path d="M12 4l2.3 5 5.5.6-4.1 3.8 1.1 5.4L12 16.1l-4.8 2.7 1.1-5.4-4.1-3.8'
    ' 5.5-.6z" fill="{mark}"/>',
    "curator": '<path d="M5 10l7-4.5 7 4.5zM6 18.5h12M8 11v6M12 11v6M16 11v6"/>',
    "bandit": '<path d="M4.5 9.5c5-1.5 10-1.5 15 0-.5 4-3 5.5-5 5.5-1.5 0-1.5-1.5-2.5-1.5S11 15 9.5'
    ' 15c-2 0-4.5-1.5-5-5.5z" fill="{mark}"/>',
    "controller": '<path d="M6 11a6 6 0 0 1 10.5-2.5L18 10M18 13a6 6 0 0 1-10.5 2.5L6 14M18 6v4h-4M6'
    ' 18v-4h4"/>',
    "bounty-hunter": '<circle cx="12" cy="12" r="5.5"/><path d="M12 4v5M12 15v5M4 12h5M15 12h5"/>',
}
