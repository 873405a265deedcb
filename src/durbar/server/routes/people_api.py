"""Routes for the life of a table once its game has begun: resigning, standing in, looking on."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from ..tables import absence, hosting, presence
from ..tables.ahead_setting import set_ahead
from ..tables.room import Room
from ..typed.bodies import OneSeat, Onlookers, StandIn, WishedAhead
from ..typed.requests import read
from .api import answer_with_frame, room_of, service_of


async def do_resign(request: Request) -> Room:
    """Give up a seat for good."""
    room, sent = await room_of(request), await read(request, OneSeat)
    await absence.resign(service_of(request), room, request.state.guest, sent.seat)
    return room


async def do_stand_in(request: Request) -> Room:
    """Have a bot play for somebody who is away."""
    room, sent = await room_of(request), await read(request, StandIn)
    bot = absence.STAND_IN if sent.bot is None else sent.bot
    await presence.look_around(service_of(request), [room])
    await absence.stand_in(service_of(request), room, request.state.guest, sent.seat, bot)
    return room


async def do_onlookers(request: Request) -> Room:
    """Shut out all who do not sit at the table, or let them in again."""
    room, sent = await room_of(request), await read(request, Onlookers)
    await hosting.admit_onlookers(service_of(request), room, request.state.guest, sent.everybody)
    return room


async def do_ahead(request: Request) -> Room:
    """Have the table answer something for one, or no longer."""
    room, sent = await room_of(request), await read(request, WishedAhead)
    guest, service = request.state.guest, service_of(request)
    await set_ahead(service, room, guest, sent.seat, sent.wish, sent.on)
    return room


TABLE_ROUTES = (
    ("resign", do_resign),
    ("stand-in", do_stand_in),
    ("onlookers", do_onlookers),
    ("ahead", do_ahead),
)
ROUTES = [
    Route(f"{prefix}/t/{{table}}/{name}", answer_with_frame(do), methods=["POST"])
    for prefix in ("", "/api/v1")
    for name, do in TABLE_ROUTES
]
