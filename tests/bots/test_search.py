"""The search of the greedy bot, on trees in which the right answer can be read off."""

import pytest

from durbar.bots.search import Search
from tests.bots.tree import Node, TreeKernel, ask, chance, end, rival


def search(*, samples: int = 64, chances: int = 1, envy: float = 0.0) -> Search:
    return Search(0, 2, 16, samples, chances, envy, 7)


def worth(node: Node, move: int, budget: int = 1000, **habits: float) -> float:
    return search(**habits).worth(TreeKernel(node), move, budget)  # type: ignore[arg-type]


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
    rating = search(samples=4)
    kernel = TreeKernel(node)
    assert rating.worth(kernel, 1, 1000) - rating.worth(kernel, 0, 1000) == pytest.approx(0.5)


def test_chance_after_the_turn_is_left_open() -> None:
    day_end = Node(-1, (rival(50.0), rival(-50.0)), (3.0, 0.0))
    assert worth(ask(day_end, rival(0.0)), 0) == 3.0


def test_chance_beyond_the_first_throw_is_left_open() -> None:
    second = Node(-1, (ask(rival(9.0), rival(9.0)),), (4.0, 0.0))
    assert worth(ask(chance(ask(second, rival(0.0))), rival(0.0)), 0) == 4.0
    assert worth(ask(chance(ask(second, rival(0.0))), rival(0.0)), 0, chances=2) == 9.0


def test_a_spent_budget_follows_what_looks_best_at_once() -> None:
    deep = ask(rival(8.0), rival(1.0), worth=2.0)
    shallow = ask(rival(9.0), rival(0.0), worth=1.0)
    assert worth(ask(ask(deep, shallow), rival(0.0)), 0, budget=1) == 8.0
    assert worth(ask(ask(deep, shallow), rival(0.0)), 0, budget=100) == 9.0


def test_the_best_rival_counts_against_it() -> None:
    node = ask(rival(5.0, his=8.0), rival(4.0, his=0.0))
    assert worth(node, 0) > worth(node, 1)
    assert worth(node, 0, envy=0.5) < worth(node, 1, envy=0.5)


def test_positions_met_again_are_not_searched_again() -> None:
    same = ask(*(rival(float(k)) for k in range(8)))
    rating = search()
    kernel = TreeKernel(ask(same, same))
    rating.worth(kernel, 0, 1000)
    before = rating.looked
    assert rating.worth(kernel, 1, 1000) == 7.0
    assert rating.looked == before + 1
