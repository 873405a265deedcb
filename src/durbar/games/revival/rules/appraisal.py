"""How well a seat stands, in points: for bots that look ahead. Once the game is over, the final score.

A sensible estimate, not a rule: points scored, what unfinished monuments and hand cards promise in the rounds
that are left, objectives in reach, coins, and while bids are laid what they would win.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.auction import reveal
from durbar.games.revival.rules.book import BID_WIDTH, WINNERS
from durbar.games.revival.rules.numbers import (
    BID,
    BUILD,
    CELLS,
    COINS,
    COLLECT,
    HAND_LIMIT,
    MANIPULATE,
    SPOTS,
)
from durbar.games.revival.rules.objectives import TOKEN, mission_points, monument_type
from durbar.games.revival.rules.scoring import bhairav_points, printed_value
from durbar.games.revival.rules.sections import (
    BUDDHA,
    JOKER,
    LEVEL,
    MONUMENT,
    MONUMENTS,
    NEXT,
    SIZE,
    awaited_section,
    end_at,
)
from durbar.games.revival.rules.solo_appraisal import appraise_solo
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

COIN: Final = 0.5  # what a point of an unused coin is worth
RED_CARD: Final = 1.5  # what a card drawn blind is worth
STEP: Final = 0.8  # the chance to find one missing section while there is time
IN_HAND: Final = 0.8  # a card in hand, as part of what it is worth once built
AWAY: Final = 0.35  # a section for which the ones below are still missing
OUTBID: Final = 0.15  # the chance that a bidder still to come takes a card


def appraise(t: Table, seat: i64) -> float:
    if t.setting.solo:
        return appraise_solo(t)
    p = t.players[seat]
    if t.over:
        return float(p.score)
    worth = float(p.score + mission_points(t, seat)) if p.mission >= 0 else float(p.score)
    worth += monuments_promise(t, seat) + hand_promise(t, seat) + coins_promise(t, seat)
    if p.bhairav != NONE:
        worth += float(bhairav_points(t, seat)) + 2.0 * time_left(t)
    if t.stage in (BID, MANIPULATE):
        worth += bids_promise(t, seat)
    return worth


def time_left(t: Table) -> float:
    """1 at the start, 0 once the last cards have been collected."""
    rounds = t.setting.rounds - t.round
    if t.stage in (BID, MANIPULATE, COLLECT):
        rounds += 1
    return float(rounds) / float(t.setting.rounds)


def chance_to_finish(t: Table, missing: i64) -> float:
    """To find this many more sections in the rounds that are left."""
    time = time_left(t) * 2.0
    if time > 1.0:
        time = 1.0
    chance = 1.0
    for _ in range(missing):
        chance *= STEP * time
    return chance


def monuments_promise(t: Table, area: i64) -> float:
    """Unfinished monuments: what they show, and a share of what they could become."""
    worth = 0.0
    for monument in t.players[area].monuments:
        if awaited_section(monument) != NONE:
            level = LEVEL[awaited_section(monument)]
            worth += promise(
                t, area, monument_type(t, monument), level, group_of(t, monument), printed_value(t, monument)
            )
    return worth


def group_of(t: Table, monument: i64) -> i64:
    """Sections in the colour that is there most often, jokers with it."""
    counts: i64 = 0
    best: i64 = 0
    jokers: i64 = 0
    for level in range(SIZE[monument_type(t, monument)]):
        end = end_at(monument, level)
        if end != NONE:
            colour = t.colour(end)
            if colour == NONE:
                jokers += 1
            else:
                counts += BIT[colour * 4]
                here = (counts >> (colour * 4)) & 15
                if here > best:
                    best = here
    return best + jokers


def promise(t: Table, area: i64, monument: i64, level: i64, group: i64, shown: i64) -> float:
    """A monument with `level` sections, `group` of them in one colour: what it may bring in the end."""
    c = t.book
    mission = t.players[area].mission
    top = c.printed[0]
    for section in range(10):
        if MONUMENT[section] == monument:
            top = c.printed[section]
    final = float(top + c.colour_bonus[group])
    if mission >= 0:
        final += 0.4 * float(c.mission_points[mission * MONUMENTS + monument])
    return float(shown) + (final - float(shown)) * chance_to_finish(t, SIZE[monument] - level)


def card_promise(t: Table, area: i64, card: i64, helping: i64) -> float:
    """The better of its ends; `helping` are the sections the hand shows."""
    c = t.book
    best = 0.0
    for end in range(c.first_end[card], c.first_end[card + 1]):
        worth = end_promise(t, area, end, helping)
        if worth > best:
            best = worth
    return best


def end_promise(t: Table, area: i64, end: i64, helping: i64) -> float:
    c = t.book
    p = t.players[area]
    section = c.section_of[end]
    colour = c.colour_of[end]
    monument = MONUMENT[section]
    if monument == BUDDHA:
        worth = float(c.printed[section])
        if colour == JOKER or (p.colours >> colour) & 1 == 0:
            worth += float(c.new_buddha)
        if p.mission >= 0 and fits_mission(t, area, section, colour):
            worth += 0.5 * float(c.mission_points[p.mission * MONUMENTS])
        return worth
    level = LEVEL[section]
    if level == 0:
        return promise(t, area, monument, 1, 1, c.printed[section])
    if (p.awaiting >> section) & 1:
        best = 0.0
        for each in p.monuments:
            if awaited_section(each) == section:
                best = max_of(best, raise_promise(t, area, each, end))
        return best
    worth = AWAY * float(c.printed[section]) * time_left(t)
    if (helping >> (section - 1)) & 1:
        worth *= 2.0
    return worth


def fits_mission(t: Table, area: i64, section: i64, colour: i64) -> bool:
    """Is the colour one the Mission asks for at this place?"""
    pattern = t.book.mission_pattern[t.players[area].mission * MONUMENTS + MONUMENT[section]]
    allowed = (pattern >> (LEVEL[section] * TOKEN)) & 31
    return allowed != 31 and (colour == JOKER or (allowed >> colour) & 1 == 1)


def raise_promise(t: Table, area: i64, monument: i64, end: i64) -> float:
    """What a monument gains by one more section."""
    c = t.book
    section = c.section_of[end]
    level = LEVEL[section]
    type_ = MONUMENT[section]
    group = group_of(t, monument)
    before = promise(t, area, type_, level, group, printed_value(t, monument))
    if is_shown(t, monument, c.colour_of[end]):
        group += 1
    if NEXT[section] == NONE:
        return float(c.printed[section] + c.colour_bonus[group]) - before
    return promise(t, area, type_, level + 1, group, c.printed[section]) - before


def is_shown(t: Table, monument: i64, colour: i64) -> bool:
    if colour == JOKER:
        return True
    for level in range(SIZE[monument_type(t, monument)]):
        end = end_at(monument, level)
        if end != NONE and t.colour(end) == colour:
            return True
    return False


def max_of(a: float, b: float) -> float:
    return a if a > b else b


def hand_promise(t: Table, seat: i64) -> float:
    """The best cards up to the limit, as long as there is a round to build them in."""
    p = t.players[seat]
    helping: i64 = 0
    for slot in p.hand:
        face = t.book.faces[slot >> KNOWERS]
        helping |= BIT[face & 15] | BIT[(face >> 4) & 15]
    share = IN_HAND
    if t.round == t.setting.rounds and t.stage not in (BID, MANIPULATE, COLLECT):
        share = 0.05 if t.stage in (BUILD, HAND_LIMIT) else 0.0
    best = vec[float]([0.0, 0.0, 0.0, 0.0])
    limit = hand_limit(t, seat)
    for slot in p.hand:
        worth = card_promise(t, seat, slot >> KNOWERS, helping)
        for k in range(limit):
            if worth > best[k]:
                best[k], worth = worth, best[k]
    total = 0.0
    for k in range(limit):
        total += best[k]
    return total * share


def coins_promise(t: Table, seat: i64) -> float:
    total = 0.0
    for coin in range(COINS):
        if (t.players[seat].coins >> coin) & 1:
            total += COIN * float(t.book.coin_value[coin])
    return total


def bids_promise(t: Table, seat: i64) -> float:
    """If the coins on the mat were revealed now: what they win, beyond what a blind card is worth."""
    coming = t.setting.players * t.setting.bids - t.laid if t.stage == BID else 0
    kept = t.market[:]
    reveal(t)
    worth = 0.0
    targeted: i64 = 0
    base = t.mode() * SPOTS * 2
    for b in range(t.laid):
        if t.bids[b * BID_WIDTH] == seat:
            for k in range(2):
                targeted |= BIT[t.book.target[base + t.bids[b * BID_WIDTH + 1] * 2 + k]]
    for cell in range(CELLS):
        if (targeted >> cell) & 1:
            gain = card_promise(t, seat, t.market[cell], 0) - RED_CARD
            if t.market[WINNERS + cell] == seat:
                chance = 1.0 - OUTBID * float(coming)
                worth += gain * (chance if chance > 0.2 else 0.2)
            else:
                worth += gain * 0.05
    t.market = kept
    return worth
