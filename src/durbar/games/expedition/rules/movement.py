"""Moving the yak (T5, T6): the chosen plan, exit by exit for a Border guard, and its payments."""

from mypy_extensions import i64

from durbar.games.expedition.rules.numbers import (
    ASK_EXIT,
    BRIDLE,
    BY_NEEDLE,
    BY_OBSTACLE,
    CLIMBING_GEAR,
    COMPASS,
    E_MOVED,
    E_PAID,
    E_STEPPED,
    GO_ARRIVE,
    TEA_LEAVES,
)
from durbar.games.expedition.rules.table import (
    Player,
    Table,
    add_markers,
    pay_strip,
    use_card,
)
from durbar.games.expedition.rules.walk import (
    WALK,
    cards_of,
    recall_exits,
)


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
