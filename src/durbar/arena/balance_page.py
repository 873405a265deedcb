"""The balance lab's figures for people: a page of Markdown, and a drawing."""

from __future__ import annotations

from collections.abc import Sequence

from .balance import Balance, Interval

WIDTH, LABEL, ROW = 720, 240, 20


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
    return "\n".join(lines) + "\n"


def shares(interval: Interval) -> str:
    return "{:.0%} ({:.0%} to {:.0%})".format(*interval)


def points(interval: Interval) -> str:
    return "{:.1f} ({:.1f} to {:.1f})".format(*interval)


def plot(found: Balance) -> str:
    """Shares of the victories by seat and by trait: a dot and its interval, a line where all are equal."""
    rows: list[tuple[str, Interval | None]] = [("seats", None)]
    rows += [(f"seat {seat + 1}", each) for seat, each in enumerate(found.seats)]
    for name, values in found.traits.items():
        rows.append((name, None))
        rows += [(value, row.wins) for value, row in values.items()]
    return drawing(rows, found.fair)


def drawing(rows: Sequence[tuple[str, Interval | None]], fair: float) -> str:
    height = ROW * len(rows) + 10

    def x(share: float) -> float:
        return round(LABEL + share * (WIDTH - LABEL - 20), 1)

    parts = [f'<path d="M{x(fair)} 0V{height}" stroke="#8888" stroke-dasharray="4 4"/>']
    for number, (name, interval) in enumerate(rows):
        middle = number * ROW + ROW // 2 + 5
        weight = ' font-weight="bold"' if interval is None else ""
        parts.append(f'<text x="{8 if interval is None else 16}" y="{middle + 4}"{weight}>{name}</text>')
        if interval is not None:
            share, low, high = interval
            parts.append(
                f'<path d="M{x(low)} {middle}H{x(high)}" stroke="#7a5c3e" stroke-width="3"/>'
                f'<circle cx="{x(share)}" cy="{middle}" r="5" fill="#b3202a"/>'
            )
    frame = f'<rect width="{WIDTH}" height="{height}" fill="#fffaf0"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif"'
    return f'{head} font-size="13" role="img"><title>Victories</title>{frame}{"".join(parts)}</svg>\n'
