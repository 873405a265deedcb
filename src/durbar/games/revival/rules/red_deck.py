"""The red deck: a shuffled part of which only the cards are known, over a bottom in fixed order (V-R33)."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import pop, vec
from durbar.games.revival.rules.book import WINNERS
from durbar.games.revival.rules.numbers import C_CARD, CELLS, E_DREW, E_RESHUFFLED
from durbar.games.revival.rules.piles import DISCARDS, RED, WORDS, list_cards, put, size, take
from durbar.games.revival.rules.table import KNOWERS, NONE, PUBLIC, Table


def is_red_left(t: Table) -> bool:
    return t.red_left > 0 or len(t.bottom) > 0


def can_draw(t: Table) -> bool:
    """Make a new red deck if the old one is empty (V-R32, V-R145). False: nothing is left anywhere.

    First from the cards nobody won in this round, then from the discards.
    """
    if t.red_left > 0 or len(t.bottom) > 0:
        return True
    for cell in range(CELLS):
        if t.market[cell] != NONE and t.market[WINNERS + cell] == NONE:
            put(t.piles, RED, t.market[cell])
            t.market[cell] = NONE
            t.red_left += 1
    if t.red_left == 0:
        for w in range(WORDS):
            t.piles[RED + w] = t.piles[DISCARDS + w]
            t.piles[DISCARDS + w] = 0
        t.red_left = size(t.piles, RED)
    if t.red_left > 0:
        t.note(E_RESHUFFLED, t.red_left)
    return t.red_left > 0


def red_outcomes(t: Table, out: vec[i64]) -> i64:
    """Any card of the shuffled part; when it is gone, the topmost of the known bottom."""
    if t.red_left == 0:
        out[0] = C_CARD + (t.bottom[0] >> 3)
        return 1
    return list_cards(t.piles, RED, C_CARD, out, 0)


def draw_red(t: Table, seat: i64, card: i64) -> i64:
    """Take the card from the deck; its slot, with those who know what was drawn (V-R35)."""
    knowers: i64 = 0
    if t.red_left > 0:
        take(t.piles, RED, card)
        t.red_left -= 1
    else:
        t.bottom, entry = pop(t.bottom, 0)
        who = (entry & 7) - 1
        if who == NONE:
            knowers = PUBLIC
        elif who != seat:
            knowers = BIT[who]
    t.note(E_DREW, seat, card)
    return (card << KNOWERS) | knowers
