"""The map as it stands: tokens, digs and finds on the hexes.

It is kept twice, in `ground` (what lies on a hex) and in `hexes` (all tokens of a seat, all digs, as
sets of hexes); only the functions here change it.
"""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules.table import DIGS, DUG, FREE, ONE_TOKEN, TOKEN, Table
from durbar.games.excavation.rules.valley import NO_HEXES, ROW, ROWS, WORD, around, flood


def site_at(ground: i64) -> i64:
    """The site whose dig covers a hex with this `ground`."""
    return (ground >> 3) - 1


def find_at(ground: i64) -> i64:
    """The colour of the dig token on a hex with this `ground`; -1 for a bare marker."""
    return (ground & 7) - 1


def put_token(t: Table, cell: i64, seat: i64) -> None:
    """A token from its owner's supply on a free hex."""
    patron = t.patrons[seat]
    patron.supply -= 1
    patron.posted += 1
    t.ground[cell] = TOKEN + seat
    t.hexes[seat * ROWS + ROW[cell]] |= WORD[cell]


def lift_token(t: Table, cell: i64) -> i64:
    """The token on a hex leaves it; whose it was. Where it goes is for the caller to say."""
    seat = t.ground[cell] - TOKEN
    t.patrons[seat].posted -= 1
    t.ground[cell] = FREE
    t.hexes[seat * ROWS + ROW[cell]] &= ~WORD[cell]
    return seat


def open_dig(t: Table, cell: i64, site: i64) -> None:
    """The hex becomes a dig of this site, with a bare marker on it."""
    t.ground[cell] = DUG + 8 * site
    t.hexes[DIGS + ROW[cell]] |= WORD[cell]


def lay_find(t: Table, cell: i64, site: i64, colour: i64) -> None:
    """A dig token on a hex of this site's dig, in the place of what lay there."""
    t.ground[cell] = DUG + 8 * site + colour + 1
    t.hexes[DIGS + ROW[cell]] |= WORD[cell]
    t.finds[site] += ONE_TOKEN[colour]


def swap_find(t: Table, cell: i64, colour: i64) -> i64:
    """Another dig token on a dug hex; the colour of the old one."""
    ground = t.ground[cell]
    old = find_at(ground)
    t.ground[cell] = ground - old + colour
    t.finds[site_at(ground)] += ONE_TOKEN[colour] - ONE_TOKEN[old]
    return old


def give_dig(t: Table, site: i64, host: i64) -> None:
    """All hexes and dig tokens of one dig go to another."""
    cells = t.book.valley.cells
    for k in range(len(cells)):
        ground = t.ground[cells[k]]
        if ground >= DUG and site_at(ground) == site:
            t.ground[cells[k]] = ground + 8 * (host - site)
    t.finds[host] += t.finds[site]
    t.finds[site] = 0


def clear_dig(t: Table, site: i64) -> None:
    """The hexes of a dig are free again; its dig tokens are for the caller to give away."""
    cells = t.book.valley.cells
    for k in range(len(cells)):
        cell = cells[k]
        ground = t.ground[cell]
        if ground >= DUG and site_at(ground) == site:
            t.ground[cell] = FREE
            t.hexes[DIGS + ROW[cell]] &= ~WORD[cell]
    t.finds[site] = 0


def dig_hexes(t: Table, site: i64) -> vec[i64]:
    """The hexes of a dig: what a flood from its site reaches over dug ground, as digs never touch."""
    cell = t.book.valley.site_cells[site]
    dug = NO_HEXES[:]
    for r in range(ROWS):
        dug[r] = t.hexes[DIGS + r]
    reached = NO_HEXES[:]
    reached[ROW[cell]] = WORD[cell]
    flood(dug, reached)
    return reached


def neighbours(t: Table, hexes: vec[i64]) -> vec[i64]:
    """The playable hexes that touch a set and are not of it (X-R87)."""
    playable = t.book.valley.playable
    ring = NO_HEXES[:]
    for r in range(ROWS):
        ring[r] = around(hexes, r) & playable[r] & ~hexes[r]
    return ring
