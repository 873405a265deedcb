"""A turn in solo as its plan would have it: built, traded, trimmed and stored on its copy of the table.

For bots; not a rule: nothing here decides what is legal or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import append, pop
from durbar.games.revival.rules.book import EXTREME
from durbar.games.revival.rules.numbers import CELLS, CORE_CELLS
from durbar.games.revival.rules.piles import count_bits, nth_bit
from durbar.games.revival.rules.sections import COLOURS, MONUMENT, SIZE
from durbar.games.revival.rules.solo_plan import KINDS, SoloPlan
from durbar.games.revival.rules.table import NONE

BOTH_ENDS: Final = 0.6  # a held card that the plan wants for both of its sections can be only one
AT_ONCE: Final = 9  # uses above are of cards that can be built now


def is_won(plan: SoloPlan) -> bool:
    return count_bits(plan.done[0]) == COLOURS and count_bits(plan.done[1]) == COLOURS


def collect(plan: SoloPlan, cell: i64) -> None:
    plan.hand = append(plan.hand, plan.market[cell])
    plan.market[cell] = NONE


def finish_turn(plan: SoloPlan, old_store: bool) -> float:
    """Build as planned, trade, discard and store; what the best plan costs then."""
    if old_store:  # goes first
        for cell in range(CORE_CELLS, CELLS):
            throw_away(plan, cell)
    plan.make_plan(True)
    build(plan)
    while plan.level == EXTREME and trade(plan):
        build(plan)
    if is_won(plan):
        return 0.0
    trim(plan)
    store(plan)
    plan.make_plan(False)
    return plan.cost + doubtful(plan)


def throw_away(plan: SoloPlan, cell: i64) -> None:
    if plan.market[cell] != NONE:
        plan.thrown |= BIT[plan.market[cell]]
        plan.market[cell] = NONE


def build(plan: SoloPlan) -> None:
    while True:
        end = plan.next_to_build()
        if end == NONE:
            return
        at = plan.place_for(end, True)
        plan.height[at] += 1
        if plan.height[at] == SIZE[MONUMENT[plan.book.section_of[end]]]:
            plan.done[at // KINDS] |= BIT[at % KINDS]
        drop(plan, plan.book.card_of[end])


def drop(plan: SoloPlan, card: i64) -> None:
    for k in range(len(plan.hand)):
        if plan.hand[k] == card:
            plan.hand, _ = pop(plan.hand, k)
            return


def trade(plan: SoloPlan) -> bool:
    """Two cards without a use for one that is wanted (V-R106)."""
    first, second, wanted = find_trade(plan)
    if wanted == NONE:
        return False
    drop(plan, first)
    drop(plan, second)
    plan.thrown = (plan.thrown | BIT[first] | BIT[second]) & ~BIT[wanted]
    plan.hand = append(plan.hand, wanted)
    return True


def find_trade(plan: SoloPlan) -> tuple[i64, i64, i64]:
    """The two to give and the one to take; NONE if it does not pay."""
    first: i64 = NONE
    second: i64 = NONE
    uses = plan.uses()
    for k in range(len(plan.hand)):
        if uses[k] == 0:
            first, second = plan.hand[k], first
    if second == NONE:
        return NONE, NONE, NONE
    return first, second, wanted_back(plan, AT_ONCE)


def wanted_back(plan: SoloPlan, most: i64) -> i64:
    """The discard that the plan wants most, if it wants one more than that."""
    wanted: i64 = NONE
    for k in range(count_bits(plan.thrown)):
        card = nth_bit(plan.thrown, k)
        use = plan.use_of(card)
        if use > most:
            most = use
            wanted = card
    return wanted


def trim(plan: SoloPlan) -> None:
    """Down to three cards."""
    while len(plan.hand) > 3:
        card = least_useful(plan)
        plan.thrown |= BIT[card]
        drop(plan, card)


def least_useful(plan: SoloPlan) -> i64:
    uses = plan.uses()
    least: i64 = 0
    for k in range(len(plan.hand)):
        if uses[k] < uses[least]:
            least = k
    return plan.hand[least]


def store(plan: SoloPlan) -> None:
    """The two best of those left."""
    for place in range(CORE_CELLS, CELLS):
        cell = best_to_store(plan) if plan.market[place] == NONE else NONE
        if cell != NONE:
            plan.market[place] = plan.market[cell]
            plan.market[cell] = NONE
    for cell in range(CORE_CELLS):
        throw_away(plan, cell)


def best_to_store(plan: SoloPlan) -> i64:
    best: i64 = NONE
    most: i64 = -1
    for cell in range(CORE_CELLS):
        if plan.market[cell] != NONE:
            use = plan.use_of(plan.market[cell])
            if use > most:
                most = use
                best = cell
    return best


def doubtful(plan: SoloPlan) -> float:
    """Held cards that the plan counts twice, once for each end."""
    b = plan.book
    total = 0.0
    for card in plan.hand:
        wanted: i64 = 0
        for end in range(b.first_end[card], b.first_end[card + 1]):
            if plan.place_for(end, False) != NONE:
                wanted += 1
        if wanted > 1:
            total += BOTH_ENDS
    return total
