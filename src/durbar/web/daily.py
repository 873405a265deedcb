"""The deal of the day: the same for everybody, with the results of this house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

import durbar
from durbar.bots import USUAL_LEVEL
from durbar.core import Game, UnknownGame, game_class
from durbar.server import Problem
from durbar.server.people.names import clean_name
from durbar.server.routes import api
from durbar.server.tables import daily
from durbar.server.tables.results import Result
from durbar.server.typed.requests import read_body, read_text
from durbar.texts import bot_name

from .look import Look, look_of
from .render import page, signed, words


async def deal(request: Request) -> Response:
    """Today's deal of every game, with the results of this house; those of an earlier day on demand."""
    service, guest, look = api.service_of(request), request.state.guest, look_of(request)
    day = day_of(request.query_params.get("day", ""))
    shown = []
    for game_id in durbar.games():
        try:
            game = game_class(game_id)()
        except Exception:
            continue
        tables, found = await daily.board_of(service, game_id, day)
        shown.append(deal_facts(game, tables, found, guest, look))
    before = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
    return page(request, "daily.html", deals=shown, day=day, today=day == daily.today(), before=before)


def day_of(written: str) -> str:
    """A day that was, or today."""
    try:
        asked = date.fromisoformat(written) if written else None
    except ValueError:
        asked = None
    return min(asked.isoformat(), daily.today()) if asked else daily.today()


def deal_facts(
    game: Game, tables: Mapping[str, str], found: Sequence[Result], guest: str, look: Look
) -> dict[str, Any]:
    """One game of the day, with everybody's results."""
    return {
        "id": game.id,
        "name": game.presentation.say("game-name", look.lang),
        "players": game.players,
        "bot": bot_name(USUAL_LEVEL, look.lang),
        "mine": tables.get(guest, ""),
        "results": [
            {
                "name": result.names[0],
                "points": signed(result.totals[0]),
                "won": 0 in result.winners,
                "mine": result.owners[0] == guest,
                "hinted": result.hinted,
            }
            for result in found
        ],
    }


async def play_deal(request: Request) -> Response:
    """To one's own table of today's deal."""
    service, guest, look = api.service_of(request), request.state.guest, look_of(request)
    body = await read_body(request)
    await api.count("table", request)
    try:
        game = game_class(read_text(body, "game", 80))()
    except UnknownGame as error:
        raise Problem(404, "no-game") from error
    name = clean_name(read_text(body, "name", 40)) if body.get("name") else ""
    room = await daily.play_daily(service, game, guest, name or words(look.lang)("web-name-me"), look.lang)
    return RedirectResponse(f"/t/{room.id}", 303)


def routes() -> Iterable[Route]:
    return (
        Route("/daily", deal),
        Route("/daily", play_deal, methods=["POST"]),
    )
