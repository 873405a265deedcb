"""What all kernels share: the generator, dealing by weight, digests, playouts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from durbar.core import generator, generator_ahead
from durbar.core.kernel import BIT, CHANCE, Rng, mix, playout
from tests.core.lanterns.game import Lanterns

GAME = Lanterns(3, refill=True, whisper=True)


def test_the_generator_gives_the_same_numbers_everywhere_and_always() -> None:
    rng = Rng(42)
    assert [int(rng.below(1000)) for _ in range(8)] == [128, 33, 75, 706, 211, 616, 14, 434]


@given(st.integers(0, 2**40), st.lists(st.integers(1, 2**31), min_size=1, max_size=99))
def test_the_generator_that_looks_ahead_gives_the_same_numbers(seed: int, bounds: list[int]) -> None:
    plain, ahead = generator.Rng(seed), generator_ahead.Rng(seed)
    for bound in bounds:
        assert ahead.below(bound) == plain.below(bound)
        assert ahead.seed == plain.seed


@given(st.integers(0, 2**32 - 1), st.integers(1, 2**31))
def test_a_number_lies_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


@pytest.mark.parametrize("first_seed", [0, 10_000])
def test_neighbouring_seeds_do_not_draw_alike(first_seed: int) -> None:
    draws = [int(Rng(seed).below(6)) for seed in range(first_seed, first_seed + 6000)]
    assert all(850 < draws.count(face) < 1150 for face in range(6))


def test_bits_are_exact_up_to_the_last() -> None:
    assert [int(BIT[k]) for k in (0, 31, 32, 61)] == [1, 2**31, 2**32, 2**61]


@given(st.lists(st.integers(-5, 2**40), min_size=1, max_size=6))
def test_a_digest_stays_below_62_bits_and_knows_order(values: list[int]) -> None:
    def digest(row: list[int]) -> int:
        total = 0
        for value in row:
            total = mix(total, value)
        return total

    assert 0 <= digest(values) < 2**62
    if values != values[::-1]:
        assert digest(values) != digest(values[::-1])


def test_a_playout_plays_to_the_end_and_counts_the_players_decisions() -> None:
    kernel = GAME.new_kernel()
    decisions = playout(kernel, Rng(5), vec[i64]([0] * GAME.widest))
    assert kernel.over
    state, count = GAME.start(), 0
    rng = Rng(5)
    while not state.over:
        if state.to_act == CHANCE:
            state.kernel.deal(rng)
            state = GAME.state(state.kernel)
        else:
            state.play(state.moves[rng.below(len(state.moves))])
            count += 1
    assert (decisions, state.digest) == (count, kernel.fingerprint())


def test_outside_a_simultaneous_phase_only_the_player_asked_waits() -> None:
    kernel = GAME.new_kernel()
    assert kernel.waiting() == 0
    refill = GAME.from_dict({"phase": "refill", "to_act": 1}).kernel
    assert refill.waiting() == BIT[1]
