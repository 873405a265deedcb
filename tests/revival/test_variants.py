"""Chapter 6 without solo: two players, teams, open bids, manipulation, reconstruction."""

import pytest

from durbar.core import CHANCE, OptionError
from durbar.games.revival.game import Revival
from tests.revival.scenes import (
    Seat,
    build,
    building,
    drawn,
    everybody_done,
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
    slot,
    spending,
    table,
    told,
    winners,
)

REBUILD = {"reconstruction": True}
TEAMS = {"teams": "2x2"}


# 6.1 Two players


def bid_order(state_round: int, first: int) -> list[int | None]:
    state = scene(players=2, round=state_round, first=first)
    order = []
    while state.prompt is not None and state.prompt.id == "bid":
        order.append(state.to_act)
        state.play(state.moves[0])
    return order


def test_V_T23_two_players_bid_first_second_second_first() -> None:
    assert bid_order(1, first=0) == bid_order(2, first=0) == [0, 1, 1, 0]
    assert bid_order(3, first=1) == bid_order(4, first=1) == [1, 0, 0, 1]


def test_V_R68_with_two_players_the_marker_passes_after_rounds_2_4_and_6() -> None:
    for number in range(1, 8):
        state = everybody_done(scene(players=2, stage="build", round=number, first=0))
        while state.prompt is not None and state.prompt.id == "spend":
            state.play("convert")
        assert told(state)["first"] == (1 if number in (2, 4, 6) else 0)


def test_V_R69_the_last_coin_comes_four_times_and_the_fourth_ends_the_game() -> None:
    state = table(2).start(seed=69)
    spent = 0
    while not state.over:
        spent += state.prompt is not None and state.prompt.id == "spend"
        state.play(state.moves[0])
    assert spent == 2 * 4


def test_V_R70_a_card_won_with_both_coins_is_one_card() -> None:
    bids = [("na", 5), ("nb", 1), ("sb", 2), ("sa", 4)]
    assert winners(2, bids) == {"a1": 0, "a2": 0, "b1": 1, "b2": 1}
    assert drawn(lay(scene(players=2), bids), 2) == [2, 2]


def test_two_players_collect_four_cards_each() -> None:
    state = lay(scene(players=2), [("na", 5), ("nb", 1), ("sb", 2), ("sa", 4)])
    drawn(state, 2)
    assert [len(hand(state, who)) for who in range(2)] == [4, 4]


# 6.2 Teams


def test_V_X16_six_players_form_teams_of_three_or_of_two() -> None:
    assert Revival(6, teams="2x3").setting.teams == 2
    assert Revival(6, teams="3x2").setting.teams == 3


@pytest.mark.parametrize(
    ("players", "teams"), [(2, "2x2"), (3, "2x2"), (5, "2x2"), (6, "2x2"), (4, "3x2"), (4, "2x3")]
)
def test_V_R71_other_teams_are_refused(players: int, teams: str) -> None:
    with pytest.raises(OptionError) as error:
        Revival(players, teams=teams)
    assert error.value.field == "teams"
    assert "V-R71" in error.value.rule


@pytest.mark.parametrize(
    ("players", "teams", "mates"), [(4, "2x2", [2]), (6, "2x3", [2, 4]), (6, "3x2", [3])]
)
def test_V_R72_teammates_sit_alternating(players: int, teams: str, mates: list[int]) -> None:
    kernel = table(players, teams=teams).new_kernel()
    assert [kernel.area_of(0, k + 1) for k in range(len(mates))] == mates  # type: ignore[attr-defined]
    assert 1 not in mates
    assert players - 1 not in mates


def test_V_R73_teams_build_one_after_the_other_from_the_first_player() -> None:
    state = building(options=TEAMS, first=2)
    order = []
    while state.prompt is not None and state.prompt.id == "build":
        assert state.waiting == (state.to_act,)
        order.append(state.to_act)
        state.play("done")
    assert order == [2, 3, 0, 1]


def test_V_R74_the_owner_of_the_area_scores_what_a_teammate_builds() -> None:
    state = building({"hand": reds("sh2g", "bu1b")}, {}, {"monuments": [reds("sh1g")]}, options=TEAMS)
    play(state, f"build-for first {red('sh2g')} sh2g", f"build-for first {red('bu1b')} bu1b")
    assert (score(state, 0), score(state, 2)) == (0, 8)


def test_V_R75_teammates_do_not_see_hand_mission_or_coin() -> None:
    state = scene({"hand": reds("pa4b"), "mission": "m05"}, options=TEAMS)
    state.play("bid 5 na")
    facts = state.view(2).facts
    assert facts["seats"][0]["hand"] == [slot(None)]
    assert facts["seats"][0]["mission"] == "hidden"
    assert facts["bids"][0]["coin"] == 0


def test_V_R76_a_bought_discard_may_go_on_a_teammates_monument() -> None:
    state = spending({}, {}, {"monuments": [reds("sh1g")]}, options=TEAMS, discards=reds("sh2g"))
    play(state, f"buy {red('sh2g')}", f"build-for first {red('sh2g')} sh2g", "done")
    assert score(state, 2) == 6


def test_the_sum_of_a_team_wins() -> None:
    rows: list[Seat] = [
        {"coins": [1], "monuments": [reds("bu1b")]},
        {"coins": [5]},
        {"coins": [1]},
        {"coins": [4]},
    ]
    state = scene(*rows, options=TEAMS, stage="spend", round=8)
    while not state.over:
        state.play("convert")
    assert state.outcome is not None
    assert state.outcome.ending == "teams"
    assert state.outcome.ranking == ((1, 3), (0, 2))


def test_without_teams_nobody_builds_elsewhere() -> None:
    state = building({"hand": reds("bu1b")})
    assert refused(state, f"build-for first {red('bu1b')} bu1b") == "no-mate 6.2 / V-R71"


# 6.3 Open and mixed bids


def test_V_R77_open_bids_show_the_coin_and_nothing_else() -> None:
    state = scene({"hand": reds("pa4b")}, options={"bids": "open"}).after("bid 5 na")
    facts = state.view(1).facts
    assert facts["bids"][0]["coin"] == 5
    assert facts["seats"][0]["coins"] == [1, 2, 3, 4]
    assert facts["seats"][0]["hand"] == [slot(None)]


@pytest.mark.parametrize("players", [2, 4])
def test_V_R78_mixed_bids_are_open_in_rounds_1_to_4(players: int) -> None:
    for number in range(1, 9):
        state = scene(players=players, options={"bids": "mixed"}, round=number)
        state.play(state.moves[0])
        assert (state.view(1).facts["bids"][0]["coin"] != 0) == (number <= 4)


# 6.4 Bid manipulation

MANIPULATION = {"manipulation": True}
LAID = [("na", 1), ("nb", 2), ("sa", 3), ("sb", 4)]


def test_V_T24_everybody_but_the_last_bidder_may_act_in_reverse_order() -> None:
    state = lay(scene(options=MANIPULATION), LAID)
    order = []
    while state.prompt is not None and state.prompt.id == "manipulate":
        order.append(state.to_act)
        state.play("stay")
    assert order == [2, 1, 0]


def test_V_R79_one_jump_or_one_swap_or_nothing() -> None:
    state = lay(scene(options=MANIPULATION), LAID)
    assert {move.kind for move in state.moves} == {"jump", "swap", "stay"}
    state.play("jump sa w1")
    assert state.to_act == 1


def test_V_R80_of_two_players_the_second_then_the_first_changes_one_coin() -> None:
    state = lay(scene(players=2, options=MANIPULATION), [("na", 1), ("nb", 2), ("sa", 3), ("sb", 4)])
    assert state.to_act == 1
    assert {words.split()[0] for words in offered(state, "jump")} == {"nb", "sa"}
    assert refused(state, "jump na w1") == "not-your-coin 6.4 / V-R80"
    state.play("stay")
    assert state.to_act == 0
    state.play("swap sb 5")
    assert state.to_act == CHANCE


def test_V_R81_a_coin_jumps_to_any_usable_free_spot() -> None:
    state = lay(scene(options=MANIPULATION), LAID)
    assert {words.split()[1] for words in offered(state, "jump")} == {"w1", "w2", "d1", "d2"}
    assert refused(state, "jump sa sa") == "same-spot 6.4 / V-R81"
    assert refused(state, "jump sa na") == "spot-taken 4.4"
    assert refused(state, "jump sa nc") == "spot-unusable 4.4 / V-R5"


def test_V_R82_a_swapped_coin_becomes_unused() -> None:
    state = lay(scene(options=MANIPULATION), LAID)
    assert {words.split()[1] for words in offered(state, "swap")} == {"1", "2", "4", "5"}
    state.play("swap sa 5")
    assert seat(state, 2)["coins"] == [1, 2, 3, 4]
    assert told(state)["bids"][2]["coin"] == 5


def test_V_R83_that_a_swap_was_made_is_public_its_value_is_not() -> None:
    state = lay(scene(options=MANIPULATION), LAID)
    (event,) = state.play("swap sa 5")
    assert event.kind == "swap"
    assert event.seen_by(0).fields == {"seat": 2, "spot": "sa", "coin": None}
    assert event.seen_by(2).fields["coin"] == "5"
    opened = lay(scene(options={**MANIPULATION, "bids": "open"}), LAID)
    (event,) = opened.play("swap sa 5")
    assert event.seen_by(0).fields["coin"] == "5"


def test_V_R143_there_is_always_a_free_spot_and_a_coin_to_swap() -> None:
    for players in (2, 3, 4, 5, 6):
        number = 2 if players == 2 else 4
        state = scene(players=players, options=MANIPULATION, round=number)
        while state.prompt is not None and state.prompt.id == "bid":
            state.play(state.moves[0])
        assert offered(state, "jump")
        assert len(offered(state, "swap")) >= 1


# 6.5 Reconstruction


def test_V_T29_a_rebuilt_pagoda_is_scored_anew() -> None:
    row = {"hand": reds("pa4r"), "monuments": [reds("pa1r", "pa2r", "pa3g", "pa4b")]}
    state = building(row, options=REBUILD)
    assert score(state, 0) == 13
    state.play(f"rebuild {red('pa4r')} pa4r")
    assert score(state, 0) == 15
    assert told(state)["discards"] == reds("pa4b")


def test_V_T31_a_fresh_joker_in_a_complete_shrine_is_named_at_once() -> None:
    row = {"hand": [rainbow("sh1")], "monuments": [reds("sh1g", "sh2g")]}
    state = building(row, options={"reconstruction": True, "rainbow": True})
    assert score(state, 0) == 6
    state.play("rebuild rb02 sh1j")
    assert score(state.after("name green"), 0) == 6
    assert score(state.after("name blue"), 0) == 4


def test_V_R84_a_hand_card_replaces_one_of_the_same_type_and_level_as_often_as_wanted() -> None:
    row = {"hand": reds("sh1b", "sh1w", "pa3b"), "monuments": [reds("sh1g", "sh2g"), reds("pa1b")]}
    state = building(row, options=REBUILD)
    assert offered(state, "rebuild") == [f"{red('sh1b')} sh1b", f"{red('sh1w')} sh1w"]
    play(state, f"rebuild {red('sh1b')} sh1b", f"rebuild {red('sh1w')} sh1w")
    assert told(state)["discards"] == reds("sh1b", "sh1g")
    assert refused(state, f"rebuild {red('pa3b')} pa3b") == "nothing-to-rebuild 6.5 / V-R84"


def test_V_R84_not_in_the_last_coin_step_and_not_without_the_option() -> None:
    row = {"hand": reds("sh1b"), "monuments": [reds("sh1g", "sh2g")]}
    state = spending(row, options=REBUILD, discards=reds("bu1b"))
    state.play(f"buy {red('bu1b')}")
    assert refused(state, f"rebuild {red('sh1b')} sh1b") == "not-now 4.1"
    assert refused(building(row), f"rebuild {red('sh1b')} sh1b") == "no-reconstruction 6.5 / V-R84"


def test_V_R84_of_several_monuments_the_builder_chooses() -> None:
    row = {"hand": reds("sh1b"), "monuments": [reds("sh1g", "sh2g"), reds("sh1w")]}
    state = building(row, options=REBUILD)
    state.play(f"rebuild {red('sh1b')} sh1b")
    assert state.prompt is not None
    assert state.prompt.id == "which"
    assert offered(state, "on") == ["1", "2"]
    state.play("on 2")
    assert (score(state, 0), told(state)["discards"]) == (6, reds("sh1w"))


def test_V_R85_a_rebuilt_buddha_changes_the_number_of_colours() -> None:
    state = building({"hand": reds("bu1w"), "monuments": [["bl01"], reds("bu1b")]}, options=REBUILD, round=2)
    assert score(state, 0) == 3
    state.play(f"rebuild {red('bu1w')} bu1w")
    state.play("on 1")
    assert score(state, 0) == 4
    back = building({"hand": ["bl01"], "monuments": [reds("bu1w"), reds("bu1b")]}, options=REBUILD, round=2)
    play(back, "rebuild bl01 bu1b", "on 1")
    assert score(back, 0) == 3


def test_V_R85_rebuilding_an_unfinished_monument_changes_no_points() -> None:
    state = building({"hand": reds("pa1b"), "monuments": [reds("pa1w", "pa2w")]}, options=REBUILD)
    state.play(f"rebuild {red('pa1b')} pa1b")
    assert score(state, 0) == 0
    assert seat(state, 0)["monuments"] == [["rd31 pa1b", "rd37 pa2w"]]


def test_V_R86_a_scored_public_objective_stays_and_a_new_one_counts_from_then_on() -> None:
    options = {"reconstruction": True, "public_objectives": True}
    row = {"hand": reds("sh1w", "bu1b"), "monuments": [reds("sh1g", "sh2g"), reds("sh1b", "sh2b")]}
    state = building(
        {**row, "objective": "p02"},
        options=options,
        players=2,
        objectives=[{"objective": "p02", "state": "scored"}],
    )
    before = score(state, 0)
    play(state, f"rebuild {red('sh1w')} sh1w", "on 1")
    assert score(state, 0) == before - 2
    assert seat(state, 0)["objective"] == "p02"
    fresh = building(
        {"hand": reds("sh1g"), "monuments": [reds("sh1w", "sh2g"), reds("sh1b", "sh2b")]},
        options=options,
        players=2,
        objectives=[{"objective": "p02"}],
    )
    play(fresh, f"rebuild {red('sh1g')} sh1g", "on 1")
    assert seat(fresh, 0)["objective"] == "p02"


def test_V_R139_a_joker_rebuilt_into_an_unfinished_monument_is_named_when_it_is_completed() -> None:
    options = {"reconstruction": True, "rainbow": True}
    row = {"hand": [rainbow("sh1"), red("sh2g")], "monuments": [reds("sh1b")]}
    state = building(row, options=options)
    state.play("rebuild rb02 sh1j")
    assert told(state)["named"] == {}
    state.play(build("sh2g"))
    assert offered(state, "name") == ["blue", "white", "red", "green", "yellow"]


def test_V_R139_a_joker_that_has_a_colour_keeps_it_and_so_do_the_others() -> None:
    options = {"reconstruction": True, "rainbow": True}
    row = {"hand": [rainbow("sh1")], "monuments": [[red("sh1b"), rainbow("sh2")]]}
    state = building(row, options=options, named={"rb02 sh1j": "green", "rb03 sh2j": "green"})
    state.play("rebuild rb02 sh1j")
    assert score(state, 0) == 6
    assert state.prompt is not None
    assert state.prompt.id == "build"


def test_V_R139_a_declared_colour_never_touches_the_other_end() -> None:
    state = building(
        {"hand": ["bl24"], "monuments": [reds("pa1g", "pa2g", "pa3g")]},
        options={"reconstruction": True},
        named={"bl24 sh1j": "blue"},
        round=4,
    )
    state.play("build bl24 pa4g")
    assert score(state, 0) == 19


def test_V_R140_the_builder_names_jokers_and_the_owner_claims() -> None:
    options = {"teams": "2x2", "rainbow": True, "public_objectives": True}
    owner = {"monuments": [reds("bu1b"), reds("bu1w"), reds("bu1r"), [rainbow("sh1")]]}
    state = building(
        {"hand": reds("sh2g")},
        {},
        owner,
        options=options,
        objectives=[{"objective": "p02"}, {"objective": "p10"}, {"objective": "p03"}],
    )
    state.play(f"build-for first {red('sh2g')} sh2g")
    assert (state.to_act, state.prompt and state.prompt.id) == (0, "name-jokers")
    state.play("name green")
    assert seat(state, 2)["objective"] == "p10"
    assert state.to_act == 0


def test_V_R140_the_owner_chooses_among_objectives_during_a_teammates_turn() -> None:
    options = {"teams": "2x2", "public_objectives": True}
    owner = {"monuments": [reds("bu1b"), reds("sh1g", "sh2g"), reds("st1g", "st2g")]}
    dealt = [{"objective": name} for name in ("p03", "p04", "p05")]
    state = building({"hand": reds("st3g")}, {}, owner, options=options, objectives=dealt)
    state.play(f"build-for first {red('st3g')} st3g")
    assert (state.to_act, state.prompt and state.prompt.id) == (2, "claim")
    assert offered(state, "claim") == ["p03", "p04"]
    assert state.waiting == (2,)
    state.play("claim p04")
    assert (state.to_act, state.prompt and state.prompt.id) == (0, "build")
    assert seat(state, 2)["objective"] == "p04"


def test_V_R146_a_rainbow_joker_keeps_its_colour_whichever_way_it_is_turned() -> None:
    options = {"rainbow": True, "reconstruction": True}
    state = building({"hand": [rainbow("bu1")]}, options=options, named={"rb01 bu1j": "red"})
    state.play("build rb01 bu1j")
    assert score(state, 0) == 2
    assert state.prompt is not None
    assert state.prompt.id == "build"
