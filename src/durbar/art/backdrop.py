"""The table under everything: far ridges, hardly there."""

from typing import Any

from . import svg
from .pen import Pen

WIDE, HIGH = 1280, 300  # the ridges as drawn here; they are stretched to the picture
TALLEST = 360
FAR = (
    "M0 150l70-52 38 22 84-78 52 44 40-18 96 74 62-40 44 26 104-92 66 58 30-16 92 66 70-48 54 34 98-84 60 50"
    " 46-22 74 60 100-70V300H0z"
)
NEAR = (
    "M0 232c60-10 96-44 150-52s92 34 150 38 104-52 172-58 116 50 186 52 108-38 166-40 112 42 172 42 118-40"
    " 160-46 84 12 124 20V300H0z"
)


def backdrop(pen: Pen[Any], width: float, height: float) -> str:
    """Ridges along the foot of a picture of this size."""
    high = min(height / 2, TALLEST)
    stretch = f"scale({width / WIDE:.4f} {high / HIGH:.4f})"
    return svg.group(
        svg.tag("path", d=FAR, fill=pen["ridge"]) + svg.tag("path", d=NEAR, fill=pen["ridge2"]),
        class_="backdrop",
        transform=f"translate(0 {svg.number(height - high)}) {stretch}",
    )
