"""Equipment cards played before or after the movement (5.3); the during cards are part of a plan."""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.expedition.rules.area import Area
from durbar.games.expedition.rules.effects import is_useful, offer_effect, take_effect
from durbar.games.expedition.rules.layout import MOST_MARKERS
from durbar.games.expedition.rules.numbers import E_JUMPED, M_TERRAIN_MAP, M_TURN, TERRAIN_MAP
from durbar.games.expedition.rules.table import Player, Table, pay_strip, use_card

FIRST_CARD_MOVE: Final = M_TURN + 6  # the moves of the cards follow those of the pink die


def offer_cards(t: Table, p: Player, window: i64, out: vec[i64], n: i64) -> i64:
    """Every own card of a window that would change something now (E-R46), but those aimed at a space."""
    book = t.book
    types = book.type_cards
    held = p.equipment & book.window_cards[window]
    for kind in book.playable[window]:
        if held & types[kind]:
            effect = book.effect[kind]
            if is_useful(t, p, effect):
                n = offer_effect(t, p, effect, book.first_move[kind], out, n)
    return n


def play_card(t: Table, move: i64) -> None:
    book = t.book
    kind: i64 = 0
    while move >= book.first_move[kind + 1]:
        kind += 1
    use_card(t, t.active, kind)
    take_effect(t, book.effect[kind], book.amount[kind], move - book.first_move[kind])


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


def play_terrain_map(t: Table, space: i64) -> None:
    use_card(t, t.active, TERRAIN_MAP)
    p = t.players[t.active]
    strips = Area(t.land, p.space).crossings[space]
    t.note(E_JUMPED, t.active, p.space, space)
    for _strip in range(strips):
        pay_strip(t, t.active)
    p.space = space
