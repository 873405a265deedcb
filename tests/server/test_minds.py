"""Bots think about what they are told, in this process or in another one."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import BadNotation, Entry, Match
from durbar.server import create_app
from durbar.server.minds import Minds, Question, advise, choose, look
from durbar.server.store import Store
from tests.core.lanterns.game import Lanterns


@pytest.fixture
def question() -> Question:
    match = Match.start(Lanterns(2), seed=1)
    lines = tuple(entry.line for entry in match.entries)
    return Question("t", "lanterns", 2, {}, lines, seat=1, seed="luck")


def test_a_mind_sees_what_its_seat_sees(question: Question) -> None:
    match = Match.start(Lanterns(2), seed=1)
    assert look(question) == match.view(1)


def test_a_mind_plays_on_from_what_it_knows(question: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    look(question)
    taken: list[str] = []
    take = Match.take

    def counted(self: Match, entry: Entry) -> None:
        taken.append(entry.line)
        take(self, entry)

    monkeypatch.setattr(Match, "take", counted)
    look(replace(question, lines=(*question.lines, "0 wait")))
    assert taken == ["0 wait"]
    look(replace(question, lines=(*question.lines, "1 wait")))  # another log: from the beginning
    assert taken[1:] == [*question.lines, "1 wait"]


def test_a_bot_chooses_one_of_its_moves(question: Question) -> None:
    legal = [move.text for move in look(question).moves]
    assert choose(question, "random") in legal
    assert choose(question, "greedy") in legal
    assert sorted(move for move, _ in advise(question)) == sorted(legal)


def test_the_best_advice_comes_first(question: Question) -> None:
    worth = [value for _, value in advise(question)]
    assert worth == sorted(worth, reverse=True)


def test_what_goes_wrong_in_a_mind_is_told(question: Question) -> None:
    broken = replace(question, lines=(*question.lines, "0 fly"))

    async def ask() -> None:
        thinking = Minds(0)
        with pytest.raises(BadNotation):
            await thinking.ask(choose, broken, "random")
        thinking.close()

    asyncio.run(ask())


def test_tables_are_looked_for_again_after_the_data_could_not_be_read(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def broken_at_first(_: Store, since: float) -> list[str]:
        asked.append(since)
        if len(asked) == 1:
            raise OSError("the disk is asleep")
        return []

    monkeypatch.setattr(Store, "waiting_for_bots", broken_at_first)
    monkeypatch.setattr("durbar.server.bots.SWEEP", 0.01)
    with TestClient(create_app(data, minds=0)):
        until = time.monotonic() + 5
        while len(asked) < 3 and time.monotonic() < until:
            time.sleep(0.01)
    assert len(asked) >= 3
