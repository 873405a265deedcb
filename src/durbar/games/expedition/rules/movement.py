"""Movement (4.4, 4.5): which plans there are, what each would do, and doing one.

A plan is a number: (form * 3 + cover) * 4 + direction. The form says how Bridles turn it (a base-3 digit
for each of the steps 1 to 5: straight on, right, left) or how many Tea leaves lengthen it; the cover says
how mountains are met: as obstacles, with Climbing gear, or over them as a Mountaineer. A Border guard's plan
also has exits, asked for one by one at the strips it crosses. Everything is worked out by one walker,
`Walk`; what it says a plan costs is what is charged.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.expedition.rules.landscape import KATHMANDU, MOUNTAIN, ROW, Landscape
from durbar.games.expedition.rules.numbers import (
    ASK_EXIT,
    BORDER_GUARD,
    BRIDLE,
    BY_NEEDLE,
    BY_OBSTACLE,
    CLIMBING_GEAR,
    COMPASS,
    DURING_WINDOW,
    E_MOVED,
    E_PAID,
    E_STEPPED,
    EXIT_STOP,
    FACE,
    FODDER,
    GO_ARRIVE,
    M_EXIT,
    M_PLAN,
    MOST_MARKERS,
    MOUNTAINEER,
    TEA_LEAVES,
)
from durbar.games.expedition.rules.table import Player, Table, add_markers, pay_strip, use_card

STRAIGHT: Final = 0  # form
TURNING_FORMS: Final = 243
PLAIN_COVER: Final = 0
CLIMBING: Final = 1
OVER_MOUNTAINS: Final = 2

# How many turns a form makes, and after which step the first and the last of them come.
TURNS: Final = vec[i64]([sum(1 for k in range(5) if form // 3**k % 3) for form in range(243)])
FIRST_TURN: Final = vec[i64](
    [min((k + 1 for k in range(5) if form // 3**k % 3), default=0) for form in range(243)]
)
LAST_TURN: Final = vec[i64](
    [max((k + 1 for k in range(5) if form // 3**k % 3), default=0) for form in range(243)]
)


# Forms in ascending order that one Bridle can make; with more Bridles all are looked through.
ONE_TURN: Final = vec[i64]([form for form in range(243) if TURNS[form] == 1])


def plan_number(form: i64, cover: i64, direction: i64) -> i64:
    return (form * 3 + cover) * 4 + direction


class Walk:
    """One movement worked out step by step. There is one Walk, used again and again."""

    def __init__(self) -> None:
        self.exit: vec[i64] = vec[i64]([0] * 128)  # exits named so far (Border guard)
        self.exits: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * 128)  # up to 96 steps: a six, doubled four times
        self.steps: i64 = 0  # how many of them are walked
        self.wanted: i64 = 0  # ... and how many the die demands
        self.strips: i64 = 0  # crossed on the way
        self.end: i64 = 0
        self.compass: i64 = 0  # paid
        self.fodder: i64 = 0
        self.markers: i64 = 0  # afterwards, at most three
        self.asks: bool = False  # stopped at a strip without an exit to go on with
        self.ask_from: i64 = 0
        self.ask_to: i64 = 0  # the facing space
        self.ask_key: i64 = 0

    def go(self, land: Landscape, p: Player, die: i64, plan: i64) -> bool:
        """Walk a plan; False if it is not legal, or not finished because a strip asks for an exit."""
        guard = p.character == BORDER_GUARD
        if plan < 4 and not guard:
            self.go_straight(land, p, die, plan)
            return True
        direction = plan & 3
        cover = (plan >> 2) % 3
        form = plan // 12
        wanted = p.have[FACE + die]
        turns: i64 = 0
        if form < TURNING_FORMS:
            turns = form
        else:
            wanted = wanted << (form - TURNING_FORMS + 1)
        climbing = cover == CLIMBING
        here = p.space
        step: i64 = 0
        strips: i64 = 0
        mountains: i64 = 0
        # Climbing gear may not end on a mountain: remember the last space that is none.
        sure_step: i64 = 0
        sure_strips: i64 = 0
        sure_mountains: i64 = 0
        d = direction
        near, kinds, path = land.next, land.land, self.path
        self.asks = False
        while step < wanted:
            if turns and step > 0:
                turn = turns % 3
                turns //= 3
                if turn == 1:
                    d = (d + 1) & 3
                elif turn == 2:
                    d = (d + 3) & 3
            there = near[here * 4 + d]
            if there < 0:
                break  # E-R34: the next step would leave the landscape
            if there >> 6 != here >> 6:
                if guard:
                    if strips == self.exits:
                        self.asks = True
                        self.ask_from = here
                        self.ask_to = there
                        self.ask_key = (((here * 128 + step) * 16 + strips) * 2) + (1 if mountains else 0)
                        return False
                    exit = self.exit[strips]
                    if exit == EXIT_STOP:
                        break
                    there = come_out(there, d, exit)
                if kinds[there] == MOUNTAIN and cover == PLAIN_COVER:
                    break  # E-R36: before the strip
                strips += 1
            elif kinds[there] == MOUNTAIN and cover == PLAIN_COVER:
                break
            path[step] = there
            step += 1
            here = there
            if kinds[there] == MOUNTAIN:
                mountains += 1
            else:
                sure_step = step
                sure_strips = strips
                sure_mountains = mountains
        if climbing:
            step = sure_step
            strips = sure_strips
            mountains = sure_mountains
        if cover != PLAIN_COVER and mountains == 0:
            return False  # the card would do nothing (E-R59); "over" is listed only if it matters (E-R132)
        if 0 < form < TURNING_FORMS and step <= LAST_TURN[form]:
            return False  # E-R61: a step must follow each turn
        self.steps = step
        self.wanted = wanted
        self.strips = strips
        self.end = self.path[step - 1] if step > 0 else p.space
        self.settle(land, p, direction)
        return True

    def go_straight(self, land: Landscape, p: Player, die: i64, direction: i64) -> None:
        """What most movements are: one direction, nothing used, obstacles stop."""
        near, kinds, path = land.next, land.land, self.path
        wanted = p.have[FACE + die]
        here = p.space
        step: i64 = 0
        strips: i64 = 0
        while step < wanted:
            there = near[here * 4 + direction]
            if there < 0 or kinds[there] == MOUNTAIN:
                break
            if there >> 6 != here >> 6:
                strips += 1
            path[step] = there
            step += 1
            here = there
        self.asks = False
        self.steps = step
        self.wanted = wanted
        self.strips = strips
        self.end = here
        self.settle(land, p, direction)

    def settle(self, land: Landscape, p: Player, direction: i64) -> None:
        """The payments (4.5): needle, strips, and a marker if the steps could not be completed."""
        markers = p.markers
        self.compass = 0
        if self.steps > 0 and direction == land.needle[p.space >> 6]:  # E-R38
            if p.have[COMPASS] > 0:
                self.compass = 1
            else:
                markers += 1
        self.fodder = self.strips if self.strips < p.have[FODDER] else p.have[FODDER]
        markers += self.strips - self.fodder
        if self.steps < self.wanted:
            markers += 1
        if markers > MOST_MARKERS:
            markers = MOST_MARKERS
        self.markers = markers

    def result(self, land: Landscape) -> i64:
        """Where it ends and what is left, as one number (E-R134); Kathmandu takes the markers (E-R143)."""
        markers = self.markers
        if land.mark[self.end] == KATHMANDU:
            markers = 0
        return ((self.end * 2 + self.compass) * 16 + self.fodder) * 4 + markers


def come_out(facing: i64, direction: i64, exit: i64) -> i64:
    """The exit-th space of the edge row that a strip leads to."""
    if direction & 1:  # going east or west the edge is a column
        return (facing & ~56) | (exit * ROW)
    return (facing & ~7) | exit


WALK: Final = Walk()

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


def way_of(here: i64, there: i64, land: Landscape) -> i64:
    d: i64 = 0
    while land.next[here * 4 + d] != there:
        d += 1
    return d


def may_come_out(land: Landscape, facing: i64, direction: i64, exit: i64, plan: i64) -> bool:
    """Any space of the edge row but a mountain (E-R110), a mountain with Climbing gear (E-R127).

    Before a facing mountain the guard may also stop (E-R133).
    """
    climbing = (plan >> 2) % 3 == CLIMBING
    if exit == EXIT_STOP:
        return not climbing and land.land[facing] == MOUNTAIN
    kind = land.land[come_out(facing, direction, exit)]
    return kind < MOUNTAIN or (kind == MOUNTAIN and climbing)


def cards_of(plan: i64) -> i64:
    """The cards a plan uses: Tea leaves, Climbing gear and Bridles, two hexadecimal digits apart."""
    form = plan // 12
    gear: i64 = 16 if (plan >> 2) % 3 == CLIMBING else 0
    if form >= TURNING_FORMS:
        return form - TURNING_FORMS + 1 + gear
    return TURNS[form] * 256 + gear


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


def recall_exits(t: Table) -> None:
    """Bring the exits named so far (hexadecimal digits from 1, the newest lowest) into the walker."""
    count: i64 = 0
    rest = t.exits
    while rest:
        count += 1
        rest >>= 4
    WALK.exits = count
    rest = t.exits
    while rest:
        count -= 1
        WALK.exit[count] = (rest & 15) - 1
        rest >>= 4


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


# --- Doing it -------------------------------------------------------------------------------------


def choose_plan(t: Table, plan: i64) -> None:
    t.plan = plan
    t.exits = 0
    carry_on(t)


def choose_exit(t: Table, exit: i64) -> None:
    t.exits = t.exits * 16 + exit + 1
    carry_on(t)


def carry_on(t: Table) -> None:
    """Move if the plan is complete; at a strip ask the Border guard first."""
    p = t.players[t.active]
    recall_exits(t)
    if WALK.go(t.land, p, t.die, t.plan):
        move(t, p)
    else:
        t.go(ASK_EXIT)


def move(t: Table, p: Player) -> None:
    """T6, as the walker has just worked it out."""
    seat = t.active
    start = p.space
    direction = t.plan & 3
    cards = cards_of(t.plan)
    for _leaf in range(cards & 15):
        use_card(t, seat, TEA_LEAVES)
    if cards & 240:
        use_card(t, seat, CLIMBING_GEAR)
    for _turn in range(cards >> 8):
        use_card(t, seat, BRIDLE)
    if WALK.steps > 0 and direction == t.land.needle[start >> 6]:
        if WALK.compass:
            p.have[COMPASS] -= 1
            t.note(E_PAID, seat, COMPASS)
        else:
            add_markers(t, seat, 1, BY_NEEDLE)
    for k in range(WALK.steps):
        t.note(E_STEPPED, seat, WALK.path[k])
    for _strip in range(WALK.strips):
        pay_strip(t, seat)
    if WALK.steps < WALK.wanted:
        add_markers(t, seat, 1, BY_OBSTACLE)
    p.space = WALK.end
    t.target = WALK.end
    t.note(E_MOVED, seat, start, WALK.end, WALK.steps)
    t.plan = -1
    t.exits = 0
    t.go(GO_ARRIVE)
