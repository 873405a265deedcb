"""What characters can do (5.5). Each has one ability, and all that an ability does is in this file.

A character is an entry of content/cards.toml: a name, an ability, start goods and start equipment.

    ability         when it acts                      what it does                             rule
    over-mountains  naming a plan                     goes over mountains, may stand on them   E-R106, E-R132
    guide-yaks      choosing a die, before the move,  two fodder for another resource;         E-R107
                    on the target space               before a move turns the pink die once    E-R122
    offer-twice     at a temple, MONK_USES times      two offerings at once                    E-R108
    shop-around     in a city                         buys on all of its spaces                E-R109, E-R141
    choose-exit     at a strip                        comes out where it likes                 E-R110, E-R133
    look-around     painting and collecting           sees the landscapes beside the target    E-R111

The chapters of the rules ask here only for players who have an ability.
"""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.expedition.rules.layout import DONE_TURN_PINK, FACE, MONK_USES, OFFERINGS
from durbar.games.expedition.rules.numbers import (
    BEFORE_MOVE,
    CAN_CHOOSE_EXIT,
    CAN_GUIDE_YAKS,
    CAN_LOOK_AROUND,
    CAN_OFFER_TWICE,
    CAN_OVER_MOUNTAINS,
    CAN_SHOP_AROUND,
    E_EXCHANGED,
    E_TURNED,
    FODDER,
    M_EXCHANGE,
    M_TURN,
    PINK,
)
from durbar.games.expedition.rules.table import Player, Table

# --- The movement: what `plans.py` and `walk.py` work out ------------------------------------------


def changes_plans(p: Player) -> bool:
    """Has this player more to plan than a direction, even without cards?"""
    return p.ability == CAN_CHOOSE_EXIT or p.ability == CAN_OVER_MOUNTAINS


def chooses_exits(p: Player) -> bool:
    """choose-exit: is this player asked at every strip?"""
    return p.ability == CAN_CHOOSE_EXIT


def goes_over_mountains(p: Player) -> bool:
    """over-mountains: are mountains no obstacle?"""
    return p.ability == CAN_OVER_MOUNTAINS


# --- The Yak guide's arts --------------------------------------------------------------------------


def guides_yaks(p: Player) -> bool:
    return p.ability == CAN_GUIDE_YAKS


def offer_guide_moves(t: Table, p: Player, out: vec[i64], n: i64) -> i64:
    """guide-yaks: the moves it adds to the open question."""
    if p.ability != CAN_GUIDE_YAKS:
        return n
    if p.have[FODDER] >= 2:
        for r in range(FODDER):  # into another type
            out[n] = M_EXCHANGE + r
            n += 1
    if t.phase == BEFORE_MOVE and t.die == PINK and not t.done & DONE_TURN_PINK:
        for face in range(1, 7):
            if face != p.have[FACE + PINK]:
                out[n] = M_TURN + face - 1
                n += 1
    return n


def exchange(t: Table, resource: i64) -> None:
    p = t.players[t.active]
    p.have[FODDER] -= 2
    p.have[resource] += 1
    t.note(E_EXCHANGED, t.active, resource)


def turn_pink(t: Table, face: i64) -> None:
    t.players[t.active].have[FACE + PINK] = face
    t.done |= DONE_TURN_PINK
    t.note(E_TURNED, t.active, PINK, face)


# --- The target space ------------------------------------------------------------------------------


def landscapes_beside(t: Table, p: Player) -> i64:
    """look-around: landscapes that count as well, as bits."""
    seen: i64 = 0
    if p.ability == CAN_LOOK_AROUND:
        for d in range(4):
            beside = t.land.neighbours[t.target * 4 + d]
            if beside >= 0:
                seen |= BIT[t.land.terrain[beside]]
    return seen


def city_in_reach(t: Table, p: Player, here: i64) -> i64:
    """shop-around: city spaces of the same city, as bits; for the others the one they stand on."""
    reach = BIT[here]
    if p.ability == CAN_SHOP_AROUND:
        blocks = t.land.city_block
        for city in range(t.land.city_spaces):
            if blocks[city] == blocks[here]:
                reach |= BIT[city]
    return reach


# --- The Monk's offerings --------------------------------------------------------------------------


def offers_twice(p: Player) -> bool:
    return p.ability == CAN_OFFER_TWICE


def first_uses(ability: i64) -> i64:
    """offer-twice: how often it may be used in a game."""
    return MONK_USES if ability == CAN_OFFER_TWICE else 0


def may_offer_two(p: Player) -> bool:
    return p.monk_uses > 0 and p.offerings + 2 <= OFFERINGS
