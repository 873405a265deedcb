"""What a seat has that leads to points, in numbers a valuation can weigh; named in `features.py` above.

For bots. Not a rule: nothing here decides what is legal or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.revival.rules.appraisal import bids_promise, group_of, hand_promise, monuments_promise
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.numbers import BID, BUILD, COINS, COLLECT, HAND_LIMIT, MANIPULATE, OPEN_MARKET
from durbar.games.revival.rules.objectives import TOKEN, mission_points, monument_type
from durbar.games.revival.rules.piles import count_bits
from durbar.games.revival.rules.scoring import bhairav_points, printed_value
from durbar.games.revival.rules.sections import (
    BUDDHA,
    LEVEL,
    MONUMENTS,
    NEXT,
    PAGODA,
    SHRINE,
    STUPA,
    awaited_section,
    end_at,
)
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

# Chapters: parts of a round that are weighed differently.
BIDDING: Final = 0
BUILDING: Final = 1
BOUNDARY: Final = 2  # between two rounds
REST: Final = 3

WIDTH: Final = 28


def chapter(t: Table) -> i64:
    if t.stage in (BID, MANIPULATE):
        return BIDDING
    if t.stage in (BUILD, HAND_LIMIT, COLLECT):
        return BUILDING
    return BOUNDARY if t.stage == OPEN_MARKET else REST


def clock(t: Table) -> float:
    """Rounds played, as a share of all; half a round once its cards are handed out."""
    if t.over:
        return 1.0
    rounds = float(t.round)
    if t.stage == OPEN_MARKET or t.stage in (BID, MANIPULATE, COLLECT):
        rounds -= 1.0
    elif t.stage in (BUILD, HAND_LIMIT):
        rounds -= 0.5
    return max(rounds, 0.0) / float(t.setting.rounds)


def features(t: Table, out: vec[float]) -> i64:
    for seat in range(t.setting.players):
        _seat(t, seat, out, seat * WIDTH)
    return WIDTH


def _seat(t: Table, seat: i64, out: vec[float], at: i64) -> None:
    p = t.players[seat]
    for k in range(WIDTH):
        out[at + k] = 0.0
    out[at + 0] = 1.0
    out[at + 1] = float(p.score)
    if p.mission >= 0:
        out[at + 2] = float(mission_points(t, seat))
    _monuments(t, seat, out, at)
    out[at + 14] = monuments_promise(t, seat)
    out[at + 15] = hand_promise(t, seat)
    _hand(t, seat, out, at)
    for coin in range(COINS):
        if (p.coins >> coin) & 1:
            out[at + 19] += float(t.book.coin_value[coin])
            out[at + 20] += 1.0
    if p.bhairav != NONE:
        out[at + 21] = float(bhairav_points(t, seat))
        out[at + 22] = 1.0 - clock(t)
    out[at + 23] = float(count_bits(p.colours))
    if len(t.objectives) > 0 and p.objective == NONE:
        out[at + 24] = 1.0
    if t.stage in (BID, MANIPULATE):
        out[at + 25] = bids_promise(t, seat)
    out[at + 26] = 1.0 if t.first == seat else 0.0


def _monuments(t: Table, seat: i64, out: vec[float], at: i64) -> None:
    """Unfinished monuments by what they wait for, their groups of one colour, and the Mission's patterns."""
    p = t.players[seat]
    open_patterns: i64 = 0
    for monument in p.monuments:
        section = awaited_section(monument)
        if section == NONE:
            continue
        out[at + 3] += float(printed_value(t, monument))
        kind = monument_type(t, monument)
        group = float(group_of(t, monument) - 1)
        if kind == SHRINE:
            out[at + 4] += 1.0
        elif kind == STUPA:
            out[at + 4 + LEVEL[section]] += 1.0  # 5, 6
            out[at + 10] += group
        elif kind == PAGODA:
            out[at + 6 + LEVEL[section]] += 1.0  # 7, 8, 9
            out[at + 11] += group
        if p.mission >= 0:
            row = p.mission * MONUMENTS + kind
            if not (open_patterns >> kind) & 1 and _may_match(t, monument, t.book.mission_pattern[row]):
                open_patterns |= BIT[kind]
                out[at + 12] += float(t.book.mission_points[row] * LEVEL[section])
    out[at + 13] = float(len(p.monuments))


def _may_match(t: Table, monument: i64, pattern: i64) -> bool:
    """Do the sections that are there show colours the pattern allows?"""
    level: i64 = 0
    end = end_at(monument, 0)
    while end != NONE and level < 4:
        colour = t.colour(end)
        if colour != NONE and (pattern >> (level * TOKEN + colour)) & 1 == 0:
            return False
        level += 1
        end = end_at(monument, level) if level < 4 else NONE
    return True


def _hand(t: Table, seat: i64, out: vec[float], at: i64) -> None:
    """Cards up to the limit, those that fit at once, those that would finish a monument; and Buddhas."""
    p = t.players[seat]
    limit = hand_limit(t, seat)
    count: i64 = len(p.hand)
    out[at + 16] = float(min(count, limit))
    out[at + 27] = float(max(count - limit, 0))
    for slot in p.hand:
        fits = False
        finishes = False
        card = slot >> KNOWERS
        for end in range(t.book.first_end[card], t.book.first_end[card + 1]):
            section = t.book.section_of[end]
            if section == BUDDHA or (p.awaiting >> section) & 1:
                fits = True
                if NEXT[section] == NONE:
                    finishes = True
        if fits:
            out[at + 17] += 1.0
        if finishes:
            out[at + 18] += 1.0
