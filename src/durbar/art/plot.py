"""Plots by the house's own pen: lines over time and beams side by side, in the colours of a theme."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from . import svg
from .themes import DARK, LIGHT, Theme

PAD, LEFT, RIGHT = 12.0, 34.0, 26.0
FLAG = 22  # across, with its rim
BADGE = 18.0
NICE = (1, 2, 5)


@dataclass(frozen=True)
class Curve:
    """Values over time, of somebody with a colour and a sign of 20 by 20."""

    points: Sequence[tuple[float, float]]
    colour: str
    name: str
    badge: str = ""


@dataclass(frozen=True)
class Flag:
    """A moment that is worth a look: its number, what it is called, and where a touch leads."""

    x: float
    y: float
    sign: str
    title: str
    link: str = ""


def theme_of(name: str) -> Theme:
    """The colours of the house by day or by night."""
    return {**LIGHT, **DARK} if name == "dark" else LIGHT


def ticks(low: float, high: float, most: int = 4) -> list[float]:
    """Round numbers from low to high, no more than about so many."""
    room = max(high - low, 1)
    step = next(nice * 10**power for power in range(9) for nice in NICE if room / (nice * 10**power) <= most)
    first = -(-low // step) * step
    return [first + k * step for k in range(int((high - first) // step) + 1)]


def lines(
    curves: Sequence[Curve],
    width: float,
    height: float,
    *,
    theme: str = "light",
    name: str,
    description: str,
    flags: Sequence[Flag] = (),
    text: float = 12,
) -> str:
    """Curves over time, each with its sign at the end; flags stand on their moments."""
    drawn = line_plot(curves, width, height, theme_of(theme), flags, text)
    return svg.document(drawn, width, height, name=name, description=description, class_="plot")


def line_plot(
    curves: Sequence[Curve],
    width: float,
    height: float,
    ink: Theme,
    flags: Sequence[Flag] = (),
    text: float = 12,
) -> str:
    """The same without the frame of a picture, to be put into another one."""
    xs = [x for curve in curves for x, _ in curve.points] or [0.0]
    ys = [y for curve in curves for _, y in curve.points] or [0.0]
    low, high, last = min(0.0, *ys), max(1.0, *ys), max(1.0, *xs)

    def place(x: float, y: float) -> tuple[float, float]:
        across = LEFT + x / last * (width - LEFT - RIGHT)
        return across, PAD + (high - y) / (high - low) * (height - 2 * PAD)

    drawn = ""
    for value in ticks(low, high):
        _, y = place(0, value)
        edge = ink["quiet"] if value == 0 else ink["edge"]
        drawn += svg.tag("path", d=f"M{LEFT:g} {y:.1f}H{width - RIGHT:g}", stroke=edge, stroke_width=1)
        said = f"−{-value:g}" if value < 0 else f"{value:g}"
        drawn += svg.label(said, LEFT - 5, y + text * 0.36, text, ink["quiet"], text_anchor="end")
    for curve in curves:
        path = "M" + "L".join("{:.1f} {:.1f}".format(*place(x, y)) for x, y in curve.points)
        both = [(ink["rim"], 4.4), (curve.colour, 2.8)]
        drawn += svg.group(
            svg.title(curve.name)
            + "".join(svg.tag("path", d=path, fill="none", stroke=c, stroke_width=w) for c, w in both)
        )
    drawn += signs([(place(*curve.points[-1]), curve) for curve in curves if curve.points], height)
    taken: list[tuple[float, float]] = []
    for flag in flags:
        x, y = free_place(*place(flag.x, flag.y), taken)
        taken.append((x, y))
        sign = svg.tag("circle", cx=x, cy=y, r=10, fill=ink["maroon"], stroke=ink["halo"], stroke_width=2)
        sign += svg.label(flag.sign, x, y + 4.3, 12, "#fffaf0", text_anchor="middle", font_weight=700)
        sign = svg.title(flag.title) + sign
        drawn += svg.tag("a", sign, href=flag.link, class_="flag") if flag.link else svg.group(sign)
    return drawn


def free_place(x: float, y: float, taken: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Above the flags that stand there already, or below them where there is no room above."""
    steps = (y + away * FLAG for k in range(2 * len(taken) + 1) for away in (-k, k))
    free = (at for at in steps if at >= FLAG / 2 and all(hypot(x - a, at - b) >= FLAG for a, b in taken))
    return x, next(free, y)


def signs(ends: Sequence[tuple[tuple[float, float], Curve]], height: float) -> str:
    """The signs at the ends of the curves, moved apart where they would lie on each other."""
    step = min(BADGE, (height - BADGE) / max(len(ends), 1))
    drawn, free = "", 0.0
    for k, ((x, y), curve) in enumerate(sorted(ends, key=lambda end: end[0][1])):
        top = min(max(y - BADGE / 2, free), height - (len(ends) - k) * step)
        free = top + step
        drawn += svg.group(svg.title(curve.name) + curve.badge, transform=svg.move(x + 5, top, BADGE / 20))
    return drawn


@dataclass(frozen=True)
class Beam:
    """A value with its name; what is below zero is drawn as a loss."""

    name: str
    value: float
    said: str
    badge: str = ""
    colour: str = ""


def beams(
    rows: Sequence[Beam],
    width: float,
    *,
    theme: str = "light",
    name: str,
    description: str,
    text: float = 13,
    most: float = 0,
) -> str:
    """Values side by side, one row each; a beam over all the room is as much as `most`, or the largest."""
    height = max(len(rows), 1) * 26 + 8.0
    drawn = beam_plot(rows, width, theme_of(theme), text, most)
    return svg.document(drawn, width, height, name=name, description=description, class_="plot")


def beam_plot(rows: Sequence[Beam], width: float, ink: Theme, text: float = 13, most: float = 0) -> str:
    """The same without the frame of a picture."""
    most = most or max((abs(row.value) for row in rows), default=0) or 1
    label = width * 0.34
    room = width - label - 64
    drawn = ""
    for k, row in enumerate(rows):
        y = 4 + k * 26
        if row.badge:
            drawn += svg.group(row.badge, transform=svg.move(0, y + 2, 0.9))
        drawn += svg.label(row.name, 24 if row.badge else 0, y + 16, text, ink["text"])
        colour = row.colour or (ink["gold"] if row.value >= 0 else ink["maroon"])
        long = max(abs(row.value) / most * room, 1)
        drawn += svg.box(label, y + 5, long, 13, colour, round=3, stroke=ink["rim"], stroke_width=0.8)
        drawn += svg.label(row.said, label + long + 6, y + 16, text, ink["text"], font_weight=700)
    return drawn
