"""A drawing of figures with their intervals: a dot and a line for each, under headings."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, LABEL, ROW = 720, 240, 22

Interval = tuple[float, float, float]  # a figure, and the bounds it lies in with 95 %
Row = tuple[str, Interval | None]  # None for a heading


def intervals_svg(title: str, rows: Sequence[Row], low: float, high: float, even: float | None = None) -> str:
    """The rows on a scale from `low` to `high`, as SVG; a dashed line where all are `even`."""
    height = ROW * len(rows) + 10

    def x(figure: float) -> float:
        return round(LABEL + (figure - low) / max(high - low, 1e-9) * (WIDTH - LABEL - 20), 1)

    parts = []
    if even is not None:
        parts.append(f'<path d="M{x(even)} 0V{height}" stroke="#8888" stroke-dasharray="4 4"/>')
    for number, (name, interval) in enumerate(rows):
        middle = number * ROW + ROW // 2 + 5
        weight = ' font-weight="bold"' if interval is None else ""
        parts.append(f'<text x="{8 if interval is None else 16}" y="{middle + 4}"{weight}>{name}</text>')
        if interval is not None:
            figure, least, most = interval
            parts.append(
                f'<path d="M{x(least)} {middle}H{x(most)}" stroke="#7a5c3e" stroke-width="3"/>'
                f'<circle cx="{x(figure)}" cy="{middle}" r="5" fill="#b3202a"/>'
            )
    frame = f'<rect width="{WIDTH}" height="{height}" fill="#fffaf0"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif"'
    return f'{head} font-size="13" role="img"><title>{title}</title>{frame}{"".join(parts)}</svg>\n'
