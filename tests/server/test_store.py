"""What is kept, and how two writers are told apart."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from durbar.core import DurbarError, Match
from durbar.server.operations.export import export
from durbar.server.rates import Measure
from durbar.server.storage.schema import SETTINGS, TABLES, Progress, SeatRow, TableRow
from durbar.server.storage.store import Store, Taken
from durbar.server.tables import bus
from durbar.server.tables.table_keeper import ANY, Tables
from tests.server.people import Guest

GOING_ON = Progress(over=False, bots_turn=False)


def row(name: str = "a") -> TableRow:
    return TableRow(name, "lanterns", 1, 2, {"rounds": 3}, bytes(32), "c", 1.0, 1.0, 0, False, False)


@pytest.fixture
def another(data: Path) -> Iterator[Callable[[], Store]]:
    """Opens the same file once more."""
    opened: list[Store] = []

    def open_again() -> Store:
        opened.append(Store(data))
        return opened[-1]

    yield open_again
    for store in opened:
        store.close()


@pytest.fixture
def store(another: Callable[[], Store]) -> Store:
    store = another()
    seats = [SeatRow(0, "Maya", None, "maya", "i"), SeatRow(1, "Bo", "random", None, "j")]
    store.create(row(), seats, ["* deal red"], GOING_ON)
    return store


def test_a_table_comes_back_as_it_was_put(store: Store, another: Callable[[], Store]) -> None:
    again = another()
    assert again.table("a") == row()
    assert [seat.name for seat in again.seats("a")] == ["Maya", "Bo"]
    assert [(entry.seq, entry.line) for entry in again.entries("a")] == [(1, "* deal red")]
    assert again.table("b") is None
    assert again.secret == store.secret


def test_the_next_place_in_the_log_can_be_taken_once(store: Store) -> None:
    store.append("a", 2, ["0 wait", "* face 3"], "k1", GOING_ON)
    with pytest.raises(Taken):
        store.append("a", 2, ["1 wait"], "k2", GOING_ON)
    with pytest.raises(Taken):
        store.append("a", 3, ["1 wait"], "k3", GOING_ON)
    assert [entry.line for entry in store.entries("a", 1)] == ["0 wait", "* face 3"]


def test_an_act_is_kept_whole_or_not_at_all(store: Store) -> None:
    store.append("a", 2, ["0 wait"], "k1", GOING_ON)
    with pytest.raises(Taken):
        store.append("a", 3, ["1 wait"], "k1", Progress(over=True, bots_turn=True))
    table = store.table("a")
    assert table is not None
    assert (table.revision, table.over) == (1, False)


def test_of_many_writers_at_once_exactly_one_moves(store: Store, another: Callable[[], Store]) -> None:
    others = [another() for _ in range(4)]

    def write(k: int) -> bool:
        try:
            others[k % 4].append("a", 2, [f"0 wait {k}"], f"k{k}", GOING_ON)
        except Taken:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(write, range(24))) == 1
    assert len(store.entries("a")) == 2


def test_moves_are_synced_to_the_disk(store: Store) -> None:
    with store.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_tables_waiting_for_bots_are_found(store: Store) -> None:
    now = time.time() + 1
    assert store.waiting_for_bots(now, now) == []
    store.append("a", 2, ["0 wait"], None, Progress(over=False, bots_turn=True))
    assert store.waiting_for_bots(now, now) == ["a"]
    assert store.waiting_for_bots(now - 60, now) == []
    assert store.waiting_for_bots(now - 7260, now - 7200) == ["a"]  # the clock was set back by two hours
    store.append("a", 3, ["1 wait"], None, Progress(over=True, bots_turn=False))
    assert store.waiting_for_bots(now + 60, now + 60) == []


def test_data_of_another_schema_is_left_alone(store: Store, data: Path) -> None:
    with store.engine.begin() as db:
        db.execute(SETTINGS.update().where(SETTINGS.c.name == "schema").values(value="99"))
    with pytest.raises(DurbarError, match="schema 99"):
        Store(data)


def test_every_table_is_exported_as_a_record_that_replays(
    maya: Guest, another: Callable[[], Store], tmp_path: Path
) -> None:
    maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram", refill=True))
    maya.plays(maya.looks(), "wait")
    going_on = maya.looks()["of"]
    maya.plays_on(maya.opens("lanterns", "me", "random"))
    paths = export(another(), tmp_path / "records")
    matches = [Match.load(path) for path in paths]
    assert [match.over for match in matches] == [False, True]
    assert len(matches[0]) == going_on
    assert matches[0].names == ("Maya", "Ram")
    assert matches[0].game.options["refill"] is True


def test_a_table_of_other_rules_is_refused_but_exported(
    maya: Guest, another: Callable[[], Store], tmp_path: Path
) -> None:
    maya.opens("lanterns", "me", "here")
    table = maya.table
    service = maya.client.app.state.service  # type: ignore[union-attr]
    service._kept.clear()
    service._rooms.clear()
    with another().engine.begin() as db:
        db.execute(TABLES.update().values(rules=7))
    answer = maya.get(maya.at("frame"))
    assert answer.status_code == 409
    assert answer.json()["code"] == "other-rules"
    assert "rules 7" in answer.json()["problem"]
    [path] = export(another(), tmp_path / "records")
    assert "\nrules: 7\n" in path.read_text()
    assert path.name == f"lanterns-{table}.durbar"


@pytest.mark.parametrize("place", ["://", "nonsense://", "mysql://localhost/durbar"])
def test_what_is_no_place_for_data_is_refused(place: str) -> None:
    with pytest.raises(DurbarError, match="database"):
        Store(place)


def test_a_file_that_is_no_database_is_refused_and_left_alone(data: Path) -> None:
    data.write_bytes(b"my diary, do not touch\n" * 50)
    with pytest.raises(DurbarError, match="cannot be opened"):
        Store(data)
    assert data.read_bytes().startswith(b"my diary")


def test_processes_count_together(data: Path) -> None:
    counts_together(str(data.with_name("together.db")))


def counts_together(place: str) -> None:
    """However many of them open the data, somebody may do something so many times."""
    first, second = Store(place), Store(place)
    measures = {"table guest maya": Measure(4, 100.0), "table address 1": Measure(6, 100.0)}
    waits = [store.count(measures, 1000.0) for store in (first, second, first, second, first)]
    assert waits == [0, 0, 0, 0, 25]
    others = {"table guest ram": Measure(4, 100.0), "table address 1": Measure(6, 100.0)}
    assert [store.count(others, 1000.0) for store in (first, second)] == [0, 0]
    assert round(first.count(others, 1000.0), 6) == round(100 / 6, 6)
    assert second.count(measures, 1025.0) == 0
    first.close()
    second.close()


def test_own_moves_are_not_looked_for_but_those_of_others_are(
    data: Path, another: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "HEAL", 1000.0)
    store, other, rung = another(), another(), list[Tables]()
    store.create(row(), [SeatRow(0, "Maya", None, "maya", "x")], ["#- seats"], GOING_ON)

    async def listen() -> None:
        async for tables in bus.bus_of(store).news():
            rung.append(tables)

    async def run() -> None:
        listening = asyncio.create_task(listen())
        while not rung:  # once at the beginning
            await asyncio.sleep(0.01)
        for seq in range(2, 6):
            assert store.append("a", seq, [f"0 wait {seq}"], None, GOING_ON) == seq - 1
            await asyncio.sleep(3 * bus.POLL)
        assert rung == [ANY]
        other.append("a", 6, ["0 wait"], None, GOING_ON)
        while len(rung) < 2:
            await asyncio.sleep(0.01)
        store.look("a", "maya", 0)  # whoever has seen something by another way finds it, too
        while len(rung) < 3:
            await asyncio.sleep(0.01)
        listening.cancel()

    asyncio.run(asyncio.wait_for(run(), 60))
