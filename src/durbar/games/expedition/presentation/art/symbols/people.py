"""The six characters, head and shoulders. 48 by 48; names in braces are colours."""


def person(coat: str, head: str, *, skin: str = "skin", behind: str = "") -> str:
    """Shoulders, a face that looks at you, and what is worn or held."""
    return (
        f'<g stroke="{{ink}}" stroke-width="2">{behind}'
        f'<path d="M5 47c0-10 7-14 19-14s19 4 19 14z" fill="{{{coat}}}"/>'
        f'<path d="M19 30h10v5c-2 3-8 3-10 0z" fill="{{{skin}2}}" stroke="none"/>'
        f'<path d="M14 20c0-8 4-12 10-12s10 4 10 12-4 14-10 14-10-6-10-14z" fill="{{{skin}}}"/>'
        '<path d="M21 28.5c2 1.3 4 1.3 6 0" fill="none" stroke-width="1.6"/>'
        '<g fill="{ink}" stroke="none"><circle cx="20" cy="22" r="1.5"/><circle cx="28" cy="22" r="1.5"/></g>'
        f"{head}</g>"
    )


PEOPLE: dict[str, str] = {
    "mountaineer": person(
        "red",
        '<path d="M13 17C12 8 17 4 24 4s12 4 11 13z" fill="{blue}"/>'
        '<circle cx="24" cy="4.5" r="3" fill="{paper}"/>'
        '<path d="M12 14h24v5H12z" fill="{sky}"/>'
        '<path d="M10 40l9-6 5 4 5-4 9 6" fill="none" stroke="{sun}" stroke-width="2.6"/>',
    ),
    "yak-guide": person(
        "wood",
        '<path d="M7 16c5 4 29 4 34 0-2-3-6-3-8-4-1-6-4-8-9-8s-8 2-9 8c-2 1-6 1-8 4z" fill="{wood2}"/>'
        '<path d="M15 12c5 2 13 2 18 0" fill="none" stroke="{pink}" stroke-width="2.6"/>'
        '<path d="M12 36c6 5 18 5 24 0l-3-4c-5 3-13 3-18 0z" fill="{pink}"/>',
    ),
    "monk": person(
        "maroon",
        '<path d="M15 16c1-6 4-8 9-8s8 2 9 8" fill="none" stroke="{skin2}" stroke-width="1.6"/>'
        '<path d="M5 47c1-8 5-12 12-13l18 13z" fill="{orange}"/>'
        '<circle cx="24" cy="14" r="1" fill="{maroon}" stroke="none"/>',
    ),
    "merchant": person(
        "green",
        '<path d="M13 16l3-11 17 3 2 8z" fill="{rose}"/>'
        '<path d="M17 12l4-4M23 13l4-5M29 13l3-4" fill="none" stroke="{paper}" stroke-width="1.6"/>'
        '<path d="M17 27c2-3 5-3 7-1 2-2 5-2 7 1-3 1-5 0-7-.5-2 .5-4 1.5-7 .5z" fill="{ink}" stroke="none"/>'
        '<circle cx="36" cy="41" r="4.5" fill="{orange}"/>',
    ),
    "border-guard": person(
        "iron2",
        '<path d="M12 16c-3-6 3-12 12-12s15 6 12 12z" fill="{leaf2}"/>'
        '<path d="M12 16h24c1 3-1 4-3 4-5-2-13-2-18 0-2 0-4-1-3-4z" fill="{ink}"/>'
        '<path d="M24 6l3 4-3 4-3-4z" fill="{gold}" stroke-width="1.2"/>'
        '<path d="M9 39l7 2M39 39l-7 2" fill="none" stroke="{gold}" stroke-width="2.6"/>',
    ),
    "artist": person(
        "sky2",
        '<path d="M12 19c-4-9 4-15 13-15 8 0 14 5 11 13-5-4-13-6-18-4-3 1-5 3-6 6z" fill="{purple}"/>'
        '<path d="M25 4l2-3" fill="none"/><path d="M38 47l1-12" stroke-width="5"/>'
        '<path d="M38 47l1-12" stroke="{wood}" stroke-width="1.8"/>'
        '<path d="M36.5 36c-1-4 0-7 3-9 2 3 3 6 1.5 9z" fill="{rose}"/>',
        behind='<path d="M12 20c-3 8-2 14 2 17h20c4-3 5-9 2-17z" fill="{black}"/>',
    ),
}
