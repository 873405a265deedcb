"""Moving the yak (T5, T6): the chosen plan, exit by exit for a Border guard, and its payments."""

from mypy_extensions import i64

from durbar.games.expedition.rules.actions import arrive
from durbar.games.expedition.rules.characters import chooses_exits
from durbar.games.expedition.rules.layout import FACE
from durbar.games.expedition.rules.numbers import (
    BRIDLE,
    BY_NEEDLE,
    BY_OBSTACLE,
    CLIMBING_GEAR,
    COMPASS,
    E_MOVED,
    E_PAID,
    E_STEPPED,
    LEAVE_STRIP,
    TEA_LEAVES,
)
from durbar.games.expedition.rules.table import (
    Player,
    Table,
    add_markers,
    pay_strip,
    use_card,
)
from durbar.games.expedition.rules.walk import PLAIN_PLANS, Walk, cards_of, name_exit, walk_straight


def choose_plan(t: Table, plan: i64) -> None:
    p = t.players[t.active]
    if plan < PLAIN_PLANS and not chooses_exits(p):
        go_straight(t, p, plan)
    else:
        t.plan = plan
        t.exits = 0
        move_or_ask_exit(t, p)


def go_straight(t: Table, p: Player, direction: i64) -> None:
    """One direction, nothing used, obstacles stop: what most movements are."""
    wanted = p.have[FACE + t.die]
    start = p.space
    steps, strips, end = walk_straight(t.land, start, direction, wanted)
    pay_needle(t, p, direction, steps)
    if t.recording:
        here = start
        for _step in range(steps):
            here = t.land.neighbours[here * 4 + direction]
            t.note(E_STEPPED, t.active, here)
    arrive_at(t, p, end, steps, wanted, strips)


def choose_exit(t: Table, exit: i64) -> None:
    strips: i64 = 0
    while (t.exits >> (4 * strips)) & 15:
        strips += 1
    t.exits = name_exit(t.exits, strips, exit)
    move_or_ask_exit(t, t.players[t.active])


def move_or_ask_exit(t: Table, p: Player) -> None:
    """Move if the plan is complete; at a strip ask the Border guard first."""
    walk = Walk(keep_path=t.recording)
    if walk.work_out(t.land, p, t.die, t.plan, t.exits):
        follow(t, p, walk)
    else:
        t.proceed_to(LEAVE_STRIP)


def follow(t: Table, p: Player, walk: Walk) -> None:
    """T6, as the walk worked it out."""
    seat = t.active
    cards = cards_of(t.plan)
    for _leaf in range(cards & 15):
        use_card(t, seat, TEA_LEAVES)
    if cards & 240:
        use_card(t, seat, CLIMBING_GEAR)
    for _turn in range(cards >> 8):
        use_card(t, seat, BRIDLE)
    pay_needle(t, p, t.plan & 3, walk.steps)
    if t.recording:
        for k in range(walk.steps):
            t.note(E_STEPPED, seat, walk.path[k])
    t.plan = -1
    t.exits = 0
    arrive_at(t, p, walk.end, walk.steps, walk.wanted, walk.strips)


def pay_needle(t: Table, p: Player, direction: i64, steps: i64) -> None:
    """A first step along the needle of the board costs a compass, or a marker (E-R38)."""
    if steps > 0 and direction == t.land.needle[p.space >> 6]:
        if p.have[COMPASS] > 0:
            p.have[COMPASS] -= 1
            t.note(E_PAID, t.active, COMPASS)
        else:
            add_markers(t, t.active, 1, BY_NEEDLE)


def arrive_at(t: Table, p: Player, end: i64, steps: i64, wanted: i64, strips: i64) -> None:
    """The strips are paid, then what could not be walked; the yak stands on its target space."""
    for _strip in range(strips):
        pay_strip(t, t.active)
    if steps < wanted:
        add_markers(t, t.active, 1, BY_OBSTACLE)
    start = p.space
    p.space = end
    t.target = end
    if t.recording:
        t.note(E_MOVED, t.active, start, end, steps)
    arrive(t)
