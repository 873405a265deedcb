"""Games that bots play among themselves, and what was recorded of them.

A position is recorded where the search would rate it: when a seat has finished what it had to decide. Between
two rounds it is recorded for every seat, because playouts are valued there, and so is the end, where the
figures of a seat make up its score.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from durbar.arena.luck import SharedLuck
from durbar.bots.valuation import rows_of
from durbar.core import Bot, Game, Kernel, View

WILD = 0.02  # decisions taken at random in training games, so that other positions are met


@dataclass
class Records:
    """Positions of many games, one entry each."""

    rows: list[list[float]] = field(default_factory=list)  # figures of all seats
    seats: list[int] = field(default_factory=list)  # who is asked how he stands
    chapters: list[int] = field(default_factory=list)
    clocks: list[float] = field(default_factory=list)
    margins: list[list[float]] = field(default_factory=list)  # by seat, at the end: ahead of the others' mean
    wins: list[list[float]] = field(default_factory=list)  # by seat, at the end: share of the victory
    scores: list[list[float]] = field(default_factory=list)  # by seat, at the end
    ended: list[bool] = field(default_factory=list)  # is this the end?

    def add(self, game: Game, kernel: Kernel, seats: Sequence[int]) -> None:
        row = rows_of(kernel, game.players, len(game.FEATURES))
        for seat in seats:
            self.rows.append(row)
            self.seats.append(seat)
            self.chapters.append(int(kernel.chapter()))
            self.clocks.append(float(kernel.clock()))
            self.ended.append(bool(kernel.over))

    def close(self, game: Game, kernel: Kernel) -> None:
        """A game has ended: all positions since the last one led to this."""
        self.add(game, kernel, range(game.players))
        margins, wins = result(game, kernel)
        missing = len(self.rows) - len(self.margins)
        self.margins += [margins] * missing
        self.wins += [wins] * missing
        self.scores += [[float(score.total) for score in game.outcome_of(kernel).scores]] * missing

    def arrays(self) -> dict[str, np.ndarray]:
        return {
            "rows": np.array(self.rows, dtype=np.float32),
            "seats": np.array(self.seats, dtype=np.int16),
            "chapters": np.array(self.chapters, dtype=np.int16),
            "clocks": np.array(self.clocks, dtype=np.float32),
            "margins": np.array(self.margins, dtype=np.float32),
            "wins": np.array(self.wins, dtype=np.float32),
            "scores": np.array(self.scores, dtype=np.float32),
            "ended": np.array(self.ended, dtype=np.bool_),
        }


def play(
    game: Game, bots: Sequence[Bot], deal: str, records: Records | None = None
) -> tuple[list[float], list[float]]:
    """One game; by seat how far ahead of the others' mean it ended, and its share of the victory."""
    luck, wild = SharedLuck(deal), random.Random(deal)
    kernel = game.new_kernel()
    luck.deal(kernel)
    while not kernel.over:
        seat, lap = kernel.player, kernel.lap()
        view = View.of(game, kernel, seat)
        if records is not None and wild.random() < WILD:
            move = view.moves[wild.randrange(len(view.moves))]
        else:
            move = bots[seat].choose(view)
        kernel.apply(move.id)
        if kernel.over or kernel.player == seat:
            continue
        left = kernel.clone()
        luck.deal(kernel)
        between = left.lap() != lap
        if records is not None and (between or kernel.player != seat):
            records.add(game, left, range(game.players) if between else (seat,))
    if records is not None:
        records.close(game, kernel)
    return result(game, kernel)


def result(game: Game, kernel: Kernel) -> tuple[list[float], list[float]]:
    outcome = game.outcome_of(kernel)
    totals = [score.total for score in outcome.scores]
    rest = game.players - 1
    margins = [total - game.ENVY * (sum(totals) - total) / rest for total in totals]
    winners = outcome.winners
    return margins, [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
