"""How a game ended, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


def _nothing() -> Mapping[str, int]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's result: ``categories`` add up to ``total``; ``tiebreaks`` decided among equals."""

    total: int
    categories: Mapping[str, int] = field(default_factory=_nothing, hash=False)
    tiebreaks: Mapping[str, int] = field(default_factory=_nothing, hash=False)

    def to_dict(self) -> dict[str, object]:
        """Plain JSON."""
        return {"total": self.total, "categories": dict(self.categories), "tiebreaks": dict(self.tiebreaks)}


@dataclass(frozen=True, slots=True)
class Outcome:
    """``ending`` says why it is over, ``ranking`` groups the seats, best first, equals together."""

    ending: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Score, ...]
    nobody_wins: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share the victory, none if all have lost."""
        return () if self.nobody_wins or not self.ranking else self.ranking[0]

    @property
    def categories(self) -> tuple[str, ...]:
        """Every category that anybody has points in, in the order of the score sheet."""
        return tuple(dict.fromkeys(name for score in self.scores for name in score.categories))

    @property
    def tiebreaks(self) -> tuple[str, ...]:
        """What decides among equals, in the order in which it does."""
        return tuple(dict.fromkeys(name for score in self.scores for name in score.tiebreaks))

    def place(self, seat: int) -> int:
        """1 for the best; equals share the better place."""
        ahead = 0
        for group in self.ranking:
            if seat in group:
                return ahead + 1
            ahead += len(group)
        raise ValueError(f"seat {seat} is not ranked")

    def to_dict(self) -> dict[str, object]:
        """Plain JSON."""
        return {
            "ending": self.ending,
            "ranking": [list(group) for group in self.ranking],
            "winners": list(self.winners),
            "scores": [score.to_dict() for score in self.scores],
        }
