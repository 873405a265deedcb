"""One movement worked out step by step (4.4, 4.5): what a plan would do, and what it would cost.

A plan is a number: (form * 3 + cover) * 4 + direction. The form says how Bridles turn it (a base-3 digit
for each of the steps 1 to 5: straight on, right, left) or how many Tea leaves lengthen it; the cover says
how mountains are met: as obstacles, with Climbing gear, or over them as a Mountaineer. A Border guard's plan
also has exits, asked for one by one at the strips it crosses.

Nothing here outlives a question: whoever asks makes a `Walk` of its own, so threads never meet in one.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.expedition.rules.characters import chooses_exits
from durbar.games.expedition.rules.landscape import (
    KATHMANDU,
    MOUNTAIN,
    ROW,
    ZERO,
    Landscape,
)
from durbar.games.expedition.rules.layout import EXIT_STOP, FACE, MOST_MARKERS, MOST_STEPS, NO_ABILITY
from durbar.games.expedition.rules.numbers import COMPASS, FODDER
from durbar.games.expedition.rules.table import Player

STRAIGHT: Final = 0  # form
TURNING_FORMS: Final = 243
PLAIN_COVER: Final = 0
CLIMBING: Final = 1
OVER_MOUNTAINS: Final = 2
NO_PATH: Final = ZERO[:0]
NOT_FAILED: Final = 0  # why a plan is not legal
NO_MOUNTAIN: Final = 1
TURN_UNREACHED: Final = 2
PLAIN_PLANS: Final = 4  # the first four plans: a direction and nothing else

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


def walk_straight(land: Landscape, space: i64, direction: i64, wanted: i64) -> tuple[i64, i64, i64]:
    """What most movements are: straight on until an obstacle. Steps walked, strips crossed, where it ends."""
    near, kinds = land.neighbours, land.terrain
    here = space
    steps: i64 = 0
    strips: i64 = 0
    while steps < wanted:
        there = near[here * 4 + direction]
        if there < 0 or kinds[there] == MOUNTAIN:
            break
        if there >> 6 != here >> 6:
            strips += 1
        steps += 1
        here = there
    return steps, strips, here


class Walk:
    """One plan worked out step by step, as often as its owner likes; the last result stands in the fields.

    The single spaces of the way are kept for those who say so.
    """

    def __init__(self, keep_path: bool = False) -> None:
        self.keep_path: bool = keep_path
        self.path: vec[i64] = ZERO[:MOST_STEPS] if keep_path else NO_PATH
        self.steps: i64 = 0  # how many of them are walked
        self.wanted: i64 = 0  # ... and how many the die demands
        self.strips: i64 = 0  # crossed on the way
        self.end: i64 = 0
        self.compass: i64 = 0  # paid
        self.fodder: i64 = 0
        self.markers: i64 = 0  # afterwards, at most three
        self.failed: i64 = NOT_FAILED
        self.asks: bool = False  # stopped at a strip without an exit to go on with
        self.ask_from: i64 = 0
        self.ask_to: i64 = 0  # the facing space
        self.ask_step: i64 = 0  # steps walked up to there
        self.ask_strips: i64 = 0  # strips crossed before
        self.ask_climbed: bool = False  # a mountain was crossed before

    def work_out(self, land: Landscape, p: Player, die: i64, plan: i64, exits: i64) -> bool:
        """Walk a plan; False if it is not legal, or not finished because a strip asks for an exit.

        `exits` are those a Border guard has named so far, as `name_exit` packs them.
        """
        guard = p.ability != NO_ABILITY and chooses_exits(p)
        if plan < PLAIN_PLANS and not guard and not self.keep_path:
            self.wanted = p.have[FACE + die]
            self.steps, self.strips, self.end = walk_straight(land, p.space, plan, self.wanted)
            self.asks = False
            self.work_out_costs(land, p, plan)
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
        sure_end = here
        d = direction
        near, kinds, path, keep = land.neighbours, land.terrain, self.path, self.keep_path
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
                    exit = ((exits >> (4 * strips)) & 15) - 1
                    if exit < 0:
                        self.asks = True
                        self.ask_from = here
                        self.ask_to = there
                        self.ask_step = step
                        self.ask_strips = strips
                        self.ask_climbed = mountains > 0
                        return False
                    if exit == EXIT_STOP:
                        break
                    there = exit_space(there, d, exit)
                if kinds[there] == MOUNTAIN and cover == PLAIN_COVER:
                    break  # E-R36: before the strip
                strips += 1
            elif kinds[there] == MOUNTAIN and cover == PLAIN_COVER:
                break
            if keep:
                path[step] = there
            step += 1
            here = there
            if kinds[there] == MOUNTAIN:
                mountains += 1
            else:
                sure_step = step
                sure_strips = strips
                sure_mountains = mountains
                sure_end = here
        if climbing:
            step = sure_step
            strips = sure_strips
            mountains = sure_mountains
            here = sure_end
        self.failed = NOT_FAILED
        if cover != PLAIN_COVER and mountains == 0:
            self.failed = NO_MOUNTAIN  # the card would do nothing (E-R59); "over" is for mountains (E-R132)
            return False
        if 0 < form < TURNING_FORMS and step <= LAST_TURN[form]:
            self.failed = TURN_UNREACHED  # E-R61: a step must follow each turn
            return False
        self.steps = step
        self.wanted = wanted
        self.strips = strips
        self.end = here
        self.work_out_costs(land, p, direction)
        return True

    def work_out_costs(self, land: Landscape, p: Player, direction: i64) -> None:
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


def exit_space(facing: i64, direction: i64, exit: i64) -> i64:
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


def direction_between(here: i64, there: i64, land: Landscape) -> i64:
    d: i64 = 0
    while land.neighbours[here * 4 + d] != there:
        d += 1
    return d


def name_exit(exits: i64, strips: i64, exit: i64) -> i64:
    """The exits named so far and one more, behind `strips` strips: a hexadecimal digit from 1 for each."""
    return exits | ((exit + 1) << (4 * strips))
