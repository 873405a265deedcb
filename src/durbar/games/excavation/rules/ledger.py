"""What everybody saw of everybody's cards (spec 8): the ledger.

Used cards lie face down, but nothing else about cards is secret: everybody starts with six ARCH,
hires from an open list and discards in the open. So who owns which six cards is known to all, and
only the split between hand and front is not, until a Bandit strikes: then one card changes its
owner unseen by all but two.

The ledger keeps what was seen, entry by entry, and of the unseen only the loot of the thefts. It
begins with a round in which everybody's six cards were known (`Patron.opening`), and begins anew
every round as long as nobody is robbed. `deduction.py` draws the conclusions.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.excavation.rules.table import Table

SAW_ARCH: Final = 0  # an ARCH used (C1, C2, C6)
SAW_DIFFERENT: Final = 1  # two personalities of different names used (C3)
SAW_PAIR: Final = 2  # two of the same name (C4)
SAW_BASIC: Final = 3  # a basic used beside an Eminence (C7)
SAW_HIDDEN: Final = 4  # any card used, for a hire
SAW_DISCARD: Final = 5  # this card discarded
SAW_GAIN: Final = 6  # this card received, face down
SAW_THEFT: Final = 7  # a card stolen, from `line_victim`; others see that, not which
SAW_ROUND: Final = 8  # the round ended, all cards went back to hand

UNKNOWN: Final = -1  # a purse in a `seen_by` position
UNKNOWN_CARD: Final = 15  # the loot of a theft in one


def entry(kind: i64, seat: i64, card: i64) -> i64:
    """One line of the ledger."""
    return kind + 16 * seat + 256 * card


def theft(thief: i64, victim: i64, card: i64) -> i64:
    """The line of a theft."""
    return SAW_THEFT + 16 * thief + 256 * card + 4096 * victim


def line_kind(line: i64) -> i64:
    return line & 15


def line_seat(line: i64) -> i64:
    return line >> 4 & 15


def line_card(line: i64) -> i64:
    return line >> 8 & 15


def line_victim(line: i64) -> i64:
    return line >> 12


def close_round(t: Table) -> None:
    """A round without any theft since the ledger began leaves nothing to remember."""
    for k in range(len(t.ledger)):
        if line_kind(t.ledger[k]) == SAW_THEFT:
            t.ledger = append(t.ledger, entry(SAW_ROUND, 0, 0))
            return
    t.ledger = vec[i64]()
    for seat in range(t.seats):
        t.patrons[seat].opening = t.patrons[seat].hand
