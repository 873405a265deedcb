"""Chapter 6.6: how the solo game is won and lost, and the power of the extreme level."""

from typing import Any

import pytest

from durbar.core import BadPosition, State
from tests.revival.scenes import can, deal, hand, offered, play, refused, solo, table, told
from tests.revival.squares import CARDS, EXTREME, at, cards_for, cards_of, monuments, squares

# Winning and losing

# Squares of M01 and M02 that win, by the types of their fifth monuments: the last one of each.
WON = {
    "bu+bu": ("bur shg sty paw bub", "bug shy str pab buw"),
    "sh+bu": ("bur shg sty paw shb", "bug shy str pab buw"),
    "sh+sh": ("bur shg sty paw shb", "bug shy str pab shw"),
    "st+bu": ("bur shg sty paw stb", "bug shy str pab buw"),
    "st+st": ("bur shg sty paw stb", "bug shy str pab stw"),
    "pa+sh": ("bur shw sty pag pab", "buw shy stb par shg"),
    "pa+pa": ("bur shg sty paw pab", "buw shy stb par pag"),
}


def nearly_won(fifths: str, options: dict[str, Any] | None = None) -> tuple[State, str]:
    """All but the top of the second Square's last monument, and the move that builds it."""
    first, second = (each.split() for each in WON[fifths])
    built = monuments(*first, *second)
    top = built[-1].pop()
    rows = [monument for monument in built[5:] if monument]
    state = solo(options, squares=squares(built[:5], rows), seats=[{"hand": [top.split()[0]]}], round=14)
    return state, at("second", top)


def won(fifths: str, options: dict[str, Any] | None = None) -> str:
    """How it ends when that move is made."""
    state, move = nearly_won(fifths, options)
    assert not state.over
    state.play(move)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    return state.outcome.ending


def test_V_R104_the_game_is_won_as_soon_as_both_squares_are_finished() -> None:
    state, move = nearly_won("bu+bu")
    events = state.play(move)
    assert state.over
    assert events[-1].kind == "solo-won"


@pytest.mark.parametrize("fifths", ["sh+sh", "st+bu"])
def test_V_X21_four_cards_in_the_fifth_monuments_reach_medium(fifths: str) -> None:
    assert won(fifths, {"solo_level": "medium"}) == "solo-medium"


@pytest.mark.parametrize("fifths", ["pa+sh", "st+st"])
def test_V_X22_six_cards_in_the_fifth_monuments_reach_hard(fifths: str) -> None:
    assert won(fifths, {"solo_level": "hard"}) == "solo-hard"


def test_V_X23_aiming_for_hard_and_reaching_easy_is_still_a_win() -> None:
    assert won("bu+bu", {"solo_level": "hard"}) == "solo-easy"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize(
    ("fifths", "reached"),
    [
        ("bu+bu", "easy"),
        ("sh+bu", "easy"),
        ("sh+sh", "medium"),
        ("st+bu", "medium"),
        ("st+st", "hard"),
        ("pa+pa", "hard"),
    ],
)
def test_V_R105_a_win_counts_at_the_highest_level_reached(level: str, fifths: str, reached: str) -> None:
    assert won(fifths, {"solo_level": level}) == f"solo-{reached}"


def test_V_R105_extreme_is_won_with_two_pagodas_only() -> None:
    assert won("pa+pa", EXTREME) == "solo-extreme"
    with pytest.raises(BadPosition, match="V-R100"):
        nearly_won("st+st", EXTREME)


def test_V_R148_only_extreme_restricts_what_may_be_completed() -> None:
    (extra,) = cards_for("bu1b", but=cards_of(*monuments("bur")))
    rows = squares(monuments("bur"), [])
    hand = [{"hand": [extra.split()[0]]}]
    for level in ("easy", "medium", "hard"):
        state = solo({"solo_level": level}, squares=rows, seats=hand)
        assert can(state, at("first", extra))
    assert refused(solo(EXTREME, squares=rows, seats=hand), at("first", extra)) == "hopeless 6.6.2 / V-R100"


def test_V_R103_the_game_is_lost_when_the_deck_cannot_fill_the_market() -> None:
    market = {"a1": "bl01", "a2": "bl02", "b1": "bl03"}
    rest = [card for card in CARDS if card[:2] == "bl" and card not in market.values()]
    state = solo(stage="store", round=15, market=market, discards=rest)
    play(state, "store a1")
    assert not state.over
    state.play("store a2")
    assert state.outcome is not None
    assert state.outcome.ending == "solo-lost"
    assert state.outcome.winners == ()


def test_the_deck_lasts_exactly_fifteen_rounds() -> None:
    state = table(1).start(seed=15)
    while not state.over:
        state.play("done" if can(state, "done") else state.moves[0])
    assert told(state)["round"] == 15
    assert told(state)["blue"] == []


# Extreme's power, storage


def test_V_R106_two_cards_are_given_for_one_of_the_discards_any_number_of_times() -> None:
    state = solo(EXTREME, seats=[{"hand": ["bl10", "bl11", "bl12", "bl13"]}], discards=["bl20", "bl21"])
    state.play("offer bl10")
    assert {move.kind for move in state.moves} == {"offer"}
    state.play("offer bl11")
    assert offered(state, "take") == ["bl20", "bl21"]  # neither of the two just given
    state.play("take bl20")
    assert hand(state, 0) == ["bl12", "bl13", "bl20"]
    assert told(state)["discards"] == ["bl10", "bl11", "bl21"]
    play(state, "offer bl12", "offer bl13", "take bl10")
    assert hand(state, 0) == ["bl10", "bl20"]


def test_V_R106_the_pile_must_hold_a_card_and_the_hand_two() -> None:
    empty = solo(EXTREME, seats=[{"hand": ["bl10", "bl11"]}])
    assert refused(empty, "offer bl10") == "nothing-to-take 6.6.4 / V-R106"
    single = solo(EXTREME, seats=[{"hand": ["bl10"]}], discards=["bl20"])
    assert refused(single, "offer bl10") == "two-to-offer 6.6.4 / V-R106"
    easy = solo(seats=[{"hand": ["bl10", "bl11"]}], discards=["bl20"])
    assert refused(easy, "offer bl10") == "only-extreme 6.6.4 / V-R106"


@pytest.mark.parametrize("stage", ["bid", "build", "hand-limit", "store"])
def test_V_R154_the_powers_are_there_at_these_decisions(stage: str) -> None:
    hand = ["bl10", "bl11", "bl12"] + (["bl13"] if stage == "hand-limit" else [])
    more: dict[str, Any] = {"market": {"a1": "bl01", "a2": "bl02"}} if stage == "store" else {}
    unfinished = [cards_for("st1g", but=frozenset(hand))]
    state = solo(
        EXTREME,
        stage=stage,
        seats=[{"hand": hand}],
        discards=["bl20"],
        squares=squares(unfinished, []),
        **more,
    )
    assert offered(state, "offer") == hand
    assert offered(state, "raze") == ["first 1"]


def test_V_R154_giving_cards_may_end_the_discarding() -> None:
    hand = ["bl10", "bl11", "bl12", "bl13"]
    market = {"a1": "bl01", "a2": "bl02"}
    state = solo(EXTREME, stage="hand-limit", seats=[{"hand": hand}], discards=["bl20"], market=market)
    play(state, "offer bl10", "offer bl11", "take bl20")
    assert state.prompt is not None
    assert state.prompt.id == "store"


def test_V_R92_the_player_chooses_which_stored_card_lies_where() -> None:
    market = {"a1": "bl01", "a2": "bl02", "b1": "bl03", "c1": "bl04"}  # a coin on d2 took the others
    state = solo(stage="build", round=3, market=market)
    state.play("done")
    assert told(state)["discards"] == ["bl04"]  # what was still in storage goes first
    play(state, "store b1", "store a1")
    deal(state)
    assert (told(state)["market"]["c1"], told(state)["market"]["c2"]) == ("bl03", "bl01")
    assert "bl02" in told(state)["discards"]


def test_the_hand_limit_holds_in_solo_too() -> None:
    state = solo(seats=[{"hand": ["bl10", "bl11", "bl12", "bl13"]}], market={"a1": "bl01", "a2": "bl02"})
    state.play("done")
    assert state.prompt is not None
    assert state.prompt.id == "hand-limit"
    state.play("discard bl13")
    assert told(state)["discards"] == ["bl13"]
    assert state.prompt.id == "store"
