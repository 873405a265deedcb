"""How landscape, displays and player boards share the picture.

The landscape of every game has another shape, so there are a few arrangements, and the one that makes its
squares largest is taken. It depends only on what stays the same during a game: nothing ever jumps.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import ceil

from .places import SQUARE, Box, Chain

WIDE = (1280.0, 720.0)
TALL = 390.0
EDGE = 8.0
GAP = 8.0
SEAT_BROAD = (580.0, 130.0)  # the least a player board needs: name and dice in one line …
SEAT_SLIM = (412.0, 168.0)  # … or one above the other
SEAT_TALL = 206.0  # height of a player board on a telephone
NOTE = 20.0  # room for a line under a landscape that is alone
ENOUGH = 42.0  # squares need not become larger than this


@dataclass(frozen=True)
class Frame:
    width: float
    height: float
    landscape: Box
    displays: Box
    seats: tuple[Box, ...]

    def scale(self, chain: Chain) -> float:
        return min(self.landscape.width / chain.width, self.landscape.height / chain.height)


def displays_need(width: float) -> float:
    """How high the displays must be at this width."""
    steps = ((1150, 100), (900, 165), (620, 146), (440, 210), (340, 280))
    return next((high for least, high in steps if width >= least), 1000)


def grid(box: Box, many: int, columns: int) -> tuple[Box, ...]:
    """Equal boxes, row by row."""
    rows = ceil(many / columns)
    width = (box.width - GAP * (columns - 1)) / columns
    height = (box.height - GAP * (rows - 1)) / rows
    return tuple(
        Box(box.x + k % columns * (width + GAP), box.y + k // columns * (height + GAP), width, height)
        for k in range(many)
    )


def roomy(frame: Frame) -> bool:
    """Is there room for the displays, and for every player board in one form or the other?"""
    return frame.displays.height >= displays_need(frame.displays.width) and all(
        any(box.width >= w and box.height >= h for w, h in (SEAT_BROAD, SEAT_SLIM)) for box in frame.seats
    )


def zoom(box: Box) -> float:
    """How much larger than life a player board can be drawn in a roomy place."""
    forms = (SEAT_BROAD, SEAT_SLIM)
    return min(max(1, *(min(box.width / w, box.height / h / 1.5) for w, h in forms)), 1.4)


def candidates(chain: Chain, players: int) -> Iterator[Frame]:
    """Landscape on the left or above, player boards on the right or below, displays where there is room."""
    width, height = WIDE
    full, high = width - 2 * EDGE, height - 2 * EDGE
    for column in range(400, 1000, 20):
        left = full - GAP - column
        x = EDGE + left + GAP
        land = Box(EDGE, EDGE, left, high)
        need = displays_need(column)
        for columns in (1, 2):
            seats = grid(Box(x, EDGE, column, high), players, columns)
            yield Frame(*WIDE, land, bend(chain, land), seats)
            yield Frame(*WIDE, *shared(chain, land), seats)
            lower = grid(Box(x, EDGE + need + GAP, column, high - need - GAP), players, columns)
            yield Frame(*WIDE, land, Box(x, EDGE, column, need), lower)
    for columns in (2, 3, 4):
        for low in range(170, 400, 10):
            seats = grid(Box(EDGE, height - EDGE - low, full, low), players, columns)
            land = Box(EDGE, EDGE, full, high - low - GAP)
            yield Frame(*WIDE, land, bend(chain, land), seats)
            yield Frame(*WIDE, *shared(chain, land), seats)


def shared(chain: Chain, box: Box) -> tuple[Box, Box]:
    """Landscape above, displays below; these get what a broad landscape leaves over."""
    need = displays_need(box.width)
    left_over = box.height - GAP - chain.height * box.width / chain.width
    low = min(max(need, left_over), need * 1.5)
    land = Box(box.x, box.y, box.width, box.height - low - GAP)
    return land, Box(box.x, box.y + box.height - low, box.width, low)


def bend(chain: Chain, land: Box) -> Box:
    """The free place between the boards, when the landscape is drawn in the middle of `land`."""
    scale = min(land.width / chain.width, land.height / chain.height)
    x = land.x + (land.width - chain.width * scale) / 2
    y = land.y + (land.height - chain.height * scale) / 2
    free = chain.bend
    return Box(
        x + free.x * scale + GAP,
        y + free.y * scale + GAP,
        free.width * scale - 2 * GAP,
        free.height * scale - 2 * GAP,
    )


@cache
def wide(chain: Chain, players: int) -> Frame:
    """For a screen: everything at once."""

    def worth(frame: Frame) -> tuple[float, float]:
        return min(frame.scale(chain) * SQUARE, ENOUGH), sum(box.width * box.height for box in frame.seats)

    return max(filter(roomy, candidates(chain, players)), key=worth)


def tall(chain: Chain, players: int) -> Frame:
    """For a telephone: one under the other."""
    width = TALL - 2 * EDGE
    land = Box(EDGE, EDGE, width, width * chain.height / chain.width)
    displays = Box(EDGE, land.y + land.height + GAP, width, displays_need(width))
    y = displays.y + displays.height + GAP
    high = players * (SEAT_TALL + GAP) - GAP
    return Frame(TALL, y + high + EDGE, land, displays, grid(Box(EDGE, y, width, high), players, 1))


def alone(chain: Chain) -> Frame:
    """The landscape and nothing else."""
    box = Box(0, 0, chain.width, chain.height)
    return Frame(chain.width, chain.height + NOTE, box, box, ())


def below(frame: Frame, boxes: tuple[Box, ...]) -> Frame:
    """Only these boxes of a tall frame."""
    up = boxes[0].y - EDGE
    moved = tuple(Box(box.x, box.y - up, box.width, box.height) for box in boxes)
    high = moved[-1].y + moved[-1].height + EDGE
    return Frame(frame.width, high, frame.landscape, moved[0], moved)
