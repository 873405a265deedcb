"""The landscape: boards laid in a chain, and what every space of it is (3.1, 12.2).

A space is a number: 64 for each board of the chain, 8 for each row, 1 for each column, so boards of up
to 8 x 8 spaces fit without a change here. Directions are N, E, S, W = 0, 1, 2, 3.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT, mix
from durbar.core.vecs import vec

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

ROW: Final = 8  # space numbers from one row to the next
BOARD: Final = 64  # ... and from one board to the next
MOST_BOARDS: Final = 8
SPACES: Final = 512
MOST_CITIES: Final = 32  # city spaces

CITY: Final = 8  # landscapes are 0 to 8, the last is the city
LANDSCAPES: Final = 9
MOUNTAIN: Final = 9
NOTHING: Final = 10  # no space of any board

PLAIN: Final = 0  # marks on a space
TEMPLE: Final = 1
TOWER: Final = 2
START_SPACE: Final = 3
KATHMANDU: Final = 4

NONE: Final = vec[i64]([-1] * (SPACES * 4))
EMPTY: Final = vec[i64]([NOTHING] * SPACES)
ZERO: Final = vec[i64]([0] * SPACES)


class Boards:
    """Every side of every board in its four rotations, as the content tables give them.

    Sides are numbered as in the content; the start board and the destination come last. A side in one
    rotation is a *tile* = side * 4 + rotation, and its cells are the 64 numbers from tile * 64.
    """

    def __init__(
        self,
        size: i64,
        sides: i64,
        cell: vec[i64],
        mark: vec[i64],
        needle: vec[i64],
        board_of: vec[i64],
        short_shapes: vec[i64],
        long_shapes: vec[i64],
    ) -> None:
        self.size: i64 = size
        self.sides: i64 = sides  # terrain sides; START and DEST follow
        self.cell: vec[i64] = cell
        self.mark: vec[i64] = mark
        self.needle: vec[i64] = needle  # by tile, -1 without needle
        self.board_of: vec[i64] = board_of  # by side: front and back of one board share a number
        self.short_shapes: vec[i64] = short_shapes  # exits of boards 1 .. B-1, two bits each
        self.long_shapes: vec[i64] = long_shapes
        self.inner: vec[i64] = grid_neighbours(size)  # `next` of eight boards not yet joined
        self.always_passable: bool = False  # set by `survey`: no pairing of boards can ever block a chain

    def survey(self) -> None:
        """Look once whether all pairings of boards leave two positions open: then no chain needs a check."""
        self.always_passable = True
        start = self.sides * 4
        for way in range(4):
            goal = self.destination(way)
            for tile in range(start):
                if self.passable(tile, way, goal) < 2 or self.passable(start, NORTH, tile) < 2:
                    self.always_passable = False
                for after in range(start):
                    apart = self.board_of[tile >> 2] != self.board_of[after >> 2]
                    if apart and self.passable(tile, way, after) < 2:
                        self.always_passable = False

    def edge(self, tile: i64, side: i64, k: i64) -> i64:
        """Number within its board of the k-th space on one side, counted from the west or the north."""
        last = self.size - 1
        if side == NORTH:
            return k
        if side == EAST:
            return k * ROW + last
        if side == WEST:
            return k * ROW
        if tile >> 2 == self.sides:  # the start board has fewer rows
            row: i64 = last
            while self.cell[tile * BOARD + row * ROW] == NOTHING:
                row -= 1
            return row * ROW + k
        return last * ROW + k

    def passable(self, tile: i64, exit: i64, after: i64) -> i64:
        """Positions of the strip between two tiles where neither facing space is a mountain (E-R5)."""
        back = (exit + 2) & 3
        count: i64 = 0
        for k in range(self.size):
            here = self.cell[tile * BOARD + self.edge(tile, exit, k)]
            there = self.cell[after * BOARD + self.edge(after, back, k)]
            if here < MOUNTAIN and there < MOUNTAIN:
                count += 1
        return count

    def destination(self, exit: i64) -> i64:
        """The destination tile whose standard entry, its south edge, faces a board left by `exit`."""
        # Unrotated the entry is the south; a quarter clockwise brings it to the west.
        return (self.sides + 1) * 4 + exit


class Landscape:
    """A finished chain. Nothing in it ever changes, so all positions of a game share one."""

    def __init__(self, boards: i64) -> None:
        spaces = boards * BOARD
        self.boards: i64 = boards
        self.tile: vec[i64] = ZERO[:MOST_BOARDS]
        self.exit: vec[i64] = ZERO[:MOST_BOARDS]
        self.needle: vec[i64] = NONE[:MOST_BOARDS]
        self.terrain: vec[i64] = EMPTY[:spaces]
        self.mark: vec[i64] = ZERO[:spaces]
        self.neighbours: vec[i64] = NONE[:0]  # space * 4 + direction -> space, -1 at the outer edge
        self.temple: vec[i64] = NONE[:spaces]  # number of the temple on a space
        self.temples: i64 = 0
        self.city: vec[i64] = NONE[:spaces]  # number of the city space
        self.city_space: vec[i64] = ZERO[:MOST_CITIES]
        self.city_block: vec[i64] = ZERO[:MOST_CITIES]  # which city a city space belongs to (E-R141)
        self.city_spaces: i64 = 0
        self.start: vec[i64] = ZERO[:BOARD]  # the start spaces
        self.starts: i64 = 0
        self.steps: vec[i64] = vec[i64]()  # to Kathmandu; measured when first asked for
        self.temples_ahead: vec[i64] = vec[i64]()  # by board: temples on it and beyond, as bits; likewise

    def fingerprint(self) -> i64:
        """All the rest follows from the tiles and how they lie."""
        digest = mix(0, self.boards)
        for b in range(self.boards):
            digest = mix(mix(digest, self.tile[b]), self.exit[b])
        return digest


def grid_neighbours(size: i64) -> vec[i64]:
    """Neighbours of every space inside its own board, for as many boards as a chain can have."""
    near = NONE[:]
    for b in range(MOST_BOARDS):
        for r in range(size):
            for c in range(size):
                s = b * BOARD + r * ROW + c
                if r > 0:
                    near[s * 4 + NORTH] = s - ROW
                    near[(s - ROW) * 4 + SOUTH] = s
                if c > 0:
                    near[s * 4 + WEST] = s - 1
                    near[(s - 1) * 4 + EAST] = s
    return near


def lay_boards(boards: Boards, tiles: vec[i64], exits: vec[i64], count: i64, temple_boards: i64) -> Landscape:
    """Lay a chain of `count` tiles; `temple_boards` are the board numbers with a temple tile (E-R1)."""
    land = Landscape(count)
    size = boards.size
    cell, cell_mark = boards.cell, boards.mark  # locals: the loops below run for every random landscape
    near = boards.inner[: count * BOARD * 4]
    land.neighbours = near
    kinds, marks = land.terrain, land.mark
    for b in range(count):
        tile = tiles[b]
        land.tile[b] = tile
        land.exit[b] = exits[b]
        land.needle[b] = boards.needle[tile]
        here = b * BOARD
        source = tile * BOARD
        for r in range(size):
            for k in range(r * ROW, r * ROW + size):
                kind = cell[source + k]
                if kind == NOTHING:
                    continue
                s = here + k
                kinds[s] = kind
                mark = cell_mark[source + k]
                if mark != PLAIN:
                    marks[s] = mark
                    if mark == TEMPLE or (mark == TOWER and (temple_boards >> (b + 1)) & 1):
                        land.temple[s] = land.temples
                        land.temples += 1
                    elif mark == START_SPACE:
                        land.start[land.starts] = s
                        land.starts += 1
                if kind == CITY and mark != KATHMANDU:
                    add_city_space(land, s)
    for k in range(size):  # the start board has fewer rows
        near[boards.edge(tiles[0], SOUTH, k) * 4 + SOUTH] = -1
    land.exit[count - 1] = -1
    for b in range(count - 1):
        way = exits[b]
        back = (way + 2) & 3
        for k in range(size):
            s = b * BOARD + boards.edge(tiles[b], way, k)
            t = (b + 1) * BOARD + boards.edge(tiles[b + 1], back, k)
            near[s * 4 + way] = t
            near[t * 4 + back] = s
    return land


def add_city_space(land: Landscape, s: i64) -> None:
    """Number a city space; with the one to its west or north it is the same city."""
    city = land.city_spaces
    block = city
    if s & 7 and land.city[s - 1] >= 0:
        block = land.city_block[land.city[s - 1]]
    elif s & 63 >= ROW and land.city[s - ROW] >= 0:
        block = land.city_block[land.city[s - ROW]]
    land.city[s] = city
    land.city_space[city] = s
    land.city_block[city] = block
    land.city_spaces = city + 1


def space_around(land: Landscape, space: i64, k: i64) -> i64:
    """The k-th of the 8 spaces around one: N, NE, E, SE, S, SW, W, NW; -1 if there is none.

    Diagonals over a strip count, but not over the corner of boards without a common strip (E-R62, E-R124).
    """
    d = k >> 1
    if k & 1 == 0:
        return land.neighbours[space * 4 + d]
    e = (d + 1) & 3
    corner = round_the_corner(land, space, d, e)
    return corner if corner >= 0 else round_the_corner(land, space, e, d)


def round_the_corner(land: Landscape, space: i64, first: i64, second: i64) -> i64:
    """One step in each of two directions, no farther than one strip away; -1 if that leads nowhere."""
    a = land.neighbours[space * 4 + first]
    if a < 0:
        return -1
    b = land.neighbours[a * 4 + second]
    if b < 0 or not -1 <= (b >> 6) - (space >> 6) <= 1:
        return -1
    return b


def steps_to_kathmandu(land: Landscape, space: i64) -> i64:
    """Fewest steps around mountains to the nearest Kathmandu space; -1 without a way (E-R130)."""
    if len(land.steps) == 0:
        measure_steps(land)
    return land.steps[space]


def temples_from(land: Landscape, board: i64) -> i64:
    """The temples on a board and on those beyond it, as bits."""
    if len(land.temples_ahead) == 0:
        ahead = vec[i64]([0] * MOST_BOARDS)
        for s in range(land.boards * BOARD):
            if land.temple[s] >= 0:
                for b in range(s // BOARD + 1):
                    ahead[b] |= BIT[land.temple[s]]
        land.temples_ahead = ahead
    return land.temples_ahead[board]


def measure_steps(land: Landscape) -> None:
    """Breadth-first from the nine spaces of Kathmandu outwards."""
    steps = vec[i64]([-1] * SPACES)
    queue = vec[i64]([0] * SPACES)
    tail: i64 = 0
    for s in range(land.boards * BOARD):
        if land.mark[s] == KATHMANDU:
            steps[s] = 0
            queue[tail] = s
            tail += 1
    head: i64 = 0
    while head < tail:
        here = queue[head]
        head += 1
        for d in range(4):
            there = land.neighbours[here * 4 + d]
            if there >= 0 and steps[there] < 0 and land.terrain[there] != MOUNTAIN:
                steps[there] = steps[here] + 1
                queue[tail] = there
                tail += 1
    # A mountaineer may stand on a mountain: one step more than the best space beside it.
    for s in range(land.boards * BOARD):
        if land.terrain[s] == MOUNTAIN:
            best: i64 = -1
            for d in range(4):
                there = land.neighbours[s * 4 + d]
                if there < 0 or land.terrain[there] == MOUNTAIN or steps[there] < 0:
                    continue
                if best < 0 or steps[there] + 1 < best:
                    best = steps[there] + 1
            steps[s] = best
    land.steps = steps
