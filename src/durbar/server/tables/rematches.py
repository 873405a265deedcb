"""The same people once more: whoever opens the next table tells the others, and everybody moves on a seat."""

from __future__ import annotations

from ..problems import Problem
from ..storage.schema import SeatRow
from .room import Room
from .table_service import TableService


async def tell(service: TableService, before: str, room: Room, guest: str) -> None:
    """Those who played there see where it goes on; only somebody who did, at the end, can tell them."""
    try:
        played = await service.room(before)
    except Problem:
        return  # it is gone; the new table is none the worse
    if played.match.over and played.seats_of(guest) and played.rematch is None:
        await service.ask(service.store.set_rematch, played.id, room.id)
        await service.catch_up(played)


async def next_table(service: TableService, played: Room, guest: str) -> tuple[Room, SeatRow | None]:
    """Where it goes on, and the seat that is kept for this guest there, unless they have one already."""
    if played.rematch is None:
        raise Problem(404, "no-rematch")
    room = await service.room(played.rematch)
    if room.seats_of(guest):
        return room, None
    places = [(seat + 1) % len(room.seats) for seat in played.seats_of(guest)]
    return room, next((room.seats[place] for place in places if room.seats[place].free), None)
