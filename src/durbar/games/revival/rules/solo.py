"""Chapter 6.6: one player, two Squares, and the debris of the aftershocks.

Each Square is an area of its own; the first one also has the hand and the purple coins. Monuments have one
colour only. `Ruins.done` and `Ruins.room` hold monuments as bits, monument * 5 + colour.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.games.revival.rules.box import CELLS, COINS, CORE_CELLS, EXTREME, SPOTS
from durbar.games.revival.rules.building import add_section, declare, is_awaited
from durbar.games.revival.rules.last_coin import discard
from durbar.games.revival.rules.numbers import (
    AFTERSHOCK,
    BID,
    C_BOARD,
    C_DEBRIS,
    C_MISSION,
    C_SIDE,
    DEBRIS,
    E_AFTERSHOCK,
    E_BOARD,
    E_BUILT,
    E_CLEARED,
    E_COIN_BACK,
    E_DEBRIS,
    E_OFFERED,
    E_OPEN_BID,
    E_RAZED,
    E_SOLO_LOST,
    E_SOLO_WON,
    E_SQUARE_COMPLETED,
    E_SQUARE_MISSION,
    E_STORED,
    E_TOOK,
    E_WIN,
    ENDS,
    M_BID,
    M_BUILD_AT,
    M_DONE,
    M_NAME,
    M_OFFER,
    M_ON,
    M_RAZE,
    M_STORE,
    M_TAKE,
    NAME_JOKERS,
    OFFER_SECOND,
    OFFER_TAKE,
    SECOND_BOARD,
    SLOTS,
    SQUARE_MISSION,
    SQUARES,
    STORE,
    WHERE,
)
from durbar.games.revival.rules.objectives import kind
from durbar.games.revival.rules.piles import DISCARDS, count_bits, is_empty, listed, take
from durbar.games.revival.rules.scoring import end_game
from durbar.games.revival.rules.sections import (
    BOTTOMS,
    COLOURS,
    JOKER,
    MONUMENT,
    MONUMENTS,
    NEXT,
    SIZE,
    awaited,
    end_at,
)
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
        if t.content.side_of[spot] == r.side:
            if r.purple[spot] != NONE:
                t.players[0].coins |= BIT[r.purple[spot]]  # usable at once (V-R95)
                t.note(E_COIN_BACK, spot, r.purple[spot])
                r.purple[spot] = NONE
            elif len(r.debris) < COLOURS * DEBRIS_OF_A_COLOUR:  # V-R94
                t.ask_chance(DEBRIS)
                return False
        t.at += 1
    return True


def in_bag(t: Table, colour: i64) -> i64:
    left: i64 = DEBRIS_OF_A_COLOUR
    for each in t.ruins.debris:
        if each & 7 == colour:
            left -= 1
    return left


def fall(t: Table, colour: i64) -> None:
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
    return load == 0 or t.content.coin_value[coin] > load


def bids_into(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    usable = t.content.usable[t.mode()]
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
    return any_time(t, out, bids_into(t, out))


def solo_bid(t: Table, coin: i64, spot: i64) -> None:
    """Lay the coin and take the two cards (phase 4); the coin stays."""
    t.players[0].coins &= ~BIT[coin]
    t.ruins.purple[spot] = coin
    t.note(E_OPEN_BID, 0, spot, coin)
    targets = vec[i64]([0, 0])
    for k in range(2):
        targets[k] = t.content.target[(t.mode() * SPOTS + spot) * 2 + k]
    if targets[0] > targets[1]:
        targets = vec[i64]([targets[1], targets[0]])
    for cell in targets:
        t.players[0].hold(t.market[cell] << KNOWERS)
        t.note(E_WIN, 0, cell, t.market[cell])
        t.market[cell] = NONE


# Phase 5: build


def shown_colour(t: Table, monument: i64) -> i64:
    """The one colour of a monument; NONE while it has jokers only (V-R99)."""
    for level in range(SIZE[kind(t, monument)]):
        end = end_at(monument, level)
        if end != NONE and t.content.colour_of[end] != JOKER:
            return t.content.colour_of[end]
    return NONE


def allowed_colours(t: Table, square: i64, monument: i64) -> i64:
    """Colours in which this type may still be completed here, as a mask (V-R100)."""
    free = t.ruins.room[square] & ~t.ruins.done[square]
    return (free >> (monument * COLOURS)) & 31


def fits(t: Table, square: i64, end: i64, monument: i64) -> bool:
    """May this end go on a monument that awaits its section (or, for 0, start one)?"""
    section = t.content.section_of[end]
    colour = t.content.colour_of[end]
    if monument != 0:
        shown = shown_colour(t, monument)
        if colour == JOKER:
            colour = shown if shown != NONE else JOKER
        elif shown != NONE and shown != colour:
            return False
    if NEXT[section] != NONE:
        return True
    allowed = allowed_colours(t, square, MONUMENT[section])
    return allowed != 0 if colour == JOKER else (allowed >> colour) & 1 == 1


def places(t: Table, square: i64, end: i64) -> i64:
    """The monuments this end can raise, as a mask of slots."""
    found: i64 = 0
    section = t.content.section_of[end]
    p = t.players[square]
    if (p.awaiting >> section) & 1:
        for slot in range(len(p.monuments)):
            if awaited(p.monuments[slot]) == section and fits(t, square, end, p.monuments[slot]):
                found |= BIT[slot]
    return found


def legal_solo_build(t: Table, out: vec[i64]) -> i64:
    c = t.content
    n: i64 = 0
    for square in range(SQUARES):
        for slot in t.players[0].hand:
            card = slot >> KNOWERS
            for end in range(c.first_end[card], c.first_end[card + 1]):
                if (BOTTOMS >> c.section_of[end]) & 1:
                    possible = fits(t, square, end, 0)
                else:
                    possible = places(t, square, end) != 0
                if possible:
                    out[n] = M_BUILD_AT + square * ENDS + end
                    n += 1
    out[n] = M_DONE
    return any_time(t, out, n + 1)


def build_at(t: Table, square: i64, end: i64) -> None:
    if (BOTTOMS >> t.content.section_of[end]) & 1:
        place_at(t, square, end, NONE)
        return
    found = places(t, square, end)
    if found & (found - 1) != 0:
        t.players[0].ask_about(WHERE, end, square, NONE)
        return
    slot: i64 = 0
    while (found >> slot) & 1 == 0:
        slot += 1
    place_at(t, square, end, slot)


def legal_solo_place(t: Table, out: vec[i64]) -> i64:
    p = t.players[0]
    found = places(t, p.ask_area, p.ask_end)
    n: i64 = 0
    for slot in range(SLOTS):
        if (found >> slot) & 1:
            out[n] = M_ON + slot
            n += 1
    return n


def answer_solo_place(t: Table, slot: i64) -> None:
    p = t.players[0]
    end = p.ask_end
    square = p.ask_area
    p.answered()
    place_at(t, square, end, slot)


def place_at(t: Table, square: i64, end: i64, slot: i64) -> None:
    t.players[0].drop(t.content.card_of[end])
    slot = add_section(t, square, end, slot)
    t.note(E_BUILT, 0, square, end, slot)
    if NEXT[t.content.section_of[end]] != NONE:
        return
    colour = shown_colour(t, t.players[square].monuments[slot])
    if colour == NONE:
        t.players[0].ask_about(NAME_JOKERS, NONE, square, slot)  # V-R107
    else:
        complete_square(t, square, slot, colour)


def legal_solo_names(t: Table, out: vec[i64]) -> i64:
    p = t.players[0]
    allowed = allowed_colours(t, p.ask_area, kind(t, t.players[p.ask_area].monuments[p.ask_slot]))
    n: i64 = 0
    for colour in range(COLOURS):
        if (allowed >> colour) & 1:
            out[n] = M_NAME + colour
            n += 1
    return n


def name_colour(t: Table, colour: i64) -> None:
    p = t.players[0]
    square = p.ask_area
    slot = p.ask_slot
    p.answered()
    complete_square(t, square, slot, colour)


def complete_square(t: Table, square: i64, slot: i64, colour: i64) -> None:
    """Jokers take the colour, debris of that colour goes back to the bag, and perhaps the game is won."""
    monument = t.players[square].monuments[slot]
    for level in range(SIZE[kind(t, monument)]):
        end = end_at(monument, level)
        if t.colour(end) == NONE:
            declare(t, end, colour)
    t.ruins.done[square] |= BIT[kind(t, monument) * COLOURS + colour]
    t.note(E_SQUARE_COMPLETED, square, kind(t, monument), slot, colour)
    clear_debris(t, colour)
    find_room(t)
    if is_solo_won(t):
        t.note(E_SOLO_WON, reached_level(t))
        end_game(t)


def clear_debris(t: Table, colour: i64) -> None:
    """From all piles, also from under a coin; the others keep their order (V-R102)."""
    kept = vec[i64]()
    for each in t.ruins.debris:
        if each & 7 != colour:
            kept = append(kept, each)
    if len(kept) < len(t.ruins.debris):
        t.note(E_CLEARED, colour, len(t.ruins.debris) - len(kept))
    t.ruins.debris = kept


# 6.6.2 Goal


def find_room(t: Table) -> None:
    """All monuments of the finished pairs of Squares that contain what is complete (V-R100).

    Setting.layouts has every finished Square of a Mission. Two make a pair if they share no monument.
    """
    r = t.ruins
    first = containing(t.setting.layouts[t.players[0].mission], r.done[0])
    second = containing(t.setting.layouts[t.players[1].mission], r.done[1])
    r.room[0] = with_partner(first, second)
    r.room[1] = with_partner(second, first)


def containing(layouts: vec[i64], done: i64) -> vec[i64]:
    found = vec[i64]()
    for layout in layouts:
        if layout & done == done:
            found = append(found, layout)
    return found


def with_partner(layouts: vec[i64], others: vec[i64]) -> i64:
    """The union of the layouts that have a disjoint one among the others."""
    union: i64 = 0
    for layout in layouts:
        if layout & ~union != 0:
            for other in others:
                if layout & other == 0:
                    union |= layout
                    break
    return union


def is_solo_won(t: Table) -> bool:
    """Five monuments in each Square: by V-R100 they can only be a winning pair (V-R104)."""
    return count_bits(t.ruins.done[0]) == 5 and count_bits(t.ruins.done[1]) == 5


def fifth_cards(t: Table, square: i64) -> i64:
    """Cards of the fifth monument: the type that stands there twice; 0 while there is none."""
    for monument in range(MONUMENTS):
        if count_bits((t.ruins.done[square] >> (monument * COLOURS)) & 31) == 2:
            return SIZE[monument]
    return 0


def reached_level(t: Table) -> i64:
    """Extreme cannot be left; of the others the highest whose cards are there (V-R105)."""
    if t.setting.level == EXTREME:
        return EXTREME
    cards = fifth_cards(t, 0) + fifth_cards(t, 1)
    level: i64 = EXTREME - 1
    while level > 0 and cards < t.content.level_cards[level]:
        level -= 1
    return level


# At any time (V-R101, V-R106, V-R154)


def any_time(t: Table, out: vec[i64], n: i64) -> i64:
    """Extreme's trade, and razing an unfinished monument; behind the moves of the phase."""
    if t.setting.level == EXTREME and len(t.players[0].hand) >= 2 and not is_empty(t.piles, DISCARDS):
        n = offers(t, out, n)
    for square in range(SQUARES):
        monuments = t.players[square].monuments
        for slot in range(len(monuments)):
            if awaited(monuments[slot]) != NONE:
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
    for level in range(SIZE[kind(t, monument)]):
        end = end_at(monument, level)
        if end != NONE:
            discard(t, 0, t.content.card_of[end])
    if not is_awaited(p, awaited(monument)):
        p.awaiting &= ~BIT[awaited(monument)]


def offer(t: Table, card: i64) -> None:
    """Two cards are given before the third is taken, so neither can be the one taken."""
    p = t.players[0]
    p.aside = append(p.aside, p.drop(card))
    t.note(E_OFFERED, 0, card)
    p.ask = OFFER_SECOND if len(p.aside) == 1 else OFFER_TAKE


def legal_offer_take(t: Table, out: vec[i64]) -> i64:
    return listed(t.piles, DISCARDS, M_TAKE, out, 0)


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
    n = any_time(t, out, 0)
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
