"""Laying things in rows: as large as they can be in the room there is."""

from collections.abc import Sequence
from dataclasses import dataclass

from durbar import svg

from .pen import Pen

SCALES = tuple(k / 100 for k in range(180, 17, -3))


@dataclass(frozen=True)
class Item:
    """A piece that wants to lie somewhere; without a name it is only drawn."""

    name: str
    said: str
    width: float
    height: float
    drawing: str
    word: str | None = None  # what its help is called, if not after its kind

    def at(self, pen: Pen, x: float, y: float, scale: float = 1) -> str:
        if not self.name:
            return svg.group(self.drawing, transform=svg.move(x, y, scale))
        return pen.piece(
            self.name, self.said, x, y, self.width, self.height, self.drawing, scale=scale, word=self.word
        )


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


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


def fit(items: Sequence[Item], width: float, height: float, gap: float, most: float) -> float:
    """The largest scale at which all items find room."""
    for scale in SCALES:
        if scale > most:
            continue
        rows = break_rows([item.width for item in items], width / scale, gap)
        high = sum(max(items[k].height for k in row) + gap for row in rows)
        if high * scale <= height and max(item.width for item in items) * scale <= width:
            return scale
    return SCALES[-1]


def lay_out(
    pen: Pen,
    items: Sequence[Item],
    width: float,
    height: float,
    gap: float = 5,
    most: float = 1,
    shelf: str = "",
) -> str:
    """Items from the left in as many rows as needed, all standing on the line of their row.

    On a shelf the last row stands at the very bottom, else the first row lies at the top.
    """
    if not items:
        return ""
    scale = fit(items, width, height, gap, most)
    rows = break_rows([item.width for item in items], width / scale, gap)
    highs = [max(items[k].height for k in row) for row in rows]
    drawn = []
    y = height / scale - sum(highs) - gap * len(rows) if shelf else 0.0
    for row, high in zip(rows, highs, strict=True):
        y += high
        x = 0.0
        if shelf:
            drawn.append(svg.box(-2, y, width / scale + 4, 3, pen[shelf], round=1.5))
        for k in row:
            drawn.append(items[k].at(pen, x, y - items[k].height))
            x += items[k].width + gap
        y += gap
    return svg.group("".join(drawn), transform=svg.move(0, 0, scale))
