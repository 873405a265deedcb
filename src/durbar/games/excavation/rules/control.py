"""Isolation and control (spec 5): who may remove a dig.

A dig is isolated when every way from it to another dig meets a token. Then its *control set* is
counted: of all tokens that touch the dig's region ("tightest"), those that face another dig
("shortest"). Two floods find it:

    region    from the dig, over every hex without a token. If it meets another dig: not isolated.
    wall      the tokens that touch the region.
    outside   from all other digs, over every hex that is not of the wall. Tokens standing farther
              out count as open ground here: they are not what holds this dig.
    control   the tokens of the wall that touch the outside.

Every one of them is needed (it alone parts region and outside), and together they suffice (what
leaves the region for another dig must enter the outside through one of them). So the control set
is the only smallest wall made of the tokens nearest the dig; nothing has to be searched or tied.

Control is never stored; it is judged on the map as it stands when somebody acts (X-R66).
"""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.excavation.rules.table import DIGS, Table
from durbar.games.excavation.rules.valley import NO_HEXES, ROW, ROWS, WORD, around, flood, holds


def tokens_on_map(t: Table) -> vec[i64]:
    """The hexes with a token, whoever's."""
    standing = NO_HEXES[:]
    for r in range(ROWS):
        word: i64 = 0
        for seat in range(t.seats):
            word |= t.hexes[seat * ROWS + r]
        standing[r] = word
    return standing


def region(t: Table, site: i64, standing: vec[i64]) -> vec[i64]:
    """The hexes a dig reaches without meeting a token, the dig itself included."""
    playable = t.book.valley.playable
    open_ground = NO_HEXES[:]
    for r in range(ROWS):
        open_ground[r] = playable[r] & ~standing[r]
    cell = t.book.valley.site_cells[site]
    reached = NO_HEXES[:]
    reached[ROW[cell]] = WORD[cell]
    flood(open_ground, reached)
    return reached


def digs_within(t: Table, hexes: vec[i64]) -> i64:
    """The sites of the digs that lie in a set of hexes, as a bit mask."""
    found: i64 = 0
    for k in range(len(t.sites.cards)):
        site = t.sites.cards[k]
        if holds(hexes, t.book.valley.site_cells[site]):
            found |= BIT[site]
    return found


def isolated(t: Table, wanted: i64) -> i64:
    """Which of the wanted digs (bit masks) are isolated. One region answers for every dig in it."""
    standing = tokens_on_map(t)
    found: i64 = 0
    settled: i64 = 0
    for k in range(len(t.sites.cards)):
        site = t.sites.cards[k]
        if (wanted & ~settled) >> site & 1:
            together = digs_within(t, region(t, site, standing))
            settled |= together
            if together == BIT[site]:
                found |= BIT[site]
    return found


def control_set(t: Table, site: i64) -> vec[i64]:
    """The hexes whose tokens count for an isolated dig (X-R63)."""
    playable = t.book.valley.playable
    standing = tokens_on_map(t)
    inside = region(t, site, standing)
    wall = NO_HEXES[:]
    open_ground = NO_HEXES[:]
    outside = NO_HEXES[:]
    for r in range(ROWS):
        wall[r] = around(inside, r) & standing[r]
        open_ground[r] = playable[r] & ~wall[r]
        outside[r] = t.hexes[DIGS + r] & ~inside[r]
    flood(open_ground, outside)
    for r in range(ROWS):
        inside[r] = around(outside, r) & wall[r]
    return inside


def tokens_in(t: Table, hexes: vec[i64], seat: i64) -> i64:
    """How many tokens of a seat stand on a set of hexes."""
    count: i64 = 0
    for r in range(ROWS):
        word = hexes[r] & t.hexes[seat * ROWS + r]
        while word != 0:
            word &= word - 1
            count += 1
    return count


def controllers(t: Table, site: i64) -> i64:
    """The seats that control an isolated dig, as a bit mask: most tokens, ties included (X-R64, X-R69).

    Nobody if no token counts (X-R65).
    """
    counted = control_set(t, site)
    most: i64 = 1
    found: i64 = 0
    for seat in range(t.seats):
        count = tokens_in(t, counted, seat)
        if count > most:
            most = count
            found = BIT[seat]
        elif count == most:
            found |= BIT[seat]
    return found


def controlled_by(t: Table, seat: i64, wanted: i64) -> i64:
    """Which of the wanted digs this seat controls, alone or tied, as a bit mask."""
    if wanted == 0 or t.patrons[seat].posted == 0:
        return 0  # nothing asked, or no token that could count
    found: i64 = 0
    alone = isolated(t, wanted)
    for k in range(len(t.sites.cards)):
        site = t.sites.cards[k]
        if alone >> site & 1 and controllers(t, site) >> seat & 1:
            found |= BIT[site]
    return found
