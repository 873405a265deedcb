"""The search of the greedy bot, on trees in which the right answer can be read off."""

import pytest
from mypy_extensions import i64

from durbar.bots.search import Search
from durbar.core.vecs import vec
from tests.bots.tree import Node, TreeKernel, ask, chance, end, rival


def search(*, samples: int = 64, chances: int = 1, envy: float = 0.0) -> Search:
    return Search(0, 2, 16, samples, chances, envy, 7)


def worth(node: Node, move: int, budget: int = 100_000, **habits: float) -> float:
    found = search(**habits).ratings(TreeKernel(node), vec[i64](range(len(node.after))), budget)  # type: ignore[arg-type]
    return found[move]


def test_a_move_is_worth_what_the_best_way_on_brings() -> None:
    node = ask(ask(rival(1.0), rival(5.0)), ask(rival(4.0), rival(3.0)))
    assert worth(node, 0) == 5.0
    assert worth(node, 1) == 4.0


def test_the_search_ends_where_somebody_else_is_asked() -> None:
    beyond = Node(1, (end(100.0),), (2.0, 0.0))
    assert worth(ask(beyond, rival(0.0)), 0) == 2.0


def test_the_end_of_the_game_counts_as_it_is() -> None:
    assert worth(ask(end(11.0), rival(3.0)), 0) == 11.0


def test_chance_within_the_turn_is_averaged_over_the_best_answers() -> None:
    throw = chance(ask(rival(0.0), rival(6.0)), ask(rival(2.0), rival(1.0)))
    assert worth(ask(throw, rival(3.0)), 0, samples=400) == pytest.approx(4.0, abs=0.4)


def test_equal_throws_are_judged_by_the_same_luck() -> None:
    def throw(bonus: float) -> Node:
        return chance(*(ask(rival(k + bonus), rival(0.0)) for k in range(6)))

    node = ask(throw(0.0), throw(0.5))
    assert worth(node, 1, samples=4) - worth(node, 0, samples=4) == pytest.approx(0.5)


def test_chance_after_the_turn_is_left_open() -> None:
    day_end = Node(-1, (rival(50.0), rival(-50.0)), (3.0, 0.0))
    assert worth(ask(day_end, rival(0.0)), 0) == 3.0


def test_chance_beyond_the_first_throw_is_left_open() -> None:
    second = Node(-1, (ask(rival(9.0), rival(9.0)),), (4.0, 0.0))
    assert worth(ask(chance(ask(second, rival(0.0))), rival(0.0)), 0) == 4.0
    assert worth(ask(chance(ask(second, rival(0.0))), rival(0.0)), 0, chances=2) == 9.0


def test_a_small_budget_follows_what_looks_best_at_once() -> None:
    deep = ask(rival(8.0), rival(1.0), worth=2.0)
    shallow = ask(rival(9.0), rival(0.0), worth=1.0)
    node = ask(ask(deep, shallow), rival(0.0))
    assert worth(node, 0, budget=2) == 0.0  # glanced at, no more
    assert worth(node, 0, budget=10) == 2.0  # and at its answers
    assert worth(node, 0, budget=22) == 8.0  # and the better looking one followed
    assert worth(node, 0, budget=100) == 9.0


def test_a_move_that_was_not_followed_never_passes_one_that_looked_better_and_was() -> None:
    node = ask(*(ask(rival(20.0 - k), rival(0.0), worth=10.0 - k) for k in range(8)))
    found = [worth(node, move, budget=40) for move in range(8)]
    assert found[0] == 20.0
    assert max(found[1:]) <= 20.0


@pytest.mark.parametrize("budget", [1, 7, 50, 400, 3000])
def test_the_budget_is_kept(budget: int) -> None:
    def tree(depth: int) -> Node:
        wide = tuple(tree(depth - 1) for _ in range(5)) if depth else (rival(1.0), rival(2.0))
        return chance(ask(*wide), ask(*reversed(wide)), ask(*wide[:2])) if depth == 2 else ask(*wide)

    node = tree(4)
    for samples in (1, 4):
        rating = search(samples=samples)
        rating.ratings(TreeKernel(node), vec[i64](range(len(node.after))), budget)
        assert rating.looked <= max(budget, len(node.after))


def test_the_best_rival_counts_against_it() -> None:
    node = ask(rival(5.0, his=8.0), rival(4.0, his=0.0))
    assert worth(node, 0) > worth(node, 1)
    assert worth(node, 0, envy=0.5) < worth(node, 1, envy=0.5)


def test_positions_met_again_are_not_searched_again() -> None:
    same = ask(*(rival(float(k)) for k in range(8)))
    once, twice = search(), search()
    once.ratings(TreeKernel(ask(same, rival(0.0))), vec[i64]([0, 1]), 1000)
    found = twice.ratings(TreeKernel(ask(same, same)), vec[i64]([0, 1]), 1000)
    assert list(found) == [7.0, 7.0]
    assert twice.looked == once.looked
