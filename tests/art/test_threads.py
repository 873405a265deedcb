"""Drawings made side by side are those made one after the other: nothing is shared but what never changes."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import durbar
from durbar.core import View

LANGUAGES = ("en", "fr", "ja")


def views(game: str) -> list[View]:
    """One moment of several tables as every seat sees it."""
    found = []
    for seed in range(2):
        state = durbar.game(game, players=2).start(seed=seed)
        for step in range(20):
            state.play(state.moves[step % len(state.moves)])
        found += [state.view(seat) for seat in (0, 1, None)]
    return found


def draw(job: tuple[int, View]) -> str:
    k, view = job
    names = (f"Ani {k}", f"Bo {k}")
    return view.svg(LANGUAGES[k % 3], theme=("light", "dark")[k % 2], names=names, symbols=False)


@pytest.mark.parametrize("game", ["expedition", "revival", "excavation"])
def test_threads_draw_what_one_would(game: str) -> None:
    jobs = [*enumerate(views(game))]
    with ThreadPoolExecutor(4) as pool:
        together = [*pool.map(draw, jobs)]
    assert together == [*map(draw, jobs)]
