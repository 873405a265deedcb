"""A sheet of small numbers that a kernel fills in: what one seat knows, for programs that learn.

Which number means what is told by the game's `observation_fields`, in the order in which they are written.
"""

from typing import Final

from mypy_extensions import i16, i64

from durbar.core.vecs import vec

ONES: Final = vec[i64]([(1 << k) - 1 for k in range(16)])  # k bits, all set


class Sheet:
    """Rows of numbers in one piece of memory; `at` is where the next one goes."""

    def __init__(self, size: i64) -> None:
        self.out: vec[i16] = vec[i16]([0] * int(size))
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """One number."""
        self.out[self.at] = i16(value)
        self.at += 1

    def zeros(self, count: i64) -> None:
        """`count` times 0."""
        out = self.out
        end = self.at + count
        for k in range(self.at, end):
            out[k] = i16(0)
        self.at = end

    def one_hot(self, value: i64, count: i64) -> None:
        """`count` numbers, of which the one at `value` is 1; none is, if it is not among them."""
        first = self.at
        self.zeros(count)
        if 0 <= value < count:
            self.out[first + value] = i16(1)

    def bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a mask, one number each."""
        out = self.out
        end = self.at + count
        for k in range(self.at, end):
            out[k] = i16(mask & 1)
            mask >>= 1
        self.at = end

    def row(self, values: vec[i64], start: i64, count: i64, more: i64) -> None:
        """Numbers as they stand in a row, each raised by `more`."""
        out = self.out
        end = self.at + count
        for k in range(self.at, end):
            out[k] = i16(values[start] + more)
            start += 1
        self.at = end

    def packed(self, counts: i64, width: i64, count: i64) -> None:
        """Counts that stand in one number, `width` bits each."""
        last: i64 = 15 if width == 4 else 255
        out = self.out
        end = self.at + count
        for k in range(self.at, end):
            out[k] = i16(counts & last)
            counts >>= width
        self.at = end


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """Which neighbour of the viewer a seat is: 0 oneself, 1 the next to the left; below 0 stays as it is."""
    if seat < 0:
        return seat
    return (seat + seats - viewer) % seats


def relative_mask(mask: i64, viewer: i64, seats: i64) -> i64:
    """A set of seats, as neighbours of the viewer."""
    turned = (mask >> viewer) | (mask << (seats - viewer))
    return turned & ONES[seats]
