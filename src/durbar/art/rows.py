"""Laying things in rows: as large as they can be in the room there is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import svg
from .pen import Pen


@dataclass(frozen=True)
class Box:
    """A rectangle in the picture."""

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


@dataclass(frozen=True)
class Item:
    """A piece that wants to lie somewhere: its drawing from (0, 0), its size, its name, and its help.

    Without an id it is only drawn.
    """

    id: str
    title: str
    width: float
    height: float
    drawing: str
    word: str | None = None  # what its help is called, if not after its kind

    def at(self, pen: Pen[Any], x: float, y: float, scale: float = 1) -> str:
        if not self.id:
            return svg.group(self.drawing, transform=svg.move(x, y, scale))
        size = (self.width, self.height)
        return pen.piece(self.id, self.title, x, y, *size, self.drawing, scale=scale, word=self.word)


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


@dataclass(frozen=True)
class RowStyle:
    """How the rows of a game look."""

    scales: tuple[float, ...]  # the sizes things are tried at, the largest first
    worth_a_row: float = 1  # how much smaller things may become if that saves a row
    standing: bool = False  # on the line of their row, with a gap below it; else in its middle
    fine: float = 0  # below this scale a page leaves out what is fine

    def fit(
        self, sizes: Sequence[tuple[float, float]], width: float, height: float, gap: float, most: float
    ) -> float:
        """The largest scale, up to `most`, at which things of these sizes find room."""
        largest = best = 0.0
        fewest = 0
        widths = [wide for wide, _ in sizes]
        for scale in self.scales:
            if scale > most:
                continue
            if scale < largest * self.worth_a_row:
                break
            rows = break_rows(widths, width / scale, gap)
            gaps = gap * (len(rows) - (0 if self.standing else 1))
            high = sum(max(sizes[k][1] for k in row) for row in rows) + gaps
            if high * scale > height or max(widths) * scale > width:
                continue
            if not best or len(rows) < fewest:
                largest, best, fewest = largest or scale, scale, len(rows)
        return best or self.scales[-1]

    def fit_items(self, items: Sequence[Item], width: float, height: float, gap: float, most: float) -> float:
        return self.fit([(item.width, item.height) for item in items], width, height, gap, most)

    def lay_out(
        self,
        pen: Pen[Any],
        items: Sequence[Item],
        width: float,
        height: float,
        gap: float = 5,
        most: float = 1,
        shelf: str = "",
    ) -> str:
        """Items from the left in as many rows as needed.

        On a shelf of this colour the last row stands at the very bottom, else the first one lies at the top.
        """
        if not items:
            return ""
        scale = self.fit_items(items, width, height, gap, most)
        rows = break_rows([item.width for item in items], width / scale, gap)
        highs = [max(items[k].height for k in row) for row in rows]
        drawn = []
        y = height / scale - sum(highs) - gap * len(rows) if shelf else 0.0
        for row, high in zip(rows, highs, strict=True):
            x = 0.0
            if shelf:
                drawn.append(svg.box(-2, y + high, width / scale + 4, 3, pen[shelf], round=1.5))
            for k in row:
                above = high - items[k].height
                drawn.append(items[k].at(pen, x, y + (above if self.standing else above / 2)))
                x += items[k].width + gap
            y += high + gap
        tiny = "tiny" if scale < self.fine else None
        return svg.group("".join(drawn), class_=tiny, transform=svg.move(0, 0, scale))
