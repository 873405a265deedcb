"""The pages before a game: home, the form of a new one, a record to load; covers, faces, looks."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from functools import partial
from importlib.resources import files
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from durbar.art.faces import face
from durbar.bots import BOTS
from durbar.core import DurbarError, Game, OptionError, UnknownGame, game_class
from durbar.server import Chair, Problem, Room, game_from
from durbar.server.frames.frames import FrameMaker
from durbar.server.frames.game_info import loadable_games
from durbar.server.problems import unreadable_problem
from durbar.server.routes import api
from durbar.server.routes.guard import address
from durbar.server.routes.guests import give_cookie
from durbar.server.storage.database import DataError
from durbar.server.storage.shelf_store import ShelfRow
from durbar.server.tables import hosting, rematches
from durbar.server.tables.clocks import ClockRules
from durbar.server.typed.requests import read_body, read_number, read_upload
from durbar.session import Viewpoint
from durbar.texts import HOUSE

from .inbox import inbox
from .look import THEMES, look_of
from .newgame import first_game, form_facts, one_line
from .render import page

GOING, ENDED = 8, 2  # of one's games are on the home page, above those to begin; the shelf has all


def game_class_of(game_id: str) -> type[Game]:
    try:
        return game_class(game_id)
    except UnknownGame as error:
        raise Problem(404, "no-game") from error


def game_of(game_id: str) -> Game:
    """The game as it usually is, for its words and pictures."""
    return game_class_of(game_id)()


async def home(request: Request, unread: str = "", status: int = 200) -> Response:
    """The games; `unread` is what was wrong with a file that somebody wanted to open."""
    look = look_of(request)
    games = await api.service_of(request).work(shelf, look.lang)
    tables = await my_tables(request, look.lang)
    return page(request, "home.html", status, games=games, tables=tables, unread=unread)


def shelf(lang: str) -> list[dict[str, Any]]:
    """All games, as the home page shows them."""
    return [card(game_of(kind.id), lang) for kind in loadable_games()]


def after(game: Game, lang: str) -> str:
    """The game it is after, with designer and publisher; "" if it says nothing of it."""
    return game.presentation.say("game-after", lang) if game.presentation.has_text(lang, "game-after") else ""


def card(game: Game, lang: str) -> dict[str, Any]:
    """What the home page says about a game."""
    low, high = game.seats
    return {
        "id": game.id,
        "name": game.presentation.say("game-name", lang),
        "line": game.presentation.say("game-line", lang),
        "after": after(game, lang),
        "first": {"game": game.id, **first_game(type(game), lang)},
        "low": low,
        "high": high,
        "minutes": minutes(game, lang),
        "lessons": bool(game.presentation.lessons()),
        "guide": bool(game.presentation.guide(lang)),
    }


def minutes(game: Game, lang: str) -> str:
    """How long it takes, if the game says so."""
    known = game.presentation.has_text(lang, "game-minutes")
    return game.presentation.say("game-minutes", lang) if known else ""


async def my_tables(request: Request, lang: str) -> list[dict[str, Any]]:
    """The guest's games that go on, those that wait for them first, and the last that ended."""
    service, guest = api.service_of(request), request.state.guest
    shelf = await service.ask(service.store.shelf, guest)
    rows = [row for row in await service.tables_of(guest) if row.id not in shelf or not shelf[row.id].hidden]
    shown = []
    for row in rows[:24]:
        try:
            room = await service.room(row.id)
        except Problem:
            continue  # damaged, of a game, or by rules, that are no longer here
        own = shelf.get(row.id, ShelfRow())
        line = await service.see(room, guest, partial(table_line, lang))
        shown.append({**line, "title": own.title or "", "tried": own.tried_from or ""})
    going = sorted((each for each in shown if not each["over"]), key=lambda each: not each["mine"])
    return going[:GOING] + [each for each in shown if each["over"]][:ENDED]


def table_line(lang: str, frames: FrameMaker, viewpoint: Viewpoint) -> dict[str, Any]:
    """A table as the home page of somebody who sits there names it."""
    room = frames.room
    return {
        "id": room.id,
        "game": room.game.presentation.say("game-name", lang),
        "names": HOUSE.join(lang, room.names),
        "mine": any(seat in viewpoint.mine for seat in room.match.waiting),
        "over": room.match.over,
        "status": room.game.presentation.status(room.match.view(None), lang),
    }


async def new_game(request: Request) -> Response:
    kind = game_class_of(request.path_params["game"])
    asked: Mapping[str, str] = request.query_params
    rematch = asked.get("again", asked.get("rematch", ""))
    if "again" in asked:
        asked = same_again(await api.service_of(request).room(asked["again"]), request.state.guest)
    facts = await api.service_of(request).work(form_facts, kind, asked, look_of(request).lang)
    told = after(facts["game"], look_of(request).lang)
    return page(request, "new.html", after=told, rematch=rematch, **facts)


def same_again(room: Room, guest: str) -> dict[str, str]:
    """The form of a table that was played, for a rematch: everybody moves on by one seat."""
    asked = {"players": str(room.game.players), "content": room.game.content.digest, "rematch": room.id}
    for option in room.game.OPTIONS:
        asked[f"option-{option.name}"] = option.write(room.game.options[option.name])
    if room.clock is not None:
        asked |= {"clock": room.clock.words, "at-zero": room.clock.at_zero}
    mine = room.seats_of(guest)
    for seat in room.seats:
        here = "me" if mine[:1] == (seat.seat,) else "here" if seat.seat in mine else "open"
        place = (seat.seat + 1) % room.game.players
        asked[f"seat-{place}"] = here if seat.owner else seat.bot or here
        asked[f"name-{place}"] = seat.name
    return asked


async def open_table(request: Request) -> Response:
    """The form of a new game was sent."""
    form, look, service = await read_body(request), look_of(request), api.service_of(request)
    await api.count("table", request)
    kind = game_class_of(str(form.get("game", "")))
    options = {
        name.removeprefix("option-"): one_line(str(form[name])) for name in form if name.startswith("option-")
    }
    players = read_number(form, "players") if form.get("players") else None
    try:
        content = str(form.get("content", ""))
        game = await service.work(game_from, kind.id, players, options, content)
        seats = range(game.players)
        chairs = [Chair(str(form.get(f"seat-{k}", "")), str(form.get(f"name-{k}", ""))) for k in seats]
        clock = ClockRules.of_words(str(form.get("clock", "")), str(form.get("at-zero", "bot")))
        room = await service.create(
            game, chairs, request.state.guest, look.lang, form.get("deal") == "wait", clock=clock
        )
        if form.get("everybody"):
            await hosting.open_from_the_start(service, room, request.state.guest, look.lang)
    except DataError:
        raise
    except DurbarError as error:
        if isinstance(error, OptionError) and f"option-{error.field}" in form:
            asked = {name: str(form[name]) for name in form} | {"changed": f"option-{error.field}"}
            return RedirectResponse(f"/new/{kind.id}?{urlencode(asked)}", 303)
        raise unreadable_problem(error) from error
    if before := str(form.get("rematch", "")):
        await rematches.tell(service, before, room, request.state.guest)
    return RedirectResponse(f"/t/{room.id}", 303)


async def load(request: Request) -> Response:
    """A record was sent."""
    service, record = api.service_of(request), await read_upload(request)
    await api.count("upload", request)
    lang = look_of(request).lang
    try:
        room = await service.load(record, request.state.guest, lang)
    except Problem as problem:
        if problem.code != "unreadable":
            raise
        return await home(request, problem.say(lang), problem.status)
    return RedirectResponse(f"/t/{room.id}", 303)


async def cover(request: Request) -> Response:
    """The picture on the box: the game's own file, else its table."""
    game = game_of(request.path_params["game"])
    package = importlib.import_module(type(game).__module__).__package__ or ""
    drawn = files(package) / "cover.svg"
    svg = drawn.read_text(encoding="utf-8") if drawn.is_file() else game.start(seed=1).view(None).svg()
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def opponent(request: Request) -> Response:
    """The face of a bot."""
    name = request.path_params["bot"]
    drawn = face(name if name in BOTS else "?")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def set_look(request: Request) -> Response:
    """Another language or theme, then back to where one was."""
    form = await read_body(request)
    response = RedirectResponse(own_page(str(form.get("back", "/"))), 303)
    if form.get("lang") in HOUSE.languages:
        give_cookie(response, "lang", str(form["lang"]), request)
    if form.get("theme") in (*THEMES, "auto"):
        give_cookie(response, "theme", str(form["theme"]), request)
    return response


def own_page(written: str) -> str:
    """An address of ours, without the language it was asked in; the home page instead of any other."""
    back = address(written)
    if back.scheme or back.netloc or not back.path.startswith("/"):
        return "/"
    asked = [each for each in back.query.split("&") if each and not each.startswith("lang=")]
    query = f"?{'&'.join(asked)}" if asked else ""
    return f"/{back.path.lstrip('/')}{query}"  # two strokes would begin the name of another house


def problem_page(request: Request, problem: Problem) -> Response:
    """What is wrong, in words, with a way back."""
    look = look_of(request)
    said, more = problem.say(look.lang), problem.more
    rule = f"/guide/{more['game']}#{more['anchor']}" if more.get("anchor") else ""
    table = "" if problem.status == 404 else request.path_params.get("table", "")
    return page(
        request, "problem.html", problem.status, said=said, cited=more.get("rule"), rule=rule, table=table
    )


def routes() -> Iterable[BaseRoute]:
    return (
        Route("/", home),
        Route("/new/{game}", new_game),
        Route("/tables", open_table, methods=["POST"]),
        Route("/load", load, methods=["POST"]),
        Route("/inbox", inbox),
        Route("/cover/{game}.svg", cover),
        Route("/face/{bot}.svg", opponent),
        Route("/look", set_look, methods=["POST"]),
    )
