"""Seats whose people are gone once the game has begun: they resign, or a bot stands in until they return.

A bot that stands in has the seat's bot and still its owner: it sees what the seat sees, as any bot does, and
the owner has the seat again as soon as their page is open. Whoever resigns has no seat any more: a bot plays
it to the end, with the others or, if no person is left, among bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from durbar.bots import BOTS, USUAL_LEVEL

from ..problems import Problem
from ..storage.schema import SeatChange
from .hosting import seat_of
from .room import Room
from .table_service import TableService

RESIGNED = "resigned"  # the note of a seat
STAND_IN = USUAL_LEVEL  # unless another bot is asked for


def check_playing(room: Room) -> None:
    """Problem if the game has not begun, or has ended."""
    if not room.dealt:
        raise Problem(409, "not-begun")
    if room.match.over:
        raise Problem(409, "game-over")


async def resign(service: TableService, room: Room, guest: str, number: int) -> None:
    """A guest gives up a seat for good; a bot plays it to the end."""
    if seat_of(room, number).owner != guest:
        raise Problem(403, "wrong-seat")
    check_playing(room)

    def changes() -> Sequence[SeatChange]:
        seat = room.seats[number]
        if seat.owner != guest or room.match.over:
            return []
        return [(seat, replace(seat, owner=None, bot=seat.bot or STAND_IN, ahead=None))]

    await service.change_seats(room, changes, [(number, RESIGNED)])


async def stand_in(service: TableService, room: Room, guest: str, number: int, bot: str = STAND_IN) -> None:
    """Those at the table have waited long enough for somebody who is away: a bot plays until they return."""
    seat_of(room, number)
    if not (room.seats_of(guest) or room.host == guest):
        raise Problem(403, "wrong-seat")
    check_playing(room)
    if bot not in BOTS:
        raise Problem(422, "no-bot", known=", ".join(BOTS))
    if number not in room.missed_by(room.viewpoint(guest).viewer):
        raise Problem(409, "not-away")

    def changes() -> Sequence[SeatChange]:
        seat = room.seats[number]
        if seat.bot or not seat.owner or room.match.over:
            return []
        return [(seat, replace(seat, bot=bot))]

    await service.change_seats(room, changes)


async def come_back(service: TableService, room: Room, guest: str) -> None:
    """Somebody is here again: bots that stood in for them leave their seats."""

    def changes() -> Sequence[SeatChange]:
        return [(seat, replace(seat, bot=None)) for seat in room.left_to_bots(guest)]

    if changes():
        await service.change_seats(room, changes)
