"""The tree search, on trees in which the right answer can be read off, and on the house's small game."""

import pytest

import durbar
from durbar.bots.fitted import SLOWER
from durbar.bots.thinking import Habits, ThinkingBot
from durbar.bots.tree import Tree
from durbar.core import View
from tests.bots.tree import Node, TreeKernel, ask, chance, end
from tests.core.lanterns.game import Lanterns


def favourite(node: Node, simulations: int = 400, turns: int = -1) -> int:
    tree = Tree(None, 0, 2, 16, turns, 7)
    kernel = TreeKernel(node)
    tree.think(kernel, simulations, 0.0)
    root = tree.root(kernel)
    return int(root.moves[max(range(len(root.made)), key=lambda k: root.made[k])])


def rival(*after: Node) -> Node:
    return Node(1, after)


def test_it_finds_the_move_that_wins_whatever_the_rival_answers() -> None:
    open_to_loss = rival(end(9.0), end(-9.0))  # seat 1 prefers that seat 0 has less
    safe = rival(end(2.0), end(1.0))
    assert favourite(ask(open_to_loss, safe)) == 1


def test_it_weighs_chance_by_how_often_it_comes() -> None:
    gamble = chance(end(5.0), end(-5.0), end(-5.0), end(-5.0))
    assert favourite(ask(gamble, end(1.0))) == 1


def test_within_its_own_turn_one_good_way_on_is_enough() -> None:
    many_bad_one_good = ask(*(end(-9.0) for _ in range(6)), end(9.0))
    assert favourite(ask(many_bad_one_good, end(1.0)), 800) == 0


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_gives_the_same_tree(players: int) -> None:
    game = Lanterns(players)
    state = game.start(3)
    view = state.view(state.to_act)
    found = [thought(view) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(made for _, made in found[0]) == 99  # the first one only finds the question


def thought(view: View) -> list[tuple[int, int]]:
    assert view.seat is not None
    tree = Tree(None, view.seat, view.game.players, view.game.widest, 1, 5)
    tree.think(view.kernel, 100, 0.0)
    root = tree.root(view.kernel)
    return [(int(move), int(made)) for move, made in zip(root.moves, root.made, strict=True)]


def test_where_a_position_takes_longer_to_value_there_are_fewer_simulations() -> None:
    """Excavation always ran into the ceiling of time, so that the same seed did not give the same move."""
    game = durbar.game("excavation", 2)
    state = game.start(1)
    assert state.to_act is not None
    node = ThinkingBot(1, ceiling=0.0)._think(state.view(state.to_act))
    assert 0 < node.visits <= Habits().simulations // game.COST // SLOWER
