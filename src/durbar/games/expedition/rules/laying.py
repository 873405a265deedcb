"""Laying the boards (3.1): the shape of the chain, then board by board, as chance draws them."""

from mypy_extensions import i64

from durbar.core.kernel import BIT, Rng
from durbar.core.vecs import vec
from durbar.games.expedition.rules.landscape import ZERO, lay_boards
from durbar.games.expedition.rules.layout import (
    GO_SETUP,
    LAY_BOARDS,
    LAY_GOODS,
    MOST_CHAIN,
    SHAPE,
    STAGE,
    TILES,
)
from durbar.games.expedition.rules.numbers import C_BOARD, C_SHAPE, E_LAID
from durbar.games.expedition.rules.table import Table


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
    t.proceed_to(GO_SETUP)


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
    t.proceed_to(GO_SETUP)


def finish_landscape(t: Table) -> None:
    count = t.setting.boards
    boards = t.book.boards
    tiles = ZERO[:MOST_CHAIN]
    exits = ZERO[:MOST_CHAIN]
    for b in range(count - 1):
        tiles[b] = t.common[TILES + b]
        exits[b] = exit_of(t.common[SHAPE], b)
    tiles[count - 1] = boards.destination(exits[count - 2])
    t.land = lay_boards(boards, tiles, exits, count, t.setting.temple_boards)
    for k in range(MOST_CHAIN + 1):
        t.common[SHAPE + k] = 0
    t.common[STAGE] = LAY_GOODS
    t.cursor = 0
