"""What bots weigh of what lies ahead, on positions where it can be seen at a glance."""

import pytest

from durbar.bots.valuation import rows_of
from durbar.core import State
from durbar.games.expedition.features import FEATURES
from tests.expedition.scenes import dice, scene, traveller

NAMES = [feature.name for feature in FEATURES]


def figure(state: State, name: str, seat: int = 0) -> float:
    return rows_of(state.kernel, 2, len(FEATURES))[seat * len(FEATURES) + NAMES.index(name)]


def rolled(face: int) -> dict[str, object]:
    """Two dice of the day are used and the others show the same."""
    used = {die: {"face": 1, "place": f"slot {k + 1}"} for k, die in enumerate(("brown", "gray"))}
    return {**dice(), **{die: {"face": face} for die in ("purple", "orange", "pink", "black")}, **used}


def test_a_temple_is_in_reach_if_a_die_leads_straight_to_it() -> None:
    def south_of_it(face: int) -> State:
        return scene(traveller("2:6,3", dice=rolled(face)), traveller("1:1,1"), round=3, day=2)

    assert figure(south_of_it(1), "reach-temple") == 1.0
    assert figure(south_of_it(2), "reach-temple") == 0.0


def test_temples_behind_the_yak_are_not_ahead() -> None:
    ahead = [figure(scene(traveller(space), day=1), "temples-ahead") for space in ("2:1,1", "4:1,1", "6:1,1")]
    assert ahead == sorted(ahead, reverse=True)
    assert ahead[0] > ahead[-1] == 0.0


@pytest.mark.parametrize(("coins", "expected"), [(0, 0.0), (1, 1.0), (5, 2.0)])
def test_goods_ahead_are_those_that_can_be_paid_for(coins: int, expected: float) -> None:
    yak = {**traveller("3:1,1"), "resources": {"coin": coins}}
    goods = {"2:3,5": "ring-5", "3:3,1": "silk-2", "4:5,3": "silk-3"}  # the first lies behind
    assert figure(scene(yak, day=1, goods=goods), "goods-ahead") == expected


def test_a_special_good_is_exposed_while_a_rival_can_still_buy_its_kind() -> None:
    def rival_at(space: str, good: str) -> State:
        return scene(traveller("2:1,1", specials=["silk"]), traveller(space), day=2, goods={"3:3,1": good})

    assert figure(rival_at("2:1,1", "silk-2"), "exposed") == 1.0
    assert figure(rival_at("2:1,1", "ring-5"), "exposed") == 0.0
    assert figure(rival_at("6:1,1", "silk-2"), "exposed") == 0.0
