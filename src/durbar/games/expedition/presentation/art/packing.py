"""Free places among things that lie on a table: the largest rectangles that touch none of them."""

from collections.abc import Iterator, Sequence

from durbar.art.rows import Box

GAP = 8.0
LEAST = (264.0, 90.0)  # nothing finds room in less
TINY = 0.001  # sums of fractions are not exact

Room = tuple[float, float, float, float]  # left, top, right, low


def room_of(x: float, y: float, box: Box, scale: float = 1) -> Room:
    """What a thing takes, with a little air around it."""
    return x - GAP, y - GAP, x + box.width * scale + GAP, y + box.height * scale + GAP


def carve(free: Sequence[Room], taken: Room) -> list[Room]:
    """What is left of free places when something is laid there."""
    left, top, right, low = taken
    whole, cut = [], []
    for room in free:
        x, y, far, deep = room
        if far <= left or x >= right or deep <= top or y >= low:
            whole.append(room)
            continue
        parts = ((x, y, left, deep), (right, y, far, deep), (x, y, far, top), (x, low, far, deep))
        cut += [part for part in parts if part[2] - part[0] >= LEAST[0] and part[3] - part[1] >= LEAST[1]]
    for k, part in enumerate(cut):
        if not any(
            within(part, other) and (part != other or j < k) for j, other in enumerate(cut) if j != k
        ) and not any(within(part, other) for other in whole):
            whole.append(part)
    return whole


def within(room: Room, other: Room) -> bool:
    return (
        room[0] >= other[0] - TINY
        and room[1] >= other[1] - TINY
        and room[2] <= other[2] + TINY
        and room[3] <= other[3] + TINY
    )


def cells(room: Room, width: float, height: float) -> int:
    """How many things of this size find room, side by side and one under the other."""
    x, y, right, low = room
    return int((right - x + GAP) / (width + GAP)) * int((low - y + GAP) / (height + GAP))


def corners(free: Sequence[Room], sizes: Sequence[tuple[float, float]]) -> Iterator[Room]:
    """A thing of one of these sizes in every corner of every place where it fits, with air around it."""
    for x, y, right, low in free:
        for width, height in sizes:
            if right - x >= width and low - y >= height:
                for a in dict.fromkeys((x, right - width)):
                    for b in dict.fromkeys((y, low - height)):
                        yield a - GAP, b - GAP, a + width + GAP, b + height + GAP


def grow(taken: Room, free: Sequence[Room], sizes: Sequence[tuple[float, float]]) -> Box:
    """As much of the free places around a thing as it can use: half as high again as it must be."""
    x, y, right, low = (taken[0] + GAP, taken[1] + GAP, taken[2] - GAP, taken[3] - GAP)
    around = [room for room in free if within((x, y, right, low), room)]
    if not around:
        return Box(x, y, right - x, low - y)
    left, top, far, deep = max(around, key=lambda room: (room[2] - room[0]) * (room[3] - room[1]))
    need = min(height for width, height in sizes if far - left >= width - 1)
    high = min(deep - top, max(1.5 * need, low - y))
    upper = top if y - top <= deep - low else deep - high  # it stays at the side where it lay
    return Box(left, upper, far - left, high)
