"""Ratings of bots by maximum likelihood, for games of any number of players.

Bradley and Terry's model over all pairs of bots at a table: who came before whom. Equals have half a win
each. The fixed point is found by the usual minorisation (Hunter 2004); it does not depend on the order of the
games. The scale is Elo's: 400 points are odds of ten to one, and the anchor has 0.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from .intervals import bootstrap
from .pairing import Played

SCALE = 400 / math.log(10)
PRIOR = 0.5  # of a won and of a lost game against the field: nobody's rating is infinite
ROUNDS = 500
CLOSE = 1e-9


@dataclass(frozen=True)
class Rating:
    """A bot's rating and the interval of 95 % it lies in."""

    bot: str
    elo: float
    low: float
    high: float


Wins = dict[tuple[str, str], float]


def pair_wins(names: Sequence[str], games: Sequence[Played]) -> Wins:
    """How often each bot came before each other one; a table of many counts as one game for each bot."""
    wins: Wins = defaultdict(float)
    for game in games:
        seats = range(len(game.bots))
        for seat in seats:
            for other in seats:
                one, two = names[game.bots[seat]], names[game.bots[other]]
                if seat < other and one != two:
                    ahead = game.places[other] - game.places[seat]
                    won = 0.5 if ahead == 0 else float(ahead > 0)
                    share = 1 / (len(seats) - 1)
                    wins[one, two] += won * share
                    wins[two, one] += (1 - won) * share
    return wins


def strengths(wins: Wins, anchor: str) -> dict[str, float]:
    """The rating of every bot, the anchor's being 0."""
    names = sorted({name for pair in wins for name in pair} | {anchor})
    gamma = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        moved = 0.0
        for name in names:
            won = PRIOR
            weight = 2 * PRIOR / (gamma[name] + 1.0)
            for other in names:
                if other != name:
                    met = wins.get((name, other), 0.0) + wins.get((other, name), 0.0)
                    won += wins.get((name, other), 0.0)
                    weight += met / (gamma[name] + gamma[other])
            better = won / weight
            moved = max(moved, abs(math.log(better / gamma[name])))
            gamma[name] = better
        if moved < CLOSE:
            break
    return {name: SCALE * math.log(gamma[name] / gamma[anchor]) for name in names}


def rate(matches: Sequence[tuple[Sequence[str], Sequence[Played]]], anchor: str) -> list[Rating]:
    """Ratings from several matches (the names of a line-up, and its games), best first."""
    deals = [
        (names, [game for game in games if game.deal == deal])
        for names, games in matches
        for deal in sorted({game.deal for game in games})
    ]

    def figures(chosen: Sequence[tuple[Sequence[str], Sequence[Played]]]) -> list[float]:
        wins: Wins = defaultdict(float)
        for names, games in chosen:
            for pair, won in pair_wins(names, games).items():
                wins[pair] += won
        found = strengths(wins, anchor)
        return [found.get(name, 0.0) for name in bots]

    bots = sorted({name for names, _ in matches for name in names} | {anchor})
    ratings = figures(deals)
    bounds = bootstrap(deals, figures)
    rows = [Rating(bot, elo, *bound) for bot, elo, bound in zip(bots, ratings, bounds, strict=True)]
    return sorted(rows, key=lambda row: -row.elo)
