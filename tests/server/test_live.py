"""The stream of a table: whole frames, the latest wins, compressed once for everybody."""

import asyncio
import gc
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from durbar.server import Act, Chair, Room, TableService
from durbar.server.bots.bot_pool import BotPool
from durbar.server.frames.frames import FrameMaker, Style
from durbar.server.routes import live
from durbar.server.routes.live import GZIP_HEAD, deflate, events, frames_for
from durbar.server.storage.store import Store
from durbar.server.tables import table_keeper
from durbar.session import Viewpoint
from tests.core.lanterns.game import Lanterns
from tests.core.lanterns.presentation import LanternsPresentation

STYLE = Style()
Test = Callable[[TableService, Room], Awaitable[None]]


def at_a_table(data: Path, test: Test) -> None:
    """Run a test in a house with one table: Maya for two seats."""

    async def run() -> None:
        service = TableService(Store(data), BotPool(0))
        room = await service.create(Lanterns(2), [Chair("me", "Maya"), Chair("here", "Ram")], "maya")
        await service.hand_over(room, "maya", 0)
        await test(service, room)
        service.close()

    asyncio.run(run())


async def event(stream: AsyncIterator[bytes]) -> dict[str, Any]:
    """The next frame of a stream."""
    read_body = (await anext(stream)).decode()
    head, _, data = read_body.partition("\ndata: ")
    frame: dict[str, Any] = json.loads(data)
    assert head == f"id: {frame['v']}"
    assert data.endswith("\n\n")
    return frame


def frames(service: TableService, room: Room, since: int = 0, packed: bool = False) -> AsyncIterator[bytes]:
    """The stream of Maya's page."""
    return events(service, room, frames_for(service, room, "maya", STYLE, since, packed), packed)


async def moves(service: TableService, room: Room, seat: int) -> None:
    await service.act(room, "maya", Act(room.v, seat, f"k{room.v}"), "wait")


def test_a_stream_begins_with_the_whole_frame_and_goes_on_with_every_change(data: Path) -> None:
    async def test(service: TableService, room: Room) -> None:
        stream = frames(service, room)
        assert await anext(stream) == b"retry: 500\n\n"
        first = await event(stream)
        assert first["log_from"] == 1
        await moves(service, room, 0)
        second = await event(stream)
        assert second["v"] == first["v"] + 1
        assert second["log_from"] == first["of"] + 1
        assert second["curtain"] == 1
        await service.hand_over(room, "maya", 1)
        third = await event(stream)
        assert (third["v"], third["curtain"], third["seat"]) == (second["v"], None, 1)

    at_a_table(data, test)


def test_the_latest_wins_when_a_reader_is_slow(data: Path) -> None:
    async def test(service: TableService, room: Room) -> None:
        stream = frames(service, room)
        await anext(stream)
        first = await event(stream)
        await moves(service, room, 0)
        await moves(service, room, 1)
        now = await event(stream)
        assert now["v"] == room.v > first["v"] + 2
        assert now["log_from"] == first["of"] + 1  # nothing of the log is lost

    at_a_table(data, test)


def test_a_quiet_stream_gives_signs_of_life(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PING", 0.01)

    async def test(service: TableService, room: Room) -> None:
        stream = frames(service, room)
        await anext(stream)
        await event(stream)
        assert await anext(stream) == b"event: ping\ndata:\n\n"

    at_a_table(data, test)


def test_streams_end_when_the_house_closes(data: Path) -> None:
    async def test(service: TableService, room: Room) -> None:
        stream = frames(service, room)
        await anext(stream)
        await event(stream)
        service.leave()
        with pytest.raises(StopAsyncIteration):
            await anext(stream)
        assert not room.watched

    at_a_table(data, test)


def test_a_page_is_told_although_many_other_tables_were_opened_before_it_listened(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a server has just started, and everybody comes back at once."""
    monkeypatch.setattr(table_keeper, "ROOMS", 2)

    async def test(service: TableService, room: Room) -> None:
        stream, thinking = frames(service, room), room
        for _ in range(4):
            await service.create(Lanterns(2), [Chair("me", "Maya"), Chair("here", "Ram")], "maya")
        await anext(stream)
        before = (await event(stream))["v"]
        table = room.id
        del room
        await moves(service, await service.room(table), 0)
        async with asyncio.timeout(5):
            assert (await event(stream))["v"] > before
        assert await service.room(table) is thinking  # as whoever began something there before, a bot, say

    at_a_table(data, test)


def test_tables_that_nobody_has_any_more_are_not_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_keeper, "ROOMS", 2)

    async def test(service: TableService, room: Room) -> None:
        for _ in range(6):
            other = await service.create(Lanterns(2), [Chair("me", "Maya"), Chair("here", "Ram")], "maya")
            await service.see(other, "maya", lambda frames, viewpoint: frames.frame(viewpoint, STYLE))
        del other
        gc.collect()
        assert len(service.rooms) == 3  # the last two, and the one of this test

    at_a_table(data, test)


def test_compressed_frames_fit_into_every_stream(data: Path) -> None:
    async def test(service: TableService, room: Room) -> None:
        early = frames(service, room, packed=True)
        read_body = await anext(early) + await anext(early)
        late = frames(service, room, room.v, packed=True)
        other = await anext(late) + await anext(late)
        await moves(service, room, 0)
        step = await anext(early)
        assert await anext(late) is step  # the very same bytes
        for stream in (read_body + step, other + step):
            plain = zlib.decompressobj(16 + zlib.MAX_WBITS).decompress(stream)
            assert plain.startswith(b"retry: 500\n\nid: ")
            assert json.loads(plain.split(b"\ndata: ")[-1])["v"] == room.v

    at_a_table(data, test)


def test_every_run_of_blocks_stands_alone() -> None:
    runs = [deflate(text * 50) for text in (b"yak ", b"storm ", b"yak ")]
    for order in (runs, runs[::-1], runs[1:]):
        assert zlib.decompressobj(16 + zlib.MAX_WBITS).decompress(GZIP_HEAD + b"".join(order))


def test_whoever_goes_away_while_a_table_is_looked_at_lets_nobody_in_between(data: Path) -> None:
    """A window was closed in the middle of a page, the next began to tell the log, and both wrote into it."""
    begun, go_on, order = Event(), Event(), []

    def slowly(frames: FrameMaker, viewpoint: Viewpoint) -> None:
        begun.set()
        go_on.wait(5)
        order.append("who has gone")

    async def test(service: TableService, room: Room) -> None:
        first = asyncio.create_task(service.see(room, "maya", slowly))
        await asyncio.to_thread(begun.wait, 5)
        first.cancel()
        with suppress(asyncio.CancelledError):
            await first
        next_one = asyncio.create_task(service.see(room, "maya", lambda *_: order.append("the next")))
        await asyncio.sleep(0.1)
        go_on.set()
        await next_one
        assert order == ["who has gone", "the next"]

    at_a_table(data, test)


def test_a_frame_is_made_once_for_all_who_look_the_same_way(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int | None] = []
    draw = LanternsPresentation.draw

    def counted(self: LanternsPresentation, view: Any, lang: str = "en", **style: Any) -> str:
        drawn.append(view.seat)
        return draw(self, view, lang, **style)

    monkeypatch.setattr(LanternsPresentation, "draw", counted)

    def packed(frames: FrameMaker, viewpoint: Viewpoint) -> bytes:
        return frames.packed(viewpoint, STYLE)

    async def test(service: TableService, room: Room) -> None:
        drawn.clear()
        for guest in ("maya", "stranger", "other", "maya", "somebody"):
            await service.see(room, guest, packed)
        assert drawn == [0, None]
        await moves(service, room, 0)
        await service.see(room, "stranger", packed)
        assert drawn == [0, None, None]

    at_a_table(data, test)
