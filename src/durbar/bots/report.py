"""A game looked at again: chances to win over time, luck apart from skill, and what cost most.

Everybody's chance is what a judgement of the game (`judgement.py`) says of the whole position. *Luck* of a
seat is the change of its chance by what chance dealt, against the mean over everything that could have been
dealt. What a decision *cost* is the chance of the best move minus that of the move made, both judged from
what the seat could see; decisions that seem to cost most are judged again with ten times the thought before
they are marked. Where a game can end without a winner, chances add up to less than one: the rest is nobody's.

A page makes it off its loop, in a process of its own, and keeps it beside the record:

    made = make_report(match, watch)       # watch(looked, all): for a bar of progress; some seconds
    text = json.dumps(made.to_dict())      # plain JSON: store it with the record of the game
    made = report_from(json.loads(text))   # the typed value again; ValueError for another edition's file
    chart(made)                            # the chances over time, as SVG

`durbar.session.tell_reasons(game, mark.reasons, lang)` says a mark's reasons, `label_then(match, mark.number,
mark.seat, mark.better, lang, names)` its moves; `match.at(mark.number)` is the moment to try again from.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from durbar.core import CHANCE, Game, Kernel, Match, Move, OptionError, Rng, View

from .judgement import Judgement, Reason, judgement_of

RECHECK = 10  # times as much for what may be marked
MARKED = 0.02  # of the chance to win that a decision must cost
MOST_RECHECKS = 6  # for each seat
MOST_MARKS = 3  # for each seat
EDITION = 1  # of what a file tells
MOST_KINDS = 3  # of decisions that are named as a seat's weaknesses
SMALL = 0.02  # of the chance to win, which is not worth a line
OFTEN = 4  # choices that tell a strength
OUTCOMES = 24  # of chance that are looked at; of more, as many at random


@dataclass(frozen=True)
class Moment:
    """When a turn begins, and at the end: everybody's chance to win."""

    number: int  # entries that stood then
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Mark:
    """A decision that cost much: what was done, what would have been better, and why."""

    number: int  # decisions before it: the moment to try again from
    seat: int
    prompt: str
    move: str
    better: str
    cost: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Kind:
    """One kind of decision of one seat: how often it was a real choice, and what it cost in all."""

    seat: int
    prompt: str
    decisions: int
    cost: float


@dataclass(frozen=True)
class Report:
    """What came out; plain JSON by `to_dict`."""

    game: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    luck: tuple[float, ...]  # by seat: chance to win gained by what was dealt
    cost: tuple[float, ...]  # by seat: chance to win lost by decisions
    decisions: tuple[int, ...]  # by seat: real choices
    marks: tuple[Mark, ...]
    kinds: tuple[Kind, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON; `report_from` takes it back."""
        return {"edition": EDITION, **asdict(self)}

    def besides(self, seat: int) -> float:
        """What neither luck nor its own choices explain of how a seat's chance changed: what the others did,
        and what was not foreseen."""
        if not self.moments:
            return 0.0
        change = self.moments[-1].chances[seat] - self.moments[0].chances[seat]
        return change - self.luck[seat] + self.cost[seat]

    def nobody(self, moment: Moment) -> float:
        """The chance that nobody wins."""
        return max(0.0, 1.0 - sum(moment.chances))


def report_from(written: Mapping[str, Any]) -> Report:
    """A report as `to_dict` told it; ValueError for a file of another edition."""
    if written.get("edition") != EDITION:
        raise ValueError(f"a report of edition {EDITION} is needed, not {written.get('edition')!r}")
    marks = [
        Mark(**{**each, "reasons": tuple((text, points) for text, points in each["reasons"])})
        for each in written["marks"]
    ]
    return Report(
        written["game"],
        tuple(written["names"]),
        tuple(Moment(each["number"], tuple(each["chances"])) for each in written["moments"]),
        tuple(written["luck"]),
        tuple(written["cost"]),
        tuple(written["decisions"]),
        tuple(marks),
        tuple(Kind(**each) for each in written["kinds"]),
    )


def make_report(match: Match, watch: Callable[[int, int], object] | None = None) -> Report:
    """Look at a whole match; `watch` is told how much was looked at, of how much."""
    game = match.game
    judgement = judgement_of(game)
    if judgement is None:
        message = f"{game!r} cannot be judged: there is nobody to win against"
        raise OptionError(message, field="game", reason="no-report")
    work = len(match.decisions) + RECHECK * MOST_RECHECKS * game.players
    watch = watch or (lambda done, of: None)
    seats = range(game.players)
    moments: list[Moment] = []
    turn = -1
    luck = [0.0] * game.players
    judged: list[Mark] = []
    views: dict[int, View] = {}
    for number, kernel, move in steps(match):
        watch(number, work)
        if kernel.player == CHANCE:
            if moments and kernel.clock() > 0.0:  # setting up is nobody's luck
                mean = expected(game, kernel, judgement, number)
                after = kernel.clone()
                after.apply(move.id)
                for seat, chance in enumerate(judgement.chances(after)):
                    luck[seat] += chance - mean[seat]
        else:
            if kernel.turns != turn:  # in the middle of a turn half of what it brings is missing
                turn = int(kernel.turns)
                moments.append(Moment(number, tuple(round(each, 4) for each in judgement.chances(kernel))))
            view = View.of(game, kernel, int(kernel.player))
            if len(view.moves) > 1:
                views[number] = view
                judged.append(judge(view, judgement, move, number, 1))
    if match.state.kernel.over:
        winners = match.state.outcome.winners if match.state.outcome else ()
        share = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
        moments.append(Moment(len(match.decisions), share))
    done = len(match.decisions)
    sure: list[Mark] = []
    for mark in [mark for seat in seats for mark in worst(judged, seat, MOST_RECHECKS)]:
        sure.append(judge(views[mark.number], judgement, game.move(mark.move), mark.number, RECHECK))
        judged[judged.index(mark)] = sure[-1]
        done += RECHECK
        watch(done, work)
    watch(work, work)
    marks = [mark for seat in seats for mark in worst(sure, seat, MOST_MARKS)]
    return Report(
        game.id,
        tuple(match.names),
        tuple(moments),
        tuple(round(each, 4) for each in luck),
        tuple(round(sum(mark.cost for mark in of(judged, seat)), 4) for seat in seats),
        tuple(len(of(judged, seat)) for seat in seats),
        tuple(sorted(marks, key=lambda mark: mark.number)),
        kinds_of(judged),
    )


def kinds_of(judged: Iterable[Mark]) -> tuple[Kind, ...]:
    """What every kind of decision cost every seat."""
    costs: dict[tuple[int, str], list[float]] = defaultdict(list)
    for mark in judged:
        costs[mark.seat, mark.prompt].append(mark.cost)
    return tuple(Kind(seat, prompt, len(c), round(sum(c), 4)) for (seat, prompt), c in sorted(costs.items()))


def worst(judged: Iterable[Mark], seat: int, most: int) -> list[Mark]:
    """The decisions of a seat that cost most, if they cost enough to be marked."""
    costly = [mark for mark in of(judged, seat) if mark.cost >= MARKED]
    return sorted(costly, key=lambda mark: -mark.cost)[:most]


def weaknesses(kinds: Iterable[Kind], seat: int) -> list[Kind]:
    """The kinds of decisions in which a seat lost most, worst first."""
    own = [kind for kind in kinds if kind.seat == seat and kind.cost >= SMALL]
    return sorted(own, key=lambda kind: -kind.cost)[:MOST_KINDS]


def strengths(kinds: Iterable[Kind], seat: int) -> list[Kind]:
    """The kind of decision in which a seat lost least, if it was one of several and asked often."""
    own = sorted((kind for kind in kinds if kind.seat == seat), key=lambda kind: kind.cost / kind.decisions)
    found = [kind for kind in own if kind.decisions >= OFTEN and kind not in weaknesses(own, seat)]
    return found[:1] if len(own) > 1 else []


def of(marks: Iterable[Mark], seat: int) -> list[Mark]:
    return [mark for mark in marks if mark.seat == seat]


def steps(match: Match) -> Iterator[tuple[int, Kernel, Move]]:
    """Every decision that stands, with the position it was made in and how many stood before."""
    kernel = match.at(0).kernel.clone()
    for number, decision in enumerate(match.decisions):
        seat = decision.entry.seat
        if seat is not None:
            kernel.turn_to(seat)
        move = match.game.read_move(decision.entry.text, chance=seat is None)
        yield number, kernel, move
        kernel.apply(move.id)


def expected(game: Game, kernel: Kernel, judgement: Judgement, seed: int) -> list[float]:
    """The mean of everybody's chance over what could be dealt."""
    ids, weights = game.weighted_in(kernel)
    chosen = list(zip(ids, weights, strict=True))
    if len(chosen) > OUTCOMES:
        rng = Rng(seed)
        chosen = [chosen[rng.below(len(chosen))] for _ in range(OUTCOMES)]
    total = [0.0] * game.players
    for number, weight in chosen:
        after = kernel.clone()
        after.apply(number)
        for seat, chance in enumerate(judgement.chances(after)):
            total[seat] += chance * weight
    whole = sum(weight for _, weight in chosen)
    return [each / whole for each in total]


def judge(view: View, judgement: Judgement, move: Move, number: int, thought: int) -> Mark:
    """What a decision cost, from what its seat could see; with more than one thought also why.

    Then what looks best is compared with what was done once more: the best of many guesses is often only the
    luckiest.
    """
    seat = int(view.seat or 0)
    rated = dict(judgement.rate(view, thought, number))
    best = max(rated, key=lambda each: rated[each])
    cost = 0.0
    reasons: tuple[Reason, ...] = ()
    if best != move:
        highest, made = rated[best], rated[move]
        if thought > 1:
            highest, made = judgement.compare(view, (best, move), thought, number)
        behind = max(highest - made, 0.0)
        cost = judgement.chance(view, 0.0, highest) - judgement.chance(view, behind, highest)
        if cost >= MARKED and thought > 1:
            reasons = judgement.reasons(view, best, move)
    prompt = view.prompt.id if view.prompt is not None else ""
    return Mark(number, seat, prompt, move.text, best.text, round(cost, 4), reasons)


def chart(report: Report, width: int = 640, height: int = 200) -> str:
    """Everybody's chance to win over time as SVG: one line for each seat."""
    last = max(report.moments[-1].number, 1) if report.moments else 1
    lines = []
    for seat in range(len(report.luck)):
        points = " ".join(
            f"{moment.number / last * width:.1f},{(1 - moment.chances[seat]) * height:.1f}"
            for moment in report.moments
        )
        hue = seat * 360 // max(len(report.luck), 1)
        lines.append(
            f'<polyline fill="none" stroke="hsl({hue} 70% 40%)" stroke-width="2" points="{points}"/>'
        )
    middle = f'<line x1="0" x2="{width}" y1="{height / 2}" y2="{height / 2}" stroke="#8888"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    return f"{head}{middle}{''.join(lines)}</svg>"
