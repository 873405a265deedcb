"""Chapter 7.2: what architects do. Each has one effect, said here; those that ask are in `abilities.py`.

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

from durbar.games.revival.rules.table import NONE, Table

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
