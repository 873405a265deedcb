"""*Seats and people*: who sits at a table, what its host and players can do about it, and the next one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from durbar.server import Room
from durbar.server.frames.frames import seat_message
from durbar.server.problems import BadRequest
from durbar.server.routes import api, bot_api
from durbar.server.tables import absence, hosting, presence, rematches
from durbar.server.typed.messages import plain
from durbar.server.typed.requests import read_body, read_number, read_text

from .look import look_of
from .newgame import opponents
from .qr import qr_code
from .render import page, words

WISHES_FOR_A_SEAT = ("invite", "leave", "stand-in", "resign")


async def gathering(request: Request) -> Response:
    """Who sits where, and what the host and the players can do about it, before the game and during it."""
    room, service = await api.room_of(request), api.service_of(request)
    if room.match.over:
        return RedirectResponse(f"/t/{room.id}", 303)
    row = await service.ask(service.store.table, room.id)
    lang, guest, house = look_of(request).lang, request.state.guest, str(request.base_url).rstrip("/")
    asked = await service.ask(hosting.asked_by_name, service, room.id)
    await presence.look_around(service, [room])
    missed = room.missed_by(room.viewpoint(guest).viewer)
    return page(
        request,
        "gathering.html",
        table=room.id,
        game=room.game.presentation.say("game-name", lang),
        host=room.host == guest,
        inside=bool(room.seats_of(guest)) or room.host == guest,
        begun=room.dealt,
        listed=row is not None and row.listed is not None,
        closed=room.closed,
        onlookers=room.onlookers,
        seats=[
            {**seat_facts(room, seat, guest, house, lang), "missed": seat in missed}
            for seat in range(len(room.seats))
        ],
        bots=opponents(lang),
        usual=absence.STAND_IN,
        house=house,
        asked=asked,
    )


def seat_facts(room: Room, number: int, guest: str, house: str, lang: str) -> dict[str, Any]:
    """A seat as this guest may see it: those who sit at the table see how to invite somebody."""
    seat, inside = room.seats[number], bool(room.seats_of(guest)) or room.host == guest
    link = f"/t/{room.id}?sit={seat.invitation}"
    return {
        **plain(seat_message(seat, room.here)),
        "free": seat.free,
        "mine": seat.owner == guest,
        "link": link if inside and seat.free else "",
        "qr": qr_code(f"{house}{link}", words(lang)("web-invitation")) if inside and seat.free else "",
    }


async def change_gathering(request: Request) -> Response:
    """A form of that page was sent."""
    room, body, service = await api.room_of(request), await read_body(request), api.service_of(request)
    guest, lang = request.state.guest, look_of(request).lang
    wish = read_text(body, "do", 20)
    if wish in ("open", "close"):
        await hosting.open_to_all(service, room, guest, wish == "open", lang)
    elif wish in ("admit", "shut-out"):
        await hosting.admit_onlookers(service, room, guest, wish == "admit")
    elif wish == "fill":
        await hosting.fill_with_bots(service, room, guest, read_text(body, "bot", 40), lang)
        if room.dealt:
            return RedirectResponse(f"/t/{room.id}", 303)
    elif wish == "ask":
        await bot_api.do_challenge(request, room, read_number(body, "seat"), read_text(body, "name", 80))
    elif wish in WISHES_FOR_A_SEAT:
        seat = read_number(body, "seat")
        if wish == "invite":
            await hosting.renew_invitation(service, room, guest, seat)
        elif wish == "leave":
            await hosting.free_seat(service, room, guest, seat, lang)
        elif wish == "stand-in":
            await presence.look_around(service, [room])
            await absence.stand_in(service, room, guest, seat)
        else:
            await absence.resign(service, room, guest, seat)
            return RedirectResponse(f"/t/{room.id}" if room.admits(guest) else "/", 303)
    else:
        known = ", ".join(("open", "close", "admit", "shut-out", "fill", "ask", *WISHES_FOR_A_SEAT))
        raise BadRequest(f"do: one of these is expected: {known}")
    return RedirectResponse(f"/t/{room.id}/seats", 303)


async def next_table(request: Request) -> Response:
    """From a game that is over to the next one of the same people, where a seat is kept."""
    service, guest = api.service_of(request), request.state.guest
    played = await api.room_of(request)
    room, seat = await rematches.next_table(service, played, guest)
    asked = {"sit": seat.invitation, "name": seat.name} if seat else {}
    return RedirectResponse(f"/t/{room.id}{'?' + urlencode(asked) if asked else ''}", 303)


def routes() -> Iterable[Route]:
    return (
        Route("/t/{table}/seats", gathering),
        Route("/t/{table}/seats", change_gathering, methods=["POST"]),
        Route("/t/{table}/next", next_table),
    )
