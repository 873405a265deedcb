"""Answers ahead: what needs no thought is answered by the table, as late as a person might answer it."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import Match
from durbar.server import TableService, create_app
from durbar.server.bots.bot_runner import LIKE_PEOPLE
from durbar.server.storage.store import Store
from tests.core.lanterns.game import Lanterns
from tests.server.people import Frame, Guest
from tests.server.processes import Process

OPTIONS = {"refill": True, "whisper": True}


def asked(prompt: str, single: bool = False) -> bytes:
    """A game in which Maya is asked this; her only answer, or one of several."""
    for seed in range(200):
        match = Match.start(Lanterns(3, **OPTIONS), seed=seed)
        while not match.over:
            view = match.view(0)
            here = match.to_act == 0 and view.prompt is not None and view.prompt.id == prompt
            if here and (len(match.state.moves_of(0)) == 1) is single:
                return match.record().encode()
            seat = match.waiting[0]
            match.play(match.state.moves_of(seat)[0], seat)
    raise AssertionError(f"nobody is asked {prompt}")


@pytest.fixture
def client(place: str) -> Iterator[TestClient]:
    """The server on either database."""
    with TestClient(create_app(place, bot_processes=0, bot_pause=0), "http://testserver") as client:
        yield client


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[TestClient]:
    """Bots take a minute, unless somebody does not want to wait."""
    with TestClient(create_app(tmp_path / "slow.db", bot_processes=0, bot_pause=60)) as client:
        yield client


def loads(guest: Guest, record: bytes) -> Frame:
    """All seats are the guest's; the screen is in Maya's hands."""
    guest.table = guest.post("/api/v1/load", content=record).json()["table"]
    frame = guest.looks()
    return guest.lifts(frame) if frame["curtain"] is not None else frame


def sets(guest: Guest, wish: str, seat: int = 0, **more: object) -> Frame:
    answer = guest.post(guest.at("ahead"), {"seat": seat, "wish": wish, **more})
    assert answer.status_code == 200, answer.text
    frame: Frame = answer.json()
    return frame


def grown(guest: Guest, before: Frame) -> Frame:
    """The table once something more was decided."""
    until = time.monotonic() + 20
    while (frame := guest.looks())["of"] <= before["of"]:
        assert time.monotonic() < until, "nothing is answered"
        time.sleep(0.01)
    return frame


def stored(guest: Guest) -> list[str | None]:
    """What is set for each seat."""
    service: TableService = guest.client.app.state.service  # type: ignore[union-attr]
    return [seat.ahead for seat in service.rooms[guest.table].seats]


def test_all_that_need_not_be_is_declined_until_the_player_answers_again(maya: Guest) -> None:
    frame = loads(maya, asked("whisper"))
    assert "pass" in [move["move"] for move in frame["moves"]]
    sets(maya, "decline")
    before, frame = frame["of"], grown(maya, frame)
    match = Match.read(maya.get(maya.at("record")).content)
    assert match.decisions[before].entry.text == "pass"
    assert stored(maya)[0] == "decline"
    while frame["curtain"] is not None or frame["seat"] != 0 or not frame["moves"]:
        frame = maya.lifts(frame) if frame["curtain"] is not None else maya.plays(frame)
        assert not frame["over"]
    assert frame["ahead"] == ["decline"]
    maya.plays(frame)
    assert stored(maya) == [None] * 3


def test_the_only_answer_is_given_and_no_other(maya: Guest) -> None:
    frame = loads(maya, asked("refill", single=False))
    assert len(sets(maya, "single")["moves"]) == len(frame["moves"]) > 1
    assert maya.looks()["v"] == frame["v"]
    frame = loads(maya, asked("choose", single=True))
    sets(maya, "single")
    grown(maya, frame)


def test_a_bot_chooses_how_to_pay(maya: Guest) -> None:
    frame = loads(maya, asked("refill"))
    sets(maya, "payment")
    grown(maya, frame)


def test_it_is_answered_after_the_time_a_bot_takes_and_can_be_called_off(slow: TestClient) -> None:
    maya = Guest(slow)
    frame = loads(maya, asked("whisper"))
    assert sets(maya, "decline")["v"] == frame["v"]
    assert maya.looks()["of"] == frame["of"]
    assert sets(maya, "decline")["ahead"] == []  # the other way round
    assert sets(maya, "decline", on=True)["ahead"] == ["decline"]
    assert sets(maya, "single", on=True)["ahead"] == ["single", "decline"]
    assert sets(maya, "decline", on=False)["ahead"] == ["single"]
    assert maya.looks()["of"] == frame["of"]


@pytest.mark.parametrize(
    ("prompt", "single", "wish"), [("whisper", False, "decline"), ("choose", True, "single")]
)
def test_its_speed_does_not_tell_that_there_was_nothing_to_choose(
    place: str, prompt: str, single: bool, wish: str
) -> None:
    """Every answer is drawn from the same times, also while somebody asks the bots to hurry."""
    pause = 0.1
    with TestClient(create_app(place, bot_processes=0, bot_pause=pause)) as client:
        maya = Guest(client)
        frame = loads(maya, asked(prompt, single))
        began = time.monotonic()
        sets(maya, wish)
        client.app.state.service.rooms[maya.table].hurry.set()  # type: ignore[attr-defined]
        grown(maya, frame)
        assert time.monotonic() - began >= pause * LIKE_PEOPLE[0]


def test_an_undo_ends_it_all(slow: TestClient) -> None:
    maya = Guest(slow)
    frame = maya.waits(maya.opens("expedition", "me", "here"))
    while not frame["undo"]["can"]:
        frame = maya.plays(frame, maya.calm(frame)[0] if maya.calm(frame) else None)
    seat = frame["undo"]["seat"]
    sets(maya, "single", seat=seat)
    sets(maya, "decline", seat=seat)
    assert stored(maya)[seat] == "single decline"
    assert maya.undo(maya.looks(), seat=seat).status_code == 200
    assert stored(maya) == [None, None]


def test_nobody_else_sees_what_is_set(maya: Guest, ram: Guest) -> None:
    maya.opens("lanterns", "me", "random", "random", **OPTIONS)
    ram.table = maya.table
    before = ram.looks()
    frame = sets(maya, "payment")
    if frame["v"] == before["v"]:
        assert ram.looks() == before
    assert (frame["ahead"], ram.looks()["ahead"], ram.looks()["aheads"]) == (["payment"], [], [])


def test_what_cannot_be_answered_ahead(maya: Guest, ram: Guest) -> None:
    maya.opens("expedition", "me", "greedy")
    ram.table = maya.table

    def refused(guest: Guest, **wish: object) -> tuple[int, str | None]:
        answer = guest.post(guest.at("ahead"), wish)
        return answer.status_code, answer.json().get("field")

    assert refused(ram, seat=0, wish="single") == (403, None)
    assert refused(maya, seat=1, wish="single") == (403, None)
    assert refused(maya, seat=9, wish="single") == (404, None)
    assert refused(maya, seat=0, wish="win") == (400, "wish")
    assert refused(maya, seat=0) == (400, "wish")
    assert refused(maya, seat=0, wish="single", on="often") == (400, "on")
    assert refused(maya, seat=0, wish="payment") == (422, None)
    assert maya.looks()["ahead"] == []
    assert maya.looks()["aheads"] == ["single", "decline"]


def test_what_was_set_through_one_server_is_answered_when_another_asks(
    here: TestClient, elsewhere: TestClient
) -> None:
    """Maya answers nothing that need not be; Ram moves on through the other server, and sees each of it."""
    maya, ram = Guest(here), Guest(elsewhere)
    maya.opens("lanterns", "me:Maya", "open", "random", **OPTIONS, rounds=2)
    invitation = maya.post(maya.at("invite"), {"seat": 1}).json()["invitations"]["1"]
    ram.table = maya.table
    assert ram.post(ram.at("sit"), {"invitation": invitation, "name": "Ram"}).status_code == 200
    until, frame = time.monotonic() + 60, ram.looks()
    while not frame["over"]:
        assert time.monotonic() < until, frame["title"]
        mine = maya.looks()
        if "decline" not in mine["ahead"]:
            sets(maya, "decline", on=True)
        if mine["moves"] and "pass" not in [move["move"] for move in mine["moves"]]:
            maya.act(mine)
        frame = ram.looks()
        if frame["moves"]:
            ram.act(frame)
    decisions = Match.read(ram.get(ram.at("record")).content).decisions
    optional = [each for each in decisions if each.entry.seat == 0 and each.entry.text == "pass"]
    assert optional


def test_it_is_answered_although_the_server_that_asked_was_killed(
    home: str, place: str, lanterns: Path
) -> None:
    """Nobody has to open the page: the table is found when the next server starts."""
    killed = Process(home, "--bot-processes", "0", "--pause", "60", path=lanterns)
    maya, other = Guest(killed.client), None
    try:
        frame = loads(maya, asked("whisper"))
        sets(maya, "decline")
        killed.kill()
        other = Process(home, "--bot-processes", "0", "--pause", "0", path=lanterns)
        store, until = Store(place), time.monotonic() + 20
        while len(store.entries(maya.table)) <= frame["v"] and time.monotonic() < until:
            time.sleep(0.05)
        assert [entry.line for entry in store.entries(maya.table, frame["v"])][:1] == ["0 pass"]
        store.close()
    finally:
        for process in (killed, other):
            if process is not None:
                process.kill()
