"""Builds a position from JSON: what `describe` told, or what somebody wrote by hand.

Only the digs must be said. Defaults: round 1; seat 0 is first, active, and chooses an action; no
tokens; ARCH cards fill up everybody's six; digs are listed as they are written; the personality list
shows the first six types; and whatever is not mentioned is in its pile, its bag or its supply. Cards
in front of a player count as used unseen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from durbar.core.breaches import refuse
from durbar.core.kernel import BIT
from durbar.core.reading import Reader
from durbar.core.vecs import append, vec
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.content_laws import FINDS
from durbar.games.excavation.position.build_question import read_pending, read_turn
from durbar.games.excavation.position.build_seen import read_seen
from durbar.games.excavation.position.laws import breaches
from durbar.games.excavation.rules.book import Book
from durbar.games.excavation.rules.ground import lay_find, open_dig, put_token
from durbar.games.excavation.rules.kernel import ExcavationKernel, new_kernel
from durbar.games.excavation.rules.numbers import ARCH, COLOURS, LIST_LENGTH
from durbar.games.excavation.rules.table import (
    FREE,
    HAND,
    NEUTRAL,
    ONE_CARD,
    ONE_TOKEN,
    TOKENS,
    Listing,
    cards,
    cards_owned,
    forget,
    tokens,
)

NOBODYS = (None, "neutral")  # a token on a card that is no player's (X-R42)


def build(position: Mapping[str, Any], book: Book, seats: int, set_aside: int) -> ExcavationKernel:
    """The position; BadPosition names the field that cannot be read or breaks a law."""
    t = new_kernel(book, seats, 0)
    forget(t)
    r = Reader(position)
    read_turn(r, t)
    name = "players" if r.has("players") else "seats"  # as they were called before
    written = r.items(name) or [{}] * seats
    if len(written) != seats:
        raise r.wrong(name, f"there are {seats} players, not {len(written)}")
    rows = [Reader(row, f"{name}[{seat}]") for seat, row in enumerate(written)]
    for seat, row in enumerate(rows):
        read_player(row, t, seat)
    read_digs(r.inner("digs"), t)
    read_tokens(r.inner("tokens"), t)
    read_lists(r, t)
    read_pending(r.inner("pending"), t)
    read_pools(r, t)
    read_site_pile(r, t, set_aside)
    for seat, row in enumerate(rows):
        read_supply(row, t, seat)
    read_seen(r, t)
    r.finish()
    refuse(breaches(t))
    return t


# --- Players ------------------------------------------------------------------------------------------


def read_player(r: Reader, t: ExcavationKernel, seat: int) -> None:
    """Cards, what was won and lost; the supply is what is not elsewhere (`read_supply`)."""
    hand = r.counts("hand", CARD_NAMES, HAND)
    front = r.counts("front", CARD_NAMES, HAND)
    missing = max(int(cards_owned(t, seat)) - sum(hand) - sum(front), 0)
    if not r.has("hand"):
        hand[ARCH] += missing
    elif not r.has("front"):
        front[ARCH] += missing
    patron = t.patrons[seat]
    patron.hand = pack(hand, ONE_CARD)
    patron.front = pack(front, ONE_CARD)
    patron.hand_size = sum(hand)
    for name, size in (("hand_size", sum(hand)), ("front_size", sum(front))):
        r.number(name, size, size, size, "4.1")
    patron.lost = r.number("lost", 0, 0, TOKENS, "X-R2")
    patron.won = pack(r.counts("finds", COLOUR_NAMES, FINDS), ONE_TOKEN)
    for site in different(r, "sites"):
        patron.sites |= BIT[site]


def read_supply(r: Reader, t: ExcavationKernel, seat: int) -> None:
    """Each player has 25 tokens in all."""
    left = int(t.patrons[seat].supply - t.patrons[seat].lost)
    if left < 0:
        raise r.wrong("supply", f"{TOKENS - left} tokens are out, but there are {TOKENS}", "X-R2")
    t.patrons[seat].supply = r.number("supply", left, left, left, "X-R2")
    r.finish()


# --- The map ------------------------------------------------------------------------------------------


def read_digs(r: Reader, t: ExcavationKernel) -> None:
    """Each dig by its site: finds, site cards under its own, markers that are still to be replaced."""
    for name in r.written:
        site = r.number_of(name, name, SITE_NAMES)
        dig = r.inner(name)
        finds = dig.inner("finds")
        for cell_name in finds.written:
            cell = free_cell(finds, cell_name, cell_name, t)
            colour = finds.word(cell_name, COLOUR_NAMES)
            if colour < 0:
                raise finds.wrong(cell_name, f"null is not one of {', '.join(COLOUR_NAMES)}")
            lay_find(t, cell, site, colour)
        for marker in dig.items("bare"):
            open_dig(t, free_cell(dig, "bare", marker, t), site)
        home = HEX_NAMES[t.book.valley.site_cells[site]]
        if home not in finds.written:
            open_dig(t, free_cell(r, name, home, t), site)
        above = site
        for stacked in different(dig, "under"):
            t.under[above] = stacked
            above = stacked
        t.sites.cards = append(t.sites.cards, i64(site))
        dig.finish()


def read_tokens(r: Reader, t: ExcavationKernel) -> None:
    """Whose token stands on which hex."""
    for name in r.written:
        cell = free_cell(r, name, name, t)
        put_token(t, cell, r.number(name, -1, 0, int(t.seats) - 1))


def free_cell(r: Reader, field: str, name: object, t: ExcavationKernel) -> int:
    """A hex of the map on which nothing lies yet."""
    cell = r.number_of(field, name, HEX_NAMES)
    if t.ground[cell] < FREE:
        raise r.wrong(field, f"{name} is no playable hex of this map", "X-R28")
    if t.ground[cell] != FREE:
        raise r.wrong(field, f"something lies on {name} already", "X-R28")
    return cell


# --- Lists and pools ----------------------------------------------------------------------------------


def read_lists(r: Reader, t: ExcavationKernel) -> None:
    digs = [int(site) for site in t.sites.cards]
    t.sites = read_list(r, t, "sites", "site", SITE_NAMES, digs)
    if sorted(t.sites.cards) != sorted(digs):
        raise r.wrong("sites", "the list has one card for every dig", "4.5")
    free = [card for card in range(ARCH + 1, len(CARD_NAMES)) if held(t, card) < cards(t.book.pile, card)]
    t.row = read_list(r, t, "personalities", "card", CARD_NAMES, free[:LIST_LENGTH])
    if ARCH in t.row.cards:
        raise r.wrong("personalities", "an ARCH is no personality", "X-R5")


def read_list(
    r: Reader, t: ExcavationKernel, field: str, what: str, names: Sequence[str], usual: Sequence[int]
) -> Listing:
    """A list from the top: each card by its name, or with the owners of its tokens, the oldest first."""
    listing = Listing(vec[i64](), vec[i64](), vec[i64]())
    rows = r.items(field) if r.has(field) else [names[card] for card in usual]
    for k, row in enumerate(rows):
        entry = Reader({what: row} if isinstance(row, str) else row, f"{field}[{k}]")
        listing.cards = append(listing.cards, i64(entry.number_of(what, entry.raw(what), names)))
        owners = entry.items("tokens")
        listing.counts = append(listing.counts, i64(len(owners)))
        for owner in owners:
            seat: int = NEUTRAL
            if owner not in NOBODYS:
                seat = Reader({"tokens": owner}, entry.place).number("tokens", -1, 0, int(t.seats) - 1)
                t.patrons[seat].supply -= 1
            listing.owners = append(listing.owners, i64(seat))
        entry.finish()
    return listing


def held(t: ExcavationKernel, card: int) -> int:
    """How many cards of one type the players have."""
    return sum(int(cards(patron.hand, card) + cards(patron.front, card)) for patron in t.patrons)


def read_pools(r: Reader, t: ExcavationKernel) -> None:
    """Bag, pile and discard: as written, or what is not elsewhere."""
    personalities = range(ARCH + 1, len(CARD_NAMES))
    most = sum(int(cards(t.book.pile, card)) for card in personalities)
    for name in ("pile", "discard"):
        if any(many > 15 for many in r.counts(name, CARD_NAMES, most)):
            raise r.wrong(name, "there are not so many cards of one type", "X-R1")
    t.discard = pack(r.counts("discard", CARD_NAMES, most), ONE_CARD)
    t.pile = pack(r.counts("pile", CARD_NAMES, most), ONE_CARD)
    if not r.has("pile"):
        for card in personalities:
            out = held(t, card) + list(t.row.cards).count(card) + int(cards(t.discard, card))
            t.pile += rest(r, "pile", int(cards(t.book.pile, card)) - out, CARD_NAMES[card]) * ONE_CARD[card]
    t.bag = pack(r.counts("bag", COLOUR_NAMES, FINDS), ONE_TOKEN)
    if not r.has("bag"):
        for colour in range(COLOURS):
            out = sum(int(tokens(heap, colour)) for heap in (*t.finds, *(p.won for p in t.patrons)))
            left = int(tokens(t.book.bag, colour)) - out - (t.drawn == colour)
            t.bag += rest(r, "bag", left, COLOUR_NAMES[colour]) * ONE_TOKEN[colour]


def rest(r: Reader, field: str, left: int, name: str) -> int:
    if left < 0:
        raise r.wrong(field, f"there are {-left} {name} too many", "2")
    return left


def read_site_pile(r: Reader, t: ExcavationKernel, set_aside: int) -> None:
    """Every site card is in the list, under a dig, won or still to come."""
    placed: list[int] = list(t.sites.cards)
    placed += [int(stacked) for stacked in t.under if stacked >= 0]
    placed += [site for p in t.patrons for site in range(len(SITE_NAMES)) if p.sites >> site & 1]
    for site in placed:
        if not t.unseen >> site & 1:
            raise r.wrong("digs", f"the card of {SITE_NAMES[site]} is in two places", "X-R1")
        t.unseen &= ~BIT[site]
    left = len(SITE_NAMES) - len(placed) - set_aside
    if left < 0:
        raise r.wrong("digs", f"{set_aside} site cards are set aside", "X-R7")
    t.site_pile = r.number("site_pile", left, left, left, "X-R7")


# --- Words --------------------------------------------------------------------------------------------


def different(r: Reader, field: str) -> list[int]:
    """Several sites, none of them twice."""
    found = r.words(field, SITE_NAMES)
    if len(found) != len(set(found)):
        raise r.wrong(field, "a site is named twice")
    return found


def pack(found: Sequence[int], one: vec[i64]) -> int:
    """Counts as a purse of cards or a heap of dig tokens."""
    return sum(many * int(one[k]) for k, many in enumerate(found))
