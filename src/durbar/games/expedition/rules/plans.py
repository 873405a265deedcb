"""Which movement plans are on the list (4.4), and which exits a Border guard may name (E-R110, E-R133)."""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.expedition.rules.characters import changes_plans, chooses_exits, goes_over_mountains
from durbar.games.expedition.rules.landscape import MOUNTAIN, ZERO, Landscape
from durbar.games.expedition.rules.layout import DURING_WINDOW, EXIT_STOP, FACE, NO_ABILITY
from durbar.games.expedition.rules.numbers import (
    BRIDLE,
    CLIMBING_GEAR,
    M_EXIT,
    M_MOVE,
    TEA_LEAVES,
)
from durbar.games.expedition.rules.table import Player, Table
from durbar.games.expedition.rules.walk import (
    CLIMBING,
    FIRST_TURN,
    LAST_TURN,
    ONE_TURN,
    OVER_MOUNTAINS,
    PLAIN_COVER,
    PLAIN_PLANS,
    STRAIGHT,
    TURNING_FORMS,
    TURNS,
    Walk,
    cards_of,
    direction_between,
    exit_space,
    name_exit,
    plan_number,
)

FIRST_ROOM: Final = 16  # plans in a list before it grows
NOTHING_SEEN: Final = ZERO[:0]


def legal_plan(t: Table, out: vec[i64]) -> i64:
    p = t.players[t.active]
    if not p.equipment & t.book.window_cards[DURING_WINDOW]:
        if p.ability == NO_ABILITY or not changes_plans(p):
            return plain_plans(t.land, p.space, out)
    return PlanList(t).write(out)


def plain_plans(land: Landscape, space: i64, out: vec[i64]) -> i64:
    """Four directions and nothing else to decide: what most turns are. Only one may stay (E-R137)."""
    near, kinds = land.neighbours, land.terrain
    n: i64 = 0
    stays = False
    for direction in range(PLAIN_PLANS):
        there = near[space * 4 + direction]
        if there < 0 or kinds[there] == MOUNTAIN:
            if stays:
                continue
            stays = True
        out[n] = M_MOVE + direction
        n += 1
    return n


class PlanList:
    """Every plan the active player could name, in ascending order, with its result.

    A plan of a Border guard may have several results.
    """

    def __init__(self, t: Table) -> None:
        p = t.players[t.active]
        self.land: Landscape = t.land
        self.p: Player = p
        self.die: i64 = t.die
        self.walk: Walk = Walk()
        self.plans: vec[i64] = ZERO[:FIRST_ROOM]
        self.results: vec[i64] = ZERO[:FIRST_ROOM]
        self.count: i64 = 0
        self.straight: i64 = 0  # how many of them neither turn nor drink tea
        self.stays: bool = False  # a plan of zero steps is listed already: there is only one (E-R137)
        self.seen: vec[i64] = NOTHING_SEEN  # strips reached by the plan looked at, see `was_here`
        self.free: vec[i64] = ZERO[:4]  # steps before the first obstacle in each direction, the die's at most
        self.peak: vec[i64] = ZERO[:4]  # ... and whether that is a mountain
        self.gear: bool = p.cards(CLIMBING_GEAR) > 0
        self.mountaineer: bool = goes_over_mountains(p)
        self.guard: bool = chooses_exits(p)
        self.try_all_plans()

    def try_all_plans(self) -> None:
        p = self.p
        face = p.have[FACE + self.die]
        bridles = p.cards(BRIDLE)
        for direction in range(PLAIN_PLANS):
            self.go_plainly(direction)
        self.try_form(STRAIGHT, CLIMBING)
        self.straight = self.count
        if bridles == 1:
            for form in ONE_TURN:
                if LAST_TURN[form] < face:
                    self.try_form(form, PLAIN_COVER)
        elif bridles > 1:
            for form in range(1, TURNING_FORMS):
                if TURNS[form] <= bridles and LAST_TURN[form] < face:
                    self.try_form(form, PLAIN_COVER)
        for leaves in range(p.cards(TEA_LEAVES)):  # never together with Bridles (E-R60)
            self.try_form(TURNING_FORMS + leaves, PLAIN_COVER)

    def go_plainly(self, direction: i64) -> None:
        """Straight on, with nothing; and remember what is in the way."""
        self.seen = NOTHING_SEEN
        self.try_plan(direction, 0)
        walk = self.walk
        self.free[direction] = walk.steps
        if walk.steps < walk.wanted and self.land.neighbours[walk.end * 4 + direction] >= 0:
            self.peak[direction] = 1

    def try_form(self, form: i64, first_cover: i64) -> None:
        for cover in range(first_cover, 3):
            if (cover == CLIMBING and not self.gear) or (cover == OVER_MOUNTAINS and not self.mountaineer):
                continue
            for direction in range(4):
                if self.is_blocked(form, cover, direction):
                    continue
                self.seen = NOTHING_SEEN
                self.try_plan(plan_number(form, cover, direction), 0)

    def is_blocked(self, form: i64, cover: i64, direction: i64) -> bool:
        """Can be seen without walking: an obstacle before the first turn, or no mountain to go over."""
        if self.guard:
            return False
        if cover == PLAIN_COVER:
            return 0 < form < TURNING_FORMS and self.free[direction] < FIRST_TURN[form]
        return form == STRAIGHT and not self.peak[direction]

    def try_plan(self, plan: i64, exits: i64) -> None:
        """List what a plan leads to, through every exit if a strip asks for one."""
        walk = self.walk
        if walk.work_out(self.land, self.p, self.die, plan, exits):
            if walk.steps == 0:
                if self.stays:
                    return
                self.stays = True
            self.add(plan, walk.result(self.land))
        elif walk.asks and not self.was_here():
            strips = walk.ask_strips
            facing = walk.ask_to
            direction = direction_between(walk.ask_from, facing, self.land)
            for exit in range(EXIT_STOP + 1):
                if may_come_out(self.land, facing, direction, exit, plan):
                    self.try_plan(plan, name_exit(exits, strips, exit))

    def add(self, plan: i64, result: i64) -> None:
        if self.count < FIRST_ROOM:
            self.plans[self.count] = plan
            self.results[self.count] = result
        else:
            self.plans = append(self.plans, plan)
            self.results = append(self.results, result)
        self.count += 1

    def was_here(self) -> bool:
        """The same strip reached in the same step leads to the same results: look once."""
        walk = self.walk
        key = ((walk.ask_from * 128 + walk.ask_step) * 16 + walk.ask_strips) * 2
        if walk.ask_climbed:
            key += 1
        for one in self.seen:
            if one == key:
                return True
        self.seen = append(self.seen, key)
        return False

    def is_superfluous(self, k: i64) -> bool:
        """Does another plan reach the same with a proper subset of the cards (4.4)?"""
        if self.plans[k] < PLAIN_PLANS:
            return False  # straight on, without anything
        mine = cards_of(self.plans[k])
        if mine == 0:
            return False
        single = mine in (1, 16, 256)  # then only plans without cards can do with less: all are straight
        for j in range(self.straight if single else self.count):
            if self.results[j] == self.results[k]:
                theirs = cards_of(self.plans[j])
                fewer = (
                    (theirs & 15) <= (mine & 15)
                    and (theirs & 240) <= (mine & 240)
                    and theirs >> 8 <= mine >> 8
                )
                if theirs != mine and fewer:
                    return True
        return False

    def is_listed(self, plan: i64, result: i64) -> bool:
        for k in range(self.count):
            if self.plans[k] == plan and self.results[k] == result:
                return not self.is_superfluous(k)
        return False

    def write(self, out: vec[i64]) -> i64:
        """The moves that name a plan worth naming."""
        n: i64 = 0
        for k in range(self.count):
            id = M_MOVE + self.plans[k]
            if (n == 0 or out[n - 1] != id) and not self.is_superfluous(k):
                out[n] = id
                n += 1
        return n

    # --- A Border guard's exits -------------------------------------------------------------------

    def write_exits(self, plan: i64, exits: i64, out: vec[i64]) -> i64:
        """Exits that lead to a listed result. What Climbing gear's rule undoes again is one plan: to stop."""
        walk = self.walk
        walk.work_out(self.land, self.p, self.die, plan, exits)
        strips = walk.ask_strips
        facing = walk.ask_to
        direction = direction_between(walk.ask_from, facing, self.land)
        n: i64 = 0
        may_stop = False
        for exit in range(EXIT_STOP + 1):
            if not may_come_out(self.land, facing, direction, exit, plan):
                continue
            self.seen = NOTHING_SEEN
            crosses, stops = self.follow(plan, name_exit(exits, strips, exit), strips)
            may_stop = may_stop or stops
            if crosses:
                out[n] = M_EXIT + exit
                n += 1
        if may_stop:
            out[n] = M_EXIT + EXIT_STOP
            n += 1
        return n

    def follow(self, plan: i64, exits: i64, before: i64) -> tuple[bool, bool]:
        """Can a listed result beyond the strip follow these exits? And one that falls back before it?"""
        walk = self.walk
        if walk.work_out(self.land, self.p, self.die, plan, exits):
            if not self.is_listed(plan, walk.result(self.land)):
                return False, False
            return walk.strips > before, walk.strips <= before
        if not walk.asks or self.was_here():
            return False, False
        crosses = False
        stops = False
        strips = walk.ask_strips
        facing = walk.ask_to
        direction = direction_between(walk.ask_from, facing, self.land)
        for exit in range(EXIT_STOP + 1):
            if may_come_out(self.land, facing, direction, exit, plan):
                onward, back = self.follow(plan, name_exit(exits, strips, exit), before)
                crosses = crosses or onward
                stops = stops or back
        return crosses, stops


def legal_exit(t: Table, out: vec[i64]) -> i64:
    return PlanList(t).write_exits(t.plan, t.exits, out)


def may_come_out(land: Landscape, facing: i64, direction: i64, exit: i64, plan: i64) -> bool:
    """Any space of the edge row but a mountain (E-R110), a mountain with Climbing gear (E-R127).

    Before a facing mountain the guard may also stop (E-R133).
    """
    climbing = (plan >> 2) % 3 == CLIMBING
    if exit == EXIT_STOP:
        return not climbing and land.terrain[facing] == MOUNTAIN
    kind = land.terrain[exit_space(facing, direction, exit)]
    return kind < MOUNTAIN or (kind == MOUNTAIN and climbing)
