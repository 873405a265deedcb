"""The table's page and its news: the server's frames, written as HTML."""

from __future__ import annotations

import json
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from durbar.core import Game
from durbar.core.fields import split_field
from durbar.server import House, Problem, Room, api
from durbar.server.frames import Frame
from durbar.server.live import deflate, event, stream
from durbar.server.requests import is_form, number, sent

from .look import Look, look_of
from .render import page, render, words

LINES = 40  # of the log, unless somebody wants to read it all
KEPT = 64  # frames
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)

Facts = dict[str, Any]
_made: OrderedDict[tuple[object, ...], bytes] = OrderedDict()


# Frames


def pictures_of(game: Game, look: Look, drawing: Callable[[str], str]) -> list[Facts]:
    """Everything at once, or the parts that a telephone shows one after another."""
    parts = game.presentation.PARTS or ("table",) if look.layout == "phone" else ("table",)
    drawings = without_repeats([drawing(part) for part in parts])
    return [
        {"part": part, "label": part_name(game, part, look.lang), "svg": svg}
        for part, svg in zip(parts, drawings, strict=True)
    ]


def table_facts(
    house: House, room: Room, guest: str, look: Look, at: int | None = None, whole: bool = False
) -> Facts:
    """A frame with all that the template says about it."""

    @cache
    def seen(part: str) -> Frame:
        style = look.style(part, symbols=not room.game.presentation.symbols(look.theme))
        return house.frame(room, guest, style) if at is None else house.moment(room, guest, style, at)

    pictures = pictures_of(room.game, look, lambda part: str(seen(part)["svg"]))
    frame = seen(pictures[0]["part"])
    acted = any(line["seat"] == frame["seat"] for line in frame["log"])
    lines = [with_marks(line, frame["seat"]) for line in frame["log"]]
    asked = bool(frame["moves"]) and at is None
    told = f"{lines[-1]['text']} {frame['title']}" if lines and asked else frame["announce"]
    return {
        **frame,
        "base": f"/t/{room.id}",
        "pictures": pictures,
        "game_name": room.game.presentation.say("game-name", look.lang),
        "names": room.names,
        "mine": asked,
        "at": at,
        "turn": frame["of"],
        "scene": last_scene(room),
        "picking": sum(bool(move["picks"]) for move in frame["moves"]),
        "key": secrets.token_hex(8),
        "log": lines if whole else lines[-LINES:],
        "log_total": len(lines),
        "acted": acted,
        "since": [with_marks(line, frame["seat"]) for line in frame["since"][-LINES:]],
        "seats": [with_invitation(room, seat, frame["mine"]) for seat in frame["seats"]],
        "final": frame["final"] and score_sheet(frame["final"], frame["seed"]),
        "announce": told,
        "lesson": None,
        "salt_wanted": at is None and bool(room.unsalted(guest)),
        "bots_play": at is None and any(room.bot_of(seat) for seat in frame["to_act"]),
        "may_branch": at is not None and house.may_read(room, guest),
    }


def last_scene(room: Room) -> int:
    """After how many decisions that was to be seen which the next ones have hidden (coins turned over)."""
    told = enumerate(reversed(room.match.decisions[-LINES:]))
    scenes = room.game.presentation.SCENES
    back = (k for k, each in told if any(event.name in scenes for event in each.events))
    return len(room.match) - found if scenes and (found := next(back, None)) is not None else 0


def without_repeats(drawings: list[str]) -> list[str]:
    """Pictures of one page share their symbols: each is defined once."""
    known: set[str] = set()

    def once(symbol: re.Match[str]) -> str:
        if symbol[1] in known:
            return ""
        known.add(symbol[1])
        return symbol[0]

    return [SYMBOL.sub(once, drawing) for drawing in drawings]


def part_name(game: Game, part: str, lang: str) -> str:
    """What a part of the table is called on its tab."""
    if game.presentation.has_text(lang, f"part-{part}"):
        return game.presentation.say(f"part-{part}", lang)
    return words(lang)("web-table") if part == "table" else part


def preview_facts(game: Game, told: Mapping[str, Any], lang: str) -> Facts:
    """What a move would do, for the script.

    What it takes is explained where there is no piece to point at (a character to be chosen).
    """
    t, points, said = words(lang), told["points"], list(told["say"])
    over = next((kind.over for kind in game.MOVES if kind.name == told["kind"]), ())
    if len(over) == 1 and not told["picks"]:
        word = told["move"].removeprefix(f"{told['kind']} ")
        text = f"{split_field(over[0])[1]}-{word}-help"
        said += [game.presentation.say(text, lang)] if game.presentation.has_text(lang, text) else []
    return {
        "say": t("gap").join(said),
        "gain": t("web-gain", points=f"{'+' if points > 0 else '−'}{abs(points)}") if points else "",
        "trail": told["trail"],
        "final": told["lasting"],
    }


def with_marks(line: Mapping[str, Any], viewer: int | None) -> Facts:
    """A line of the log: whether it touches the reader, and whose sign it bears (a bid may reveal all)."""
    about = line["about"]
    who = about[0] if len(about) == 1 else line["seat"]
    return {**line, "who": who, "mine": viewer in about and line["seat"] != viewer}


def with_invitation(room: Room, seat: Mapping[str, Any], mine: list[int]) -> Facts:
    """A seat; those who sit at the table see how to invite somebody to a free one."""
    invited = mine and not seat["taken"]
    invitation = f"/t/{room.id}?sit={room.seats[seat['seat']].invitation}" if invited else ""
    return {**seat, "mine": seat["seat"] in mine, "invitation": invitation}


def score_sheet(final: Mapping[str, Any], seed: str | None) -> Facts:
    """The final sheet: each line with its best result, and a beam beside every number."""
    most = max((abs(points) for row in final["rows"] for points in row["points"]), default=0) or 1
    rows = [
        {
            **row,
            "best": max(row["points"]) if len(set(row["points"])) > 1 else None,
            "beams": [round(100 * abs(points) / most) for points in row["points"]],
        }
        for row in final["rows"]
        if any(row["points"])  # much is not in every game
    ]
    return {**final, "rows": rows, "seed": seed}


def dressed(house: House, room: Room, guest: str, look: Look) -> bytes:
    """The table of now as browsers get it, in JSON; written once for all who look the same way."""

    def write() -> bytes:
        html = render("main.html", look, frame=table_facts(house, room, guest, look))
        return json.dumps({"v": room.v, "html": html}, ensure_ascii=False).encode()

    return kept(shown(room, guest, look), write)


def shown(room: Room, guest: str, look: Look) -> tuple[object, ...]:
    """Those for whom this is the same are shown the same."""
    return room.id, room.v, room.revision, room.eyes(guest), look


def kept(key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
    """What was made for this key before, or is made now."""
    if key not in _made:
        _made[key] = make()
        while len(_made) > KEPT:
            _made.popitem(last=False)
    return _made[key]


# Routes


def answer(request: Request, room: Room) -> Response:
    made = dressed(api.house_of(request), room, request.state.guest, look_of(request))
    return Response(made, media_type="application/json", headers=api.NO_STORE)


async def table_page(request: Request) -> Response:
    room = await api.room_of(request)
    if "sit" in request.query_params:
        name = room.game.presentation.say("game-name", look_of(request).lang)
        facts = {"room": room.id, "game": name, "commitment": room.row.commitment}
        return page(request, "sit.html", invitation=request.query_params["sit"], **facts)
    wanted = request.query_params.get("at", "")
    at = int(wanted) if wanted.isdecimal() and len(wanted) < 10 else None
    house, guest, look = api.house_of(request), request.state.guest, look_of(request)
    facts = table_facts(house, room, guest, look, at, whole=at is not None)
    return page(request, "table.html", frame=facts, symbols=room.game.presentation.symbols(look.theme))


async def moment(request: Request) -> Response:
    room, look = await api.room_of(request), look_of(request)
    facts = table_facts(api.house_of(request), room, request.state.guest, look, request.path_params["n"])
    made = {"v": room.v, "html": render("main.html", look, frame=facts)}
    return JSONResponse(made, headers=api.NO_STORE)


async def act(request: Request) -> Response:
    return await answered(request, api.do_act)


async def undo(request: Request) -> Response:
    return await answered(request, api.do_undo)


async def curtain(request: Request) -> Response:
    return await answered(request, api.do_curtain)


async def hurry(request: Request) -> Response:
    return await answered(request, api.do_hurry)


async def salt(request: Request) -> Response:
    return await answered(request, api.do_salt)


async def branch(request: Request) -> Response:
    """A table of one's own from a moment of this one, and there at once."""
    room, n = await api.room_of(request), number(await sent(request), "at")
    tried = await api.house_of(request).branch(room, request.state.guest, n, look_of(request).lang)
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
        told = await api.house_of(request).preview(room, request.state.guest, move, look.lang)
    except Problem:
        return Response(status_code=204, headers=api.NO_STORE)
    return JSONResponse(preview_facts(room.game, told, look.lang), headers=api.NO_STORE)


async def answered(request: Request, do: Callable[[Request], Awaitable[object]]) -> Response:
    """What the server does for programs too, told in HTML; a plain form is sent back to its page."""
    room = await api.room_of(request)
    try:
        await do(request)
    except Problem as problem:
        if problem.code == "stale":
            made = dressed(api.house_of(request), room, request.state.guest, look_of(request))
            problem.more["frame"] = json.loads(made)
        raise
    return RedirectResponse(f"/t/{room.id}", 303) if is_form(request) else answer(request, room)


async def live(request: Request) -> Response:
    """The server's stream, its events in HTML."""
    house, room, look = api.house_of(request), await api.room_of(request), look_of(request)
    guest = request.state.guest

    def tell(_: int, packed: bool) -> bytes:
        def made() -> bytes:
            told = event(room.v, dressed(house, room, guest, look))
            return deflate(told) if packed else told

        return kept((*shown(room, guest, look), packed), made)

    return stream(house, request, room, tell)


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
