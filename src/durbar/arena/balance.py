"""The balance lab: what decides a game among equals, seat or luck or what somebody was dealt.

One bot plays all seats of many deals. Counted are the seats' shares of the victories, the length, the endings
and the points of every category, and for whatever a seat *has* in its position under a name (a character, an
architect, a mission, the first card of a row it collects) how often its owners win and with how many points.
Of what lies there for all when the first is asked (boards, say) it is counted how high everybody scored.
Nothing here knows a game: a trait is any word, or first word of a list, in a seat's part of the position;
what lies there for all is any word of a list in the rest of it, up to an @, which says only how it lies.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import fmean, pstdev
from typing import Any

from durbar.bots import bot
from durbar.core import Game, Kernel, OptionError, View

from .intervals import mean_interval, share_interval
from .luck import SharedLuck
from .pairing import Lineup
from .plot import Interval
from .pool import spread


@dataclass(frozen=True)
class Sample:
    """One game, by seat: its share of the victory, its points, and what it had."""

    shares: tuple[float, ...]
    categories: tuple[Mapping[str, int], ...]
    totals: tuple[int, ...]
    traits: tuple[Mapping[str, str], ...]
    laid: tuple[tuple[str, str], ...]  # what lay there for all: the name of its list, and its own
    rounds: int
    decisions: int
    ending: str


@dataclass(frozen=True)
class Spread:
    """The points of one category: mean, standard deviation, and the share of the seats that had any."""

    mean: float
    deviation: float
    had: float


@dataclass(frozen=True)
class Owners:
    """Those who had one trait: how many, their share of the victories, their points."""

    count: int
    wins: Interval
    score: Interval


@dataclass(frozen=True)
class Laid:
    """Games in which something lay there for all: how many, the mean score, the score of the first, turns."""

    count: int
    score: Interval
    best: Interval
    rounds: Interval


@dataclass(frozen=True)
class Balance:
    """What came out; `fair` is the share of the victories that a seat has among equals."""

    game: str
    players: int
    options: Mapping[str, Any]
    bot: str
    seed: str
    games: int
    without_winner: Interval
    fair: float
    seats: tuple[Interval, ...]
    score: Interval
    best: Interval  # the score of the first
    rounds: Interval
    decisions: Interval
    endings: Mapping[str, int]
    categories: Mapping[str, Spread]
    traits: Mapping[str, Mapping[str, Owners]]
    laid: Mapping[str, Mapping[str, Laid]]

    def telling_of(self, names: Sequence[str]) -> Balance:
        """The same, of these traits and things that lay there alone; OptionError if there is no such."""
        for name in names:
            if name not in self.traits and name not in self.laid:
                known = (*self.traits, *self.laid)
                message = f"{name!r} was not seen in these games, but {', '.join(known) or 'nothing'}"
                raise OptionError(message, field="trait", reason="trait", wanted=name, known=known)
        traits = {name: rows for name, rows in self.traits.items() if name in names}
        return replace(self, traits=traits, laid={n: rows for n, rows in self.laid.items() if n in names})

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON; intervals as [figure, low, high]."""
        return asdict(self)


def measure(
    lineup: Lineup,
    deals: int,
    workers: int = 1,
    watch: Callable[[Sample], object] | None = None,
    backend: str | None = None,
) -> Balance:
    """Play that many deals of a setting, its first bot in every seat, and count."""
    samples = {}
    for (_, deal), sample in spread(play_sample, [(lineup, deal) for deal in range(deals)], workers, backend):
        samples[deal] = sample
        if watch is not None:
            watch(sample)
    return count(lineup, [samples[deal] for deal in range(deals)])


def play_sample(job: tuple[Lineup, int]) -> Sample:
    """One game, wherever it is played: the same for the same line-up and deal."""
    lineup, deal = job
    game, luck = lineup.make_game(), SharedLuck(f"{lineup.seed}/{deal}")
    minds = [bot(lineup.bots[0], f"{lineup.seed}/{deal}/{seat}") for seat in range(game.players)]
    kernel = game.new_kernel()
    traits: list[dict[str, str]] = [{} for _ in minds]
    luck.deal(kernel)
    laid = tuple(sorted(set(_words({k: v for k, v in game.describe(kernel).items() if k != "seats"}))))
    decisions = 0
    while not kernel.over:
        seat = kernel.player
        kernel.apply(minds[seat].choose(View.of(game, kernel, seat)).id)
        decisions += 1
        luck.deal(kernel)
        if not kernel.over and kernel.player != seat:
            _notice(game, kernel, traits)
    outcome = game.outcome_of(kernel)
    sides = len({kernel.side(seat) for seat in outcome.winners})
    return Sample(
        tuple(1 / sides if seat in outcome.winners else 0.0 for seat in range(game.players)),
        tuple(score.categories for score in outcome.scores),
        tuple(score.total for score in outcome.scores),
        tuple(traits),
        laid,
        int(kernel.turns),
        decisions,
        outcome.ending,
    )


def _notice(game: Game, kernel: Kernel, traits: Sequence[dict[str, str]]) -> None:
    """What every seat has now; the first thing it ever had of a kind is kept."""
    for seat, part in enumerate(game.describe(kernel).get("seats", ())):
        for name, value in part.items():
            if isinstance(value, str):
                traits[seat].setdefault(name, value)
            elif isinstance(value, list) and value and isinstance(value[0], str):
                traits[seat].setdefault(f"first of {name}", value[0])


def _words(part: Mapping[str, Any], within: str = "") -> Iterator[tuple[str, str]]:
    """Every word of a list, with the name of the list."""
    for name, value in part.items():
        if isinstance(value, dict):
            yield from _words(value, f"{within}{name} ")
        elif isinstance(value, list):
            yield from ((within + name, each.partition("@")[0]) for each in value if isinstance(each, str))


def count(lineup: Lineup, samples: Sequence[Sample]) -> Balance:
    """The figures of many games."""
    game = lineup.make_game()
    number = len(samples)
    sides = len({game.new_kernel().side(seat) for seat in range(game.players)})
    without = sum(not any(sample.shares) for sample in samples) / max(number, 1)
    points: dict[str, list[int]] = defaultdict(list)
    for sample in samples:
        for row in sample.categories:
            for name, value in row.items():
                points[name].append(value)
    return Balance(
        lineup.game,
        lineup.players,
        dict(lineup.options),
        lineup.bots[0],
        lineup.seed,
        number,
        (without, *share_interval(without, number)),
        1 / sides,
        tuple(_share([sample.shares[seat] for sample in samples]) for seat in range(lineup.players)),
        mean_interval([fmean(sample.totals) for sample in samples]),
        mean_interval([float(max(sample.totals)) for sample in samples]),
        mean_interval([float(sample.rounds) for sample in samples]),
        mean_interval([float(sample.decisions) for sample in samples]),
        dict(Counter(sample.ending for sample in samples).most_common()),
        {
            name: Spread(fmean(values), pstdev(values), sum(value != 0 for value in values) / len(values))
            for name, values in points.items()
        },
        _owners(samples),
        _laid(samples),
    )


def _share(values: Sequence[float]) -> Interval:
    share = fmean(values) if values else 0.0
    return (share, *share_interval(share, len(values)))


def _owners(samples: Sequence[Sample]) -> dict[str, dict[str, Owners]]:
    """By trait and its value. What tells only the seat (a colour), is the same for all, or has mostly one
    owner for each value is left out."""
    found: dict[str, dict[str, list[tuple[int, float, int]]]] = defaultdict(lambda: defaultdict(list))
    for sample in samples:
        for seat, traits in enumerate(sample.traits):
            for name, value in traits.items():
                found[name][value].append((seat, sample.shares[seat], sample.totals[seat]))
    telling = {}
    for name, values in sorted(found.items()):
        of_one_seat = all(len({seat for seat, _, _ in had}) == 1 for had in values.values())
        owners = sum(map(len, values.values()))
        if 1 < len(values) <= max(owners // 2, 2) and not of_one_seat:
            telling[name] = {
                value: Owners(
                    len(had),
                    _share([share for _, share, _ in had]),
                    mean_interval([float(total) for _, _, total in had]),
                )
                for value, had in sorted(values.items(), key=lambda pair: -fmean(row[1] for row in pair[1]))
            }
    return telling


def _laid(samples: Sequence[Sample]) -> dict[str, dict[str, Laid]]:
    """By list and word, the highest scores first. What lay there in every game is left out."""
    found: dict[str, dict[str, list[Sample]]] = defaultdict(lambda: defaultdict(list))
    for sample in samples:
        for name, value in sample.laid:
            found[name][value].append(sample)
    telling = {}
    for name, values in sorted(found.items()):
        some = {value: games for value, games in values.items() if len(games) < len(samples)}
        if 1 < len(some) <= max(len(samples) // 2, 2):
            rows = {value: _laid_in(games) for value, games in some.items()}
            telling[name] = dict(sorted(rows.items(), key=lambda pair: -pair[1].score[0]))
    return telling


def _laid_in(games: Sequence[Sample]) -> Laid:
    return Laid(
        len(games),
        mean_interval([fmean(sample.totals) for sample in games]),
        mean_interval([float(max(sample.totals)) for sample in games]),
        mean_interval([float(sample.rounds) for sample in games]),
    )
