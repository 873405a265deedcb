"""Chapters 4.6 and 4.7: won cards, red cards, and what is left of the market."""

from durbar.core import CHANCE
from tests.revival.scenes import (
    deal,
    draw,
    drawn,
    everybody_done,
    hand,
    lay,
    offered,
    red,
    reds,
    scene,
    seat,
    told,
)

SPREAD = [("na", 5), ("nb", 4), ("sa", 3), ("sb", 2)]


def test_V_R30_a_won_card_is_taken_without_asking() -> None:
    state = scene(market={"a1": "bl06", "a2": "bl07", "b1": "bl08", "b2": "bl09"})
    lay(state, SPREAD)
    assert hand(state, 0) == ["bl06", "bl07"]
    assert hand(state, 1) == ["bl08", "bl09"]


def test_V_R31_red_cards_are_drawn_by_coin_and_then_clockwise() -> None:
    state = lay(scene(first=2), [("sa", 1), ("na", 5), ("w1", 5), ("w2", 5)])
    order: list[int | None] = []
    while state.to_act == CHANCE:
        order += [event.seat for event in state.play(state.moves[0]) if event.kind == "drew"]
    assert order == [
        3,
        3,
        2,
        2,
    ]  # seats 3, 0 and 1 bid 5, in this order from seat 2; 0 and 1 won two cards each


def test_V_R32_an_empty_red_deck_is_renewed_from_unclaimed_cards_and_then_from_the_discards() -> None:
    state = scene(players=3, discards=[f"rd{k:02}" for k in range(2, 51)])  # one card is left
    market = told(state)["market"]
    lay(state, [("na", 5), ("sa", 4), ("w1", 3)])  # seat 1 needs two, seat 2 one; b2 is unclaimed
    draw(state, "rd01")
    assert [str(move) for move in state.moves] == [f"card {market['b2']}"]
    draw(state, market["b2"])
    assert len(state.moves) == 49  # now the discards
    assert told(state)["discards"] == []
    draw(state, "rd50")
    assert told(state)["bottom"] == []
    assert len(told(state)["red"]) == 48


def test_V_R32_with_nothing_left_anywhere_a_player_gets_fewer_cards() -> None:
    everything = [
        [red(f"{kind}{level}{colour}") for level in range(1, size + 1)]
        for size, kind in enumerate(("bu", "sh", "st", "pa"), 1)
        for colour in "bwrgy"
    ]
    state = scene({"monuments": everything}, players=3)
    lay(state, [("na", 5), ("sa", 4), ("w1", 3)])  # seat 1 needs two and finds the unclaimed card only
    deal(state)
    assert [len(hand(state, who)) for who in range(3)] == [2, 1, 1]
    assert state.prompt is not None
    assert state.prompt.id == "build"


def test_V_R145_the_known_bottom_is_drawn_before_any_shuffling() -> None:
    cards = [f"rd{k:02}" for k in range(3, 51)]
    state = scene(players=3, discards=cards, bottom=[{"card": "rd01"}, {"card": "rd02"}])
    lay(state, [("na", 5), ("sa", 4), ("w1", 3)])
    assert [str(move) for move in state.moves] == ["card rd01"]
    draw(state, "rd01")
    assert [str(move) for move in state.moves] == ["card rd02"]


def test_V_R33_unclaimed_cards_go_under_the_red_deck_in_cell_order() -> None:
    state = scene(
        players=5, market={"a1": "bl10", "a2": "bl09", "b1": "bl08", "b2": "bl07", "c1": "bl06", "c2": "bl01"}
    )
    drawn(lay(state, [("nc", 5), ("sc", 4), ("d1", 3), ("d2", 2), ("nb", 1)]), 5)
    assert [entry["card"] for entry in told(state)["bottom"]] == ["bl10", "bl09"]


def test_V_R34_a_blue_card_from_the_red_deck_keeps_its_two_ends() -> None:
    cards = [f"rd{k:02}" for k in range(1, 51)]
    state = scene(players=3, discards=cards, bottom=[{"card": "bl32"}], round=2)
    draw(lay(state, [("na", 5), ("sa", 4), ("w1", 3)]), "bl32")
    assert "bl32" in hand(state, 1)
    deal(state)
    assert "bl32 st1b" in offered(state, "build", by=1)


def test_V_R35_only_the_number_of_red_cards_drawn_is_told() -> None:
    state = lay(scene(), [("na", 5), ("sa", 4), ("w1", 3), ("w2", 2)])
    (event,) = [e for e in state.play("card rd20") if e.kind == "drew"]
    who = event.seat
    assert who is not None
    assert event.seen_by(who).fields["card"] == "rd20"
    others = [other for other in range(4) if other != who]
    assert all(event.seen_by(other).fields["card"] is None for other in others)
    deal(state)
    assert all("rd20" not in state.view(other).json().decode() for other in others)


def test_V_R36_the_hand_may_be_larger_while_collecting_and_building() -> None:
    state = lay(scene({"hand": reds("pa2b", "pa2w", "pa2r")}), SPREAD)
    deal(state)
    assert len(hand(state, 0)) == 5


def test_coins_are_used_after_collecting_and_stay_so() -> None:
    state = lay(scene(), SPREAD)
    deal(state)
    everybody_done(state)
    assert seat(state, 0)["coins"] == [1, 2, 3, 4]
    assert told(state)["bids"] == []


def test_a_view_tells_the_collect_order_and_who_won_which_card() -> None:
    state = lay(scene(), [("na", 2), ("sa", 5), ("w1", 3), ("w2", 4)])
    told = state.view(None).facts
    assert told["stage"] == "collect"
    assert told["order"] == [1, 3, 2, 0]
    assert set(told["winners"]) <= set(told["market"])
    assert set(told["winners"].values()) <= {0, 1, 2, 3}
