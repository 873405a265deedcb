"""Chapters 5.4 and 7.3: colour patterns, Missions at the end of the game, Public Objectives at once.

A pattern holds six bits for each level, bottom first: the colours allowed there, and whether the section
must have the same colour as the others so marked.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.revival.rules.book import NEEDS
from durbar.games.revival.rules.numbers import CLAIM, E_CLAIMED, E_CLOSED, M_CLAIM
from durbar.games.revival.rules.piles import count_bits
from durbar.games.revival.rules.sections import MONUMENT, MONUMENTS, SIZE, awaited_section, end_at
from durbar.games.revival.rules.table import NONE, Table

TOKEN: Final = 6
SAME: Final = 32


def monument_type(t: Table, monument: i64) -> i64:
    """Buddha, Shrine, Stupa or Pagoda."""
    return MONUMENT[t.book.section_of[end_at(monument, 0)]]


def matches(t: Table, monument: i64, pattern: i64) -> bool:
    """Does a complete monument show these colours? Not while one of its jokers has no name."""
    shared: i64 = NONE
    for level in range(SIZE[monument_type(t, monument)]):
        colour = t.colour(end_at(monument, level))
        token = pattern >> (level * TOKEN)
        if colour == NONE or (token >> colour) & 1 == 0:
            return False
        if token & SAME:
            if shared == NONE:
                shared = colour
            elif shared != colour:
                return False
    return True


def matching(t: Table, area: i64, monument: i64, pattern: i64) -> i64:
    """The complete monuments of this type in an area that match, as a mask of slots."""
    found: i64 = 0
    monuments = t.players[area].monuments
    for slot in range(len(monuments)):
        each = monuments[slot]
        if awaited_section(each) == NONE and monument_type(t, each) == monument and matches(t, each, pattern):
            found |= BIT[slot]
    return found


# 5.4 Missions


def mission_points(t: Table, area: i64) -> i64:
    """Each of the four objectives counts once, however many monuments match (V-R62)."""
    c = t.book
    row = t.players[area].mission * MONUMENTS
    met: i64 = 0
    points: i64 = 0
    for each in t.players[area].monuments:
        if awaited_section(each) == NONE:
            monument = monument_type(t, each)
            if (met >> monument) & 1 == 0 and matches(t, each, c.mission_pattern[row + monument]):
                met |= BIT[monument]
                points += c.mission_points[row + monument]
    return points


# 7.3 Public Objectives


def is_fulfilled(t: Table, area: i64, objective: i64) -> bool:
    """Are there different monuments for all that the card shows (V-R119)? Hall's marriage condition."""
    c = t.book
    row = objective * NEEDS
    sets = vec[i64]([0, 0, 0])
    n: i64 = 0
    for k in range(NEEDS):
        if c.need_monument[row + k] != NONE:
            sets[k] = matching(t, area, c.need_monument[row + k], c.need_pattern[row + k])
            if sets[k] == 0:
                return False
            n += 1
    for a in range(n):
        for b in range(a):
            if count_bits(sets[a] | sets[b]) < 2:
                return False
    return count_bits(sets[0] | sets[1] | sets[2]) >= n


def open_to(t: Table, area: i64) -> i64:
    """The open Public Objectives the owner of an area fulfils and may still score, as a mask."""
    found: i64 = 0
    if t.players[area].objective == NONE:  # one for each player and game (V-R118, V-R150)
        for k in range(len(t.objectives)):
            objective = t.objectives[k]
            if (t.closed >> objective) & 1 == 0 and is_fulfilled(t, area, objective):
                found |= BIT[objective]
    return found


def check_objectives(t: Table, area: i64) -> None:
    """After each completion, in whatever step (V-R141): scored at once; of several the owner chooses."""
    if len(t.objectives) == 0 or t.players[area].objective != NONE:
        return
    found = open_to(t, area)
    if found == 0:
        return
    if found & (found - 1) == 0:
        objective: i64 = 0
        while (found >> objective) & 1 == 0:
            objective += 1
        claim(t, area, objective)
    else:
        t.players[area].ask_about(CLAIM, NONE, area, NONE)


def legal_claim(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    found = open_to(t, t.player)
    for objective in range(len(t.book.objective_points)):
        if (found >> objective) & 1:
            out[n] = M_CLAIM + objective
            n += 1
    return n


def claim(t: Table, seat: i64, objective: i64) -> None:
    p = t.players[seat]
    p.objective = objective
    p.score += t.book.objective_points[objective]
    t.claimed |= BIT[objective]
    t.note(E_CLAIMED, seat, objective, t.book.objective_points[objective])


def close_objectives(t: Table) -> None:
    """Everybody who fulfils it in the same round scores; then the card is closed (V-R117, V-R120)."""
    if t.claimed == 0:
        return
    for k in range(len(t.objectives)):
        if (t.claimed >> t.objectives[k]) & 1:
            t.note(E_CLOSED, t.objectives[k])
    t.closed |= t.claimed
    t.claimed = 0
