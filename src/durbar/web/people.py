"""Finding each other: the lobby, and the page on which a host gathers people around a table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, get_args
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from durbar.core import DurbarError, game_class
from durbar.server import Problem, Room
from durbar.server.frames.frames import seat_message
from durbar.server.problems import BadRequest
from durbar.server.routes import api, bot_api
from durbar.server.tables import absence, hosting, presence, rematches
from durbar.server.tables.clocks import ClockRules, Kind
from durbar.server.tables.contents import CONTENT
from durbar.server.typed.messages import OpenTable, plain
from durbar.server.typed.requests import read_body, read_number, read_text
from durbar.texts import HOUSE

from .clocks import clock_name
from .look import look_of
from .newgame import opponents, value_name
from .qr import qr_code
from .render import languages, page, words

FILTERS = ("game", "players", "clock", "language")
NO_CLOCK = "none"
WISHES_FOR_A_SEAT = ("invite", "leave", "stand-in", "resign")


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
        Route("/t/{table}/next", next_table),
        Route("/t/{table}/seats", change_gathering, methods=["POST"]),
        Route("/t/{table}/seats", gathering),
    )
