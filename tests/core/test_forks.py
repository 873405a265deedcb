"""A fork of a match tries something out; once adopted, it is as if it had been played there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import durbar
from durbar.core import DurbarError, Match, SeededDealer, State
from tests.core.lanterns.game import Lanterns
from tests.core.test_match import GAME, begin, whole_game


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every move that a State is asked to play meanwhile."""
    played: list[str] = []
    play = State.play

    def count(self: State, move: durbar.Move | str | int, seat: int | None = None) -> object:
        played.append(str(move))
        return play(self, move, seat)

    with monkeypatch.context() as patch:
        patch.setattr(State, "play", count)
        yield played


def test_what_is_played_on_a_fork_happens_nowhere_else() -> None:
    match = begin()
    before, log = match.state, match.log(0)
    fork = match.fork()
    fork.play("wait", 0)
    fork.note("a thought", 0)
    assert len(fork) == len(match) + 1
    assert match.state == before
    assert match.log(0) == log
    assert len(match.entries) == len(fork.entries) - 2


def test_an_adopted_fork_is_as_if_played_here_and_nothing_is_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, played = begin(), begin()
    for seat in (0, 1):
        played.play("wait", seat)
    with counted(monkeypatch) as plays:
        fork = match.fork()
        for seat in (0, 1):
            fork.play("wait", seat)
        match.adopt(fork)
        assert plays == ["wait", "wait"]
    assert match.record() == played.record()
    assert match.state == played.state
    assert match.log(1) == played.log(1)
    assert match.at(len(match) - 1) == played.at(len(match) - 1)
    fork.undo(1)
    assert match.state == played.state  # the fork goes its own way again


def test_a_fork_of_another_past_is_not_adopted() -> None:
    match = begin()
    fork = match.fork()
    match.play("wait", 0)
    with pytest.raises(DurbarError, match="no fork"):
        match.adopt(fork)


def test_what_a_fork_added_is_written_into_the_record(tmp_path: Path) -> None:
    path = tmp_path / "kept.durbar"
    match = Match.start(GAME, seed=5, path=path)
    fork = match.fork()
    fork.dealer = SeededDealer(1)
    while not fork.over:
        fork.play(fork.state.moves[0])
    assert "hang" not in path.read_text()
    match.adopt(fork)
    kept = Match.load(path, kind=Lanterns)
    assert kept.over
    assert kept.entries == fork.entries


def test_undo_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    match.play("wait", 0)
    match.play("wait", 1)
    with counted(monkeypatch) as plays:
        match.undo(1)
        match.undo(0)
        assert plays == []
    assert match.state == begin().state


def test_a_decision_knows_how_many_moves_were_offered() -> None:
    match = whole_game()
    for number, decision in enumerate(match.decisions):
        seat = decision.entry.seat
        before = match.at(number)
        assert decision.offered == (0 if seat is None else len(before.moves_of(seat)))


def test_in_a_notebook_a_match_shows_what_everybody_may_see() -> None:
    match = begin()
    assert match._repr_svg_() == match.view(None).svg()
    assert match._repr_svg_() == match.fork()._repr_svg_()
