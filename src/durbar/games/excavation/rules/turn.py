"""Rounds and turns (spec 4.2): one action a turn while there are cards in hand, then the digs spread."""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules import placing, removal, specials, spreading
from durbar.games.excavation.rules.ledger import close_round
from durbar.games.excavation.rules.numbers import (
    ACTION,
    COMBO_TO_PLACE,
    COMBO_TO_TAKE,
    DIG,
    E_ROUND_BEGAN,
    M_HIRE,
    M_PLACE,
    M_REMOVE,
    M_SPECIAL,
    M_TAKE_BACK,
    POSITION,
    SPECIAL,
)
from durbar.games.excavation.rules.table import HAND, Table, ask, forget


def begin_round(t: Table) -> None:
    t.round_number += 1
    t.active = t.first
    t.note(E_ROUND_BEGAN, t.first, t.round_number)
    forget(t)
    ask(t, ACTION)


def actions(t: Table, out: vec[i64]) -> i64:
    """The actions that have a legal completion; hiring always has one (X-R12, X-R13)."""
    n: i64 = 0
    if placing.can_place(t):
        out[n] = M_PLACE
        n += 1
    if placing.can_take_back(t):
        out[n] = M_TAKE_BACK
        n += 1
    out[n] = M_HIRE
    n += 1
    if specials.can_trigger(t):
        out[n] = M_SPECIAL
        n += 1
    if removal.removable(t) != 0:
        out[n] = M_REMOVE
        n += 1
    return n


def act(t: Table, action: i64) -> None:
    """The action is chosen; how it is done comes next."""
    if action == M_PLACE:
        ask(t, COMBO_TO_PLACE)
    elif action == M_TAKE_BACK:
        ask(t, COMBO_TO_TAKE)
    elif action == M_HIRE:
        ask(t, POSITION)
    elif action == M_SPECIAL:
        ask(t, SPECIAL)
    else:
        ask(t, DIG)


def end_turn(t: Table) -> None:
    """The next player clockwise who has a card in hand (X-R17); if nobody has, the digs spread."""
    t.turns += 1
    for k in range(1, t.seats + 1):
        seat = (t.active + k) % t.seats
        if t.patrons[seat].hand_size > 0:
            t.active = seat
            forget(t)
            ask(t, ACTION)
            return
    spreading.begin(t)


def end_round(t: Table) -> None:
    """The marker goes left, every front back to its hand."""
    t.first = (t.first + 1) % t.seats
    for seat in range(t.seats):
        patron = t.patrons[seat]
        patron.hand = patron.front
        patron.front = 0
        patron.hand_size = HAND
    close_round(t)
    begin_round(t)
