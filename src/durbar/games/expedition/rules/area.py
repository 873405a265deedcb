"""The area a Terrain map works in: one landscape, joined orthogonally, also over strips (E-R56)."""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.expedition.rules.landscape import KATHMANDU, MOUNTAIN, SPACES, ZERO, Landscape

FAR: Final = 99  # not in the area
ALL_FAR: Final = vec[i64]([FAR] * SPACES)  # only ever copied


class Area:
    """The spaces around one, and the fewest strips to each of them. Kathmandu belongs to no area."""

    def __init__(self, land: Landscape, start: i64) -> None:
        self.crossings: vec[i64] = ALL_FAR[: len(land.terrain)]  # by space
        self.spaces: vec[i64] = ZERO[:0]  # the nearest first, beginning with the one asked for
        self.count: i64 = 0
        if land.terrain[start] != MOUNTAIN and land.mark[start] != KATHMANDU:
            self.explore(land, start)

    def add(self, space: i64, strips: i64) -> None:
        self.crossings[space] = strips
        self.spaces = append(self.spaces, space)
        self.count += 1

    def explore(self, land: Landscape, start: i64) -> None:
        near, kinds, marks = land.neighbours, land.terrain, land.mark
        kind = kinds[start]
        beyond = ZERO[:0]  # spaces found behind a strip: their turn comes when this side is done
        strips: i64 = 0
        looked: i64 = 0
        self.add(start, 0)
        while looked < self.count:
            here = self.spaces[looked]
            looked += 1
            for d in range(4):
                there = near[here * 4 + d]
                if there < 0 or kinds[there] != kind or marks[there] == KATHMANDU:
                    continue
                if self.crossings[there] < FAR:
                    continue
                if there >> 6 == here >> 6:
                    self.add(there, strips)
                else:
                    beyond = append(beyond, there)
            if looked == self.count and len(beyond) > 0:
                strips += 1
                for space in beyond:
                    if self.crossings[space] == FAR:
                        self.add(space, strips)
                beyond = ZERO[:0]
