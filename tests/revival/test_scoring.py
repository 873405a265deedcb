"""Chapter 5: what completed monuments are worth, and the end of the game."""

from typing import Any

import pytest

from durbar.core import State
from tests.revival.scenes import (
    build,
    building,
    everybody_done,
    play,
    rainbow,
    red,
    reds,
    scene,
    score,
    spending,
    table,
)

RAINBOW = {"rainbow": True}


def completed(*sections: str) -> int:
    """The points for completing a monument of red cards."""
    state = building(
        {"hand": reds(sections[-1]), "monuments": [reds(*sections[:-1])] if sections[1:] else []}
    )
    state.play(build(sections[-1]))
    return score(state, 0)


def monument(kind: str, colours: str) -> int:
    return completed(*[f"{kind}{level}{colour.lower()}" for level, colour in enumerate(colours.split(), 1)])


def test_V_T9_a_shrine_of_two_colours() -> None:
    assert monument("sh", "R G") == 4


def test_V_T10_a_shrine_of_one_colour() -> None:
    assert monument("sh", "B B") == 6


def test_V_T11_a_stupa_of_three_colours() -> None:
    assert monument("st", "R G B") == 7


def test_V_T12_a_stupa_with_two_sections_of_one_colour_apart() -> None:
    assert monument("st", "G W G") == 9


def test_V_T13_a_stupa_of_one_colour() -> None:
    assert monument("st", "G G G") == 11


def test_V_T14_a_pagoda_of_four_colours() -> None:
    assert monument("pa", "R G B Y") == 11


def test_V_T15_a_pagoda_with_a_pair() -> None:
    assert monument("pa", "R R G B") == 13


def test_V_T16_a_pagoda_with_two_pairs() -> None:
    assert monument("pa", "R G R G") == 15


def test_V_T17_a_pagoda_with_three_of_a_colour() -> None:
    assert monument("pa", "R R R G") == 15


def test_V_T18_a_pagoda_of_one_colour() -> None:
    assert monument("pa", "Y Y Y Y") == 19


def test_V_T19_buddhas_score_for_each_new_colour() -> None:
    state = building({"hand": ["bl01", *reds("bu1b")]}, round=2)
    state.play(build("bu1b"))
    assert score(state, 0) == 2
    state.play("build bl01 bu1b")
    assert score(state, 0) == 3


def ended(*seats: dict[str, Any], players: int = 3, options: dict[str, Any] | None = None) -> State:
    """Round 8, everybody converts a last coin of 1 after building nothing."""
    rows = [{"coins": [1], **row} for row in [*seats, *[{}] * players][:players]]
    state = scene(*rows, players=players, options=options, stage="build", round=8)
    everybody_done(state)
    while not state.over:
        state.play("convert")
    return state


def items(state: State, seat: int = 0) -> dict[str, int]:
    outcome = state.outcome
    assert outcome is not None
    return {name: points for name, points in outcome.scores[seat].categories.items() if points}


def test_V_T20_an_unfinished_pagoda_scores_its_highest_section() -> None:
    state = ended({"mission": "m02", "monuments": [reds("pa1r", "pa2r", "pa3r")]})
    assert items(state) == {"unfinished": 6, "coins": 1}


def test_V_T21_a_joker_counts_for_the_bonus_but_not_for_bhairav() -> None:
    row = {"hand": [rainbow("sh1"), red("sh2g")], "mission": "m02", "bhairav": "green"}
    state = scene(row, players=3, options={"rainbow": True, "bhairav": True}, stage="build", round=8)
    play(state, "build rb02 sh1j", build("sh2g"), "name green")
    assert score(state, 0) == 6
    everybody_done(state)
    while not state.over:
        state.play("convert")
    assert items(state)["bhairav"] == 1


def test_V_X14_a_stupa_with_equal_middle_and_top_scores_3_at_the_end_and_not_before() -> None:
    row = {"mission": "m01", "hand": reds("st3g"), "monuments": [reds("st1r", "st2g")]}
    state = scene(row, players=3, stage="build", round=8)
    state.play(build("st3g"))
    assert score(state, 0) == 9
    everybody_done(state)
    while not state.over:
        state.play("convert")
    assert items(state)["mission"] == 3


def test_V_R59_only_the_top_section_scores() -> None:
    assert completed("pa1b", "pa2w", "pa3r", "pa4g") == 11


def test_V_R60_sections_of_a_colour_need_not_touch_and_count_once() -> None:
    assert monument("pa", "R G B R") == 13
    assert monument("pa", "R R G R") == 15


def test_V_R61_the_first_buddha_is_a_new_colour_and_only_own_buddhas_matter() -> None:
    state = building({"monuments": [["bl01"]]}, {"hand": reds("bu1b")}, round=2)
    state.play(build("bu1b"), 1)
    assert score(state, 1) == 2


def test_V_R62_several_monuments_score_an_objective_once() -> None:
    state = ended({"mission": "m01", "monuments": [reds("bu1b"), reds("bu1r")]})
    assert items(state)["mission"] == 1


@pytest.mark.parametrize(
    ("shrine", "points"), [(("sh1r", "sh2g"), 2), (("sh1r", "sh2w"), 2), (("sh1g", "sh2r"), 0)]
)
def test_V_R63_either_colour_of_a_token_is_enough_and_grey_is_anything(
    shrine: tuple[str, ...], points: int
) -> None:
    state = ended({"mission": "m01", "monuments": [reds(*shrine)]})
    assert items(state).get("mission", 0) == points


def test_V_R63_black_sections_may_have_any_common_colour() -> None:
    for colour in "bwrgy":
        state = ended(
            {
                "mission": "m01",
                "monuments": [reds("st1" + ("r" if colour == "b" else "b"), f"st2{colour}", f"st3{colour}")],
            }
        )
        assert items(state)["mission"] == 3
    assert "mission" not in items(ended({"mission": "m01", "monuments": [reds("st1b", "st2b", "st3w")]}))


def test_V_R64_unfinished_monuments_meet_no_objective() -> None:
    state = ended({"mission": "m01", "monuments": [reds("pa1b", "pa2b", "pa3b"), reds("sh1g")]})
    assert items(state) == {"unfinished": 7, "coins": 1}


def test_V_R65_cards_in_hand_are_worth_nothing() -> None:
    state = ended({"hand": reds("bu1b", "pa1b", "pa4b")})
    assert items(state) == {"coins": 1}


def test_V_R66_equal_totals_share_the_victory() -> None:
    outcome = ended(
        {"monuments": [reds("bu1b")], "mission": "m02"}, {"monuments": [reds("bu1w")], "mission": "m03"}
    ).outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.ranking == ((0, 1), (2,))


def test_V_R67_without_reconstruction_the_score_never_falls() -> None:
    state = table(4).start(seed=67)
    before = [0] * 4
    while not state.over:
        state.play(state.moves[len(state.moves) // 2])
        now = [score(state, seat) for seat in range(4)]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now


def test_every_category_of_the_score_is_itemised() -> None:
    row = {
        "mission": "m01",
        "monuments": [reds("bu1b"), reds("sh1g", "sh2g"), reds("pa1r")],
        "coin_points": 4,
    }
    state = ended(row)
    assert items(state) == {"monuments": 5, "colours": 3, "coins": 5, "unfinished": 1, "mission": 3}


def test_hands_are_put_away_on_the_red_deck_at_the_end() -> None:
    state = ended({"hand": reds("bu1b")})
    position = state.to_dict()["position"]
    assert position["seats"][0]["hand"] == []
    assert "rd01" in position["red"]
    assert spending({}).to_act == 0
