"""What somebody in a hurry would do in solo, and how likely that is to win: for playouts.

Every answer follows the plan that is nearest just then (`solo_plan.py`). Not a rule: nothing here decides
what is legal or who wins.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.revival.rules.book import EXTREME
from durbar.games.revival.rules.numbers import (
    BID,
    BUILD,
    COINS,
    ENDS,
    HAND_LIMIT,
    M_BID,
    M_BUILD_AT,
    M_DISCARD,
    M_DONE,
    M_NAME,
    M_OFFER,
    M_ON,
    M_STORE,
    M_TAKE,
    NAME_JOKERS,
    OFFER_SECOND,
    OFFER_TAKE,
    SLOTS,
    SPOTS,
    STORE,
    WHERE,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.sections import COLOURS
from durbar.games.revival.rules.solo import fits_spot
from durbar.games.revival.rules.solo_plan import HELD_NEXT, KINDS, ONE_LEFT, SoloPlan, plan_of
from durbar.games.revival.rules.solo_turn import (
    best_to_store,
    collect,
    find_trade,
    finish_turn,
    least_useful,
    wanted_back,
)
from durbar.games.revival.rules.squares import (
    allowed_colours,
    is_solo_won,
    places,
    reached_level,
    shown_colour,
)
from durbar.games.revival.rules.table import NONE, Table

COIN: Final = 0.02  # what a point of a coin counts, in cards
LOWER_LEVEL: Final = 0.3  # what a win below the chosen level counts
# The odds to win, fitted to 4,500 simulated games: rounds left, their square, the cost of the plan.
ODDS: Final = 2.68
ODDS_BY_ROUND: Final = 0.99
ODDS_BY_SQUARE: Final = -0.042
ODDS_BY_COST: Final = -0.717
COST_BY_ROUND: Final = 0.03


def outlook(t: Table) -> float:
    """The chance to win on the chosen level; once the game is over, what became of it."""
    if t.over:
        if not is_solo_won(t):
            return 0.0
        return 1.0 if reached_level(t) >= t.setting.level else LOWER_LEVEL
    if t.players[0].mission == NONE or t.players[1].mission == NONE:
        return 0.5
    plan = plan_of(t)
    rounds = float(t.setting.rounds - t.round)
    if t.stage == BID:
        cost = best_bid(t, plan)[1]
    elif t.stage in (BUILD, HAND_LIMIT, STORE):
        cost = finish_turn(plan, t.stage != STORE)
    else:
        plan.make_plan(False)
        cost = plan.cost
        rounds += 1.0
    odds = ODDS + ODDS_BY_ROUND * rounds + ODDS_BY_SQUARE * rounds * rounds
    odds += (ODDS_BY_COST + COST_BY_ROUND * rounds) * cost
    return 1.0 / (1.0 + exp(max(min(-odds, 60.0), -60.0)))


def things(t: Table) -> list[tuple[str, float, float]]:
    """What there is of the nearest pair of Squares, in cards, and what is missing."""
    if t.over or t.players[0].mission == NONE or t.players[1].mission == NONE:
        return []
    plan = plan_of(t)
    plan.make_plan(False)
    found = plan.count_sections()
    return [
        ("feature-built", float(found[0]), 1.0),
        ("feature-wanted", float(found[1]), 1.0 - HELD_NEXT),
        ("feature-missing", float(found[2]), -1.0),
        ("feature-rare", float(found[3]), 1.0 - ONE_LEFT),
    ]


def hasty_move(t: Table) -> i64:
    """The answer of the nearest plan."""
    plan = plan_of(t)
    if t.phase == BID:
        return best_bid(t, plan)[0]
    plan.make_plan(True)
    phase = t.phase
    if phase == BUILD:
        return building_move(plan)
    if phase == HAND_LIMIT:
        return M_DISCARD + least_useful(plan)
    if phase == STORE:
        return M_STORE + best_to_store(plan)
    if phase == WHERE:
        return where(t, plan)
    if phase == NAME_JOKERS:
        return name(t, plan)
    if phase == OFFER_SECOND:
        return M_OFFER + least_useful(plan)
    assert phase == OFFER_TAKE
    return M_TAKE + wanted_discard(plan)


def list_bids(t: Table, out: vec[i64]) -> i64:
    """For every pair of cards the cheapest bid that takes it."""
    n: i64 = 0
    base = t.mode() * SPOTS * 2
    usable = t.book.usable[t.mode()]
    taken = vec[i64]([0] * SPOTS)
    for coin in range(COINS):
        for spot in range(SPOTS):
            if (t.players[0].coins >> coin) & (usable >> spot) & 1 and fits_spot(t, coin, spot):
                one = t.book.target[base + spot * 2]
                other = t.book.target[base + spot * 2 + 1]
                pair = one * 8 + other if one < other else other * 8 + one
                known = False
                for k in range(n):
                    known = known or taken[k] == pair
                if not known:
                    taken[n] = pair
                    out[n] = M_BID + coin * SPOTS + spot
                    n += 1
    return n


def best_bid(t: Table, plan: SoloPlan) -> tuple[i64, float]:
    """The bid with the cheapest plan afterwards, and what that costs."""
    bids = vec[i64]([0] * SPOTS)
    base = t.mode() * SPOTS * 2
    best: i64 = NONE
    least = 1e9
    for k in range(list_bids(t, bids)):
        coin = (bids[k] - M_BID) // SPOTS
        spot = (bids[k] - M_BID) % SPOTS
        after = plan.copy()
        collect(after, t.book.target[base + spot * 2])
        collect(after, t.book.target[base + spot * 2 + 1])
        cost = finish_turn(after, True) + COIN * float(t.book.coin_value[coin])
        if cost < least:
            least = cost
            best = bids[k]
    return best, least


def building_move(plan: SoloPlan) -> i64:
    end = plan.next_to_build()
    if end != NONE:
        return M_BUILD_AT + (plan.place_for(end, True) // KINDS) * ENDS + end
    if plan.level == EXTREME:
        first, _, wanted = find_trade(plan)
        if wanted != NONE:
            return M_OFFER + first
    return M_DONE


def where(t: Table, plan: SoloPlan) -> i64:
    """The monument of the colour that is planned; else one that has none yet."""
    p = t.players[0]
    found = places(t, p.ask_area, p.ask_end)
    planned = plan.place_for(p.ask_end, True) % COLOURS
    best: i64 = NONE
    most: i64 = -1
    for slot in range(SLOTS):
        if (found >> slot) & 1:
            shown = shown_colour(t, t.players[p.ask_area].monuments[slot])
            fit: i64 = 2 if shown == planned else (1 if shown == NONE else 0)
            if fit > most:
                most = fit
                best = slot
    return M_ON + best


def name(t: Table, plan: SoloPlan) -> i64:
    """A colour that is planned, if it may be."""
    p = t.players[0]
    monument = monument_type(t, t.players[p.ask_area].monuments[p.ask_slot])
    allowed = allowed_colours(t, p.ask_area, monument)
    planned = allowed & (plan.pair[p.ask_area] >> (monument * COLOURS))
    if planned != 0:
        allowed = planned
    colour: i64 = 0
    while (allowed >> colour) & 1 == 0:
        colour += 1
    return M_NAME + colour


def wanted_discard(plan: SoloPlan) -> i64:
    wanted = wanted_back(plan, -1)
    assert wanted != NONE
    return wanted
