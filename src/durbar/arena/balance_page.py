"""The balance lab's figures for people: a page of Markdown, and a drawing."""

from __future__ import annotations

from .balance import Balance
from .plot import Interval, Row, intervals_svg


def page(found: Balance) -> str:
    """All figures of one setting as tables."""
    options = ", ".join(f"{name} {value}" for name, value in found.options.items()) or "none"
    lines = [
        f"### {found.game}, {found.players} players",
        "",
        f"{found.games} games of `{found.bot}` against itself (seed `{found.seed}`; options: {options}); "
        f"intervals of 95 %. Fair share of a seat: {found.fair:.0%}.",
        "",
        "| figure | value |",
        "|---|---|",
        f"| without a winner | {shares(found.without_winner)} |",
        *(f"| victories of seat {seat + 1} | {shares(each)} |" for seat, each in enumerate(found.seats)),
        f"| score | {points(found.score)} |",
        f"| score of the first | {points(found.best)} |",
        f"| turns | {points(found.rounds)} |",
        f"| decisions | {points(found.decisions)} |",
        f"| endings | {', '.join(f'{name} {times}' for name, times in found.endings.items())} |",
        "",
        "| category | mean | deviation | had any |",
        "|---|---|---|---|",
        *(
            f"| {name} | {row.mean:.1f} | {row.deviation:.1f} | {row.had:.0%} |"
            for name, row in found.categories.items()
        ),
    ]
    for name, values in found.traits.items():
        lines += ["", f"| {name} | seats | victories | score |", "|---|---|---|---|"]
        lines += [
            f"| {value} | {row.count} | {shares(row.wins)} | {points(row.score)} |"
            for value, row in values.items()
        ]
    for name, things in found.laid.items():
        lines += ["", f"| {name} | games | score | score of the first | turns |", "|---|---|---|---|---|"]
        lines += [
            f"| {value} | {row.count} | {points(row.score)} | {points(row.best)} | {points(row.rounds)} |"
            for value, row in things.items()
        ]
    return "\n".join(lines) + "\n"


def shares(interval: Interval) -> str:
    return "{:.0%} ({:.0%} to {:.0%})".format(*interval)


def points(interval: Interval) -> str:
    return "{:.1f} ({:.1f} to {:.1f})".format(*interval)


def plot(found: Balance) -> str:
    """Shares of the victories by seat and by trait: a dot and its interval, a line where all are equal."""
    rows: list[Row] = [("seats", None)]
    rows += [(f"seat {seat + 1}", each) for seat, each in enumerate(found.seats)]
    for name, values in found.traits.items():
        rows.append((name, None))
        rows += [(value, row.wins) for value, row in values.items()]
    return intervals_svg("Victories", rows, 0.0, 1.0, found.fair)
