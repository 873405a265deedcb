"""Chapter 9: which options combine; everything else is refused by name before the game starts."""

import itertools
from typing import Any

import pytest

from durbar.core import OptionError
from durbar.games.revival.game import Revival

FLAGS = (
    "manipulation",
    "reconstruction",
    "public_objectives",
    "advanced_missions",
    "bhairav",
    "holographic_buddhas",
    "rainbow",
)
ALONE: list[tuple[str, Any]] = [
    *((flag, True) for flag in FLAGS),
    ("bids", "open"),
    ("bids", "mixed"),
    ("architects", "random"),
    ("architects", "choose"),
]


def blamed(players: int, **options: Any) -> str:
    """The field and the rule of the error these options raise."""
    with pytest.raises(OptionError) as error:
        Revival(players, **options)
    return f"{error.value.field} {error.value.rule}"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("name", "value"), ALONE)
def test_every_option_of_9_1_is_there_for_two_to_six_players(players: int, name: str, value: Any) -> None:
    assert Revival(players, **{name: value}).options[name] == value


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_pair_of_9_2_combines(players: int) -> None:
    for one, other in itertools.combinations(ALONE, 2):
        if one[0] != other[0]:
            Revival(players, **dict((one, other)))


def test_open_and_mixed_bids_exclude_each_other_by_being_one_option() -> None:
    assert blamed(4, bids="both") == "bids 6.3"


@pytest.mark.parametrize(("name", "value"), [*ALONE, ("teams", "2x2")])
def test_V_R136_solo_has_no_promos_no_bhairav_and_nothing_else_but_advanced_missions(
    name: str, value: Any
) -> None:
    if name == "advanced_missions":
        assert Revival(1, advanced_missions=True).options[name]
    else:
        rule = "9.1 / V-R136" if name in ("bhairav", "holographic_buddhas", "rainbow") else "9.1 / V-R157"
        assert blamed(1, **{name: value}) == f"{name} {rule}"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_V_R157_solo_options_with_several_players_are_refused_by_name(players: int) -> None:
    assert blamed(players, solo_level="hard") == "solo_level 9.1 / V-R157"
    assert blamed(players, solo_missions="m01+m02") == "solo_missions 9.1 / V-R157"


@pytest.mark.parametrize(
    ("pair", "rule"),
    [
        ("m01", "6.6.1 / V-R88, V-R121"),
        ("m01+m02+m03", "6.6.1 / V-R88, V-R121"),
        ("a01+a02", "6.6.1 / V-R88, V-R121"),
        ("m01+x99", "6.6.1 / V-R88, V-R121"),
        ("m01+m01", "V-R88"),
        ("m01+m03", "V-R88"),
    ],
)
def test_bad_mission_pairs_are_refused(pair: str, rule: str) -> None:
    assert blamed(1, solo_missions=pair) == f"solo_missions {rule}"


def test_a_pair_that_cannot_win_extreme_is_refused_there_only() -> None:
    Revival(1, advanced_missions=True, solo_missions="a01+a04")
    options = {"advanced_missions": True, "solo_missions": "a01+a04", "solo_level": "extreme"}
    assert blamed(1, **options) == "solo_missions V-R88"


@pytest.mark.parametrize("players", [0, 7, True, "four", None])
def test_the_number_of_players_is_1_to_6(players: Any) -> None:
    if players is None:
        assert Revival(players).players == 2
    else:
        assert blamed(players) == "players "


def test_an_unknown_option_is_named() -> None:
    assert blamed(4, dragons=True) == "dragons "
