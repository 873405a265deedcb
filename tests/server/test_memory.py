"""What one table costs is given back: nothing grows with the number of tables that were ever looked at."""

import gc
from functools import _lru_cache_wrapper

import pytest

from durbar.core import Game, Match
from tests.server.tables import kinds

GAMES = 12  # each with other names, another seed, other boards


def endless_caches() -> dict[str, int]:
    """How much is kept where nothing limits it."""
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    return {
        f"{cache.__module__}.{cache.__qualname__}": cache.cache_info().currsize
        for cache in found
        if cache.__module__.startswith("durbar.") and cache.cache_parameters()["maxsize"] is None
    }


def draw(kind: type[Game], seed: int) -> None:
    sets = list(kind.option_sets(3 if kind.seats[1] > 2 else 2))
    game = kind(3 if kind.seats[1] > 2 else 2, **sets[seed % len(sets)])
    match = Match.start(game, seed=seed, names=[f"{chr(97 + k)}{seed}" for k in range(game.players)])
    for _ in range(15):
        if match.over:
            break
        match.play(match.state.moves[seed % len(match.state.moves)])
    for seat in (None, 0):
        match.view(seat).svg("en", names=match.names)


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.id)
def test_drawing_ever_new_tables_fills_no_cache_without_limit(kind: type[Game]) -> None:
    for seed in range(3 * GAMES):
        draw(kind, seed)
    before = endless_caches()
    for seed in range(1000, 1000 + GAMES):
        draw(kind, seed)
    grown = {name: size for name, size in endless_caches().items() if size > before.get(name, 0)}
    assert grown == {}
