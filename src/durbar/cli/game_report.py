"""``durbar report``: a recorded game looked at again."""

from __future__ import annotations

import json
from pathlib import Path

from durbar.bots.report import Report, chart, make_report
from durbar.core import Match
from durbar.session import tell_reasons
from durbar.texts import default_name

from .screen import Screen

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60


def print_report(file: Path, svg: Path | None, as_json: bool, screen: Screen, content: Path | None) -> None:
    """The report as words, as JSON, or its picture as a file."""
    match = Match.load(file, content=content)
    report = make_report(match)
    if as_json:
        print(json.dumps(report.to_dict()))
        return
    if svg is not None:
        svg.write_text(chart(report), encoding="utf-8")
        screen.print_text("picture-written", path=str(svg))
        return
    game = match.game.presentation
    names = match.names or tuple(default_name(seat, None, screen.lang) for seat in range(len(report.luck)))
    screen.print_text("report-title", game=game.say("game-name", screen.lang))
    for seat, name in enumerate(names):
        screen.print_text("report-chances", name=name, line=bars(report, seat))
        screen.print_text(
            "report-seat",
            name=name,
            luck=percent(report.luck[seat]),
            cost=percent(report.cost[seat]),
            count=report.decisions[seat],
        )
    if not report.marks:
        screen.print_text("report-no-marks")
    for mark in report.marks:
        screen.print_text(
            "report-mark",
            number=mark.number,
            name=names[mark.seat],
            move=game.say(match.game.move(mark.move), screen.lang, names),
            better=game.say(match.game.move(mark.better), screen.lang, names),
            cost=percent(mark.cost),
        )
        if mark.reasons:
            screen.print_text("report-why", reasons=tell_reasons(match.game, mark.reasons, screen.lang))
        screen.print_text("report-again", file=str(file), number=mark.number)
    for kind in sorted(report.kinds, key=lambda kind: -kind.cost)[: 2 * len(names)]:
        screen.print_text(
            "report-kind",
            name=names[kind.seat],
            prompt=kind.prompt,
            cost=percent(kind.cost),
            count=kind.decisions,
        )


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def bars(report: Report, seat: int) -> str:
    """A chance over time in one line."""
    moments = report.moments
    columns = min(COLUMNS, len(moments))
    shown = [moments[k * len(moments) // columns] for k in range(columns)]
    return "".join(BARS[min(int(moment.chances[seat] * len(BARS)), len(BARS) - 1)] for moment in shown)
