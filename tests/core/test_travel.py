"""Games, positions, views and matches can be pickled and copied, and begin anywhere."""

import copy
import json
import pickle
from types import MappingProxyType
from typing import Any

import pytest

import durbar
from durbar.core import BadPosition, BadRecord, DurbarError, IllegalMove, Match, OptionError, Rng, State
from tests.core.lanterns.game import Lanterns

KINDS = [Lanterns, *map(durbar.game_class, durbar.games())]


def again(thing: Any) -> Any:
    """What arrives in another process."""
    return pickle.loads(pickle.dumps(thing))


def match_of(kind: type[durbar.Game], decisions: int = 60) -> Match:
    match, rng = Match.start(kind(), seed=5), Rng(7)
    while len(match) < decisions and not match.over:
        moves = match.state.moves
        match.play(moves[rng.below(len(moves))])
    return match


@pytest.fixture(params=KINDS, ids=lambda kind: kind.id)
def match(request: pytest.FixtureRequest) -> Match:
    return match_of(request.param)


@pytest.mark.parametrize("twin", [again, copy.copy, copy.deepcopy])
def test_everything_of_a_match_arrives_equal(match: Match, twin: Any) -> None:
    game, state = match.game, match.state
    assert twin(game) == game
    assert hash(twin(game)) == hash(game)
    assert twin(state) == state
    for each in (*match.events[-5:], *list(state.moves)[:3], state.prompt, state.outcome, *state.scores):
        assert twin(each) == each
    for seat in (*range(game.players), None):
        view = match.view(seat)
        assert twin(view).json() == view.json()
    assert twin(match).record() == match.record()


@pytest.mark.parametrize("twin", [again, copy.copy, copy.deepcopy])
def test_a_twin_goes_on_by_itself_and_is_dealt_the_same(match: Match, twin: Any) -> None:
    first = twin(match)
    record = match.record()
    second = twin(match)
    for each in (first, second):
        while not each.over and len(each) < 90:
            each.play(each.state.moves[0])
    assert match.record() == record
    assert first.record() == second.record()


def test_a_seeded_state_is_dealt_the_same_wherever_it_goes() -> None:
    state = Lanterns(2).start(seed=3)
    other = again(state)
    while not state.over:
        move = state.moves[0]
        assert state.play(move) == other.play(move)
    assert state == other


def test_errors_arrive_with_what_they_say() -> None:
    state = Lanterns(2).start(seed=3)
    with pytest.raises(IllegalMove) as caught:
        state.play(state.game.move_table.move(next(k for k in range(99) if k not in state.moves.ids)))
    error = again(caught.value)
    assert (str(error), error.move, error.refusal) == (
        str(caught.value),
        caught.value.move,
        caught.value.refusal,
    )
    with pytest.raises(durbar.UnknownGame) as unknown:
        durbar.game("chess")
    assert again(unknown.value).known == unknown.value.known


def test_a_kernel_is_copied_but_says_with_what_it_is_pickled(match: Match) -> None:
    kernel = match.state.kernel
    for twin in (copy.copy(kernel), copy.deepcopy(kernel)):
        assert twin is not kernel
        assert twin.fingerprint() == kernel.fingerprint()
    with pytest.raises(TypeError, match="pickle its State"):
        pickle.dumps(kernel)
    rng = Rng(11)
    assert again(rng).below(1000) == rng.below(1000)


def test_read_only_facts_stay_read_only() -> None:
    twin = again(MappingProxyType({"a": 1}))
    assert isinstance(twin, MappingProxyType)


def test_moves_follow_a_kernel_that_is_played_on_directly(match: Match) -> None:
    state = match.state
    while not state.over:
        kernel = state.kernel
        ids = state.moves.ids
        assert ids == state.game.moves_in(kernel).ids
        kernel.apply(ids[-1])
        assert state.moves == state.game.moves_in(kernel.clone())


def test_drawing_an_outcome_is_what_a_seeded_dealer_does() -> None:
    by_hand, dealt = Lanterns(2).start(), Lanterns(2).start(seed=9)
    rng = Rng(9)
    while by_hand.to_act == durbar.CHANCE:
        drawn = by_hand.draw(rng)
        assert drawn in by_hand.moves, "it is not played yet"
        by_hand.play(drawn)
    assert by_hand == dealt
    with pytest.raises(DurbarError, match="chance is not asked"):
        by_hand.draw(1)


def test_turns_are_rows_of_moves_up_to_the_next_question_of_another(match: Match) -> None:
    state = match.at(len(match) // 2)
    seat = state.to_act
    while seat == durbar.CHANCE:
        state.play(state.draw(1))
        seat = state.to_act
    turns = list(state.turns(limit=40, longest=12))
    assert 0 < len(turns) <= 40
    assert len(set(turns)) == len(turns)
    ids = [[move.id for move in turn] for turn in turns]
    assert ids == sorted(ids)
    for turn in turns:
        after = state.clone()
        for number, move in enumerate(turn):
            assert after.to_act == seat, number
            after.play(move)
        assert after.to_act != seat or after.over or len(turn) == 12
    with pytest.raises(OptionError, match="limit"):
        next(state.turns(limit=0))


@pytest.mark.parametrize("told", [lambda state: state, State.to_dict], ids=["state", "json"])
def test_a_match_begins_at_a_position_and_its_record_says_so(match: Match, told: Any) -> None:
    state = match.state
    later = Match.start(match.game, seed=8, position=told(state))
    assert later.at(0) == state
    for _ in range(6):
        if not later.over:
            later.play(later.state.moves[-1])
    again = Match.read(later.record(), kind=type(match.game))
    assert again.origin == state
    assert again.state == later.state
    assert again.record() == later.record()
    assert pickle.loads(pickle.dumps(later)).record() == later.record()


def test_a_position_that_cannot_be_is_refused_by_match_and_record() -> None:
    game = Lanterns(2)
    with pytest.raises(BadPosition):
        Match.start(game, position={"colour": "of the sky"})
    with pytest.raises(BadPosition, match="players"):
        Match.start(game, position=Lanterns(3).start(seed=1))
    record = Match.start(game, seed=1, position=game.start(seed=2)).record()
    line = next(line for line in record.splitlines() if line.startswith("position: "))
    for wrong in ("{", '{"colour": 1}', "7", "null", json.dumps([1])):
        with pytest.raises(BadRecord) as caught:
            Match.read(record.replace(line, f"position: {wrong}"), kind=Lanterns)
        assert record.splitlines()[caught.value.line - 1] == line
