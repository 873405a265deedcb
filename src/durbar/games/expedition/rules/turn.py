"""A turn up to the movement, and its end (4.2, 4.3): die, resource, rest, tents, the next player."""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import NOBODY
from durbar.core.vecs import vec
from durbar.games.expedition.rules.characters import offer_guide_moves
from durbar.games.expedition.rules.equipment import offer_cards, offer_terrain_map
from durbar.games.expedition.rules.landscape import MOUNTAIN
from durbar.games.expedition.rules.layout import (
    ASKED,
    ASKED_SEEN,
    BEFORE_WINDOW,
    DONE_ARRIVAL,
    DONE_REROLL,
    FACE,
    GO_NEXT_TENT,
    GO_STANDEE,
    GO_TENTS,
    GO_WEATHER,
    IN_KATHMANDU,
    MOST_MARKERS,
    NO_ABILITY,
    ROLLER,
    ROLLING,
    ROUNDS,
    SET_ASIDE,
    SLOT,
    TENT_PILE,
    TENTS,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    ALL_ARRIVED,
    BEFORE_MOVE,
    BLACK,
    BLACK_DIE,
    BY_TENT,
    CHOOSE_DIE,
    CITY_RESOURCE,
    DICE,
    E_FINISHED,
    E_GAINED,
    E_NO_TENTS,
    E_RESTED,
    E_ROLLED,
    E_SET_ASIDE,
    E_TENT_DECLINED,
    E_TENT_WINDOW,
    E_TENTS,
    E_TOOK,
    E_TURN,
    M_GAIN,
    M_GO,
    M_PASS,
    M_REROLL,
    M_TAKE,
    M_TENT,
    MOVE_YAK,
    OVER,
    PLAY_TENTS,
    RESOURCES,
    ROLL_DIE,
)
from durbar.games.expedition.rules.table import Table, add_markers

# The first die of each set of dice, by its bits.
LOWEST_DIE: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(64)])


def start_turn(t: Table) -> None:
    """T0."""
    seat = (t.holder + t.turn) % t.setting.players
    t.active = seat
    t.player = seat
    t.phase = CITY_RESOURCE if t.players[seat].space == IN_KATHMANDU else CHOOSE_DIE
    if t.recording:
        t.note(E_TURN, seat, t.day, t.round)


def gain_resource(t: Table, resource: i64) -> None:
    t.players[t.active].have[resource] += 1
    if t.recording:
        t.note(E_GAINED, t.active, resource)


def offer_resources(out: vec[i64]) -> i64:
    for r in range(RESOURCES):
        out[r] = M_GAIN + r
    return RESOURCES


def take_city_resource(t: Table, resource: i64) -> None:
    """K1: one resource, nothing else (E-R79)."""
    gain_resource(t, resource)
    end_turn(t)


# --- T1: the die ----------------------------------------------------------------------------------


def legal_die(t: Table, out: vec[i64]) -> i64:
    p = t.players[t.active]
    have = p.have
    n: i64 = 0
    for slot in range(SLOT, SLOT + DICE):
        if have[slot] == UNUSED:
            out[n] = M_TAKE - SLOT + slot
            n += 1
    if n >= 2 and not t.done & DONE_REROLL:  # E-R21
        unused = n
        for k in range(unused):
            out[n] = out[k] + M_REROLL - M_TAKE
            n += 1
    if p.ability != NO_ABILITY:
        n = offer_guide_moves(t, p, out, n)
    if p.equipment & t.book.window_cards[BEFORE_WINDOW]:
        n = offer_cards(t, p, BEFORE_WINDOW, out, n)
        n = offer_terrain_map(t, p, BEFORE_WINDOW, out, n)
    return n


def take_die(t: Table, die: i64) -> None:
    have = t.players[t.active].have
    have[SLOT + die] = t.round  # the leftmost free slot: each round of the day uses one die
    t.die = die
    if t.recording:
        t.note(E_TOOK, t.active, die, have[FACE + die])
    if die == BLACK:
        t.proceed_to(BLACK_DIE)
    else:
        gain_resource(t, die)
        t.phase = BEFORE_MOVE


def take_black_resource(t: Table, resource: i64) -> None:
    gain_resource(t, resource)
    t.proceed_to(BEFORE_MOVE)


def reroll_dice(t: Table, die: i64) -> None:
    """One die is dead for the day, all other unused dice are rolled once (E-R19, E-R20)."""
    p = t.players[t.active]
    p.have[SLOT + die] = SET_ASIDE
    t.done |= DONE_REROLL
    t.note(E_SET_ASIDE, t.active, die)
    roll(t, p.dice_where(UNUSED), CHOOSE_DIE)


def roll(t: Table, dice: i64, resume: i64) -> None:
    t.common[ROLLING] = dice
    t.common[ROLLER] = t.active
    t.draw(ROLL_DIE, resume)


def show_face(t: Table, face: i64) -> None:
    """Chance answers for one die; the lowest die still rolling takes the face."""
    common = t.common
    rolling = common[ROLLING]
    die = LOWEST_DIE[rolling]
    seat = common[ROLLER]
    t.players[seat].have[FACE + die] = face
    rolling &= rolling - 1
    common[ROLLING] = rolling
    if t.recording:
        t.note(E_ROLLED, seat, die, face)
    if rolling == 0:
        common[ROLLER] = 0
        t.proceed_to(t.resume)


# --- T3 and T4: the last word before the movement -------------------------------------------------


def legal_before(t: Table, out: vec[i64]) -> i64:
    p = t.players[t.active]
    n: i64 = 0
    if p.ability != NO_ABILITY:
        n = offer_guide_moves(t, p, out, n)
    if not p.equipment & t.book.window_cards[BEFORE_WINDOW]:
        out[n] = M_GO
        return n + 1
    n = offer_cards(t, p, BEFORE_WINDOW, out, n)
    out[n] = M_GO
    return offer_terrain_map(t, p, BEFORE_WINDOW, out, n + 1)


def rest_or_move(t: Table) -> None:
    """T4: three markers make the yak rest, once checked, never by choice (E-R26 to E-R28)."""
    p = t.players[t.active]
    if p.markers == MOST_MARKERS:
        p.markers = 0
        t.note(E_RESTED, t.active)
        end_turn(t)
    else:
        t.phase = MOVE_YAK


# --- T9: tents (5.6) ------------------------------------------------------------------------------


def may_be_hit(t: Table) -> bool:
    """Could a tent hurt the active player now? Everybody can see it (E-R102, E-R103, E-R105, E-R139)."""
    if not t.setting.tents or t.target < 0 or t.done & DONE_ARRIVAL:
        return False
    if t.players[t.active].markers == MOST_MARKERS or t.land.terrain[t.target] == MOUNTAIN:
        return False
    land = t.land.terrain[t.target]
    left = t.common[TENT_PILE + land]  # those played are known, and so is how many are not
    for p in t.players:
        left += p.have[TENTS + land]
    return left > 0


def end_actions(t: Table) -> None:
    if t.setting.tents:
        t.proceed_to(GO_TENTS)
    else:
        end_turn(t)


def ask_next_tent_holder(t: Table) -> None:
    """Ask the next of the others who holds any tent; one without a fitting tent can only pass (E-R139)."""
    if may_be_hit(t):
        players = t.setting.players
        while t.common[ASKED] < players - 1:
            seat = (t.active + 1 + t.common[ASKED]) % players
            if t.players[seat].tents > 0:
                if t.phase == GO_TENTS:
                    t.note(E_TENT_WINDOW, t.active)
                t.ask(PLAY_TENTS, seat)
                return
            t.common[ASKED] += 1
        if t.phase == GO_NEXT_TENT and t.common[ASKED_SEEN] == 0:
            t.note(E_NO_TENTS, t.active)
    t.common[ASKED] = 0
    t.common[ASKED_SEEN] = 0
    end_turn(t)


def legal_tent(t: Table, out: vec[i64]) -> i64:
    """At most as many as still hurt (E-R125)."""
    held = t.players[t.player].have[TENTS + t.land.terrain[t.target]]
    room = MOST_MARKERS - t.players[t.active].markers
    n: i64 = 0
    while n < held and n < room:
        out[n] = M_TENT + n
        n += 1
    out[n] = M_PASS
    return n + 1


def play_tents(t: Table, count: i64) -> None:
    seat = t.player
    land = t.land.terrain[t.target]
    p = t.players[seat]
    p.have[TENTS + land] -= count
    p.tents -= count
    t.note(E_TENTS, seat, t.active, land, count)
    add_markers(t, t.active, count, BY_TENT)
    t.common[ASKED] += 1
    t.common[ASKED_SEEN] = t.common[ASKED]
    t.proceed_to(GO_NEXT_TENT)


def pass_tents(t: Table) -> None:
    t.note(E_TENT_DECLINED, t.player)
    t.common[ASKED] += 1
    t.proceed_to(GO_NEXT_TENT)


# --- T10: the end of the turn ---------------------------------------------------------------------


def end_turn(t: Table) -> None:
    t.turns += 1
    arrival = t.done & DONE_ARRIVAL
    t.done = 0
    t.die = -1
    t.target = -1
    if arrival:
        t.players[t.active].space = IN_KATHMANDU
        if all_arrived(t):
            finish(t, ALL_ARRIVED)  # E-R87: at once, no weather
            return
    t.turn += 1
    if t.turn < t.setting.players:
        start_turn(t)
        return
    t.turn = 0
    t.round += 1
    if t.round <= ROUNDS:
        start_turn(t)
    elif t.day < t.setting.days:
        t.proceed_to(GO_STANDEE)
    else:
        t.proceed_to(GO_WEATHER)  # E-R86: on the last day only the weather


def all_arrived(t: Table) -> bool:
    return all(p.space == IN_KATHMANDU for p in t.players)


def finish(t: Table, ending: i64) -> None:
    t.phase = OVER
    t.resume = 0
    t.player = NOBODY
    t.over = True
    t.note(E_FINISHED, ending)
