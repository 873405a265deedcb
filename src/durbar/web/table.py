"""The table's page and its news: the server's frames, written as HTML."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from durbar.server import Problem, Room, TableService, api
from durbar.server.live import deflate, event, stream
from durbar.server.requests import is_form, read_body, read_number

from .dress import dress_table, preview_facts
from .look import Look, look_of
from .render import page, render

CACHED = 64  # frames
_made: OrderedDict[tuple[object, ...], bytes] = OrderedDict()


# Pages are written once for all who look the same way


def render_table(service: TableService, room: Room, guest: str, look: Look) -> bytes:
    """The table of now as browsers get it, in JSON; written once for all who look the same way."""

    def write() -> bytes:
        frame, dress = dress_table(service, room, guest, look)
        html = render("main.html", look, frame=frame, dress=dress)
        return json.dumps({"v": room.v, "html": html}, ensure_ascii=False).encode()

    return cached(cache_key(room, guest, look), write)


def cache_key(room: Room, guest: str, look: Look) -> tuple[object, ...]:
    """Those for whom this is the same are shown the same."""
    return room.id, room.v, room.revision, room.viewpoint(guest), look


def cached(key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
    """What was made for this key before, or is made now."""
    if key not in _made:
        _made[key] = make()
        while len(_made) > CACHED:
            _made.popitem(last=False)
    return _made[key]


# Routes


def table_response(request: Request, room: Room) -> Response:
    made = render_table(api.service_of(request), room, request.state.guest, look_of(request))
    return Response(made, media_type="application/json", headers=api.NO_STORE)


async def table_page(request: Request) -> Response:
    room = await api.room_of(request)
    if "sit" in request.query_params:
        name = room.game.presentation.say("game-name", look_of(request).lang)
        invitation, promise = request.query_params["sit"], room.row.commitment
        return page(request, "sit.html", room=room.id, game=name, invitation=invitation, commitment=promise)
    wanted = request.query_params.get("at", "")
    at = int(wanted) if wanted.isdecimal() and len(wanted) < 10 else None
    service, guest, look = api.service_of(request), request.state.guest, look_of(request)
    frame, dress = dress_table(service, room, guest, look, at, whole=at is not None)
    symbols = room.game.presentation.symbols(look.theme)
    return page(request, "table.html", frame=frame, dress=dress, symbols=symbols)


async def moment(request: Request) -> Response:
    room, look = await api.room_of(request), look_of(request)
    service, guest = api.service_of(request), request.state.guest
    frame, dress = dress_table(service, room, guest, look, request.path_params["n"])
    made = {"v": room.v, "html": render("main.html", look, frame=frame, dress=dress)}
    return JSONResponse(made, headers=api.NO_STORE)


async def act(request: Request) -> Response:
    return await act_response(request, api.do_act)


async def undo(request: Request) -> Response:
    return await act_response(request, api.do_undo)


async def curtain(request: Request) -> Response:
    return await act_response(request, api.do_curtain)


async def hurry(request: Request) -> Response:
    return await act_response(request, api.do_hurry)


async def salt(request: Request) -> Response:
    return await act_response(request, api.do_salt)


async def branch(request: Request) -> Response:
    """A table of one's own from a moment of this one, and there at once."""
    room, n, service = (
        await api.room_of(request),
        read_number(await read_body(request), "at"),
        api.service_of(request),
    )
    await api.count("table", request)
    tried = await service.branch(room, request.state.guest, n, look_of(request).lang)
    return RedirectResponse(f"/t/{tried.id}", 303)


async def hint(request: Request) -> Response:
    """What a bot would do: for the script, or as a page of its own."""
    if "text/html" not in request.headers.get("accept", ""):
        return await api.hint(request)
    told = await api.do_hint(request)
    return page(request, "hint.html", hint=told, table=request.path_params["table"])


async def preview(request: Request) -> Response:
    """What a move would do; nothing, if the table has moved on and it can no longer be made."""
    room, look, move = await api.room_of(request), look_of(request), request.query_params.get("move", "")
    try:
        told = await api.service_of(request).preview(room, request.state.guest, move, look.lang)
    except Problem:
        return Response(status_code=204, headers=api.NO_STORE)
    return JSONResponse(preview_facts(room.game, told, look.lang), headers=api.NO_STORE)


async def act_response(request: Request, do: Callable[[Request], Awaitable[object]]) -> Response:
    """What the server does for programs too, told in HTML; a plain form is sent back to its page."""
    room = await api.room_of(request)
    try:
        await do(request)
    except Problem as problem:
        if problem.code == "stale":
            made = render_table(api.service_of(request), room, request.state.guest, look_of(request))
            problem.more["frame"] = json.loads(made)
        raise
    return RedirectResponse(f"/t/{room.id}", 303) if is_form(request) else table_response(request, room)


async def live(request: Request) -> Response:
    """The server's stream, its events in HTML."""
    service, room, look = api.service_of(request), await api.room_of(request), look_of(request)
    guest = request.state.guest

    def tell(_: int, packed: bool) -> bytes:
        def made() -> bytes:
            told = event(room.v, render_table(service, room, guest, look))
            return deflate(told) if packed else told

        return cached((*cache_key(room, guest, look), packed), made)

    return stream(service, request, room, tell)


def routes() -> Iterable[Route]:
    """Asked before the server's own routes, which stay as they are below /api/v1."""
    return (
        Route("/t/{table}", table_page),
        Route("/t/{table}/at/{n:count}", moment),
        Route("/t/{table}/live", live),
        Route("/t/{table}/act", act, methods=["POST"]),
        Route("/t/{table}/undo", undo, methods=["POST"]),
        Route("/t/{table}/curtain", curtain, methods=["POST"]),
        Route("/t/{table}/hurry", hurry, methods=["POST"]),
        Route("/t/{table}/salt", salt, methods=["POST"]),
        Route("/t/{table}/branch", branch, methods=["POST"]),
        Route("/t/{table}/preview", preview),
        Route("/t/{table}/hint", hint),
    )
