"""``durbar report``: a recorded game looked at again."""

from __future__ import annotations

import json
from pathlib import Path

from durbar.bots.report import Report, chart, make_report, strengths, weaknesses
from durbar.core import Match
from durbar.session import label_then, name_question, reason_unit, tell_reasons, with_sign
from durbar.texts import default_name

from .reports import progress_to
from .screen import Screen

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60


def print_report(file: Path, svg: Path | None, as_json: bool, screen: Screen, content: Path | None) -> None:
    """The report as words, as JSON, or its picture as a file."""
    match = Match.load(file, content=content)
    with progress_to(match.game.id) as tell:
        report = make_report(match, tell)
    if as_json:
        print(json.dumps(report.to_dict()))
        return
    if svg is not None:
        svg.write_text(chart(report), encoding="utf-8")
        screen.print_text("picture-written", path=str(svg))
        return
    game = match.game.presentation

    def percent(share: float) -> str:
        return f"{100 * share:.1f}".replace(".", game.say("decimal-mark", screen.lang))

    names = match.names or tuple(default_name(seat, None, screen.lang) for seat in range(len(report.luck)))
    screen.print_text("report-title", game=game.say("game-name", screen.lang))
    for seat, name in enumerate(names):
        screen.print_text("report-chances", name=name, line=bars(report, seat))
        screen.print_text(
            "report-seat",
            name=name,
            luck=with_sign(match.game, 100 * report.luck[seat], screen.lang),
            cost=percent(report.cost[seat]),
            count=report.decisions[seat],
            besides=with_sign(match.game, 100 * report.besides(seat), screen.lang),
        )
    if not report.marks:
        screen.print_text("report-no-marks")
    for mark in report.marks:
        screen.print_text(
            "report-mark",
            number=mark.number,
            name=names[mark.seat],
            move=label_then(match, mark.number, mark.seat, mark.move, screen.lang, names),
            better=label_then(match, mark.number, mark.seat, mark.better, screen.lang, names),
            cost=percent(mark.cost),
        )
        if mark.reasons:
            told, unit = tell_reasons(match.game, mark.reasons, screen.lang), reason_unit(match.game)
            screen.print_text("report-why", reasons=told, unit=unit)
        screen.print_text("report-again", file=str(file), number=mark.number)
    for seat in range(len(names)):
        found = [("report-strength", kind) for kind in strengths(report.kinds, seat)]
        found += [("report-kind", kind) for kind in weaknesses(report.kinds, seat)]
        for text, kind in found:
            screen.print_text(
                text,
                name=names[seat],
                prompt=name_question(match.game, kind.prompt, seat, screen.lang, names),
                cost=percent(kind.cost),
                count=kind.decisions,
            )


def bars(report: Report, seat: int) -> str:
    """A chance over time in one line, from the first moment to the last."""
    moments = report.moments
    columns = min(COLUMNS, len(moments))
    shown = [moments[k * (len(moments) - 1) // max(columns - 1, 1)] for k in range(columns)]
    return "".join(BARS[min(int(moment.chances[seat] * len(BARS)), len(BARS) - 1)] for moment in shown)
