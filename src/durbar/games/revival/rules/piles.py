"""Unordered piles of cards: the two decks and the discards, as sets of bits.

A deck has no order until a card is drawn from it (chance decides which), so a pile is a set. Three
words hold the 125 cards: the blue deck, the red deck with the rainbow cards, the holographic Buddhas.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.revival.rules.numbers import CARDS

BLUE_CARDS: Final = 60
RED_CARDS: Final = 60  # rainbow included
FIRST_RED: Final = 60
FIRST_RAINBOW: Final = 110
FIRST_HOLOGRAPHIC: Final = 120
UNKNOWN: Final = 127  # a card this reader of the position cannot see

WORDS: Final = 3
PER_WORD: Final = 60
WORD: Final = vec[i64]([card // 60 for card in range(CARDS)])
MASK: Final = vec[i64]([1 << card % 60 for card in range(CARDS)])

BLUE: Final = 0  # where each pile begins in Table.piles
RED: Final = 3
DISCARDS: Final = 6

# For every mask of ten bits: how many are set, and which.
CHUNK: Final = 10
CHUNKS: Final = 1023
ONES: Final = vec[i64]([bin(mask).count("1") for mask in range(1024)])
BITS_OF: Final = [vec[i64]([bit for bit in range(10) if mask >> bit & 1]) for mask in range(1024)]


def put(piles: vec[i64], pile: i64, card: i64) -> None:
    piles[pile + WORD[card]] |= MASK[card]


def take(piles: vec[i64], pile: i64, card: i64) -> None:
    piles[pile + WORD[card]] &= ~MASK[card]


def holds(piles: vec[i64], pile: i64, card: i64) -> bool:
    return piles[pile + WORD[card]] & MASK[card] != 0


def is_empty(piles: vec[i64], pile: i64) -> bool:
    return piles[pile] | piles[pile + 1] | piles[pile + 2] == 0


def size(piles: vec[i64], pile: i64) -> i64:
    total: i64 = 0
    for w in range(WORDS):
        word = piles[pile + w]
        while word != 0:
            total += ONES[word & CHUNKS]
            word >>= CHUNK
    return total


def nth(piles: vec[i64], pile: i64, k: i64) -> i64:
    """The k-th card of a pile, from 0, by ascending id."""
    for w in range(WORDS):
        word = piles[pile + w]
        at: i64 = w * PER_WORD
        while word != 0:
            ones = ONES[word & CHUNKS]
            if k < ones:
                return at + BITS_OF[word & CHUNKS][k]
            k -= ones
            word >>= CHUNK
            at += CHUNK
    return UNKNOWN


def list_cards(piles: vec[i64], pile: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Write base + card for every card of a pile, ascending, behind the first n; return the new n."""
    for w in range(WORDS):
        word = piles[pile + w]
        at: i64 = base + w * PER_WORD
        while word != 0:
            for bit in BITS_OF[word & CHUNKS]:
                out[n] = at + bit
                n += 1
            word >>= CHUNK
            at += CHUNK
    return n


def nth_bit(mask: i64, k: i64) -> i64:
    """The place of the k-th bit of a small mask, from 0."""
    at: i64 = 0
    while True:
        if mask & BIT[at] != 0:
            if k == 0:
                return at
            k -= 1
        at += 1


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        total += ONES[mask & CHUNKS]
        mask >>= CHUNK
    return total
