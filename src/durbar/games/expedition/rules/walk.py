"""One movement worked out step by step (4.4, 4.5): what a plan would do, and what it would cost.

A plan is a number: (form * 3 + cover) * 4 + direction. The form says how Bridles turn it (a base-3 digit
for each of the steps 1 to 5: straight on, right, left) or how many Tea leaves lengthen it; the cover says
how mountains are met: as obstacles, with Climbing gear, or over them as a Mountaineer. A Border guard's plan
also has exits, asked for one by one at the strips it crosses. Everything is worked out by one walker,
`Walk`; what it says a plan costs is what is charged.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.expedition.rules.landscape import (
    KATHMANDU,
    MOUNTAIN,
    ROW,
    Landscape,
)
from durbar.games.expedition.rules.numbers import (
    BORDER_GUARD,
    COMPASS,
    EXIT_STOP,
    FACE,
    FODDER,
    MOST_MARKERS,
)
from durbar.games.expedition.rules.table import (
    Player,
    Table,
)

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


def cards_of(plan: i64) -> i64:
    """The cards a plan uses: Tea leaves, Climbing gear and Bridles, two hexadecimal digits apart."""
    form = plan // 12
    gear: i64 = 16 if (plan >> 2) % 3 == CLIMBING else 0
    if form >= TURNING_FORMS:
        return form - TURNING_FORMS + 1 + gear
    return TURNS[form] * 256 + gear


def way_of(here: i64, there: i64, land: Landscape) -> i64:
    d: i64 = 0
    while land.next[here * 4 + d] != there:
        d += 1
    return d


WALK: Final = Walk()


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
