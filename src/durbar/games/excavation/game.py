"""Excavation as a game of the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar

from durbar.core import (
    Bounds,
    Content,
    Game,
    Kernel,
    Move,
    ObservationField,
    Option,
    OptionError,
    OptionValue,
    Outcome,
    Planner,
    Refusal,
    Score,
)
from durbar.core.vecs import vec

from . import observation, refusals, vocabulary
from .bounds import bounds
from .content import FILES, MAP_NAMES, SITE_NAMES
from .content_box import Box, read_box
from .content_maps import Chart, read_chart
from .features import FEATURES
from .planning import PLANS
from .position import laws
from .position.build import build
from .position.describe import describe
from .position.facts import facts
from .position.fields import KNOWLEDGE
from .position.shape import POSITION
from .rules.book import Book
from .rules.kernel import WIDEST, ExcavationKernel, new_kernel
from .rules.planner import ExcavationPlanner
from .rules.scoring import finds_left, site_cards
from .rules.table import coloured

OWN_MAP = "own"


class Excavation(Game):
    """Six digs spread over the valley; wall them off and remove what they hold."""

    id = "excavation"
    rules_version = 1
    seats = (2, vocabulary.SEATS)
    OPTIONS = (
        Option("length", "choice", "full", values=("full", "short"), rule="X-R7", first="short"),
        Option("map", "choice", "v1", (*MAP_NAMES, OWN_MAP), rule="X-R115", usual=((2, "v2"),)),
        Option("chart", "text", "", rule="X-R123"),
    )
    VOCABULARY: ClassVar[Mapping[str, tuple[str, ...]]] = vocabulary.VOCABULARY
    MOVES = vocabulary.MOVES
    CHANCES = vocabulary.CHANCES
    EVENTS = vocabulary.EVENTS
    PROMPTS = vocabulary.PROMPTS
    REFUSALS = refusals.REFUSALS
    SCORES = vocabulary.SCORES
    ENDINGS = vocabulary.ENDINGS
    widest = WIDEST
    FEATURES = FEATURES
    COST = 5
    PLANS = PLANS
    ENVY = 0.3  # below zero nobody wins (X-R103): the own score counts first
    KNOWLEDGE = KNOWLEDGE
    POSITION = POSITION
    PRESENTATION = "durbar.games.excavation.presentation.presentation:ExcavationPresentation"

    CONTENT = FILES
    box: Box
    chart: Chart

    @classmethod
    def read_content(cls, content: Content) -> Box:
        return read_box(content)

    # Options

    def check_options(self) -> None:
        own = self.options["map"] == OWN_MAP
        if not own and self.options["chart"]:
            message = f"a chart is for map={OWN_MAP}"
            raise OptionError(message, field="chart", rule="X-R123", reason="chart-alone", wanted=OWN_MAP)
        if own:
            if not self.options["chart"]:
                raise OptionError(
                    f'map={OWN_MAP} needs a chart: rows = ["…", "…"]',
                    field="chart",
                    rule="X-R123",
                    reason="chart-missing",
                )
            self.chart = read_chart(str(self.options["chart"]))
            # One map is written one way, however it was spaced.
            self.options = MappingProxyType({**self.options, "chart": self.chart.toml()})
        else:
            self.chart = self.box.charts[str(self.options["map"])]

    @classmethod
    def option_sets(cls, players: int) -> Iterable[Mapping[str, OptionValue]]:
        """Every length and map; a map of one's own begins as the usual one."""
        sets = [{"length": length, "map": name} for length in ("full", "short") for name in MAP_NAMES]
        return [*sets, {"length": "short", "map": OWN_MAP, "chart": cls(players).chart.toml()}]

    @property
    def set_aside(self) -> int:
        """How many site cards are out of the game: six in the short one."""
        return self.box.set_aside if self.options["length"] == "short" else 0

    # Positions

    @cached_property
    def book(self) -> Book:
        """What the kernel plays with."""
        return self.box.book(self.chart)

    def planner(self, weights: vec[float]) -> Planner:
        return ExcavationPlanner(weights)

    def new_kernel(self) -> Kernel:
        return new_kernel(self.book, self.players, len(SITE_NAMES) - self.set_aside)

    @cached_property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        return observation.fields(self.players, int(self.book.most_hexes))

    def describe(self, kernel: Kernel) -> dict[str, Any]:
        return describe(kernel_of(kernel))

    def facts_of(self, kernel: Kernel) -> dict[str, Any]:
        return facts(kernel_of(kernel))

    def build(self, position: Mapping[str, Any]) -> Kernel:
        return build(position, self.book, self.players, self.set_aside)

    def laws(self, kernel: Kernel) -> list[str]:
        return [str(breach) for breach in laws.breaches(kernel_of(kernel))]

    # Results and reasons

    def outcome_of(self, kernel: Kernel) -> Outcome:
        t = kernel_of(kernel)
        return self.outcome_with(t, self.ENDINGS[t.ending], self._scores(t))

    def _scores(self, t: ExcavationKernel) -> tuple[Score, ...]:
        book = t.book
        scores = []
        for seat, patron in enumerate(t.patrons):
            items = {
                "sites": int(book.site_points * site_cards(t, seat)),
                "finds": int(book.find_points * coloured(patron.won)),
                "lost": int(book.lost_points * patron.lost),
                "left": int(book.left_points * finds_left(t)),
            }
            tiebreaks = {"site-cards": int(site_cards(t, seat))}
            scores.append(Score(sum(items.values()), MappingProxyType(items), MappingProxyType(tiebreaks)))
        return tuple(scores)

    @cached_property
    def bounds(self) -> Bounds:
        return bounds(self.book, self.players, self.most_outcomes)

    def refuse(self, kernel: Kernel, move: Move) -> Refusal:
        return refusals.refuse(kernel_of(kernel), move)

    def scores_of(self, kernel: Kernel) -> tuple[Score, ...]:
        """Everything that counts lies open, so the score is known at any time."""
        return self._scores(kernel_of(kernel))


def kernel_of(kernel: Kernel) -> ExcavationKernel:
    """Only kernels of this game come in here."""
    assert isinstance(kernel, ExcavationKernel)
    return kernel
