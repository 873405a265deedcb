"""A stream tells a page the whole of it, then what has changed; it is drawn once for all who see the same."""

import asyncio
import json
import random
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.server import Act, Chair, Room, TableService
from durbar.server.bots.bot_pool import BotPool
from durbar.server.frames.frames import FrameMaker
from durbar.server.routes.live import GZIP_HEAD
from durbar.server.storage.store import Store
from durbar.session import Viewpoint
from durbar.web.look import Look
from durbar.web.screens import HOLE, Screen, split_picture
from durbar.web.table import draw_screen

GUESTS = ("maya", "ram", "sita", "stranger")
LOOKS = (Look("en"), Look("fr", "dark", "phone"))
MOVES = 6


@pytest.fixture(autouse=True)
def no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run is dealt the same; and the key of the next click, new in every page, is left out."""
    monkeypatch.setattr("durbar.server.tables.table_service.new_seed", lambda: bytes(32))
    monkeypatch.setattr("durbar.server.tables.dealer.dealing_key", lambda seed, salts: seed)
    monkeypatch.setattr("durbar.web.dress.secrets.token_hex", lambda _: "key")


def assembled(event: bytes, before: list[str]) -> list[str]:
    """The parts of a page as the client puts them together."""
    parts = json.loads(event.partition(b"\ndata: ")[2])["parts"]
    told = [[part] if isinstance(part, str) else before[part[0] : part[1]] for part in parts]
    return [part for each in told for part in each]


async def table_of_three(service: TableService, name: str) -> Room:
    chairs = [Chair("me", "Maya"), Chair("open", "Ram"), Chair("open", "Sita 🐃")]
    room = await service.create(durbar.game(name, players=3), chairs, "maya")
    for seat, guest in ((1, "ram"), (2, "sita")):
        await service.sit(room, room.seats[seat].invitation, guest, "")
    return room


async def played(service: TableService, room: Room) -> Any:
    """The table after each of some moves."""
    luck = random.Random(5)
    for number in range(MOVES):
        yield number
        seat = luck.choice(room.match.waiting)
        move = luck.choice(room.match.state.moves_of(seat)).text
        await service.act(room, GUESTS[seat], Act(room.v, seat, f"k{number}"), move)


@pytest.mark.parametrize("name", ["excavation", "expedition", "revival"])
def test_nobody_is_shown_anything_but_what_is_drawn_for_their_own_eyes(data: Path, name: str) -> None:
    """Whatever is shared and told as changes, a page always becomes what a new one would be for this seat."""

    async def run() -> None:
        service = TableService(Store(data), BotPool(0))
        room = await table_of_three(service, name)
        shown: dict[tuple[str, Look], tuple[Screen | None, list[str]]] = {}
        async for _ in played(service, room):
            for guest in GUESTS:
                for look in LOOKS:
                    before, parts = shown.get((guest, look), (None, []))
                    screen = await service.see(room, guest, partial(draw_screen, look))
                    parts = assembled(screen.event_after(before, packed=False), parts)
                    seat = GUESTS.index(guest) if guest != "stranger" else None
                    mine = Viewpoint(seat, () if seat is None else (seat,))
                    assert "".join(parts) == draw_screen(look, FrameMaker(room), mine).whole["html"]
                    shown[guest, look] = (screen, parts)
        service.close()

    asyncio.run(run())


def test_a_screen_is_written_once_for_all_who_see_the_same(data: Path) -> None:
    async def run() -> None:
        service = TableService(Store(data), BotPool(0))
        room = await table_of_three(service, "revival")
        draw = partial(draw_screen, LOOKS[0])
        first = {guest: await service.see(room, guest, draw) for guest in (*GUESTS, "another")}
        assert first["stranger"] is first["another"]
        assert len({id(screen) for screen in first.values()}) == len(GUESTS)
        (seat, *_), state = room.match.waiting, room.match.state
        await service.act(room, GUESTS[seat], Act(room.v, seat, "k"), state.moves_of(seat)[0].text)
        after = {guest: await service.see(room, guest, draw) for guest in ("stranger", "another")}
        told = [screen.event_after(first[guest], packed=True) for guest, screen in after.items()]
        assert told[0] is told[1]
        service.close()

    asyncio.run(run())


def test_a_move_costs_a_fraction_of_the_page(data: Path) -> None:
    async def run() -> None:
        service = TableService(Store(data), BotPool(0))
        room = await table_of_three(service, "expedition")
        before, whole, told = None, 0, 0
        async for _ in played(service, room):
            screen = await service.see(room, "maya", partial(draw_screen, LOOKS[0]))
            if before is not None:
                whole += len(screen.event_after(None, packed=True))
                told += len(screen.event_after(before, packed=True))
                plain = zlib.decompressobj(16 + zlib.MAX_WBITS).decompress(
                    GZIP_HEAD + screen.event_after(before, packed=True)
                )
                assert plain == screen.event_after(before, packed=False)
            before = screen
        assert told < whole / 2
        service.close()

    asyncio.run(run())


def pages() -> Iterator[tuple[Screen, Screen]]:
    def screen(html: str, *pictures: str) -> Screen:
        return Screen(1, 1, html, [split_picture(picture) for picture in pictures])

    yield screen(""), screen("<p>")
    yield screen("<p>"), screen("")
    yield screen(f"a{HOLE}b", "<g id=1></g><g id=2>\n</g>"), screen(f"a{HOLE}b", "<g id=2>\n</g><g id=1></g>")
    yield screen(HOLE, "<g a<g a<g a"), screen(HOLE, "<g a<g b<g a<g a")
    yield (
        screen(f"a\n{HOLE}b{HOLE}", "<g 1", "<g 2"),
        screen(f"c{HOLE}a\n", "<g 2"),
    )  # another number of pieces
    yield screen("\u2028one\r\ntwo"), screen("two\u2028one\r\n")


@pytest.mark.parametrize(("before", "now"), list(pages()))
def test_parts_and_changes_lose_nothing(before: Screen, now: Screen) -> None:
    shown = assembled(before.event_after(None, packed=False), [])
    assert "".join(shown) == before.whole["html"]
    assert "".join(assembled(now.event_after(before, packed=False), shown)) == now.whole["html"]
