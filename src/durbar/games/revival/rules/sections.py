"""Monuments and their sections, and how a monument is held in one number.

A monument is one int: eight bits for the card end that shows at each level (the end + 1; 0 while
nothing is there), bottom first, and above them the section it waits for (+ 1; 0 once it is complete).
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec

MONUMENTS: Final = 4
BUDDHA: Final = 0
SHRINE: Final = 1
STUPA: Final = 2
PAGODA: Final = 3

SECTIONS: Final = 10  # BU1, SH1 SH2, ST1 ST2 ST3, PA1 PA2 PA3 PA4: within a type from bottom to top
COLOURS: Final = 5
JOKER: Final = 5  # the colour of a section that may have any
ALL_COLOURS: Final = 31

SIZE: Final = vec[i64]([1, 2, 3, 4])
BOTTOM: Final = vec[i64]([0, 1, 3, 6])
TOP: Final = vec[i64]([0, 2, 5, 9])
MONUMENT: Final = vec[i64]([0, 1, 1, 2, 2, 2, 3, 3, 3, 3])
LEVEL: Final = vec[i64]([0, 0, 1, 0, 1, 2, 0, 1, 2, 3])
NEXT: Final = vec[i64]([-1, 2, -1, 4, 5, -1, 7, 8, 9, -1])  # what comes on top; -1: nothing more
HIGHEST: Final = 3  # sections above the bottom of the tallest
TOPS: Final = 0b1000100101  # as a mask: nothing comes on top; above any other comes the next in order
BOTTOMS: Final = 0b0001001011  # as a mask: these start a monument and are always welcome

NO_SECTION: Final = 15  # where a card has no second end: in no mask of sections

AWAITS: Final = 32  # above the four ends
ALL_ENDS: Final = 0xFFFFFFFF  # eight bits for each, as its number + 1; 0 for none


def end_at(monument: i64, level: i64) -> i64:
    """The card end at a level (from 0); -1 if nothing is there yet."""
    return ((monument >> (level * 8)) & 255) - 1


def awaited_section(monument: i64) -> i64:
    """The section that comes next; -1 if the monument is complete."""
    return (monument >> AWAITS) - 1


def start_monument(end: i64, section: i64) -> i64:
    """A new monument with its bottom section."""
    return (end + 1) | ((NEXT[section] + 1) << AWAITS)


def raise_monument(monument: i64, end: i64, section: i64) -> i64:
    """The monument with the awaited section on top."""
    ends = monument & ALL_ENDS
    return ends | ((end + 1) << (LEVEL[section] * 8)) | ((NEXT[section] + 1) << AWAITS)


def replace_section(monument: i64, end: i64, level: i64) -> i64:
    """The monument with another end at a level where one is."""
    shift = level * 8
    old = (monument >> shift) & 255
    return monument - (old << shift) + ((end + 1) << shift)
