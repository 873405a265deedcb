"""What a seat knows as a row of small numbers; `observation.py` beside the rules says which is which.

It reads nothing of a position that `knowledge.py` would hide from the seat.
"""

from typing import Final

from mypy_extensions import i16, i64

from durbar.core.sheet import Sheet, relative
from durbar.games.expedition.rules.knowledge import known_player
from durbar.games.expedition.rules.landscape import BOARD, LANDSCAPES, MOST_BOARDS, MOST_CITIES, NOTHING, ROW
from durbar.games.expedition.rules.layout import (
    GOODS_ON,
    MAP_PILE,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    ROLLER,
    ROLLING,
    TENTS,
    UNDER_COUNT,
)
from durbar.games.expedition.rules.numbers import (
    ANIMALS,
    CHARACTERS,
    DECK_CARDS,
    DICE,
    EQUIPMENT,
    GOOD_TYPES,
    GOODS,
    MAP_KINDS,
    OVER,
)
from durbar.games.expedition.rules.table import Table

OFF_MAP: Final = 2  # added to spaces: 0 in Kathmandu, 1 not placed yet
MOST_TEMPLES: Final = 32
MARK: Final = 16
MOST_DAYS: Final = 16
TURN_BITS: Final = 10
MOST_EXITS: Final = 8


def observe(t: Table, seat: i64, sheet: Sheet) -> None:
    """Everything is counted from the seat: it is player 0, the next to its left player 1."""
    seats = t.setting.players
    sheet.one_hot(t.phase, OVER)
    sheet.one_hot(relative(known_player(t, seat), seat, seats), seats)
    sheet.one_hot(relative(t.active, seat, seats), seats)
    sheet.one_hot(relative(t.holder, seat, seats), seats)
    sheet.put(t.day)
    sheet.put(t.round)
    sheet.put(t.turn)
    sheet.put(t.storm)
    sheet.put(t.storms_left)
    sheet.put(t.suns_left)
    sheet.bits(t.storm_days, MOST_DAYS)
    sheet.put(t.arrived)
    sheet.bits(t.done, TURN_BITS)
    sheet.put(t.die + 1)
    sheet.put(t.rolls)
    sheet.put(t.target + OFF_MAP)
    sheet.put(t.plan + 1)
    sheet.packed(t.exits, 4, MOST_EXITS)
    _displays(t, seat, sheet)
    for k in range(seats):
        _player(t, (seat + k) % seats, sheet)
    sheet.row(t.players[seat].have, TENTS, LANDSCAPES, 0)
    _landscape(t, sheet)


def _landscape(t: Table, sheet: Sheet) -> None:
    """One number a space, of as many boards as there can be: its landscape, and 16 times what is on it."""
    land = t.land.terrain
    mark = t.land.mark
    size = t.book.boards.size
    out = sheet.out
    at = sheet.at
    for board in range(0, len(land), BOARD):
        for row in range(board, board + size * ROW, ROW):
            for space in range(row, row + size):
                out[at] = i16(land[space] + MARK * mark[space])
                at += 1
    end = at + (MOST_BOARDS - len(land) // BOARD) * size * size
    for k in range(at, end):
        out[k] = i16(NOTHING)
    sheet.at = end


def _displays(t: Table, seat: i64, sheet: Sheet) -> None:
    sheet.bits(t.deck, DECK_CARDS)
    sheet.bits(t.display, DECK_CARDS)
    sheet.bits(t.animal_deck, ANIMALS)
    sheet.bits(t.animal_display, ANIMALS)
    sheet.bits(t.goods_left, GOODS)
    sheet.bits(t.start_deck, EQUIPMENT)
    sheet.row(t.common, OPEN_MAPS, OPEN_MAP_PLACES, 1)
    sheet.row(t.common, MAP_PILE, MAP_KINDS, 0)
    sheet.put(t.common[UNDER_COUNT])
    sheet.bits(t.common[ROLLING], DICE)
    sheet.one_hot(relative(t.common[ROLLER], seat, t.setting.players), t.setting.players)
    sheet.row(t.common, GOODS_ON, MOST_CITIES, 1)


def _player(t: Table, owner: i64, sheet: Sheet) -> None:
    p = t.players[owner]
    sheet.row(p.have, 0, TENTS, 0)
    sheet.put(p.tents)
    sheet.put(p.space + OFF_MAP)
    sheet.put(p.markers)
    sheet.one_hot(p.character, CHARACTERS)
    sheet.put(p.tile + 1)
    sheet.bits(p.tiles_under, LANDSCAPES)
    sheet.put(p.offerings)
    sheet.bits(p.served, MOST_TEMPLES)
    sheet.put(p.monk_uses)
    sheet.bits(p.goods, GOODS)
    sheet.bits(p.specials, GOOD_TYPES)
    sheet.bits(p.animals, ANIMALS)
    sheet.bits(p.equipment, DECK_CARDS + EQUIPMENT)
    sheet.put(p.arrival + 1)
