"""Rounds and turns (spec 4.2): one action a turn while there are cards in hand, then the digs spread."""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.excavation.rules import placing, removal, specials, spreading
from durbar.games.excavation.rules.journal import FIRST_PLAYER, ROUND_BEGAN
from durbar.games.excavation.rules.ledger import close_round
from durbar.games.excavation.rules.moves import DO_HIRE, DO_PLACE, DO_REMOVE, DO_SPECIAL, DO_TAKE_BACK
from durbar.games.excavation.rules.table import (
    CHOOSE_ACTION,
    CHOOSE_COMBO_TO_PLACE,
    CHOOSE_COMBO_TO_TAKE,
    CHOOSE_DIG,
    CHOOSE_POSITION,
    CHOOSE_SPECIAL,
    HAND,
    Table,
    ask,
    forget,
)


def first_player(t: Table, seat: i64) -> None:
    """The first player is drawn once (X-R6)."""
    t.first = seat
    t.note(FIRST_PLAYER, seat)
    begin_round(t)


def begin_round(t: Table) -> None:
    t.round_number += 1
    t.active = t.first
    t.note(ROUND_BEGAN, t.first, t.round_number)
    forget(t)
    ask(t, CHOOSE_ACTION)


def actions(t: Table, out: vec[i64]) -> i64:
    """The actions that have a legal completion; hiring always has one (X-R12, X-R13)."""
    n: i64 = 0
    if placing.can_place(t):
        out[n] = DO_PLACE
        n += 1
    if placing.can_take_back(t):
        out[n] = DO_TAKE_BACK
        n += 1
    out[n] = DO_HIRE
    n += 1
    if specials.can_trigger(t):
        out[n] = DO_SPECIAL
        n += 1
    if removal.removable(t) != 0:
        out[n] = DO_REMOVE
        n += 1
    return n


def act(t: Table, action: i64) -> None:
    """The action is chosen; how it is done comes next."""
    if action == DO_PLACE:
        ask(t, CHOOSE_COMBO_TO_PLACE)
    elif action == DO_TAKE_BACK:
        ask(t, CHOOSE_COMBO_TO_TAKE)
    elif action == DO_HIRE:
        ask(t, CHOOSE_POSITION)
    elif action == DO_SPECIAL:
        ask(t, CHOOSE_SPECIAL)
    else:
        ask(t, CHOOSE_DIG)


def end_turn(t: Table) -> None:
    """The next player clockwise who has a card in hand (X-R17); if nobody has, the digs spread."""
    for k in range(1, t.seats + 1):
        seat = (t.active + k) % t.seats
        if t.patrons[seat].hand_size > 0:
            t.active = seat
            forget(t)
            ask(t, CHOOSE_ACTION)
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
