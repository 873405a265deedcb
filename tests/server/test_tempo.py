"""Nothing is told by time: a bot without a choice takes as long as one that has many."""

import random
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import durbar
from durbar.core import Match
from durbar.server import create_app
from durbar.server.bots.tempo import LONGEST, REMEMBERED, SHORTEST, Tempo
from tests.core.lanterns.game import Lanterns
from tests.server.people import Guest
from tests.server.twin_games import compare, told_apart


def record_before_a_bot_without_choice() -> str:
    """Seat 1 is a bot that has hung both of its lanterns, so it can only wait."""
    match = Match.start(Lanterns(2), seed=1)
    match.note("seats: person, random")
    while len(match.state.moves_of(1)) != 1 or 0 in match.waiting:
        seat = match.waiting[0]
        moves = [move for move in match.state.moves_of(seat) if seat == 0 or move.text != "wait"]
        match.play(moves[-1], seat)
    return match.record()


def test_a_bot_with_a_single_move_waits_like_any_other(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "slow.db", bot_processes=0, bot_pause=60)) as client:
        maya = Guest(client)
        loaded = maya.post("/api/v1/load", content=record_before_a_bot_without_choice().encode())
        maya.table = loaded.json()["table"]
        before = maya.looks()
        assert before["to_act"] == [1]
        time.sleep(0.3)
        assert maya.looks()["v"] == before["v"]
        maya.post(maya.at("hurry"))
        maya.waits(before, 5)


def test_thoughts_that_are_not_the_longest_are_all_answered_after_the_same_time() -> None:
    tempo = Tempo()
    slow = tempo.after("bot", 0.07)
    assert slow >= 0.07
    assert {tempo.after("bot", seconds) for seconds in (0.0001, 0.001, 0.03, 0.05, 0.07)} == {slow}
    assert tempo.after("another bot", 0.0001) == SHORTEST


def test_one_long_thought_is_forgotten_after_a_while_and_none_is_waited_for_too_long() -> None:
    tempo = Tempo()
    assert tempo.after("bot", 1000.0) == LONGEST
    for _ in range(REMEMBERED):
        tempo.after("bot", 0.001)
    assert tempo.after("bot", 0.001) == SHORTEST


@pytest.mark.parametrize("bot", ["thinking", "rinpoche"])
def test_the_time_of_an_answer_does_not_tell_what_a_thinking_bot_holds(bot: str) -> None:
    """Twins that differ in its hand are no further apart than two answers in the same position."""
    found = compare(durbar.game("revival", players=3), 16, bot, random.Random(2), draw=False)
    assert len(found.answers) >= 10
    assert told_apart(found.answers) > 0.01


def test_a_difference_in_time_between_twins_is_found() -> None:
    luck = random.Random(3)
    noise = [(luck.random(), luck.random(), luck.random()) for _ in range(60)]
    assert told_apart(noise) > 0.01
    assert told_apart([(one, twin + 2, again) for one, twin, again in noise]) < 0.001
