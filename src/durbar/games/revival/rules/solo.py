"""Chapter 6.6: one player, two Squares, and the debris of the aftershocks. Building is in `squares.py`.

Each Square is an area of its own; the first one also has the hand and the purple coins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import append, pop, vec
from durbar.games.revival.rules.book import EXTREME
from durbar.games.revival.rules.building import look_over
from durbar.games.revival.rules.last_coin import discard
from durbar.games.revival.rules.numbers import (
    AFTERSHOCK,
    BID,
    C_BOARD,
    C_DEBRIS,
    C_MISSION,
    C_SIDE,
    CELLS,
    COINS,
    CORE_CELLS,
    DEBRIS,
    E_AFTERSHOCK,
    E_BOARD,
    E_COIN_BACK,
    E_DEBRIS,
    E_OFFERED,
    E_OPEN_BID,
    E_RAZED,
    E_SOLO_LOST,
    E_SQUARE_MISSION,
    E_STORED,
    E_TOOK,
    E_WIN,
    M_BID,
    M_OFFER,
    M_RAZE,
    M_STORE,
    M_TAKE,
    OFFER_SECOND,
    OFFER_TAKE,
    SECOND_BOARD,
    SLOTS,
    SPOTS,
    SQUARE_MISSION,
    SQUARES,
    STORE,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import DISCARDS, count_bits, is_empty, list_cards, take
from durbar.games.revival.rules.scoring import end_game
from durbar.games.revival.rules.sections import COLOURS, SIZE, awaited_section, end_at
from durbar.games.revival.rules.squares import find_room
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

DEBRIS_OF_A_COLOUR: Final = 5  # the coins of one player
SIDES: Final = 4

# 6.6.1 Setup


def next_solo_deal(t: Table) -> bool:
    """The second board, then the Missions if they are random; True when all is there."""
    if t.stage == SECOND_BOARD:
        t.stage = SQUARE_MISSION
        t.at = 0
        if t.setting.square_missions[0] != NONE:
            for square in range(SQUARES):
                give_mission(t, t.setting.square_missions[square])
    if t.at < SQUARES:
        t.ask_chance(SQUARE_MISSION)
        return False
    find_room(t)
    return True


def deal_board(t: Table, colour: i64) -> None:
    t.ruins.board = colour
    t.note(E_BOARD, colour)


def give_mission(t: Table, mission: i64) -> None:
    t.players[t.at].mission = mission
    t.note(E_SQUARE_MISSION, t.at, mission)
    t.at += 1


def mission_weight(t: Table, mission: i64) -> i64:
    """So that every allowed pair is equally likely: first by the number of partners, then evenly (V-R89)."""
    if t.at == 0:
        return count_bits(t.setting.partners[mission])
    return (t.setting.partners[mission] >> t.players[0].mission) & 1


# 6.6.3 Phase 2: debris


def begin_aftershock(t: Table) -> None:
    t.stage = AFTERSHOCK
    t.at = 0
    t.ask_chance(AFTERSHOCK)


def shake(t: Table, side: i64) -> None:
    t.ruins.side = side
    t.stage = DEBRIS
    t.at = 0
    t.note(E_AFTERSHOCK, side)


def go_on_shaking(t: Table) -> bool:
    """Spot after spot (V-R93): a coin comes back, else a debris falls. True when the side is done."""
    r = t.ruins
    while t.at < SPOTS:
        spot = t.at
        if t.book.side_of[spot] == r.side:
            if r.purple[spot] != NONE:
                t.players[0].coins |= BIT[r.purple[spot]]  # usable at once (V-R95)
                t.note(E_COIN_BACK, spot, r.purple[spot])
                r.purple[spot] = NONE
            elif len(r.debris) < COLOURS * DEBRIS_OF_A_COLOUR:  # V-R94
                t.ask_chance(DEBRIS)
                return False
        t.at += 1
    r.side = NONE
    t.at = 0
    return True


def in_bag(t: Table, colour: i64) -> i64:
    left: i64 = DEBRIS_OF_A_COLOUR
    for each in t.ruins.debris:
        if each & 7 == colour:
            left -= 1
    return left


def drop_debris(t: Table, colour: i64) -> None:
    t.ruins.debris = append(t.ruins.debris, (t.at << 3) | colour)
    t.note(E_DEBRIS, t.at, colour)
    t.at += 1


def solo_outcomes(t: Table, out: vec[i64], weight: vec[i64]) -> i64:
    """The board, a Mission, the die or the bag."""
    n: i64 = 0
    if t.phase == SQUARE_MISSION:
        for mission in range(t.setting.first_mission, t.setting.first_mission + t.setting.missions):
            w = mission_weight(t, mission)
            if w > 0:
                out[n] = C_MISSION + mission
                weight[n] = w
                n += 1
        return n
    if t.phase == AFTERSHOCK:
        for side in range(SIDES):  # V-R15
            out[side] = C_SIDE + side
            weight[side] = 1
        return SIDES
    for colour in range(COLOURS):
        w = 1 if t.phase == SECOND_BOARD else in_bag(t, colour)
        if w > 0:
            out[n] = (C_BOARD if t.phase == SECOND_BOARD else C_DEBRIS) + colour
            weight[n] = w
            n += 1
    return n


# Phase 3: bid


def fits_spot(t: Table, coin: i64, spot: i64) -> bool:
    """No purple coin there, and fewer debris than the coin's value (V-R96)."""
    if t.ruins.purple[spot] != NONE:
        return False
    load: i64 = 0
    for each in t.ruins.debris:
        if each >> 3 == spot:
            load += 1
    return load == 0 or t.book.coin_value[coin] > load


def bids_into(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    usable = t.book.usable[t.mode()]
    for coin in range(COINS):
        if (t.players[0].coins >> coin) & 1:
            for spot in range(SPOTS):
                if (usable >> spot) & 1 and fits_spot(t, coin, spot):
                    out[n] = M_BID + coin * SPOTS + spot
                    n += 1
    return n


def ask_solo_bid(t: Table) -> None:
    """If no coin fits anywhere, another aftershock comes first (V-R97)."""
    out = vec[i64]([0] * (COINS * SPOTS))
    if bids_into(t, out) == 0:
        begin_aftershock(t)
    else:
        t.stage = BID
        t.ask(0, BID)


def legal_solo_bid(t: Table, out: vec[i64]) -> i64:
    return list_any_time_moves(t, out, bids_into(t, out))


def solo_bid(t: Table, coin: i64, spot: i64) -> None:
    """Lay the coin and take the two cards (phase 4); the coin stays."""
    t.players[0].coins &= ~BIT[coin]
    t.ruins.purple[spot] = coin
    t.note(E_OPEN_BID, 0, spot, coin)
    targets = vec[i64]([0, 0])
    for k in range(2):
        targets[k] = t.book.target[(t.mode() * SPOTS + spot) * 2 + k]
    if targets[0] > targets[1]:
        targets = vec[i64]([targets[1], targets[0]])
    for cell in targets:
        t.players[0].hold(t.market[cell] << KNOWERS)
        t.note(E_WIN, 0, cell, t.market[cell])
        t.market[cell] = NONE


# At any time (V-R101, V-R106, V-R154)


def list_any_time_moves(t: Table, out: vec[i64], n: i64) -> i64:
    """Extreme's trade, and razing an unfinished monument; behind the moves of the phase."""
    if t.setting.level == EXTREME and len(t.players[0].hand) >= 2 and not is_empty(t.piles, DISCARDS):
        n = offers(t, out, n)
    for square in range(SQUARES):
        monuments = t.players[square].monuments
        for slot in range(len(monuments)):
            if awaited_section(monuments[slot]) != NONE:
                out[n] = M_RAZE + square * SLOTS + slot
                n += 1
    return n


def offers(t: Table, out: vec[i64], n: i64) -> i64:
    for slot in t.players[0].hand:
        out[n] = M_OFFER + (slot >> KNOWERS)
        n += 1
    return n


def raze(t: Table, square: i64, slot: i64) -> None:
    """All its cards are discarded together."""
    p = t.players[square]
    p.monuments, monument = pop(p.monuments, slot)
    t.note(E_RAZED, square, slot)
    for level in range(SIZE[monument_type(t, monument)]):
        end = end_at(monument, level)
        if end != NONE:
            discard(t, 0, t.book.card_of[end])
    look_over(t, square)


def offer(t: Table, card: i64) -> None:
    """Two cards are given before the third is taken, so neither can be the one taken."""
    p = t.players[0]
    p.put_aside(card)
    t.note(E_OFFERED, 0, card)
    p.ask = OFFER_SECOND if len(p.aside) == 1 else OFFER_TAKE


def legal_offer_take(t: Table, out: vec[i64]) -> i64:
    return list_cards(t.piles, DISCARDS, M_TAKE, out, 0)


def offer_take(t: Table, card: i64) -> None:
    p = t.players[0]
    take(t.piles, DISCARDS, card)
    p.hold(card << KNOWERS)
    t.note(E_TOOK, 0, card)
    for slot in p.aside:
        discard(t, 0, slot >> KNOWERS)
    p.aside = vec[i64]()
    p.ask = NONE


# Phase 6: clean the market


def begin_storing(t: Table) -> None:
    """What is still in storage is discarded first."""
    t.stage = STORE
    for cell in range(CORE_CELLS, CELLS):
        if t.market[cell] != NONE:
            discard(t, 0, t.market[cell])
            t.market[cell] = NONE
    t.ask(0, STORE)


def legal_store(t: Table, out: vec[i64]) -> i64:
    """A card for C1, then one for C2: so the player chooses which goes where (V-R92)."""
    n = list_any_time_moves(t, out, 0)
    for cell in range(CORE_CELLS):
        if t.market[cell] != NONE:
            out[n] = M_STORE + cell
            n += 1
    return n


def store(t: Table, cell: i64) -> bool:
    """True when both are stored; the others are discarded."""
    place: i64 = CORE_CELLS if t.market[CORE_CELLS] == NONE else CORE_CELLS + 1
    t.market[place] = t.market[cell]
    t.market[cell] = NONE
    t.note(E_STORED, cell, place, t.market[place])
    if place == CORE_CELLS:
        return False
    for other in range(CORE_CELLS):
        if t.market[other] != NONE:
            discard(t, 0, t.market[other])
            t.market[other] = NONE
    return True


def lose(t: Table) -> None:
    """The deck cannot fill the market (V-R103)."""
    t.note(E_SOLO_LOST)
    end_game(t)
