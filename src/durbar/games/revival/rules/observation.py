"""What a seat knows as a row of small numbers; `observation.py` beside the rules says which is which.

It reads nothing of a position that `knowledge.py` would hide from the seat.
"""

from typing import Final

from mypy_extensions import i16, i64

from durbar.core.kernel import BIT
from durbar.core.sheet import Sheet, relative, relative_mask
from durbar.core.vecs import vec
from durbar.games.revival.rules.book import BID_WIDTH, WINNERS
from durbar.games.revival.rules.knowledge import are_values_hidden, seen_coins
from durbar.games.revival.rules.numbers import (
    ARCHITECTS,
    CARDS,
    CELLS,
    COINS,
    ENDED,
    MISSIONS,
    OBJECTIVES,
    SPOTS,
    SQUARES,
)
from durbar.games.revival.rules.piles import BLUE, BLUE_CARDS, DISCARDS, UNKNOWN
from durbar.games.revival.rules.sections import (
    COLOURS,
    HIGHEST,
    MONUMENTS,
    SECTIONS,
    awaited_section,
    end_at,
)
from durbar.games.revival.rules.table import KNOWERS, PUBLIC, Player, Table

DRAWN: Final = 6  # where a known card is: 1 to 5 with another player, this in front of the collector


def observe(t: Table, seat: i64, sheet: Sheet) -> None:
    """Everything is counted from the seat: it is player 0, the next to its left player 1."""
    seats = t.setting.players
    sheet.one_hot(t.phase, ENDED)
    sheet.one_hot(t.stage, ENDED)
    sheet.one_hot(relative(t.player, seat, seats), seats)
    sheet.one_hot(relative(t.first, seat, seats), seats)
    sheet.put(t.round)
    sheet.put(t.at)
    sheet.put(t.cell + 1)
    sheet.put(t.need + 1)
    sheet.put(t.surplus)
    sheet.bits(relative_mask(t.busy, seat, seats), seats)
    sheet.put(t.blue_left)
    sheet.put(t.red_left)
    sheet.put(t.holographic_built)
    sheet.put(t.bought + 1)
    _objectives(t, sheet)
    sheet.bits(t.bhairavs, COLOURS)
    for cell in range(CELLS):
        sheet.put(t.market[cell] + 1)
        sheet.put(relative(t.market[WINNERS + cell], seat, seats) + 1)
    _bids(t, seat, sheet)
    for k in range(seats):
        sheet.put(relative(t.queue[k], seat, seats) + 1 if k < len(t.queue) else 0)
    sheet.bits(t.piles[BLUE], BLUE_CARDS)
    _pile(t, DISCARDS, sheet)
    sheet.put(len(t.drawn))
    _known_cards(t, seat, sheet)
    areas = len(t.players)
    for k in range(areas):
        _area(t, (seat + k) % areas, seat, sheet)
    me = t.players[seat]
    sheet.one_hot(me.mission, MISSIONS)
    sheet.put(len(me.aside))
    if t.setting.solo:
        _ruins(t, sheet)


def _objectives(t: Table, sheet: Sheet) -> None:
    """Of each Public Objective: is it there, closed, claimed in this round?"""
    first = sheet.at
    sheet.zeros(OBJECTIVES)
    for each in t.objectives:
        if each >= 0:
            sheet.out[first + each] = i16(1)
    sheet.bits(t.closed, OBJECTIVES)
    sheet.bits(t.claimed, OBJECTIVES)


def _bids(t: Table, seat: i64, sheet: Sheet) -> None:
    """Of each coin on the mat: whose, where, which; those lying face down are 0."""
    seats = t.setting.players
    hidden = are_values_hidden(t)
    for b in range(seats * t.setting.bids):
        if b < t.laid:
            owner = t.bids[b * BID_WIDTH]
            sheet.put(relative(owner, seat, seats) + 1)
            sheet.put(t.bids[b * BID_WIDTH + 1] + 1)
            sheet.put(0 if hidden and owner != seat else t.bids[b * BID_WIDTH + 2] + 1)
        else:
            sheet.zeros(BID_WIDTH)


def _pile(t: Table, pile: i64, sheet: Sheet) -> None:
    sheet.bits(t.piles[pile], 60)
    sheet.bits(t.piles[pile + 1], 60)
    sheet.bits(t.piles[pile + 2], CARDS - 120)


def _known_cards(t: Table, seat: i64, sheet: Sheet) -> None:
    """One's own hand; then of each card, if one knows it there: 1 to 5 in another's hand, 6 drawn."""
    first = sheet.at
    sheet.zeros(2 * CARDS)
    for slot in t.players[seat].hand:
        sheet.out[first + (slot >> KNOWERS)] = i16(1)
    first += CARDS
    if not t.setting.solo:
        seats = t.setting.players
        for k in range(1, seats):
            other = t.players[(seat + k) % seats]
            _mark(other.hand, BIT[seat], k, first, sheet)
            _mark(other.aside, BIT[seat], k, first, sheet)
    mine = len(t.drawn) > 0 and t.queue[t.at] == seat
    _mark(t.drawn, PUBLIC if mine else BIT[seat], DRAWN, first, sheet)


def _mark(slots: vec[i64], knowers: i64, place: i64, first: i64, sheet: Sheet) -> None:
    """Say of the cards in these slots where they are, if one of the knowers is among theirs."""
    for slot in slots:
        if (slot & knowers or knowers == PUBLIC) and slot >> KNOWERS != UNKNOWN:
            sheet.out[first + (slot >> KNOWERS)] = i16(place)


def _area(t: Table, owner: i64, seat: i64, sheet: Sheet) -> None:
    p = t.players[owner]
    mine = owner == seat or t.setting.solo
    sheet.put(p.score)
    sheet.put(p.coin_points)
    sheet.bits(p.coins if mine else seen_coins(t, owner), COINS)
    sheet.one_hot(p.architect, ARCHITECTS)
    sheet.put(p.bhairav + 1)
    sheet.put(p.objective + 1)
    sheet.put(p.ask + 1)
    sheet.put(p.ask_end + 1)
    sheet.put(p.ask_area + 1)
    sheet.put(p.ask_slot + 1)
    sheet.put(len(p.hand) if mine else len(p.hand) + len(p.aside))  # own ones put aside: `aside`
    _monuments(t, p, sheet)


def _monuments(t: Table, p: Player, sheet: Sheet) -> None:
    """How many monuments wait for each section, and how many sections of each colour stand."""
    waits = sheet.at
    stands = waits + SECTIONS
    columns: i64 = COLOURS + 1  # the last: a joker without a name
    sheet.zeros(SECTIONS + SECTIONS * columns)
    for monument in p.monuments:
        section = awaited_section(monument)
        if section >= 0:
            sheet.out[waits + section] += i16(1)
        for level in range(HIGHEST + 1):
            end = end_at(monument, level)
            if end >= 0:
                colour = t.colour(end)
                if colour < 0:
                    colour = COLOURS
                sheet.out[stands + t.book.section_of[end] * columns + colour] += i16(1)


def _ruins(t: Table, sheet: Sheet) -> None:
    """Solo: the debris and the purple coin of each spot, and which monuments each Square has complete."""
    r = t.ruins
    sheet.put(r.board + 1)
    sheet.put(r.side + 1)
    for spot in range(SPOTS):
        sheet.put(r.purple[spot] + 1 if spot < len(r.purple) else 0)
    first = sheet.at
    sheet.zeros(SPOTS)
    for each in r.debris:
        sheet.out[first + (each >> 3)] += i16(1)
    for square in range(SQUARES):
        sheet.bits(r.done[square], MONUMENTS * COLOURS)
