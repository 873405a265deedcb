"""What comes after one's own turn, on trees in which the right answer can be read off."""

import pytest
from mypy_extensions import i64

from durbar.bots.ahead import Ahead
from durbar.bots.valuation import Valuation
from durbar.core import NOBODY
from durbar.core.vecs import vec
from tests.bots.tree import Node, TreeKernel, ask, chance, end

APPRAISED = Valuation(2, 0, vec[float]([]), vec[float]([]), vec[float]([20.0, 0.0, 0.0]), 0.0, False)


def worth(node: Node, *, ends: int = 8, samples: int = 6, rounds: int = 1) -> list[float]:
    ahead = Ahead(APPRAISED, 0, 16, ends, samples, rounds, 100, 7)
    return list(ahead.ratings(TreeKernel(node), vec[i64](range(len(node.after))), 4, 1, 1000))


def answers(*after: Node, worth: float = 0.0) -> Node:
    """Seat 1 chooses."""
    return Node(1, after, (worth, 0.0))


def test_a_turn_is_worth_what_the_next_one_finds() -> None:
    poor_but_well_placed = answers(ask(end(9.0), end(0.0)), worth=1.0)
    rich_and_stuck = answers(ask(end(3.0), end(2.0)), worth=3.0)
    assert worth(ask(poor_but_well_placed, rich_and_stuck)) == [9.0, 3.0]


def test_a_rival_makes_the_most_of_its_own_turn() -> None:
    good_for_both = Node(0, (end(7.0), end(1.0)), (0.0, 5.0))
    good_for_me = Node(0, (end(20.0), end(1.0)), (0.0, 2.0))
    assert worth(ask(answers(good_for_me, good_for_both), answers(ask(end(6.0), end(0.0)))))[0] == 7.0


def test_what_stands_after_each_round_counts_the_same() -> None:
    soon = answers(ask(answers(ask(end(2.0)), worth=8.0)))
    late = answers(ask(answers(ask(end(6.0)), worth=6.0)))
    assert worth(ask(soon, late), rounds=1) == [8.0, 6.0]
    assert worth(ask(soon, late), rounds=2) == [5.0, 6.0]


def test_a_rival_is_looked_at_less_than_oneself() -> None:
    def maze(seat: int) -> Node:
        """What is best here is seen only by those who look at more than each answer once."""
        plain, best, bad = (Node(NOBODY, (), (worth, worth)) for worth in (1.0, 9.0, 0.0))
        return Node(seat, (plain, Node(seat, (best, bad), (0.5, 0.5)), *(bad for _ in range(10))))

    assert worth(ask(answers(maze(0)))) == [9.0]
    assert worth(ask(maze(1))) == [1.0]


def test_equal_throws_meet_the_same_luck() -> None:
    def throw(bonus: float) -> Node:
        return answers(chance(*(ask(end(k + bonus), end(0.0)) for k in range(6))))

    first, second = worth(ask(throw(0.0), throw(0.5)), samples=3)
    assert second - first == pytest.approx(0.5)


def test_chance_within_the_turn_is_played_on_too() -> None:
    roads = [answers(ask(end(float(k)), end(0.0))) for k in range(6)]
    thrown, sure = worth(
        ask(chance(*(ask(road, road) for road in roads)), answers(ask(end(3.0), end(0.0)))), samples=60
    )
    assert thrown == pytest.approx(2.5, abs=0.6)
    assert sure == 3.0


def test_what_was_not_played_on_never_passes_what_looked_better_and_was() -> None:
    first, second = worth(ask(answers(ask(end(2.0), end(0.0)), worth=5.0), answers(worth=4.0)), ends=1)
    assert first == 2.0
    assert second < first


def test_ends_that_fell_behind_never_pass_those_that_were_played_on() -> None:
    def throw(*worths: float) -> Node:
        return answers(chance(*(ask(end(each), end(0.0)) for each in worths)))

    found = worth(ask(*(throw(k, k + 1.0, k + 2.0) for k in range(8))), samples=8)
    assert found == sorted(found)
    assert found[-1] == max(found) > found[0]
