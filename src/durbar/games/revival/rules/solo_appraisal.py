"""How near two Squares are to a win: for bots that play alone. Once the game is over, its final score.

Progress is counted in cards that can still be part of a win, ten points for all that are needed. Which of the
unfinished monuments belong together is planned here, the most advanced first.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.games.revival.rules.book import EXTREME
from durbar.games.revival.rules.numbers import CELLS, CORE_CELLS, SQUARES, STORE
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import count_bits
from durbar.games.revival.rules.sections import (
    COLOURS,
    JOKER,
    LEVEL,
    MONUMENT,
    MONUMENTS,
    SIZE,
    awaited_section,
    end_at,
)
from durbar.games.revival.rules.squares import is_solo_won, reached_level, shown_colour
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

NEEDED: Final = 22.0  # cards of an easy win
BUILT: Final = 0.95  # a card in an unfinished monument, in cards
NEXT_CARD: Final = 0.85  # one in hand that fits at once
LATER_CARD: Final = 0.5  # one in hand for which others must come first
FRESH: Final = 0.3  # one that could begin a new plan
DEBRIS: Final = 0.05
COIN: Final = 0.08
SQUARE_BITS: Final = 20


def appraise_solo(t: Table) -> float:
    done = t.ruins.done
    if t.over:
        complete = count_bits(done[0]) + count_bits(done[1])
        return float(complete + (reached_level(t) + 1 if is_solo_won(t) else 0))
    if t.players[0].mission == NONE or t.players[1].mission == NONE:
        return 0.0
    plan = done[0] | (done[1] << SQUARE_BITS)
    cards = float(cards_in(t, plan))
    for height in range(3, 0, -1):
        for square in range(SQUARES):
            for monument in t.players[square].monuments:
                if awaited_section(monument) != NONE and LEVEL[awaited_section(monument)] == height:
                    bit = plan_bit(t, square, monument, plan)
                    if bit != 0:
                        share = float(cards_in(t, plan | bit) - cards_in(t, plan))
                        cards += BUILT * share * float(height) / float(SIZE[monument_type(t, monument)])
                        plan |= bit
                    else:
                        cards -= 0.1
    for slot in t.players[0].hand:
        cards += card_use(t, slot >> KNOWERS, plan)
    if t.stage == STORE:
        for cell in range(CORE_CELLS, CELLS):
            if t.market[cell] != NONE:
                cards += 0.5 * card_use(t, t.market[cell], plan)
    cards += COIN * float(count_bits(t.players[0].coins)) - DEBRIS * float(len(t.ruins.debris))
    return 10.0 * cards / NEEDED


def cards_in(t: Table, plan: i64) -> i64:
    """The cards of planned monuments; a fifth one counts as a Buddha unless the level wants more."""
    total: i64 = 0
    for square in range(SQUARES):
        for monument in range(MONUMENTS):
            many = count_bits((plan >> (square * SQUARE_BITS + monument * COLOURS)) & 31)
            if many > 0:
                total += SIZE[monument]
            if many > 1:
                total += SIZE[monument] if t.setting.level == EXTREME else 1
    return total


def is_possible(t: Table, plan: i64) -> bool:
    """Is there a winning pair of Squares with all of this?"""
    first = plan & (BIT[SQUARE_BITS] - 1)
    second = plan >> SQUARE_BITS
    others = t.setting.layouts[t.players[1].mission]
    for layout in t.setting.layouts[t.players[0].mission]:
        if layout & first == first and layout & second == 0:
            for other in others:
                if other & second == second and layout & other == 0:
                    return True
    return False


def plan_bit(t: Table, square: i64, monument: i64, plan: i64) -> i64:
    """What an unfinished monument is going to be; 0 if that is of no use any more."""
    type_ = monument_type(t, monument)
    shown = shown_colour(t, monument)
    for colour in range(COLOURS):
        if shown in (NONE, colour):
            bit = BIT[square * SQUARE_BITS + type_ * COLOURS + colour]
            if plan & bit == 0 and is_possible(t, plan | bit):
                return bit
    return 0


def card_use(t: Table, card: i64, plan: i64) -> float:
    """The better of its ends, in the better Square."""
    c = t.book
    best = 0.0
    for end in range(c.first_end[card], c.first_end[card + 1]):
        for square in range(SQUARES):
            use = end_use(t, square, end, plan)
            if use > best:
                best = use
    return best


def end_use(t: Table, square: i64, end: i64, plan: i64) -> float:
    """For a planned monument that lacks this section; else for a new one that could join the plan."""
    section = t.book.section_of[end]
    colour = t.book.colour_of[end]
    type_ = MONUMENT[section]
    best = 0.0
    for monument in t.players[square].monuments:
        if (
            awaited_section(monument) != NONE
            and monument_type(t, monument) == type_
            and end_at(monument, LEVEL[section]) == NONE
        ):
            shown = shown_colour(t, monument)
            if shown == NONE or colour in (JOKER, shown):
                useful = shown == NONE or (plan >> (square * SQUARE_BITS + type_ * COLOURS + shown)) & 1 == 1
                if useful:
                    use = NEXT_CARD if awaited_section(monument) == section else LATER_CARD
                    if use > best:
                        best = use
    if best == 0.0 and could_join(t, square, type_, colour, plan):
        best = NEXT_CARD * 0.8 if LEVEL[section] == 0 else FRESH
    return best


def could_join(t: Table, square: i64, type_: i64, colour: i64, plan: i64) -> bool:
    for any_colour in range(COLOURS):
        if colour in (JOKER, any_colour):
            bit = BIT[square * SQUARE_BITS + type_ * COLOURS + any_colour]
            if plan & bit == 0 and is_possible(t, plan | bit):
                return True
    return False
