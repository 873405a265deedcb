"""``/api/v1``: tables, frames, acts, live updates and records for programs, and for pages to build upon."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from durbar.core import DurbarError, UnknownGame

from ..frames import questions
from ..frames.frames import Style, pack
from ..frames.game_info import games_info
from ..problems import Problem, unreadable_problem
from ..rates import too_often
from ..storage.database import DataError
from ..tables import hosting
from ..tables.absence import come_back
from ..tables.clocks import ClockRules
from ..tables.dealer import read_salt
from ..tables.room import Room
from ..tables.seating import Chair
from ..tables.table_games import game_from
from ..tables.table_service import TableService
from ..typed.bodies import (
    Act,
    BranchAt,
    HandOver,
    NewTable,
    OneSeat,
    OpenToAll,
    SentMove,
    SentSalt,
    SentUndo,
    Sit,
    WishedBot,
)
from ..typed.messages import Hint, Opened, TableInfo, plain
from ..typed.openapi import openapi_document
from ..typed.requests import is_form, read, read_body, read_number, read_upload, wrong
from .guests import style_of
from .live import frames_for, known_version, reads_packed, stream

NO_STORE = {"Cache-Control": "no-store"}
GLANCE = 0.25  # seconds until one looks whether somebody still waits
T = TypeVar("T")
AnyAct = TypeVar("AnyAct", bound=Act)

log = logging.getLogger("durbar")


def service_of(request: Request) -> TableService:
    service = request.app.state.service
    assert isinstance(service, TableService)
    return service


async def count(what: str, request: Request) -> None:
    """One more table or upload; Problem 429 with the time to wait if that is too many."""
    service = service_of(request)
    if seconds := await service.ask(service.store.count, service.quotas.measures(what, request), time.time()):
        raise too_often(seconds)


async def room_of(request: Request) -> Room:
    """The table that is asked about; Problem 403 if its host has closed it to whoever asks."""
    room = await any_room_of(request)
    if not room.admits(request.state.guest):
        raise Problem(403, "closed")
    return room


async def any_room_of(request: Request) -> Room:
    """The table, also for those who may not look on but were invited."""
    return await service_of(request).room(request.path_params["table"])


async def frame_response(request: Request, room: Room, style: Style, since: int = 0) -> Response:
    """The frame; a page without script is sent back to its table."""
    if is_form(request):
        return RedirectResponse(f"/t/{room.id}", 303)
    body = await service_of(request).see(
        room, request.state.guest, lambda frames, viewpoint: frames.packed(viewpoint, style, since)
    )
    return Response(body, media_type="application/json", headers=NO_STORE)


def answer_with_frame(do: Callable[[Request], Awaitable[Room]]) -> Callable[[Request], Awaitable[Response]]:
    """A route that does something at a table and answers with the frame."""

    async def answer(request: Request) -> Response:
        return await frame_response(request, await do(request), style_of(request))

    return answer


def json_response(message: object, status: int = 200) -> Response:
    """A typed value, or a list of them, as JSON."""
    return JSONResponse(plain(message), status, headers=NO_STORE)


def opened_response(room: Room, status: int = 201) -> Response:
    """Where a table is, and the invitations to its free seats."""
    free = {str(seat.seat): seat.invitation for seat in room.seats if not (seat.bot or seat.owner)}
    return json_response(Opened(room.id, f"/t/{room.id}", room.row.commitment, free), status)


# The house


async def all_games(request: Request) -> Response:
    return json_response(await service_of(request).work(games_info, style_of(request).lang))


async def my_tables(request: Request) -> Response:
    rows = await service_of(request).tables_of(request.state.guest)
    return json_response([TableInfo(row.id, row.game, row.players, row.over, row.moved) for row in rows])


async def create(request: Request) -> Response:
    wish, service = await read(request, NewTable), service_of(request)
    await count("table", request)
    try:
        game = await service.work(game_from, wish.game, wish.players, wish.options, wish.content)
        chairs = [Chair(seat.who, seat.name) for seat in wish.seats]
        lang, wait = style_of(request).lang, wish.deal == "wait"
        clock = ClockRules(**vars(wish.clock)) if wish.clock else None
        room = await service.create(game, chairs, request.state.guest, lang, wait, clock=clock)
        if wish.everybody:
            await hosting.open_from_the_start(service, room, request.state.guest, lang)
    except UnknownGame as error:
        raise Problem(404, "no-game") from error
    except DataError:
        raise
    except DurbarError as error:
        raise unreadable_problem(error) from error
    return opened_response(room)


async def load(request: Request) -> Response:
    record, lang = await read_upload(request), style_of(request).lang
    await count("upload", request)
    return opened_response(await service_of(request).load(record, request.state.guest, lang))


async def lobby(request: Request) -> Response:
    return json_response(await hosting.lobby(service_of(request)))


async def description(request: Request) -> Response:
    return JSONResponse(openapi_document())


# A table


async def frame(request: Request) -> Response:
    return await frame_response(request, await room_of(request), style_of(request))


async def live(request: Request) -> Response:
    service, room, style = service_of(request), await room_of(request), style_of(request)
    service.frame_maker(room).check(style)  # before the stream begins
    known, packed = known_version(request), reads_packed(request)
    return stream(
        service, request, room, frames_for(service, room, request.state.guest, style, known, packed)
    )


async def moment(request: Request) -> Response:
    room, n, style = await room_of(request), request.path_params["n"], style_of(request)
    seen = await service_of(request).see(
        room, request.state.guest, lambda frames, viewpoint: pack(frames.moment(n, viewpoint, style))
    )
    return Response(seen, media_type="application/json", headers=NO_STORE)


async def do_act(request: Request) -> tuple[Room, Act]:
    """Make the move that was sent; a page answers it in its own way."""
    service_of(request).quotas.check_act(request)
    room, sent = await room_of(request), check_key(await read(request, SentMove))
    if room.left_to_bots(request.state.guest):
        await come_back(service_of(request), room, request.state.guest)
    await service_of(request).act(room, request.state.guest, sent, sent.move, style_of(request).lang)
    return room, sent


async def do_undo(request: Request) -> tuple[Room, Act]:
    """Take back what was asked for."""
    service_of(request).quotas.check_act(request)
    room, sent = await room_of(request), check_key(await read(request, SentUndo))
    whole = sent.back == "turn"
    await service_of(request).undo(room, request.state.guest, sent, style_of(request).lang, whole)
    return room, sent


def check_key(act: AnyAct) -> AnyAct:
    """The act, if its key can be written down in one line."""
    if not act.key or not act.key.isprintable():
        raise wrong("key", "every click has one of its own, in one line")
    return act


async def do_curtain(request: Request) -> Room:
    """Lift the curtain for a seat."""
    room, sent = await room_of(request), await read(request, HandOver)
    await service_of(request).hand_over(room, request.state.guest, sent.seat)
    return room


async def do_hurry(request: Request) -> Room:
    """Let the bots play on at once."""
    room = await room_of(request)
    service_of(request).hurry(room, request.state.guest)
    return room


async def do_hint(request: Request) -> Hint:
    """What a bot would do, as long as somebody waits for it."""
    room = await room_of(request)
    service, guest, lang = service_of(request), request.state.guest, style_of(request).lang
    asking = questions.hint(service, room, guest, lang, service.quotas.address(request))
    return await while_waited_for(request, asking)


async def while_waited_for(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, which is given up when whoever asked has gone."""
    task = asyncio.create_task(work)
    try:
        while not (await asyncio.wait({task}, timeout=GLANCE))[0]:
            if await request.is_disconnected():
                raise ClientDisconnect
        return task.result()
    finally:
        task.cancel()


async def act_response(request: Request, do: Callable[[Request], Awaitable[tuple[Room, Act]]]) -> Response:
    """The frame after an act; a stale page is told how the table stands."""
    style = style_of(request)
    try:
        room, wish = await do(request)
    except Problem as problem:
        if problem.code == "stale":
            room, known = await room_of(request), read_number(await read_body(request), "v")
            since = min(known, room.v)
            problem.more["frame"] = await service_of(request).see(
                room,
                request.state.guest,
                lambda frames, viewpoint: plain(frames.frame(viewpoint, style, since)),
            )
        raise
    return await frame_response(request, room, style, wish.v)


async def sit(request: Request) -> Response:
    room, sent = await any_room_of(request), await read(request, Sit)
    guest, wait = request.state.guest, sent.deal == "wait"
    await service_of(request).sit(room, sent.invitation, guest, sent.name, wait)
    return await frame_response(request, room, style_of(request))


async def do_salt(request: Request) -> Room:
    """The guest's salt; without one, as from a page without scripts, the server draws it."""
    room, sent = await room_of(request), await read(request, SentSalt)
    try:
        salt = read_salt(sent.salt) if sent.salt else None
    except DurbarError as error:
        raise wrong("salt", str(error)) from error
    if not room.seats_of(request.state.guest):
        raise Problem(403, "wrong-seat")
    await service_of(request).give_salt(room, request.state.guest, salt)
    return room


async def open_to_all(request: Request) -> Response:
    room, sent = await room_of(request), await read(request, OpenToAll)
    guest, lang = request.state.guest, style_of(request).lang
    await hosting.open_to_all(service_of(request), room, guest, sent.everybody, lang)
    return await frame_response(request, room, style_of(request))


async def invite(request: Request) -> Response:
    room, sent = await room_of(request), await read(request, OneSeat)
    await hosting.renew_invitation(service_of(request), room, request.state.guest, sent.seat)
    return opened_response(room, 200)


async def fill(request: Request) -> Response:
    room, sent, lang = await room_of(request), await read(request, WishedBot), style_of(request).lang
    await hosting.fill_with_bots(service_of(request), room, request.state.guest, sent.bot, lang)
    return await frame_response(request, room, style_of(request))


async def leave(request: Request) -> Response:
    room, sent, lang = await room_of(request), await read(request, OneSeat), style_of(request).lang
    await hosting.free_seat(service_of(request), room, request.state.guest, sent.seat, lang)
    return await frame_response(request, room, style_of(request))


async def branch(request: Request) -> Response:
    room, sent = await room_of(request), await read(request, BranchAt)
    await count("table", request)
    lang = style_of(request).lang
    return opened_response(await service_of(request).branch(room, request.state.guest, sent.at, lang))


async def preview(request: Request) -> Response:
    room, move = await room_of(request), request.query_params.get("move", "")
    guest, lang = request.state.guest, style_of(request).lang
    return json_response(await questions.preview(service_of(request), room, guest, move, lang))


async def why(request: Request) -> Response:
    room, asked = await room_of(request), request.query_params
    guest, lang = request.state.guest, style_of(request).lang
    move, element = asked.get("move", ""), asked.get("pick", "")
    return json_response(await questions.why(service_of(request), room, guest, lang, move, element))


async def hint(request: Request) -> Response:
    return json_response(await do_hint(request))


async def record(request: Request) -> Response:
    room = await room_of(request)
    text = service_of(request).record(room, request.state.guest)
    name = f"{room.game.id}-{room.id}.durbar"
    headers = {**NO_STORE, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


TABLE_ROUTES = (
    ("frame", frame, "GET"),
    ("live", live, "GET"),
    ("at/{n:count}", moment, "GET"),
    ("act", partial(act_response, do=do_act), "POST"),
    ("undo", partial(act_response, do=do_undo), "POST"),
    ("curtain", answer_with_frame(do_curtain), "POST"),
    ("sit", sit, "POST"),
    ("salt", answer_with_frame(do_salt), "POST"),
    ("open", open_to_all, "POST"),
    ("invite", invite, "POST"),
    ("fill", fill, "POST"),
    ("leave", leave, "POST"),
    ("hurry", answer_with_frame(do_hurry), "POST"),
    ("branch", branch, "POST"),
    ("preview", preview, "GET"),
    ("why", why, "GET"),
    ("hint", hint, "GET"),
    ("record", record, "GET"),
)
ROUTES = [
    Route("/api/v1/openapi.json", description),
    Route("/api/v1/games", all_games),
    Route("/api/v1/tables", create, methods=["POST"]),
    Route("/api/v1/tables", my_tables),
    Route("/api/v1/load", load, methods=["POST"]),
    Route("/api/v1/lobby", lobby),
    *[
        Route(f"{prefix}/t/{{table}}/{name}", endpoint, methods=[method])
        for prefix in ("", "/api/v1")  # pages may put their own in place of the first
        for name, endpoint, method in TABLE_ROUTES
    ],
]
