"""Equipment cards played before or after the movement (5.3, 5.4); the during cards are part of a plan."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.expedition.rules.area import Area
from durbar.games.expedition.rules.layout import (
    BARREL_ROLLS,
    FACE,
    MAPS,
    MOST_MARKERS,
    NO_TILE,
    ROLLER,
    ROLLING,
    ROUNDS,
    SECURED,
    TEN_POINTS,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    BARREL_ROLL,
    CHEST,
    DRAW_YAK_TILE,
    E_FULFILLED,
    E_GAINED,
    E_JUMPED,
    E_RECOVERED,
    E_SECURED,
    E_TILE_UP,
    E_TURNED,
    FIRST_AID_BAG,
    M_CHEST,
    M_FIRST_AID_BAG,
    M_MAGNIFYING_GLASS,
    M_ROLL,
    M_STOP,
    M_TELESCOPE,
    M_TERRAIN_MAP,
    M_TOOL_CASE,
    M_WATER_BOTTLE,
    M_WOODEN_BARREL,
    MAGNIFYING_GLASS,
    MAP_COLOURS,
    ROLL_DIE,
    TELESCOPE,
    TERRAIN_MAP,
    TOOL_CASE,
    WATER_BOTTLE,
    WOODEN_BARREL,
)
from durbar.games.expedition.rules.table import Player, Table, pay_strip, use_card

# The ten ways to take three different resources (E-R49).
TRIO: Final = vec[i64](
    [r for a in range(5) for b in range(a + 1, 5) for c in range(b + 1, 5) for r in (a, b, c)]
)


def offer_cards(t: Table, p: Player, window: i64, out: vec[i64], n: i64) -> i64:
    """Every own card of a window that would change something now (E-R46), but the Terrain map."""
    timing = t.book.window
    if timing[TOOL_CASE] == window and p.cards(TOOL_CASE):
        for trio in range(10):
            out[n] = M_TOOL_CASE + trio
            n += 1
    if timing[MAGNIFYING_GLASS] == window and t.die >= 0 and p.cards(MAGNIFYING_GLASS):
        out[n] = M_MAGNIFYING_GLASS
        n += 1
    if timing[WOODEN_BARREL] == window and p.cards(WOODEN_BARREL) and barrel_dice(p) != 0:
        out[n] = M_WOODEN_BARREL
        n += 1
    if timing[FIRST_AID_BAG] == window and p.markers > 0 and p.cards(FIRST_AID_BAG):
        out[n] = M_FIRST_AID_BAG
        n += 1
    if timing[TELESCOPE] == window and p.tile != TEN_POINTS and p.cards(TELESCOPE):
        out[n] = M_TELESCOPE
        n += 1
    if timing[WATER_BOTTLE] == window and t.die >= 0 and p.cards(WATER_BOTTLE):
        face = p.have[FACE + t.die]
        if face > 1:  # E-R51: no step over the ends
            out[n] = M_WATER_BOTTLE
            n += 1
        if face < 6:
            out[n] = M_WATER_BOTTLE + 1
            n += 1
    if timing[CHEST] == window and p.cards(CHEST) and has_pair(p):
        out[n] = M_CHEST
        n += 1
    return n


def play_card(t: Table, m: i64) -> None:
    if m < M_MAGNIFYING_GLASS:
        tool_case(t, m - M_TOOL_CASE)
    elif m == M_MAGNIFYING_GLASS:
        magnifying_glass(t)
    elif m == M_WOODEN_BARREL:
        wooden_barrel(t)
    elif m == M_FIRST_AID_BAG:
        first_aid_bag(t)
    elif m == M_TELESCOPE:
        telescope(t)
    elif m < M_CHEST:
        water_bottle(t, m - M_WATER_BOTTLE)
    else:
        chest(t)


def tool_case(t: Table, trio: i64) -> None:
    use_card(t, t.active, TOOL_CASE)
    for k in range(3):
        resource = TRIO[trio * 3 + k]
        t.players[t.active].have[resource] += 1
        t.note(E_GAINED, t.active, resource)


def set_face(t: Table, face: i64) -> None:
    """Turn the selected die; the new face moves the yak and counts for the day (E-R52)."""
    t.players[t.active].have[FACE + t.die] = face
    t.note(E_TURNED, t.active, t.die, face)


def magnifying_glass(t: Table) -> None:
    use_card(t, t.active, MAGNIFYING_GLASS)
    set_face(t, 7 - t.players[t.active].have[FACE + t.die])  # E-R50


def water_bottle(t: Table, up: i64) -> None:
    use_card(t, t.active, WATER_BOTTLE)
    set_face(t, t.players[t.active].have[FACE + t.die] + (1 if up else -1))


def first_aid_bag(t: Table) -> None:
    use_card(t, t.active, FIRST_AID_BAG)
    p = t.players[t.active]
    removed: i64 = 2 if p.markers > 2 else p.markers  # E-R54
    p.markers -= removed
    t.note(E_RECOVERED, t.active, removed)


def telescope(t: Table) -> None:
    use_card(t, t.active, TELESCOPE)
    fulfil_tile(t)


def fulfil_tile(t: Table) -> None:
    """The current yak tile is done; the next one is turned up and may be fulfilled in its turn."""
    p = t.players[t.active]
    t.note(E_FULFILLED, t.active, p.tile)
    if p.tiles_under:
        p.tile = NO_TILE
        t.draw(DRAW_YAK_TILE, t.home())
    else:
        p.tile = TEN_POINTS
        t.note(E_TILE_UP, t.active, TEN_POINTS)
        t.go(t.home())


# --- Wooden barrel (E-R53, E-R123, E-R131) --------------------------------------------------------


def barrel_dice(p: Player) -> i64:
    """Dice a Wooden barrel may roll: none after the third selection of a day."""
    return 0 if p.dice_used() == ROUNDS else p.dice_where(UNUSED)


def wooden_barrel(t: Table) -> None:
    use_card(t, t.active, WOODEN_BARREL)
    t.rolls = BARREL_ROLLS
    t.go(BARREL_ROLL)


def legal_barrel(t: Table, out: vec[i64]) -> i64:
    dice = barrel_dice(t.players[t.active])
    n: i64 = 0
    for mask in range(1, 64):
        if mask & ~dice == 0:
            out[n] = M_ROLL + mask - 1
            n += 1
    if t.rolls < BARREL_ROLLS:  # not before the first roll
        out[n] = M_STOP
        n += 1
    return n


def roll_barrel(t: Table, dice: i64) -> None:
    t.rolls -= 1
    t.common[ROLLING] = dice
    t.common[ROLLER] = t.active
    t.draw(ROLL_DIE, BARREL_ROLL if t.rolls > 0 else t.home())


def stop_barrel(t: Table) -> None:
    t.rolls = 0
    t.go(t.home())


# --- Chest (E-R58) --------------------------------------------------------------------------------


def pairs(p: Player, colour: i64) -> i64:
    """Complete pairs A + B of one colour among the unsecured maps."""
    a = p.have[MAPS + colour * 2]
    b = p.have[MAPS + colour * 2 + 1]
    return a if a < b else b


def has_pair(p: Player) -> bool:
    return any(pairs(p, colour) > 0 for colour in range(MAP_COLOURS))


def chest(t: Table) -> None:
    use_card(t, t.active, CHEST)
    p = t.players[t.active]
    for colour in range(MAP_COLOURS):
        found = pairs(p, colour)
        if found > 0:
            p.have[MAPS + colour * 2] -= found
            p.have[MAPS + colour * 2 + 1] -= found
            p.have[SECURED + colour] += found
            t.note(E_SECURED, t.active, colour, found)


# --- Terrain map (E-R56, E-R57, E-R121) -----------------------------------------------------------


def offer_terrain_map(t: Table, p: Player, window: i64, out: vec[i64], n: i64) -> i64:
    """Every other space of the area the yak stands in."""
    if t.book.window[TERRAIN_MAP] != window or p.markers == MOST_MARKERS or p.cards(TERRAIN_MAP) == 0:
        return n
    area = Area(t.land, p.space)
    first = n
    for k in range(1, area.count):  # the first is the own space; ids must ascend
        at = n
        while at > first and out[at - 1] > M_TERRAIN_MAP + area.spaces[k]:
            out[at] = out[at - 1]
            at -= 1
        out[at] = M_TERRAIN_MAP + area.spaces[k]
        n += 1
    return n


def terrain_map(t: Table, space: i64) -> None:
    use_card(t, t.active, TERRAIN_MAP)
    p = t.players[t.active]
    strips = Area(t.land, p.space).crossings[space]
    t.note(E_JUMPED, t.active, p.space, space)
    for _strip in range(strips):
        pay_strip(t, t.active)
    p.space = space
