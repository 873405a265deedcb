"""Chapters 4.8 and 4.9: monuments from bottom to top, jokers, and the hand limit."""

import itertools

import pytest

from durbar.core import IllegalMove, Match, SeededDealer, State
from tests.revival.scenes import (
    build,
    building,
    deal,
    everybody_done,
    hand,
    offered,
    play,
    rainbow,
    red,
    reds,
    refused,
    score,
    seat,
    table,
    told,
)

RAINBOW = {"rainbow": True}


# The rulebook's examples


def test_V_X10_two_sections_of_a_stupa_may_be_built_in_one_phase() -> None:
    state = building({"hand": reds("st1r", "st2g")})
    play(state, build("st1r"), build("st2g"))
    assert seat(state, 0)["monuments"] == [["rd18 st1r", "rd24 st2g"]]
    assert score(state, 0) == 0


def test_V_X11_the_top_of_a_stupa_needs_the_middle_first() -> None:
    for monuments in ([], [reds("st1r")]):
        state = building({"hand": reds("st3r"), "monuments": monuments})
        assert refused(state, build("st3r")) == "no-place 4.8 / V-R40"


def test_V_X12_a_pagoda_section_does_not_go_on_a_shrine() -> None:
    state = building({"hand": reds("pa2r"), "monuments": [reds("sh1r")]})
    assert refused(state, build("pa2r")) == "no-place 4.8 / V-R40"


def test_V_X15_a_joker_keeps_its_colour() -> None:
    state = building({"hand": [rainbow("sh1"), red("sh2g")]}, options=RAINBOW)
    play(state, "build rb02 sh1j", build("sh2g"), "name green")
    everybody_done(state)
    assert told(state)["named"] == {"rb02 sh1j": "green"}


# Rulings


def orders(state: State, moves: dict[int, list[str]]) -> list[State]:
    """The same answers of several seats in every order."""
    lanes = [[seat] * len(wanted) for seat, wanted in moves.items()]
    results = []
    for order in set(itertools.permutations(itertools.chain(*lanes))):
        queues = {seat: list(wanted) for seat, wanted in moves.items()}
        branch = state.clone()
        for who in order:
            branch.play(queues[who].pop(0), who)
        results.append(branch)
    return results


def test_V_R37_all_build_at_once_and_the_order_of_answers_does_not_matter() -> None:
    state = building(
        {"hand": reds("sh2g"), "monuments": [reds("sh1g")]}, {"hand": reds("bu1b")}, {}, players=3
    )
    assert state.waiting == (0, 1, 2)
    results = orders(state, {0: [build("sh2g"), "done"], 1: [build("bu1b"), "done"], 2: ["done"]})
    assert len(results) == 30
    assert all(result == results[0] for result in results)


def test_V_R37_done_is_final_for_the_round() -> None:
    state = building({"hand": reds("bu1b")}, {}).after("done", 0)
    assert state.waiting == (1, 2, 3)
    assert refused(state, build("bu1b"), by=0) == "not-your-turn "


def test_V_R38_a_card_that_fits_need_not_be_built() -> None:
    state = building({"hand": reds("bu1b")})
    everybody_done(state)
    assert hand(state, 0) == reds("bu1b")


def test_V_R39_of_two_monuments_of_a_type_the_builder_chooses() -> None:
    state = building({"hand": reds("st2g"), "monuments": [reds("st1g"), reds("pa1b"), reds("st1w")]})
    state.play(build("st2g"))
    assert state.prompt is not None
    assert state.prompt.id == "where"
    assert offered(state, "on") == ["1", "3"]
    state.play("on 3")
    assert seat(state, 0)["monuments"][2] == ["rd17 st1w", "rd24 st2g"]


def test_V_R39_while_one_player_is_asked_where_the_others_go_on_building() -> None:
    state = building(
        {"hand": reds("st2g"), "monuments": [reds("st1g"), reds("st1w")]}, {"hand": reds("bu1b")}
    )
    state.play(build("st2g"), 0)
    state.play(build("bu1b"), 1)
    assert score(state, 1) == 2
    assert state.waiting == (0, 1, 2, 3)
    assert refused(state, "done", by=0) == "not-now 4.1"
    assert refused(state, f"discard {red('bu1b')}", by=0) == "not-discarding 4.9"
    state.play("on 1", 0)


@pytest.mark.parametrize("section", ["sh2b", "st2b", "st3b", "pa2b", "pa3b", "pa4b"])
def test_V_R40_no_level_is_skipped(section: str) -> None:
    state = building({"hand": reds(section), "monuments": [reds("bu1w")]})
    assert offered(state, "build") == []
    assert refused(state, build(section)) == "no-place 4.8 / V-R40"


def test_V_R41_a_joker_is_free_in_colour_only() -> None:
    state = building({"hand": [rainbow("pa2")], "monuments": [reds("st1b")]}, options=RAINBOW)
    assert offered(state, "build") == []
    state = building({"hand": [rainbow("pa2")], "monuments": [reds("pa1b")]}, options=RAINBOW)
    assert offered(state, "build") == ["rb08 pa2j"]


def test_V_R42_a_joker_gets_any_colour_when_its_monument_is_completed() -> None:
    state = building({"hand": [rainbow("sh2")], "monuments": [reds("sh1b")]}, options=RAINBOW)
    state.play("build rb03 sh2j")
    assert offered(state, "name") == ["blue", "white", "red", "green", "yellow"]
    assert score(state.after("name blue"), 0) == 6
    assert score(state.after("name red"), 0) == 4


def test_V_R42_a_joker_buddha_gets_its_colour_when_it_is_placed() -> None:
    state = building({"hand": [rainbow("bu1")], "monuments": [reds("bu1b")]}, options=RAINBOW)
    state.play("build rb01 bu1j")
    assert score(state.after("name blue"), 0) == 3
    assert score(state.after("name green"), 0) == 4


def test_V_R43_a_named_joker_keeps_its_colour_when_it_is_discarded_and_built_again() -> None:
    options = {"rainbow": True, "reconstruction": True}
    state = building({"hand": [red("sh1b"), rainbow("sh1"), red("sh2g")]}, options=options, round=4)
    play(state, "build rb02 sh1j", build("sh2g"), "name green", f"rebuild {red('sh1b')} sh1b")
    everybody_done(state)
    assert told(state)["discards"] == ["rb02"]
    state.play("buy rb02")
    state.play("build rb02 sh1j")
    assert told(state)["named"] == {"rb02 sh1j": "green"}


def test_V_R44_a_joker_in_an_unfinished_monument_has_no_colour() -> None:
    state = building({"hand": [rainbow("st1")]}, options=RAINBOW)
    state.play("build rb04 st1j")
    assert told(state)["named"] == {}
    assert state.prompt is not None
    assert state.prompt.id == "build"


def test_V_R45_a_built_card_does_not_come_back() -> None:
    state = building({"hand": reds("bu1b")})
    state.play(build("bu1b"))
    assert [str(move) for move in state.moves] == ["done"]


def test_V_R45_a_slip_is_taken_back_until_something_new_came_out() -> None:
    match = Match(table(3), dealer=SeededDealer(5))
    while not any(move.kind == "build" for move in match.state.moves):
        match.play(match.state.moves[0])
    who = match.state.to_act
    assert who is not None
    before = match.state.to_dict()
    match.play(next(move for move in match.state.moves if move.kind == "build"), who)
    match.undo(who)
    assert match.state.to_dict() == before


def test_V_R46_only_the_surplus_is_discarded_and_all_of_it_shown_together() -> None:
    state = building(
        {"hand": reds("pa2b", "pa2w", "pa2r", "pa2g")},
        {"hand": reds("pa3b", "pa3w", "pa3r", "pa3g", "pa3y")},
        {"hand": reds("pa4b", "pa4w", "pa4r")},
    )
    for who in range(4):
        state.play("done", who)
    assert state.waiting == (0, 1)
    state.play("discard rd36", 0)
    assert told(state)["discards"] == []
    assert "rd36" not in state.view(1).json().decode()
    state.play("discard rd41", 1)
    state.play("discard rd42", 1)
    assert told(state)["discards"] == ["rd36", "rd41", "rd42"]
    assert [len(hand(state, who)) for who in range(4)] == [3, 3, 3, 0]


def test_V_R46_nobody_within_the_limit_may_discard() -> None:
    state = building({"hand": reds("pa2b", "pa2w", "pa2r")})
    with pytest.raises(IllegalMove):
        state.play("discard rd36")
    everybody_done(state)
    assert told(state)["discards"] == []


def test_V_R47_every_discarded_card_may_be_bought_and_the_pile_stays() -> None:
    discards = reds("bu1b", "sh1w", "st1g", "pa1y")
    state = building({}, discards=discards, round=4)
    everybody_done(state)
    assert offered(state, "buy") == sorted(discards)
    state.play("convert")
    assert told(state)["discards"] == sorted(discards)


def test_V_R155_all_jokers_of_a_monument_are_named_in_one_answer() -> None:
    state = building(
        {"hand": [rainbow("pa4")], "monuments": [[rainbow("pa1"), rainbow("pa2"), red("pa3b")]]},
        options=RAINBOW,
    )
    state.play("build rb10 pa4j")
    assert len(state.moves) == 5**3
    assert refused(state, "name red") == "other-jokers 4.8 / V-R155"
    state.play("name-three blue red blue")
    assert told(state)["named"] == {"rb07 pa1j": "blue", "rb08 pa2j": "red", "rb10 pa4j": "blue"}
    assert score(state, 0) == 11 + 4


def test_V_R155_four_jokers_have_625_answers() -> None:
    monument = [rainbow("pa1"), rainbow("pa2"), rainbow("pa3")]
    state = building({"hand": [rainbow("pa4")], "monuments": [monument]}, options=RAINBOW)
    state.play("build rb10 pa4j")
    assert len(state.moves) == 625
    state.play("name-four red red red red")
    assert score(state, 0) == 11 + 8


def test_V_R153_a_question_with_one_answer_is_still_asked() -> None:
    state = building({})
    assert [str(move) for move in state.moves] == ["done"]
    assert state.to_act == 0
    deal(state)
    assert state.to_act == 0
