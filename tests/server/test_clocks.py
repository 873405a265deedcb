"""Clocks: right over kills, restarts, several processes and a machine whose clock is set; no secret told."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import Game, OptionError, Rng, State
from durbar.server import Act, Chair, Room, TableService, create_app
from durbar.server.bots.bot_pool import BotPool
from durbar.server.frames.frames import FrameMaker, Style
from durbar.server.storage.store import Store
from durbar.server.tables import house_time
from durbar.server.tables.absence import STAND_IN, come_back
from durbar.server.tables.clock_keeper import ClockKeeper
from durbar.server.tables.clocks import SECRET, STOPPED, TIME_OVER, ClockRules, Times
from durbar.server.tables.house_time import STALE, HouseTime
from durbar.session import Viewpoint
from tests.core.lanterns.game import Lanterns
from tests.server.people import Guest
from tests.server.tables import moments, settings

LIVE = ClockRules("live", 60, 5)
LETTERS = ClockRules("letters", 3600)
Test = Callable[["House"], Awaitable[None]]
YEARS = count(1)


class Machine:
    """The two clocks of a machine, which pass when we say so; one of them may be set."""

    def __init__(self) -> None:
        self.passed, self.set_to = 1000.0, 1e6 * next(YEARS)  # the next one is later than any before

    def monotonic(self) -> float:
        return self.passed

    def time(self) -> float:
        return self.set_to

    def go(self, seconds: float) -> None:
        self.passed += seconds
        self.set_to += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(house_time, "time", machine)
    return machine


class House:
    """Processes on one place, each with a service and somebody who watches the clocks."""

    def __init__(self, place: str, machine: Machine) -> None:
        self.place, self.machine = place, machine
        self.service, self.keeper = self.process()
        self.woken: list[Room] = []

    def process(self) -> tuple[TableService, ClockKeeper]:
        service = TableService(Store(self.place), BotPool(0))
        return service, ClockKeeper(service, lambda room: self.woken.append(room))

    async def passes(self, seconds: float, *keepers: ClockKeeper) -> None:
        """So much time, in which every process beats as it does."""
        for _ in range(round(seconds / house_time.BEAT)):
            self.machine.go(house_time.BEAT)
            for keeper in keepers or (self.keeper,):
                await keeper.beat()

    async def table(self, clock: ClockRules, game: Game | None = None) -> Room:
        chairs = [Chair("me", "Maya"), Chair("open", "Ram"), *[Chair("random")] * 2]
        game = Lanterns(2) if game is None else game
        room = await self.service.create(game, chairs[: game.players], "maya", clock=clock)
        await self.service.sit(room, room.seats[1].invitation, "ram", "Ram")
        return room

    async def waits(self, room: Room, guest: str, seat: int) -> None:
        await self.service.act(room, guest, Act(room.v, seat, f"{guest}{room.v}"), "wait")


def at_home(place: str, machine: Machine, test: Test) -> None:
    async def run() -> None:
        house = House(place, machine)
        await test(house)
        house.service.close()

    asyncio.run(run())


def left(room: Room) -> list[float]:
    return [round(seconds, 3) for seconds in room.seconds_left]


def test_time_runs_for_whoever_is_asked_and_the_end_of_a_turn_is_rewarded(
    place: str, machine: Machine
) -> None:
    async def test(house: House) -> None:
        room = await house.table(LIVE)
        assert room.times is not None
        assert room.times.running == (0, 1)  # both hang their first lantern
        await house.passes(10)
        assert left(room) == [50, 50]
        await house.waits(room, "maya", 0)
        await house.passes(3)
        assert left(room)[1] == 47
        assert left(room)[0] == (55 if 0 not in room.times.running else 47)

    at_home(place, machine, test)


def test_a_kill_costs_half_a_second_at_most_and_the_time_nobody_served_nothing(
    place: str, machine: Machine
) -> None:
    async def test(house: House) -> None:
        room = await house.table(LIVE)
        await house.passes(10)
        machine.go(0.4)  # killed between two beats, and away for an hour
        machine.go(3600)
        again, keeper = house.process()
        await keeper.sweep()
        await keeper.beat()
        there = await again.room(room.id)
        assert 50.0 <= min(there.seconds_left) <= 50.5
        await house.passes(5, keeper)
        assert 45.0 <= min(there.seconds_left) <= 45.5
        again.close()

    at_home(place, machine, test)


def test_several_processes_keep_one_time_and_one_of_them_may_die(place: str, machine: Machine) -> None:
    async def test(house: House) -> None:
        room = await house.table(LIVE)
        await house.passes(10)
        other, keeper = house.process()
        await keeper.sweep()  # it has learned that a live clock runs
        await house.passes(10, house.keeper, keeper)
        there = await other.room(room.id)
        assert abs(there.seconds_left[1] - room.seconds_left[1]) <= 0.5
        assert abs(room.seconds_left[1] - 40) <= 0.5
        await house.passes(10, keeper)  # the first one is gone
        assert abs(there.seconds_left[1] - 30) <= 0.5
        other.close()

    at_home(place, machine, test)


@pytest.mark.parametrize("rules", [LIVE, LETTERS])
@pytest.mark.parametrize("change", [-7200.0, 7200.0])
def test_setting_the_clock_of_the_machine_costs_nobody_anything(
    data: Path, machine: Machine, rules: ClockRules, change: float
) -> None:
    async def test(house: House) -> None:
        room = await house.table(rules)
        await house.passes(10)
        machine.set_to += change
        await house.passes(10)
        assert left(room)[1] == rules.seconds - 20
        assert not room.out_of_time
        machine.go(600)  # no server runs
        again, keeper = house.process()
        await keeper.sweep()
        await keeper.beat()
        there = await again.room(room.id)
        passed = 20 if rules is LIVE else 620  # by correspondence time goes on
        assert abs(there.seconds_left[1] - (rules.seconds - passed)) <= 0.5
        assert not there.out_of_time
        again.close()

    at_home(str(data), machine, test)


def test_by_correspondence_the_time_nobody_served_counts(place: str, machine: Machine) -> None:
    async def test(house: House) -> None:
        room = await house.table(LETTERS)
        await house.passes(5)
        machine.go(1800)
        again, keeper = house.process()
        there = await again.room(room.id)
        assert abs(there.seconds_left[1] - 1795) <= 0.5
        machine.go(1800)
        await keeper.sweep()
        assert there.out_of_time  # also where nobody looks
        again.close()

    at_home(place, machine, test)


@pytest.mark.parametrize("rules", [LIVE, LETTERS], ids=str)
def test_at_zero_a_bot_takes_the_seat_to_the_end(place: str, machine: Machine, rules: ClockRules) -> None:
    async def test(house: House) -> None:
        room = await house.table(rules)
        await house.waits(room, "maya", 0)
        assert room.times is not None
        late = room.times.running
        machine.go(rules.seconds - 60)
        await house.passes(80)
        assert late
        assert [room.bot_of(seat) for seat in late] == [STAND_IN] * len(late)
        assert room.out_of_time >= set(late)
        assert TIME_OVER in [entry.text for entry in room.match.entries]
        await come_back(house.service, room, "ram")
        assert room.bot_of(1) == STAND_IN  # his time is over
        assert room.seats_of("ram") == (1,)  # and he still sees what he holds
        assert not room.may_read("maya")

    at_home(place, machine, test)


@pytest.mark.parametrize("rules", [LIVE, LETTERS], ids=str)
def test_or_all_go_on_without_clocks(data: Path, machine: Machine, rules: ClockRules) -> None:
    async def test(house: House) -> None:
        room = await house.table(replace(rules, at_zero="free"))
        machine.go(rules.seconds - 60)
        await house.passes(61)
        assert [room.bot_of(seat) for seat in (0, 1)] == [None, None]
        assert room.stopped
        assert [entry.text for entry in room.match.entries].count(STOPPED) == 1
        shown = FrameMaker(room).frame(Viewpoint(0, (0,)), Style()).clock
        assert shown is not None
        assert shown.stopped
        assert not any(each.running for each in shown.times)
        v = room.v
        await house.passes(120)
        assert room.v == v

    at_home(str(data), machine, test)


def test_while_somebody_is_asked_in_secret_no_clock_runs_and_a_bot_answers_in_the_end(
    data: Path, machine: Machine
) -> None:
    async def test(house: House) -> None:
        for _ in range(40):
            room = await house.table(LIVE, Lanterns(3, refill=True, whisper=True))
            for _ in range(60):
                if room.match.over or (room.times is not None and room.times.secret is not None):
                    break
                seat = room.match.waiting[0]
                move = room.match.state.moves_of(seat)[0].text
                if room.bot_of(seat):
                    await house.service.bot_moves(room, seat, move, room.v)
                else:
                    guest = ("maya", "ram")[seat]
                    await house.service.act(room, guest, Act(room.v, seat, f"k{room.v}"), move)
            if not room.match.over:
                break
        assert room.times is not None
        assert room.times.secret is not None
        assert room.times.running == ()
        before = left(room)
        await house.passes(SECRET["live"] - 1)
        assert not house.woken
        await house.passes(2)
        assert house.woken[-1] is room
        assert room.late == room.v
        assert left(room) == before

    at_home(str(data), machine, test)


@pytest.mark.parametrize("game", [each for each in settings() if each.players > 1], ids=repr)
def test_clocks_tell_nothing_that_not_everybody_may_know(game: Game) -> None:
    """Swapping all that a spectator cannot see leaves every clock as it is, and whose runs."""
    rng = Rng(7)
    for room in islice(moments(game, seed=4), 6):
        room.clock, room.times = LIVE, Times.at_start(LIVE, game.players)
        told = room.clock_after(room.session.plan_notes([], lambda _: None))
        truth = room.match._state
        room.match._state = State(game, game.swap_unseen(truth.kernel, -1, rng))
        assert room.clock_after(room.session.plan_notes([], lambda _: None)) == told
        room.match._state = truth


def test_an_undo_gives_back_the_reward_of_the_turn() -> None:
    start = Times.at_start(LIVE, 2).go_on(LIVE, 0.0, [0])
    ended = start.go_on(LIVE, 10.0, [1])
    assert ended.left == (55.0, 60.0)
    again = ended.go_on(LIVE, 12.0, [0], undone=[0])
    assert again.left == (50.0, 58.0)


def test_time_never_comes_back_and_a_stale_process_asks_first(machine: Machine) -> None:
    times = Times((60.0,), (60.0,), (0,), since=100.0)
    assert times.left_at(90.0) == (60.0,)
    assert times.left_at(1000.0) == (0.0,)
    assert Times.read(times.text()) == times
    hours = HouseTime()
    assert hours.stale
    hours.learn(machine.monotonic(), {"open": 5.0, "wall": 50.0})
    machine.go(1.0)
    assert (hours.now(LIVE), hours.now(LETTERS)) == (6.0, 51.0)
    machine.go(STALE)
    assert hours.stale
    assert (hours.now(LIVE), hours.now(LETTERS)) == (5.0, 51.0 + STALE)


@pytest.mark.parametrize(
    "words",
    ["live", "live 5 0", "live 600 301", "live 1 2 3", "live x", "letters 60", "letters 86400 5", "sand 60"],
)
def test_a_clock_that_cannot_be_is_refused_by_its_field(words: str) -> None:
    with pytest.raises(OptionError) as error:
        ClockRules.of_words(words)
    assert error.value.field == "clock"


def test_a_table_is_opened_with_a_clock_by_programs(maya: Guest, client: TestClient) -> None:
    def opens(clock: object) -> tuple[int, str]:
        seats = [{"who": "me"}, {"who": "random"}]
        answer = maya.post("/api/v1/tables", {"game": "lanterns", "seats": seats, "clock": clock})
        maya.table = answer.json().get("table", "")
        return answer.status_code, answer.json().get("field", "")

    assert opens({"kind": "sand", "seconds": 60}) == (400, "clock.kind")
    assert opens({"kind": "live"}) == (400, "clock.seconds")
    assert opens({"kind": "live", "seconds": 1}) == (422, "clock")
    assert opens([]) == (400, "clock")
    assert opens(None) == (201, "")
    assert maya.looks()["clock"] is None
    assert opens({"kind": "live", "seconds": 600, "increment": 10}) == (201, "")
    clock = maya.waits(maya.looks())["clock"]
    assert (clock["kind"], clock["seconds"], clock["at_zero"]) == ("live", 600, "bot")
    assert 590 < clock["times"][0]["left"] <= 610


def test_a_server_that_was_started_again_goes_on_with_the_clocks(data: Path) -> None:
    """With real time, if only a moment of it."""
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        maya = Guest(client)
        seats = [{"who": "me"}, {"who": "open"}]
        clock = {"kind": "live", "seconds": 600}
        opened = maya.post("/api/v1/tables", {"game": "lanterns", "seats": seats, "clock": clock}).json()
        maya.table = opened["table"]
        assert maya.looks()["clock"]["times"][0]["running"] is False  # nothing is dealt yet
        ram = Guest(client)
        ram.table = maya.table
        ram.post(ram.at("sit"), {"invitation": opened["invitations"]["1"]})
        before = maya.looks()["clock"]["times"]
        assert [each["running"] for each in before] == [True, True]
    began = time.monotonic()
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        maya.client = client
        after = maya.looks()["clock"]["times"]
        spent = time.monotonic() - began
        assert before[0]["left"] - spent - 1 <= after[0]["left"] <= before[0]["left"] + 1
