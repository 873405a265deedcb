"""Chapter 7.2: the architects who act just before the own last coin, `draw-first` and `take-first`."""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.revival.rules.architects import DRAW_FIRST, TAKE_FIRST, has_effect
from durbar.games.revival.rules.building import receive
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    DRAW_RED,
    E_DISCARDED,
    E_TOOK,
    M_DECLINE,
    M_DRAW,
    M_TAKE,
    SPEND,
)
from durbar.games.revival.rules.piles import DISCARDS, is_empty, list_cards, put, take
from durbar.games.revival.rules.red_deck import can_draw, draw_red, is_red_left
from durbar.games.revival.rules.table import KNOWERS, PUBLIC, Table


def acts_first(t: Table, seat: i64) -> bool:
    return has_effect(t, seat, DRAW_FIRST) or has_effect(t, seat, TAKE_FIRST)


def may_be_drawing(t: Table, seat: i64) -> bool:
    """draw-first: chance says which card comes, once there is a deck to draw from."""
    return has_effect(t, seat, DRAW_FIRST) and is_red_left(t)


def may_act_first(t: Table, seat: i64) -> bool:
    """draw-first needs a card to draw, take-first a card to take."""
    if has_effect(t, seat, DRAW_FIRST):
        return is_red_left(t) or not is_empty(t.piles, DISCARDS)
    return has_effect(t, seat, TAKE_FIRST) and not is_empty(t.piles, DISCARDS)


def legal_ability(t: Table, out: vec[i64]) -> i64:
    """Not to use it; or to draw, or the discard to take (V-R152)."""
    out[0] = M_DECLINE
    if has_effect(t, t.player, DRAW_FIRST):
        out[1] = M_DRAW
        return 2
    return list_cards(t.piles, DISCARDS, M_TAKE, out, 1)


def use_ability(t: Table, move: i64) -> None:
    if move == M_DECLINE:
        t.stage = SPEND
        t.ask(t.player, SPEND)
    elif move == M_DRAW:
        can_draw(t)  # a new deck if need be (V-R151)
        t.ask_chance(DRAW_RED)
    else:
        take_discard(t, move - M_TAKE)
        ask_discard(t)


def take_discard(t: Table, card: i64) -> None:
    """From the open pile into the hand; a holographic Buddha is built (V-R133)."""
    take(t.piles, DISCARDS, card)
    t.note(E_TOOK, t.player, card)
    t.stage = ABILITY_DISCARD
    receive(t, t.player, (card << KNOWERS) | PUBLIC)


def draw_first(t: Table, card: i64) -> None:
    """Chance has said which card."""
    seat = t.queue[t.at]
    t.stage = ABILITY_DISCARD
    receive(t, seat, draw_red(t, seat, card))
    ask_discard(t)


def ask_discard(t: Table) -> None:
    """One hand card must go, if there is one (V-R137); then the coin."""
    seat = t.queue[t.at]
    if t.stage == ABILITY_DISCARD and len(t.players[seat].hand) == 0:
        t.stage = SPEND
    t.ask_again(seat)


def discard_after_ability(t: Table, card: i64) -> None:
    t.players[t.player].drop(card)
    put(t.piles, DISCARDS, card)
    t.note(E_DISCARDED, t.player, card)
    t.stage = SPEND
    t.ask(t.player, SPEND)


def ask_before_coin(t: Table, seat: i64) -> None:
    """The ability first, if there is one to use now; then the coin (V-R112)."""
    t.stage = ABILITY if may_act_first(t, seat) else SPEND
    t.ask(seat, t.stage)
