"""A click asks the rules what it must and no more: one play for each decision it writes into the log."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import durbar
from durbar.core import Move, State
from durbar.web import create_app
from tests.server.people import Frame, Guest

CLICKS = 40
MOST = 3  # plays, where chance does not lay out a whole market


@pytest.fixture
def maya(data: Path) -> Iterator[Guest]:
    """Somebody at the pages, not only at the server."""
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        yield Guest(client)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> Counter[str]:
    """How often a state was asked to play; and, where that can be seen, a kernel to apply a move."""
    counted: Counter[str] = Counter()
    play = State.play

    def count_play(self: State, move: Move | str | int, seat: int | None = None) -> Any:
        counted["play"] += 1
        return play(self, move, seat)

    monkeypatch.setattr(State, "play", count_play)
    if not compiled:
        for name in durbar.games():
            kernel = type(durbar.game(name).new_kernel())
            monkeypatch.setattr(kernel, "apply", counting(kernel.apply, counted))
    return counted


def counting(apply: Any, counted: Counter[str]) -> Any:
    def count_apply(self: Any, action: int) -> None:
        counted["apply"] += 1
        apply(self, action)

    return count_apply


def looks(maya: Guest) -> Frame:
    frame = maya.looks()
    while frame["curtain"] is not None:
        maya.post(f"/api/v1/t/{maya.table}/curtain", {"seat": frame["curtain"]})
        frame = maya.looks()
    return frame


@pytest.mark.parametrize("game", ["excavation", "expedition", "revival", "lanterns"])
def test_a_click_plays_each_decision_once(
    maya: Guest, calls: Counter[str], compiled: bool, game: str
) -> None:
    """At most one is played before it is written: to see that it would end a turn, which waits for a nod."""
    luck, ahead = random.Random(3), 0
    maya.opens(game, "me", "here")
    frame = looks(maya)
    for _ in range(CLICKS):
        move = luck.choice(frame["moves"])["move"]
        calls.clear()
        answer = maya.act(frame, move)  # the page itself comes back
        counted = Counter(calls)
        assert answer.status_code == 200, answer.text
        before, frame = frame, looks(maya)
        decisions = frame["of"] - before["of"]
        ahead += counted["play"] - decisions
        assert ahead in (0, 1)
        if decisions < MOST:
            assert counted["play"] <= MOST
        if not compiled and game != "lanterns":
            assert counted["apply"] == counted["play"]
        if frame["over"]:
            break


@pytest.mark.parametrize("game", ["excavation", "expedition", "revival", "lanterns"])
def test_taking_back_and_looking_play_nothing(maya: Guest, calls: Counter[str], game: str) -> None:
    luck = random.Random(5)
    maya.opens(game, "me", "here")
    frame, undone = looks(maya), 0
    for _ in range(CLICKS):
        if frame["undo"]["can"] and luck.random() < 0.7:
            calls.clear()
            assert maya.undo(frame).status_code == 200
            undone += 1
            assert calls["play"] == 0
        else:
            assert maya.act(frame, luck.choice(frame["moves"])["move"]).status_code == 200
        calls.clear()
        frame = looks(maya)
        assert calls["play"] == 0
        if frame["over"]:  # before anybody could take something back, perhaps
            maya.opens(game, "me", "here")
            frame = looks(maya)
    assert undone


@pytest.mark.parametrize("game", ["excavation", "expedition", "revival", "lanterns"])
def test_a_preview_plays_once(maya: Guest, calls: Counter[str], game: str) -> None:
    frame = maya.opens(game, "me", "here")
    frame = looks(maya)
    calls.clear()
    maya.get(maya.at("preview"), params={"move": frame["moves"][-1]["move"]})
    assert calls["play"] == 1
