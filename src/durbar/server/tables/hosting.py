"""A table before its game: the host opens it to everybody or not, withdraws invitations, asks bots in.

The game begins when the last seat has somebody and has given its salt; from then on nobody changes seats.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from durbar.bots import BOTS
from durbar.texts import default_name

from ..problems import Problem
from ..storage.schema import SeatChange, SeatRow
from ..storage.store import Taken
from ..typed.messages import ChosenClock, OpenTable
from .room import Room
from .seating import new_invitation
from .table_service import TableService


def check_host(room: Room, guest: str) -> None:
    """Problem if somebody else opened the table, or if its game has begun."""
    if room.host != guest:
        raise Problem(403, "not-host")
    check_waiting(room)


def check_waiting(room: Room) -> None:
    if room.dealt:
        raise Problem(409, "begun")


def seat_of(room: Room, seat: int) -> SeatRow:
    if seat >= len(room.seats):
        raise Problem(404, "no-place")
    return room.seats[seat]


async def open_to_all(service: TableService, room: Room, guest: str, everybody: bool, lang: str) -> None:
    """Show the table in the lobby, where everybody may take a free seat; or no longer.

    The links to its seats were everybody's then, so they are withdrawn.
    """
    check_host(room, guest)
    before = await service.ask(service.store.table, room.id)
    await service.ask(service.store.set_listed, room.id, time.time() if everybody else None, lang)
    if before is not None and before.listed is not None and not everybody:
        for seat in [seat.seat for seat in room.seats if seat.free]:
            with suppress(Problem):  # it was taken meanwhile
                await renew_invitation(service, room, guest, seat)


async def open_from_the_start(service: TableService, room: Room, guest: str, lang: str) -> None:
    """Show a new table in the lobby, if it waits for anybody."""
    if any(seat.free for seat in room.seats):
        await open_to_all(service, room, guest, True, lang)


async def admit_onlookers(service: TableService, room: Room, guest: str, everybody: bool) -> None:
    """Let everybody look on, at any time; or only those who sit at the table."""
    if room.host != guest:
        raise Problem(403, "not-host")
    await service.ask(service.store.set_closed, room.id, not everybody)
    await service.catch_up(room)


async def renew_invitation(service: TableService, room: Room, guest: str, seat: int) -> None:
    """Another link for a free seat: the one before is withdrawn."""
    check_host(room, guest)
    before = seat_of(room, seat)
    if not before.free:
        raise Problem(409, "seat-taken")
    after = replace(before, invitation=new_invitation(), invited=time.time())
    try:
        await service.ask(service.store.change_seat, room.id, before, after)
    except Taken as error:
        await service.catch_up(room)
        raise Problem(409, "seat-taken") from error
    await service.catch_up(room)


async def fill_with_bots(service: TableService, room: Room, guest: str, bot: str, lang: str) -> None:
    """A bot for every free seat; if nobody else has to give a salt, the game begins."""
    check_host(room, guest)
    if bot not in BOTS:
        raise Problem(422, "no-bot", known=", ".join(BOTS))

    def changes() -> Sequence[SeatChange]:
        free = [] if room.dealt else [seat for seat in room.seats if seat.free]
        return [(seat, replace(seat, bot=bot, name=default_name(seat.seat, bot, lang))) for seat in free]

    await service.change_seats(room, changes)


async def free_seat(service: TableService, room: Room, guest: str, number: int, lang: str) -> None:
    """Whoever sits there leaves, or is asked to by the host; a bot too. The seat has a new invitation."""
    if guest not in (room.host, seat_of(room, number).owner):
        raise Problem(403, "not-host")
    check_waiting(room)
    room.check_length()

    def changes() -> Sequence[SeatChange]:
        seat = room.seats[number]
        if room.dealt or seat.free:
            return []
        name, now = default_name(number, None, lang), time.time()
        return [(seat, SeatRow(number, name, None, None, new_invitation(), now))]

    await service.change_seats(room, changes)


def asked_by_name(service: TableService, table: str) -> dict[int, tuple[str, bool]]:
    """Who is asked by name to each seat of a table, and whether they have refused."""
    found = {}
    for challenge in service.challenges.at_table(table):
        if name := service.members.name_of(challenge.guest):
            found[challenge.seat] = (name, challenge.refused is not None)
    return found


async def lobby(service: TableService) -> list[OpenTable]:
    """The tables where anybody may sit down."""
    found, rows = [], await service.ask(service.store.listed_tables)
    clocks = await service.ask(service.store.clock_rules, [row.id for row in rows])
    for row in rows:
        seats = await service.ask(service.store.seats, row.id)
        free = [seat for seat in seats if seat.free]
        if free:
            people = [seat.name for seat in seats if seat.owner]
            options, chosen = dict(row.options), clocks.get(row.id)
            clock = ChosenClock(**json.loads(chosen)) if chosen else None
            found.append(
                OpenTable(
                    row.id,
                    row.game,
                    row.players,
                    options,
                    people,
                    len(free),
                    free[0].invitation,
                    clock,
                    row.lang,
                )
            )
    return found
