"""The laws of the table: everything is somewhere exactly once, and lies as it must (spec, appendix).

Each broken law is told with the field of the position that breaks it.
"""

from collections.abc import Iterator

from durbar.core.breaches import Breach
from durbar.core.kernel import BIT
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, SITE_NAMES
from durbar.games.excavation.position.laws_of_questions import questions
from durbar.games.excavation.rules import deduction
from durbar.games.excavation.rules.control import digs_within
from durbar.games.excavation.rules.ground import dig_hexes, find_at, site_at
from durbar.games.excavation.rules.ledger import SAW_ROUND, SAW_THEFT, line_kind
from durbar.games.excavation.rules.numbers import (
    ARCH,
    DRAW_FIND,
    DRAW_FOR_MARKER,
    DRAW_PERSONALITY,
    DRAW_SITE,
    LIST_LENGTH,
    NO_TOKEN_FOR_MARKER,
)
from durbar.games.excavation.rules.table import (
    DIGS,
    DUG,
    HAND,
    MOST_DIGS,
    ONE_CARD,
    TOKEN,
    TOKENS,
    UNDER_SPADE,
    Table,
    cards,
    cards_owned,
    count_cards,
    count_tokens,
    tokens,
)
from durbar.games.excavation.rules.valley import ROW, ROWS, WORD, holds

ARCHS = 24


def breaches(t: Table) -> Iterator[Breach]:
    """Every law this position breaks."""
    yield from all_cards(t)
    yield from dig_tokens(t)
    yield from player_tokens(t)
    if t.over and t.ending == NO_TOKEN_FOR_MARKER:
        return  # stopped in the middle of a merger (X-R114)
    yield from lists(t)
    yield from digs(t)
    yield from markers(t)
    yield from rounds(t)
    yield from sets_of_hexes(t)
    yield from ledger(t)
    yield from questions(t)


def all_cards(t: Table) -> Iterator[Breach]:
    for seat, patron in enumerate(t.patrons):
        held = count_cards(patron.hand) + count_cards(patron.front)
        if held != cards_owned(t, seat):
            yield Breach(f"seats[{seat}].hand", f"owns {held} cards instead of {cards_owned(t, seat)}", "4.1")
        if patron.hand_size != count_cards(patron.hand):
            yield Breach(f"seats[{seat}].hand", f"{patron.hand_size} cards in hand are counted", "4.1")
    for card, name in enumerate(CARD_NAMES):
        held = sum(cards(patron.hand, card) + cards(patron.front, card) for patron in t.patrons)
        if card == ARCH:
            if held > ARCHS:
                yield Breach("players", f"there are {held} {name} cards, more than {ARCHS}", "X-R5")
            if cards(t.pile, card) or cards(t.discard, card):
                yield Breach("pile", f"an {name} goes to the reserve, never to pile or discard", "X-R46")
            continue
        total = held + cards(t.pile, card) + cards(t.discard, card) + list(t.row.cards).count(card)
        if total != cards(t.book.pile, card):
            yield Breach(
                "pile", f"there are {total} {name} cards instead of {cards(t.book.pile, card)}", "X-R1"
            )


def dig_tokens(t: Table) -> Iterator[Breach]:
    on_map = [0] * len(COLOUR_NAMES)
    for cell in t.book.valley.cells:
        if t.ground[cell] >= DUG and find_at(t.ground[cell]) >= 0:
            on_map[find_at(t.ground[cell])] += 1
    for colour, name in enumerate(COLOUR_NAMES):
        counted = sum(tokens(heap, colour) for heap in t.finds)
        if counted != on_map[colour]:
            yield Breach(
                "digs", f"{on_map[colour]} {name} dig tokens lie on the map, {counted} are counted", "6"
            )
        total = tokens(t.bag, colour) + counted + sum(tokens(patron.won, colour) for patron in t.patrons)
        total += t.drawn == colour
        if total != tokens(t.book.bag, colour):
            yield Breach(
                "bag", f"there are {total} {name} dig tokens instead of {tokens(t.book.bag, colour)}", "2"
            )


def player_tokens(t: Table) -> Iterator[Breach]:
    for seat, patron in enumerate(t.patrons):
        posted = sum(t.ground[cell] == TOKEN + seat for cell in t.book.valley.cells)
        listed = list(t.sites.owners).count(seat) + list(t.row.owners).count(seat)
        total = patron.supply + patron.lost + posted + listed
        if total != TOKENS or patron.supply < 0 or patron.posted != posted:
            yield Breach(f"seats[{seat}].supply", f"there are {total} tokens instead of {TOKENS}", "X-R2")


def lists(t: Table) -> Iterator[Breach]:
    for field, name, listing in (("sites", "site", t.sites), ("personalities", "personality", t.row)):
        counts = list(listing.counts)
        if counts != sorted(counts):
            yield Breach(field, f"the {name} list is not ordered by its tokens: {counts}", "X-R33")
        if counts and counts[0]:
            yield Breach(field, f"the top card of the {name} list has tokens", "X-R36")
        if len(listing.owners) != sum(counts):
            yield Breach(field, f"the tokens of the {name} list are miscounted", "4.5")
    most = LIST_LENGTH - (t.phase == DRAW_PERSONALITY)
    if len(t.row.cards) > most or (t.round_number > 0 and len(t.row.cards) < most):
        yield Breach("personalities", f"the personality list has {len(t.row.cards)} cards", "X-R49")


def digs(t: Table) -> Iterator[Breach]:
    number = len(t.sites.cards)
    changing = t.phase in (DRAW_SITE, DRAW_FIND, DRAW_FOR_MARKER)
    if number > MOST_DIGS:
        yield Breach("digs", f"there are {number} digs, more than {MOST_DIGS}", "X-R76")
    if not changing and number < MOST_DIGS and t.site_pile > 0:
        yield Breach("digs", f"there are {number} digs, and site cards to come", "X-R76")
    if not changing and not t.over and number < 2:
        yield Breach("digs", "at least two digs are open while the game goes on", "7")
    growing = t.host if t.phase in (DRAW_FIND, DRAW_FOR_MARKER) else -1  # it may touch those it is to take in
    for site in t.sites.cards:
        hexes = dig_hexes(t, site)
        owned = sum(site_at(ground) == site for ground in t.ground if ground >= DUG)
        reached = sum(holds(hexes, cell) and site_at(t.ground[cell]) == site for cell in t.book.valley.cells)
        if owned != reached:
            yield Breach(f"digs.{SITE_NAMES[site]}", "the dig does not hang together", "6")
        if growing < 0 and digs_within(t, hexes) != BIT[site]:
            yield Breach(f"digs.{SITE_NAMES[site]}", "the dig touches another", "6.3")


def markers(t: Table) -> Iterator[Breach]:
    """A hex of a dig without a dig token is its site, or the marker that is being replaced."""
    for cell in t.book.valley.cells:
        ground = t.ground[cell]
        if ground >= DUG and find_at(ground) < 0 and cell != t.book.valley.site_cells[site_at(ground)]:
            if t.phase != DRAW_FOR_MARKER or cell != t.one:
                yield Breach("digs", f"a marker lies where {SITE_NAMES[site_at(ground)]} is not", "6.3")


def rounds(t: Table) -> Iterator[Breach]:
    """Every round takes a dig token from the bag, and before the first nothing has happened."""
    if t.round_number > 1 + count_tokens(t.book.bag) - count_tokens(t.bag):
        yield Breach(
            "round", f"{t.round_number - 1} rounds are over, but the digs have not spread so often", "6.4"
        )
    if t.round_number > 0:
        return
    for seat, patron in enumerate(t.patrons):
        if patron.hand != HAND * ONE_CARD[ARCH] or patron.supply < TOKENS or patron.won or patron.sites:
            yield Breach(f"seats[{seat}]", "nobody has done anything before the first round", "3")
    if t.active or t.first or t.discard or len(t.ledger) or sum(t.sites.counts) or sum(t.row.counts):
        yield Breach("round", "nothing has happened before the first round", "3")


def sets_of_hexes(t: Table) -> Iterator[Breach]:
    """`ground` and `hexes` tell the same."""
    sets = [0] * len(t.hexes)
    for cell in t.book.valley.cells:
        ground = t.ground[cell]
        if TOKEN <= ground < UNDER_SPADE:
            sets[(ground - TOKEN) * ROWS + ROW[cell]] |= WORD[cell]
        elif ground >= DUG:
            sets[DIGS + ROW[cell]] |= WORD[cell]
    if sets != list(t.hexes):
        yield Breach("tokens", "the hexes with tokens and digs are miscounted", "5.2")


def ledger(t: Table) -> Iterator[Breach]:
    kinds = [line_kind(line) for line in t.ledger]
    if SAW_ROUND in kinds and SAW_THEFT not in kinds[: kinds.index(SAW_ROUND)]:
        yield Breach("seen", "a round without a theft is not remembered", "8")
    for seat in range(t.seats):
        if not deduction.fits(t, seat):
            yield Breach("seen", f"seat {seat} cannot have the cards it has after what was seen of it", "8")
