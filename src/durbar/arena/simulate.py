"""Bots play many games of one setting, and somebody keeps the statistics."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from durbar.core import CHANCE, Bot, Game, IllegalMove, OptionError, Outcome, Rng, Seed, View, rng_of

LONGEST = 100_000  # decisions; a game that has not ended by then is not going to


@dataclass
class Tally:
    """What came of a number of games. A shared victory is shared in the count as well."""

    game: Game
    bots: tuple[str, ...]
    seed: Seed
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    categories: list[Counter[str]] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.game.players
        self.totals = [0] * self.game.players
        self.categories = [Counter() for _ in range(self.game.players)]

    def add(self, outcome: Outcome) -> None:
        """Take in how one game ended."""
        self.finished += 1
        self.endings[outcome.ending] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.totals[seat] += score.total
            for name, points in score.categories.items():
                self.categories[seat][name] += points  # a category nobody ever scored in is still listed

    @property
    def decisions_per_second(self) -> float:
        """Of all players together, chance not counted."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def win_rates(self) -> list[float]:
        """By seat."""
        return [wins / max(self.finished, 1) for wins in self.wins]

    def mean_scores(self, seat: int) -> dict[str, float]:
        """One seat's points by category, and in total."""
        games = max(self.finished, 1)
        means = {name: points / games for name, points in self.categories[seat].items()}
        return {**means, "total": self.totals[seat] / games}

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON."""
        by_seat = [self.mean_scores(seat) for seat in range(self.game.players)]
        means = {name: sum(row[name] for row in by_seat) / len(by_seat) for name in by_seat[0]}
        return {
            "game": self.game.id,
            "players": self.game.players,
            "options": dict(self.game.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
            "finished": self.finished,
            "endings": dict(self.endings),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "mean_scores": _rounded(means),
            "mean_scores_by_seat": [_rounded(row) for row in by_seat],
            "win_rate_by_seat": [round(rate, 4) for rate in self.win_rates],
        }


def _rounded(row: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 3) for name, value in row.items()}


def simulate(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    seed: Seed = 0,
    watch: Callable[[Tally], object] | None = None,
) -> Tally:
    """Play `games` games, dealt from `seed`; `watch` sees the tally after each of them.

    No record is kept: this is the quick way to play by the thousand. Bots get views as everywhere.
    """
    if len(bots) != game.players:
        raise OptionError(f"{game.players} players need as many bots, not {len(bots)}", field="bots")
    tally = Tally(game, tuple(bot.name for bot in bots), seed)
    for number in range(games):
        began = time.perf_counter()
        outcome, decisions = play_out(game, bots, rng_of(f"{seed}/{number}"))
        tally.seconds += time.perf_counter() - began
        tally.games += 1
        tally.decisions += decisions
        if outcome is not None:
            tally.add(outcome)
        if watch is not None:
            watch(tally)
    return tally


def play_out(game: Game, bots: Sequence[Bot], rng: Rng) -> tuple[Outcome | None, int]:
    """One game to its end: how it ended (None if it does not end), and how many decisions it took."""
    kernel = game.new_kernel()
    decisions = 0
    while not kernel.over and decisions < LONGEST:
        seat = kernel.player
        if seat == CHANCE:
            kernel.deal(rng)
            continue
        view = View.of(game, kernel, seat)
        move = bots[seat].choose(view)
        refusal = view.why_not(move)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        kernel.apply(move.id)
        decisions += 1
    return (game.outcome_of(kernel) if kernel.over else None), decisions
