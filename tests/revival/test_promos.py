"""Chapter 8: Bhairav, holographic Buddhas, rainbow cards."""

import pytest

from tests.revival.scenes import (
    Seat,
    building,
    deal,
    draw,
    hand,
    lay,
    offered,
    play,
    rainbow,
    red,
    reds,
    refused,
    scene,
    score,
    seat,
    spending,
    told,
)

BHAIRAV = {"bhairav": True}
HOLO = {"holographic_buddhas": True}
REBUILT = {**HOLO, "reconstruction": True}  # so that a holographic Buddha can be discarded


def test_V_X25_a_bhairav_bought_with_a_4_gives_a_point() -> None:
    state = spending({"coins": [4]}, options=BHAIRAV)
    state.play("bhairav blue")
    assert (seat(state, 0)["bhairav"], score(state, 0)) == ("blue", 1)
    assert told(state)["bhairavs"] == ["white", "red", "green", "yellow"]


def test_V_X26_the_blue_bhairav_counts_blue_sections_of_complete_monuments() -> None:
    row = {
        "coins": [1],
        "bhairav": "blue",
        "mission": "m02",
        "monuments": [reds("sh1b", "sh2b"), reds("pa1b", "pa2w", "pa3r", "pa4g"), ["bl09 pa1b"]],
    }
    state = scene(row, players=3, options=BHAIRAV, stage="spend", round=8)
    while not state.over:
        state.play("convert")
    assert state.outcome is not None
    assert state.outcome.scores[0].categories["bhairav"] == 3


def test_V_X27_the_first_holographic_buddha_is_worth_1_and_the_fifth_5() -> None:
    others = [{}, {"monuments": [["hb-w"], ["hb-r"]]}, {"monuments": [["hb-g"], ["hb-y"]]}]
    fifth = scene(*others, players=3, options=HOLO, market={"a1": "hb-b"}, round=2)
    lay(fifth, [("na", 5), ("sb", 3), ("d2", 2)])
    assert score(fifth, 0) == 5 + 1
    first = scene(players=3, options=HOLO, market={"a1": "hb-b", "a2": "bl06", "b1": "bl07", "b2": "bl08"})
    lay(first, [("na", 5), ("sb", 1), ("d2", 2)])
    assert score(first, 0) == 1 + 1


@pytest.mark.parametrize(("coin", "points"), [(3, 0), (4, 1), (5, 2)])
def test_V_R124_the_surplus_over_3_is_scored(coin: int, points: int) -> None:
    state = spending({"coins": [coin]}, options=BHAIRAV)
    state.play("bhairav green")
    assert score(state, 0) == points


@pytest.mark.parametrize("coin", [1, 2])
def test_V_R124_a_1_or_a_2_buys_no_bhairav(coin: int) -> None:
    state = spending({"coins": [coin]}, {"coins": [1]}, {"coins": [1]}, {"coins": [1]}, options=BHAIRAV)
    assert offered(state, "bhairav") == []
    assert refused(state, "bhairav green") == "bhairav-dear 8.1 / V-R124"


def test_V_R125_each_bhairav_once_and_one_for_each_player() -> None:
    rows: list[Seat] = [{"coins": [5]}, {"coins": [4], "bhairav": "red"}, {"coins": [3]}, {"coins": [3]}]
    state = scene(*rows, options=BHAIRAV, stage="spend", round=8)
    assert offered(state, "bhairav") == ["blue", "white", "green", "yellow"]
    state.play("bhairav blue")
    assert refused(state, "bhairav green") == "one-bhairav 8.1 / V-R125"
    state.play("convert")
    assert refused(state, "bhairav blue") == "bhairav-sold 8.1 / V-R125"


def test_V_R126_buddhas_count_jokers_and_unfinished_monuments_do_not() -> None:
    row = {
        "coins": [1],
        "bhairav": "green",
        "mission": "m03",
        "monuments": [reds("bu1g"), [rainbow("bu1")], reds("pa1g", "pa2g")],
    }
    state = scene(
        row,
        players=3,
        options={"bhairav": True, "rainbow": True},
        stage="spend",
        round=8,
        named={"rb01 bu1j": "green"},
    )
    while not state.over:
        state.play("convert")
    assert state.outcome is not None
    assert state.outcome.scores[0].categories["bhairav"] == 1


def test_V_R127_a_coin_buys_a_card_or_a_bhairav_not_both() -> None:
    state = spending({"coins": [5]}, options=BHAIRAV, discards=reds("bu1b"))
    state.play("bhairav blue")
    assert state.to_act != 0


def test_V_R129_the_value_is_fixed_when_it_is_built_and_removed_ones_still_count() -> None:
    options = {"holographic_buddhas": True, "reconstruction": True}
    row = {"hand": reds("bu1w"), "monuments": [["hb-b"]]}
    state = building(row, options=options, players=3, round=2)
    assert score(state, 0) == 2
    state.play(f"rebuild {red('bu1w')} bu1w")
    assert score(state, 0) == 2
    assert told(state)["holographic"]["built"] == 1
    assert told(state)["discards"] == ["hb-b"]


def test_V_R130_two_collected_in_one_round_are_built_in_collect_order() -> None:
    state = scene(players=3, options=HOLO, market={"a1": "hb-b", "b1": "hb-w", "b2": "hb-r", "a2": "bl06"})
    lay(state, [("na", 1), ("nb", 5), ("sa", 2)])
    deal(state)
    assert told(state)["holographic"]["values"] == {"blue": 3, "white": 1, "red": 2}


def test_V_R131_in_teams_it_stands_in_the_collectors_own_area() -> None:
    state = scene(options={"teams": "2x2", **HOLO}, market={"a1": "hb-b"})
    lay(state, [("na", 5), ("nb", 1), ("sb", 2), ("d2", 3)])
    assert seat(state, 0)["monuments"] == [["hb-b bu1b"]]


def test_V_R132_a_card_returned_by_charles_is_not_collected() -> None:
    options = {"architects": "random", **HOLO}
    rows: list[Seat] = [{"architect": "charles"}, {"architect": "liu"}, {"architect": "walter"}]
    discards = [f"rd{k:02}" for k in range(1, 51)]
    state = scene(
        *rows,
        players=3,
        options=options,
        round=2,
        discards=discards,
        bottom=[{"card": "hb-b"}, {"card": "bl32"}],
    )
    lay(state, [("na", 5), ("w2", 5), ("d1", 2)])
    draw(state, "hb-b", "bl32")
    assert seat(state, 0)["monuments"] == []
    state.play("return hb-b")
    assert seat(state, 0)["monuments"] == []
    assert "bl32" in hand(state, 0)


def test_V_R149_kept_holographic_buddhas_are_built_in_the_order_of_drawing() -> None:
    options = {"architects": "random", **HOLO}
    rows: list[Seat] = [
        {"architect": "liliana"},
        {"architect": "liu"},
        {"architect": "walter"},
        {"architect": "sara"},
    ]
    discards = [f"rd{k:02}" for k in range(1, 51)]
    state = scene(
        *rows,
        options=options,
        round=4,
        discards=discards,
        bottom=[{"card": "hb-y"}, {"card": "hb-b"}, {"card": "bl32"}],
    )
    lay(state, [("sa", 5), ("na", 5), ("w1", 5), ("w2", 5)])
    draw(state, "hb-y", "hb-b", "bl32")
    state.play("return bl32")
    assert told(state)["holographic"]["values"] == {"blue": 2, "yellow": 1}


def test_V_R133_one_in_the_discards_scores_anew_when_it_is_bought() -> None:
    state = spending({}, {"monuments": [["hb-w"], ["hb-r"]]}, options=REBUILT, discards=["hb-b"])
    play(state, "buy hb-b", "build hb-b bu1b")
    assert score(state, 0) == 3 + 1


def test_V_R133_sophie_builds_it_at_once() -> None:
    options = {"architects": "random", **REBUILT}
    state = spending(
        {"architect": "sophie", "hand": reds("pa4b")}, options=options, stage="ability", discards=["hb-b"]
    )
    state.play("take hb-b")
    assert seat(state, 0)["monuments"] == [["hb-b bu1b"]]
    assert offered(state, "discard") == reds("pa4b")


def test_V_R134_an_unclaimed_one_goes_under_the_red_deck() -> None:
    state = scene(players=3, options=HOLO, market={"b2": "hb-b"})
    deal(lay(state, [("na", 5), ("sa", 4), ("w1", 3)]))
    assert told(state)["bottom"] == [{"card": "hb-b", "by": None}]


def test_V_R134_it_is_forced_when_drawn() -> None:
    discards = [f"rd{k:02}" for k in range(1, 51)]
    state = scene(players=3, options=HOLO, round=2, discards=discards, bottom=[{"card": "hb-b"}])
    draw(lay(state, [("na", 5), ("sa", 4), ("w1", 3)]), "hb-b")
    assert seat(state, 1)["monuments"] == [["hb-b bu1b"]]


def test_V_R137_liu_builds_it_and_then_discards_if_there_is_a_card() -> None:
    options = {"architects": "random", **HOLO}
    discards = [f"rd{k:02}" for k in range(1, 51)]
    state = spending(
        {"architect": "liu"}, options=options, stage="ability", discards=discards, bottom=[{"card": "hb-b"}]
    )
    play(state, "draw", "card hb-b")
    assert state.prompt is not None
    assert state.prompt.id == "spend"
    assert score(state, 0) == 2


def test_a_rainbow_joker_is_built_like_any_joker() -> None:
    state = building({"hand": [rainbow("bu1")]}, options={"rainbow": True})
    play(state, "build rb01 bu1j", "name white")
    assert score(state, 0) == 2
