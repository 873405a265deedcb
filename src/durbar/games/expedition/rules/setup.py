"""Setup (3): the landscape, the common material, then each player's things, in one fixed order (E-R142)."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.expedition.rules.book import Book, Setting
from durbar.games.expedition.rules.characters import first_uses
from durbar.games.expedition.rules.landscape import SPACES
from durbar.games.expedition.rules.layout import (
    CHOOSE_CHARACTERS,
    COMMON,
    GO_DICE,
    GO_SETUP,
    GOODS_ON,
    HAND_MAPS,
    HAND_OUT,
    HAVE,
    LAY_BOARDS,
    LAY_GOODS,
    LAY_SHAPE,
    MAP_PILE,
    MAPS,
    MOST_CITY_SPACES,
    NAME_HOLDER,
    NO_ABILITY,
    NO_CHARACTER,
    NO_TILE,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    PLACE_YAKS,
    SHOW_ANIMALS,
    SHOW_EQUIPMENT,
    SHOW_MAPS,
    STAGE,
    TENT_PILE,
    TURN_TILES,
    UNDER,
    UNDER_COUNT,
    UNPLACED,
)
from durbar.games.expedition.rules.numbers import (
    CHARACTERS,
    CHOOSE_CHARACTER,
    DECK_CARDS,
    DRAW_ANIMAL,
    DRAW_BOARD,
    DRAW_EQUIPMENT,
    DRAW_GOODS,
    DRAW_HOLDER,
    DRAW_OPEN_MAP,
    DRAW_SHAPE,
    DRAW_START_CARD,
    DRAW_START_MAP,
    DRAW_YAK_TILE,
    E_CHOSE,
    E_GOODS_LAID,
    E_HOLDER,
    E_MAP_RETURNED,
    E_PLACED,
    E_START_CARD,
    E_START_MAP,
    M_CHOOSE,
    M_PLACE,
    MAP_KINDS,
    PLACE_YAK,
    RESOURCES,
)
from durbar.games.expedition.rules.table import Player, Table, count_bits

# --- Before anything has happened -----------------------------------------------------------------


def new_common(book: Book, setting: Setting) -> vec[i64]:
    common = vec[i64]([0] * COMMON)
    for place in range(OPEN_MAP_PLACES):
        common[OPEN_MAPS + place] = -1
    for kind in range(MAP_KINDS):
        common[MAP_PILE + kind] = book.map_copies
    for land in range(9):
        common[TENT_PILE + land] = book.tents_of[land] if setting.tents else 0
    for city in range(MOST_CITY_SPACES):
        common[GOODS_ON + city] = -1
    common[STAGE] = LAY_SHAPE if setting.land is None else LAY_GOODS
    return common


def new_players(setting: Setting) -> list[Player]:
    return [new_player() for _ in range(setting.players)]


def new_player() -> Player:
    return Player(
        vec[i64]([0] * HAVE),
        UNPLACED,
        0,
        NO_CHARACTER,
        NO_ABILITY,
        NO_TILE,
        BIT[9] - 1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        -1,
    )


# --- Stage by stage -------------------------------------------------------------------------------


def set_up(t: Table) -> None:
    """Do all that needs no answer, up to the next question."""
    stage = t.common[STAGE]
    players = t.setting.players
    if stage == LAY_SHAPE:
        t.draw(DRAW_SHAPE, GO_SETUP)
    elif stage == LAY_BOARDS:
        t.draw(DRAW_BOARD, GO_SETUP)
    elif stage == LAY_GOODS:
        if t.cursor < t.land.city_spaces:
            t.draw(DRAW_GOODS, GO_SETUP)
        else:
            next_stage(t)
    elif stage == SHOW_EQUIPMENT:
        if t.cursor < players + 1:
            t.draw(DRAW_EQUIPMENT, GO_SETUP)
        else:
            next_stage(t)
    elif stage == SHOW_ANIMALS:
        if t.cursor < animals_a_day(players):
            t.draw(DRAW_ANIMAL, GO_SETUP)
        else:
            next_stage(t)
    elif stage == SHOW_MAPS:
        if t.cursor < OPEN_MAP_PLACES:
            t.draw(DRAW_OPEN_MAP, GO_SETUP)
        else:
            next_stage(t)
    elif stage == NAME_HOLDER:
        if t.setting.holder < 0:
            t.draw(DRAW_HOLDER, GO_SETUP)  # E-R11
        else:
            name_holder(t, t.setting.holder)
    elif stage == TURN_TILES:
        if t.cursor < players:
            t.active = t.cursor
            t.draw(DRAW_YAK_TILE, GO_SETUP)
        else:
            next_stage(t)
    elif stage == CHOOSE_CHARACTERS:
        if t.setting.characters and t.cursor < players:
            t.active = seat_in_reverse_order(t)  # E-R17
            t.proceed_to(CHOOSE_CHARACTER)
        else:
            hand_out_goods(t)
            next_stage(t)
    elif stage == HAND_OUT:
        hand_out_cards(t)
    elif stage == HAND_MAPS:
        hand_out_maps(t)
    elif stage == PLACE_YAKS:
        if t.cursor < players:
            t.active = seat_in_reverse_order(t)  # E-R12
            t.proceed_to(PLACE_YAK)
        else:
            next_stage(t)
    else:
        t.cursor = 0
        t.proceed_to(GO_DICE)


def next_stage(t: Table) -> None:
    t.common[STAGE] += 1
    t.cursor = 0
    t.proceed_to(GO_SETUP)


def animals_a_day(players: i64) -> i64:
    """Animals revealed at the start and added every day (3.5)."""
    return 1 if players == 2 else 2


def seat_in_reverse_order(t: Table) -> i64:
    """Reverse turn order: the seat to the right of the holder first, the holder last."""
    players = t.setting.players
    return (t.holder + players - 1 - t.cursor) % players


# --- General material (3.2) -----------------------------------------------------------------------


def draw_goods(t: Table, tile: i64) -> None:
    t.goods_left &= ~BIT[tile]
    t.common[GOODS_ON + t.cursor] = tile
    t.note(E_GOODS_LAID, t.land.city_space[t.cursor], tile)
    t.cursor += 1
    t.proceed_to(GO_SETUP)


def name_holder(t: Table, seat: i64) -> None:
    t.holder = seat
    t.note(E_HOLDER, seat)
    next_stage(t)


# --- Each player (3.3, 3.4) -----------------------------------------------------------------------


def legal_character(t: Table, out: vec[i64]) -> i64:
    taken: i64 = 0
    for p in t.players:
        if p.character >= 0:
            taken |= BIT[p.character]
    n: i64 = 0
    for character in range(CHARACTERS):
        if not (taken >> character) & 1:
            out[n] = M_CHOOSE + character
            n += 1
    return n


def choose_character(t: Table, character: i64) -> None:
    t.turns += 1
    p = t.players[t.active]
    p.character = character
    p.ability = t.book.ability[character]
    p.monk_uses = first_uses(p.ability)
    t.note(E_CHOSE, t.active, character)
    t.cursor += 1
    t.proceed_to(GO_SETUP)


def goods_row(character: i64) -> i64:
    """The row of the start tables: by character, the last one without characters."""
    return character if character >= 0 else CHARACTERS


def hand_out_goods(t: Table) -> None:
    for p in t.players:
        row = goods_row(p.character)
        for r in range(RESOURCES):
            p.have[r] = t.book.start_goods[row * RESOURCES + r]


def hand_out_cards(t: Table) -> None:
    """Start equipment, seat by seat, as many as the start table or the character says."""
    while t.cursor < t.setting.players:
        p = t.players[t.cursor]
        if count_bits(p.equipment) < t.book.start_cards[goods_row(p.character)]:
            t.active = t.cursor
            t.draw(DRAW_START_CARD, GO_SETUP)
            return
        t.cursor += 1
    next_stage(t)


def draw_start_card(t: Table, kind: i64) -> None:
    t.start_deck &= ~BIT[kind]
    t.players[t.active].equipment |= BIT[DECK_CARDS + kind]
    t.note(E_START_CARD, t.active, kind)
    t.proceed_to(GO_SETUP)


def hand_out_maps(t: Table) -> None:
    """Two maps of different colours for each player, in seat order (E-R10)."""
    while t.cursor < t.setting.players:
        p = t.players[t.cursor]
        held: i64 = 0
        for kind in range(MAP_KINDS):
            held += p.have[MAPS + kind]
        if held < 2:
            t.active = t.cursor
            t.draw(DRAW_START_MAP, GO_SETUP)
            return
        t.cursor += 1
    next_stage(t)


def draw_start_map(t: Table, kind: i64) -> None:
    have = t.players[t.active].have
    colour = kind // 2
    if have[MAPS + colour * 2] + have[MAPS + colour * 2 + 1] > 0:  # the first map's colour: under the pile
        t.common[UNDER + t.common[UNDER_COUNT]] = kind
        t.common[UNDER_COUNT] += 1
        t.note(E_MAP_RETURNED, t.active, kind)
    else:
        have[MAPS + kind] += 1
        t.note(E_START_MAP, t.active, kind)
    t.proceed_to(GO_SETUP)


def legal_place(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    for k in range(t.land.starts):
        space = t.land.start[k]
        free = True
        for p in t.players:
            if p.space == space:
                free = False
        if free:
            out[n] = M_PLACE + space
            n += 1
    return n


def place_yak(t: Table, space: i64) -> None:
    assert 0 <= space < SPACES
    t.turns += 1
    t.players[t.active].space = space
    t.note(E_PLACED, t.active, space)
    t.cursor += 1
    t.proceed_to(GO_SETUP)
