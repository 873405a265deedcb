"""Turns, the six cards, combinations and hiring."""

from collections.abc import Iterable
from typing import Any

import pytest

from durbar.core import IllegalMove, State
from durbar.games.excavation.game import Excavation
from tests.excavation.tables import BLUE, YELLOW, cards, facts, offered, play, table

DIGS = ("budhanilkantha", "tirakhet", "kantipur", "gokarna", "thimi", "patan")


def holding(hand: dict[str, int], *others: dict[str, int], **fields: Any) -> State:
    """Six bare digs; Blue holds this hand, the rest of his six lie in front of him as ARCH."""
    rows = [{"hand": hand}, *({"hand": other} for other in others)]
    rows += [{}] * (2 - len(rows))
    return table(DIGS, hands=rows, players=len(rows), **fields)


def hand(state: State, seat: int = BLUE) -> dict[str, int]:
    found: dict[str, int] = facts(state)["seats"][seat]["hand"]
    return found


def front(state: State, seat: int = BLUE) -> dict[str, int]:
    found: dict[str, int] = facts(state)["seats"][seat]["front"]
    return found


def combos(state: State) -> list[str]:
    return [move.removeprefix("play ") for move in offered(state.after("place"))]


def most_tokens(state: State, combo: str) -> int:
    after = play(state.clone(), "place", f"play {combo}")
    moved = 0
    while after.prompt is not None and after.prompt.id == "place" and after.to_act == BLUE:
        after.play(next(move for move in after.moves if move.kind == "put"))
        moved += 1
    return moved


# Combinations


def test_X_X27_every_combination_and_no_other() -> None:
    state = holding(cards(eminence=1, historian=1, bandit=1, arch=1))
    tokens = {
        "arch": 1,
        "historian eminence": 1,
        "historian bandit": 1,
        "eminence bandit": 1,
        "eminence-as-arch": 1,
        "eminence-as-arch arch": 3,
        "eminence-as-historian historian": 3,
    }
    assert combos(state) == list(tokens)
    assert {combo: most_tokens(state, combo) for combo in tokens} == tokens


def test_X_X27_what_happens_to_the_cards() -> None:
    state = holding(cards(eminence=1, historian=1, bandit=1, arch=1))
    kept = play(state.clone(), "place", "play historian eminence")
    assert hand(kept) == cards(bandit=1, arch=1)
    assert front(kept) == cards(arch=2, historian=1, eminence=1)
    spent = play(state.clone(), "place", "play eminence-as-historian historian")
    assert front(spent) == cards(arch=3, historian=1)
    assert facts(spent)["discard"] == {"eminence": 1}


def test_X_R12_a_turn_cannot_be_passed() -> None:
    state = holding(cards(arch=6))
    assert "stop" not in offered(state)
    with pytest.raises(IllegalMove):
        state.play("stop")


def test_X_R13_whoever_has_a_card_can_hire_the_first() -> None:
    for card in ("arch", "historian", "curator", "eminence"):
        state = holding({card: 1})
        assert "hire" in offered(state)
        assert offered(state.after("hire")) == ["position 1"]


def test_X_R14_what_a_last_lone_personality_can_do() -> None:
    assert offered(holding(cards(historian=1))) == ["hire"]
    assert offered(holding(cards(bandit=1))) == ["hire", "special"]
    assert offered(holding(cards(eminence=1))) == ["place", "hire"]


def test_X_R15_face_down_cards_are_out_of_reach() -> None:
    state = holding(cards(historian=1))  # five ARCH lie in front
    assert offered(state) == ["hire"]
    assert offered(play(state, "hire", "position 1")) == ["discard historian"]


def test_X_R16_a_new_card_is_playable_next_round() -> None:
    state = holding(cards(arch=1), cards(arch=1))
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert hand(state) == {}
    assert front(state) == cards(arch=5, chronicler=1)
    play(state, "place", "play arch", "put 9,2")
    while state.to_act == -1:
        state.play(state.moves[0])
    assert hand(state) == cards(arch=5, chronicler=1)
    assert front(state) == {}


def test_X_R17_an_empty_hand_is_skipped() -> None:
    state = holding(cards(arch=1), cards(arch=3))
    play(state, "place", "play arch", "put 9,2")
    for hexagon in ("9,3", "10,3"):
        assert state.to_act == YELLOW
        play(state, "place", "play arch", f"put {hexagon}")
    assert state.to_act == YELLOW


def test_X_R18_one_combination_an_action() -> None:
    state = holding(cards(arch=6))
    play(state, "place", "play arch arch", "put 9,2", "put 9,3", "put 8,3")
    assert state.to_act == YELLOW
    assert hand(state) == cards(arch=4)


def test_X_R19_an_arch_and_a_personality_are_no_combination() -> None:
    state = holding(cards(arch=1, historian=1))
    assert combos(state) == ["arch"]


def test_X_R20_specials_count_as_personalities_and_are_kept() -> None:
    state = holding(cards(bandit=1, curator=2))
    assert combos(state) == ["curator bandit", "curator curator"]
    play(state, "place", "play curator curator")
    assert front(state) == cards(arch=3, curator=2)
    assert facts(state)["discard"] == {}


def test_X_R21_an_eminence_is_discarded_only_when_it_stands_for_another_card() -> None:
    state = holding(cards(eminence=2, historian=1, arch=1))
    fate: dict[str, int] = {}
    for combo in combos(state):
        after = play(state.clone(), "place", f"play {combo}")
        fate[combo] = facts(after)["discard"].get("eminence", 0)
    assert fate == {
        "arch": 0,
        "historian eminence": 0,
        "eminence eminence": 0,
        "eminence-as-arch": 1,
        "eminence-as-arch arch": 1,
        "eminence-as-historian historian": 1,
    }
    hired = play(state.clone(), "hire", "position 2", "discard arch", "use eminence", "personality curator")
    assert facts(hired)["discard"] == {}


def test_X_R22_an_eminence_stands_for_an_arch() -> None:
    assert most_tokens(holding(cards(eminence=1, arch=1)), "eminence-as-arch arch") == 3


def test_X_R23_eminence_and_basic_give_one_token_or_three() -> None:
    state = holding(cards(eminence=1, naturalist=1))
    assert combos(state) == ["naturalist eminence", "eminence-as-arch", "eminence-as-naturalist naturalist"]
    assert most_tokens(state, "naturalist eminence") == 1
    assert most_tokens(state, "eminence-as-naturalist naturalist") == 3


def test_X_R24_cards_are_paid_before_anything_moves() -> None:
    state = play(holding(cards(arch=6)), "place", "play arch arch")
    assert hand(state) == cards(arch=4)
    assert facts(state)["tokens"] == {}


# Tokens on the map


def test_X_R25_at_least_one_token_at_most_three() -> None:
    state = play(holding(cards(arch=6)), "place", "play arch arch")
    assert "stop" not in offered(state)
    play(state, "put 9,2")
    assert "stop" in offered(state)
    play(state, "stop")
    assert state.to_act == YELLOW
    assert facts(state)["tokens"] == {"9,2": BLUE}


def test_X_R26_an_action_places_or_takes_back_never_both() -> None:
    state = holding(cards(arch=6), tokens={"9,2": BLUE})
    placing = play(state.clone(), "place", "play arch arch", "put 9,3")
    assert not any(move.startswith("lift") for move in offered(placing))
    taking = play(state.clone(), "take-back", "play arch arch")
    assert not any(move.startswith("put") for move in offered(taking))


def test_X_R27_own_tokens_come_back_from_hexes_and_cards_but_not_from_the_graveyard() -> None:
    rows = [{"site": DIGS[0]}, *({"site": site} for site in DIGS[1:5]), {"site": DIGS[5], "tokens": [0, 1]}]
    state = holding(cards(arch=6), tokens={"9,2": BLUE, "9,3": YELLOW}, sites=rows)
    assert offered(play(state, "take-back", "play arch")) == ["lift 9,2", "lift-from patan"]
    lost = table(DIGS, hands=[{"lost": 3}, {}])
    assert "take-back" not in offered(lost)


def test_X_R28_a_free_hex_has_nothing_on_it() -> None:
    digs = {site: ({"9,3": "black"} if site == "gokarna" else {}) for site in DIGS}
    state = table(digs, tokens={"9,2": YELLOW})
    places = offered(play(state, "place", "play arch"))
    assert not {"put 9,4", "put 9,3", "put 9,2", "put 5,7", "put 3,6", "put 0,0"} & set(places)
    assert len([move for move in places if move.startswith("put ")]) == 183 - 6 - 1 - 1


def test_X_R29_tokens_may_stand_on_inactive_sites() -> None:
    assert "put 1,7" in offered(play(table(DIGS), "place", "play arch"))


def test_X_R30_tokens_may_stand_next_to_a_dig() -> None:
    assert "put 9,3" in offered(play(table(DIGS), "place", "play arch"))


@pytest.mark.parametrize("left", [0, 1, 2])
def test_X_R31_a_small_supply_limits_what_is_placed(left: int) -> None:
    state = table(DIGS, hands=[{"lost": 25 - left}, {}])
    assert ("place" in offered(state)) == (left > 0)
    assert "hire" in offered(state)
    if left:
        free: Iterable[str] = ("9,3", "9,2")[:left]
        play(state, "place", "play arch arch", *(f"put {hexagon}" for hexagon in free))
        assert state.to_act == YELLOW


# Hiring


def test_X_X8_position_six_takes_a_whole_hand() -> None:
    state = table(DIGS)
    play(state, "hire", "position 6", "discard arch", *["use arch"] * 5)
    assert hand(state) == {}
    assert front(state) == cards(arch=5, eminence=1)
    state = holding(cards(arch=5))
    assert "position 6" not in offered(play(state, "hire"))


def test_X_R44_face_down_cards_do_not_help_to_pay() -> None:
    assert offered(holding(cards(arch=2)).after("hire")) == ["position 1", "position 2"]


def test_X_R45_no_arch_comes_for_the_card_discarded_to_hire() -> None:
    state = play(holding(cards(historian=1, arch=5)), "hire", "position 1", "discard historian")
    assert front(state) == cards(chronicler=1)
    assert hand(state) == cards(arch=5)


def test_X_R46_personalities_go_to_the_discard_archs_to_the_reserve() -> None:
    state = holding(cards(historian=1, arch=5))
    assert facts(play(state.clone(), "hire", "position 1", "discard historian"))["discard"] == {
        "historian": 1
    }
    assert facts(play(state.clone(), "hire", "position 1", "discard arch"))["discard"] == {}


def test_X_R47_a_special_may_be_discarded_to_hire_without_effect() -> None:
    state = holding(cards(bandit=1, arch=5))
    play(state, "hire", "position 1", "discard bandit", "personality curator")
    assert state.to_act == YELLOW
    assert hand(state, YELLOW) == cards(arch=6)


def test_X_R48_an_empty_pile_is_made_from_the_discard_with_the_card_just_discarded() -> None:
    row = ["chronicler", "anthropologist", "palaeontologist", "historian", "naturalist", "curator"]
    everything = {"chronicler": 5, "anthropologist": 5, "palaeontologist": 5, "historian": 5, "naturalist": 5}
    everything |= {"eminence": 3, "curator": 3, "bandit": 3, "controller": 3, "bounty-hunter": 3}
    discard = {card: count - (card in row) - (card == "bandit") for card, count in everything.items()}
    state = holding(cards(bandit=1, arch=5), personalities=row, pile={}, discard=discard)
    events = state.play("hire") + state.play("position 1") + state.play("discard bandit")
    assert [event.kind for event in events][-1] == "reshuffled"
    assert facts(state)["pile"] == {**discard, "bandit": 3}
    assert facts(state)["discard"] == {}
    assert "personality bandit" in offered(state)


def test_X_R49_the_personality_list_always_has_six() -> None:
    state = Excavation(2).start(seed=3)
    for _ in range(10):
        assert len(facts(state)["personalities"]) == 6
        play(state, "hire", "position 1", offered(play(state.clone(), "hire", "position 1"))[0])


# Single decisions


def test_X_R121_a_decision_with_one_answer_is_still_asked() -> None:
    state = play(holding(cards(arch=2)), "hire", "position 2", "discard arch")
    assert offered(state) == ["use arch"]


def test_X_R124_used_cards_are_named_in_ascending_order() -> None:
    state = holding(cards(arch=1, historian=1, naturalist=1, curator=1))
    play(state, "hire", "position 3", "discard curator")
    assert offered(state) == ["use arch", "use historian"]  # after naturalist nothing would be left
    assert offered(play(state, "use historian")) == ["use naturalist"]
