"""Finding a table: the lobby, the seats to which somebody asks one, and the game that waits for one."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, get_args

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from durbar.core import DurbarError, game_class
from durbar.server import Problem
from durbar.server.problems import BadRequest
from durbar.server.routes import api, bot_api
from durbar.server.tables import hosting
from durbar.server.tables.clocks import ClockRules, Kind
from durbar.server.tables.contents import CONTENT
from durbar.server.typed.messages import OpenTable
from durbar.server.typed.requests import read_body, read_text
from durbar.texts import HOUSE

from .clocks import clock_name
from .look import look_of
from .newgame import value_name
from .render import languages, page, words

FILTERS = ("game", "players", "clock", "language")
NO_CLOCK = "none"


async def lobby(request: Request) -> Response:
    """The tables where anybody may sit down."""
    service, lang, asked = api.service_of(request), look_of(request).lang, request.query_params
    tables = await service.work(tickets, await hosting.lobby(service), lang)
    chosen = {name: asked[name] for name in FILTERS if asked.get(name)}
    fitting = [table for table in tables if all(table[name] == wish for name, wish in chosen.items())]
    games = {table["game"]: table["title"] for table in tables}
    say = words(lang)
    filters = {
        "game": sorted(games.items(), key=lambda each: each[1]),
        "players": [(count, count) for count in sorted({table["players"] for table in tables})],
        "clock": [(kind, say(f"web-filter-clock-{kind}")) for kind in (NO_CLOCK, *get_args(Kind))],
        "language": list(languages()),
    }
    return page(
        request,
        "lobby.html",
        tables=fitting,
        filters=filters if tables or chosen else {},
        chosen=chosen,
        asked=await asked_to(request, lang),
    )


async def asked_to(request: Request, lang: str) -> list[dict[str, Any]]:
    """The tables to which somebody asks this guest by name."""
    service, found = api.service_of(request), []
    for challenge in await service.ask(service.challenges.open_for, [request.state.guest]):
        with suppress(Problem):
            room = await service.room(challenge.table_id)
            names = HOUSE.join(lang, [seat.name for seat in room.seats if seat.owner])
            game = room.game.presentation.say("game-name", lang)
            found.append({"challenge": challenge.id, "game": game, "names": names})
    return found


async def answer_challenge(request: Request) -> Response:
    """Take the seat one is asked to, or not."""
    wish, challenge = read_text(await read_body(request), "do", 20), await bot_api.challenge_of(request)
    if wish == "accept":
        await bot_api.do_accept(request, challenge, wait=False)
        return RedirectResponse(f"/t/{challenge.table_id}", 303)
    if wish != "refuse":
        raise BadRequest("do: accept or refuse is expected")
    await bot_api.do_refuse(request, challenge)
    return RedirectResponse("/lobby", 303)


def tickets(tables: Iterable[OpenTable], lang: str) -> list[dict[str, Any]]:
    """The tables in words; one of a game that is not here any more is left out."""
    shown = []
    for table in tables:
        try:
            kind = game_class(table.game)
            options = {name: value for name, value in table.options.items() if name != CONTENT}
            game = kind(table.players, **options)
        except DurbarError:
            continue
        unusual = [
            value_name(game, option, option.write(game.options[option.name]), lang)
            for option in game.OPTIONS
            if option.kind == "choice" and game.options[option.name] != option.default_for(table.players)
        ]
        clock = ClockRules(**vars(table.clock)) if table.clock is not None else None
        spoken = dict(languages()).get(table.lang or "", "")
        facts = (*unusual, clock_name(clock, lang) if clock else "", spoken)
        shown.append(
            {
                "game": table.game,
                "title": game.presentation.say("game-name", lang),
                "names": HOUSE.join(lang, table.people),
                "facts": " · ".join(filter(None, facts)),
                "players": str(table.players),
                "free": table.free,
                "clock": clock.kind if clock else NO_CLOCK,
                "language": table.lang or "",
                "link": f"/t/{table.table}?sit={table.invitation}",
            }
        )
    return shown


async def next_game(request: Request) -> Response:
    """To the table that has waited longest for the guest; home, if none does."""
    service, guest = api.service_of(request), request.state.guest
    rows = await service.tables_of(guest)
    for row in sorted(rows, key=lambda row: row.moved):
        try:
            room = await service.room(row.id)
        except Problem:
            continue
        if not room.match.over and set(room.match.waiting) & set(room.seats_of(guest)):
            return RedirectResponse(f"/t/{room.id}", 303)
    return RedirectResponse("/", 303)


def routes() -> Iterable[Route]:
    return (
        Route("/lobby", lobby),
        Route("/lobby/{challenge}", answer_challenge, methods=["POST"]),
        Route("/next", next_game),
    )
