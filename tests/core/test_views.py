"""A view is built up from what a seat knows, and nothing else."""

import json
import random
from xml.etree import ElementTree

import pytest

from durbar.core import CHANCE, SOMEBODY, IllegalMove, Rng, State
from tests.core.lanterns.game import Lanterns

GAME = Lanterns(3, refill=True, whisper=True)
HANDS = [{"red": 1, "gold": 1}, {"red": 2}, {"blue": 1}]


def table(**position: object) -> State:
    return GAME.from_dict({"hands": HANDS, **position})


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    hands = table().view(0).facts["hands"]
    assert hands == [{"red": 1, "gold": 1, "blue": 0}, {"lanterns": 2}, {"lanterns": 1}]
    assert table().view(None).facts["hands"] == [{"lanterns": 2}, {"lanterns": 2}, {"lanterns": 1}]


def test_a_secret_choice_is_seen_by_its_maker_only() -> None:
    state = table()
    state.play("hang blue", 2)
    assert state.view(2).facts["hung"] == [None, None, "blue"]
    assert state.view(0).facts["hung"] == [None, None, "secret"]
    assert state.view(None).facts["hung"] == [None, None, "secret"]


def test_a_waiting_seat_sees_its_own_moves_and_itself_asked() -> None:
    view = table().view(2)
    assert view.to_act == 2
    assert [str(move) for move in view.moves] == ["hang blue", "wait"]
    assert view.prompt is not None
    assert (view.prompt.id, view.prompt.seat) == ("choose", 2)


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    state = table(phase="refill", to_act=1)
    assert state.view(1).to_act == 1
    assert len(state.view(1).moves) == 2
    for seat in (0, 2, None):
        assert state.view(seat).to_act == 1
        assert len(state.view(seat).moves) == 0


def test_who_is_asked_may_itself_be_secret() -> None:
    state = table(phase="whisper", to_act=2)
    assert state.view(2).to_act == 2
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.to_act is SOMEBODY
        assert view.prompt is not None
        assert view.prompt.seat is SOMEBODY
        assert view.facts["to_act"] == SOMEBODY
        sample = view.sample(1)
        assert sample.to_act in (1, 2) if seat == 0 else sample.to_act in (0, 1, 2)
        assert sample.view(seat) == view


def test_a_view_tells_of_chance_and_of_the_end() -> None:
    assert GAME.start().view(0).to_act is CHANCE
    assert len(GAME.start().view(0).moves) == 0
    over = table(round=3, phase=None, glow=[1, 2, 3])
    assert over.view(0).outcome == over.outcome
    assert over.view(0).over
    assert over.view(None).to_act is None
    assert over.view(None).prompt is None


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("source", [5, "festival", random.Random(5), Rng(5)])
def test_a_sample_cannot_be_told_from_the_truth(seat: int | None, source: object) -> None:
    state = table()
    state.play("hang red", 1)
    view = state.view(seat)
    sample = view.sample(source)  # type: ignore[arg-type]
    assert sample.view(seat) == view
    assert GAME.laws(sample.kernel) == []
    assert state.view(seat) == view


def test_samples_differ() -> None:
    rng = random.Random(1)
    assert len({table().view(0).sample(rng).digest for _ in range(20)}) > 5


def test_chance_in_a_sample_is_left_to_the_caller() -> None:
    sample = table(phase="refill", to_act=2).view(2).sample(1)
    sample.play("draw")
    assert sample.to_act is CHANCE


def test_json_is_the_same_to_the_byte_for_equal_views() -> None:
    view, other = table().view(1), table().view(1)
    assert view == other
    assert view.json() == other.json()
    assert json.loads(view.json()) == view.to_dict()
    assert view != table().view(0)
    assert view != "a view"
    with pytest.raises(TypeError):
        hash(view)


def test_a_view_does_not_follow_the_game() -> None:
    state = table()
    view = state.view(0)
    state.play("hang red")
    assert view == table().view(0)


def test_a_view_refuses_as_the_state_does() -> None:
    view = table().view(0)
    assert view.why_not("hang red") is None
    assert view.check("hang red") == GAME.move("hang red")
    for move, reason in (("hang blue", "not-held"), ("draw", "not-now"), ("deal red", "not-offered")):
        refusal = view.why_not(move)
        assert refusal is not None
        assert refusal.reason == reason
        with pytest.raises(IllegalMove):
            view.check(move)
    idle = table(phase="refill", to_act=1).view(0).why_not("draw")
    assert idle is not None
    assert idle.reason == "not-your-turn"
    over = table(round=3, phase=None).view(0).why_not("draw")
    assert over is not None
    assert over.reason == "game-over"


def test_a_view_draws_itself() -> None:
    view = table().view(0)
    assert (
        ElementTree.fromstring(view.svg("fr")).findtext("{http://www.w3.org/2000/svg}title")
        == "(fr) Lanterns"
    )
    assert view._repr_svg_() == view.svg("en")
    assert "Player 1" in view.sketch()
    assert repr(view) == "<View of Lanterns(players=3, refill=True, whisper=True) by seat 0>"
    assert repr(table().view(None)).endswith("by spectator>")
