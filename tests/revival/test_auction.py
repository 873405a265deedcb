"""Chapters 4.3 to 4.5 and 13.1: the mat, bids, and who wins what."""

import itertools
import random

import pytest

from durbar.core import CHANCE, IllegalMove
from durbar.games.revival import content
from durbar.games.revival.rules.kernel import RevivalKernel as Kernel
from tests.revival.scenes import drawn, hand, lay, offered, refused, scene, told, winners, won

AMY, SEAN, JOE, SARA = range(4)
EXAMPLE = (("w2", 4), ("sb", 4), ("d2", 4), ("na", 3))  # the rulebook's auction, in our geometry


def targets(spot: str, six: bool) -> list[tuple[str, int]]:
    """Cells and distances, nearest first."""
    row = next(each for each in content.table("mat")["spot"] if each["name"] == spot)
    return [(cell, distance) for cell, distance in row["six" if six else "four"]]


def cells(spot: str, six: bool) -> list[str]:
    return [cell for cell, _ in targets(spot, six)]


# The rulebook's examples


def test_V_X1_with_four_cards_a_spot_of_row_one_targets_cards_1_and_3() -> None:
    assert set(cells("w1", six=False)) == set(cells("d1", six=False)) == {"a1", "b1"}


def test_V_X2_with_six_cards_an_end_of_column_a_targets_cards_1_and_2() -> None:
    assert set(cells("na", six=True)) == set(cells("sa", six=True)) == {"a1", "a2"}


def test_V_X3_the_diamond_spot_targets_cards_4_and_6() -> None:
    assert set(cells("d2", six=True)) == {"b2", "c2"}


def test_V_X4_the_four_bids_of_the_example_target_these_pairs() -> None:
    assert [cells(spot, six=False) for spot, _ in EXAMPLE] == [
        ["a2", "b2"],
        ["b2", "b1"],
        ["b2", "a2"],
        ["a1", "a2"],
    ]


@pytest.mark.parametrize(("common", "lower"), [(3, 1), (3, 2), (4, 1), (4, 3), (5, 1), (5, 4)])
def test_V_X5_card_4_goes_to_joe_on_the_long_edge(common: int, lower: int) -> None:
    bids = [(spot, common) for spot, _ in EXAMPLE[:3]] + [("na", lower)]
    assert winners(4, bids)["b2"] == JOE


def test_V_X6_card_2_goes_to_amy_who_is_nearest() -> None:
    assert winners(4, EXAMPLE)["a2"] == AMY


def test_V_X7_card_3_goes_to_sean_the_only_bidder() -> None:
    assert winners(4, EXAMPLE)["b1"] == SEAN


def test_V_X8_sara_wins_only_card_1() -> None:
    assert [cell for cell, seat in winners(4, EXAMPLE).items() if seat == SARA] == ["a1"]


def test_V_X9_each_has_won_one_card_and_draws_one_and_nothing_is_left() -> None:
    state = lay(scene(), EXAMPLE)
    for _ in range(4):
        assert state.to_act == CHANCE
        state.play(state.moves[0])
    assert [len(hand(state, seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert not any(told(state)["market"].values())
    assert not told(state)["bottom"]


# Our own vectors


def test_V_T1_equal_coins_at_equal_distance_the_long_edge_wins() -> None:
    assert winners(4, [("nb", 3), ("w2", 3)]) == {"a1": None, "a2": 1, "b1": 0, "b2": 1}


def test_V_T2_a_diamond_spot_beats_a_column_at_the_long_edge() -> None:
    assert winners(6, [("d1", 2), ("nc", 2)]) == {
        "a1": None,
        "a2": None,
        "b1": 0,
        "b2": None,
        "c1": 0,
        "c2": 1,
    }


def test_V_T3_value_comes_before_distance() -> None:
    assert winners(4, [("sa", 5), ("na", 4)]) == {"a1": 0, "a2": 0, "b1": None, "b2": None}


def test_V_T4_three_players_with_red_draws_and_an_unclaimed_card() -> None:
    bids = [("na", 5), ("sa", 4), ("w1", 3)]
    assert winners(3, bids) == {"a1": 0, "a2": 0, "b1": 2, "b2": None}
    state = scene(players=3)
    left = told(state)["market"]["b2"]
    assert drawn(lay(state, bids), 3) == [0, 2, 1]
    assert told(state)["bottom"] == [{"card": left, "by": None}]


def test_V_T5_two_players_with_two_coins_each() -> None:
    bids = [("na", 4), ("d1", 4), ("w2", 2), ("sb", 2)]
    assert winners(2, bids) == {"a1": 0, "a2": 0, "b1": 1, "b2": 0}
    assert drawn(lay(scene(players=2), bids), 2) == [1, 3]


def test_V_T6_six_players() -> None:
    bids = [("w1", 3), ("d1", 3), ("nb", 3), ("sb", 5), ("nc", 1), ("d2", 4)]
    assert winners(6, bids) == {"a1": 0, "a2": None, "b1": 3, "b2": 3, "c1": 1, "c2": 5}
    assert drawn(lay(scene(players=6), bids), 6) == [1, 1, 2, 0, 2, 1]


def test_V_T7_saras_bid_counts_one_more_in_the_last_round_before_the_last_coin() -> None:
    seats = [{"architect": "sara"}, {"architect": "charles"}, {"architect": "liu"}, {"architect": "walter"}]
    bids = [("sb", 3), ("d2", 3)]
    options = {"architects": "random"}
    with_bonus = winners(4, bids, seats=seats, options=options, round=4)
    without = winners(4, bids, seats=seats, options=options, round=3)
    assert (with_bonus["b2"], with_bonus["b1"], with_bonus["a2"]) == (0, 0, 1)
    assert without["b2"] == 1


def test_V_T8_four_equal_coins_and_one_bidder_without_a_card() -> None:
    assert winners(4, [("na", 2), ("w1", 2), ("d1", 2), ("sa", 2)]) == {"a1": 1, "a2": 3, "b1": 2, "b2": None}


# The mat and the coins


def test_V_R1_every_player_has_coins_of_1_to_5() -> None:
    assert {words.split()[0] for words in offered(scene(), "bid")} == {"1", "2", "3", "4", "5"}


def test_V_R2_two_rows_of_three_columns_with_three_spots_in_the_north() -> None:
    mat = content.table("mat")
    assert {tuple(cell["at"]) for cell in mat["cell"]} == {(x, y) for x in (0, 1, 3) for y in (0, 1)}
    sides = [spot["side"] for spot in mat["spot"]]
    assert [sides.count(side) for side in ("north", "south", "west", "east")] == [3, 3, 2, 2]


def test_V_R3_with_six_cards_the_diamond_spots_lie_between_columns_b_and_c() -> None:
    assert targets("d1", six=True) == [("b1", 0), ("c1", 0)]
    assert targets("d2", six=True) == [("b2", 0), ("c2", 0)]


def test_V_R4_with_four_cards_the_diamond_spots_are_the_east_ends_of_the_rows() -> None:
    assert targets("d1", six=False) == [("b1", 0), ("a1", 1)]
    assert targets("d2", six=False) == [("b2", 0), ("a2", 1)]


def test_V_R5_nc_and_sc_cannot_be_used_with_four_cards() -> None:
    spots = {words.split()[1] for words in offered(scene(), "bid")}
    assert spots == {"na", "nb", "sa", "sb", "w1", "w2", "d1", "d2"}
    assert refused(scene(), "bid 3 nc") == "spot-unusable 4.4 / V-R5"
    assert len({words.split()[1] for words in offered(scene(players=5), "bid")}) == 10


def test_V_R6_with_six_cards_the_west_spots_target_columns_a_and_b() -> None:
    assert cells("w1", six=True) == ["a1", "b1"]
    assert cells("w2", six=True) == ["a2", "b2"]


@pytest.mark.parametrize("six", [False, True])
def test_V_R7_distance_is_the_number_of_cards_in_between(six: bool) -> None:
    places = {
        each["name"]: each["at"] for each in (*content.table("mat")["cell"], *content.table("mat")["spot"])
    }
    shown = set(content.CELL_NAMES[: 6 if six else 4])
    for spot in content.SPOT_NAMES:
        for cell, distance in targets(spot, six):
            (x, y), (to_x, to_y) = places[spot], places[cell]
            between = {
                name
                for name in shown - {cell}
                if min(x, to_x) <= places[name][0] <= max(x, to_x)
                and min(y, to_y) <= places[name][1] <= max(y, to_y)
            }
            assert len(between) == distance


def test_V_R8_west_and_east_are_the_long_edge_even_one_card_away() -> None:
    assert winners(4, [("w2", 3), ("nb", 3)])["b2"] == 0  # both one card away
    assert content.table("mat")["long_edge_axis"] == "x"


@pytest.mark.parametrize("six", [False, True])
def test_V_R9_no_tie_survives_on_our_mat(six: bool) -> None:
    box, mode = content.house_box().book, int(six)
    ranks: dict[int, list[int]] = {}
    for spot in range(len(content.SPOT_NAMES)):
        for k in range(2):
            at = (mode * 10 + spot) * 2 + k
            if box.target[at] >= 0:
                ranks.setdefault(box.target[at], []).append(box.rank[at])
    assert all(len(each) == len(set(each)) for each in ranks.values())


def test_V_R9_on_another_mat_the_coin_laid_first_would_win() -> None:
    state = scene(bids=[{"seat": 0, "spot": "nb", "coin": 3}, {"seat": 1, "spot": "w2", "coin": 3}])
    kernel = state.kernel
    assert isinstance(kernel, Kernel)
    kernel.book = content.make_book(state.game.content)  # one of its own
    for at in range(len(kernel.book.rank)):
        kernel.book.rank[at] = 0
    assert won(state)["b2"] == 0


def test_the_order_in_which_equal_coins_win_is_the_one_of_the_mat() -> None:
    orders = {
        ("a1", 4): "w1 na d1 sa",
        ("a2", 4): "w2 sa d2 na",
        ("b1", 4): "d1 nb w1 sb",
        ("b2", 4): "d2 sb w2 nb",
        ("a1", 6): "w1 na sa",
        ("a2", 6): "w2 sa na",
        ("b1", 6): "d1 nb w1 sb",
        ("b2", 6): "d2 sb w2 nb",
        ("c1", 6): "d1 nc sc",
        ("c2", 6): "d2 sc nc",
    }
    for (cell, players), order in orders.items():
        for better, worse in itertools.combinations(order.split(), 2):
            assert winners(players, [(worse, 3), (better, 3)])[cell] == 1
            assert winners(players, [(better, 3), (worse, 3)])[cell] == 0


# Bidding


def test_V_R23_a_bid_is_coin_and_spot_in_one_and_nobody_passes() -> None:
    state = scene()
    assert {move.kind for move in state.moves} == {"bid"}
    assert len(state.moves) == 5 * 8


def test_V_R24_a_coin_stays_where_it_was_laid() -> None:
    state = lay(scene(), [("na", 1), ("nb", 2), ("sa", 3), ("sb", 4)])
    assert state.prompt is not None
    assert state.prompt.id == "draw-red"  # nobody was asked to move a coin


def test_V_R25_bids_are_laid_one_after_the_other() -> None:
    state = scene(first=2)
    order = []
    for spot in ("na", "nb", "sa", "sb"):
        assert state.waiting == (state.to_act,)
        order.append(state.to_act)
        state.play(f"bid 1 {spot}")
    assert order == [2, 3, 0, 1]


def test_V_R26_everybody_can_see_which_coins_a_player_may_still_have() -> None:
    state = scene({"coins": [2, 5]}, round=4).after("bid 5 na")
    assert state.view(1).facts["seats"][0]["coins"] == [2, 5]  # the one on the mat may be either
    assert state.view(0).facts["seats"][0]["coins"] == [2]


def test_V_R27_two_players_may_aim_both_coins_at_the_same_cards() -> None:
    state = lay(scene(players=2), [("na", 4), ("sa", 3)])
    assert "3 na" not in offered(state, "bid")  # taken, and the coin is used
    assert "4 w1" in offered(state, "bid")
    state.play("bid 4 d1")
    state.play("bid 5 w1")
    assert state.to_act == CHANCE


def test_a_taken_spot_and_a_used_coin_are_refused_by_name() -> None:
    state = scene({}, {"coins": [4, 5]}, round=4).after("bid 5 na")
    assert refused(state, "bid 4 na") == "spot-taken 4.4"
    assert refused(state, "bid 1 nb") == "coin-used 4.4 / V-R26"
    with pytest.raises(IllegalMove) as error:
        state.play("bid 4 na")
    assert error.value.field == "move"
    assert error.value.rule == "4.4"


# Winners


def test_V_R28_cards_are_independent_and_handling_coins_in_descending_order_gives_the_same() -> None:
    rng = random.Random(28)
    for _ in range(300):
        players = rng.choice([3, 4, 5, 6])
        spots = rng.sample([s for s in content.SPOT_NAMES if players > 4 or s not in ("nc", "sc")], players)
        bids = [(spot, rng.randint(1, 5)) for spot in spots]
        assert winners(players, bids) == in_descending_order(bids, six=players > 4)


def in_descending_order(bids: list[tuple[str, int]], six: bool) -> dict[str, int | None]:
    """The way the rulebook recommends: coin after coin from the highest, each takes what it wins."""
    taken: dict[str, int | None] = dict.fromkeys(content.CELL_NAMES[: 6 if six else 4])
    for value in sorted({coin for _, coin in bids}, reverse=True):
        for cell in taken:
            if taken[cell] is None:
                rivals = [
                    (distance, spot[0] in "ns", seat)
                    for seat, (spot, coin) in enumerate(bids)
                    for target, distance in targets(spot, six)
                    if coin == value and target == cell
                ]
                taken[cell] = min(rivals)[2] if rivals else None
    return taken


def test_V_R29_a_single_coin_wins_whatever_its_value() -> None:
    assert winners(4, [("na", 1)]) == {"a1": 0, "a2": 0, "b1": None, "b2": None}
