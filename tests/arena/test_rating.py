"""Ratings and sequential tests come out where they are known to lie."""

import math
import random

import pytest

from durbar.arena import Played, SequentialTest, rate
from durbar.arena.intervals import deals_interval
from durbar.arena.rating import SCALE, pair_wins, strengths


def duel(deal: int, one_wins: bool, names: tuple[int, int] = (0, 1)) -> Played:
    places = (1, 2) if one_wins else (2, 1)
    return Played(deal, 0, names, (0, 0), places, (0 if one_wins else 1,), (1, 1), (0.0, 0.0), (0, 1))


def test_odds_of_three_to_one_are_191_points() -> None:
    found = strengths({("a", "b"): 30_000.0, ("b", "a"): 10_000.0}, anchor="b")
    assert found["b"] == 0.0
    assert found["a"] == pytest.approx(SCALE * math.log(3), abs=0.5)


def test_a_chain_of_matches_adds_up() -> None:
    wins = {("a", "b"): 7500.0, ("b", "a"): 2500.0, ("b", "c"): 7500.0, ("c", "b"): 2500.0}
    found = strengths(wins, anchor="c")
    assert found["a"] == pytest.approx(2 * SCALE * math.log(3), abs=2)


def test_equals_share_and_a_large_table_counts_as_one_game_each() -> None:
    table = Played(0, 0, (0, 1, 1), (5, 5, 1), (1, 1, 3), (0, 1), (1, 1, 1), (0.0, 0.0, 0.0), (0, 1, 2))
    assert pair_wins(("a", "b"), [table]) == {("a", "b"): 0.75, ("b", "a"): 0.25}


def test_the_interval_holds_the_truth() -> None:
    rng = random.Random(3)
    games = [duel(deal, rng.random() < 0.75) for deal in range(600)]
    best, anchor = rate([(("strong", "weak"), games)], anchor="weak")
    assert (best.bot, anchor.bot, anchor.elo) == ("strong", "weak", 0.0)
    assert best.low < SCALE * math.log(3) < best.high
    assert best.high - best.low < 120


def test_a_winner_of_everything_has_a_finite_rating() -> None:
    rows = rate([(("a", "b"), [duel(deal, True) for deal in range(20)])], anchor="b")
    assert 200 < rows[0].elo < 2000


@pytest.mark.parametrize(("strength", "verdict"), [(0.62, "better"), (0.45, "not better")])
def test_a_sequential_test_stops_with_the_truth(strength: float, verdict: str) -> None:
    test, right = SequentialTest(0.5, 0.56), 0
    for seed in range(40):
        rng, shares, said = random.Random(seed), list[float](), "undecided"
        while said == "undecided" and len(shares) < 5000:
            shares.append(sum(rng.random() < strength for _ in range(2)) / 2)
            said = test.verdict(shares)
        right += said == verdict
    assert right >= 36


def test_a_few_deals_decide_nothing() -> None:
    assert SequentialTest().verdict([1.0] * 9) == "undecided"


def test_deals_that_all_ended_alike_are_not_taken_for_certain() -> None:
    mean, low, high = deals_interval([1.0] * 12)
    assert (mean, high) == (1.0, 1.0)
    assert 0.6 < low < 0.9
    assert deals_interval([0.0, 1.0] * 200)[1] == pytest.approx(0.45, abs=0.01)
    assert deals_interval([]) == (0.0, 0.0, 1.0)
