"""Laying things in rows: as large as they can be in the room there is."""

from collections.abc import Sequence

from durbar import svg

from .cards import Item
from .pen import Pen

SCALES = tuple(k / 100 for k in range(150, 29, -4))
WORTH_A_ROW = 0.9
BOLD = 1.08  # such letters are wider


def break_rows(widths: Sequence[float], room: float, gap: float) -> list[list[int]]:
    """Which items stand in which row."""
    rows: list[list[int]] = []
    used = 0.0
    for k, width in enumerate(widths):
        if rows and used + gap + width <= room:
            rows[-1].append(k)
            used += gap + width
        else:
            rows.append([k])
            used = width
    return rows


def even_rows(widths: Sequence[float], room: float, gap: float) -> list[list[int]]:
    """As many rows as needed, but all about equally long: no single thing in the last one."""
    rows = break_rows(widths, room, gap)
    while True:
        longest = max(sum(widths[k] for k in row) + gap * (len(row) - 1) for row in rows)
        shorter = break_rows(widths, longest - 1, gap)
        if len(shorter) > len(rows) or max(widths) > longest - 1:
            return rows
        rows = shorter


def fit(sizes: Sequence[tuple[float, float]], width: float, height: float, gap: float, most: float) -> float:
    """The largest scale at which things of these sizes find room; a little smaller if that saves a row."""
    largest = best = 0.0
    fewest = 0
    for scale in SCALES:
        if scale > most:
            continue
        if scale < largest * WORTH_A_ROW:
            break
        rows = break_rows([wide for wide, _ in sizes], width / scale, gap)
        high = sum(max(sizes[k][1] for k in row) for row in rows) + gap * (len(rows) - 1)
        if high * scale > height or max(wide for wide, _ in sizes) * scale > width:
            continue
        if not best or len(rows) < fewest:
            largest, best, fewest = largest or scale, scale, len(rows)
    return best or SCALES[-1]


def text_width(said: str, size: float) -> float:
    """About how long a line is; nobody can measure fonts that are chosen elsewhere."""
    return sum(size if ord(letter) > 0x2E80 else size * 0.62 for letter in said)


def lay_out(
    pen: Pen, items: Sequence[Item], width: float, height: float, gap: float = 5, most: float = 1
) -> str:
    """Items from the left in as many rows as needed, small ones in the middle of their row."""
    if not items:
        return ""
    scale = fit([(item.width, item.height) for item in items], width, height, gap, most)
    drawn = []
    y = 0.0
    for row in break_rows([item.width for item in items], width / scale, gap):
        tall = max(items[k].height for k in row)
        x = 0.0
        for k in row:
            drawn.append(items[k].at(pen, x, y + (tall - items[k].height) / 2))
            x += items[k].width + gap
        y += tall + gap
    return svg.group("".join(drawn), transform=svg.move(0, 0, scale))
