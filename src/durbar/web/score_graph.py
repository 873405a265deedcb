"""The scores of a finished game over its time, and the moments at which it turned."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from durbar.art.plot import Curve, Flag, lines
from durbar.core import Match, View

from .look import Look
from .render import words

COLOUR = re.compile(r'fill="(#[0-9a-fA-F]{6})"')
PLAIN = "#8d8378"
TURNING_POINTS = 4  # at most
HOLDS = 3  # ends of turns that a new lead must last
# As wide as the least room for it on such a screen, so that its letters are never shown smaller.
SIZES = {"phone": (284, 170), "low": (320, 150), "wide": (380, 175)}
USUAL = (680, 210)


class Standing(NamedTuple):
    """Everybody's points after so many decisions, as the whole table knew them."""

    n: int
    totals: tuple[int, ...]
    status: str = ""


class TurningPoint(NamedTuple):
    """Somebody took the lead, or made much at once."""

    n: int
    seat: int
    points: int
    leads: bool


def score_track(match: Match) -> list[Standing]:
    """The points at the end of every turn, by playing the game once more without telling anything."""
    game, kernel = match.game, match.at(0).kernel.clone()
    track: list[Standing] = []
    ended = -1
    for n, decision in enumerate(match.decisions, 1):
        seat = decision.entry.seat
        if seat is not None:
            kernel.turn_to(seat)
        kernel.apply(game.read_move(decision.entry.text, chance=seat is None).id)
        if kernel.turns != ended or kernel.over:
            ended = kernel.turns
            scores = View.of(game, kernel, None).scores
            if scores:
                track.append(Standing(n, tuple(score.total for score in scores)))
    return track


def leader(totals: Sequence[int]) -> int | None:
    """Who is ahead, if one is."""
    best = max(totals)
    return totals.index(best) if list(totals).count(best) == 1 else None


def turning_points(track: Sequence[Standing]) -> list[TurningPoint]:
    """The last time the lead changed for good, the largest gains, and other changes of the lead."""
    if len(track) < 2 or len(track[0].totals) < 2:
        return []
    inner = track[:-1]  # the last scoring is told by the sheet
    changes: list[TurningPoint] = []
    ahead: int | None = None
    for k, standing in enumerate(inner):
        now = leader(standing.totals)
        holds = now is not None and all(leader(each.totals) == now for each in inner[k : k + HOLDS])
        if holds and now is not None and now != ahead:
            if ahead is not None:
                changes.append(TurningPoint(standing.n, now, standing.totals[now], leads=True))
            ahead = now
    leaps = [
        TurningPoint(after.n, seat, after.totals[seat] - before.totals[seat], leads=False)
        for before, after in pairwise(inner)
        for seat in range(len(after.totals))
        if after.totals[seat] - before.totals[seat] > 0
    ]
    leaps.sort(key=lambda leap: (-leap.points, leap.n))
    chosen: dict[int, TurningPoint] = {}
    for each in (*changes[-1:], *leaps[:2], *reversed(changes[:-1]), *leaps[2:3]):
        if len(chosen) < TURNING_POINTS:
            chosen.setdefault(each.n, each)
    return [chosen[n] for n in sorted(chosen)]


def moment_of(match: Match, point: TurningPoint, before: Standing, turn: Standing) -> int:
    """The decision that brought it about; while everybody builds, a turn ends with somebody else's."""
    for n in range(before.n + 1, turn.n):
        totals = [score.total for score in View.of(match.game, match.at(n).kernel, None).scores]
        if totals and (
            leader(totals) == point.seat if point.leads else totals[point.seat] == turn.totals[point.seat]
        ):
            return n
    return turn.n


def curves_of(track: Sequence[Standing], names: Sequence[str], badges: Sequence[str]) -> list[Curve]:
    """A curve for every seat, in the colour of its sign."""
    made = []
    for seat, name in enumerate(names):
        found = COLOUR.search(badges[seat])
        points = [(standing.n, standing.totals[seat]) for standing in track]
        made.append(Curve(points, found[1] if found else PLAIN, name, badges[seat]))
    return made


class ScoreGraph(NamedTuple):
    """The picture, and its turning points in words: each with its sign, its moment and what happened."""

    svg: str
    turns: list[tuple[str, int, str]]


def score_graph(
    match: Match, track: Sequence[Standing], badges: Sequence[str], look: Look
) -> ScoreGraph | None:
    """The graph of a finished game; None if there is nothing to draw."""
    if len(track) < 2:
        return None
    t, names = words(look.lang), match.names
    told: list[tuple[str, int, str]] = []
    flags: list[Flag] = []
    ended = {turn.n: (before, turn) for before, turn in pairwise(track)}
    for number, point in enumerate(turning_points(track), 1):
        text = "web-turning-lead" if point.leads else "web-turning-leap"
        said = t(text, name=names[point.seat], points=point.points)
        n = moment_of(match, point, *ended[point.n])
        view = View.of(match.game, match.at(n).kernel, None)
        when = match.game.presentation.moment(view, look.lang)
        told.append((str(number), n, t("label-value", label=when, value=said) if when else said))
        y = ended[point.n][1].totals[point.seat]
        flags.append(Flag(point.n, y, str(number), told[-1][2], f"?at={n}"))
    width, height = SIZES.get(look.layout, USUAL)
    curves = curves_of(track, names, badges)
    spoken = "; ".join(f"{curve.name} {curve.points[-1][1]:g}" for curve in curves)
    drawn = lines(
        curves,
        width,
        height,
        theme=look.theme,
        name=t("web-graph"),
        description=spoken,
        flags=flags,
    )
    return ScoreGraph(drawn, told)
