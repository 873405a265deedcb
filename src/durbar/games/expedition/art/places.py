"""Where everything of a landscape lies in the picture: boards, spaces and strips, in units of 1/48 square."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from durbar.games.expedition import content
from durbar.games.expedition.rules.landscape import BOARD, KATHMANDU, NOTHING, ROW

SQUARE = 48
GAP = 26  # between two boards: the strip
TRAY = 46  # beside the start board: where yaks and storm wait
MARGIN = 12
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TILES = {content.tile_name(tile): tile for tile in range(len(content.BOARD_NAMES) * 4)}


@dataclass(frozen=True)
class Box:
    """A rectangle in the picture."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class LaidBoard:
    """One board of the chain: its corner, its size in squares; needle and exit are N, E, S or W."""

    number: int
    tile: int
    x: float
    y: float
    rows: int
    columns: int
    needle: str | None
    exit: str | None

    @property
    def width(self) -> float:
        return self.columns * SQUARE

    @property
    def height(self) -> float:
        return self.rows * SQUARE

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def cells(self) -> Iterator[tuple[int, int, int, int]]:
        """Row and column from 1, kind and mark of every space."""
        boards = content.boards()
        for r in range(self.rows):
            for c in range(self.columns):
                at = self.tile * BOARD + r * ROW + c
                yield r + 1, c + 1, boards.cell[at], boards.mark[at]


@dataclass(frozen=True)
class Strip:
    """The border strip after a board: its middle, and whether it runs from north to south."""

    number: int
    x: float
    y: float
    upright: bool


@dataclass(frozen=True)
class Chain:
    boards: tuple[LaidBoard, ...]
    strips: tuple[Strip, ...]
    width: float
    height: float

    def place(self, space: str) -> tuple[float, float]:
        """Upper left corner of a space named "board:row,column"."""
        number, _, rest = space.partition(":")
        row, _, column = rest.partition(",")
        board = self.boards[int(number) - 1]
        return board.x + (int(column) - 1) * SQUARE, board.y + (int(row) - 1) * SQUARE

    @property
    def complete(self) -> bool:
        return self.boards[-1].exit is None

    @property
    def kathmandu(self) -> tuple[float, float]:
        """Middle of the nine spaces."""
        return city_middle(self)

    @property
    def bend(self) -> Box:
        """The largest free place between the boards."""
        return largest_free(self)


@cache
def largest_free(chain: Chain) -> Box:
    boards = chain.boards
    taken = [
        (board.x - 6, board.y - 6, board.x + board.width + 6, board.y + board.height + 8) for board in boards
    ]
    start = boards[0]
    taken.append((start.x, start.y, start.x + start.width, start.y + start.height + TRAY))
    rights = sorted({0.0, chain.width, *(edge for x, _, far, _ in taken for edge in (x, far))})
    lows = sorted({0.0, chain.height, *(edge for _, y, _, far in taken for edge in (y, far))})
    best = Box(0, 0, 0, 0)
    for x, far in combinations(rights, 2):
        beside = [(y, low) for left, y, right, low in taken if left < far and right > x]
        for y, low in combinations(lows, 2):
            if (far - x) * (low - y) > best.width * best.height and all(
                low <= a or y >= b for a, b in beside
            ):
                best = Box(x, y, far - x, low - y)
    return best


@cache
def city_middle(chain: Chain) -> tuple[float, float]:
    board = chain.boards[-1]
    found = [(r, c) for r, c, _, mark in board.cells() if mark == KATHMANDU]
    x = sum(c for _, c in found) / len(found)
    y = sum(r for r, _ in found) / len(found)
    return board.x + (x - 0.5) * SQUARE, board.y + (y - 0.5) * SQUARE


@cache
def lay(tiles: tuple[str, ...], exits: str) -> Chain:
    """The chain on the table. North is up; each next board lies against the exit side of the one before."""
    table = content.boards()
    size = int(table.size)
    step = size * SQUARE + GAP
    spots = [(0, 0)]
    for way in exits:
        dx, dy = STEPS[way]
        spots.append((spots[-1][0] + dx, spots[-1][1] + dy))
    left = min(x for x, _ in spots) * step - MARGIN
    top = min(y for _, y in spots) * step - MARGIN
    boards = []
    for k, name in enumerate(tiles):  # the last ones may not lie there yet
        x, y = spots[k]
        tile = TILES[name]
        rows = sum(table.cell[tile * BOARD + r * ROW] != NOTHING for r in range(size))
        columns = sum(table.cell[tile * BOARD + c] != NOTHING for c in range(size))
        needle = table.needle[tile]
        boards.append(
            LaidBoard(
                k + 1,
                tile,
                x * step - left,
                y * step - top,
                rows,
                columns,
                content.COMPASS_POINTS[needle] if needle >= 0 else None,
                exits[k] if k < len(exits) else None,
            )
        )
    strips = []
    for board, way in zip(boards[: len(boards) - 1], exits, strict=False):
        dx, dy = STEPS[way]
        across, down = board.middle
        across += dx * (board.width + GAP) / 2
        down += dy * (board.height + GAP) / 2
        strips.append(Strip(board.number, across, down, way in "EW"))
    right = max(x for x, _ in spots) * step - left + size * SQUARE
    start = boards[0]
    lowest = max(y for _, y in spots) * step - top + size * SQUARE
    alone = all(y < 0 for _, y in spots[1:])  # no other board lies as far south as the start board
    bottom = start.y + start.height + TRAY if alone else lowest
    return Chain(tuple(boards), tuple(strips), right + MARGIN, bottom + MARGIN)
