"""Where everything of a landscape lies in the picture: boards, spaces and strips, in units of 1/48 square.

North is up: moves speak of north and west, and everybody must see at once what they mean. Only a landscape
that would be too small on a wide screen is seen from its side (`Chain.sideways`): then north is on the right.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from durbar.art.memo import kept
from durbar.art.rows import Box
from durbar.games.expedition import content
from durbar.games.expedition.rules.landscape import BOARD, KATHMANDU, MOUNTAIN, NOTHING, ROW, Boards

SQUARE = 48
GAP = 26  # between two boards: the strip
TRAY = 138  # width of the place beside the start board where yaks and storm wait, and the compass rose lies
WAITING = ((24, 24), (66, 24), (24, 66), (66, 66), (28, 116), (104, 99))  # four yaks, the storm, the rose
MARGIN = 12
CHAIN = 17_000  # bytes of a chain with all that follows from it
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
QUARTER = {"N": "E", "E": "S", "S": "W", "W": "N"}  # where a side is seen when everything is turned
TILES = {content.tile_name(tile): tile for tile in range(len(content.BOARD_NAMES) * 4)}


@dataclass(frozen=True)
class LaidBoard:
    """One board of the chain: its corner, its rows and columns as laid; needle and exit are N, E, S or W."""

    number: int
    tile: int
    x: float
    y: float
    rows: int
    columns: int
    needle: str | None
    exit: str | None
    boards: Boards  # what is printed on it
    turned: bool = False

    @property
    def width(self) -> float:
        return (self.rows if self.turned else self.columns) * SQUARE

    @property
    def height(self) -> float:
        return (self.columns if self.turned else self.rows) * SQUARE

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def corner(self, row: int, column: int) -> tuple[float, float]:
        """Upper left corner of a space, in the picture."""
        across, down = (self.rows - row, column - 1) if self.turned else (column - 1, row - 1)
        return self.x + across * SQUARE, self.y + down * SQUARE

    def seen(self, side: str) -> str:
        """The side of the picture (N is above) at which a side of this board is seen."""
        return QUARTER[side] if self.turned else side

    def cells(self) -> Iterator[tuple[int, int, int, int]]:
        """Row and column from 1, kind and mark of every space."""
        boards = self.boards
        for r in range(self.rows):
            for c in range(self.columns):
                at = self.tile * BOARD + r * ROW + c
                yield r + 1, c + 1, boards.cell[at], boards.mark[at]


@dataclass(frozen=True)
class Strip:
    """The border strip after a board: its middle, and whether it stands upright in the picture."""

    number: int
    x: float
    y: float
    upright: bool


@dataclass(frozen=True)
class Plot:
    """The ground a chain needs: where boards lie or will lie, and the tray beside the start board."""

    width: float
    height: float
    boxes: tuple[Box, ...]


@dataclass(frozen=True)
class Chain:
    """The boards as they lie. What follows from a chain is worked out once and kept with it."""

    boards: tuple[LaidBoard, ...]
    strips: tuple[Strip, ...]
    plot: Plot
    tray: tuple[tuple[float, float], ...]  # middles of the places of four yaks, the storm and the rose
    turned: bool = False

    @property
    def width(self) -> float:
        return self.plot.width

    @property
    def height(self) -> float:
        return self.plot.height

    def place(self, space: str) -> tuple[float, float]:
        """Upper left corner of a space named "board:row,column"."""
        number, _, rest = space.partition(":")
        row, _, column = rest.partition(",")
        return self.boards[int(number) - 1].corner(int(row), int(column))

    def mark(self, space: str) -> int:
        """What is printed on a space beside its landscape."""
        number, _, rest = space.partition(":")
        row, _, column = rest.partition(",")
        board = self.boards[int(number) - 1]
        return int(board.boards.mark[board.tile * BOARD + (int(row) - 1) * ROW + int(column) - 1])

    @property
    def complete(self) -> bool:
        return self.boards[-1].exit is None

    def steps(self, start: str, end: str) -> list[tuple[str, int]]:
        """How far north, south, east or west a space lies from another: direction and squares."""
        (x, y), (to_x, to_y) = self.place(start), self.place(end)
        across, down = round((to_x - x) / SQUARE), round((to_y - y) / SQUARE)
        found = [("s" if down > 0 else "n", abs(down)), ("e" if across > 0 else "w", abs(across))]
        return [(way, far) for way, far in found if far]

    @cached_property
    def kathmandu(self) -> tuple[float, float]:
        """Middle of the nine spaces."""
        board = self.boards[-1]
        found = [board.corner(r, c) for r, c, _, mark in board.cells() if mark == KATHMANDU]
        half = SQUARE / 2
        return sum(x for x, _ in found) / len(found) + half, sum(y for _, y in found) / len(found) + half

    @cached_property
    def lands(self) -> Mapping[str, str]:
        """The landscape of each space by its name: one of the table, mountain or kathmandu."""
        return {
            f"{board.number}:{row},{column}": landscape_name(kind, mark)
            for board in self.boards
            for row, column, kind, mark in board.cells()
        }

    @cached_property
    def sideways(self) -> "Chain":
        """The same chain seen from its side, a quarter to the right: the journey goes from left to right."""
        return turn(self)


def landscape_name(kind: int, mark: int) -> str:
    if mark == KATHMANDU:
        return "kathmandu"
    return "mountain" if kind == MOUNTAIN else content.LANDSCAPE_NAMES[kind]


@kept(CHAIN)
def lay(printed: Boards, tiles: tuple[str, ...], exits: str) -> Chain:
    """The chain on the table; each next board lies against the exit side of the one before."""
    size = int(printed.size)
    step = size * SQUARE + GAP
    spots = [(0, 0)]
    for way in exits:
        dx, dy = STEPS[way]
        spots.append((spots[-1][0] + dx, spots[-1][1] + dy))
    rows, columns = extent(printed, TILES[tiles[0]])
    corners = [(x * step, y * step) for x, y in spots]
    boxes = [Box(x, y, size * SQUARE, size * SQUARE) for x, y in corners]
    boxes[0] = Box(0, 0, columns * SQUARE, rows * SQUARE)
    tray, boxes[0] = tray_at(boxes[0], spots)
    left, top = min(box.x for box in boxes) - MARGIN, min(box.y for box in boxes) - MARGIN
    right = max(box.x + box.width for box in boxes) + MARGIN
    bottom = max(box.y + box.height for box in boxes) + MARGIN
    plot = Plot(
        right - left,
        bottom - top,
        tuple(Box(box.x - left, box.y - top, box.width, box.height) for box in boxes),
    )
    boards = tuple(  # the last ones may not lie there yet
        laid_board(printed, k, name, corners[k][0] - left, corners[k][1] - top, exits)
        for k, name in enumerate(tiles)
    )
    strips = tuple(strip_after(board) for board in boards[: len(boards) - 1])
    return Chain(boards, strips, plot, tuple((x - left, y - top) for x, y in tray))


def turn(chain: Chain) -> Chain:
    far = chain.height

    def aside(x: float, y: float, height: float = 0) -> tuple[float, float]:
        return far - y - height, x

    def laid(board: LaidBoard) -> LaidBoard:
        x, y = aside(board.x, board.y, board.height)
        return replace(board, x=x, y=y, turned=True)

    def crossed(strip: Strip) -> Strip:
        x, y = aside(strip.x, strip.y)
        return replace(strip, x=x, y=y, upright=not strip.upright)

    boxes = tuple(Box(*aside(box.x, box.y, box.height), box.height, box.width) for box in chain.plot.boxes)
    return Chain(
        tuple(map(laid, chain.boards)),
        tuple(map(crossed, chain.strips)),
        Plot(chain.height, chain.width, boxes),
        tuple(aside(x, y) for x, y in chain.tray),
        turned=True,
    )


def tray_at(start: Box, spots: list[tuple[int, int]]) -> tuple[list[tuple[float, float]], Box]:
    """Places for what waits, and the start board with them: at the side to which the chain goes.

    No board can lie there: it would touch the start board.
    """
    west = next((x for x, _ in spots if x), 1) < 0
    left = start.x - TRAY - 4 if west else start.x + start.width + 6
    places = [(left + across, start.y + down) for across, down in WAITING]
    return places, Box(min(left, start.x), start.y, start.width + TRAY + 4, start.height)


def extent(table: Boards, tile: int) -> tuple[int, int]:
    """Rows and columns of a board."""
    size = int(table.size)
    rows = sum(table.cell[tile * BOARD + r * ROW] != NOTHING for r in range(size))
    return rows, sum(table.cell[tile * BOARD + c] != NOTHING for c in range(size))


def laid_board(printed: Boards, k: int, name: str, x: float, y: float, exits: str) -> LaidBoard:
    tile = TILES[name]
    needle = printed.needle[tile]
    return LaidBoard(
        k + 1,
        tile,
        x,
        y,
        *extent(printed, tile),
        content.COMPASS_POINTS[needle] if needle >= 0 else None,
        exits[k] if k < len(exits) else None,
        printed,
    )


def strip_after(board: LaidBoard) -> Strip:
    assert board.exit is not None
    dx, dy = STEPS[board.exit]
    across, down = board.middle
    across += dx * (board.width + GAP) / 2
    down += dy * (board.height + GAP) / 2
    return Strip(board.number, across, down, board.exit in "EW")
