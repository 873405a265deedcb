"""Chapter 7: the final scoring, line by line, and who wins."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from durbar.core import Outcome, Score
from tests.expedition.reference import best_sets
from tests.expedition.scenes import Seat, away, over, scene, seat, table

GOODS = ("thangka", "silk", "spices", "prayer-mill", "statue", "ring")


def result(*seats: Seat, **position: Any) -> Outcome:
    """The outcome of a game that has just ended so."""
    outcome = over(*seats, **position).outcome
    assert outcome is not None
    return outcome


def score(mine: Seat, *others: Seat, **position: Any) -> Score:
    """The score of the first seat."""
    return result(mine, *others, **position).scores[0]


def items(mine: Seat, *others: Seat, **position: Any) -> Mapping[str, int]:
    return score(mine, *others, **position).categories


def goods(*counts: int) -> list[str]:
    """So many tiles of each type, the cheapest first."""
    return [f"{kind}-{value}" for kind, n in zip(GOODS, counts, strict=True) for value in range(2, 2 + n)]


# --- The examples of the rulebook ---------------------------------------------------------------------------


def test_E_X18_dirk_has_uncovered_twenty_five_with_his_offerings() -> None:
    temples = ["2:5,3", "3:2,2", "3:2,5", "4:3,5", "5:2,5", "5:5,2"]
    assert items({"temples": temples})["offerings"] == 25


def test_E_X19_nathalie_adds_goods_a_special_good_and_her_kathmandu_tile() -> None:
    nathalie = away(11, goods=["silk-5", "ring-4", "statue-4", "silk-3"], specials=["silk"])
    lines = items(nathalie, away(15))
    assert (lines["goods"], lines["special-goods"], lines["kathmandu"]) == (16, 7, 11)


def test_E_X20_a_special_good_does_not_complete_dirks_set() -> None:
    lines = items({"goods": goods(1, 1, 1, 1, 1, 0), "specials": ["ring"]})
    assert (lines["sets"], lines["special-goods"]) == (7, 7)


def test_E_X21_vincents_maps_are_worth_fifteen() -> None:
    maps = ["red-a", "blue-b", "yellow-a", "purple-a", "purple-b"]
    assert items({"maps": maps, "secured": ["green"]})["maps"] == 3 + 4 + 8


def test_E_X22_an_animal_is_worth_the_span_between_most_and_fewest() -> None:
    animals = list(table().VOCABULARY["animal"])
    shares = [animals[:5], animals[5:7], animals[7:9], []]
    outcome = result(*({"animals": share} for share in shares))
    assert [each.categories["animals"] for each in outcome.scores] == [25, 10, 10, 0]


def test_E_X23_two_face_down_yak_tiles_cost_dirk_a_point() -> None:
    assert items({"tile": "snow", "tiles_under": ["rock"]})["yak-tiles"] == -1


def test_E_X24_distance_is_counted_in_strips_to_the_destination_board() -> None:
    outcome = result(*({"yak": yak} for yak in ("6:1,1", "6:6,2", "5:1,1", "4:1,1")))
    assert [each.categories["distance"] for each in outcome.scores] == [0, 0, -2, -5]


def test_E_X25_unused_cards_and_resources_count_one_each() -> None:
    assert (
        items({"equipment": ["bridle", "chest-rock"], "resources": {"coin": 2, "fodder": 1}})["leftovers"]
        == 5
    )


def test_E_X26_two_markers_cost_vincent_six_points() -> None:
    assert items({"exhaustion": 2})["exhaustion"] == -6


# --- Lines of the sheet -------------------------------------------------------------------------------------


def test_E_S7_the_sheet_has_eleven_lines_that_add_up() -> None:
    mine = away(15, goods=goods(1, 1, 1, 1, 1, 1), maps=["red-a"], temples=["2:5,3"], tile="ten")
    lines = score(mine, {})
    assert list(lines.categories) == [
        *("offerings", "goods", "special-goods", "kathmandu", "sets", "maps", "animals", "yak-tiles"),
        *("distance", "leftovers", "exhaustion"),
    ]
    assert dict(lines.categories) == {
        "offerings": 3,
        "goods": 12,
        "special-goods": 0,
        "kathmandu": 15,
        "sets": 12,
        "maps": 1,
        "animals": 0,
        "yak-tiles": 10,
        "distance": 0,
        "leftovers": 5,
        "exhaustion": 0,
    }
    assert lines.total == 58


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        pytest.param((2, 2, 2, 2, 1, 1), 14, id="E-D27"),
        pytest.param((2, 2, 2, 2, 2, 1), 19, id="E-D28"),
        pytest.param((1, 1, 1, 1, 1, 1), 12, id="E-D29 a whole set"),
        pytest.param((2, 2, 2, 2, 2, 0), 14, id="E-D29 two sets of five"),
        pytest.param((3, 2, 2, 1, 1, 1), 12, id="E-D29 ten tiles"),
        pytest.param((4, 4, 4, 4, 4, 4), 48, id="E-D29 everything"),
    ],
)
def test_E_D27_to_E_D29_goods_sets(counts: tuple[int, ...], points: int) -> None:
    assert items({"goods": goods(*counts)}, options={"length": "long"})["sets"] == points


def test_E_R92_goods_are_divided_in_the_best_way() -> None:
    rng = random.Random(92)
    for _ in range(60):
        counts = tuple(rng.randint(0, 4) for _ in GOODS)
        assert items({"goods": goods(*counts)}, options={"length": "long"})["sets"] == best_sets(counts), (
            counts
        )


@pytest.mark.parametrize(
    ("made", "points"),
    [(0, 0), (1, 3), (2, 7), (3, 11), (4, 15), (5, 20), (6, 25), (7, 30), (8, 35), (9, 40)],
)
def test_E_R98_offerings_score_what_the_last_one_uncovered(made: int, points: int) -> None:
    temples = ["2:5,3", "3:2,2", "3:2,5", "4:3,5", "5:2,5", "5:5,2"][: min(made, 6)]
    monk = {"character": "monk", "monk_uses": 3 - (made - len(temples))}
    assert items({"temples": temples, "offerings": made, **monk})["offerings"] == points


def test_E_R93_a_pair_scores_as_a_pair_and_not_as_two_singles() -> None:
    assert items({"maps": ["red-a", "red-b"]})["maps"] == 4
    assert items({"maps": ["red-a", "red-a", "red-b", "red-b"]})["maps"] == 8
    assert items({"maps": ["red-a", "red-a", "red-b", "green-b"]})["maps"] == 4 + 1 + 1


def test_E_R94_the_value_of_animals_may_be_zero_and_everybody_counts() -> None:
    lines = result({"animals": ["rhino", "mule"]}, {})
    assert [each.categories["animals"] for each in lines.scores] == [2 * 2, 0]
    assert items({"animals": ["rhino"]}, {"animals": ["mule"]})["animals"] == 0


def test_E_D38_three_animals_for_everybody_are_worth_nothing() -> None:
    animals = list(table().VOCABULARY["animal"])
    outcome = result(*({"animals": animals[k : k + 3]} for k in (0, 3, 6, 9)))
    assert {each.categories["animals"] for each in outcome.scores} == {0}


FACE_DOWN = [10, 0, -1, -3, -6, -10, -15, -21, -28, -36]


@pytest.mark.parametrize("face_down", range(10))
def test_E_S7_face_down_yak_tiles_score_by_the_printed_table(face_down: int) -> None:
    landscapes = list(table().VOCABULARY["landscape"])
    tile = "ten" if face_down == 0 else landscapes[0]
    under = landscapes[1 : max(face_down, 1)]
    assert items({"tile": tile, "tiles_under": under})["yak-tiles"] == FACE_DOWN[face_down]


def test_E_R90_nine_face_down_yak_tiles_cost_thirty_six() -> None:
    assert items({"tile": "snow"})["yak-tiles"] == -36


def test_E_D37_without_any_yak_tile_fulfilled_thirty_six_are_lost() -> None:
    state = table().start(seed=3)
    assert len(seat(state)["tiles_under"]) + 1 == 9, "eight landscapes and the 10-point tile"
    assert items({"tile": seat(state)["tile"], "tiles_under": seat(state)["tiles_under"]})["yak-tiles"] == -36


@pytest.mark.parametrize(("board", "points"), [(1, -20), (2, -14), (3, -9), (4, -5), (5, -2), (6, 0)])
def test_E_S7_distance_scores_by_the_printed_table(board: int, points: int) -> None:
    assert items({"yak": f"{board}:1,1"}, away(15))["distance"] == points


def test_E_R91_more_than_five_strips_cost_twenty() -> None:
    for yak in ("1:1,1", "2:1,1", "3:1,1"):
        assert items({"yak": yak}, options={"length": "long"})["distance"] == -20
    assert items({"yak": "4:1,1"}, options={"length": "long"})["distance"] == -14


def test_E_D43_a_yak_on_the_start_board_of_the_long_game_loses_twenty() -> None:
    lines = score({"yak": "1:3,1"}, options={"length": "long"})
    assert (lines.categories["distance"], lines.tiebreaks["strips"]) == (-20, 7)


def test_E_R95_a_total_may_be_negative() -> None:
    assert score({"yak": "1:3,1", "resources": {}, "exhaustion": 3}).total == -20 - 36 - 9


def test_E_R96_leftovers_are_cards_and_resources_only() -> None:
    mine = {
        "resources": {"coin": 2},
        "equipment": ["tool-case", "bridle-rock"],
        "tents": ["rock", "snow"],
        "secured": ["red"],
        "character": "artist",
    }
    assert items(mine)["leftovers"] == 4


def test_E_R99_scores_beyond_a_lap_of_fifty_need_no_tiles() -> None:
    mine = away(15, goods=goods(4, 4, 4, 4, 4, 4), tile="ten", resources={})
    assert score(mine, {}, options={"length": "long"}).total == 15 + 84 + 48 + 10


# --- Winning ------------------------------------------------------------------------------------------------


def test_E_S7_most_points_win() -> None:
    outcome = result({"resources": {"coin": 1}}, {"resources": {"coin": 9}}, {"resources": {"coin": 5}})
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.winners == (1,)


def even(*seats: Seat) -> list[Seat]:
    """The same seats with coins that make all totals equal."""
    totals = [score.total for score in result(*({**each, "resources": {}} for each in seats)).scores]
    return [
        {**each, "resources": {"coin": max(totals) - total}}
        for each, total in zip(seats, totals, strict=True)
    ]


def test_E_R97_a_tie_is_won_in_kathmandu_then_by_fewer_strips_then_by_fewer_steps() -> None:
    """6:4,2 is one step from the city, 6:1,1 farther; then a yak one board behind."""
    seats = even(away(15), {"yak": "6:4,2"}, {"yak": "6:1,1"}, {"yak": "5:4,6"})
    outcome = result(*seats)
    assert len({each.total for each in outcome.scores}) == 1
    assert outcome.ranking == ((0,), (1,), (2,), (3,))
    assert [each.tiebreaks["arrived"] for each in outcome.scores] == [1, 0, 0, 0]
    assert [each.tiebreaks["strips"] for each in outcome.scores] == [0, 0, 0, 1]


def test_E_R97_steps_go_around_mountains() -> None:
    """6:3,1 is two columns from the city, but a mountain stands between."""
    outcome = result(*even({"yak": "6:3,1"}, {"yak": "6:4,1"}))
    assert [each.tiebreaks["steps"] for each in outcome.scores] == [3, 2]
    assert outcome.ranking == ((1,), (0,))


def test_E_R97_two_in_kathmandu_share_the_victory() -> None:
    outcome = result(*even(away(15), away(11)))
    assert outcome.ranking == ((0, 1),)
    assert outcome.winners == (0, 1)
    side_by_side = result(*even({"yak": "6:4,2"}, {"yak": "6:4,2"}, {"yak": "1:1,1", "exhaustion": 3}))
    assert side_by_side.winners == (0, 1)


def test_E_R130_a_yak_without_a_way_to_the_city_is_farther_than_any_other() -> None:
    """A Mountaineer walled in by mountains and edges: no step leads on over non-mountain spaces."""
    walled = {"yak": "4:6,6", "character": "mountaineer"}
    outcome = result(*even(walled, {"yak": "4:6,1"}))
    assert outcome.ranking == ((1,), (0,))
    assert outcome.scores[0].tiebreaks["steps"] > 1000


def test_E_S7_before_the_end_there_is_no_outcome() -> None:
    assert scene().outcome is None
