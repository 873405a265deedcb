"""Chapters 6.6.2 and 6.6.3, phase 5: building in two Squares, one colour in each monument, and winning.

`Ruins.done` and `Ruins.room` hold monuments as bits, monument * 5 + colour.
"""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import append, vec
from durbar.games.revival.rules.book import EXTREME
from durbar.games.revival.rules.building import add_section, declare
from durbar.games.revival.rules.numbers import (
    E_CLEARED,
    E_SOLO_WON,
    E_SQUARE_BUILT,
    E_SQUARE_COMPLETED,
    ENDS,
    M_BUILD_AT,
    M_DONE,
    M_NAME,
    M_ON,
    NAME_JOKERS,
    SLOTS,
    SQUARES,
    WHERE,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import count_bits
from durbar.games.revival.rules.scoring import end_game
from durbar.games.revival.rules.sections import (
    BOTTOMS,
    COLOURS,
    JOKER,
    MONUMENT,
    MONUMENTS,
    NEXT,
    SIZE,
    awaited_section,
    end_at,
)
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

# Phase 5: build


def shown_colour(t: Table, monument: i64) -> i64:
    """The one colour of a monument; NONE while it has jokers only (V-R99)."""
    for level in range(SIZE[monument_type(t, monument)]):
        end = end_at(monument, level)
        if end != NONE and t.book.colour_of[end] != JOKER:
            return t.book.colour_of[end]
    return NONE


def allowed_colours(t: Table, square: i64, monument: i64) -> i64:
    """Colours in which this type may still be completed here, as a mask (V-R100)."""
    free = t.ruins.room[square] & ~t.ruins.done[square]
    return (free >> (monument * COLOURS)) & 31


def fits(t: Table, square: i64, end: i64, monument: i64) -> bool:
    """May this end go on a monument that awaits its section (or, for 0, start one)?"""
    section = t.book.section_of[end]
    colour = t.book.colour_of[end]
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
    section = t.book.section_of[end]
    p = t.players[square]
    if (p.awaiting >> section) & 1:
        for slot in range(len(p.monuments)):
            if awaited_section(p.monuments[slot]) == section and fits(t, square, end, p.monuments[slot]):
                found |= BIT[slot]
    return found


def legal_solo_build(t: Table, out: vec[i64]) -> i64:
    c = t.book
    n: i64 = 0
    for square in range(SQUARES):
        for slot in t.players[0].hand:
            card = slot >> KNOWERS
            for end in range(c.first_end[card], c.first_end[card + 1]):
                if BOTTOMS & BIT[c.section_of[end]]:
                    possible = fits(t, square, end, 0)
                else:
                    possible = places(t, square, end) != 0
                if possible:
                    out[n] = M_BUILD_AT + square * ENDS + end
                    n += 1
    out[n] = M_DONE
    return n + 1


def build_at(t: Table, square: i64, end: i64) -> None:
    if BOTTOMS & BIT[t.book.section_of[end]]:
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
    p.clear_question()
    place_at(t, square, end, slot)


def place_at(t: Table, square: i64, end: i64, slot: i64) -> None:
    t.players[0].drop(t.book.card_of[end])
    slot = add_section(t, square, end, slot)
    t.note(E_SQUARE_BUILT, square, end, slot)
    if NEXT[t.book.section_of[end]] != NONE:
        return
    colour = shown_colour(t, t.players[square].monuments[slot])
    if colour == NONE:
        t.players[0].ask_about(NAME_JOKERS, NONE, square, slot)  # V-R107
    else:
        complete_square(t, square, slot, colour)


def legal_solo_names(t: Table, out: vec[i64]) -> i64:
    p = t.players[0]
    allowed = allowed_colours(t, p.ask_area, monument_type(t, t.players[p.ask_area].monuments[p.ask_slot]))
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
    p.clear_question()
    complete_square(t, square, slot, colour)


def complete_square(t: Table, square: i64, slot: i64, colour: i64) -> None:
    """Jokers take the colour, debris of that colour goes back to the bag, and perhaps the game is won."""
    monument = t.players[square].monuments[slot]
    for level in range(SIZE[monument_type(t, monument)]):
        end = end_at(monument, level)
        if t.colour(end) == NONE:
            declare(t, end, colour)
    t.ruins.done[square] |= BIT[monument_type(t, monument) * COLOURS + colour]
    t.note(E_SQUARE_COMPLETED, square, monument_type(t, monument), slot, colour)
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
    while level > 0 and cards < t.book.level_cards[level]:
        level -= 1
    return level
