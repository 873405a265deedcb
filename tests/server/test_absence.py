"""People who are gone: they resign, or a bot stands in until they return; and people who only look on."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import aclosing, suppress
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import Match
from durbar.server import Act, Chair, Problem, Room, TableService, create_app
from durbar.server.bots.bot_pool import BotPool
from durbar.server.frames.frames import FrameMaker, Style
from durbar.server.routes.live import CLOSED_EVENT, events, frames_for
from durbar.server.storage import people_store
from durbar.server.storage.store import Store
from durbar.server.tables import absence, hosting
from durbar.server.tables import presence as presence_module
from durbar.server.tables.dealer import verify
from durbar.server.tables.presence import Presence
from durbar.server.typed.messages import Frame
from durbar.session import Viewpoint, noted_bots
from tests.core.lanterns.game import Lanterns
from tests.server.people import Guest

Test = Callable[[TableService, Room, Presence], Awaitable[None]]


def at_a_table(place: str, test: Test) -> None:
    """Run a test in a house with one table, at which Maya is host and Ram has the second seat."""

    async def run() -> None:
        service = TableService(Store(place), BotPool(0))
        room = await service.create(Lanterns(2), [Chair("me", "Maya"), Chair("open", "Ram")], "maya")
        await service.sit(room, room.seats[1].invitation, "ram", "Ram")
        await test(service, room, Presence(service))
        service.close()

    asyncio.run(run())


def page(presence: Presence, room: Room, guest: str) -> AsyncGenerator[bytes, None]:
    """The stream of a page that a guest has opened."""
    service = presence.service
    told = events(
        service, room, frames_for(service, room, guest, Style()), admitted=lambda: room.admits(guest)
    )
    return presence.attend(room, guest, told)


def seen(room: Room, seat: int) -> Frame:
    """What whoever sits there is shown."""
    return FrameMaker(room).frame(Viewpoint(seat, (seat,)), Style())


async def refused(status: int, code: str, asked: Awaitable[None]) -> None:
    with pytest.raises(Problem) as problem:
        await asked
    assert (problem.value.status, problem.value.code) == (status, code)


def test_a_bot_stands_in_for_somebody_who_is_missed_and_leaves_when_they_return(place: str) -> None:
    async def test(service: TableService, room: Room, presence: Presence) -> None:
        async with aclosing(page(presence, room, "maya")) as maya:
            await anext(maya)
            assert [seat.away for seat in seen(room, 0).seats] == [False, True]
            assert seen(room, 0).missed == []  # it is early days
            await refused(409, "not-away", absence.stand_in(service, room, "maya", 1))
            await service.notice(room, room.here, still=True)
            assert seen(room, 0).missed == [1]
            await absence.stand_in(service, room, "maya", 1, "random")
            (_, other) = seen(room, 0).seats
            assert (other.bot, other.stands_in, other.name) == ("random", True, "Ram")
            assert noted_bots(room.match) == (None, "random")
            assert not room.may_read("maya")  # it is still Ram's hand
            assert seen(room, 1).moves == []
            assert room.seats_of("ram") == (1,)
            v = room.v
            async with aclosing(page(presence, room, "ram")) as ram:
                await anext(ram)
                assert room.bot_of(1) is None
                assert noted_bots(room.match) == (None, None)
                assert not await service.bot_moves(room, 1, "wait", v)  # what the bot was thinking of
                assert seen(room, 1).moves
                assert [seat.away for seat in seen(room, 0).seats] == [False, False]
                await service.notice(room, room.here, still=True)
                await refused(409, "not-away", absence.stand_in(service, room, "maya", 1))

    at_a_table(place, test)


def test_a_move_sent_while_a_bot_came_or_went_is_still_taken(data: Path) -> None:
    async def test(service: TableService, room: Room, presence: Presence) -> None:
        v = room.v
        await service.notice(room, frozenset(), still=True)
        await absence.stand_in(service, room, "maya", 1, "random")
        await service.act(room, "maya", Act(v, 0, "k"), "wait")
        assert room.match.entries[-1].text == "wait"

    at_a_table(str(data), test)


def test_who_may_have_a_bot_stand_in_and_for_whom(data: Path) -> None:
    async def test(service: TableService, room: Room, presence: Presence) -> None:
        await service.notice(room, frozenset({"maya"}), still=True)
        revision = room.revision
        await refused(403, "wrong-seat", absence.stand_in(service, room, "tashi", 1))
        await refused(404, "no-place", absence.stand_in(service, room, "maya", 2))
        await refused(422, "no-bot", absence.stand_in(service, room, "maya", 1, "nobody"))
        await refused(409, "not-away", absence.stand_in(service, room, "maya", 0))
        await refused(403, "wrong-seat", absence.resign(service, room, "maya", 1))
        assert room.revision == revision
        waiting = await service.create(Lanterns(2), [Chair("me"), Chair("open")], "maya")
        await refused(409, "not-begun", absence.resign(service, waiting, "maya", 0))
        await refused(409, "not-begun", absence.stand_in(service, waiting, "maya", 1))

    at_a_table(str(data), test)


def test_whoever_gives_no_sign_is_away_after_a_while(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(service: TableService, room: Room, presence: Presence) -> None:
        other = TableService(Store(place), BotPool(0))  # a second process
        there, elsewhere = await other.room(room.id), Presence(other)
        async with aclosing(page(presence, room, "maya")) as maya:
            await anext(maya)
            async with aclosing(page(elsewhere, there, "ram")) as ram:
                await anext(ram)
                await anext(ram)  # the first frame: from now on the table is watched there
                await anext(maya)
                await presence.beat()
                assert [seat.away for seat in seen(room, 0).seats] == [False, False]
                assert [seat.away for seat in seen(there, 1).seats] == [False, False]
            monkeypatch.setattr(people_store, "HERE", -1.0)
            await presence.beat()
            assert room.here == frozenset()
        other.close()

    at_a_table(place, test)


def test_onlookers_are_counted_and_shut_out_and_let_in_again(place: str) -> None:
    async def test(service: TableService, room: Room, presence: Presence) -> None:
        async with aclosing(page(presence, room, "tashi")) as tashi:
            await anext(tashi)
            assert seen(room, 0).onlookers == 1
            await anext(tashi)
            await refused(403, "not-host", hosting.admit_onlookers(service, room, "ram", False))
            await hosting.admit_onlookers(service, room, "maya", False)
            assert await anext(tashi) == CLOSED_EVENT
            with suppress(StopAsyncIteration):
                await anext(tashi)
                raise AssertionError("the stream goes on")
            assert [room.admits(each) for each in ("maya", "ram", "tashi")] == [True, True, False]
            await hosting.admit_onlookers(service, room, "maya", True)
            assert room.admits("tashi")

    at_a_table(place, test)


@pytest.fixture
def client(place: str) -> Iterator[TestClient]:
    with TestClient(create_app(place, bot_processes=0, bot_pause=0), "http://testserver") as client:
        yield client


def test_whoever_resigns_has_no_seat_any_more_and_a_bot_plays_it_to_the_end(maya: Guest, ram: Guest) -> None:
    opened = maya.post(
        "/api/v1/tables", {"game": "lanterns", "seats": [{"who": "me"}, {"who": "open", "name": "Ram"}]}
    ).json()
    maya.table = ram.table = opened["table"]
    ram.post(ram.at("sit"), {"invitation": opened["invitations"]["1"], "name": "Ram"})
    left = ram.post(ram.at("resign"), {"seat": 1})
    assert (left.status_code, left.json()["mine"]) == (200, [])
    assert ram.post(ram.at("resign"), {"seat": 1}).status_code == 403
    (_, seat) = maya.looks()["seats"]
    assert (seat["name"], seat["bot"], seat["stands_in"]) == ("Ram", absence.STAND_IN, False)
    assert maya.plays_on(maya.looks())["over"]
    assert maya.post(maya.at("resign"), {"seat": 0}).status_code == 409
    record = maya.get(maya.at("record"))
    assert "#1 resigned" in record.text
    assert verify(Match.read(record.content)).checked > 0


def test_when_the_last_person_has_resigned_the_bots_play_on_among_themselves(maya: Guest) -> None:
    maya.waits(maya.opens("lanterns", "me", "random"))
    maya.post(maya.at("resign"), {"seat": 0})
    assert maya.waits(maya.looks())["over"]


def test_somebody_is_missed_in_whichever_process_one_asks(
    here: TestClient, elsewhere: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in one that knew an older table, and in which nobody looks at it."""
    monkeypatch.setattr(presence_module, "STILL", 1.0)
    maya, ram = Guest(here), Guest(here)
    opened = maya.post(
        "/api/v1/tables", {"game": "lanterns", "seats": [{"who": "me"}, {"who": "open"}]}
    ).json()
    maya.table = ram.table = opened["table"]
    ram.post(ram.at("sit"), {"invitation": opened["invitations"]["1"], "name": "Ram"})
    again = Guest(elsewhere)
    again.cookie, again.table = maya.cookie, maya.table
    assert again.looks()["mine"] == [0]
    maya.act(maya.looks())
    assert again.post(again.at("stand-in"), {"seat": 1}).status_code == 409  # it is early days
    time.sleep(1.1)
    assert again.post(again.at("stand-in"), {"seat": 1}).status_code == 200
    assert maya.looks()["seats"][1]["stands_in"]
