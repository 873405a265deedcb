"""What plans are made of: bundles of tokens, and what they promise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import durbar
from durbar.bots.planning import follow
from durbar.bots.plans import planner_of
from durbar.core import CHANCE, Kernel, Rng
from durbar.games.excavation.game import kernel_of
from durbar.games.excavation.rules.control import control_set, tokens_in
from durbar.games.excavation.rules.ground import put_token
from durbar.games.excavation.rules.numbers import M_PUT
from durbar.games.excavation.rules.planner import ExcavationPlanner


def planned_turns(seed: int) -> Iterator[tuple[Kernel, ExcavationPlanner]]:
    """Every turn of a game that a planner plays for everybody, when it has proposed its lines."""
    game = durbar.game("excavation", 2)
    kernel, rng, planner = game.new_kernel(), Rng(seed), planner_of(game)
    assert isinstance(planner, ExcavationPlanner)
    while not kernel.over:
        if kernel.player == CHANCE:
            kernel.deal(rng)
            continue
        planner.propose(kernel)
        line = planner.lines[planner.best()]
        yield kernel, planner
        follow(kernel, line, rng)


@pytest.mark.parametrize("seed", range(3))
def test_who_stands_in_a_wall_that_is_taken_over_is_who_was_counted(seed: int) -> None:
    """Of the second and third token, too: they were once judged as if the first were not there."""
    longest = 0
    for kernel, planner in planned_turns(seed):
        seat = int(kernel.player)
        for bundle in planner.places.takeovers if planner.places.reach else ():
            table = kernel_of(kernel.clone())
            for move in bundle.moves:
                put_token(table, move - M_PUT, seat)
            wall = control_set(table, planner.prospects.site[bundle.dig])
            assert [tokens_in(table, wall, each) for each in range(2)] == list(bundle.counts)[:2]
            longest = max(longest, len(bundle.moves))
    assert longest == 3


@pytest.mark.parametrize("seed", range(2))
def test_tokens_are_worth_what_their_bundle_promises(seed: int) -> None:
    """Compiled rows that went on from the same one overwrote each other: the last token was another's."""
    joined = 0
    for kernel, planner in planned_turns(seed):
        table = kernel_of(kernel)
        if table.patrons[table.active].supply > 2:
            for bundle in planner.places.find(table, 3, 0.0):
                assert planner.places.value(table, bundle) == pytest.approx(bundle.value)
                joined += len(bundle.moves) == 3
    assert joined > 20
