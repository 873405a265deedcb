"""What dice, decks and bags can answer (9): every chance decision with its outcomes, and taking one."""

from mypy_extensions import i64

from durbar.core.kernel import BIT, NOBODY
from durbar.core.vecs import vec
from durbar.games.expedition.rules.actions import take_top_map
from durbar.games.expedition.rules.day_end import draw_tent, draw_weather
from durbar.games.expedition.rules.laying import draw_board, draw_shape, outcomes_board, outcomes_shape
from durbar.games.expedition.rules.layout import (
    GO_SETUP,
    MAP_PILE,
    OPEN_MAPS,
    ROLLER,
    TENT_PILE,
    UNDER,
    UNDER_COUNT,
)
from durbar.games.expedition.rules.numbers import (
    C_ANIMAL,
    C_BOARD,
    C_EQUIPMENT,
    C_FACE,
    C_GOODS,
    C_HOLDER,
    C_MAP,
    C_SHAPE,
    C_START_CARD,
    C_TENT,
    C_WEATHER,
    C_YAK_TILE,
    DRAW_ANIMAL,
    DRAW_EQUIPMENT,
    DRAW_GOODS,
    DRAW_HOLDER,
    DRAW_OPEN_MAP,
    DRAW_SHAPE,
    DRAW_START_CARD,
    DRAW_START_MAP,
    DRAW_TENT,
    DRAW_TOP_MAP,
    DRAW_WEATHER,
    DRAW_YAK_TILE,
    E_ANIMAL_SHOWN,
    E_EQUIPMENT_SHOWN,
    E_MAP_SHOWN,
    E_TILE_UP,
    MAP_KINDS,
    ROLL_DIE,
    STORM,
    SUN,
)
from durbar.games.expedition.rules.setup import draw_goods, draw_start_card, draw_start_map, name_holder
from durbar.games.expedition.rules.table import Table
from durbar.games.expedition.rules.turn import show_face


def outcomes(t: Table, out: vec[i64], weight: vec[i64]) -> i64:
    phase = t.phase
    if phase == ROLL_DIE:
        return outcomes_of_set(C_FACE, 63, out, weight)
    pool = pool_of(t)
    if pool >= 0:
        return outcomes_of_set(first_outcome(phase), pool, out, weight)
    if phase in (DRAW_OPEN_MAP, DRAW_TOP_MAP, DRAW_START_MAP):
        return outcomes_map(t, out, weight)
    if phase == DRAW_TENT:
        return outcomes_by_count(t, C_TENT, TENT_PILE, 9, out, weight)
    if phase == DRAW_WEATHER:
        return outcomes_weather(t, out, weight)
    if phase == DRAW_SHAPE:
        return outcomes_shape(t, out, weight)
    return outcomes_board(t, out, weight)


def pool_of(t: Table) -> i64:
    """Where each outcome is one thing of a set: the set, as bits. -1 for the other chances."""
    phase = t.phase
    if phase == DRAW_GOODS:
        return t.goods_left
    if phase == DRAW_EQUIPMENT:
        return t.deck
    if phase == DRAW_ANIMAL:
        return t.animal_deck
    if phase == DRAW_YAK_TILE:
        return t.players[t.active].tiles_under
    if phase == DRAW_START_CARD:
        return t.start_deck
    if phase == DRAW_HOLDER:
        return BIT[t.setting.players] - 1
    return -1


def first_outcome(phase: i64) -> i64:
    """The id of the first outcome of such a set."""
    if phase == DRAW_GOODS:
        return C_GOODS
    if phase == DRAW_EQUIPMENT:
        return C_EQUIPMENT
    if phase == DRAW_ANIMAL:
        return C_ANIMAL
    if phase == DRAW_YAK_TILE:
        return C_YAK_TILE
    if phase == DRAW_START_CARD:
        return C_START_CARD
    return C_HOLDER


def owner_of_chance(t: Table) -> i64:
    """Whose die, tile or card is drawn; NOBODY's are the displays, the weather and the landscape."""
    phase = t.phase
    if phase == ROLL_DIE:
        return t.common[ROLLER]
    if phase in (DRAW_YAK_TILE, DRAW_TOP_MAP, DRAW_TENT, DRAW_START_CARD, DRAW_START_MAP):
        return t.active
    return NOBODY


def outcomes_of_set(first: i64, mask: i64, out: vec[i64], weight: vec[i64]) -> i64:
    n: i64 = 0
    k: i64 = 0
    while mask >> k:
        if (mask >> k) & 1:
            out[n] = first + k
            weight[n] = 1
            n += 1
        k += 1
    return n


def outcomes_by_count(t: Table, first: i64, at: i64, kinds: i64, out: vec[i64], weight: vec[i64]) -> i64:
    n: i64 = 0
    for kind in range(kinds):
        if t.common[at + kind] > 0:
            out[n] = first + kind
            weight[n] = t.common[at + kind]
            n += 1
    return n


def outcomes_map(t: Table, out: vec[i64], weight: vec[i64]) -> i64:
    """The unseen maps of the pile; below them those put under it, in their order (E-R129)."""
    n = outcomes_by_count(t, C_MAP, MAP_PILE, MAP_KINDS, out, weight)
    if n == 0:
        out[0] = C_MAP + t.common[UNDER]
        weight[0] = 1
        n = 1
    return n


def outcomes_weather(t: Table, out: vec[i64], weight: vec[i64]) -> i64:
    n: i64 = 0
    if t.suns_left > 0:
        out[n] = C_WEATHER + SUN
        weight[n] = t.suns_left
        n += 1
    if t.storms_left > 0:
        out[n] = C_WEATHER + STORM
        weight[n] = t.storms_left
        n += 1
    return n


def take_outcome(t: Table, id: i64) -> None:
    phase = t.phase
    if phase == ROLL_DIE:
        show_face(t, id - C_FACE + 1)
    elif phase == DRAW_YAK_TILE:
        turn_tile_up(t, id - C_YAK_TILE)
    elif phase == DRAW_EQUIPMENT:
        show_equipment(t, id - C_EQUIPMENT)
    elif phase == DRAW_ANIMAL:
        show_animal(t, id - C_ANIMAL)
    elif phase == DRAW_OPEN_MAP:
        show_map(t, id - C_MAP)
    elif phase == DRAW_TOP_MAP:
        take_from_pile(t, id - C_MAP)
        take_top_map(t, id - C_MAP)
    elif phase == DRAW_WEATHER:
        draw_weather(t, id - C_WEATHER)
    elif phase == DRAW_TENT:
        draw_tent(t, id - C_TENT)
    elif phase == DRAW_GOODS:
        draw_goods(t, id - C_GOODS)
    elif phase == DRAW_START_CARD:
        draw_start_card(t, id - C_START_CARD)
    elif phase == DRAW_START_MAP:
        take_from_pile(t, id - C_MAP)
        draw_start_map(t, id - C_MAP)
    elif phase == DRAW_HOLDER:
        name_holder(t, id - C_HOLDER)
    elif phase == DRAW_SHAPE:
        draw_shape(t, id - C_SHAPE)
    else:
        draw_board(t, id - C_BOARD)


# --- Things drawn both during the setup and later -------------------------------------------------


def turn_tile_up(t: Table, tile: i64) -> None:
    p = t.players[t.active]
    p.tile = tile
    p.tiles_under &= ~BIT[tile]
    t.note(E_TILE_UP, t.active, tile)
    resume_after_chance(t)


def show_equipment(t: Table, card: i64) -> None:
    t.deck &= ~BIT[card]
    t.display |= BIT[card]
    t.note(E_EQUIPMENT_SHOWN, card)
    if t.day == 0:  # later the display is filled up to its size, whatever was drawn
        t.cursor += 1
    t.proceed_to(t.resume)


def show_animal(t: Table, animal: i64) -> None:
    t.animal_deck &= ~BIT[animal]
    t.animal_display |= BIT[animal]
    t.note(E_ANIMAL_SHOWN, animal)
    resume_after_chance(t)


def show_map(t: Table, kind: i64) -> None:
    take_from_pile(t, kind)
    t.common[OPEN_MAPS + t.cursor] = kind
    t.note(E_MAP_SHOWN, kind)
    resume_after_chance(t)


def take_from_pile(t: Table, kind: i64) -> None:
    """Off the pile: an unseen map, or the first of those lying under it."""
    if t.common[MAP_PILE + kind] > 0:
        t.common[MAP_PILE + kind] -= 1
        return
    t.common[UNDER_COUNT] -= 1
    for k in range(t.common[UNDER_COUNT]):
        t.common[UNDER + k] = t.common[UNDER + k + 1]


def resume_after_chance(t: Table) -> None:
    """On with what was interrupted; a series of chances counts one more."""
    t.cursor += 1
    if t.resume < GO_SETUP:
        t.cursor = 0
    t.proceed_to(t.resume)
