"""Your games, your history, and the deal of the day."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

import durbar
from durbar.art.plot import Beam, Curve, beams, lines
from durbar.bots import USUAL_LEVEL
from durbar.core import Game, UnknownGame, game_class
from durbar.server import Problem
from durbar.server.people.names import clean_name
from durbar.server.problems import BadRequest
from durbar.server.routes import api
from durbar.server.storage.database import Damaged
from durbar.server.storage.shelf_store import ShelfRow
from durbar.server.storage.store import Store
from durbar.server.tables import daily
from durbar.server.tables.results import Result, results_of
from durbar.server.typed.requests import read_body, read_text
from durbar.texts import HOUSE, bot_name

from .look import Look, look_of
from .render import page, signed, words

SHOWN = ("running", "over", "tried", "all")
MOST = 200  # games on the page
NARROW = 248  # pixels of a plot on the smallest telephone: its letters are never shown smaller
LONGEST = 60  # characters of a title
INKS = ("#2f6fbd", "#d0402f", "#2f9150", "#7d51a3", "#e98a2d", "#f2bb2e")


def game_name(game_id: str, lang: str) -> str:
    """What a game is called; its id, if it is not here any more."""
    try:
        return str(game_class(game_id)().presentation.say("game-name", lang))
    except UnknownGame:
        return game_id


# Your games


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


# Your history


async def history(request: Request) -> Response:
    """Games, wins and best scores of a guest, by game and by opponent, with plots."""
    service, guest, look = api.service_of(request), request.state.guest, look_of(request)
    rows = await service.ask(service.store.tables_of, guest, MOST)
    shelf = await service.ask(service.store.shelf, guest)
    found = await results_of(service, rows)
    mine = [
        (result, seat)
        for result in sorted(found.values(), key=lambda each: each.ended)
        if (seat := result.seat_of(guest)) is not None
        and not result.elsewhere
        and (result.table not in shelf or shelf[result.table].tried_from is None)
    ]
    facts = await service.work(history_facts, mine, look)
    return page(request, "history.html", count=len(mine), **facts)


def history_facts(mine: Sequence[tuple[Result, int]], look: Look) -> dict[str, Any]:
    """What the page shows."""
    by_game: dict[str, list[tuple[Result, int]]] = defaultdict(list)
    by_rival: dict[str, list[bool]] = defaultdict(list)
    for result, seat in mine:
        by_game[result.game].append((result, seat))
        rivals = {
            bot_name(bot, look.lang) if bot else result.names[k]
            for k, bot in enumerate(result.bots)
            if k != seat
        }
        for rival in rivals:
            by_rival[rival].append(seat in result.winners)
    t = words(look.lang)
    won = sum(seat in result.winners for result, seat in mine)
    rivals_drawn = [
        Beam(name, 100 * sum(wins) / len(wins), t("web-history-share", won=sum(wins), of=len(wins)))
        for name, wins in sorted(by_rival.items(), key=lambda each: (-len(each[1]), each[0]))[:12]
    ]
    return {
        "won": won,
        "by_game": [game_row(game_id, played, look) for game_id, played in sorted(by_game.items())],
        "rivals": beams(
            rivals_drawn,
            NARROW if look.layout == "phone" else 640,
            theme=look.theme,
            most=100,
            name=t("web-history-rivals"),
            description="; ".join(f"{row.name} {row.said}" for row in rivals_drawn),
        )
        if rivals_drawn
        else "",
    }


def game_row(game_id: str, played: Sequence[tuple[Result, int]], look: Look) -> dict[str, Any]:
    """One game: how often, how often won, the best score, and all of them over time."""
    totals = [result.totals[seat] for result, seat in played]
    best = max(range(len(totals)), key=totals.__getitem__)
    curve = Curve([(float(k), float(total)) for k, total in enumerate(totals)], INKS[0], "")
    t = words(look.lang)
    drawn = lines(
        [curve],
        NARROW if look.layout == "phone" else 560,
        130,
        theme=look.theme,
        name=t("web-history-scores"),
        description=", ".join(map(str, totals)),
    )
    return {
        "name": game_name(game_id, look.lang),
        "games": len(played),
        "won": sum(seat in result.winners for result, seat in played),
        "best": signed(totals[best]),
        "best_table": played[best][0].table,
        "mean": signed(f"{sum(totals) / len(totals):.1f}").replace(".", t("decimal-mark")),
        "plot": drawn if len(totals) > 1 else "",
    }


# The deal of the day


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
        Route("/games", games),
        Route("/games", change_game, methods=["POST"]),
        Route("/history", history),
        Route("/daily", deal),
        Route("/daily", play_deal, methods=["POST"]),
    )
