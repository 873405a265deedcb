"""How landscape, displays and player boards share the picture.

The landscape of every game has another shape. So its squares are made as large as they can be while displays
and player boards still find a free place, beside the boards or between them. All this depends only on what
stays the same during a game: nothing ever jumps.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil

from .packing import GAP, Room, carve, cells, corners, grown, room_of
from .places import SQUARE, Box, Plot

WIDE = (1280.0, 720.0)
TALL = 390.0
EDGE = 8.0
NOTE = 26.0  # room for a line under a landscape that is alone
GOOD = 34.0  # with such squares north is up in any case
ENOUGH = 44.0  # squares need not become larger than this
TURNING_PAYS = 1.25  # north stays up unless squares become so much larger by a turn
BOARDS_MATTER = 0.35  # the root of how much larger player boards weigh against squares
LIKINGS = ((1, 1.0), (2, 0.93))  # player boards should lie together, not in two places
FINGER = 26.0  # pixels of a square on a telephone
TALL_OWN, TALL_SEAT = 246.0, 200.0  # height of the player boards there: one's own, and the others
TALL_DISPLAYS = 430.0
SEATS = ((570.0, 138.0), (404.0, 176.0), (300.0, 182.0))  # the least a player board needs, in its three forms
LARGEST_SEAT = 1.4  # what has enough room is drawn larger, up to this
MANY_CARDS = 56.0
DISPLAYS = ((1150.0, 104.0), (600.0, 168.0), (430.0, 232.0), (340.0, 300.0))  # the same for the displays
PRECISE = 0.02  # how near the search for the largest squares must come


@dataclass(frozen=True)
class Frame:
    width: float
    height: float
    landscape: Box
    displays: Box
    seats: tuple[Box, ...]
    turned: bool = False

    @property
    def zoom(self) -> float:
        """How much larger than life the player boards are drawn: all alike."""
        return min(map(zoom, self.seats))

    def scale(self, plot: Plot) -> float:
        return min(self.landscape.width / plot.width, self.landscape.height / plot.height)


# --- A wide screen ------------------------------------------------------------------------------------------


@cache
def wide(upright: Plot, turned: Plot, players: int) -> Frame:
    """Everything at once; the landscape is seen from its side only if that is worth much."""
    straight = best(upright, players)
    if straight.scale(upright) * SQUARE >= GOOD:
        return straight
    aside = best(turned, players)
    if aside.scale(turned) < TURNING_PAYS * straight.scale(upright):
        return straight
    return Frame(*WIDE, aside.landscape, aside.displays, aside.seats, turned=True)


@cache
def best(plot: Plot, players: int) -> Frame:
    """Squares as large as possible, or a little smaller where that makes the player boards much larger."""

    def found() -> Iterator[tuple[float, float, int]]:
        least = 0.0  # what is possible with all player boards together is possible with two groups of them
        for groups, liking in LIKINGS:
            least = most = largest_scale(plot, players, groups, least)
            for part in (1.0, 0.92):
                scale = most * part
                roomy = max(map(comfort, arrangements(plot, scale, players, groups)), default=0.0)
                yield liking * scale * roomy**BOARDS_MATTER, scale, groups

    _, scale, groups = max(found())
    equals = list(arrangements(plot, scale, players, groups))
    most = 0.97 * max(map(comfort, equals))
    chosen = [with_large_displays(plot, frame) for frame in equals if comfort(frame) >= most]
    return max(chosen, key=lambda frame: min(frame.displays.width * frame.displays.height, 150_000))


def largest_scale(plot: Plot, players: int, groups: int, least: float) -> float:
    width, height = WIDE[0] - 2 * EDGE, WIDE[1] - 2 * EDGE
    high = scale = min(width / plot.width, height / plot.height, ENOUGH / SQUARE)
    low = least or high / 3
    while high - low > PRECISE * high:
        if any(True for _ in arrangements(plot, scale, players, groups)):
            low = scale
        else:
            high = scale
        scale = (low + high) / 2
    return low


def comfort(frame: Frame) -> float:
    """How much more room than they need the player boards have."""
    return min(min(map(fits, frame.seats)), 1.6)


def arrangements(plot: Plot, scale: float, players: int, groups: int) -> Iterator[Frame]:
    """The landscape at one size in any corner; the displays in any corner that is left; then the players."""
    for land in stands(plot, scale):
        free = around(plot, land)
        for displays in dict.fromkeys(corners(free, DISPLAYS)):
            rooms = [room for room in free if groups > 1 or holds(room) >= players]
            seats = seat_boxes(carve(rooms, displays), players, groups) if rooms else []
            if seats:
                yield Frame(*WIDE, land, grown(displays, (), DISPLAYS), tuple(seats))


def around(plot: Plot, land: Box) -> list[Room]:
    """The free places when the landscape lies there."""
    scale = land.width / plot.width
    free: list[Room] = [(EDGE, EDGE, WIDE[0] - EDGE, WIDE[1] - EDGE)]
    for box in plot.boxes:
        free = carve(free, room_of(land.x + box.x * scale, land.y + box.y * scale, box, scale))
    return free


def with_large_displays(plot: Plot, frame: Frame) -> Frame:
    """The displays take what nobody else uses around them."""
    free = around(plot, frame.landscape)
    for box in frame.seats:
        free = carve(free, room_of(box.x, box.y, box))
    taken = room_of(frame.displays.x, frame.displays.y, frame.displays)
    return Frame(*WIDE, frame.landscape, grown(taken, free, DISPLAYS), frame.seats)


def stands(plot: Plot, scale: float) -> Iterator[Box]:
    """Where a landscape of this size may stand: in the corners, or in the middle of what it nearly fills."""
    width, height = plot.width * scale, plot.height * scale

    def along(room: float) -> tuple[float, ...]:
        return (EDGE + room / 2,) if room < 60 else (EDGE, EDGE + room)

    for x in along(WIDE[0] - 2 * EDGE - width):
        for y in along(WIDE[1] - 2 * EDGE - height):
            yield Box(x, y, width, height)


def seat_boxes(free: Sequence[Room], players: int, groups: int) -> list[Box]:
    """The player boards in one free place or in two; empty if there is no room for them all."""
    by_room = sorted(((holds(room), room) for room in free), reverse=True)
    for many, room in by_room:
        if many >= players:
            return max(
                (grid(room, players) for many, room in by_room if many >= players),
                key=lambda boxes: zoom(boxes[0]),
            )
        if groups == 1 or not many:
            continue
        many = min(many, ceil(players / 2))
        for other in carve(free, room_of(room[0], room[1], Box(0, 0, room[2] - room[0], room[3] - room[1]))):
            if holds(other) >= players - many:
                groups_found = ((room, many), (other, players - many))
                upper, lower = sorted(groups_found, key=lambda group: (group[0][1], group[0][0]))
                return alike(grid(*upper) + grid(*lower))
    return []


def alike(boxes: list[Box]) -> list[Box]:
    """No player board much larger than another."""
    width, height = (min(box.width for box in boxes) * 1.3, min(box.height for box in boxes) * 1.3)
    return [Box(box.x, box.y, min(box.width, width), min(box.height, height)) for box in boxes]


def holds(room: Room) -> int:
    """How many player boards find room here."""
    return max(cells(room, width, height) for width, height in SEATS)


def grid(room: Room, many: int) -> list[Box]:
    """Equal boxes, row by row, in as many columns as makes them largest."""
    x, y, right, low = room

    def boxes(columns: int) -> list[Box]:
        rows = ceil(many / columns)
        width = (right - x - GAP * (columns - 1)) / columns
        height = min((low - y - GAP * (rows - 1)) / rows, 1.5 * SEATS[2][1])
        return [
            Box(x + k % columns * (width + GAP), y + k // columns * (height + GAP), width, height)
            for k in range(many)
        ]

    return max((boxes(columns) for columns in range(1, many + 1)), key=lambda found: fits(found[0]))


def fits(box: Box) -> float:
    """How much larger than needed a place for a player board is; below 1 it is too small."""
    return max(min(box.width / width, box.height / height) for width, height in SEATS)


def zoom(box: Box) -> float:
    """How much larger than life a player board can be drawn there, with room for many cards."""
    larger = max(min(box.width / width, box.height / (height + MANY_CARDS)) for width, height in SEATS)
    return min(max(1.0, larger), LARGEST_SEAT)


# --- A telephone --------------------------------------------------------------------------------------------


def tall(plot: Plot, players: int) -> Frame:
    """One under the other."""
    width = TALL - 2 * EDGE
    land = Box(EDGE, EDGE, width, width * plot.height / plot.width)
    displays = Box(EDGE, land.y + land.height + GAP, width, TALL_DISPLAYS)
    y = displays.y + displays.height + GAP
    own = Box(EDGE, y, width, TALL_OWN)
    y += TALL_OWN + GAP
    others = tuple(Box(EDGE, y + k * (TALL_SEAT + GAP), width, TALL_SEAT) for k in range(players - 1))
    return Frame(TALL, others[-1].y + TALL_SEAT + EDGE, land, displays, (own, *others))


def alone(plot: Plot) -> Frame:
    """The landscape and nothing else."""
    box = Box(0, 0, plot.width, plot.height)
    return Frame(plot.width, plot.height + NOTE, box, box, ())


def comfortable_width(plot: Plot) -> float:
    """How many pixels wide a landscape that is alone should be shown, for fingers."""
    return max(TALL, round(plot.width * FINGER / SQUARE))


def below(frame: Frame, boxes: tuple[Box, ...]) -> Frame:
    """Only these boxes of a tall frame."""
    up = boxes[0].y - EDGE
    moved = tuple(Box(box.x, box.y - up, box.width, box.height) for box in boxes)
    high = moved[-1].y + moved[-1].height + EDGE
    return Frame(frame.width, high, frame.landscape, moved[0], moved)
