"""Things in rows: all of them, in order, inside the room they were given."""

from itertools import chain, pairwise
from random import Random

import pytest

from durbar.art.rows import RowStyle, break_rows, even_rows

SCALES = tuple(k / 100 for k in range(150, 29, -4))


def test_a_row_is_broken_where_the_next_thing_would_not_fit() -> None:
    assert break_rows([10, 10, 10, 10], room=32, gap=1) == [[0, 1, 2], [3]]
    assert break_rows([10, 40, 10], room=32, gap=1) == [
        [0],
        [1],
        [2],
    ]  # too long for any row: a row of its own


@pytest.mark.parametrize("seed", range(20))
def test_even_rows_are_no_more_and_no_longer_than_those_filled_to_the_end(seed: int) -> None:
    rng = Random(seed)
    widths = [float(rng.randint(5, 60)) for _ in range(rng.randint(1, 25))]
    filled, even = break_rows(widths, 150, 4), even_rows(widths, 150, 4)

    def longest(rows: list[list[int]]) -> float:
        return max(sum(widths[k] for k in row) + 4 * (len(row) - 1) for row in rows)

    assert [*chain(*even)] == [*range(len(widths))]
    assert len(even) == len(filled)
    assert longest(even) <= longest(filled)


@pytest.mark.parametrize("style", [RowStyle(SCALES), RowStyle(SCALES, 0.9), RowStyle(SCALES, standing=True)])
@pytest.mark.parametrize("seed", range(10))
def test_what_was_made_to_fit_fits(style: RowStyle, seed: int) -> None:
    rng = Random(seed)
    sizes = [(rng.uniform(20, 60), rng.uniform(20, 60)) for _ in range(rng.randint(1, 12))]
    scale = style.fit(sizes, 400, 300, 5, 1.4)
    rows = break_rows([wide for wide, _ in sizes], 400 / scale, 5)
    high = sum(max(sizes[k][1] for k in row) for row in rows) + 5 * (len(rows) - 1)
    assert scale <= 1.4
    assert high * scale <= 300
    assert max(sum(sizes[k][0] for k in row) + 5 * (len(row) - 1) for row in rows) * scale <= 400.001


def test_things_become_a_little_smaller_to_save_a_row() -> None:
    sizes = [(40.0, 20.0)] * 4
    assert all(one > other for one, other in pairwise(SCALES))
    large, fewer = RowStyle(SCALES), RowStyle(SCALES, worth_a_row=0.9)
    assert large.fit(sizes, 160, 100, 2, 1) == 0.98  # three and one
    assert fewer.fit(sizes, 160, 100, 2, 1) == 0.94  # four in a row
