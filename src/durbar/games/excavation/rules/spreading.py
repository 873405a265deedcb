"""The spread phase (spec 6.4): the digs at the top of the site list grow by a ring."""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules import digs, lists
from durbar.games.excavation.rules.ground import dig_hexes, lay_find, lift_token, neighbours
from durbar.games.excavation.rules.numbers import (
    DRAW_FIND,
    E_EVICTED,
    E_FOUND,
    E_SPREAD_LOST,
    E_SPREADS,
    END_ROUND,
    NO_TOKENS_TO_SPREAD,
    SPREAD,
)
from durbar.games.excavation.rules.scoring import end
from durbar.games.excavation.rules.table import (
    FREE,
    MOST_DIGS,
    ONE_TOKEN,
    THEN_SPREAD,
    UNDER_SPADE,
    Table,
    ask_chance,
    count_tokens,
    forget,
)
from durbar.games.excavation.rules.valley import CELLS, list_cells, size


def begin(t: Table) -> None:
    """Which sites will spread is decided now, for good: two of six, else one (X-R84, X-R112)."""
    forget(t)
    t.active = t.first  # he draws, and his supply wins ties for automatic tokens (X-R40, X-R93)
    t.frozen = t.sites.cards[0]
    t.frozen_next = t.sites.cards[1] if len(t.sites.cards) == MOST_DIGS else -1
    t.phase = SPREAD


def spread(t: Table) -> None:
    """The next frozen site spreads, isolated or not (X-R96); one that was joined no longer does (X-R85)."""
    site = t.frozen
    if site < 0:
        t.phase = END_ROUND
        return
    t.frozen = t.frozen_next
    t.frozen_next = -1
    if lists.place_of(t.sites, site) < 0:
        t.note(E_SPREAD_LOST, site)
        return
    ring = neighbours(t, dig_hexes(t, site))
    needed = size(ring)
    if needed > count_tokens(t.bag):  # not begun (X-R91)
        end(t, NO_TOKENS_TO_SPREAD)
        return
    t.note(E_SPREADS, site, needed)
    cells = vec[i64]([0] * needed)
    list_cells(t.book.valley, ring, 0, 0, cells)
    for k in range(needed):
        cell = cells[k]
        if t.ground[cell] != FREE:
            seat = lift_token(t, cell)
            t.patrons[seat].lost += 1  # to the graveyard (X-R88)
            t.note(E_EVICTED, seat, cell)
        t.ground[cell] = UNDER_SPADE
    t.host = site
    t.after = THEN_SPREAD
    t.one = -1
    _dig_on(t)


def _dig_on(t: Table) -> None:
    """The next hex of the ring, in reading order (X-R93); after the last, digs may have met."""
    cell = t.one + 1
    while cell < CELLS and t.ground[cell] != UNDER_SPADE:
        cell += 1
    if cell < CELLS:
        t.one = cell
        ask_chance(t, DRAW_FIND)
    else:
        t.one = -1
        digs.meet(t)


def lay_next_find(t: Table, colour: i64) -> None:
    """A dig token from the bag on the next hex of the ring."""
    t.bag -= ONE_TOKEN[colour]
    lay_find(t, t.one, t.host, colour)
    t.note(E_FOUND, t.one, colour)
    _dig_on(t)
