"""Chapter 7.2: what architects do. Each has one effect, and all that an effect does is in this file.

An architect is a row of content/numbers.toml: a name, an effect, and the number that goes with it.

    effect        when it acts                              what it does                              rule
    extra-card    collecting, exactly `number` red cards    draws one more and returns one            V-R110
                  are missing
    draw-first    just before the own last coin             a red card into the hand, then a discard  V-R112
    take-first    just before the own last coin             a discard into the hand, then a discard   V-R112
    larger-hand   at the hand limit                         it is `number`                            V-R113
    last-bid      the bid before a last coin                it is worth `number` more                 V-R114
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
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
from durbar.games.revival.rules.table import KNOWERS, NONE, PUBLIC, Table

EFFECTS: Final = ("extra-card", "draw-first", "take-first", "larger-hand", "last-bid")
NUMBERS: Final = ((1, 6), (0, 0), (0, 0), (0, 9), (0, 5))  # that each may have, from and to
EXTRA_CARD: Final = 0
DRAW_FIRST: Final = 1
TAKE_FIRST: Final = 2
LARGER_HAND: Final = 3
LAST_BID: Final = 4


def has_effect(t: Table, seat: i64, effect: i64) -> bool:
    architect = t.players[seat].architect
    return architect != NONE and t.book.architect_effect[architect] == effect


def number_of(t: Table, seat: i64) -> i64:
    """The number that goes with the effect."""
    return t.book.architect_number[t.players[seat].architect]


# While bidding


def bid_bonus(t: Table, seat: i64) -> i64:
    """last-bid: what each coin of this seat is worth beyond its value in this round."""
    if t.players[seat].architect == NONE or not has_effect(t, seat, LAST_BID):
        return 0
    return number_of(t, seat) if t.is_last_coin_round() else 0


# While collecting


def draws_extra(t: Table, seat: i64, need: i64) -> bool:
    """extra-card: one card more than is kept, when exactly so many are missing."""
    return has_effect(t, seat, EXTRA_CARD) and number_of(t, seat) == need


# At the hand limit


def hand_limit(t: Table, seat: i64) -> i64:
    """larger-hand, or the limit for all."""
    if t.players[seat].architect == NONE:
        return t.setting.hand_limit
    return number_of(t, seat) if has_effect(t, seat, LARGER_HAND) else t.setting.hand_limit


# Just before the own last coin


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
