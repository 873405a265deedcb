"""What the drawing of the valley needs to know of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from durbar.core import View
from durbar.games.excavation.game import Excavation, kernel_of
from durbar.games.excavation.position.facts import DigControl, judge_dig
from durbar.games.excavation.presentation.words import ExcavationWords
from durbar.games.excavation.rules.ground import site_at
from durbar.games.excavation.rules.table import DUG, UNDER_SPADE, Table
from durbar.games.excavation.rules.valley import axial, cell_of

from .grid import EDGES


@dataclass(frozen=True)
class Scene:
    """What the drawing needs to know of the position, found once, and only if it is needed."""

    speaker: ExcavationWords
    t: Table

    @property
    def game(self) -> Excavation:
        return self.speaker.game

    @cached_property
    def listed(self) -> list[int]:
        """The active sites."""
        return [int(site) for site in self.t.sites.cards]

    @cached_property
    def places(self) -> Mapping[int, int]:
        """Of the active sites in their list, from 1."""
        return {site: place for place, site in enumerate(self.listed, 1)}

    @cached_property
    def control(self) -> Mapping[int, DigControl]:
        return {site: judge_dig(self.t, site) for site in self.listed}

    @cached_property
    def spreading(self) -> frozenset[int]:
        return frozenset(self.listed[: 2 if len(self.listed) == 6 else 1])

    @cached_property
    def digs(self) -> Mapping[int, list[int]]:
        """The hexes of each."""
        digs: dict[int, list[int]] = {site: [] for site in self.listed}
        for cell in map(int, self.t.book.valley.cells):
            if self.t.ground[cell] >= DUG:
                digs.setdefault(int(site_at(self.t.ground[cell])), []).append(cell)
        return digs

    @cached_property
    def holding(self) -> Mapping[int, list[int]]:
        """For which places a token counts."""
        holding: dict[int, list[int]] = {}
        for place, site in enumerate(self.listed, 1):
            for cell in self.control[site].cells:
                holding.setdefault(cell, []).append(place)
        return holding

    @cached_property
    def threatened(self) -> frozenset[int]:
        """What the next spreads would cover."""
        playable = set(map(int, self.t.book.valley.cells))
        near = {
            int(cell_of(q + dq, r + dr))
            for site in self.spreading
            for q, r in map(axial, self.digs[site])
            for dq, dr in EDGES
        }
        return frozenset(cell for cell in near & playable if self.t.ground[cell] < UNDER_SPADE)


def scene_of(speaker: ExcavationWords, view: View) -> Scene:
    return Scene(speaker, kernel_of(view.kernel))
