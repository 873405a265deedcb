"""Who answers for chance: a seed, a script, or a person."""

import random

import pytest

from durbar.core import (
    CHANCE,
    BadNotation,
    Dealer,
    IllegalMove,
    Move,
    OptionError,
    PersonDealer,
    Rng,
    ScriptedDealer,
    SeededDealer,
    State,
    rng_of,
)
from tests.core.lanterns.game import Lanterns

GAME = Lanterns(2, refill=True)
SETUP = ["deal red", "deal gold", "deal blue", "deal blue", "face 6"]


def test_a_script_decides_what_happens() -> None:
    state = GAME.start(dealer=ScriptedDealer(SETUP))
    assert state.to_dict()["position"]["hands"][1] == {"red": 0, "gold": 0, "blue": 2}
    assert state.to_dict()["position"]["wind"] == 6


def test_a_script_may_cut_words_short() -> None:
    assert GAME.start(dealer=ScriptedDealer(["d r", "deal g", "d b", "d b", "f 6"])).to_act == 0


def test_when_the_script_ends_the_next_dealer_takes_over() -> None:
    state = GAME.start(dealer=ScriptedDealer(SETUP[:2], then=SeededDealer(4)))
    assert state.to_act == 0
    assert state.to_dict()["position"]["hands"][0] == {"red": 1, "gold": 1, "blue": 0}


def test_a_script_that_ends_too_early_stops_the_move_and_changes_nothing() -> None:
    state = GAME.start(dealer=ScriptedDealer([*SETUP, "deal gold"]))
    for move in ("wait", "wait", "draw"):
        state.play(move)
    before = state.to_dict()
    with pytest.raises(BadNotation) as error:
        state.play("draw")
    assert error.value.field == "dealer"
    assert state.to_dict() == before


def test_a_script_is_checked_against_what_can_happen() -> None:
    gentle = Lanterns(2, wind="gentle")
    with pytest.raises(IllegalMove):
        gentle.start(dealer=ScriptedDealer(SETUP))
    with pytest.raises(BadNotation):
        GAME.start(dealer=ScriptedDealer(["deal green"]))


def test_a_person_is_asked_for_each_answer() -> None:
    asked: list[tuple[str, int]] = []

    def ask(state: State) -> str | Move:
        prompt = state.prompt
        assert prompt is not None
        asked.append((prompt.id, prompt.seat))
        return "face 2" if prompt.id == "wind" else state.moves[0]

    state = GAME.start(dealer=PersonDealer(ask))
    assert asked == [("deal", CHANCE)] * 4 + [("wind", CHANCE)]
    assert state.to_dict()["position"]["wind"] == 2


def test_a_dealer_cannot_answer_what_is_not_possible() -> None:
    class Cheat(Dealer):
        def choose(self, state: State) -> Move:
            return state.game.move("wait")

    with pytest.raises(IllegalMove):
        GAME.start(dealer=Cheat())


def test_a_game_has_one_dealer() -> None:
    with pytest.raises(OptionError):
        GAME.start(seed=1, dealer=SeededDealer(1))


def test_cloned_dealers_go_on_alone() -> None:
    seeded = SeededDealer(5)
    twin = seeded.clone()
    assert [seeded.choose(GAME.start()).id for _ in range(20)] == [
        twin.choose(GAME.start()).id for _ in range(20)
    ]
    script = ScriptedDealer(["deal red"], then=seeded)
    copy = script.clone()
    script.choose(GAME.start())
    assert copy.words == ["deal red"]


def test_weights_are_respected() -> None:
    state = GAME.start()
    for word in ("deal red", "deal red", "deal red"):
        state.play(word)
    dealer = SeededDealer("weights")
    drawn = [dealer.choose(state).parts[0] for _ in range(1800)]
    assert 130 < drawn.count("red") < 270  # 1 of 9
    assert 700 < drawn.count("gold") < 900  # 4 of 9


def test_any_source_of_numbers_becomes_an_rng() -> None:
    rng = Rng(3)
    assert rng_of(rng) is rng
    assert rng_of(random.Random(1)).seed == random.Random(1).getrandbits(32)
    assert rng_of(77).seed == 77
    assert rng_of("77").seed != 77
    assert rng_of(2**40).seed < 2**32
