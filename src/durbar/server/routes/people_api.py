"""Routes for the life of a table once its game has begun: resigning, standing in, looking on."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..tables import absence, hosting, presence
from ..tables.ahead_setting import set_ahead
from ..tables.room import Room
from ..typed.bodies import OneSeat, Onlookers, StandIn, WishedAhead
from ..typed.requests import read
from .api import frame_response, room_of, service_of
from .guests import style_of


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


async def ahead(request: Request) -> Response:
    return await frame_response(request, await do_ahead(request), style_of(request))


async def resign(request: Request) -> Response:
    room = await do_resign(request)
    return await frame_response(request, room, style_of(request))


async def stand_in(request: Request) -> Response:
    return await frame_response(request, await do_stand_in(request), style_of(request))


async def onlookers(request: Request) -> Response:
    return await frame_response(request, await do_onlookers(request), style_of(request))


TABLE_ROUTES = (("resign", resign), ("stand-in", stand_in), ("onlookers", onlookers), ("ahead", ahead))
ROUTES = [
    Route(f"{prefix}/t/{{table}}/{name}", endpoint, methods=["POST"])
    for prefix in ("", "/api/v1")
    for name, endpoint in TABLE_ROUTES
]
