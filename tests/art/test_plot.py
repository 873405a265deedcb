"""Plots: what stands on them can be told apart."""

import re
from itertools import combinations
from math import hypot

from durbar.art.plot import Beam, Curve, Flag, beams, lines


def test_flags_of_the_same_moment_stand_one_above_the_other() -> None:
    flags = [Flag(x, y, str(k), "") for k, (x, y) in enumerate(((2, 9), (2.1, 9), (2.2, 9), (2, 9.5)), 1)]
    curve = Curve([(0, 0), (20, 10)], "#d33a22", "Maya")
    drawn = lines([curve], 284, 170, name="Points", description="", flags=flags)
    places = [
        (float(x), float(y)) for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="10"', drawn)
    ]
    assert len(places) == 4
    assert all(hypot(a - x, b - y) >= 20 for (a, b), (x, y) in combinations(places, 2))
    assert all(10 <= y <= 160 for _, y in places)


def test_a_beam_is_a_part_of_the_most_there_can_be() -> None:
    """One game won of four is a quarter, also if nobody was beaten more often."""
    one = Beam("Dolma", 25, "1 of 4")
    drawn = [beams([one], 300, name="", description="", most=most) for most in (0, 100)]
    wide = [float(re.findall(r'<rect[^>]* width="([\d.]+)"', each)[-1]) for each in drawn]
    assert wide[1] == wide[0] / 4
