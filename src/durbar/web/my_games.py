"""Your games: called something, put away and found again."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from durbar.core import UnknownGame, game_class
from durbar.server import Problem
from durbar.server.people.names import clean_name
from durbar.server.problems import BadRequest
from durbar.server.routes import api
from durbar.server.storage.database import Damaged
from durbar.server.storage.shelf_store import ShelfRow
from durbar.server.storage.store import Store
from durbar.server.tables.results import Result, results_of
from durbar.server.typed.requests import read_body, read_text
from durbar.texts import HOUSE

from .look import look_of
from .render import page, signed

SHOWN = ("running", "over", "tried", "all")
MOST = 200  # games on the page
LONGEST = 60  # characters of a title


def game_name(game_id: str, lang: str) -> str:
    """What a game is called; its id, if it is not here any more."""
    try:
        return str(game_class(game_id)().presentation.say("game-name", lang))
    except UnknownGame:
        return game_id


async def games(request: Request) -> Response:
    """All games of a guest, to be called something, put away, and found again."""
    service, guest, look = api.service_of(request), request.state.guest, look_of(request)
    shown = request.query_params.get("show", "all")
    shown = shown if shown in SHOWN else "all"
    rows = (await service.ask(service.store.tables_of, guest, MOST))[:MOST]
    shelf = await service.ask(service.store.shelf, guest)
    found = await results_of(service, rows)
    kept = [
        (row, own)
        for row in rows
        if (own := shelf.get(row.id, ShelfRow())).hidden is None and is_asked_for(shown, row.over, own)
    ]
    seated = await service.ask(names_at, service.store, [row.id for row, _ in kept if row.id not in found])
    called = {game_id: game_name(game_id, look.lang) for game_id in {row.game for row, _ in kept}}
    tickets = [
        {
            "id": row.id,
            "game": called[row.game],
            "title": own.title or "",
            "names": HOUSE.join(look.lang, found[row.id].names if row.id in found else seated[row.id]),
            "over": row.over,
            "tried": own.tried_from or "",
            "when": datetime.fromtimestamp(row.moved, UTC).date().isoformat(),
            "points": result_line(found[row.id], guest) if row.id in found else "",
        }
        for row, own in kept
    ]
    gone = request.query_params.get("gone", "")
    undo = gone if gone in shelf and shelf[gone].hidden is not None else ""
    return page(request, "games.html", tickets=tickets, shown=shown, choices=SHOWN, undo=undo)


def names_at(store: Store, tables: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Who sits at each of these tables; a dash, if that is damaged."""
    found: dict[str, tuple[str, ...]] = dict.fromkeys(tables, ("–",))
    for table in tables:
        with suppress(Damaged):
            found[table] = tuple(seat.name for seat in store.seats(table))
    return found


def is_asked_for(shown: str, over: bool, own: ShelfRow) -> bool:
    """Does the filter let a game through?"""
    if shown == "tried":
        return own.tried_from is not None
    return shown == "all" or (shown == "over") == over


def result_line(result: Result, guest: str) -> str:
    """A guest's points among everybody's."""
    seat = result.seat_of(guest)
    totals = [signed(total) for total in result.totals]
    return totals[seat] if seat is not None else " : ".join(totals)


async def change_game(request: Request) -> Response:
    """A form of that page was sent."""
    service, guest, body = api.service_of(request), request.state.guest, await read_body(request)
    room = await service.room(read_text(body, "table", 40))
    wish, show = read_text(body, "do", 20), str(body.get("show", "all"))
    if not room.seats_of(guest):
        raise Problem(403, "wrong-seat")

    async def keep(**values: str | float | None) -> None:
        await service.ask(service.store.put_on_shelf, guest, room.id, **values)

    back = {"show": show if show in SHOWN else "all"}
    if wish == "rename":
        await keep(title=clean_name(read_text(body, "title", LONGEST)) or None)
    elif wish == "delete":
        await keep(hidden=time.time())
        back["gone"] = room.id
    elif wish == "restore":
        await keep(hidden=None)
    else:
        raise BadRequest("do: rename, delete or restore is expected")
    return RedirectResponse(f"/games?{urlencode(back)}", 303)


def routes() -> Iterable[Route]:
    return (
        Route("/games", games),
        Route("/games", change_game, methods=["POST"]),
    )
