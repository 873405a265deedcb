"""Bots think about what they are told, in this process or in another one."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import BadPosition, Match
from durbar.server import create_app
from durbar.server.bots import bot_pool
from durbar.server.bots.bot_pool import BotPool, Question, advise, choose, view_of
from durbar.server.storage.store import Store
from tests.core.lanterns.game import Lanterns


@pytest.fixture
def question() -> Question:
    return Question(Match.start(Lanterns(2), seed=1).state.to_dict(), seat=1, seed="luck")


def test_a_bot_process_sees_what_its_seat_sees(question: Question) -> None:
    known = Match.start(Lanterns(2), seed=1).view(1)
    assert view_of(question).facts == known.facts
    assert view_of(question).moves == known.moves


def test_a_bot_process_remembers_no_table(question: Question) -> None:
    """However many tables there are, none costs more than its position."""
    view_of(question)
    known = {name: each for name, each in vars(bot_pool).items() if isinstance(each, dict | list | set)}
    assert [name for name in known if not name.startswith("__")] == []


def test_a_bot_chooses_one_of_its_moves(question: Question) -> None:
    legal = [move.text for move in view_of(question).moves]
    for name in ("random", "greedy", "fitted"):
        move, seconds = choose(question, name)
        assert move in legal
        assert seconds > 0
    assert sorted(advice.move.text for advice in advise(question)) == sorted(legal)


def test_the_best_advice_comes_first(question: Question) -> None:
    worth = [advice.lead for advice in advise(question)]
    assert worth == sorted(worth, reverse=True)


def test_what_goes_wrong_in_a_bot_process_is_told(question: Question) -> None:
    broken = replace(question, position={**question.position, "position": {"moon": "full"}})

    async def ask() -> None:
        thinking = BotPool(0)
        with pytest.raises(BadPosition):
            await thinking.ask(choose, broken, "random")
        thinking.close()

    asyncio.run(ask())


def test_tables_are_looked_for_again_after_the_data_could_not_be_read(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def broken_at_first(_: Store, since: float, now: float) -> list[str]:
        asked.append(since)
        if len(asked) == 1:
            raise OSError("the disk is asleep")
        return []

    monkeypatch.setattr(Store, "waiting_for_bots", broken_at_first)
    monkeypatch.setattr("durbar.server.bots.bot_runner.SWEEP", 0.01)
    with TestClient(create_app(data, bot_processes=0)):
        until = time.monotonic() + 5
        while len(asked) < 3 and time.monotonic() < until:
            time.sleep(0.01)
    assert len(asked) >= 3
