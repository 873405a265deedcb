"""The narrowest wall that bots plan with."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import durbar
from durbar.core import CHANCE, Rng
from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.excavation.game import kernel_of
from durbar.games.excavation.rules.control import isolated
from durbar.games.excavation.rules.ground import dig_hexes, put_token
from durbar.games.excavation.rules.valley import CELLS, holds
from durbar.games.excavation.rules.walls import MOST_WALL, narrowest_wall


@pytest.mark.parametrize("seed", range(6))
def test_tokens_in_all_gaps_isolate_the_dig_and_one_fewer_does_not(seed: int) -> None:
    game = durbar.game("excavation", 2 + seed % 3, map="v1" if seed % 2 else "v2")
    kernel, rng = game.new_kernel(), Rng(seed)
    moves = vec[i64]([0] * game.widest)
    closed = 0
    for _ in range(120):
        while kernel.player == CHANCE:
            kernel.deal(rng)
        if kernel.over:
            break
        kernel.apply(moves[rng.below(kernel.legal(moves))])
        if kernel.over or kernel.player == CHANCE:
            continue
        table = kernel_of(kernel)
        site = table.sites.cards[rng.below(len(table.sites.cards))]
        wall = narrowest_wall(table, dig_hexes(table, site))
        assert (wall.lacking == 0) == bool(isolated(table, BIT[site]))
        if not 0 < wall.lacking < MOST_WALL:
            continue
        gaps = [cell for cell in range(CELLS) if holds(wall.gaps, cell)]
        assert len(gaps) == wall.lacking
        branch = kernel_of(kernel.clone())
        for cell in gaps[1:]:
            put_token(branch, cell, 0)
        assert not isolated(branch, BIT[site])
        put_token(branch, gaps[0], 0)
        assert isolated(branch, BIT[site])
        closed += 1
    assert closed > 5
