"""The routes of a table: frames, acts, live updates, records. JSON in, JSON out."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from durbar.core import DurbarError, UnknownGame

from .frames import Style
from .guests import style_of
from .house import Act, Chair, House, game_from
from .live import frames
from .problems import Problem, unreadable
from .room import Room

NO_STORE = {"Cache-Control": "no-store"}


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def room_of(request: Request) -> Room:
    return await house_of(request).room(request.path_params["table"])


def framed(request: Request, room: Room, style: Style, since: int = 0) -> Response:
    body = house_of(request).packed(room, request.state.guest, style, since)
    return Response(body, media_type="application/json", headers=NO_STORE)


# What was sent


async def sent(request: Request) -> dict[str, Any]:
    """The body: a JSON object, or a form."""
    body = await request.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind == "application/x-www-form-urlencoded":
        return dict(parse_qsl(body.decode(errors="replace"), keep_blank_values=True))
    try:
        read = json.loads(body or b"{}")
    except ValueError as error:
        raise Problem(400, "bad-request", why=f"no JSON: {error}") from error
    if not isinstance(read, dict):
        raise Problem(400, "bad-request", why="a JSON object is expected")
    return read


def number(body: dict[str, Any], name: str) -> int:
    """A whole number that must be there."""
    value = body.get(name)
    if isinstance(value, str) and value.isdecimal() and len(value) < 10:
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Problem(400, "bad-request", why=f"{name}: a whole number is expected")
    return value


def words(body: dict[str, Any], name: str, longest: int, default: str | None = None) -> str:
    """A text that must be there, unless there is a default."""
    value = body.get(name, default)
    if not isinstance(value, str) or len(value) > longest:
        raise Problem(400, "bad-request", why=f"{name}: a text of at most {longest} characters is expected")
    return value


def act_of(body: dict[str, Any]) -> Act:
    return Act(number(body, "v"), number(body, "seat"), words(body, "key", 80))


def is_form(request: Request) -> bool:
    return request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded")


# Routes


async def live(request: Request) -> Response:
    room, style = await room_of(request), style_of(request)
    since = request.headers.get("last-event-id") or request.query_params.get("v", "0")
    known = int(since) if since.isdecimal() and len(since) < 10 else 0
    stream = frames(house_of(request), room, request.state.guest, style, known)
    return StreamingResponse(
        stream, media_type="text/event-stream", headers={**NO_STORE, "X-Accel-Buffering": "no"}
    )


async def frame(request: Request) -> Response:
    return framed(request, await room_of(request), style_of(request))


async def moment(request: Request) -> Response:
    room = await room_of(request)
    made = house_of(request).moment(room, request.state.guest, style_of(request), request.path_params["n"])
    return JSONResponse(made, headers=NO_STORE)


async def act(request: Request) -> Response:
    room, style, body = await room_of(request), style_of(request), await sent(request)
    wish = act_of(body)
    try:
        await house_of(request).act(room, request.state.guest, wish, words(body, "move", 200), style)
    except Problem as problem:
        raise with_frame(request, room, style, problem) from problem
    return done(request, room, style, wish)


async def undo(request: Request) -> Response:
    room, style, body = await room_of(request), style_of(request), await sent(request)
    wish = act_of(body)
    try:
        await house_of(request).undo(room, request.state.guest, wish, style)
    except Problem as problem:
        raise with_frame(request, room, style, problem) from problem
    return done(request, room, style, wish)


def done(request: Request, room: Room, style: Style, wish: Act) -> Response:
    if is_form(request):
        return RedirectResponse(f"/t/{room.id}", 303)
    return framed(request, room, style, wish.v)


def with_frame(request: Request, room: Room, style: Style, problem: Problem) -> Problem:
    """A stale page is told how the table stands."""
    if problem.status == 409:
        problem.more["frame"] = house_of(request).frame(room, request.state.guest, style)
    return problem


async def curtain(request: Request) -> Response:
    room, body = await room_of(request), await sent(request)
    await house_of(request).hand_over(room, request.state.guest, number(body, "seat"))
    if is_form(request):
        return RedirectResponse(f"/t/{room.id}", 303)
    return framed(request, room, style_of(request))


async def record(request: Request) -> Response:
    room = await room_of(request)
    text = house_of(request).record(room, request.state.guest)
    name = f"{room.game.id}-{room.id}.durbar"
    headers = {**NO_STORE, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def create(request: Request) -> Response:
    body = await sent(request)
    try:
        game = game_from(
            words(body, "game", 80),
            number(body, "players") if body.get("players") not in (None, "") else None,
            body.get("options") or {},
        )
        chairs = [
            Chair(str(seat.get("who", "")), str(seat.get("name", ""))) for seat in body.get("seats", [])
        ]
        room = await house_of(request).create(game, chairs, request.state.guest, style_of(request).lang)
    except UnknownGame as error:
        raise Problem(404, "no-game") from error
    except DurbarError as error:
        raise unreadable(error) from error
    return JSONResponse({"table": room.id, "url": f"/t/{room.id}"}, 201)


ROUTES = [
    Route("/api/v1/tables", create, methods=["POST"]),
    *[
        route
        for prefix in ("", "/api/v1")
        for route in (
            Route(f"{prefix}/t/{{table}}/live", live),
            Route(f"{prefix}/t/{{table}}/frame", frame),
            Route(f"{prefix}/t/{{table}}/at/{{n:int}}", moment),
            Route(f"{prefix}/t/{{table}}/act", act, methods=["POST"]),
            Route(f"{prefix}/t/{{table}}/undo", undo, methods=["POST"]),
            Route(f"{prefix}/t/{{table}}/curtain", curtain, methods=["POST"]),
            Route(f"{prefix}/t/{{table}}/record", record),
        )
    ],
]
