"""A drawing as a figure: what is spoken of is outlined, and a map shows only what lies around it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

from .themes import LIGHT

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
Window = tuple[float, float, float, float]  # left, top, width and height

PLAIN: Matrix = (1, 0, 0, 1, 0, 0)
VIEW_BOX = re.compile(r'viewBox="\S+ \S+ (\S+) ([^"]+)"')
STEP = re.compile(r"(\w+)\(([^)]*)\)")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
SHAPE = 1.6  # a figure is so much wider than high
SHARE = 0.55  # of a map's width is shown at least
SMALL_SHARE = 0.36  # the same on a small screen, so that what is written on the map can be read
MARGIN = 70  # around what is spoken of
SMALL_MARGIN = 0.08  # ... or so much of the width of a map, where that is less

RIM = (  # gold, as what a lesson speaks of, with an edge of ink so that it shows on every ground
    '<filter id="rim" x="-30%" y="-30%" width="160%" height="160%">'
    '<feMorphology in="SourceAlpha" operator="dilate" radius="5.5" result="wide"/>'
    '<feFlood flood-color="{ink}"/><feComposite in2="wide" operator="in" result="edge"/>'
    '<feMorphology in="SourceAlpha" operator="dilate" radius="4" result="fat"/>'
    '<feFlood flood-color="{gold}"/><feComposite in2="fat" operator="in" result="ring"/>'
    '<feMerge><feMergeNode in="edge"/><feMergeNode in="ring"/></feMerge>'
    '<feComposite in2="SourceAlpha" operator="out"/></filter>'
)


def figure(svg: str, marks: Sequence[str], share: float = SHARE) -> str:
    """The drawing with these elements outlined, as near as they allow if it is a map."""
    root = ElementTree.fromstring(svg)
    found = [
        (mark, matrix, node) for node, matrix in walk(root) if (mark := node.get("id")) in marks and mark
    ]
    rims = "".join(
        f'<g transform="matrix({" ".join(f"{part:.5g}" for part in matrix)})" filter="url(#rim)">'
        f'<use href="#{mark}"/></g>'
        for mark, matrix, _ in found
    )
    rim = RIM.format(ink=LIGHT["ink"], gold=LIGHT["gold"])
    drawn = f"{svg.removesuffix('</svg>')}{rim}{rims}</svg>"
    points = [point for _, matrix, node in found for point in corners(node, matrix)]
    if root.get("data-width") is None or not points:
        return drawn
    left, top, width, height = window(points, size_of(svg), share)
    return VIEW_BOX.sub(f'viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}"', drawn, count=1)


def size_of(svg: str) -> Point:
    """How wide and how high a drawing is."""
    found = VIEW_BOX.search(svg)
    assert found, "a drawing says how large it is"
    return float(found[1]), float(found[2])


def walk(node: ElementTree.Element, above: Matrix = PLAIN) -> Iterator[tuple[ElementTree.Element, Matrix]]:
    """Every element, and how that which holds it lies in the drawing."""
    yield node, above
    within = times(above, matrix_of(node.get("transform", "")))
    for child in node:
        yield from walk(child, within)


def corners(node: ElementTree.Element, above: Matrix) -> Iterator[Point]:
    """Where an element and what is in it lies, roughly: by where its shapes begin and how far they reach."""
    for part, matrix in walk(node, above):
        if part.tag.rpartition("}")[2] in ("g", "title", "desc"):
            continue
        own = times(matrix, matrix_of(part.get("transform", "")))
        begin = [float(number) for number in NUMBER.findall(part.get("points") or part.get("d") or "")[:2]]
        x, y = begin if len(begin) == 2 else (number(part, "x", "cx"), number(part, "y", "cy"))
        yield place(own, (x, y))
        yield place(own, (x + number(part, "width", "r"), y + number(part, "height", "r")))


def number(node: ElementTree.Element, *names: str) -> float:
    """The first of these attributes that an element has; 0 if none."""
    return next((float(written) for name in names if (written := node.get(name))), 0.0)


def window(points: Sequence[Point], size: Point, share: float) -> Window:
    """The part of a picture around these points, within its edges."""
    (left, right), (top, bottom) = ((min(part), max(part)) for part in zip(*points, strict=True))
    margin = 2 * min(MARGIN, SMALL_MARGIN * size[0])
    wide = max(right - left + margin, (bottom - top + margin) * SHAPE, share * size[0])
    wide = min(wide, size[0])
    high = min(wide / SHAPE, size[1])

    def start(near: float, far: float, shown: float, whole: float) -> float:
        return min(max(0.0, (near + far - shown) / 2), whole - shown)

    return start(left, right, wide, size[0]), start(top, bottom, high, size[1]), wide, high


def matrix_of(written: str) -> Matrix:
    """A transform as SVG writes it, as one matrix."""
    whole = PLAIN
    for name, values in STEP.findall(written):
        whole = times(whole, step(name, [float(value) for value in NUMBER.findall(values)]))
    return whole


def step(name: str, values: list[float]) -> Matrix:
    if name == "translate":
        return (1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)
    if name == "scale":
        return (values[0], 0, 0, values[-1], 0, 0)
    if name == "rotate":
        turn, (x, y) = math.radians(values[0]), values[1:] or (0.0, 0.0)
        cos, sin = math.cos(turn), math.sin(turn)
        return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
    assert name == "matrix", name
    a, b, c, d, e, f = values
    return (a, b, c, d, e, f)


def times(one: Matrix, other: Matrix) -> Matrix:
    """First the other, then the one."""
    a, b, c, d, e, f = one
    g, h, i, j, x, y = other
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * x + c * y + e,
        b * x + d * y + f,
    )


def place(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    return a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f
