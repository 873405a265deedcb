"""How many tokens are missing around a dig, and where: the narrowest wall that parts it from all others.

A smallest cut, not a ring: paths from the dig to other digs that share no hex are counted one by one, each
time letting earlier paths give way (augmenting paths; every hex carries one). When no more path is found,
what was reached from the dig ends at the hexes of the wall nearest to it. Tokens that stand block the way
already. For bots; whether a dig *is* isolated, control.py decides.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules.table import DUG, FREE, TOKEN, UNDER_SPADE, Table
from durbar.games.excavation.rules.valley import CELLS, NO_HEXES, ROW, WORD, axial, cell_of

MOST_WALL: Final = 10  # longer walls are not worth a plan

CLOSED: Final = 0  # what a hex is to the search: no way through,
OPEN: Final = 1
OURS: Final = 2  # of the dig,
THEIRS: Final = 3  # of another dig

# Every hex is two nodes, so that one path at most goes through it: 2 cell where it is entered, 2 cell + 1
# where it is left.
NODES: Final = 2 * CELLS
UNSEEN: Final = vec[i64]([-1] * NODES)  # copy it
BLANK: Final = vec[i64]([0] * CELLS)
OFF_PATHS: Final = vec[i64]([-1] * CELLS)


def _neighbour_table() -> vec[i64]:
    table = vec[i64]([-1] * (CELLS * 6))
    for cell in range(CELLS):
        q, r = axial(cell)
        table[cell * 6] = cell_of(q + 1, r)
        table[cell * 6 + 1] = cell_of(q - 1, r)
        table[cell * 6 + 2] = cell_of(q, r + 1)
        table[cell * 6 + 3] = cell_of(q, r - 1)
        table[cell * 6 + 4] = cell_of(q + 1, r - 1)
        table[cell * 6 + 5] = cell_of(q - 1, r + 1)
    return table


NEIGHBOURS: Final = _neighbour_table()


class Wall:
    """What is known of the wall around one dig."""

    def __init__(self, lacking: i64, gaps: vec[i64], tokens: vec[i64], near: vec[i64]) -> None:
        self.lacking: i64 = lacking  # tokens that would close it; MOST_WALL: too many to count
        self.gaps: vec[i64] = gaps  # the hexes they belong on, as a set
        self.tokens: vec[i64] = tokens  # those that stand around what the dig reaches, as a set
        self.near: vec[i64] = near  # a token put elsewhere changes nothing here, as a set


def narrowest_wall(t: Table, dig: vec[i64]) -> Wall:
    """The wall around a set of hexes: a dig, or a dig as it will be after its next spread."""
    cells = t.book.valley.cells
    role = BLANK[:]
    sources = BLANK[:]
    count: i64 = 0
    for k in range(len(cells)):
        cell = cells[k]
        ground = t.ground[cell]
        if dig[ROW[cell]] & WORD[cell] != 0:
            role[cell] = OURS
            sources[count] = cell
            count += 1
        elif ground >= DUG:
            role[cell] = THEIRS
        elif ground in (FREE, UNDER_SPADE):
            role[cell] = OPEN
    came = OFF_PATHS[:]  # by hex on a path: the hex before it
    paths: i64 = 0
    while True:
        parent = UNSEEN[:]
        if not _find_path(role, sources, count, came, parent):
            return _wall_at(t, role, paths, parent, came)
        paths += 1
        if paths == MOST_WALL:
            return Wall(MOST_WALL, NO_HEXES[:], NO_HEXES[:], t.book.valley.playable)


def _find_path(role: vec[i64], sources: vec[i64], count: i64, came: vec[i64], parent: vec[i64]) -> bool:
    """One more path to another dig, breadth first; `came` is changed to hold it. False: there is none."""
    queue = UNSEEN[:]
    tail: i64 = 0
    for k in range(count):
        parent[2 * sources[k] + 1] = 2 * sources[k] + 1
        queue[tail] = 2 * sources[k] + 1
        tail += 1
    head: i64 = 0
    while head < tail:
        node = queue[head]
        head += 1
        here = node >> 1
        if node & 1 == 0:  # entered, and a path goes through: only back along it
            before = came[here]
            if role[before] == OPEN and parent[2 * before + 1] < 0:
                parent[2 * before + 1] = node
                queue[tail] = 2 * before + 1
                tail += 1
            continue
        if role[here] == OPEN and came[here] >= 0 and parent[2 * here] < 0:
            parent[2 * here] = node  # left, and a path goes through: that path may be pushed back further
            queue[tail] = 2 * here
            tail += 1
        for k in range(here * 6, here * 6 + 6):
            there = NEIGHBOURS[k]
            if there < 0:
                continue
            kind = role[there]
            if kind == THEIRS:
                _lay_path(node, came, parent)
                return True
            if kind != OPEN or parent[2 * there] >= 0:
                continue
            parent[2 * there] = node
            if came[there] >= 0:
                queue[tail] = 2 * there
            else:  # nobody goes through: enter and leave
                parent[2 * there + 1] = 2 * there
                queue[tail] = 2 * there + 1
            tail += 1
    return False


def _lay_path(node: i64, came: vec[i64], parent: vec[i64]) -> None:
    """Follow a search back from the hex before another dig, letting older paths give way as it found.

    A hex that was entered from another one has a path from there now; one that was entered from its own
    far side was only pushed back through, and is on no path any more.
    """
    while parent[node] != node:
        before = parent[node]
        if node & 1 == 0:
            came[node >> 1] = before >> 1 if before >> 1 != node >> 1 else -1
        node = before


def _wall_at(t: Table, role: vec[i64], paths: i64, parent: vec[i64], came: vec[i64]) -> Wall:
    """Where the search could enter and not leave is the wall; tokens beside what it left stand in it."""
    gaps = NO_HEXES[:]
    tokens = NO_HEXES[:]
    near = NO_HEXES[:]
    cells = t.book.valley.cells
    for k in range(len(cells)):
        cell = cells[k]
        if came[cell] >= 0 or parent[2 * cell] >= 0 or parent[2 * cell + 1] >= 0:
            near[ROW[cell]] |= WORD[cell]
        if parent[2 * cell + 1] >= 0:
            for n in range(cell * 6, cell * 6 + 6):
                there = NEIGHBOURS[n]
                if there >= 0 and TOKEN <= t.ground[there] < UNDER_SPADE and role[there] == CLOSED:
                    tokens[ROW[there]] |= WORD[there]
        elif role[cell] == OPEN and parent[2 * cell] >= 0:
            gaps[ROW[cell]] |= WORD[cell]
    return Wall(paths, gaps, tokens, near)
