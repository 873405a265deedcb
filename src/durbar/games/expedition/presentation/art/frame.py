"""How landscape, displays and player boards share the picture.

The landscape of every game has another shape. So its squares are made as large as they can be while displays
and player boards still find a free place, beside the boards or between them. All this depends only on what
stays the same during a game: nothing ever jumps.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, sqrt
from operator import itemgetter

from durbar.art.rows import Box

from .cards import ROWS
from .packing import GAP, Room, carve, cells, corners, grow, room_of
from .places import SQUARE, Plot
from .seats import PAD, dice_size, head_height

WIDE = (1280.0, 720.0)
TALL = 390.0
EDGE = 8.0
ENOUGH = 44.0  # squares need not become larger than this
SMALLER = (1.0, 0.92)  # the sizes that are weighed, as parts of the largest one
SEATS_MATTER, DISPLAYS_MATTER = 0.42, 0.4  # how much they weigh against squares: a root of their size
PIXEL = 720 / 572  # the table is usually shown 1024 pixels wide and 572 high
SMALL = 22 * PIXEL  # squares smaller than this are worth a turn of the whole landscape
SMALL_ALONE = 22.0
TURNING_PAYS = 1.15  # if that makes them so much larger
LIKINGS = ((1, 1.0), (2, 0.93))  # player boards should lie together, not in two places
FINGER = 34.0  # pixels of a square where somebody plays, with the seam around it
TALL_OWN, TALL_SEAT = 246.0, 200.0  # height of the player boards there: one's own, and the others
TALL_DISPLAYS = 430.0
SEATS = ((570.0, 138.0), (404.0, 176.0), (312.0, 182.0))  # the least a player board needs, in its three forms
LARGEST_SEAT = 1.4  # what has enough room is drawn larger, up to this
TALLEST_SEAT = 330.0
MANY_CARDS = 56.0  # height of one more line of cards
CARDS = ((42.0, 59.0),) * 11 + ((36.0, 48.0),) * 5  # what a player has late in a game
SHOWN = 1130.0  # the length of all displays in one line
LARGE_DISPLAYS = 1.0  # larger cards there are not worth anything
DISPLAYS = (  # the least the displays need, in as many lines as that takes
    (1150.0, 104.0),
    (1000.0, 98.0),
    (600.0, 168.0),
    (430.0, 232.0),
    (340.0, 300.0),
    (266.0, 390.0),
)
FRAMES = 1024  # that are kept, 4 kB each: one for each shape of landscape, found in 30 to 100 ms
SIZES = 4096  # that are kept: whole pixels, so there are not many
PRECISE = 0.02  # how near the search for the largest squares must come


@dataclass(frozen=True)
class Frame:
    width: float
    height: float
    landscape: Box
    displays: Box
    seats: tuple[Box, ...]

    @property
    def zoom(self) -> float:
        """How much larger than life the player boards are drawn: all alike."""
        return min(map(zoom, self.seats))

    def scale(self, plot: Plot) -> float:
        return min(self.landscape.width / plot.width, self.landscape.height / plot.height)


# --- A wide screen ------------------------------------------------------------------------------------------


@lru_cache(maxsize=FRAMES)
def wide(plot: Plot, players: int) -> Frame:
    """Everything at once. Squares as large as possible, or a little smaller where the rest gains much."""

    def found() -> Iterator[tuple[float, Frame]]:
        least = 0.0  # what is possible with all player boards together is possible with two groups of them
        for groups, liking in LIKINGS:
            least = most = largest_scale(plot, players, groups, least)
            for part in SMALLER:
                for frame in arrangements(plot, part * most, players, groups):
                    roomy = with_large_displays(plot, frame)
                    yield liking * part * most * worth(roomy), roomy

    return max(found(), key=itemgetter(0))[1]


def turning_pays(upright: Plot, turned: Plot, players: int) -> bool:
    """Whether a landscape is better seen from its side: north should be up, but squares must not be tiny."""
    size = wide(upright, players).scale(upright)
    return size * SQUARE < SMALL and wide(turned, players).scale(turned) >= TURNING_PAYS * size


def worth(frame: Frame) -> float:
    """How well player boards and displays can be read."""
    seats, displays = min(map(seat_worth, frame.seats)), displays_worth(frame.displays)
    return float(seats**SEATS_MATTER * displays**DISPLAYS_MATTER)


def largest_scale(plot: Plot, players: int, groups: int, least: float) -> float:
    high = scale = min(WIDE[0] / plot.width, WIDE[1] / plot.height, ENOUGH / SQUARE)
    low = least or high / 3
    while high - low > PRECISE * high:
        if any(True for _ in arrangements(plot, scale, players, groups)):
            low = scale
        else:
            high = scale
        scale = (low + high) / 2
    return low


def arrangements(plot: Plot, scale: float, players: int, groups: int) -> Iterator[Frame]:
    """The landscape at one size in any corner; the displays in any corner that is left; then the players."""
    for land in landscape_boxes(plot, scale):
        free = free_rooms(plot, land)
        for displays in dict.fromkeys(corners(free, DISPLAYS)):
            rooms = [room for room in free if groups > 1 or seat_capacity(room) >= players]
            seats = seat_boxes(carve(rooms, displays), players, groups) if rooms else []
            if seats:
                yield Frame(*WIDE, land, grow(displays, (), DISPLAYS), tuple(seats))


def free_rooms(plot: Plot, land: Box) -> list[Room]:
    """The free places when the landscape lies there."""
    scale = land.width / plot.width
    free: list[Room] = [(EDGE, EDGE, WIDE[0] - EDGE, WIDE[1] - EDGE)]
    for box in plot.boxes:
        free = carve(free, room_of(land.x + box.x * scale, land.y + box.y * scale, box, scale))
    return free


def with_large_displays(plot: Plot, frame: Frame) -> Frame:
    """The displays take what nobody else uses around them."""
    free = free_rooms(plot, frame.landscape)
    for box in frame.seats:
        free = carve(free, room_of(box.x, box.y, box))
    taken = room_of(frame.displays.x, frame.displays.y, frame.displays)
    return Frame(*WIDE, frame.landscape, grow(taken, free, DISPLAYS), frame.seats)


def landscape_boxes(plot: Plot, scale: float) -> Iterator[Box]:
    """Where a landscape of this size may stand: in the corners, or in the middle of what it nearly fills.

    It goes up to the edge of the picture: it has a margin of its own.
    """
    width, height = plot.width * scale, plot.height * scale

    def along(room: float) -> tuple[float, ...]:
        return (room / 2,) if room < 60 else (0, room)

    for x in along(WIDE[0] - width):
        for y in along(WIDE[1] - height):
            yield Box(x, y, width, height)


def seat_boxes(free: Sequence[Room], players: int, groups: int) -> list[Box]:
    """The player boards in one free place or in two; empty if there is no room for them all."""
    by_room = sorted(((seat_capacity(room), room) for room in free), reverse=True)
    for many, room in by_room:
        if many >= players:
            return max(
                (grid(room, players) for many, room in by_room if many >= players),
                key=lambda boxes: seat_worth(boxes[0]),
            )
        if groups == 1 or not many:
            continue
        many = min(many, ceil(players / 2))
        for other in carve(free, room_of(room[0], room[1], Box(0, 0, room[2] - room[0], room[3] - room[1]))):
            if seat_capacity(other) >= players - many:
                groups_found = ((room, many), (other, players - many))
                upper, lower = sorted(groups_found, key=lambda group: (group[0][1], group[0][0]))
                return limit_differences(grid(*upper) + grid(*lower))
    return []


def limit_differences(boxes: list[Box]) -> list[Box]:
    """No player board much larger than another."""
    width, height = (min(box.width for box in boxes) * 1.3, min(box.height for box in boxes) * 1.3)
    return [Box(box.x, box.y, min(box.width, width), min(box.height, height)) for box in boxes]


def seat_capacity(room: Room) -> int:
    """How many player boards find room here."""
    return max(cells(room, width, height) for width, height in SEATS)


def grid(room: Room, many: int) -> list[Box]:
    """Equal boxes, row by row, in as many columns as makes them largest."""
    x, y, right, low = room

    def boxes(columns: int) -> list[Box]:
        rows = ceil(many / columns)
        width = (right - x - GAP * (columns - 1)) / columns
        height = min((low - y - GAP * (rows - 1)) / rows, TALLEST_SEAT)
        return [
            Box(x + k % columns * (width + GAP), y + k // columns * (height + GAP), width, height)
            for k in range(many)
        ]

    return max((boxes(columns) for columns in range(1, many + 1)), key=lambda found: seat_worth(found[0]))


def fits(box: Box) -> float:
    """How much larger than needed a place for a player board is; below 1 it is too small."""
    return max(min(box.width / width, box.height / height) for width, height in SEATS)


def zoom(box: Box) -> float:
    """How much larger than life a player board can be drawn there, with room for many cards."""
    larger = max(min(box.width / width, box.height / (height + MANY_CARDS)) for width, height in SEATS)
    return min(max(1.0, larger), LARGEST_SEAT)


def seat_worth(box: Box) -> float:
    """How large dice are on a player board, and cards when there are many of them; 0 if it is too small."""
    if fits(box) < 1:
        return 0
    larger = zoom(box)
    width, height = round(box.width / larger), round(box.height / larger)
    return sqrt(larger * dice_size(width) * min(larger * cards_size(width, height), 1.2))


@lru_cache(maxsize=SIZES)
def cards_size(width: int, height: int) -> float:
    """How large many cards are drawn on a player board of this size."""
    return ROWS.fit(CARDS, width - 2 * PAD, height - head_height(width), 5, 1.5)


def displays_worth(box: Box) -> float:
    """How large the cards are in one line or in several."""

    def size(lines: int) -> float:
        wide = (box.width - 16) / (SHOWN / lines + (0 if lines == 1 else 60))
        return min(wide, ((box.height - 28 - 8 * (lines - 1)) / lines - 17) / 59)

    return max(0.3, min(max(map(size, range(1, 6))), LARGE_DISPLAYS))


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


# --- Parts, each in a place of its own ----------------------------------------------------------------------
# The narrow ones are as wide as the narrowest telephone: nothing is shown smaller than it is drawn.

LANDSCAPES = ("landscape", "landscape-tall")
ROOM = (980.0, 520.0)  # usual for the landscape on a wide screen
OWN = {"own": (620.0, 174.0), "own-narrow": (320.0, 206.0)}
DISPLAYS_ALONE = {"displays": (300.0, 400.0), "displays-narrow": (320.0, 446.0)}
SEATS_ALONE = {"seats": (300.0, 208.0), "seats-narrow": (320.0, 208.0)}
ONLY_ONE = 250.0  # height of the only other board


def alone(plot: Plot) -> Frame:
    """The landscape and nothing else."""
    box = Box(0, 0, plot.width, plot.height)
    return Frame(plot.width, plot.height, box, box, ())


def turning_fits(plot: Plot) -> bool:
    """Are squares small on a wide screen, and much larger if the landscape is seen from its side?"""
    upright = min(ROOM[0] / plot.width, ROOM[1] / plot.height)
    turned = min(ROOM[0] / plot.height, ROOM[1] / plot.width)
    return upright * SQUARE < SMALL_ALONE and turned >= TURNING_PAYS * upright


def part(name: str, others: int) -> Frame:
    """One's own board, the displays, or the boards of the others one under another."""
    width, height = {**OWN, **DISPLAYS_ALONE, **SEATS_ALONE}[name]
    box = Box(0, 0, width, height)
    if name not in SEATS_ALONE:
        return Frame(width, height, box, box, (box,))
    if others == 1:
        height = ONLY_ONE
    boxes = tuple(Box(0, k * (height + GAP), width, height) for k in range(others))
    return Frame(width, boxes[-1].bottom, box, box, boxes)


def comfortable_width(plot: Plot) -> float:
    """How many pixels wide a landscape that is alone should be shown, for fingers."""
    return round(plot.width * FINGER / SQUARE)
