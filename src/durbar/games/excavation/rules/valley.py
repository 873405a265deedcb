"""The valley: hexes, rows of hexes as machine words, and where the sites lie. Never changes in a game.

A hex has axial coordinates (q, r). It is known by its *cell*, 20 r + q + r // 2: cells count the
hexes in reading order, row by row from west to east, so "in reading order" is "by cell".

A *set of hexes* is sixteen words, one a row; bit q + 7 of word r is the hex (q, r). In axial
coordinates the six neighbours of a hex lie the same way in every row, so a whole row steps at once:

    same row       word << 1, word >> 1
    row below      word, word >> 1
    row above      word, word << 1
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec

ROWS: Final = 16
COLUMNS: Final = 20
CELLS: Final = 320
WEST: Final = 7  # the westernmost q of the last row is -7

NO_HEXES: Final = vec[i64]([0] * ROWS)  # copy it: `NO_HEXES[:]`
ROW: Final = vec[i64]([cell // COLUMNS for cell in range(CELLS)])
WORD: Final = vec[i64](  # the hex itself as a bit of its row
    [1 << (cell % COLUMNS - cell // COLUMNS // 2 + WEST) for cell in range(CELLS)]
)


class Valley:
    """One map: the playable hexes and the sites. Lake, hills and the outside are simply absent (X-R62)."""

    def __init__(self, cells: vec[i64], site_cells: vec[i64]) -> None:
        self.cells: vec[i64] = cells  # the playable hexes, in reading order
        self.site_cells: vec[i64] = site_cells  # site -> its cell
        playable = NO_HEXES[:]
        rows = vec[i64]([0] * (ROWS + 1))
        for k in range(len(cells)):
            playable[ROW[cells[k]]] |= WORD[cells[k]]
            rows[ROW[cells[k]] + 1] = k + 1
        for r in range(1, ROWS + 1):
            if rows[r] < rows[r - 1]:
                rows[r] = rows[r - 1]
        self.playable: vec[i64] = playable
        self.rows: vec[i64] = rows  # row r is cells[rows[r]] to cells[rows[r + 1] - 1]


def axial(cell: i64) -> tuple[i64, i64]:
    """The hex (q, r) of a cell."""
    r = ROW[cell]
    return cell - COLUMNS * r - r // 2, r


def cell_of(q: i64, r: i64) -> i64:
    """The cell of a hex (q, r); -1 outside the sixteen rows of twenty."""
    column = q + r // 2
    if 0 <= r < ROWS and 0 <= column < COLUMNS:
        return COLUMNS * r + column
    return -1


def holds(hexes: vec[i64], cell: i64) -> bool:
    """Is the hex in this set?"""
    return hexes[ROW[cell]] & WORD[cell] != 0


def list_cells(valley: Valley, hexes: vec[i64], start: i64, first: i64, out: vec[i64]) -> i64:
    """Write the cells of a set (its rows begin at `start`), in reading order, each as `first` + cell."""
    n: i64 = 0
    for r in range(ROWS):
        word = hexes[start + r]
        if word != 0:
            for k in range(valley.rows[r], valley.rows[r + 1]):
                cell = valley.cells[k]
                if word & WORD[cell] != 0:
                    out[n] = first + cell
                    n += 1
    return n


def around(hexes: vec[i64], r: i64) -> i64:
    """Row r of the hexes that touch the set (those of the set that touch each other included)."""
    word = hexes[r]
    touched = word << 1 | word >> 1
    if r > 0:
        touched |= hexes[r - 1] | hexes[r - 1] >> 1
    if r < ROWS - 1:
        touched |= hexes[r + 1] | hexes[r + 1] << 1
    return touched


def flood(open_hexes: vec[i64], reached: vec[i64]) -> None:
    """Let `reached` (in place) flow through the open hexes as far as it goes.

    It sweeps down and up the rows it has reached, and one beyond, until a whole sweep brings nothing
    new; a row that is touched fills along its open runs at once.
    """
    top: i64 = ROWS
    bottom: i64 = 0
    for r in range(ROWS):
        if reached[r] != 0:
            reached[r] = fill_row(reached[r], open_hexes[r])
            bottom = r
            if r < top:
                top = r
    moving = top < ROWS  # an empty set goes nowhere
    while moving:
        moving = False
        r = top + 1
        while r < ROWS:
            above = reached[r - 1]
            fresh = (above | above >> 1) & open_hexes[r] & ~reached[r]
            if fresh != 0:
                reached[r] = fill_row(reached[r] | fresh, open_hexes[r])
                moving = True
            elif r > bottom:
                break
            r += 1
        bottom = r - 1
        r = bottom - 1
        while r >= 0:
            below = reached[r + 1]
            fresh = (below | below << 1) & open_hexes[r] & ~reached[r]
            if fresh != 0:
                reached[r] = fill_row(reached[r] | fresh, open_hexes[r])
                moving = True
            elif r < top:
                break
            r -= 1
        top = r + 1


def fill_row(word: i64, run: i64) -> i64:
    """The open runs of a row that `word` touches.

    Eastward one addition does it: its carry runs through the ones of the run. Westward the word
    steps 1, 2, 4, 8, 16 hexes, each time over as many open hexes as it has already joined.
    """
    word &= run
    word |= run & ~(run + word)
    word |= run & (word >> 1)
    run &= run >> 1
    word |= run & (word >> 2)
    run &= run >> 2
    word |= run & (word >> 4)
    run &= run >> 4
    word |= run & (word >> 8)
    run &= run >> 8
    return word | run & (word >> 16)


def size(hexes: vec[i64]) -> i64:
    """How many hexes the set has."""
    count: i64 = 0
    for r in range(ROWS):
        word = hexes[r]
        while word != 0:
            word &= word - 1
            count += 1
    return count
