"""However long a log has become by taking back, opening it plays no more than what stands in it."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import durbar
from durbar.core import Entry, Match, Move, State
from durbar.server.storage.schema import Progress
from durbar.web import create_app
from tests.server.people import Guest

LINES = 4900
GAMES = ("excavation", "expedition", "revival")


def before_a_choice(game: str) -> tuple[Match, tuple[str, int]]:
    """A match at a moment when a move can be taken back, with that move and its seat."""
    match = Match.start(durbar.game(game, players=2), seed=5)
    while (found := harmless(match)) is None:
        match.play(match.state.moves[0])
    return match, found


def harmless(match: Match) -> tuple[str, int] | None:
    seat = match.waiting[0]
    for move in match.state.moves_of(seat):
        fork = match.fork()
        fork.play(move.text, seat)
        if fork.why_no_undo(seat) is None:
            return move.text, seat
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_log_of_a_thousand_second_thoughts_opens_with_what_stands(
    game: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, (move, seat) = before_a_choice(game)
    with TestClient(create_app(data, bot_processes=0), "http://testserver") as client:
        maya, store = Guest(client), client.app.state.service.store  # type: ignore[attr-defined]
        maya.table = maya.post("/api/v1/load", content=match.record().encode()).json()["table"]
        v = maya.looks()["v"]
        changes = [Entry("play", seat, move).line, Entry("undo", seat).line] * ((LINES - v) // 2)
        store.append(maya.table, v + 1, changes, None, Progress(over=False, bots_turn=False))
    plays, play = 0, State.play

    def count_play(self: State, move: Move | str | int, seat: int | None = None) -> Any:
        nonlocal plays
        plays += 1
        return play(self, move, seat)

    monkeypatch.setattr(State, "play", count_play)
    with TestClient(create_app(data, bot_processes=0), "http://testserver") as client:
        maya.client = client
        frame = maya.looks()
        assert frame["v"] >= LINES - 1
        assert plays <= len(match) + 1  # and one look ahead
        assert frame["to_act"] == [seat]
