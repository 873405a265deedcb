"""What lies on map and cards: tokens, dig tokens, markers, signs. 24 by 24; names in braces are colours.

A player's token is flat in lists and counts; on the map it is an archaeologist with that shape for a body.
"""

SHAPES = {  # a shape for each player, so that colour is never alone
    "white": '<circle cx="12" cy="12" r="9.2" fill="{white}"/>',
    "orange": '<path d="M12 1.8L22.2 12 12 22.2 1.8 12z" fill="{orange}"/>',
    "violet": '<path d="M12 2.6l10.4 18.2H1.6z" fill="{violet}"/>',
    "turquoise": '<path d="M7.3 3h9.4L22 12l-5.3 9H7.3L2 12z" fill="{turquoise}"/>',
    "neutral": '<rect x="4" y="4" width="16" height="16" rx="3" fill="{neutral}"/>',
}
INSIDE = {
    "white": '<circle cx="12" cy="12" r="4" fill="none" stroke="{ink}" stroke-width="1.6"/>',
    "orange": '<path d="M12 8v8M8 12h8" stroke="{ink}" stroke-width="2"/>',
    "violet": '<path d="M12 10.5v6" stroke="{mark}" stroke-width="2.4"/>',
    "turquoise": '<path d="M8 9.5h8M8 14.5h8" stroke="{ink}" stroke-width="1.8"/>',
    "neutral": "",
}
BODIES = {  # the same shapes below a helmet
    "white": '<circle cx="12" cy="16.3" r="6.9" fill="{white}"/>'
    '<circle cx="12" cy="16.8" r="2.8" fill="none" stroke-width="1.3"/>',
    "orange": '<path d="M12 8.5l8.6 7.3-8.6 7.6-8.6-7.6z" fill="{orange}"/>'
    '<path d="M12 13.3v5.4M9.3 16h5.4" fill="none" stroke-width="1.5"/>',
    "violet": '<path d="M12 7.5l8.8 15.6H3.2z" fill="{violet}"/>'
    '<path d="M12 15.5v4.5" fill="none" stroke="{mark}" stroke-width="2"/>',
    "turquoise": '<path d="M7.6 9.7h8.8l4.2 6.7-4.2 6.7H7.6l-4.2-6.7z" fill="{turquoise}"/>'
    '<path d="M8.5 14.7h7M8.5 18.3h7" fill="none" stroke-width="1.4"/>',
}
BODIES["neutral"] = '<path d="M12 8c6 3 7.5 9 8 15H4c.5-6 2-12 8-15z" fill="{neutral}"/>'
HEAD = (
    '<circle cx="12" cy="7.2" r="3.5" fill="{skin}"/>'
    '<path d="M6.3 6.4C7.5 5.7 8 .9 12 .9s4.5 4.8 5.7 5.5c-3 .9-8.4.9-11.4 0z" fill="{khaki}"/>'
)

FINDS = {  # a find for each colour
    "black": '<g fill="{rubble}"><path d="M5 16l2.5-4 4 1 1 4z"/><path d="M12 11l3-4 4 2-1 4-4 .5z"/>'
    '<path d="M14 18l2-2.5 3 .5v2z"/></g>',
    "blue": '<path d="M7 5.5h9.5c2 0 2 3 0 3H16V18c0 1.5-1 1.5-1 1.5H6.5c-2 0-2-3 0-3H7z" fill="{mark}"/>'
    '<path d="M9 9.5h4.5M9 12.3h4.5M9 15h4" stroke="{blue}" stroke-width="1.5" fill="none"/>',
    "brown": '<path d="M5.5 5.5c4-2 9-2 13 0 .5 7-2 11.5-6.5 14-4.5-2.5-7-7-6.5-14z" fill="{mark}"/>'
    '<path d="M8 10c1-1 2-1 3 0M13 10c1-1 2-1 3 0M12 11v2.5M9.5 15.8c1.5 1 3.5 1 5 0" stroke="{brown}"'
    ' stroke-width="1.5" fill="none"/>',
    "red": '<path d="M8 16L16 8" stroke="{mark}" stroke-width="3.6"/><g fill="{mark}">'
    '<circle cx="6.8" cy="14.6" r="2.3"/><circle cx="9.4" cy="17.2" r="2.3"/>'
    '<circle cx="14.6" cy="6.8" r="2.3"/><circle cx="17.2" cy="9.4" r="2.3"/></g>',
    "yellow": '<circle cx="12" cy="12" r="6.8" fill="{mark}" stroke="{ink}" stroke-width="1.4"/>'
    '<path d="M10 10h4v4h-4z" fill="{yellow}" stroke="{ink}" stroke-width="1.2"/>',
    "green": '<path d="M6 18.5C4.5 10 9 5.5 18.5 5.5 19 14 14.5 19 6 18.5z" fill="{mark}"/>'
    '<path d="M5 19.5L15 9.5M9.5 15v-4M9.5 15h4" stroke="{green}" stroke-width="1.4" fill="none"/>',
}

MARKS: dict[str, str] = {
    "active": '<circle cx="12" cy="12" r="9.3" fill="{ring}" stroke="{ink}" stroke-width="1.7"/>'
    '<circle cx="12" cy="12" r="6.7" fill="{paper}" stroke="{ink}" stroke-width="1.1"/>',
    "spreading": '<path d="M12-.5l2.4 3h-4.8zM12 24.5l2.4-3h-4.8zM-.5 12l3-2.4v4.8zM24.5'
    ' 12l-3-2.4v4.8z"'
    ' fill="{brick}" stroke="{ink}" stroke-width=".8"/>'
    '<circle cx="12" cy="12" r="9.3" fill="{brick}" stroke="{ink}" stroke-width="1.7"/>'
    '<circle cx="12" cy="12" r="6.7" fill="{paper}" stroke="{ink}" stroke-width="1.1"/>',
    "spread": '<path d="M12 2l4 5h-8zM12 22l4-5H8zM2 12l5-4v8zM22 12l-5-4v8z" fill="{mark}"/>'
    '<circle cx="12" cy="12" r="2.8" fill="{mark}"/>',
    "closed": '<g stroke="{rim}" stroke-width="1.5"><path d="M4 22V9l2-2.5L8 9v13zM16 22V9l2-2.5L20 9v13z"'
    ' fill="{timber}"/><path d="M2 12.5h20v2.6H2zM2 17.5h20v2.6H2z" fill="{rope}"/></g>',
    "open": '<g stroke="{quiet}" stroke-width="1.5" fill="none">'
    '<path d="M4 22V9l2-2.5L8 9v13zM16 22V9l2-2.5'
    'L20 9v13z"/><path d="M1.5 13.5H4M8 13.5l4.5-3M20 13.5h2.5M1.5 18.5H4M8 18.5l4.5-3M20 18.5h2.5"/></g>',
    "grave": '<g stroke="{rim}" stroke-width="1.4"><path d="M3 22c4-3 14-3 18 0z" fill="{tree}"/>'
    '<path d="M7 21V9c0-6 10-6 10 0v12z" fill="{paper2}"/>'
    '<path d="M9.5 10h5M9.5 13h5M9.5 16h3" fill="none"/></g>',
    "bag": '<g stroke="{rim}" stroke-width="1.5"><path d="M8 7c-5 5-6 9-6 11 0 3 4 4.5 10 4.5s10-1.5 10-4.5'
    'c0-2-1-6-6-11z" fill="{timber}"/>'
    '<path d="M7 2.5l2 4.5h6l2-4.5c-2 1-3 0-5 0s-3 1-5 0z" fill="{khaki}"/>'
    '<path d="M7.5 7.3h9" fill="none" stroke="{rope}" stroke-width="2"/></g>',
    "card-site": '<g stroke="{rim}" stroke-width="1.5"><path d="M5 2h14v20H5z" fill="{site-back}"/>'
    '<path d="M8 17c0-5 1.5-6.5 4-6.5s4 1.5 4 6.5zM12 10V5.5" fill="{paper}"/></g>',
    "finds": '<g stroke="{rim}" stroke-width="1.4">'
    '<rect x="2" y="2" width="12" height="12" rx="2" fill="{blue}"/>'
    '<rect x="10" y="5" width="12" height="12" rx="2" fill="{red}"/>'
    '<rect x="5" y="10" width="12" height="12" rx="2" fill="{yellow}"/></g>',
    "cost": '<g stroke="{rim}" stroke-width="1.4"><path d="M8 3h12v16H8z" fill="{back2}"/>'
    '<path d="M4 6h12v16H4z" fill="{back}"/></g>',
    "first": '<g stroke="{rim}" stroke-width="1.4"><path d="M12 1.5l1.5 4h-3z" fill="{gold}"/>'
    '<path d="M10.3 5.5h3.4v2.5h-3.4z" fill="{timber}"/>'
    '<path d="M5 9c4-2 10-2 14 0 0 6-3 11-7 14-4-3-7-8-7-14z" fill="{gold}"/>'
    '<path d="M12 9v10" fill="none"/></g>',
    "compass": '<g stroke="{ink}" stroke-width="1.2"><circle cx="12" cy="12" r="8" fill="{paper}"/>'
    '<path d="M12 1l3.4 11h-6.8z" fill="{brick}"/><path d="M12 23l3.4-11h-6.8z" fill="{paper2}"/></g>',
}
BACKS: dict[str, str] = {  # 24 by 32: a card face down
    name: f'<rect x=".8" y=".8" width="22.4" height="30.4" rx="3" fill="{{{colour}}}" stroke="{{rim}}"'
    ' stroke-width="1.5"/><rect x="3.4" y="3.4" width="17.2" height="25.2" rx="1.5" fill="none"'
    ' stroke="{back2}" stroke-width="1"/>'
    '<path d="M7.5 21c0-5 2-7 4.5-7s4.5 2 4.5 7zM12 14V9.5M6.5 21h11" fill="none" stroke="{back2}"'
    ' stroke-width="1.3"/>'
    for name, colour in (("back", "back"), ("back-site", "site-back"), ("back-front", "front"))
}
