"""Words at the table: a panel that opens over it, and the same as a page of its own without a script."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from durbar.server.problems import BadRequest
from durbar.server.routes import talk_api
from durbar.server.typed.requests import read_body, read_text

from .render import page

WISHES = {"say": talk_api.do_say, "silence": talk_api.do_silence, "report": talk_api.do_report}


async def talk(request: Request) -> Response:
    """What was said; the script puts the panel alone into the page of the table."""
    room = await talk_api.table_of(request)
    told = await talk_api.talk_at(request, room)
    others = [seat for seat in room.seats if seat.owner not in (None, request.state.guest)]
    template = "talk.html" if "panel" in request.query_params else "talk_page.html"
    return page(request, template, table=room.id, talk=told, others=others)


async def change_talk(request: Request) -> Response:
    """A form of the panel was sent."""
    wish = read_text(await read_body(request), "do", 20)
    if wish not in WISHES:
        raise BadRequest(f"do: one of these is expected: {', '.join(WISHES)}")
    room = await WISHES[wish](request)
    return RedirectResponse(f"/t/{room.id}/talk", 303)


def routes() -> Iterable[Route]:
    return (
        Route("/t/{table}/talk", talk),
        Route("/t/{table}/talk", change_talk, methods=["POST"]),
    )
