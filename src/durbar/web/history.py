"""Your history: games, wins and best scores, by game and by opponent, with plots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.art.plot import Beam, Curve, beams, lines
from durbar.server.routes import api
from durbar.server.tables.results import Result, results_of
from durbar.texts import bot_name

from .look import Look, look_of
from .my_games import MOST, game_name
from .render import page, signed, words

NARROW = 248  # pixels of a plot on the smallest telephone: its letters are never shown smaller
INK = "#2f6fbd"


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
    curve = Curve([(float(k), float(total)) for k, total in enumerate(totals)], INK, "")
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


def routes() -> Iterable[Route]:
    return (Route("/history", history),)
