"""Chapter 5: what a monument is worth, and the end of the game."""

from mypy_extensions import i64

from durbar.core.kernel import BIT, NOBODY
from durbar.core.vecs import vec
from durbar.games.revival.rules.numbers import (
    E_BHAIRAV_SCORED,
    E_COMPLETED,
    E_MISSION_SCORED,
    E_OVER,
    E_UNFINISHED,
    ENDED,
    NAME_JOKERS,
)
from durbar.games.revival.rules.objectives import check_objectives, mission_points, monument_type
from durbar.games.revival.rules.piles import FIRST_HOLOGRAPHIC, RED, count_bits, put
from durbar.games.revival.rules.sections import ALL_ENDS, BUDDHA, SIZE, TOP, awaited_section, end_at
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

# 5.1 When a monument is completed


def unnamed(t: Table, monument: i64) -> i64:
    """Jokers of a monument that have no colour yet."""
    found: i64 = 0
    joker_of = t.book.joker_of
    ends = monument & ALL_ENDS
    while ends != 0:
        joker = joker_of[(ends & 255) - 1]
        if joker != NONE and t.declared[joker] == NONE:
            found += 1
        ends >>= 8
    return found


def complete(t: Table, builder: i64, area: i64, slot: i64) -> None:
    """Colours first (V-R42), then points, then Public Objectives."""
    if unnamed(t, t.players[area].monuments[slot]) > 0:
        t.players[builder].ask_about(NAME_JOKERS, NONE, area, slot)
    else:
        score_monument(t, area, slot)


def score_monument(t: Table, area: i64, slot: i64) -> None:
    """The owner of the area scores, whoever built (V-R74)."""
    p = t.players[area]
    monument = p.monuments[slot]
    type_ = monument_type(t, monument)
    if type_ == BUDDHA:
        end = end_at(monument, 0)
        colour = t.colour(end)
        card = t.book.card_of[end]
        if card >= FIRST_HOLOGRAPHIC:
            t.holographic_built += 1
            t.holographic_value[card - FIRST_HOLOGRAPHIC] = t.holographic_built  # V-R129
        printed = buddha_value(t, end)
        bonus: i64 = 0
        if (p.colours >> colour) & 1 == 0:  # V-R61
            p.colours |= BIT[colour]
            bonus = t.book.new_buddha
    else:
        printed = printed_value(t, monument)
        bonus = colour_bonus(t, monument)
    p.score += printed + bonus
    t.note(E_COMPLETED, area, type_, slot, printed, bonus)
    check_objectives(t, area)


def buddha_value(t: Table, end: i64) -> i64:
    """Printed points; a holographic one stands for the number it was built as."""
    card = t.book.card_of[end]
    if card >= FIRST_HOLOGRAPHIC:
        return t.holographic_value[card - FIRST_HOLOGRAPHIC]
    return t.book.printed[t.book.section_of[end]]


def printed_value(t: Table, monument: i64) -> i64:
    """The points on the highest section only (V-R59)."""
    top = awaited_section(monument) - 1
    if top < 0:  # nothing is awaited any more
        top = TOP[monument_type(t, monument)]
    return t.book.printed[top]


def colour_bonus(t: Table, monument: i64) -> i64:
    """Sections of a colour form one group wherever they are (V-R60). Four bits count each colour."""
    count: i64 = 0
    ends = monument & ALL_ENDS
    while ends != 0:
        count += BIT[t.colour((ends & 255) - 1) * 4]
        ends >>= 8
    bonus: i64 = 0
    while count != 0:
        bonus += t.book.colour_bonus[count & 15]
        count >>= 4
    return bonus


# Counting again, category by category: for the outcome and as a check


def monument_points(t: Table, area: i64) -> i64:
    """Printed points of the complete monuments, and what the holographic Buddhas stand for."""
    points: i64 = 0
    for monument in t.players[area].monuments:
        if awaited_section(monument) == NONE and unnamed(t, monument) == 0:
            if monument_type(t, monument) == BUDDHA:
                points += buddha_value(t, end_at(monument, 0))
            else:
                points += printed_value(t, monument)
    return points


def bonus_points(t: Table, area: i64) -> i64:
    """Colour bonuses of the complete monuments, and the new colours of Buddhas."""
    points = count_bits(t.players[area].colours) * t.book.new_buddha
    for monument in t.players[area].monuments:
        if (
            awaited_section(monument) == NONE
            and unnamed(t, monument) == 0
            and monument_type(t, monument) != BUDDHA
        ):
            points += colour_bonus(t, monument)
    return points


def objective_points(t: Table, area: i64) -> i64:
    objective = t.players[area].objective
    return 0 if objective == NONE else t.book.objective_points[objective]


def unfinished_points(t: Table, area: i64) -> i64:
    """Printed points of the highest section of each unfinished monument (V-R64)."""
    points: i64 = 0
    for monument in t.players[area].monuments:
        if awaited_section(monument) != NONE:
            points += printed_value(t, monument)
    return points


def bhairav_points(t: Table, area: i64) -> i64:
    """One point for each section of its colour in complete monuments; jokers never count (V-R126)."""
    p = t.players[area]
    points: i64 = 0
    if p.bhairav != NONE:
        for monument in p.monuments:
            if awaited_section(monument) == NONE:
                for level in range(SIZE[monument_type(t, monument)]):
                    if t.book.colour_of[end_at(monument, level)] == p.bhairav:
                        points += 1
    return points


# 5.3 The end


def final_scoring(t: Table) -> None:
    for seat in range(t.setting.players):
        p = t.players[seat]
        for slot in p.hand:  # worth nothing, put away on the red deck (V-R65)
            put(t.piles, RED, slot >> KNOWERS)
            t.red_left += 1
        p.hand = vec[i64]()
        unfinished = unfinished_points(t, seat)
        mission = mission_points(t, seat)
        bhairav = bhairav_points(t, seat)
        p.score += unfinished + mission + bhairav
        t.note(E_UNFINISHED, seat, unfinished)
        t.note(E_MISSION_SCORED, seat, p.mission, mission)
        if p.bhairav != NONE:
            t.note(E_BHAIRAV_SCORED, seat, p.bhairav, bhairav)
    end_game(t)
    t.note(E_OVER)


def team_score(t: Table, seat: i64) -> i64:
    """What decides: the points of all members together; equals share the victory (V-R66)."""
    if t.setting.teams == 0:
        return t.players[seat].score
    points: i64 = 0
    for mate in range(seat % t.setting.teams, t.setting.players, t.setting.teams):
        points += t.players[mate].score
    return points


def end_game(t: Table) -> None:
    t.stage = ENDED
    t.at = 0
    t.busy = 0
    t.over = True
    t.ask(NOBODY, ENDED)
