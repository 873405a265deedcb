"""What is told around a game holds no secret of it: lobby, chat, presence, clocks, lists of games, notices.

As in test_secrets.py, everything that a reader cannot see is swapped, and not a byte may differ. Here a real
server is asked, by everybody who sits at the table and by somebody who looks on.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import SPECTATOR, Game, Rng, State
from durbar.server import TableService
from durbar.server.people.notices import message
from durbar.server.storage.schema import TABLES
from durbar.server.storage.sealing import seal
from durbar.server.tables.room import Room
from durbar.session import Viewpoint
from durbar.web import create_app
from durbar.web.inbox import inbox_message
from tests.server.people import Guest
from tests.server.tables import KEY
from tests.server.test_secrets import SECRETIVE, StandingTime

LOOKS = 2  # at moments when it is a secret who is asked, and as many at others
PAGE = {"accept": "text/html"}
AROUND = ("/lobby", "/", "/games", "/next", "/api/v1/lobby", "/api/v1/tables")
AT_THE_TABLE = ("/t/{}", "/t/{}/seats", "/t/{}/talk", "/api/v1/t/{}/talk", "/api/v1/t/{}/frame")


@pytest.fixture
def client(data: Path) -> Iterator[TestClient]:
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        yield client


def read_all(guest: Guest, table: str) -> list[tuple[str, int, str, str]]:
    """Whatever a guest is told around the game: address, status, where it leads, words."""
    told = []
    for address in (*AROUND, *(each.format(table) for each in AT_THE_TABLE)):
        answer = guest.get(address, headers={} if "/api/" in address else PAGE)
        told.append(
            (address, answer.status_code, answer.headers.get("location", ""), KEY.sub("", answer.text))
        )
    return told


def gather(client: TestClient, game: Game) -> list[Guest]:
    """Three people at a table with clocks, who have said something; the last one only looks on."""
    guests = [Guest(client) for _ in range(game.players + 1)]
    host, seats = (
        guests[0],
        [{"who": "me", "name": "P0"}, *({"who": "open"} for _ in range(game.players - 1))],
    )
    clock = {"kind": "live", "seconds": 600}
    wish = {"game": game.id, "players": game.players, "options": dict(game.options), "seats": seats}
    opened = host.post("/api/v1/tables", {**wish, "clock": clock}).json()
    for seat, guest in enumerate(guests):
        guest.table = opened["table"]
        if str(seat) in opened["invitations"]:
            sat = guest.post(
                guest.at("sit"), {"invitation": opened["invitations"][str(seat)], "name": f"P{seat}"}
            )
            assert sat.status_code == 200
    for guest in guests[:-1]:
        assert guest.post(f"/api/v1/t/{guest.table}/say", {"text": "my hand is good"}).status_code == 200
    return guests


def plays(guests: list[Guest], luck: random.Random) -> None:
    """Somebody who is asked answers something."""
    for guest in luck.sample(guests[:-1], len(guests) - 1):
        frame = guest.looks()
        if frame["moves"]:
            guest.act(frame, luck.choice(frame["moves"])["move"])
            return


@pytest.mark.parametrize("game", SECRETIVE, ids=repr)
def test_nothing_around_a_game_differs_when_everything_its_reader_cannot_see_is_swapped(
    game: Game, client: TestClient
) -> None:
    luck, rng, guests = random.Random(3), Rng(5), gather(client, game)
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    room, twins = service.rooms[guests[0].table], Counter[str]()
    left = {True: LOOKS, False: LOOKS}
    while any(left.values()) and not room.match.over:
        secret = not room.match.view(None).kernel.waiting()
        if left[secret] and (secret or luck.random() < 0.2):
            left[secret] -= 1
            room.hours = StandingTime()
            looks_the_same(service, room, guests, rng, twins)
        plays(guests, luck)
    assert left[True] < LOOKS
    assert twins["other position"] > LOOKS
    assert twins["others asked"] or game.id != "lanterns", "look at other games"


def looks_the_same(
    service: TableService, room: Room, guests: list[Guest], rng: Rng, twins: Counter[str]
) -> None:
    """To everybody; `twins` counts how they differ."""
    game, truth, asked = room.game, room.match._state, room.match.waiting
    for viewer, guest in enumerate(guests):
        seat = viewer if viewer < game.players else None
        told = read_all(guest, room.id)
        notices, inbox = notices_read_by(room, seat), inbox_of(service, room, seat)
        room.match._state = State(
            game, game.swap_unseen(truth.kernel, SPECTATOR if seat is None else seat, rng)
        )
        service.frame_maker(room).forget()
        twins["other position"] += room.match._state.to_dict() != truth.to_dict()
        twins["others asked"] += room.match.waiting != asked
        try:
            for before, after in zip(told, read_all(guest, room.id), strict=True):
                assert after == before
            assert notices_read_by(room, seat) == notices
            assert inbox_of(service, room, seat) == inbox
        finally:
            room.match._state = truth
            service.frame_maker(room).forget()


def notices_read_by(room: Room, seat: int | None) -> list[bytes]:
    """The messages that reach somebody: their own, and those that are said to be no secret."""
    sent = {each: message(room, each, "http://house", 1.0) for each in room.match.waiting}
    return [notice for each, notice in sorted(sent.items()) if each == seat or b'"secret": false' in notice]


def inbox_of(service: TableService, room: Room, seat: int | None) -> dict[str, object]:
    """What all pages of a browser are told about the table."""
    viewpoint = Viewpoint(seat, () if seat is None else (seat,))
    return inbox_message("en", service.frame_maker(room), viewpoint)


def test_the_lobby_does_not_know_the_seed_of_a_table(client: TestClient) -> None:
    host, reader = Guest(client), Guest(client)
    host.opens("lanterns", "me:Maya", "open", "open")
    host.post(host.at("open"), {"everybody": True})
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    store = service.store
    told = [reader.get(address).content for address in ("/lobby", "/api/v1/lobby")]
    assert all(host.table.encode() in each for each in told)
    with store.writing() as db:
        seed = seal(store.key, host.table, bytes(range(32))).hex()
        db.execute(TABLES.update().where(TABLES.c.id == host.table).values(seed=seed))
    assert [reader.get(address).content for address in ("/lobby", "/api/v1/lobby")] == told
