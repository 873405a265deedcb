"""Undo leads back to a real choice, as long as nothing has come out."""

import pytest

from durbar.core import Game, Refusal, UndoRefused, game_class
from durbar.session import Session, undo_choices
from tests.core.lanterns.game import Lanterns
from tests.session.tables import act, clicks, games, sit


def test_undo_takes_back_the_last_choice() -> None:
    session = sit(Lanterns(2))
    before = session.match.state
    act(session, "wait", 0)
    plan = session.plan_undo(0)
    assert plan.lines == ("0 undo",)
    session.take(plan.lines)
    assert session.match.state == before


def test_undo_is_refused_with_a_reason() -> None:
    session = sit(Lanterns(2))
    with pytest.raises(UndoRefused, match="cannot undo"):
        session.plan_undo(0)
    act(session, "wait", 0)
    with pytest.raises(UndoRefused):
        session.plan_undo(1)


def replayed_choices(session: Session, seat: int) -> list[int]:
    """The same by playing everything again: how many decisions back the seat had more than one move."""
    match, steps, found = session.match, 1, []
    while match.why_no_undo(seat, steps) is None:
        if len(match.at(len(match) - steps).moves_of(seat)) > 1:
            found.append(steps)
        steps += 1
    return found


@pytest.mark.parametrize("game", games(), ids=repr)
def test_the_choices_known_are_those_that_a_replay_finds(game: Game) -> None:
    for session, _ in clicks(game, seed=8, most=60):
        for seat in range(game.players):
            known = session.undo_choices(seat)
            assert ([] if isinstance(known, Refusal) else list(known)) == replayed_choices(session, seat)


@pytest.mark.parametrize("game", games(), ids=repr)
def test_a_whole_turn_is_taken_back_in_one_plan(game: Game) -> None:
    for session, _ in clicks(game, seed=9, most=60):
        for seat in range(game.players):
            choices = undo_choices(session.match, seat)
            if isinstance(choices, Refusal):
                continue
            back = session.plan_undo(seat, whole=True)
            assert len(back.lines) == choices[-1]
            assert back.match.state == session.match.at(len(session.match) - choices[-1])
            assert len(back.match.state.moves_of(seat)) > 1


def test_the_last_step_of_a_turn_waits_while_it_can_be_taken_back() -> None:
    """Whoever has chosen and can only end the turn is still shown what they did; with a nod it is over."""
    game = game_class("expedition")(2, layout="preset", holder="p1")
    waited = {True: 0, False: 0}
    for nods in waited:
        session = sit(game, nods=nods)
        for _ in range(60):
            seat, moves = session.match.to_act, session.match.state.moves
            assert seat is not None
            if len(moves) == 1 and session.match.decisions[-1].entry.seat == seat:
                waited[nods] += not isinstance(session.undo_choices(seat), Refusal)
            act(session, moves[-1].text, seat)
    assert waited[True] > 0
    assert waited[False] == 0
