"""The laws of the table: everything is somewhere exactly once, and lies as it must (spec, appendix)."""

from collections.abc import Iterator

from durbar.core.kernel import BIT
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, SITE_NAMES
from durbar.games.excavation.rules import deduction
from durbar.games.excavation.rules.control import digs_within
from durbar.games.excavation.rules.ground import dig_hexes, find_at, site_at
from durbar.games.excavation.rules.table import (
    ARCH,
    DIG,
    DIGS,
    DRAW_FIND,
    DRAW_FOR_MARKER,
    DRAW_PERSONALITY,
    DRAW_SITE,
    LIST_LENGTH,
    MOST_DIGS,
    NO_TOKEN_FOR_MARKER,
    TOKEN,
    TOKENS,
    UNDER_SPADE,
    Table,
    cards,
    cards_owned,
    count_cards,
    tokens,
)
from durbar.games.excavation.rules.valley import ROW, ROWS, WORD, size

ARCHS = 24


def broken(t: Table) -> Iterator[str]:
    """Every law this position breaks, in words."""
    yield from _cards(t)
    yield from _dig_tokens(t)
    yield from _player_tokens(t)
    if t.over and t.ending == NO_TOKEN_FOR_MARKER:
        return  # stopped in the middle of a merger (X-R114)
    yield from _lists(t)
    yield from _digs(t)
    yield from _sets_of_hexes(t)
    yield from _ledger(t)


def _cards(t: Table) -> Iterator[str]:
    for seat, patron in enumerate(t.patrons):
        held = count_cards(patron.hand) + count_cards(patron.front)
        if held != cards_owned(t, seat):
            yield f"seat {seat} owns {held} cards instead of {cards_owned(t, seat)} (4.1)"
        if patron.hand_size != count_cards(patron.hand):
            yield f"seat {seat}: {patron.hand_size} cards in hand are counted (4.1)"
    for card, name in enumerate(CARD_NAMES):
        held = sum(cards(patron.hand, card) + cards(patron.front, card) for patron in t.patrons)
        if card == ARCH:
            if held > ARCHS:
                yield f"there are {held} {name} cards, more than {ARCHS} (X-R5)"
            continue
        total = held + cards(t.pile, card) + cards(t.discard, card) + list(t.row.cards).count(card)
        if total != cards(t.book.pile, card):
            yield f"there are {total} {name} cards instead of {cards(t.book.pile, card)} (X-R1)"


def _dig_tokens(t: Table) -> Iterator[str]:
    on_map = [0] * len(COLOUR_NAMES)
    for cell in t.book.valley.cells:
        if t.ground[cell] >= DIG and find_at(t.ground[cell]) >= 0:
            on_map[find_at(t.ground[cell])] += 1
    for colour, name in enumerate(COLOUR_NAMES):
        counted = sum(tokens(heap, colour) for heap in t.finds)
        if counted != on_map[colour]:
            yield f"{on_map[colour]} {name} dig tokens lie on the map, {counted} are counted (6)"
        total = tokens(t.bag, colour) + counted + sum(tokens(patron.won, colour) for patron in t.patrons)
        total += t.drawn == colour
        if total != tokens(t.book.bag, colour):
            yield f"there are {total} {name} dig tokens instead of {tokens(t.book.bag, colour)} (2)"


def _player_tokens(t: Table) -> Iterator[str]:
    for seat, patron in enumerate(t.patrons):
        posted = sum(t.ground[cell] == TOKEN + seat for cell in t.book.valley.cells)
        listed = list(t.sites.owners).count(seat) + list(t.row.owners).count(seat)
        total = patron.supply + patron.lost + posted + listed
        if total != TOKENS or patron.supply < 0 or patron.posted != posted:
            yield f"seat {seat} has {total} tokens instead of {TOKENS} (X-R2)"


def _lists(t: Table) -> Iterator[str]:
    for name, listing in (("site", t.sites), ("personality", t.row)):
        counts = list(listing.counts)
        if counts != sorted(counts):
            yield f"the {name} list is not ordered by its tokens: {counts} (X-R33)"
        if counts and counts[0]:
            yield f"the top card of the {name} list has tokens (X-R36)"
        if len(listing.owners) != sum(counts):
            yield f"the tokens of the {name} list are miscounted (4.5)"
    if not _setting_up(t) and len(t.row.cards) != LIST_LENGTH - (t.phase == DRAW_PERSONALITY):
        yield f"the personality list has {len(t.row.cards)} cards (X-R49)"


def _setting_up(t: Table) -> bool:
    return t.round_number == 0


def _digs(t: Table) -> Iterator[str]:
    changing = t.phase in (DRAW_SITE, DRAW_FIND, DRAW_FOR_MARKER)
    if not changing and len(t.sites.cards) < MOST_DIGS and t.site_pile > 0:
        yield f"there are {len(t.sites.cards)} digs, and site cards to come (X-R76)"
    if not changing and not t.over and len(t.sites.cards) < 2:
        yield "at least two digs are open while the game goes on (7)"
    for cell in t.book.valley.cells:
        ground = t.ground[cell]
        if ground >= DIG and find_at(ground) < 0 and cell != t.book.valley.site_cells[site_at(ground)]:
            if t.phase != DRAW_FOR_MARKER or cell != t.one:
                yield f"a marker lies where {SITE_NAMES[site_at(ground)]} is not (6.3)"
    if t.phase in (DRAW_FIND, DRAW_FOR_MARKER):
        return  # rings and mergers are under way
    for site in t.sites.cards:
        hexes = dig_hexes(t, site)
        if digs_within(t, hexes) != BIT[site]:
            yield f"the dig of {SITE_NAMES[site]} touches another (6.3)"
        owned = sum(site_at(ground) == site for ground in t.ground if ground >= DIG)
        if owned != size(hexes):
            yield f"the dig of {SITE_NAMES[site]} does not hang together (6)"


def _sets_of_hexes(t: Table) -> Iterator[str]:
    """`ground` and `hexes` tell the same."""
    sets = [0] * len(t.hexes)
    for cell in t.book.valley.cells:
        ground = t.ground[cell]
        if TOKEN <= ground < UNDER_SPADE:
            sets[(ground - TOKEN) * ROWS + ROW[cell]] |= WORD[cell]
        elif ground >= DIG:
            sets[DIGS + ROW[cell]] |= WORD[cell]
    if sets != list(t.hexes):
        yield "the hexes with tokens and digs are miscounted (5.2)"


def _ledger(t: Table) -> Iterator[str]:
    for seat in range(t.seats):
        if not deduction.fits(t, seat):
            yield f"seat {seat} cannot have the cards it has after what was seen of it (8)"
