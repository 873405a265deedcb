"""What came of a match between bots, each figure with its interval."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from .intervals import deals_interval, mean_interval
from .pairing import Lineup, Played
from .plot import Interval, Row, intervals_svg


@dataclass(frozen=True)
class Standing:
    """One bot's figures: wins and shared wins are shares of its games, points are means."""

    bot: str
    games: int
    wins: Interval  # a victory shared by two counts half
    alone: float
    shared: float
    first: Interval  # came first, whether the rules call that a victory or not
    score: Interval
    margin: Interval  # ahead of the best of the others
    ms_per_decision: float
    decisions: int
    categories: Mapping[str, Interval]  # how many more points than the others at its table, by category


@dataclass(frozen=True)
class MatchReport:
    """The figures of all bots of a line-up."""

    lineup: Lineup
    deals: int
    games: int
    without_winner: float
    standings: tuple[Standing, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON; intervals as [figure, low, high]."""
        lineup = self.lineup
        return {
            "game": lineup.game,
            "players": lineup.players,
            "options": dict(lineup.options),
            "seed": lineup.seed,
            "deals": self.deals,
            "games": self.games,
            "without_winner": round(self.without_winner, 4),
            "bots": [
                {
                    "bot": row.bot,
                    "games": row.games,
                    "wins": _rounded(row.wins),
                    "alone": round(row.alone, 4),
                    "shared": round(row.shared, 4),
                    "first": _rounded(row.first),
                    "score": _rounded(row.score),
                    "margin": _rounded(row.margin),
                    "ms_per_decision": round(row.ms_per_decision, 3),
                    "decisions": row.decisions,
                    "categories": {name: _rounded(each) for name, each in row.categories.items()},
                }
                for row in self.standings
            ],
        }


def report(lineup: Lineup, games: Sequence[Played]) -> MatchReport:
    """Count a match. Deals are independent, the rotations of one deal are not: intervals are over deals."""
    standings = tuple(_standing(name, who, games) for who, name in enumerate(lineup.bots))
    without = sum(not game.winners for game in games) / max(len(games), 1)
    return MatchReport(lineup, len({game.deal for game in games}), len(games), without, standings)


def plot_match(found: MatchReport) -> str:
    """Everybody's share of the wins as a drawing, with a line where all would be equal."""
    rows: list[Row] = [(f"{found.lineup.game}, {found.games} games", None)]
    rows += [(row.bot, row.wins) for row in found.standings]
    return intervals_svg("Wins", rows, 0.0, 1.0, 1 / found.lineup.players)


def deal_shares(games: Sequence[Played], who: int) -> list[float]:
    """By deal: how often a bot came first, over all rotations; half for coming first with another."""
    return _by_deal(games, who, _first)


def _standing(name: str, who: int, games: Sequence[Played]) -> Standing:
    seats = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == who]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    seconds = math.fsum(game.seconds[seat] for game, seat in seats)
    count = max(len(seats), 1)
    return Standing(
        name,
        len(seats),
        deals_interval(_by_deal(games, who, _win)),
        sum(_win(game, seat) == 1.0 for game, seat in seats) / count,
        sum(0.0 < _win(game, seat) < 1.0 for game, seat in seats) / count,
        deals_interval(_by_deal(games, who, _first)),
        mean_interval(_by_deal(games, who, lambda game, seat: float(game.scores[seat]))),
        mean_interval(_by_deal(games, who, _margin)),
        1000 * seconds / max(decisions, 1),
        decisions,
        _differences(games, who),
    )


def _differences(games: Sequence[Played], who: int) -> dict[str, Interval]:
    """By category: the points of one bot minus the mean of the others at its table, over deals."""
    told = [game for game in games if game.categories and len(set(game.bots)) > 1]
    names = dict.fromkeys(name for game in told for each in game.categories for name in each)

    def difference(game: Played, seat: int, name: str) -> float:
        others = [points[name] for points, bot in zip(game.categories, game.bots, strict=True) if bot != who]
        return game.categories[seat][name] - math.fsum(others) / len(others)

    return {name: mean_interval(_by_deal(told, who, partial(difference, name=name))) for name in names}


def _by_deal(games: Sequence[Played], who: int, figure: Any) -> list[float]:
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        for seat, bot in enumerate(game.bots):
            if bot == who:
                found[game.deal].append(figure(game, seat))
    return [math.fsum(values) / len(values) for _, values in sorted(found.items())]


def _win(game: Played, seat: int) -> float:
    """A victory shared by two sides counts half; a team is one."""
    return 1 / len({game.sides[each] for each in game.winners}) if seat in game.winners else 0.0


def _first(game: Played, seat: int) -> float:
    ahead = {side for side, place in zip(game.sides, game.places, strict=True) if place == 1}
    return 1 / len(ahead) if game.places[seat] == 1 else 0.0


def _margin(game: Played, seat: int) -> float:
    totals: dict[int, int] = defaultdict(int)
    for side, score in zip(game.sides, game.scores, strict=True):
        totals[side] += score
    own = totals.pop(game.sides[seat])
    return float(own - max(totals.values())) if totals else 0.0


def _rounded(interval: Interval) -> list[float | None]:
    return [round(each, 4) if math.isfinite(each) else None for each in interval]
