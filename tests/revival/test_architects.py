"""Chapter 7: Seasoned Architects: abilities and Public Objectives."""

from typing import Any

from durbar.core import CHANCE, State
from tests.revival.scenes import (
    Seat,
    build,
    building,
    deal,
    draw,
    everybody_done,
    hand,
    lay,
    offered,
    play,
    red,
    reds,
    scene,
    score,
    seat,
    slot,
    spending,
    told,
)

ARCHITECTS = {"architects": "random"}
PUBLIC = {"public_objectives": True}


def table_with(architect: str, players: int = 4, **position: Any) -> State:
    """Seat 0 has this architect, the others such as do nothing here."""
    others = [name for name in ("walter", "sara", "liu", "sophie", "charles") if name != architect]
    rows: list[Seat] = [
        {"architect": architect, **position.pop("seat", {})},
        *({"architect": name} for name in others),
    ]
    return scene(*rows[:players], players=players, options=ARCHITECTS, **position)


# Liliana and Charles


def test_V_R110_liliana_draws_three_and_keeps_two() -> None:
    state = lay(table_with("liliana"), [("sa", 1), ("na", 5), ("w1", 4), ("w2", 3)])
    deal_until_keep(state)
    assert state.to_act == 0
    assert len(state.moves) == 3
    kept = offered(state, "return")
    state.play(f"return {kept[0]}")
    assert sorted(hand(state, 0)) == kept[1:]


def deal_until_keep(state: State) -> None:
    while state.to_act == CHANCE:
        state.play(state.moves[0])
    assert state.prompt is not None
    assert state.prompt.id == "keep"


def test_V_R110_charles_draws_two_and_keeps_one() -> None:
    state = lay(table_with("charles"), [("na", 5), ("w2", 5), ("nb", 4), ("sb", 3)])
    deal_until_keep(state)
    assert (state.to_act, len(state.moves)) == (0, 2)


def test_V_R110_charles_needing_two_cards_draws_two() -> None:
    state = lay(table_with("charles"), [("sa", 1), ("na", 5), ("w1", 4), ("w2", 3)])
    deal(state)
    assert state.prompt is not None
    assert state.prompt.id == "build"
    assert len(hand(state, 0)) == 2


def test_V_R110_without_a_surplus_card_in_the_deck_nothing_is_returned() -> None:
    discards = [f"rd{k:02}" for k in range(2, 51)]
    state = lay(table_with("charles", discards=discards), [("na", 5), ("w2", 5), ("nb", 4), ("sb", 3)])
    draw(state, "rd01")  # the last one; the discards are not shuffled in for the surplus
    deal(state)
    assert "rd01" in hand(state, 0)
    assert told(state)["bottom"] == []


def test_V_R111_the_returned_card_lies_lowest_and_only_its_owner_knows_it() -> None:
    state = lay(
        table_with("charles", bottom=[{"card": "rd50"}]), [("na", 5), ("w2", 5), ("nb", 4), ("sb", 3)]
    )
    draw(state, "rd10", "rd20")
    events = state.play("return rd20")
    assert told(state)["bottom"][1] == {"card": "rd20", "by": 0}
    returned = next(event for event in events if event.kind == "returned")
    assert returned.seen_by(0).fields["card"] == "rd20"
    assert returned.seen_by(1).fields["card"] is None
    assert state.view(0).facts["bottom"][1] == {"card": "rd20", "by": 0}
    assert state.view(1).facts["bottom"] == [{"card": "rd50", "by": None}, {"card": None, "by": 0}]


def test_V_R123_with_two_players_charles_acts_when_one_card_is_missing_to_four() -> None:
    rows: list[Seat] = [{"architect": "charles"}, {"architect": "walter"}]
    state = scene(*rows, players=2, options=ARCHITECTS)
    lay(state, [("na", 4), ("d1", 4), ("w2", 2), ("sb", 2)])  # the vector V-T5: seat 0 needs one
    deal_until_keep(state)
    assert len(state.moves) == 2


def test_V_R123_with_two_players_liu_may_act_at_all_four_last_coin_steps() -> None:
    rows: list[Seat] = [{"architect": "liu"}, {"architect": "walter"}]
    for number in (2, 4, 6, 8):
        state = everybody_done(scene(*rows, players=2, options=ARCHITECTS, stage="build", round=number))
        assert state.prompt is not None
        assert state.prompt.id == "ability"


# Liu and Sophie


def test_V_R112_liu_may_draw_then_discards_then_spends() -> None:
    row = {"architect": "liu", "hand": reds("pa4b")}
    state = spending(row, options=ARCHITECTS, stage="ability")
    play(state, "draw", "card rd01")
    assert offered(state, "discard") == ["rd01", "rd46"]
    assert {move.kind for move in state.moves} == {"discard"}  # nothing may be built in between
    state.play("discard rd01")
    assert "rd01" in offered(state, "buy")  # it can be bought at once
    assert hand(state, 0) == reds("pa4b")


def test_V_R112_sophie_takes_any_discard_and_gives_one_back() -> None:
    row = {"architect": "sophie", "hand": reds("pa4b")}
    state = spending(row, options=ARCHITECTS, stage="ability", discards=reds("pa4w", "st3w"))
    assert offered(state, "take") == sorted(reds("pa4w", "st3w"))
    state.play(f"take {red('pa4w')}")
    assert state.view(1).facts["seats"][0]["hand"] == [slot(red("pa4w"), shown=4), slot(None)]
    state.play(f"discard {red('pa4w')}")
    assert told(state)["discards"] == sorted(reds("pa4w", "st3w"))


def test_V_R112_the_ability_is_optional_and_needs_a_card() -> None:
    row = {"architect": "sophie"}
    state = spending(row, options=ARCHITECTS, stage="ability", discards=reds("pa4w"))
    state.play("decline")
    assert state.prompt is not None
    assert state.prompt.id == "spend"
    empty = everybody_done(building({"architect": "sophie"}, options=ARCHITECTS, round=4))
    assert empty.prompt is not None
    assert empty.prompt.id == "spend"  # nothing lies there to be taken


def test_V_R151_liu_with_an_empty_red_deck_draws_from_the_shuffled_discards() -> None:
    row = {"architect": "liu"}
    state = spending(row, options=ARCHITECTS, stage="ability", discards=[f"rd{k:02}" for k in range(1, 51)])
    state.play("draw")
    assert len(state.moves) == 50
    assert told(state)["discards"] == []


def test_V_R152_ability_and_discard_are_decisions_of_their_own() -> None:
    state = spending({"architect": "liu"}, options=ARCHITECTS, stage="ability")
    asked = []
    for move in ("draw", "card rd01", "discard rd01"):
        assert state.prompt is not None
        asked.append(state.prompt.id)
        state.play(move)
    assert asked == ["ability", "draw-red", "ability-discard"]


# Walter and Sara


def test_V_R113_walter_keeps_four_cards() -> None:
    cards = reds("pa2b", "pa2w", "pa2r", "pa2g", "pa2y")
    state = building({"architect": "walter", "hand": cards}, options=ARCHITECTS)
    for who in range(4):
        state.play("done", who)
    state.play(state.moves[0])
    assert len(hand(state, 0)) == 4


def test_V_R114_saras_bonus_counts_for_winning_and_collecting_only() -> None:
    rows: list[Seat] = [
        {"architect": "sara", "coins": [3, 5]},
        {"architect": "liu", "coins": [3, 4]},
        {"architect": "walter"},
    ]
    state = scene(*rows, players=3, options=ARCHITECTS, round=4)
    lay(state, [("sb", 3), ("d2", 3)])
    events = state.play(state.moves[0])
    values = {event.seat: event.fields["value"] for event in events if event.kind == "reveal"}
    assert (values[0], values[1]) == (4, 3)
    deal(state)
    everybody_done(state)
    state.play("convert")
    assert score(state, 0) == 5  # the last coin itself is not a bid


def test_V_R114_the_bonus_goes_with_the_player_after_a_swap() -> None:
    options = {"architects": "random", "manipulation": True}
    rows: list[Seat] = [{"architect": "sara", "coins": [1, 3]}, {"architect": "liu"}, {"architect": "walter"}]
    state = scene(*rows, players=3, options=options, round=4)
    lay(state, [("sb", 1), ("d2", 4)])
    state.play(state.moves[0])
    state.play("stay")
    events = state.play("swap sb 3")
    values = {event.seat: event.fields["value"] for event in events if event.kind == "reveal"}
    assert values[0] == 4


# Public Objectives


def test_V_T30_an_objective_scores_for_all_of_the_same_round_and_then_closes() -> None:
    two = [reds("bu1b"), reds("bu1w")]
    others = [["bl01"], ["bl02"]]
    state = building(
        {"hand": reds("bu1r"), "monuments": two, "coins": [1]},
        {"monuments": others, "coins": [5]},
        {"monuments": [["bl03"], ["bl04"]], "hand": ["bl05"], "coins": [2]},
        players=3,
        options=PUBLIC,
        round=4,
        discards=reds("bu1g"),
        objectives=[{"objective": "p01"}, {"objective": "p09"}],
    )
    state.play(build("bu1r"), 0)
    assert seat(state, 0)["objective"] == "p01"
    everybody_done(state)
    play(state, f"buy {red('bu1g')}", f"build {red('bu1g')} bu1g")
    assert seat(state, 1)["objective"] == "p01"
    play(state, "done", "convert", "convert")
    assert told(state)["objectives"][0]["state"] == "closed"
    while state.prompt is not None and state.prompt.id != "build":
        state.play(state.moves[0])
    state.play("build bl05 bu1y", 2)
    assert seat(state, 2)["objective"] is None


def test_V_R116_an_objective_scores_by_itself_and_of_several_one_chooses() -> None:
    row = {"hand": reds("bu1r"), "monuments": [reds("bu1b"), reds("bu1w")]}
    state = building(row, players=2, options=PUBLIC, objectives=[{"objective": "p01"}])
    state.play(build("bu1r"))
    assert score(state, 0) == 6 + 4
    row = {
        "hand": reds("sh2b"),
        "monuments": [*map(reds, ("bu1b", "bu1w", "sh1b")), reds("st1r", "st2r", "st3b")],
    }
    both = building(row, players=3, options=PUBLIC, objectives=[{"objective": "p10"}, {"objective": "p03"}])
    both.play(build("sh2b"))
    assert offered(both, "claim") == ["p03", "p10"]
    both.play("claim p03")
    assert seat(both, 0)["objective"] == "p03"


def test_V_R117_the_round_of_an_objective_lasts_from_collecting_to_the_last_coin() -> None:
    options = {"public_objectives": True, "holographic_buddhas": True}
    row = {"monuments": [reds("bu1b"), reds("bu1w")]}
    state = scene(
        row,
        {"monuments": [reds("bu1g"), reds("bu1y")], "hand": reds("bu1r")},
        players=2,
        options=options,
        market={"a1": "hb-r"},
        objectives=[{"objective": "p01"}],
    )
    lay(state, [("na", 5), ("nb", 1), ("sb", 2), ("w1", 4)])
    assert seat(state, 0)["objective"] == "p01"  # by a holographic Buddha, while collecting
    deal(state)
    state.play(build("bu1r"), 1)
    assert seat(state, 1)["objective"] == "p01"


def test_V_R118_a_second_objective_of_a_player_is_ignored() -> None:
    row = {
        "hand": reds("bu1r"),
        "monuments": [reds("bu1b"), reds("bu1w"), reds("sh1b", "sh2b")],
        "objective": "p10",
    }
    state = building(
        row,
        players=3,
        options=PUBLIC,
        objectives=[{"objective": "p10", "state": "scored"}, {"objective": "p01"}],
    )
    before = score(state, 0)
    state.play(build("bu1r"))
    assert score(state, 0) == before + 2
    assert told(state)["objectives"][1]["state"] == "open"


def test_V_R119_distinct_completed_monuments_count_whenever_they_were_completed() -> None:
    row = {"hand": reds("st3g"), "monuments": [reds("st1g", "st2g")]}
    one = building(row, players=2, options=PUBLIC, objectives=[{"objective": "p05"}])
    one.play(build("st3g"))
    assert seat(one, 0)["objective"] is None  # one green Stupa fits both patterns, but two are asked for
    two = building(
        {**row, "monuments": [reds("st1g", "st2g"), reds("st1b", "st2w", "st3b")]},
        players=2,
        options=PUBLIC,
        objectives=[{"objective": "p05"}],
    )
    two.play(build("st3g"))
    assert seat(two, 0)["objective"] == "p05"


def test_V_R120_a_closed_objective_scores_no_more() -> None:
    row = {"hand": reds("bu1r"), "monuments": [reds("bu1b"), reds("bu1w")]}
    state = building(
        row,
        {"objective": "p01"},
        players=2,
        options=PUBLIC,
        objectives=[{"objective": "p01", "state": "closed"}],
    )
    state.play(build("bu1r"))
    assert seat(state, 0)["objective"] is None


def test_V_R141_objectives_count_in_whatever_step_a_monument_is_completed() -> None:
    options = {
        "public_objectives": True,
        "architects": "random",
        "holographic_buddhas": True,
        "reconstruction": True,
    }
    row = {"architect": "sophie", "monuments": [reds("bu1b"), reds("bu1w")]}
    state = spending(
        row, players=2, options=options, stage="ability", discards=["hb-r"], objectives=[{"objective": "p01"}]
    )
    state.play("take hb-r")
    assert seat(state, 0)["objective"] == "p01"


def test_V_R150_an_objective_fulfilled_by_one_who_has_scored_another_stays_open() -> None:
    rows: list[Seat] = [
        {
            "hand": reds("bu1r"),
            "monuments": [reds("bu1b"), reds("bu1w"), reds("sh1b", "sh2b")],
            "objective": "p10",
        },
        {"hand": ["bl01"], "monuments": [["bl02"], ["bl03"]]},
    ]
    state = building(
        *rows,
        players=3,
        options=PUBLIC,
        round=2,
        objectives=[{"objective": "p10", "state": "closed"}, {"objective": "p01"}],
    )
    state.play(build("bu1r"), 0)
    state.play("build bl01 bu1b", 1)
    assert seat(state, 1)["objective"] == "p01"


def test_V_R144_bhairav_and_missions_look_at_the_own_area_in_teams() -> None:
    options = {"teams": "2x2", "bhairav": True}
    rows: list[Seat] = [
        {"coins": [1], "mission": "m01", "bhairav": "blue"},
        {"coins": [1]},
        {"coins": [1], "mission": "m02", "monuments": [reds("bu1b"), reds("sh1b", "sh2g")]},
        {"coins": [1]},
    ]
    state = scene(*rows, options=options, stage="spend", round=8)
    while not state.over:
        state.play("convert")
    assert state.outcome is not None
    assert state.outcome.scores[0].categories["bhairav"] == 0
    assert state.outcome.scores[0].categories["mission"] == 0
