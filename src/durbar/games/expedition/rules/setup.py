"""Setup (3): the landscape, the common material, then each player's things, in one fixed order (E-R142)."""

from mypy_extensions import i64

from durbar.core.kernel import BIT, Rng
from durbar.core.vecs import vec
from durbar.games.expedition.rules.landscape import SPACES, ZERO, lay
from durbar.games.expedition.rules.layout import (
    CHOOSE_CHARACTERS,
    GO_DICE,
    GO_SETUP,
    GOODS_ON,
    HAND_MAPS,
    HAND_OUT,
    LAY_BOARDS,
    LAY_GOODS,
    LAY_SHAPE,
    MAPS,
    MONK_USES,
    MOST_CHAIN,
    NAME_HOLDER,
    OPEN_MAP_PLACES,
    PLACE_YAKS,
    SHAPE,
    SHOW_ANIMALS,
    SHOW_EQUIPMENT,
    SHOW_MAPS,
    STAGE,
    TILES,
    TURN_TILES,
    UNDER,
    UNDER_COUNT,
)
from durbar.games.expedition.rules.numbers import (
    C_BOARD,
    C_SHAPE,
    CAN_OFFER_TWICE,
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
    E_LAID,
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
from durbar.games.expedition.rules.table import Table, count_bits


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
            t.active = from_the_last(t)  # E-R17
            t.go(CHOOSE_CHARACTER)
        else:
            hand_out_goods(t)
            next_stage(t)
    elif stage == HAND_OUT:
        hand_out_cards(t)
    elif stage == HAND_MAPS:
        hand_out_maps(t)
    elif stage == PLACE_YAKS:
        if t.cursor < players:
            t.active = from_the_last(t)  # E-R12
            t.go(PLACE_YAK)
        else:
            next_stage(t)
    else:
        t.cursor = 0
        t.go(GO_DICE)


def next_stage(t: Table) -> None:
    t.common[STAGE] += 1
    t.cursor = 0
    t.go(GO_SETUP)


def animals_a_day(players: i64) -> i64:
    """Animals revealed at the start and added every day (3.5)."""
    return 1 if players == 2 else 2


def from_the_last(t: Table) -> i64:
    """Reverse turn order: the seat to the right of the holder first, the holder last."""
    players = t.setting.players
    return (t.holder + players - 1 - t.cursor) % players


# --- The landscape (3.1) --------------------------------------------------------------------------


def outcomes_shape(t: Table, out: vec[i64], weight: vec[i64]) -> i64:
    """Every shape of this length that boards can be laid in; with the house's boards all of them."""
    first, count = first_shape(t), shapes(t)
    n: i64 = 0
    for k in range(count):
        if t.book.boards.always_passable or can_be_laid(t, shape_number(t, first - C_SHAPE + k)):
            out[n] = first + k
            weight[n] = 1
            n += 1
    return n


def can_be_laid(t: Table, shape: i64) -> bool:
    boards = t.book.boards
    laid = ZERO[:MOST_CHAIN]
    laid[0] = boards.sides * 4
    return any(fits(t, shape, laid, tile, 1) for tile in range(boards.sides * 4))


def shape_number(t: Table, k: i64) -> i64:
    """The exits of the k-th shape, short ones first."""
    boards = t.book.boards
    short = len(boards.short_shapes)
    return boards.short_shapes[k] if k < short else boards.long_shapes[k - short]


def first_shape(t: Table) -> i64:
    """The outcome that stands for the first shape of this length."""
    if t.setting.boards < MOST_CHAIN:
        return C_SHAPE
    return C_SHAPE + len(t.book.boards.short_shapes)


def shapes(t: Table) -> i64:
    """How many shapes a chain of this length can have."""
    boards = t.book.boards
    return len(boards.short_shapes) if t.setting.boards < MOST_CHAIN else len(boards.long_shapes)


def draw_shape(t: Table, k: i64) -> None:
    t.common[SHAPE] = shape_number(t, k)
    t.common[TILES] = t.book.boards.sides * 4
    t.common[STAGE] = LAY_BOARDS
    t.cursor = 1
    t.go(GO_SETUP)


def exit_of(shape: i64, b: i64) -> i64:
    """Where a chain leaves its b-th board, counted from 0."""
    return (shape >> (2 * b)) & 3


def is_hard(t: Table, tile: i64, b: i64) -> bool:
    """A needle that points to the next board makes a board hard (3.1, E-R6)."""
    return t.book.boards.needle[tile] == exit_of(t.common[SHAPE], b)


def outcomes_board(t: Table, out: vec[i64], weight: vec[i64]) -> i64:
    """Unused boards, in every side and rotation that allows the chain to be finished (E-R5).

    A gentle landscape has exactly half of its boards hard. Of the four rotations of a side one is hard, so
    the number of ways to finish the chain, which is the weight, depends only on how many are missing.
    """
    boards = t.book.boards
    at = t.cursor
    last = t.setting.boards - 2
    after = last - at
    missing = last // 2
    for b in range(1, at):
        if is_hard(t, t.common[TILES + b], b):
            missing -= 1
    used: i64 = 0
    for b in range(1, at):
        used |= BIT[boards.board_of[t.common[TILES + b] >> 2]]
    n: i64 = 0
    for tile in range(boards.sides * 4):
        if (used >> boards.board_of[tile >> 2]) & 1:
            continue
        if not (boards.always_passable or fits(t, t.common[SHAPE], laid_so_far(t), tile, at)):
            continue
        ways: i64 = 1
        if t.setting.gentle:
            ways = ways_to_finish(after, missing - 1 if is_hard(t, tile, at) else missing)
        if ways > 0:
            out[n] = C_BOARD + tile
            weight[n] = ways
            n += 1
    return n


def pick_board(t: Table, rng: Rng) -> i64:
    """One of `outcomes_board`, where every unused board will do: nothing need be listed."""
    boards = t.book.boards
    used: i64 = 0
    for b in range(1, t.cursor):
        used |= BIT[boards.board_of[t.common[TILES + b] >> 2]]
    pick = rng.below((boards.sides - 2 * (t.cursor - 1)) * 4)
    side: i64 = 0
    while (used >> boards.board_of[side]) & 1 or pick >= 4:
        if not (used >> boards.board_of[side]) & 1:
            pick -= 4
        side += 1
    return C_BOARD + side * 4 + pick


def ways_to_finish(places: i64, hard: i64) -> i64:
    """Choices of rotations (one of four is hard) for `places` boards with exactly `hard` hard ones."""
    if hard < 0 or hard > places:
        return 0
    ways: i64 = 1
    for k in range(hard):
        ways = ways * (places - k) // (k + 1)
    for _ in range(places - hard):
        ways *= 3
    return ways


def laid_so_far(t: Table) -> vec[i64]:
    return t.common[TILES : TILES + MOST_CHAIN]


def fits(t: Table, shape: i64, laid: vec[i64], tile: i64, at: i64) -> bool:
    """May this tile be board `at` behind those laid, with a way to finish the chain behind it?"""
    boards = t.book.boards
    for b in range(1, at):
        if boards.board_of[laid[b] >> 2] == boards.board_of[tile >> 2]:
            return False
    if boards.passable(laid[at - 1], exit_of(shape, at - 1), tile) < 2:
        return False
    if at == t.setting.boards - 2:
        way = exit_of(shape, at)
        return boards.passable(tile, way, boards.destination(way)) >= 2
    laid[at] = tile
    return any(fits(t, shape, laid, follower, at + 1) for follower in range(boards.sides * 4))


def draw_board(t: Table, tile: i64) -> None:
    t.common[TILES + t.cursor] = tile
    t.note(E_LAID, t.cursor + 1, tile)
    t.cursor += 1
    if t.cursor == t.setting.boards - 1:
        finish_landscape(t)
    t.go(GO_SETUP)


def finish_landscape(t: Table) -> None:
    count = t.setting.boards
    boards = t.book.boards
    tiles = ZERO[:MOST_CHAIN]
    exits = ZERO[:MOST_CHAIN]
    for b in range(count - 1):
        tiles[b] = t.common[TILES + b]
        exits[b] = exit_of(t.common[SHAPE], b)
    tiles[count - 1] = boards.destination(exits[count - 2])
    t.land = lay(boards, tiles, exits, count, t.setting.temple_boards)
    for k in range(MOST_CHAIN + 1):
        t.common[SHAPE + k] = 0
    t.common[STAGE] = LAY_GOODS
    t.cursor = 0


# --- General material (3.2) -----------------------------------------------------------------------


def draw_goods(t: Table, tile: i64) -> None:
    t.goods_left &= ~BIT[tile]
    t.common[GOODS_ON + t.cursor] = tile
    t.note(E_GOODS_LAID, t.land.city_space[t.cursor], tile)
    t.cursor += 1
    t.go(GO_SETUP)


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
    if p.ability == CAN_OFFER_TWICE:
        p.monk_uses = MONK_USES
    t.note(E_CHOSE, t.active, character)
    t.cursor += 1
    t.go(GO_SETUP)


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
    t.go(GO_SETUP)


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
    t.go(GO_SETUP)


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
    t.go(GO_SETUP)
