"""Equipment, resources and goods: things a yak can carry. 48 by 48; names in braces are colours."""

from durbar.art.symbols import inked

EQUIPMENT: dict[str, str] = {
    "tool-case": inked(
        '<path d="M17 18v-5a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v5" fill="none" stroke-width="3"/>'
        '<rect x="6" y="17" width="36" height="23" rx="3" fill="{city3}"/><path d="M6 27h36" fill="none"/>'
        '<rect x="11" y="24" width="6" height="7" rx="1" fill="{gold}"/>'
        '<rect x="31" y="24" width="6" height="7" rx="1" fill="{gold}"/>'
    ),
    "magnifying-glass": inked(
        '<path d="M30 30l11 11" stroke-width="8"/><path d="M30 30l11 11" stroke="{wood}" stroke-width="4"/>'
        '<circle cx="20" cy="20" r="14" fill="{gold}"/><circle cx="20" cy="20" r="10" fill="{snow}"/>'
        '<path d="M14 20a6 6 0 0 1 6-6" fill="none" stroke="{paper}" stroke-width="2.5"/>'
    ),
    "wooden-barrel": inked(
        '<path d="M14 6h20c6 11 6 25 0 36H14C8 31 8 17 14 6z" fill="{wood}"/>'
        '<path d="M20 6c-3 12-3 24 0 36M28 6c3 12 3 24 0 36" fill="none" stroke="{wood2}"'
        ' stroke-width="1.6"/>'
        '<path d="M11.5 13h25l1.3 5H10.2zM10.2 30h27.6l-1.3 5h-25z" fill="{iron}"/>'
    ),
    "first-aid-bag": inked(
        '<path d="M17 15v-4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v4" fill="none" stroke-width="3"/>'
        '<rect x="5" y="14" width="38" height="27" rx="5" fill="{leaf2}"/>'
        '<path d="M21 19h6v5.5h5.5v6H27V36h-6v-5.5h-5.5v-6H21z" fill="{paper}" stroke="none"/>'
    ),
    "telescope": inked(
        '<g transform="translate(-1 1) rotate(-32 24 24) scale(.96)">'
        '<rect x="3" y="20" width="13" height="8" rx="1.5" fill="{wood2}"/>'
        '<rect x="14" y="18" width="14" height="12" rx="1.5" fill="{gold}"/>'
        '<path d="M27 16.5h17v15H27z" fill="{wood}"/>'
        '<rect x="42" y="14.5" width="5" height="19" rx="1.5" fill="{gold}"/></g>'
        '<path d="M23 32l-6 12M26 31l5 13" fill="none"/>'
    ),
    "water-bottle": inked(
        '<path d="M31 17c10 3 12 15 4 24" fill="none" stroke="{wood2}" stroke-width="3"/>'
        '<rect x="18" y="4" width="10" height="7" rx="2" fill="{wood}"/>'
        '<path d="M19 11h8v4c6 2 8 6 8 12v11a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5V27c0-6 2-10 8-12z" fill="{sky}"/>'
        '<path d="M11 29h24v6H11z" fill="{paper}"/>'
        '<path d="M16 22c0-2 1-3 3-4" fill="none" stroke="{paper}"/>'
    ),
    "terrain-map": inked(
        '<path d="M4 12l13-5v30L4 42z" fill="{grain}"/><path d="M17 7l14 5v30l-14-5z" fill="{paper}"/>'
        '<path d="M31 12l13-5v30l-13 5z" fill="{meadow}"/>'
        '<path d="M9 34c3-7 6 0 10-5s3-9 8-9 4 4 7 3" fill="none" stroke="{red}" stroke-dasharray="0.1 4"'
        ' stroke-width="2.6"/>'
        '<path d="M34 14l5 6M39 14l-5 6" fill="none" stroke="{red}" stroke-width="2.6"/>'
    ),
    "chest": inked(
        '<path d="M5 22c0-9 4-13 10-13h18c6 0 10 4 10 13z" fill="{wood}"/>'
        '<rect x="5" y="22" width="38" height="19" rx="2" fill="{wood2}"/>'
        '<path d="M12 9.5V41M36 9.5V41" fill="none" stroke="{gold}" stroke-width="3"/>'
        '<rect x="19" y="18" width="10" height="12" rx="2" fill="{gold}"/>'
        '<circle cx="24" cy="23" r="1.5" fill="{ink}"/>'
    ),
    "climbing-gear": inked(
        '<circle cx="19" cy="31" r="11" fill="none" stroke-width="7"/>'
        '<circle cx="19" cy="31" r="11" fill="none" stroke="{orange}" stroke-width="3.6"/>'
        '<path d="M14 43L36 10" stroke-width="6"/><path d="M14 43L36 10" stroke="{wood}" stroke-width="2.6"/>'
        '<path d="M20 5c9-1 17 3 24 13-7-4-12-6-15-6l-3-2z" fill="{iron}"/>'
    ),
    "tea-leaves": inked(
        '<path d="M24 44V24" fill="none" stroke="{leaf2}" stroke-width="3"/>'
        '<path d="M24 31C8 32 4 22 5 13c12 0 19 7 19 18z" fill="{leaf}"/>'
        '<path d="M24 31c16 1 20-9 19-18-12 0-19 7-19 18z" fill="{leaf2}"/>'
        '<path d="M24 25c-6-6-6-14 0-21 6 7 6 15 0 21z" fill="{meadow}"/>'
        '<path d="M24 31L11 19M24 31l13-12" fill="none" stroke-width="1.4"/>'
    ),
    "bridle": inked(
        '<path d="M13 7c-5 12-3 24 5 33h12c8-9 10-21 5-33" fill="none" stroke-width="6.5"/>'
        '<path d="M12 22h24M13 7h22" fill="none" stroke-width="6.5"/>'
        '<path d="M13 7c-5 12-3 24 5 33h12c8-9 10-21 5-33M12 22h24M13 7h22" fill="none" stroke="{wood}"'
        ' stroke-width="3"/>'
        '<circle cx="12" cy="23" r="4.5" fill="{gold}"/><circle cx="36" cy="23" r="4.5" fill="{gold}"/>'
        '<path d="M24 3l5 5-5 5-5-5z" fill="{red}"/>'
    ),
    "rope-ladder": inked(
        '<path d="M14 3c-3 8 3 12 0 21s2 12 0 21M34 3c3 8-3 12 0 21s-2 12 0 21" fill="none" stroke="{ink}"'
        ' stroke-width="5"/>'
        '<path d="M14 3c-3 8 3 12 0 21s2 12 0 21M34 3c3 8-3 12 0 21s-2 12 0 21" fill="none" stroke="{card2}"'
        ' stroke-width="2.2"/>'
        '<g fill="{wood}"><rect x="9" y="8" width="30" height="5" rx="2"/>'
        '<rect x="9" y="17.5" width="30" height="5" rx="2"/>'
        '<rect x="9" y="27" width="30" height="5" rx="2"/><rect x="9" y="36.5" width="30" height="5" rx="2"/>'
        "</g>"
    ),
}

RESOURCES: dict[str, str] = {
    "backpack": inked(
        '<path d="M17 12V9a7 7 0 0 1 14 0v3" fill="none" stroke-width="3"/>'
        '<path d="M10 22c0-8 5-12 14-12s14 4 14 12v16a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" fill="{brown}"/>'
        '<rect x="15" y="28" width="18" height="14" rx="3" fill="{wood}"/>'
        '<path d="M15 33h18M10 22h28" fill="none"/>'
    ),
    "compass": inked(
        '<circle cx="24" cy="24" r="19" fill="{gray}"/><circle cx="24" cy="24" r="13.5" fill="{paper}"/>'
        '<path d="M31 17l-4 10-10 4 4-10z" fill="{paper2}" stroke-width="1.6"/>'
        '<path d="M31 17l-4 10-6-6z" fill="{needle}" stroke-width="1.6"/>'
    ),
    "paint-box": inked(
        '<path d="M24 8C12 8 4 16 4 25c0 8 6 14 13 14 5 0 4-4 3-6-1-3 1-5 5-5h8c6 0 11-2 11-8C44 13 35 8 24'
        ' 8z" fill="{purple}"/>'
        '<circle cx="14" cy="20" r="3" fill="{sun}"/><circle cx="22" cy="15" r="3" fill="{paper}"/>'
        '<circle cx="32" cy="16" r="3" fill="{sky}"/><circle cx="12" cy="29" r="3" fill="{rose}"/>'
        '<path d="M26 42l14-15 3 3-14 14-5 1z" fill="{wood}"/>'
    ),
    "coin": inked(
        '<circle cx="24" cy="24" r="19" fill="{orange}"/>'
        '<circle cx="24" cy="24" r="13.5" fill="{sun}" stroke-width="1.6"/>'
        '<path d="M24 15l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.3-4.9-4.2 6.4-.5z"'
        ' fill="{orange}" stroke="none"/>'
    ),
    "fodder": inked(
        '<path d="M24 26C18 16 12 8 7 8c1 8 5 14 9 18zM24 26c6-10 12-18 17-18-1 8-5 14-9 18zM24 27C19 18 19'
        ' 10 24 4c5 6 5 14 0 23z" fill="{leaf}"/>'
        '<path d="M15 28h18l5 15H10z" fill="{grain}"/>'
        '<path d="M19 31l-3 12M24 30v13M29 31l3 12" fill="none" stroke-width="1.4"/>'
        '<rect x="13" y="24" width="22" height="7" rx="2.5" fill="{pink}"/>'
    ),
}

GOODS: dict[str, str] = {
    "thangka": inked(
        '<rect x="11" y="8" width="26" height="32" fill="{maroon}"/>'
        '<rect x="15" y="12" width="18" height="24" fill="{paper}" stroke-width="1.4"/>'
        '<circle cx="24" cy="24" r="7" fill="{sky}" stroke-width="1.4"/>'
        '<path d="M24 18l5 6-5 6-5-6z" fill="{gold}" stroke-width="1.4"/>'
        '<path d="M8 8h32M8 40h32" stroke-width="5"/>'
        '<path d="M8 8h32M8 40h32" stroke="{gold}" stroke-width="1.8"/>'
    ),
    "silk": inked(
        '<path d="M5 11c0-4 3-6 6-6h25c4 0 7 2 7 6s-3 6-7 6H11c-3 0-6-2-6-6z" fill="{rose}"/>'
        '<circle cx="37" cy="11" r="3" fill="{wood}" stroke-width="1.6"/>'
        '<path d="M8 16h28v27l-4-3-5 4-5-4-5 4-5-4-4 3z" fill="{rose}"/>'
        '<path d="M8 33h28" fill="none" stroke="{sun}" stroke-width="2.6"/>'
        '<path d="M22 20l4 4.5-4 4.5-4-4.5z" fill="{sun}" stroke="none"/>'
    ),
    "spices": inked(
        '<path d="M8 28c4-12 9-14 12-21 3 5 2 12 4 21z" fill="{sun}"/>'
        '<path d="M18 28c3-8 6-10 9-18 4 8 9 11 12 18z" fill="{red}"/>'
        '<path d="M4 27h40c0 8-5 13-11 14H15C9 40 4 35 4 27z" fill="{wood}"/>'
        '<path d="M4 27h40v4H5z" fill="{gold}"/>'
    ),
    "prayer-mill": inked(
        '<path d="M24 30v15" stroke-width="6.5"/><path d="M24 30v15" stroke="{wood}" stroke-width="2.8"/>'
        '<path d="M35 17c6 0 8 3 8 9" fill="none"/><circle cx="43" cy="28" r="3.5" fill="{red}"/>'
        '<path d="M12 12c0-5 5-7 12-9 7 2 12 4 12 9z" fill="{maroon}"/>'
        '<rect x="12" y="12" width="24" height="19" rx="2" fill="{gold}"/>'
        '<path d="M12 17h24M12 27h24" fill="none" stroke-width="1.6"/>'
        '<path d="M17 19.5v5M21.5 19.5v5M26.5 19.5v5M31 19.5v5" fill="none" stroke="{maroon}"/>'
    ),
    "statue": inked(
        '<path d="M9 38h30l-3 6H12z" fill="{maroon}"/>'
        '<path d="M24 17c7 0 9 4 10 10 5 2 8 5 7 9-6 4-28 4-34 0-1-4 2-7 7-9 1-6 3-10 10-10z" fill="{gold}"/>'
        '<circle cx="24" cy="12" r="6.5" fill="{gold}"/><path d="M20 6.5c1-5 7-5 8 0z" fill="{gold2}"/>'
        '<path d="M16 27c2 6 14 6 16 0M15 35c6 2 12 2 18 0" fill="none" stroke-width="1.6"/>'
    ),
    "ring": inked(
        '<circle cx="24" cy="30" r="13" fill="none" stroke-width="7.5"/>'
        '<circle cx="24" cy="30" r="13" fill="none" stroke="{gold}" stroke-width="3.8"/>'
        '<path d="M16 5h16l5 6-13 11L11 11z" fill="{sky}"/>'
        '<path d="M11 11h26M19 11l5 11 5-11-3-6h-4z" fill="none" stroke-width="1.4"/>'
    ),
}
