"""Chapter 3: setting up. Chance deals what is random, in the order of 3.3; then architects are chosen."""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT, Rng
from durbar.core.vecs import append, vec
from durbar.games.revival.rules.auction import open_round
from durbar.games.revival.rules.book import ALL_COINS, CHOSEN, DEALT, Setting
from durbar.games.revival.rules.numbers import (
    ARCHITECTS,
    C_ARCHITECT,
    C_FIRST,
    C_MISSION,
    C_OBJECTIVE,
    DEAL_ARCHITECT,
    DEAL_MISSION,
    DEAL_OBJECTIVE,
    DRAFT,
    E_ARCHITECT,
    E_FIRST,
    E_MISSION,
    E_OBJECTIVE,
    FIRST_PLAYER,
    M_DRAFT,
    MISSIONS,
    OBJECTIVES,
    SPOTS,
    SQUARES,
)
from durbar.games.revival.rules.piles import (
    BLUE,
    FIRST_HOLOGRAPHIC,
    FIRST_RAINBOW,
    FIRST_RED,
    RED,
    RED_CARDS,
    WORDS,
    count_bits,
    nth_bit,
    put,
)
from durbar.games.revival.rules.sections import BOTTOMS, COLOURS
from durbar.games.revival.rules.table import NONE, Player, Ruins, Table

CORE_CARDS: Final = 32  # the blue cards without the diamond
NO_RUINS: Final = Ruins(NONE, NONE, vec[i64](), vec[i64](), vec[i64](), vec[i64]())


def row_of_none(length: i64) -> vec[i64]:
    """A row of NONE."""
    row = vec[i64]()
    for _ in range(length):
        row = append(row, NONE)
    return row


def new_player() -> Player:
    return Player(
        0,
        0,
        ALL_COINS,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        BOTTOMS,
        0,
        NONE,
        NONE,
        NONE,
        NONE,
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )


def new_players(setting: Setting) -> list[Player]:
    """One area for each player; in solo the two Squares."""
    return [new_player() for _ in range(SQUARES if setting.solo else setting.players)]


def new_ruins(setting: Setting) -> Ruins:
    """Nothing has fallen yet; games for several share what never changes there."""
    if not setting.solo:
        return NO_RUINS
    return Ruins(NONE, NONE, row_of_none(SPOTS), vec[i64](), vec[i64]([0, 0]), vec[i64]([0, 0]))


def new_piles(setting: Setting) -> vec[i64]:
    """The decks after the removals and swaps of the options (3.1, 8.2, 8.3)."""
    piles = vec[i64]([0] * (3 * WORDS))
    blue: i64 = 60 if setting.diamonds else CORE_CARDS
    for card in range(blue):
        if card < COLOURS and setting.holographic:
            put(piles, BLUE, FIRST_HOLOGRAPHIC + card)  # V-R128
        else:
            put(piles, BLUE, card)
    if not setting.solo:
        for card in range(FIRST_RED, FIRST_RED + RED_CARDS if setting.rainbow else FIRST_RAINBOW):
            put(piles, RED, card)
    return piles


def next_deal(t: Table) -> None:
    """Whatever is still to be dealt before round 1 (V-R156)."""
    s = t.setting
    if t.stage == FIRST_PLAYER:
        t.stage = DEAL_MISSION
        t.at = 0
    if t.stage == DEAL_MISSION and t.at == s.players:
        t.stage = DEAL_ARCHITECT
        t.at = 0
    if t.stage == DEAL_ARCHITECT and (s.architects != DEALT or t.at == s.players):
        t.stage = DEAL_OBJECTIVE
        t.at = 0
    if t.stage == DEAL_OBJECTIVE and t.at == s.objectives:
        t.stage = DRAFT
        t.at = 0
    if t.stage != DRAFT:
        t.ask_chance(t.stage)
    elif s.architects == CHOSEN and t.at < s.players:
        t.ask((t.first + s.players - 1 - t.at) % s.players, DRAFT)  # the last player first (V-R108)
    else:
        open_round(t)


def deal_first_player(t: Table, seat: i64) -> None:
    t.first = seat  # V-R17
    t.note(E_FIRST, seat)


def undealt_missions(t: Table) -> i64:
    """As a mask, of the kind in play (V-R121)."""
    left: i64 = 0
    for mission in range(t.setting.first_mission, t.setting.first_mission + t.setting.missions):
        left |= BIT[mission]
    for p in t.players:
        if p.mission >= 0:
            left &= ~BIT[p.mission]
    return left


def deal_mission(t: Table, mission: i64) -> None:
    t.players[t.at].mission = mission  # V-R18
    t.note(E_MISSION, t.at, mission)
    t.at += 1


def free_architects(t: Table) -> i64:
    """Those meant for this many players (V-R109) and not taken, as a mask."""
    left = t.setting.eligible
    for p in t.players:
        if p.architect >= 0:
            left &= ~BIT[p.architect]
    return left


def deal_architect(t: Table, architect: i64) -> None:
    t.players[t.at].architect = architect
    t.note(E_ARCHITECT, t.at, architect)
    t.at += 1


def undealt_objectives(t: Table) -> i64:
    left = BIT[OBJECTIVES] - 1
    for k in range(len(t.objectives)):
        left &= ~BIT[t.objectives[k]]
    return left


def deal_objective(t: Table, objective: i64) -> None:
    t.objectives = append(t.objectives, objective)  # V-R115
    t.note(E_OBJECTIVE, objective)
    t.at += 1


def legal_draft(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    free = free_architects(t)
    for architect in range(ARCHITECTS):
        if (free >> architect) & 1:
            out[n] = M_DRAFT + architect
            n += 1
    return n


def draft(t: Table, architect: i64) -> None:
    t.players[t.player].architect = architect
    t.note(E_ARCHITECT, t.player, architect)
    t.at += 1


def dealable(t: Table) -> i64:
    """What chance may deal now, all of it equally likely, as a mask above `first_dealable`."""
    if t.phase == FIRST_PLAYER:
        return BIT[t.setting.players] - 1
    if t.phase == DEAL_MISSION:
        return undealt_missions(t)
    if t.phase == DEAL_ARCHITECT:
        return free_architects(t)
    return undealt_objectives(t)


def first_dealable(t: Table) -> i64:
    if t.phase == FIRST_PLAYER:
        return C_FIRST
    if t.phase == DEAL_MISSION:
        return C_MISSION
    if t.phase == DEAL_ARCHITECT:
        return C_ARCHITECT
    return C_OBJECTIVE


def setup_outcomes(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    mask = dealable(t)
    for k in range(MISSIONS):
        if (mask >> k) & 1:
            out[n] = first_dealable(t) + k
            n += 1
    return n


def pick_setup(t: Table, rng: Rng) -> i64:
    """One of them, without listing them."""
    mask = dealable(t)
    return first_dealable(t) + nth_bit(mask, rng.below(count_bits(mask)))


def deal_setup(t: Table, outcome: i64) -> None:
    if t.phase == FIRST_PLAYER:
        deal_first_player(t, outcome - C_FIRST)
    elif t.phase == DEAL_MISSION:
        deal_mission(t, outcome - C_MISSION)
    elif t.phase == DEAL_ARCHITECT:
        deal_architect(t, outcome - C_ARCHITECT)
    else:
        deal_objective(t, outcome - C_OBJECTIVE)
    next_deal(t)
