"""Chapter 4.8: building, bottom to top; chapter 6.5: rebuilding.

A move names a card end and an area. Only if the end fits on several monuments there (or could be rebuilt
in several) a second question, WHERE or WHICH, follows; until it is answered the card stays in the hand.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import append, vec
from durbar.games.revival.rules.numbers import (
    BUILD,
    E_ADJUSTED,
    E_BUILT,
    E_NAMED,
    E_REBUILT,
    ENDS,
    M_BUILD,
    M_BUILD_FOR,
    M_DONE,
    M_NAME,
    M_NAME_FOUR,
    M_NAME_THREE,
    M_NAME_TWO,
    M_ON,
    M_REBUILD,
    M_REBUILD_FOR,
    WHERE,
    WHICH,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.order import take_turns
from durbar.games.revival.rules.piles import DISCARDS, FIRST_HOLOGRAPHIC, count_bits, put
from durbar.games.revival.rules.scoring import (
    buddha_value,
    colour_bonus,
    complete,
    printed_value,
    score_monument,
    unnamed,
)
from durbar.games.revival.rules.sections import (
    AWAITS,
    BOTTOMS,
    BUDDHA,
    COLOURS,
    LEVEL,
    NEXT,
    SIZE,
    awaited_section,
    end_at,
    raise_monument,
    replace_section,
    start_monument,
)
from durbar.games.revival.rules.table import KNOWERS, NONE, PUBLIC, Player, Table

NAMES: Final = vec[i64]([1, 5, 25, 125, 625])  # ways to name that many jokers
FIRST_NAMES: Final = vec[i64]([0, M_NAME, M_NAME_TWO, M_NAME_THREE, M_NAME_FOUR])  # their first ids


def begin_building(t: Table) -> None:
    """All at once (V-R37); teams one after the other, clockwise from the first player (V-R73)."""
    t.stage = BUILD
    t.at = 0
    if t.setting.teams > 0:
        take_turns(t)
    else:
        t.busy = BIT[t.setting.players] - 1
    t.ask(t.first, BUILD)


# What may be built


def legal_build(t: Table, out: vec[i64]) -> i64:
    """Any hand card that fits, here or at a teammate's (6.2); with Reconstruction, replacing; DONE."""
    p = t.players[t.player]
    n = fitting(t, p, p.awaiting, M_BUILD, out, 0)
    if t.setting.mates > 0:
        n = fitting_for_mates(t, p, out, n)
    if t.setting.reconstruction:
        n = fitting(t, p, p.standing, M_REBUILD, out, n)
        for mate in range(1, t.setting.mates + 1):
            area = t.players[t.area_of(t.player, mate)]
            n = fitting(t, p, area.standing, M_REBUILD_FOR + (mate - 1) * ENDS, out, n)
    out[n] = M_DONE
    return n + 1


def fitting_for_mates(t: Table, p: Player, out: vec[i64], n: i64) -> i64:
    """The hand cards that fit in a teammate's area."""
    for mate in range(1, t.setting.mates + 1):
        area = t.players[t.area_of(t.player, mate)]
        n = fitting(t, p, area.awaiting, M_BUILD_FOR + (mate - 1) * ENDS, out, n)
    return n


def fitting(t: Table, p: Player, sections: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """The ends in a hand that show one of these sections."""
    faces = t.book.faces
    for slot in p.hand:
        face = faces[slot >> KNOWERS]
        if (sections >> (face & 15)) & 1:
            out[n] = base + (face >> 8)
            n += 1
        if (sections >> ((face >> 4) & 15)) & 1:
            out[n] = base + (face >> 8) + 1
            n += 1
    return n


# 4.8 Building


def build(t: Table, builder: i64, area: i64, end: i64) -> None:
    """Start a monument, or raise the one that awaits this section; of several the builder chooses (V-R39)."""
    section = t.book.section_of[end]
    slot: i64 = NONE
    if not BOTTOMS & BIT[section]:
        monuments = t.players[area].monuments
        for k in range(len(monuments)):
            if monuments[k] >> AWAITS == section + 1:
                if slot != NONE:
                    ask_place(t, builder, WHERE, end, area)
                    return
                slot = k
    place(t, builder, area, end, slot)


def ask_place(t: Table, builder: i64, question: i64, end: i64, area: i64) -> None:
    """The card is shown from now on, though still in the hand."""
    p = t.players[builder]
    p.drop(t.book.card_of[end])
    p.hold((t.book.card_of[end] << KNOWERS) | PUBLIC)
    p.ask_about(question, end, area, NONE)


def place(t: Table, builder: i64, area: i64, end: i64, slot: i64) -> None:
    """Put the card down; NONE as the slot starts a monument."""
    card = t.book.card_of[end]
    t.players[builder].drop(card)
    if card == t.bought:
        t.bought = NONE
    slot = add_section(t, area, end, slot)
    t.note(E_BUILT, builder, area, end, slot)
    if NEXT[t.book.section_of[end]] == NONE:
        complete(t, builder, area, slot)


def add_section(t: Table, area: i64, end: i64, slot: i64) -> i64:
    """The monument in its new form, and what the area awaits now; the slot it stands in."""
    p = t.players[area]
    section = t.book.section_of[end]
    if slot == NONE:
        slot = len(p.monuments)
        p.monuments = append(p.monuments, start_monument(end, section))
    else:
        p.monuments[slot] = raise_monument(p.monuments[slot], end, section)
        if not is_awaited(p, section):
            p.awaiting &= ~BIT[section]
    above = NEXT[section]
    if above != NONE:
        p.awaiting |= BIT[above]
    p.standing |= BIT[section]
    return slot


def is_awaited(p: Player, section: i64) -> bool:
    waiting = 0
    for monument in p.monuments:
        waiting += monument >> AWAITS == section + 1
    return waiting > 0


def look_over(t: Table, area: i64) -> None:
    """What an area awaits and has, from its monuments alone."""
    p = t.players[area]
    p.awaiting = BOTTOMS
    p.standing = 0
    for monument in p.monuments:
        if awaited_section(monument) != NONE:
            p.awaiting |= BIT[awaited_section(monument)]
        for level in range(SIZE[monument_type(t, monument)]):
            if end_at(monument, level) != NONE:
                p.standing |= BIT[t.book.section_of[end_at(monument, level)]]


def force_buddha(t: Table, seat: i64, card: i64) -> None:
    """A holographic Buddha is built as soon as it is collected, in the own area (8.2, V-R131)."""
    end = t.book.first_end[card]
    slot = add_section(t, seat, end, NONE)
    t.note(E_BUILT, seat, seat, end, slot)
    score_monument(t, seat, slot)


def receive(t: Table, seat: i64, slot: i64) -> bool:
    """Into the hand, or built at once (V-R130). False: the owner must choose a Public Objective."""
    card = slot >> KNOWERS
    p = t.players[seat]
    if card >= FIRST_HOLOGRAPHIC:
        force_buddha(t, seat, card)
        return p.ask == NONE
    p.hold(slot)
    return True


# The questions within


def legal_place(t: Table, out: vec[i64]) -> i64:
    """WHERE: monuments that await the section. WHICH: those that have it."""
    p = t.players[t.player]
    section = t.book.section_of[p.ask_end]
    monuments = t.players[p.ask_area].monuments
    n: i64 = 0
    for slot in range(len(monuments)):
        if p.ask == WHERE:
            fits = awaited_section(monuments[slot]) == section
        else:
            fits = has_section(t, monuments[slot], section)
        if fits:
            out[n] = M_ON + slot
            n += 1
    return n


def answer_place(t: Table, slot: i64) -> None:
    p = t.players[t.player]
    question = p.ask
    end = p.ask_end
    area = p.ask_area
    p.clear_question()
    if question == WHERE:
        place(t, t.player, area, end, slot)
    else:
        replace(t, t.player, area, end, slot)


def legal_names(t: Table, out: vec[i64]) -> i64:
    """Any colour for each joker, all in one answer (V-R155)."""
    p = t.players[t.player]
    count = unnamed(t, t.players[p.ask_area].monuments[p.ask_slot])
    for k in range(NAMES[count]):
        out[k] = FIRST_NAMES[count] + k
    return NAMES[count]


def name_jokers(t: Table, names: i64) -> None:
    """The colours, lowest section first, are the digits of `names` in base five."""
    p = t.players[t.player]
    area = p.ask_area
    slot = p.ask_slot
    p.clear_question()
    monument = t.players[area].monuments[slot]
    count = unnamed(t, monument)
    names -= FIRST_NAMES[count]
    for level in range(SIZE[monument_type(t, monument)]):
        end = end_at(monument, level)
        if t.colour(end) == NONE:
            count -= 1
            declare(t, end, names // NAMES[count] % COLOURS)
    score_monument(t, area, slot)


def declare(t: Table, end: i64, colour: i64) -> None:
    """For the rest of the game, wherever the card goes (V-R43, V-R146)."""
    t.declared[t.book.joker_of[end]] = colour
    t.note(E_NAMED, t.player, end, colour)


# 6.5 Reconstruction


def has_section(t: Table, monument: i64, section: i64) -> bool:
    end = end_at(monument, LEVEL[section])
    return end != NONE and t.book.section_of[end] == section


def rebuild(t: Table, builder: i64, area: i64, end: i64) -> None:
    """A hand card replaces a built one of the same type and level (V-R84)."""
    section = t.book.section_of[end]
    monuments = t.players[area].monuments
    slot: i64 = NONE
    for k in range(len(monuments)):
        if has_section(t, monuments[k], section):
            if slot != NONE:
                ask_place(t, builder, WHICH, end, area)
                return
            slot = k
    replace(t, builder, area, end, slot)


def replace(t: Table, builder: i64, area: i64, end: i64, slot: i64) -> None:
    """The old card is discarded. A complete monument gives its points back and is scored anew (V-R85)."""
    c = t.book
    p = t.players[area]
    monument = p.monuments[slot]
    level = LEVEL[c.section_of[end]]
    old = end_at(monument, level)
    if awaited_section(monument) == NONE:
        take_back(t, area, slot)
    t.players[builder].drop(c.card_of[end])
    p.monuments[slot] = replace_section(monument, end, level)
    put(t.piles, DISCARDS, c.card_of[old])
    t.note(E_REBUILT, builder, area, end, slot, c.card_of[old])
    if awaited_section(monument) == NONE:
        complete(t, builder, area, slot)  # a fresh joker is named at once (V-R139)


def take_back(t: Table, area: i64, slot: i64) -> None:
    """The points of a complete monument; for a Buddha also a colour that stands nowhere else."""
    p = t.players[area]
    monument = p.monuments[slot]
    if monument_type(t, monument) != BUDDHA:
        points = printed_value(t, monument) + colour_bonus(t, monument)
    else:
        points = buddha_value(t, end_at(monument, 0))
        before = count_bits(p.colours)
        p.colours = 0
        for k in range(len(p.monuments)):
            if k != slot and monument_type(t, p.monuments[k]) == BUDDHA:
                p.colours |= BIT[t.colour(end_at(p.monuments[k], 0))]
        points += (before - count_bits(p.colours)) * t.book.new_buddha
    p.score -= points
    t.note(E_ADJUSTED, area, slot, points)
