"""The same games in one process, in several, and on a real cluster; a lost worker loses no game."""

import multiprocessing
import os
import signal
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from durbar.arena import blocks_of, lineup_of, play_blocks
from durbar.arena.balance import measure
from durbar.core import OptionError, game

pytestmark = pytest.mark.long

BLOCKS = list(
    blocks_of(lineup_of(game("revival", players=2), ("random", "random"), seed=2), deals=12, size=2)
)


@pytest.fixture(scope="module")
def expected() -> list[tuple[object, ...]]:
    return [each.result for each in play_blocks(BLOCKS)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers that are processes of their own, as they would be on other machines."""
    distributed = pytest.importorskip("distributed", reason="the extra `arena` is not installed")
    with (
        warnings.catch_warnings(action="ignore"),
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local,
        distributed.Client(local) as client,
    ):
        yield client


def test_four_processes_play_the_same_games(expected: list[tuple[object, ...]]) -> None:
    assert [each.result for each in play_blocks(BLOCKS, workers=4)] == expected


def test_a_cluster_plays_the_same_games(cluster: Any, expected: list[tuple[object, ...]]) -> None:
    with warnings.catch_warnings(action="ignore"):
        assert [each.result for each in play_blocks(BLOCKS, workers=2, backend="dask")] == expected


def test_a_backend_that_is_none_is_refused_by_name() -> None:
    pytest.importorskip("joblib", reason="the extra `arena` is not installed")
    with pytest.raises(OptionError, match="nonsense"):
        play_blocks(BLOCKS[:1], backend="nonsense")


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL exists only on POSIX")
def test_a_worker_that_is_killed_loses_no_game(cluster: Any, expected: list[tuple[object, ...]]) -> None:
    killed: list[int] = []

    def kill(_: object) -> None:
        if not killed:
            victim = next(iter(cluster.run(os.getpid).values()))
            killed.append(victim)
            os.kill(victim, signal.SIGKILL)

    with warnings.catch_warnings(action="ignore"):
        games = play_blocks(BLOCKS, workers=2, watch=kill, backend="dask")
    assert killed
    assert [each.result for each in games] == expected


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL exists only on POSIX")
def test_a_process_that_is_killed_loses_no_game(expected: list[tuple[object, ...]]) -> None:
    killed: list[int] = []

    def kill_one(_: object) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0].pid
            assert victim is not None
            killed.append(victim)
            os.kill(victim, signal.SIGKILL)

    games = play_blocks(BLOCKS, workers=2, watch=kill_one)
    assert killed
    assert [each.result for each in games] == expected


def test_the_balance_lab_counts_the_same_on_a_cluster(cluster: Any) -> None:
    lineup = BLOCKS[0].lineup
    with warnings.catch_warnings(action="ignore"):
        assert measure(lineup, 6, workers=2, backend="dask") == measure(lineup, 6)


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL exists only on POSIX")
def test_the_balance_lab_loses_no_game_with_a_process() -> None:
    lineup, killed = BLOCKS[0].lineup, set[int]()

    def kill_one(_: object) -> None:
        for child in multiprocessing.active_children()[: not killed]:
            assert child.pid is not None
            killed.add(child.pid)
            os.kill(child.pid, signal.SIGKILL)

    assert measure(lineup, 12, workers=2, watch=kill_one) == measure(lineup, 12)
    assert killed
