"""A player sets what the table answers for them."""

from __future__ import annotations

from dataclasses import replace

from ..problems import Problem
from ..storage.store import Taken
from ..typed.bodies import Ahead
from .ahead import possible_wishes, stored_form, wishes_of
from .hosting import seat_of
from .room import Room
from .table_service import TableService


async def set_ahead(
    service: TableService, room: Room, guest: str, number: int, wish: Ahead, on: bool | None
) -> None:
    """Set one of them for a seat of one's own, or no longer; without a word which, the other way round."""
    if seat_of(room, number).owner != guest:
        raise Problem(403, "wrong-seat")
    if wish not in possible_wishes(room.game):
        raise Problem(422, "no-ahead")
    for _ in range(3):
        seat = room.seats[number]
        now = wishes_of(seat)
        others = [each for each in now if each != wish]
        wanted = wish not in now if on is None else on
        after = replace(seat, ahead=stored_form([*others, wish] if wanted else others))
        try:
            turn = room.v, room.bots_turn(room.match, [(seat, after)])
            await service.ask(service.store.change_seat, room.id, seat, after, turn)
            break
        except Taken:
            await service.catch_up(room)
    await service.catch_up(room)
