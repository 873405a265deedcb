"""Hints are thought about apart from the bots, one for each guest, and only while somebody waits."""

import asyncio
import random
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

import durbar
from durbar.bots import FittedBot
from durbar.server import create_app
from durbar.server.bots import hints
from durbar.server.bots.bot_pool import BotPool
from durbar.server.bots.hints import PER_MINUTE, Hints
from durbar.server.frames.advice import hint_of
from durbar.server.problems import Problem
from durbar.server.rates import Measure, Rate
from durbar.session import Advice
from tests.server.people import Guest
from tests.server.processes import listening


def ponder(seconds: float) -> float:
    """A thought of some length."""
    time.sleep(seconds)
    return seconds


def with_hints(test: Callable[[Hints], Awaitable[None]], processes: int = 0) -> None:
    async def run() -> None:
        asked = Hints(BotPool(processes))
        try:
            await test(asked)
        finally:
            asked.close()

    asyncio.run(run())


def test_sixty_hints_on_a_costly_position_do_not_silence_the_bots(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody asks at once, and nothing of it comes to an end before the bots have played on."""
    thinking, end, advise = threading.Event(), threading.Event(), FittedBot.advise

    def costly(*question: Any) -> Any:
        thinking.set()
        assert end.wait(30)
        return advise(*question)

    monkeypatch.setattr(FittedBot, "advise", costly)
    askers = []
    for _ in range(5):
        guest = Guest(client)
        guest.waits(guest.opens("lanterns", "me", "here", "here"))
        guest.lifts(guest.looks())
        for _ in range(12):
            how = {"url": guest.at("hint"), "headers": {"cookie": guest.cookie}}
            askers.append(threading.Thread(target=client.get, kwargs=how))
    try:
        for asker in askers:
            asker.start()
        assert thinking.wait(10)
        maya = Guest(client)
        assert maya.plays_on(maya.opens("lanterns", "me", "random", "random"))["over"]
    finally:
        end.set()
        for asker in askers:
            asker.join()


def test_a_guest_who_asks_the_same_again_waits_for_the_same_thought() -> None:
    async def test(asked: Hints) -> None:
        thoughts: list[int] = []

        def think() -> int:
            thoughts.append(1)
            time.sleep(0.05)
            return 7

        answers = await asyncio.gather(*(asked.ask("maya", "this move", think) for _ in range(60)))
        assert answers == [7] * 60
        assert len(thoughts) == 1

    with_hints(test)


def test_a_guest_who_asks_something_else_gives_the_first_up() -> None:
    async def test(asked: Hints) -> None:
        first = asyncio.create_task(asked.ask("maya", "this move", ponder, 0.1))
        await asyncio.sleep(0.01)
        assert await asked.ask("maya", "the next move", ponder, 0.0) == 0.0
        with pytest.raises(Problem, match="given-up"):
            await first

    with_hints(test)


def test_a_thought_nobody_waits_for_is_ended_in_the_middle() -> None:
    async def test(asked: Hints) -> None:
        await asked.ask("maya", "warm up", time.sleep, 0.0)
        gone = asyncio.create_task(asked.ask("ram", "this move", time.sleep, 60.0))
        await asyncio.sleep(0.5)
        gone.cancel()
        async with asyncio.timeout(15):  # that of a new process, but not of the thought
            await asked.ask("maya", "another", time.sleep, 0.0)

    with_hints(test, processes=1)


def test_a_thought_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.05)

    async def test(asked: Hints) -> None:
        with pytest.raises(Problem, match="too-often"):
            await asked.ask("maya", "this move", ponder, 0.5)

    with_hints(test)


def test_too_many_hints_are_refused_with_the_time_to_wait(maya: Guest) -> None:
    frame = maya.opens("lanterns", "me", "here")
    maya.lifts(frame)
    answers = [maya.get(maya.at("hint")) for _ in range(PER_MINUTE + 1)]
    assert {answer.status_code for answer in answers[:-1]} == {200}
    refusal_problem = answers[-1]
    assert refusal_problem.status_code == 429
    assert refusal_problem.json()["code"] == "too-often"
    assert 1 <= int(refusal_problem.headers["retry-after"]) <= 60
    assert refusal_problem.headers["retry-after"] in refusal_problem.json()["problem"]


def test_when_everybody_asks_at_once_some_are_told_to_wait() -> None:
    async def test(asked: Hints) -> None:
        guests = [f"guest {k}" for k in range(hints.WAITING + 3)]
        answers = await asyncio.gather(
            *(asked.ask(guest, "this move", ponder, 0.001) for guest in guests), return_exceptions=True
        )
        assert [isinstance(answer, Problem) for answer in answers].count(True) == 3
        assert len(asked) == 0

    with_hints(test)


def test_an_address_has_a_limit_of_its_own_however_many_guests_it_makes() -> None:
    async def test(asked: Hints) -> None:
        for number in range(hints.FROM_ADDRESS):
            await asked.ask(f"guest {number}", number, ponder, 0.0, address="192.0.2.7")
        with pytest.raises(Problem) as refused:
            await asked.ask("one more", 0, ponder, 0.0, address="192.0.2.7")
        assert 1 <= refused.value.more["seconds"] <= 60
        assert await asked.ask("maya", 0, ponder, 0.0, address="192.0.2.8") == 0.0

    with_hints(test)


def test_one_address_never_has_all_the_places_in_the_queue() -> None:
    async def test(asked: Hints) -> None:
        many = [
            asyncio.create_task(asked.ask(f"guest {k}", k, ponder, 0.02, address="192.0.2.7"))
            for k in range(hints.WAITING)
        ]
        await asyncio.sleep(0)
        assert len(asked) == hints.WAITING // 2
        assert await asked.ask("maya", "a move", ponder, 0.0, address="192.0.2.8") == 0.0
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert [isinstance(answer, Problem) for answer in answers].count(True) == hints.WAITING // 2

    with_hints(test)


def test_a_hint_ends_when_its_page_is_closed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, end = threading.Event(), threading.Event()

    def costly(*_: Any) -> Any:
        began.set()
        end.wait(30)
        return []

    monkeypatch.setattr(FittedBot, "advise", costly)
    app = create_app(data, bot_processes=0)
    with listening(app) as (host, port), httpx2.Client(base_url=f"http://{host}:{port}") as client:
        maya = Guest(client)
        maya.lifts(maya.opens("lanterns", "me", "here"))
        with pytest.raises(httpx2.ReadTimeout):
            maya.get(maya.at("hint"), timeout=1.0)
        assert began.is_set()
        until = time.monotonic() + 5
        while len(app.state.service.hints) and time.monotonic() < until:
            time.sleep(0.02)
        assert len(app.state.service.hints) == 0
        end.set()


def test_a_rate_forgives_as_time_passes() -> None:
    now = 0.0
    rate = Rate(3, 30.0, clock=lambda: now)
    assert [rate.wait("maya") for _ in range(3)] == [0.0] * 3
    assert rate.wait("maya") == pytest.approx(10.0)
    assert rate.wait("ram") == 0.0
    now = 10.0
    assert rate.wait("maya") == 0.0
    assert rate.wait("maya") == pytest.approx(10.0)
    now = 1000.0
    assert [rate.wait("maya") for _ in range(3)] == [0.0] * 3


def test_nobody_waits_for_the_time_by_which_a_clock_was_set_back() -> None:
    a_day_later, measure = 86_400.0, Measure(3, 30.0)
    until, _ = measure.one_more(a_day_later, a_day_later)
    assert measure.one_more(until, now=0.0)[1] <= 10.0


def test_a_hint_says_why_in_one_breath_and_names_a_card_once_whatever_it_would_bring() -> None:
    """Of ten ways to open a Tool case three were named as about as good, and the reason came after them."""
    match = durbar.Match.start(durbar.game("expedition", 2, layout="preset"), seed=0)
    rng = random.Random(1)
    while not {"tool-case", "take"} <= {move.kind for move in match.state.moves}:
        match.play(rng.choice(list(match.state.moves)))
    view = match.view(match.waiting[0])
    cases = [move for move in view.moves if move.kind == "tool-case"]
    best, worse = [move for move in view.moves if move.kind == "take"][:2]
    rated = [
        Advice(best, 9.0, 0.5, (("resource-coin", 3.1),), even=True),
        *(Advice(move, 9.0, 0.5, (), even=True) for move in cases),
        Advice(worse, 6.0, 0.4, (), even=False),
    ]
    told = hint_of(view, rated, "en", ("Maya", "Ram")).reason
    assert told.count("Tool case") == 1
    assert told.startswith("About 3 points better than the next weaker move (Take the ")
    assert " die): Coin +3.1." in told
