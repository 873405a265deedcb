"""Arriving (T7) and the actions on the target space (T8, 5.2)."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.expedition.rules.characters import (
    city_in_reach,
    landscapes_beside,
    may_offer_two,
    offer_guide_moves,
)
from durbar.games.expedition.rules.effects import fulfil_tile
from durbar.games.expedition.rules.equipment import offer_cards, offer_terrain_map
from durbar.games.expedition.rules.landscape import KATHMANDU, LANDSCAPES, MOUNTAIN, space_around
from durbar.games.expedition.rules.layout import (
    AFTER_WINDOW,
    DONE_ANY,
    DONE_ARRIVAL,
    DONE_BUY,
    DONE_COLLECT,
    DONE_LADDER,
    DONE_OFFER,
    DONE_PAINT,
    DONE_SWAP,
    DONE_TILE,
    GOOD_COPIES,
    GOODS_ON,
    MAPS,
    NO_ABILITY,
    OFFERINGS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
)
from durbar.games.expedition.rules.numbers import (
    ACTIONS,
    BACKPACK,
    COIN,
    DRAW_OPEN_MAP,
    E_ARRIVED,
    E_BOUGHT,
    E_COLLECTED,
    E_OFFERED,
    E_PAINTED,
    E_SPECIAL,
    E_SWAPPED,
    E_TOOK_MAP,
    GOODS,
    M_BUY,
    M_BUY_SPECIAL,
    M_COLLECT,
    M_DONE,
    M_MAP,
    M_MAP_TOP,
    M_OFFER,
    M_OFFER_TWO,
    M_PAINT,
    M_ROPE_LADDER,
    M_SWAP,
    MAP_KINDS,
    PAINT_BOX,
    PICK_MAP,
    ROPE_LADDER,
)
from durbar.games.expedition.rules.table import LOWEST_BIT, Player, Table, map_pile, use_card


def arrive(t: Table) -> None:
    """T7: the Kathmandu tile and the yak tile come by themselves, in this order (E-R78)."""
    p = t.players[t.active]
    if t.land.mark[t.target] == KATHMANDU:
        p.arrival = t.arrived
        p.markers = 0
        t.done |= DONE_ARRIVAL
        t.note(E_ARRIVED, t.active, t.book.kathmandu_points[t.arrived])
        t.arrived += 1
    t.phase = ACTIONS
    match_tile(t)


def match_tile(t: Table) -> None:
    """The yak tile, once per landing (E-R67); a mountain matches nothing, not even the 10-point tile."""
    land = t.land.terrain[t.target]
    if land != MOUNTAIN and t.players[t.active].tile == land and not t.done & DONE_TILE:
        t.done |= DONE_TILE
        fulfil_tile(t)


def landscapes_here(t: Table, p: Player) -> i64:
    """Landscapes that count for painting and collecting; the Artist sees one space farther (E-R111)."""
    seen: i64 = BIT[t.land.terrain[t.target]]
    if p.ability != NO_ABILITY:
        seen |= landscapes_beside(t, p)
    return seen & ~BIT[MOUNTAIN]


def things_here(t: Table, p: Player, display: i64, things_of: vec[i64]) -> i64:
    """The things of a display, as bits, that bear one of those landscapes."""
    if p.ability == NO_ABILITY:
        kind = t.land.terrain[t.target]
        if kind == MOUNTAIN:
            return 0
        return display & things_of[kind]
    seen = landscapes_here(t, p)
    things: i64 = 0
    for kind in range(LANDSCAPES):
        if (seen >> kind) & 1:
            things |= display & things_of[kind]
    return things


def legal_action(t: Table, out: vec[i64]) -> i64:
    p = t.players[t.active]
    n: i64 = 0
    if p.ability != NO_ABILITY:
        n = offer_guide_moves(t, p, out, n)
    after_cards = p.equipment & t.book.window_cards[AFTER_WINDOW]
    if after_cards:
        n = offer_cards(t, p, AFTER_WINDOW, out, n)
    have = p.have
    land, target, done = t.land, t.target, t.done
    if have[PAINT_BOX] > 0 and not done & DONE_PAINT:
        n = offer_set(things_here(t, p, t.animal_display, t.book.animals_of), M_PAINT, out, n)
    if have[BACKPACK] > 0 and not done & DONE_COLLECT:
        n = offer_set(things_here(t, p, t.display, t.book.cards_of), M_COLLECT, out, n)
    if have[COIN] > 0 and land.city[target] >= 0 and not done & DONE_BUY:
        n = offer_goods(t, p, out, n)
    if p.offerings < OFFERINGS:
        if land.temple[target] >= 0 and not done & DONE_OFFER:
            n = offer_offerings(t, p, out, n)
        if after_cards:
            n = offer_ladders(t, p, out, n)
    if not done & DONE_SWAP:
        n = offer_swaps(t, p, out, n)
    out[n] = M_DONE
    n += 1
    if after_cards and not done & DONE_ANY:  # as an after card it must come before any other action (5.3)
        n = offer_terrain_map(t, p, AFTER_WINDOW, out, n)
    return n


# --- Paint an animal, collect equipment -----------------------------------------------------------


def offer_set(things: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """A move for each thing of a set, given as bits."""
    while things:
        while not things & 255:
            things >>= 8
            first += 8
        out[n] = first + LOWEST_BIT[things & 255]
        n += 1
        things &= things - 1
    return n


def paint(t: Table, animal: i64) -> None:
    p = t.players[t.active]
    p.have[PAINT_BOX] -= 1
    p.animals |= BIT[animal]
    t.animal_display &= ~BIT[animal]  # not refilled before the end of the day (E-R120)
    t.done |= DONE_PAINT
    t.note(E_PAINTED, t.active, animal)


def collect(t: Table, card: i64) -> None:
    p = t.players[t.active]
    p.have[BACKPACK] -= 1
    p.equipment |= BIT[card]
    t.display &= ~BIT[card]
    t.done |= DONE_COLLECT
    t.note(E_COLLECTED, t.active, card)


# --- Buy goods (E-R70 to E-R72) -------------------------------------------------------------------


def goods_here(t: Table, p: Player) -> i64:
    """Goods tiles for sale: on the target space; for the Merchant in its whole city (E-R109, E-R141)."""
    here = t.land.city[t.target]
    if p.ability == NO_ABILITY:
        return BIT[t.common[GOODS_ON + here]] if t.common[GOODS_ON + here] >= 0 else 0
    reach = city_in_reach(t, p, here)
    tiles: i64 = 0
    for city in range(t.land.city_spaces):
        if (reach >> city) & 1 and t.common[GOODS_ON + city] >= 0:
            tiles |= BIT[t.common[GOODS_ON + city]]
    return tiles


def offer_goods(t: Table, p: Player, out: vec[i64], n: i64) -> i64:
    tiles = goods_here(t, p)
    if tiles == 0:
        return n
    for tile in range(GOODS):
        if (tiles >> tile) & 1:
            out[n] = M_BUY + tile
            n += 1
    if p.have[COIN] >= 2:
        for tile in range(GOODS):
            if (tiles >> tile) & 1 and not (p.specials >> (tile // GOOD_COPIES)) & 1:
                out[n] = M_BUY_SPECIAL + tile
                n += 1
    return n


def buy(t: Table, tile: i64) -> None:
    p = t.players[t.active]
    p.have[COIN] -= 1
    p.goods |= BIT[tile]
    for city in range(t.land.city_spaces):
        if t.common[GOODS_ON + city] == tile:
            t.common[GOODS_ON + city] = -1
    t.done |= DONE_BUY
    t.note(E_BOUGHT, t.active, tile)


def buy_special(t: Table, tile: i64) -> None:
    """The second coin goes to whoever owns the special good, who cannot refuse, in Kathmandu or not."""
    buy(t, tile)
    p = t.players[t.active]
    good = tile // GOOD_COPIES
    p.have[COIN] -= 1
    owner: i64 = -1
    for seat in range(t.setting.players):
        other = t.players[seat]
        if (other.specials >> good) & 1:
            owner = seat
            other.specials &= ~BIT[good]
            other.have[COIN] += 1
    p.specials |= BIT[good]
    t.note(E_SPECIAL, t.active, good, owner)


# --- Make an offering, take a map -----------------------------------------------------------------


def may_offer(t: Table, p: Player, space: i64) -> bool:
    """A temple without an own offering."""
    temple = t.land.temple[space]
    return temple >= 0 and not (p.served >> temple) & 1


def offer_offerings(t: Table, p: Player, out: vec[i64], n: i64) -> i64:
    if may_offer(t, p, t.target):
        out[n] = M_OFFER
        n += 1
        if may_offer_two(p):  # E-R108
            out[n] = M_OFFER_TWO
            n += 1
    return n


def offer_ladders(t: Table, p: Player, out: vec[i64], n: i64) -> i64:
    if t.book.window[ROPE_LADDER] == AFTER_WINDOW and p.cards(ROPE_LADDER):
        for k in range(8):
            space = space_around(t.land, t.target, k)
            if space >= 0 and may_offer(t, p, space):
                out[n] = M_ROPE_LADDER + k
                n += 1
    return n


def offer(t: Table, space: i64, count: i64) -> None:
    p = t.players[t.active]
    p.offerings += count
    p.served |= BIT[t.land.temple[space]]
    t.note(E_OFFERED, t.active, space, count)
    if has_map(t):
        t.proceed_to(PICK_MAP)
    else:  # E-R74
        t.proceed_to(ACTIONS)


def offer_here(t: Table, count: i64) -> None:
    t.done |= DONE_OFFER
    if count == 2:
        t.players[t.active].monk_uses -= 1
    offer(t, t.target, count)


def play_rope_ladder(t: Table, k: i64) -> None:
    """One offering on a temple beside the yak, in addition to the one on its space (E-R62, E-R126)."""
    use_card(t, t.active, ROPE_LADDER)
    t.done |= DONE_LADDER
    offer(t, space_around(t.land, t.target, k), 1)


def has_map(t: Table) -> bool:
    for place in range(OPEN_MAP_PLACES):
        if t.common[OPEN_MAPS + place] >= 0:
            return True
    return map_pile(t) > 0


def legal_map(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    for kind in range(MAP_KINDS):
        for place in range(OPEN_MAP_PLACES):
            if t.common[OPEN_MAPS + place] == kind:
                out[n] = M_MAP + kind
                n += 1
                break
    if map_pile(t) > 0:
        out[n] = M_MAP_TOP
        n += 1
    return n


def take_open_map(t: Table, kind: i64) -> None:
    """The gap is filled at once from the pile."""
    place: i64 = 0
    while t.common[OPEN_MAPS + place] != kind:
        place += 1
    t.common[OPEN_MAPS + place] = -1
    t.players[t.active].have[MAPS + kind] += 1
    t.note(E_TOOK_MAP, t.active, kind, 0)
    if map_pile(t) > 0:
        t.cursor = place
        t.draw(DRAW_OPEN_MAP, ACTIONS)
    else:
        t.proceed_to(ACTIONS)


def take_top_map(t: Table, kind: i64) -> None:
    t.players[t.active].have[MAPS + kind] += 1
    t.note(E_TOOK_MAP, t.active, kind, 1)
    t.proceed_to(ACTIONS)


# --- Swap maps (E-R76, E-R77, E-R116, E-R136) -----------------------------------------------------


def offer_swaps(t: Table, p: Player, out: vec[i64], n: i64) -> i64:
    target, active = t.target, t.active
    seat: i64 = -1
    for other in t.players:
        seat += 1
        if other.space != target or seat == active:
            continue
        have, wanted = p.have, other.have
        for theirs in range(MAP_KINDS):
            if wanted[MAPS + theirs] == 0:
                continue
            for mine in range(MAP_KINDS):
                if have[MAPS + mine] > 0 and mine != theirs:
                    out[n] = M_SWAP + (seat * MAP_KINDS + theirs) * MAP_KINDS + mine
                    n += 1
    return n


def swap(t: Table, k: i64) -> None:
    mine = k % MAP_KINDS
    theirs = k // MAP_KINDS % MAP_KINDS
    seat = k // (MAP_KINDS * MAP_KINDS)
    p = t.players[t.active].have
    other = t.players[seat].have
    p[MAPS + mine] -= 1
    other[MAPS + theirs] -= 1
    p[MAPS + theirs] += 1
    other[MAPS + mine] += 1
    t.done |= DONE_SWAP
    t.note(E_SWAPPED, t.active, seat, theirs, mine)
