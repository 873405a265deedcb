"""The table's page and its news: the server's frames, written as HTML."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from durbar.server import Problem, Room
from durbar.server.frames import questions
from durbar.server.frames.frames import FrameMaker
from durbar.server.people.names import clean_name
from durbar.server.routes import api, people_api
from durbar.server.routes.live import reads_packed, stream
from durbar.server.typed.bodies import BranchAt
from durbar.server.typed.messages import Frame
from durbar.server.typed.requests import is_form, read
from durbar.session import Viewpoint
from durbar.texts import HOUSE

from .clocks import clock_name
from .dress import Dress, dress_table, preview_facts
from .look import Look, look_of
from .render import page, render, write_turn
from .result_picture import result_picture
from .score_graph import score_track
from .screens import HOLE, Screen, split_picture
from .story import Turn


def draw_screen(look: Look, frames: FrameMaker, viewpoint: Viewpoint) -> Screen:
    """The table of now as a browser shows it: written once for all who look the same way."""

    def write() -> Screen:
        frame, dress = dress_table(frames, viewpoint, look)
        return write_screen(frames.room, look, frame, dress)

    return frames.once((viewpoint, look), write)


def write_screen(room: Room, look: Look, frame: Frame, dress: Dress) -> Screen:
    """The page; pictures and turns are put in as they are, after it is written."""
    pieces: list[Sequence[str]] = [split_picture(picture["svg"]) for picture in dress.pictures]
    empty = replace(dress, pictures=[{**picture, "svg": HOLE} for picture in dress.pictures])

    def leave_room(entries: Iterable[Turn], lang: str, base: str) -> str:
        pieces.append([write_turn(entry, lang, base) for entry in entries])
        return HOLE

    html = render("main.html", look, frame=frame, dress=empty, turns=leave_room)
    return Screen(room.v, room.revision, html, pieces)


async def screen_of(request: Request, room: Room) -> Screen:
    """The table as whoever asks is to be shown it now."""
    draw = partial(draw_screen, look_of(request))
    return await api.service_of(request).see(room, request.state.guest, draw)


# Routes


async def now(request: Request) -> Response:
    """The table of now, for a page that its stream does not reach."""
    screen = await screen_of(request, await api.room_of(request))
    return JSONResponse(screen.whole, headers=api.NO_STORE)


async def table_page(request: Request) -> Response:
    room = await (api.any_room_of if "sit" in request.query_params else api.room_of)(request)
    if "sit" in request.query_params:
        lang, service = look_of(request).lang, api.service_of(request)
        invitation, promise = request.query_params["sit"], room.row.commitment
        if room.invited_seat(invitation, request.state.guest).owner:
            return RedirectResponse(f"/t/{room.id}", 303)  # it is theirs already
        return page(
            request,
            "sit.html",
            room=room.id,
            game=room.game.presentation.say("game-name", lang),
            names=HOUSE.join(lang, [seat.name for seat in room.seats if not seat.free]),
            clock=clock_name(room.clock, lang) if room.clock else "",
            invitation=invitation,
            commitment=promise,
            name=clean_name(request.query_params.get("name", ""))
            or await service.ask(service.members.name_of, request.state.guest),
        )
    wanted = request.query_params.get("at", "")
    at = int(wanted) if wanted.isdecimal() and len(wanted) < 10 else None
    guest, look = request.state.guest, look_of(request)

    def write(frames: FrameMaker, viewpoint: Viewpoint) -> Response:
        past = at is not None
        frame, dress = dress_table(
            frames, viewpoint, look, at, whole=past, may_branch=past and room.may_read(guest)
        )
        # The stream begins with the same screen: a page that knows it by its digest need not read it again.
        screen = write_screen(room, look, frame, dress) if past else draw_screen(look, frames, viewpoint)
        symbols = room.game.presentation.symbols(look.theme)
        made = {"main": screen.html, "digest": screen.digest, "symbols": symbols}
        return page(request, "table.html", 200, frame=frame, dress=dress, **made)

    return await api.service_of(request).see(room, guest, write)


async def moment(request: Request) -> Response:
    room, look, n = await api.room_of(request), look_of(request), request.path_params["n"]
    guest = request.state.guest

    def write(frames: FrameMaker, viewpoint: Viewpoint) -> Screen:
        frame, dress = dress_table(frames, viewpoint, look, n, may_branch=room.may_read(guest))
        return write_screen(room, look, frame, dress)

    screen = await api.service_of(request).see(room, guest, write)
    return JSONResponse(screen.whole, headers=api.NO_STORE)


async def branch(request: Request) -> Response:
    """A table of one's own from a moment of this one, and there at once."""
    room, sent, service = await api.room_of(request), await read(request, BranchAt), api.service_of(request)
    await api.count("table", request)
    guest = request.state.guest
    tried = await service.branch(room, guest, sent.at, look_of(request).lang)
    await service.ask(service.store.put_on_shelf, guest, tried.id, tried_from=room.id, tried_at=sent.at)
    return RedirectResponse(f"/t/{tried.id}", 303)


async def hint(request: Request) -> Response:
    """What a bot would do: for the script, or as a page of its own."""
    if "text/html" not in request.headers.get("accept", ""):
        return await api.hint(request)
    told = await api.do_hint(request)
    return page(request, "hint.html", hint=told, table=request.path_params["table"])


async def result(request: Request) -> Response:
    """The result of a game that is over, as a picture to keep or to send."""
    room, look = await api.room_of(request), look_of(request)
    if not room.match.over:
        raise Problem(404, "not-found")

    def draw(frames: FrameMaker, viewpoint: Viewpoint) -> str:
        match, view = room.match, room.match.view(None)
        seats = range(room.game.players)
        badges = [room.game.presentation.badge(view, seat, theme=look.theme) for seat in seats]
        return result_picture(match, frames.once(("track",), partial(score_track, match)), badges, look)

    drawn = await api.service_of(request).see(room, request.state.guest, draw)
    return Response(drawn, media_type="image/svg+xml", headers=api.NO_STORE)


async def preview(request: Request) -> Response:
    """What a move would do; nothing, if the table has moved on and it can no longer be made."""
    room, look, move = await api.room_of(request), look_of(request), request.query_params.get("move", "")
    try:
        told = await questions.preview(api.service_of(request), room, request.state.guest, move, look.lang)
    except Problem:
        return Response(status_code=204, headers=api.NO_STORE)
    return JSONResponse(preview_facts(room.game, told, look.lang), headers=api.NO_STORE)


async def act_response(request: Request, do: Callable[[Request], Awaitable[object]]) -> Response:
    """That it is done; the stream brings what has come of it. A plain form is sent back to its page."""
    room = await api.room_of(request)
    try:
        await do(request)
    except Problem as problem:
        if problem.code == "stale":
            problem.more["frame"] = (await screen_of(request, room)).whole
        raise
    if is_form(request):
        return RedirectResponse(f"/t/{room.id}", 303)
    return JSONResponse({"v": room.v, "r": room.revision}, headers=api.NO_STORE)


async def live(request: Request) -> Response:
    """The server's stream, its events in HTML: the whole page, then what has changed in it."""
    service, room, look = api.service_of(request), await api.room_of(request), look_of(request)
    guest, packed = request.state.guest, reads_packed(request)
    shown: Screen | None = None

    def tell_change(frames: FrameMaker, viewpoint: Viewpoint) -> tuple[Screen, bytes]:
        screen = draw_screen(look, frames, viewpoint)
        return screen, screen.event_after(shown, packed)

    async def tell() -> bytes:
        nonlocal shown
        shown, told = await service.see(room, guest, tell_change)
        return told

    return stream(service, request, room, tell)


ACTS: tuple[tuple[str, Callable[[Request], Awaitable[object]]], ...] = (
    ("act", api.do_act),
    ("undo", api.do_undo),
    ("curtain", api.do_curtain),
    ("hurry", api.do_hurry),
    ("salt", api.do_salt),
    ("resign", people_api.do_resign),
    ("ahead", people_api.do_ahead),
    ("stand-in", people_api.do_stand_in),
)


def routes() -> Iterable[Route]:
    """Asked before the server's own routes, which stay as they are below /api/v1."""
    return (
        Route("/t/{table}", table_page),
        Route("/t/{table}/now", now),
        Route("/t/{table}/result.svg", result),
        Route("/t/{table}/at/{n:count}", moment),
        Route("/t/{table}/live", live),
        *(Route(f"/t/{{table}}/{name}", partial(act_response, do=do), methods=["POST"]) for name, do in ACTS),
        Route("/t/{table}/branch", branch, methods=["POST"]),
        Route("/t/{table}/preview", preview),
        Route("/t/{table}/hint", hint),
    )
