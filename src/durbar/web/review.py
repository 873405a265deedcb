"""The review after a game: chances over time, luck apart from decisions, what cost most, and another try."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from durbar.art.plot import Curve, Flag, lines
from durbar.bots.report import Kind, report_from, strengths, weaknesses
from durbar.server import Problem, Room
from durbar.server.bots.reviews import Making
from durbar.server.routes import api
from durbar.session import label_then, name_question, reason_unit, tell_reasons

from .look import Look, look_of
from .render import page, signed, words
from .score_graph import COLOUR, PLAIN


async def review(request: Request) -> Response:
    """The review that is kept; or how far it is, while it is being made."""
    room, service = await api.room_of(request), api.service_of(request)
    if not room.may_read(request.state.guest):
        raise Problem(403, "secret-record")
    told = await service.ask(service.store.review, room.id)
    look = look_of(request)
    name = room.game.presentation.say("game-name", look.lang)
    if told is None:
        making = await begin(request, room)
        if making.failed:
            raise Problem(422, "no-review")
        return page(request, "review_making.html", table=room.id, name=name, making=making)
    facts = await service.compute(review_facts, room, told, look)
    return page(request, "review.html", table=room.id, name=name, **facts)


async def begin(request: Request, room: Room) -> Making:
    """The review in the making; one that is begun counts for whoever asks."""
    reviews = api.service_of(request).reviews
    if reviews.find(room) is None:
        await api.count("review", request)
    return reviews.begin(room)


async def progress(request: Request) -> Response:
    """How far it is, for the script."""
    room, service = await api.room_of(request), api.service_of(request)
    if not room.may_read(request.state.guest):
        raise Problem(403, "secret-record")
    made = await service.ask(service.store.review, room.id) is not None
    making = None if made else await begin(request, room)
    told: dict[str, int | bool] = {"made": made or bool(making and making.failed)}
    if making is not None:
        told |= {"done": making.done, "of": making.of}
    return JSONResponse(told, headers=api.NO_STORE)


def review_facts(room: Room, told: Mapping[str, Any], look: Look) -> dict[str, Any]:
    """All that the page shows."""
    view, names = room.match.view(None), room.names
    looks = room.game.presentation
    badges = [looks.badge(view, seat, theme=look.theme) for seat in range(room.game.players)]
    made = report_from(told)
    marks = [mark_facts(room, mark, number, look) for number, mark in enumerate(told["marks"], 1)]
    seats = [
        {
            "seat": seat,
            "name": name,
            "badge": badges[seat],
            "luck": signed(f"{100 * made.luck[seat]:+.0f}"),
            "cost": percent(made.cost[seat]),
            "besides": signed(f"{100 * made.besides(seat):+.0f}"),
            "choices": made.decisions[seat],
            "marks": [mark for mark in marks if mark["seat"] == seat],
            "strengths": kind_facts(room, strengths(made.kinds, seat), look),
            "kinds": kind_facts(room, weaknesses(made.kinds, seat), look),
        }
        for seat, name in enumerate(names)
    ]
    return {
        "unit": reason_unit(room.game),
        "seats": seats,
        "marks": marks,
        "chart": chart(told, marks, names, badges, look),
    }


def chart(
    told: Mapping[str, Any],
    marks: Sequence[Mapping[str, Any]],
    names: Sequence[str],
    badges: Sequence[str],
    look: Look,
) -> str:
    """Everybody's chance to win over time, with the costly decisions."""
    curves, t = [], words(look.lang)
    for seat, name in enumerate(names):
        found = COLOUR.search(badges[seat])
        points = [(each["number"], 100 * each["chances"][seat]) for each in told["moments"]]
        curves.append(Curve(points, found[1] if found else PLAIN, name, badges[seat]))
    flags = []
    for mark in marks:
        then = [each for each in told["moments"] if each["number"] <= mark["n"]]
        y = 100 * then[-1]["chances"][mark["seat"]] if then else 0.0
        flags.append(Flag(mark["n"], y, mark["sign"], mark["title"], f"#mark-{mark['sign']}"))
    small = look.layout == "phone"
    size = (280, 190) if small else (760, 240)
    ended = [(each.name, f"{each.points[-1][1]:.0f}") for each in curves if each.points]
    spoken = "; ".join(f"{name} {t('web-review-percent', figure=figure)}" for name, figure in ended)
    return lines(
        curves, *size, theme=look.theme, name=t("web-review-chances"), description=spoken, flags=flags
    )


def mark_facts(room: Room, mark: Mapping[str, Any], number: int, look: Look) -> dict[str, Any]:
    """A decision that cost much, in words."""
    game, names, lang = room.game, room.names, look.lang
    t, cost = words(lang), percent(mark["cost"])

    def label(which: str) -> str:
        return label_then(room.match, mark["number"], mark["seat"], mark[which], lang, names)

    reasons = [(str(text), float(points)) for text, points in mark["reasons"]]
    return {
        "sign": str(number),
        "n": mark["number"],
        "seat": mark["seat"],
        "name": names[mark["seat"]],
        "move": label("move"),
        "better": label("better"),
        "cost": cost,
        "why": tell_reasons(game, reasons, lang) if reasons else "",
        "title": t("web-review-mark", name=names[mark["seat"]], cost=cost),
    }


def kind_facts(room: Room, kinds: Iterable[Kind], look: Look) -> list[str]:
    """Kinds of decisions, in words."""
    t = words(look.lang)
    return [
        t(
            "web-review-kind",
            said=name_question(room.game, kind.prompt, kind.seat, look.lang, room.names),
            cost=percent(kind.cost),
            count=kind.decisions,
        )
        for kind in kinds
    ]


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def routes() -> Iterable[Route]:
    return (
        Route("/t/{table}/review", review),
        Route("/t/{table}/review.json", progress),
    )
