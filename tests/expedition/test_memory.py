"""A table stands for weeks: looking at positions must not use up memory."""

import resource

from tests.expedition.scenes import scene


def test_asking_for_moves_and_outcomes_leaves_nothing_behind() -> None:
    """In the compiled form a buffer handed to a kernel is never freed; so it must always be the same one."""
    turn, roll = scene(), scene(phase="roll-die")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(1500):
        assert turn.game.moves_in(turn.kernel)
        assert roll.outcomes
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 20_000, f"{grown} kB"
