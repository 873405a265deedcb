"""What a seat knows as a row of small numbers; `observation.py` beside the rules says which is which.

It reads nothing of a position that `knowledge.py` would hide from the seat.
"""

from typing import Final

from mypy_extensions import i16, i64

from durbar.core.sheet import Sheet, relative
from durbar.games.excavation.rules.ground import find_at, site_at
from durbar.games.excavation.rules.knowledge import seen_lowest
from durbar.games.excavation.rules.numbers import CARDS, COLOURS, LIST_LENGTH, OVER, SITES
from durbar.games.excavation.rules.table import DUG, NEUTRAL, TOKEN, UNDER_SPADE, Listing, Table, cards_owned

PER_HEX: Final = 3
RING: Final = 5  # whose token lies on a hex: 1 to 4, this for the ring of a spread


def observe(t: Table, seat: i64, sheet: Sheet) -> None:
    """Everything is counted from the seat: it is player 0, the next to its left player 1."""
    seats = t.seats
    sheet.one_hot(t.phase, OVER)
    sheet.one_hot(relative(t.active, seat, seats), seats)
    sheet.one_hot(relative(t.first, seat, seats), seats)
    sheet.put(t.round_number)
    for k in range(seats):
        other = (seat + k) % seats
        patron = t.patrons[other]
        sheet.put(patron.hand_size)
        sheet.put(cards_owned(t, other) - patron.hand_size)
        sheet.put(patron.supply)
        sheet.put(patron.lost)
        sheet.packed(patron.won, 8, COLOURS)
        sheet.bits(patron.sites, SITES)
        sheet.packed(patron.opening, 4, CARDS)
    me = t.patrons[seat]
    sheet.packed(me.hand, 4, CARDS)
    sheet.packed(me.front, 4, CARDS)
    _valley(t, seat, sheet)
    _listing(t, t.sites, seat, sheet)
    _listing(t, t.row, seat, sheet)
    sheet.packed(t.bag, 8, COLOURS)
    sheet.packed(t.pile, 4, CARDS)
    sheet.packed(t.discard, 4, CARDS)
    sheet.bits(t.unseen, SITES)
    sheet.put(t.site_pile)
    _pending(t, seat, sheet)


def _valley(t: Table, seat: i64, sheet: Sheet) -> None:
    """Three numbers a hex: whose token, which dig, which find; a smaller map leaves the last ones at 0."""
    cells = t.book.valley.cells
    ground = t.ground
    out = sheet.out
    at = sheet.at
    sheet.zeros(t.book.most_hexes * PER_HEX)
    for k in range(len(cells)):
        what = ground[cells[k]]
        if what >= DUG:
            out[at + 1] = i16(site_at(what) + 1)
            out[at + 2] = i16(find_at(what) + 1)
        elif what == UNDER_SPADE:
            out[at] = i16(RING)
        elif what >= TOKEN:
            out[at] = i16(relative(what - TOKEN, seat, t.seats) + 1)
        at += PER_HEX


def _listing(t: Table, listing: Listing, seat: i64, sheet: Sheet) -> None:
    """From the top: the card, and how many tokens everybody, then nobody, has on it."""
    seats = t.seats
    width = seats + 2
    first = sheet.at
    sheet.zeros(LIST_LENGTH * width)
    start: i64 = 0
    for k in range(len(listing.cards)):
        at = first + k * width
        sheet.at = at
        sheet.put(listing.cards[k] + 1)
        for token in range(start, start + listing.counts[k]):
            owner = listing.owners[token]
            column = seats if owner == NEUTRAL else relative(owner, seat, seats)
            sheet.out[at + 1 + column] += i16(1)
        start += listing.counts[k]
    sheet.at = first + LIST_LENGTH * width


def _pending(t: Table, seat: i64, sheet: Sheet) -> None:
    """What an unfinished action has settled so far."""
    sheet.put(t.left)
    sheet.put(t.moved)
    sheet.put(t.position + 1)
    sheet.put(relative(t.victim, seat, t.seats) + 1)
    sheet.put(t.dig + 1)
    sheet.put(seen_lowest(t, seat) + 1)
    sheet.bits(t.colours, COLOURS)
    sheet.put(t.one + 1)
    sheet.put(t.two + 1)
    sheet.put(t.drawn + 1)
    sheet.put(t.host + 1)
    sheet.bits(t.joined, SITES)
    sheet.put(t.after)
    sheet.put(t.frozen + 1)
    sheet.put(t.frozen_next + 1)
