"""What equipment cards do (5.4), one entry for each effect: when it may be used, and what then happens.

Which card has which effect, how strong and in which window is said in content/cards.toml. The effects of
cards used during the movement are in `walk.py`; what is aimed at a space is in `equipment.py`, `actions.py`.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.expedition.rules.layout import (
    BARREL_ROLLS,
    FACE,
    MAPS,
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
    DOES_CLIMB,
    DOES_DOUBLE,
    DOES_FULFIL,
    DOES_NEXT_FACE,
    DOES_OFFER_BESIDE,
    DOES_OPPOSITE_FACE,
    DOES_RECOVER,
    DOES_ROLL_AGAIN,
    DOES_SECURE,
    DOES_THREE_RESOURCES,
    DOES_TRAVEL,
    DOES_TURN_ASIDE,
    DRAW_YAK_TILE,
    E_FULFILLED,
    E_GAINED,
    E_RECOVERED,
    E_SECURED,
    E_TILE_UP,
    E_TURNED,
    M_ROLL,
    M_STOP,
    MAP_COLOURS,
    MAP_KINDS,
    ROLL_DIE,
)
from durbar.games.expedition.rules.table import Player, Table

TRIOS: Final = 10
# The ways to take three different resources (E-R49).
TRIO: Final = vec[i64](
    [r for a in range(5) for b in range(a + 1, 5) for c in range(b + 1, 5) for r in (a, b, c)]
)


def choices(effect: i64) -> i64:
    """How many moves a card with this effect has; none where it is aimed at something or part of a plan."""
    if effect == DOES_THREE_RESOURCES:
        return TRIOS
    if effect == DOES_NEXT_FACE:
        return 2
    if effect in (DOES_TRAVEL, DOES_OFFER_BESIDE, DOES_CLIMB, DOES_DOUBLE, DOES_TURN_ASIDE):
        return 0
    return 1


def is_useful(t: Table, p: Player, effect: i64) -> bool:
    """Would it change anything now (E-R46)?"""
    if effect in (DOES_OPPOSITE_FACE, DOES_NEXT_FACE):
        return t.die >= 0
    if effect == DOES_ROLL_AGAIN:
        return barrel_dice(p) != 0
    if effect == DOES_RECOVER:
        return p.markers > 0
    if effect == DOES_FULFIL:
        return p.tile != TEN_POINTS
    if effect == DOES_SECURE:
        return has_pair(p)
    return True


def offer_effect(t: Table, p: Player, effect: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """The moves of one card, from its first id on."""
    if effect == DOES_NEXT_FACE:
        face = p.have[FACE + t.die]
        if face > 1:  # E-R51: no step over the ends
            out[n] = first
            n += 1
        if face < 6:
            out[n] = first + 1
            n += 1
        return n
    for choice in range(choices(effect)):
        out[n] = first + choice
        n += 1
    return n


def take_effect(t: Table, effect: i64, amount: i64, choice: i64) -> None:
    p = t.players[t.active]
    if effect == DOES_THREE_RESOURCES:
        for k in range(3):
            resource = TRIO[choice * 3 + k]
            p.have[resource] += 1
            t.note(E_GAINED, t.active, resource)
    elif effect == DOES_OPPOSITE_FACE:
        set_face(t, 7 - p.have[FACE + t.die])  # E-R50
    elif effect == DOES_NEXT_FACE:
        set_face(t, p.have[FACE + t.die] + (1 if choice else -1))
    elif effect == DOES_ROLL_AGAIN:
        t.rolls = amount
        t.proceed_to(BARREL_ROLL)
    elif effect == DOES_RECOVER:
        recover(t, p, amount)
    elif effect == DOES_FULFIL:
        fulfil_tile(t)
    else:
        secure_pairs(t, p)


# --- Faces and markers ----------------------------------------------------------------------------


def set_face(t: Table, face: i64) -> None:
    """Turn the selected die; the new face moves the yak and counts for the day (E-R52)."""
    t.players[t.active].have[FACE + t.die] = face
    t.note(E_TURNED, t.active, t.die, face)


def recover(t: Table, p: Player, most: i64) -> None:
    removed: i64 = most if p.markers > most else p.markers  # E-R54
    p.markers -= removed
    t.note(E_RECOVERED, t.active, removed)


# --- Yak tiles ------------------------------------------------------------------------------------


def fulfil_tile(t: Table) -> None:
    """The current yak tile is done; the next one is turned up and may be fulfilled in its turn."""
    p = t.players[t.active]
    t.note(E_FULFILLED, t.active, p.tile)
    if p.tiles_under:
        p.tile = NO_TILE
        t.draw(DRAW_YAK_TILE, t.current_question())
    else:
        p.tile = TEN_POINTS
        t.note(E_TILE_UP, t.active, TEN_POINTS)
        t.proceed_to(t.current_question())


# --- Rolling again (E-R53, E-R123, E-R131) --------------------------------------------------------


def barrel_dice(p: Player) -> i64:
    """Dice a Wooden barrel may roll: none after the third selection of a day."""
    return 0 if p.dice_used() == ROUNDS else p.dice_where(UNUSED)


def legal_barrel(t: Table, out: vec[i64]) -> i64:
    dice = barrel_dice(t.players[t.active])
    n: i64 = 0
    chosen = -dice & dice
    while chosen:  # every set of these dice, ascending
        out[n] = M_ROLL + chosen - 1
        n += 1
        chosen = (chosen - dice) & dice
    if t.rolls < BARREL_ROLLS:  # not before the first roll
        out[n] = M_STOP
        n += 1
    return n


def roll_barrel(t: Table, dice: i64) -> None:
    t.rolls -= 1
    t.common[ROLLING] = dice
    t.common[ROLLER] = t.active
    t.draw(ROLL_DIE, BARREL_ROLL if t.rolls > 0 else t.current_question())


def stop_barrel(t: Table) -> None:
    t.rolls = 0
    t.proceed_to(t.current_question())


# --- Pairs of maps (E-R58) ------------------------------------------------------------------------


def pairs(p: Player, colour: i64) -> i64:
    """Complete pairs A + B of one colour among the unsecured maps."""
    a = p.have[MAPS + colour * 2]
    b = p.have[MAPS + colour * 2 + 1]
    return a if a < b else b


def has_pair(p: Player) -> bool:
    have = p.have
    return any(have[half] > 0 and have[half + 1] > 0 for half in range(MAPS, MAPS + MAP_KINDS, 2))


def secure_pairs(t: Table, p: Player) -> None:
    for colour in range(MAP_COLOURS):
        found = pairs(p, colour)
        if found > 0:
            p.have[MAPS + colour * 2] -= found
            p.have[MAPS + colour * 2 + 1] -= found
            p.have[SECURED + colour] += found
            t.note(E_SECURED, t.active, colour, found)
