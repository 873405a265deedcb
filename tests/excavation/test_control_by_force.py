"""Control against a reference that shares no line with it: every set of wall tokens is tried.

The reference knows hexes as pairs (q, r), searches paths hex by hex, and finds the control set as the
smallest set of tokens that parts the dig from all others when everything else is open ground.
"""

import random
from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest
from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.excavation.game import Excavation
from durbar.games.excavation.rules.book import Book
from durbar.games.excavation.rules.control import control_set, controllers, isolated, tokens_in
from durbar.games.excavation.rules.ground import lay_find, open_dig, put_token
from durbar.games.excavation.rules.kernel import ExcavationKernel, new_kernel
from durbar.games.excavation.rules.numbers import SITES
from durbar.games.excavation.rules.valley import Valley, cell_of, holds

Hex = tuple[int, int]
MOST_TOKENS_TRIED = 9


def around(hexagon: Hex) -> list[Hex]:
    q, r = hexagon
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def reach(sources: Iterable[Hex], open_hexes: set[Hex]) -> set[Hex]:
    """Everything a walk over open hexes gets to."""
    found = set(sources)
    frontier = list(found)
    while frontier:
        for near in around(frontier.pop()):
            if near in open_hexes and near not in found:
                found.add(near)
                frontier.append(near)
    return found


class SmallBoard:
    """A random connected board with two to four digs and tokens of three players."""

    def __init__(self, rng: random.Random) -> None:
        size = rng.randint(8, 30)
        self.hexes: set[Hex] = {(5, 5)}
        while len(self.hexes) < size:
            q, r = rng.choice(around(rng.choice(sorted(self.hexes))))
            if 0 <= r < 12 and cell_of(q, r) >= 0:
                self.hexes.add((q, r))
        free = sorted(self.hexes)
        rng.shuffle(free)
        self.digs: list[list[Hex]] = []
        for _ in range(rng.randint(2, 4)):
            self.add_dig(rng, free)
        density = rng.choice((0.2, 0.35, 0.5, 0.7))
        taken = {hexagon for dig in self.digs for hexagon in dig}
        self.tokens = {h: rng.randrange(3) for h in free if h not in taken and rng.random() < density}

    def add_dig(self, rng: random.Random, free: list[Hex]) -> None:
        """One to three connected hexes that touch no other dig."""
        others = {near for dig in self.digs for h in dig for near in (h, *around(h))}
        room = {h for h in free if h not in others}
        if not room:
            return
        dig = [rng.choice(sorted(room))]
        while len(dig) < rng.randint(1, 3):
            more = sorted({near for h in dig for near in around(h) if near in room} - set(dig))
            if not more:
                break
            dig.append(rng.choice(more))
        self.digs.append(dig)

    def others(self, dig: list[Hex]) -> set[Hex]:
        return {h for each in self.digs if each is not dig for h in each}

    def is_isolated(self, dig: list[Hex]) -> bool:
        return not reach(dig, self.hexes - set(self.tokens)) & self.others(dig)

    def nearest_tokens(self, dig: list[Hex]) -> list[Hex]:
        region = reach(dig, self.hexes - set(self.tokens))
        return sorted(h for h in self.tokens if any(near in region for near in around(h)))

    def cuts(self, dig: list[Hex], tokens: Iterable[Hex]) -> bool:
        """Do these tokens alone, all else open, part the dig from the others?"""
        return not reach(dig, self.hexes - set(tokens)) & self.others(dig)

    def smallest_cuts(self, dig: list[Hex]) -> list[set[Hex]]:
        nearest = self.nearest_tokens(dig)
        for size in range(len(nearest) + 1):
            found = [set(some) for some in combinations(nearest, size) if self.cuts(dig, some)]
            if found:
                return found
        return []

    def table(self) -> ExcavationKernel:
        """The same board for the rules; sites beyond the digs lie nowhere."""
        cells = vec[i64](sorted(cell_of(q, r) for q, r in self.hexes))
        site_cells = vec[i64]([cell_of(*self.digs[k][0]) if k < len(self.digs) else 0 for k in range(SITES)])
        box = Excavation(3).book
        valley = Valley(cells, site_cells)
        t = new_kernel(Book(valley, box.bag, box.pile, box.effects, 5, 3, -2, -3, len(cells)), 3, 16)
        for site, dig in enumerate(self.digs):
            open_dig(t, cell_of(*dig[0]), site)
            for q, r in dig[1:]:
                lay_find(t, cell_of(q, r), site, 0)
            t.sites.cards = append(t.sites.cards, i64(site))
        for (q, r), seat in self.tokens.items():
            put_token(t, cell_of(q, r), seat)
        return t


def boards(seed: int, number: int) -> Iterator[SmallBoard]:
    rng = random.Random(seed)
    for _ in range(number):
        board = SmallBoard(rng)
        if len(board.digs) > 1:
            yield board


@pytest.mark.parametrize("seed", range(4))
def test_control_is_what_trying_everything_finds(seed: int) -> None:
    walled = 0
    for board in boards(seed, 1000):
        t = board.table()
        for site, dig in enumerate(board.digs):
            expected = board.is_isolated(dig)
            assert bool(isolated(t, 1 << site)) == expected
            if not expected or len(board.nearest_tokens(dig)) > MOST_TOKENS_TRIED:
                continue
            walled += 1
            (smallest,) = board.smallest_cuts(dig)  # 5.3: exactly one
            found = control_set(t, site)
            assert {h for h in board.hexes if holds(found, cell_of(*h))} == smallest
            owners = [board.tokens[h] for h in smallest]
            score = [owners.count(seat) for seat in range(3)]
            assert [tokens_in(t, found, seat) for seat in range(3)] == score
            winners = sum(1 << seat for seat in range(3) if score[seat] == max(score) > 0)
            assert controllers(t, site) == winners
    assert walled > 300


def test_isolation_of_all_digs_at_once_is_that_of_each() -> None:
    for board in boards(99, 500):
        t = board.table()
        each = sum(isolated(t, 1 << site) for site in range(len(board.digs)))
        assert isolated(t, (1 << len(board.digs)) - 1) == each


def test_X_R65_where_no_token_counts_nobody_controls() -> None:
    """Two islands: each dig is isolated by nothing but water."""
    island = {(3, 3), (4, 3)}, {(9, 3), (10, 3)}
    board = SmallBoard(random.Random(1))
    board.hexes = island[0] | island[1]
    board.digs = [[(3, 3)], [(9, 3)]]
    board.tokens = {(4, 3): 0}
    t = board.table()
    assert isolated(t, 3) == 3
    assert [controllers(t, site) for site in (0, 1)] == [0, 0]
