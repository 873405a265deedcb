"""A log that was checked before is folded without playing what it takes back."""

import pytest

from durbar.core import DurbarError, Match, State
from durbar.core.records import read_entry
from tests.core.lanterns.game import Lanterns


def long_match() -> Match:
    """Somebody cannot make up their mind."""
    match = Match.start(Lanterns(2), seed=1)
    for _ in range(200):
        match.play("wait", 0)
        match.note("hm", 0)
        match.undo(0)
    match.play("wait", 0)
    return match


def test_only_what_stands_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    played: list[object] = []
    play = State.play

    def counted(self: State, move: object, seat: int | None = None) -> object:
        played.append(move)
        return play(self, move, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(State, "play", counted)
    again = Match(Lanterns(2))
    again.take_checked([read_entry(entry.line) for entry in match.entries])
    assert len(played) == len(match)
    assert again.record() == match.record()
    assert again.state == match.state
    assert again.events == match.events


def test_it_can_be_taken_in_pieces_cut_anywhere() -> None:
    match = long_match()
    entries = [read_entry(entry.line) for entry in match.entries]
    for cut in (0, 5, 6, 7, 8, 50, len(entries)):
        again = Match(Lanterns(2))
        again.take_checked(entries[:cut])
        again.take_checked(entries[cut:])
        assert again.record() == match.record()
        assert again.state == match.state


def test_what_was_never_possible_is_still_found() -> None:
    match = long_match()
    entries = [read_entry(entry.line) for entry in match.entries]
    with pytest.raises(DurbarError):
        Match(Lanterns(2)).take_checked([*entries, read_entry("1 fly")])
