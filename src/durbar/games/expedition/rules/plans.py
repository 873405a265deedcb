"""Which movement plans are on the list (4.4), and which exits a Border guard may name (E-R110, E-R133)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.expedition.rules.landscape import (
    MOUNTAIN,
    Landscape,
)
from durbar.games.expedition.rules.numbers import (
    BORDER_GUARD,
    BRIDLE,
    CLIMBING_GEAR,
    DURING_WINDOW,
    EXIT_STOP,
    FACE,
    M_EXIT,
    M_PLAN,
    MOUNTAINEER,
    TEA_LEAVES,
)
from durbar.games.expedition.rules.table import (
    Player,
    Table,
)
from durbar.games.expedition.rules.walk import (
    CLIMBING,
    FIRST_TURN,
    LAST_TURN,
    ONE_TURN,
    OVER_MOUNTAINS,
    PLAIN_COVER,
    STRAIGHT,
    TURNING_FORMS,
    TURNS,
    WALK,
    cards_of,
    come_out,
    plan_number,
    recall_exits,
    way_of,
)

# All plans of the moment with their results; a plan of a Border guard may have several.
MOST_RESULTS: Final = 32768
plans: Final = vec[i64]([0] * MOST_RESULTS)
results: Final = vec[i64]([0] * MOST_RESULTS)
seen_keys: Final = vec[i64]([0] * 1024)


class Survey:
    """Counters beside the two lists above."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.straight: i64 = 0  # how many of them neither turn nor drink tea
        self.stays: bool = False  # a plan of zero steps is listed already: there is only one (E-R137)
        self.keys: i64 = 0
        self.free: vec[i64] = vec[i64]([0] * 4)  # steps straight on in each direction, as far as known


SURVEY: Final = Survey()


def survey(t: Table) -> None:
    """Work out every plan the active player could name, in ascending order."""
    p = t.players[t.active]
    face = p.have[FACE + t.die]
    gear = p.cards(CLIMBING_GEAR) > 0
    bridles = p.cards(BRIDLE)
    tea = p.cards(TEA_LEAVES)
    mountaineer = p.character == MOUNTAINEER
    SURVEY.count = 0
    SURVEY.stays = False
    for direction in range(4):
        SURVEY.free[direction] = face
    survey_form(t, p, STRAIGHT, gear, mountaineer)
    if bridles > 0 and p.character != BORDER_GUARD:
        for direction in range(4):
            WALK.go(t.land, p, t.die, direction)
            SURVEY.free[direction] = WALK.steps
    SURVEY.straight = SURVEY.count
    if bridles == 1:
        for form in ONE_TURN:
            if LAST_TURN[form] < face:
                survey_form(t, p, form, gear, mountaineer)
    elif bridles > 1:
        for form in range(1, TURNING_FORMS):
            if TURNS[form] <= bridles and LAST_TURN[form] < face:
                survey_form(t, p, form, gear, mountaineer)
    for leaves in range(tea):  # never together with Bridles (E-R60)
        survey_form(t, p, TURNING_FORMS + leaves, gear, mountaineer)


def survey_form(t: Table, p: Player, form: i64, gear: bool, mountaineer: bool) -> None:
    for cover in range(3):
        if (cover == CLIMBING and not gear) or (cover == OVER_MOUNTAINS and not mountaineer):
            continue
        for direction in range(4):
            if cover == PLAIN_COVER and form < TURNING_FORMS and FIRST_TURN[form] > SURVEY.free[direction]:
                continue  # the way is blocked before the turn
            SURVEY.keys = 0
            WALK.exits = 0
            try_plan(t, p, plan_number(form, cover, direction))


def try_plan(t: Table, p: Player, plan: i64) -> None:
    """List what a plan leads to, through every exit if a strip asks for one."""
    if WALK.go(t.land, p, t.die, plan):
        if WALK.steps == 0:
            if SURVEY.stays:
                return
            SURVEY.stays = True
        plans[SURVEY.count] = plan
        results[SURVEY.count] = WALK.result(t.land)
        SURVEY.count += 1
    elif WALK.asks:
        if was_here(WALK.ask_key):
            return
        mine = WALK.exits
        facing = WALK.ask_to
        direction = way_of(WALK.ask_from, facing, t.land)
        for exit in range(EXIT_STOP + 1):
            if may_come_out(t.land, facing, direction, exit, plan):
                WALK.exits = mine + 1
                WALK.exit[mine] = exit
                try_plan(t, p, plan)
        WALK.exits = mine


def was_here(key: i64) -> bool:
    """The same strip reached in the same step leads to the same results: look once."""
    for k in range(SURVEY.keys):
        if seen_keys[k] == key:
            return True
    seen_keys[SURVEY.keys] = key
    SURVEY.keys += 1
    return False


def may_come_out(land: Landscape, facing: i64, direction: i64, exit: i64, plan: i64) -> bool:
    """Any space of the edge row but a mountain (E-R110), a mountain with Climbing gear (E-R127).

    Before a facing mountain the guard may also stop (E-R133).
    """
    climbing = (plan >> 2) % 3 == CLIMBING
    if exit == EXIT_STOP:
        return not climbing and land.land[facing] == MOUNTAIN
    kind = land.land[come_out(facing, direction, exit)]
    return kind < MOUNTAIN or (kind == MOUNTAIN and climbing)


def is_superfluous(k: i64) -> bool:
    """Does another plan reach the same with a proper subset of the cards (4.4)?"""
    if plans[k] < 4:
        return False  # straight on, without anything
    mine = cards_of(plans[k])
    if mine == 0:
        return False
    single = mine in (1, 16, 256)  # then only plans without cards can do with less: they are all straight
    for j in range(SURVEY.straight if single else SURVEY.count):
        if results[j] == results[k]:
            theirs = cards_of(plans[j])
            fewer = (
                (theirs & 15) <= (mine & 15) and (theirs & 240) <= (mine & 240) and theirs >> 8 <= mine >> 8
            )
            if theirs != mine and fewer:
                return True
    return False


def legal_plan(t: Table, out: vec[i64]) -> i64:
    p = t.players[t.active]
    if not p.equipment & t.book.window_cards[DURING_WINDOW]:
        if p.character != BORDER_GUARD and p.character != MOUNTAINEER:
            return plain_plans(t, p, out)
    survey(t)
    n: i64 = 0
    for k in range(SURVEY.count):
        id = M_PLAN + plans[k]
        if (n == 0 or out[n - 1] != id) and not is_superfluous(k):
            out[n] = id
            n += 1
    return n


def plain_plans(t: Table, p: Player, out: vec[i64]) -> i64:
    """Four directions and nothing else to decide: what most turns are."""
    n: i64 = 0
    stays = False
    for direction in range(4):
        WALK.go_straight(t.land, p, t.die, direction)
        if WALK.steps > 0 or not stays:
            out[n] = M_PLAN + direction
            n += 1
        stays = stays or WALK.steps == 0
    return n


# --- A Border guard's exits -----------------------------------------------------------------------


def legal_exit(t: Table, out: vec[i64]) -> i64:
    """Exits that lead to a listed result. What Climbing gear's rule undoes again is one plan: to stop."""
    p = t.players[t.active]
    survey(t)
    listed = SURVEY.count
    recall_exits(t)
    mine = WALK.exits
    WALK.go(t.land, p, t.die, t.plan)
    facing = WALK.ask_to
    direction = way_of(WALK.ask_from, facing, t.land)
    n: i64 = 0
    may_stop = False
    for exit in range(EXIT_STOP + 1):
        if not may_come_out(t.land, facing, direction, exit, t.plan):
            continue
        crosses, stops = lead_on(t, p, mine, exit, listed)
        may_stop = may_stop or stops
        if crosses:
            out[n] = M_EXIT + exit
            n += 1
    if may_stop:
        out[n] = M_EXIT + EXIT_STOP
        n += 1
    return n


def lead_on(t: Table, p: Player, mine: i64, exit: i64, listed: i64) -> tuple[bool, bool]:
    """Can this exit be followed by a listed result beyond the strip? And by one that falls back before it?"""
    recall_exits(t)
    WALK.exit[mine] = exit
    WALK.exits = mine + 1
    SURVEY.keys = 0
    return follow(t, p, mine, listed)


def follow(t: Table, p: Player, mine: i64, listed: i64) -> tuple[bool, bool]:
    if WALK.go(t.land, p, t.die, t.plan):
        if not is_listed(t.plan, WALK.result(t.land), listed):
            return False, False
        return WALK.strips > mine, WALK.strips <= mine
    if not WALK.asks or was_here(WALK.ask_key):
        return False, False
    crosses = False
    stops = False
    depth = WALK.exits
    facing = WALK.ask_to
    direction = way_of(WALK.ask_from, facing, t.land)
    for exit in range(EXIT_STOP + 1):
        if may_come_out(t.land, facing, direction, exit, t.plan):
            WALK.exit[depth] = exit
            WALK.exits = depth + 1
            onward, back = follow(t, p, mine, listed)
            crosses = crosses or onward
            stops = stops or back
    WALK.exits = depth
    return crosses, stops


def is_listed(plan: i64, result: i64, listed: i64) -> bool:
    for k in range(listed):
        if plans[k] == plan and results[k] == result:
            return not is_superfluous(k)
    return False
