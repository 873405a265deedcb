"""An act is planned, kept and only then taken in."""

from pathlib import Path

import pytest

from durbar.core import CHANCE, Game, IllegalMove, Match, SeededDealer
from durbar.session import Seat, Session, forced_move
from tests.core.lanterns.game import Lanterns
from tests.session.tables import NAMES, act, clicks, games, sit

each_game = pytest.mark.parametrize("game", games(), ids=repr)


def test_a_plan_changes_nothing_until_it_is_taken() -> None:
    session = sit(Lanterns(2))
    before, version = session.match.state, session.version
    plan = session.plan("wait", 0)
    assert plan.lines == ("0 wait",)
    assert (session.match.state, session.version) == (before, version)
    session.take(plan.lines)
    assert session.version == version + 1
    assert session.match.state == plan.match.state


def test_a_plan_for_a_move_that_cannot_be_is_refused() -> None:
    session = sit(Lanterns(2))
    with pytest.raises(IllegalMove):
        session.plan("shade", 0)
    assert session.version == len(session.match.entries)


def test_lines_of_somebody_else_are_folded_although_another_plan_was_made() -> None:
    session, other = sit(Lanterns(3)), sit(Lanterns(3))
    theirs = other.plan("wait", 1).lines
    session.plan("wait", 0)
    session.take(theirs)
    other.take(theirs)
    assert session.match.entries == other.match.entries
    assert session.match.state == other.match.state


def test_a_plan_is_not_taken_in_where_the_log_has_grown_meanwhile() -> None:
    session = sit(Lanterns(3))
    plan = session.plan("wait", 0)
    session.match.play("wait", 1)
    session.take(plan.lines)
    assert [entry.line for entry in session.match.entries[-2:]] == ["1 wait", "0 wait"]


def test_what_follows_a_plan_in_the_log_is_folded_too() -> None:
    session = sit(Lanterns(3))
    session.take([*session.plan("wait", 0).lines, "1 wait"])
    assert session.match.waiting == (2,)


def test_a_kept_plan_is_written_into_the_record(tmp_path: Path) -> None:
    path = tmp_path / "kept.durbar"
    with Match.start(Lanterns(2), seed=5, names=NAMES[:2], path=path) as match:
        session = Session(match, [Seat(name) for name in NAMES[:2]])
        plan = session.plan("wait", 0)
        assert "wait" not in path.read_text()
        session.keep(plan)
        assert path.read_text().endswith("\n0 wait\n")


@each_game
def test_plans_fold_to_what_a_match_makes_of_their_lines(game: Game) -> None:
    for session, _ in clicks(game, seed=3, most=120):
        last = session
    replayed = Match(game, last.match.names)
    for entry in last.match.entries:
        replayed.take(entry)
    assert replayed.state == last.match.state
    assert replayed.decisions == last.match.decisions


@each_game
def test_a_plan_stops_where_somebody_has_to_decide(game: Game) -> None:
    for session, seat in clicks(game, seed=4, most=80):
        assert session.match.to_act != CHANCE
        assert seat in session.match.waiting


@each_game
def test_the_only_choice_is_made_only_where_everybody_sees_that_it_is(game: Game) -> None:
    """Everybody: a spectator, whatever it is that they cannot see."""
    for session, _ in clicks(game, seed=6, most=80):
        state = session.match.state
        move = forced_move(state)
        if move is not None:
            assert state.moves[0] == move
            assert {len(state.view(None).sample(seed).moves) for seed in range(20)} == {1}


def test_nobody_decides_for_a_bot() -> None:
    session = sit(Lanterns(2, refill=True), ["random", "random"])
    while not session.match.over:
        seat = next(seat for seat in session.match.waiting if session.seats[seat].bot)
        lines = act(session, session.match.state.moves_of(seat)[0].text, seat)
        assert [line for line in lines if not line.startswith("*")] == [lines[0]]


def test_chance_is_left_to_whoever_deals() -> None:
    seats = [Seat(name) for name in NAMES[:2]]
    session = Session(Match(Lanterns(2), NAMES[:2]), seats)
    assert session.plan_start().lines == ()
    assert session.match.to_act == CHANCE
    dealt = session.plan_start(lambda _: SeededDealer(1))
    assert dealt.match.to_act == 0
    assert all(line.startswith("* ") for line in dealt.lines)
