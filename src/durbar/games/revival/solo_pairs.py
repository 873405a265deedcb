"""Solo: which Squares can be finished, and which Missions go together (6.6.2, V-R88)."""

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations

from durbar.games.revival.rules.sections import COLOURS, MONUMENTS, PAGODA, SIZE

PER_KIND = 10  # Missions, and Advanced Missions


@lru_cache(maxsize=256)
def finished_squares(wanted: tuple[int, ...], extreme: bool) -> tuple[int, ...]:
    """Every finished Square: five types in five colours, as bits monument * 5 + colour.

    `wanted` has for each monument of the Mission the colours that fulfil it. One monument fulfils each of the
    four objectives, and one more is there (6.6.2); for Extreme a Pagoda.
    """
    found = set()
    for fifth in (PAGODA,) if extreme else range(MONUMENTS):
        for types in permutations([*range(MONUMENTS), fifth]):
            if all(any(t == m and wanted[m] >> c & 1 for c, t in enumerate(types)) for m in range(MONUMENTS)):
                found.add(sum(1 << m * COLOURS + c for c, m in enumerate(types)))
    return tuple(sorted(found))


def outlines(squares: tuple[int, ...]) -> list[int]:
    """For each finished Square: its bits, the cards of its fifth monument, and which five bits they are."""
    row = []
    for square in squares:
        places = [place for place in range(MONUMENTS * COLOURS) if square >> place & 1]
        types = [place // COLOURS for place in places]
        fifth = next(t for t in range(MONUMENTS) if types.count(t) == 2)
        row += [square, int(SIZE[fifth]), *places]
    return row


def allowed_pairs(missions: int, agree: Callable[[int, int], bool]) -> tuple[int, ...]:
    """For each Mission those of its kind that go with it, as a mask."""
    masks = [0] * missions
    for one in range(missions):
        for other in range(one):
            if one // PER_KIND == other // PER_KIND and agree(one, other):
                masks[one] |= 1 << other
                masks[other] |= 1 << one
    return tuple(masks)
