"""``/api/v1/t/{table}``: signs and words between those who sit there, mute, block and report."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..people.names import clean_name
from ..people.sayings import LONGEST, SIGNS, Saying
from ..problems import TEXTS, Problem
from ..tables.hosting import seat_of
from ..tables.room import Room
from ..typed.bodies import SentReport, SentSaying, SilencedSeat
from ..typed.requests import read
from ..typed.talk_messages import SayingInfo, Talk
from .api import count, json_response, room_of, service_of
from .guests import style_of


async def table_of(request: Request) -> Room:
    """The table, if whoever asks sits there; Problem 403 else."""
    room = await room_of(request)
    if not room.seats_of(request.state.guest):
        raise Problem(403, "wrong-seat")
    return room


async def is_private(request: Request, room: Room) -> bool:
    """Free words are for those who were invited, not for strangers from the lobby."""
    service = service_of(request)
    row = await service.ask(service.store.table, room.id)
    return row is not None and row.listed is None


async def talk_at(request: Request, room: Room) -> Talk:
    """What was said, as whoever asks may and wants to read it."""
    service, guest, lang = service_of(request), request.state.guest, style_of(request).lang
    said = await service.ask(service.sayings.at_table, room.id, guest)
    silenced = await service.ask(service.sayings.silenced_by, guest)
    return Talk(
        [saying_info(each, room, guest, lang) for each in said],
        list(SIGNS),
        await is_private(request, room),
        [seat.seat for seat in room.seats if seat.owner in silenced],
        [seat.seat for seat in room.seats if seat.owner is not None and silenced.get(seat.owner)],
    )


def saying_info(said: Saying, room: Room, guest: str, lang: str) -> SayingInfo:
    """A saying in the reader's language; free words as they are."""
    seat = next((seat.seat for seat in room.seats if seat.owner == said.guest), None)
    text = TEXTS.say(lang, f"sign-{said.sign}") if said.sign else said.text or ""
    return SayingInfo(said.n, seat, said.name, text, said.sign, said.at, said.guest == guest)


async def talk(request: Request) -> Response:
    return json_response(await talk_at(request, await table_of(request)))


async def do_say(request: Request) -> Room:
    """A ready sentence, or free words at a private table."""
    sent, room, service = await read(request, SentSaying), await table_of(request), service_of(request)
    sign, text, guest = sent.sign or None, one_line(sent.text) or None, request.state.guest
    if (sign is None) == (text is None) or (sign is not None and sign not in SIGNS):
        problem = Problem(422, "no-saying", known=", ".join(SIGNS))
        problem.more["field"] = "sign"
        raise problem
    if text is not None and not await is_private(request, room):
        raise Problem(403, "signs-only")
    await count("saying", request)
    name = room.names[room.seats_of(guest)[0]]
    await service.ask(service.sayings.say, room.id, guest, name, sign, text)
    await service.catch_up(room)
    return room


def one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST]


async def say(request: Request) -> Response:
    return json_response(await talk_at(request, await do_say(request)))


def other_at(room: Room, seat: int, guest: str) -> str:
    """The person at a seat; Problem 409 for oneself, a bot of the house, and nobody."""
    owner = seat_of(room, seat).owner
    if owner is None or owner == guest:
        raise Problem(409, "no-other")
    return owner


async def do_silence(request: Request) -> Room:
    sent, room, service = await read(request, SilencedSeat), await table_of(request), service_of(request)
    guest = request.state.guest
    await service.ask(service.sayings.silence, guest, other_at(room, sent.seat, guest), sent.how)
    return room


async def silence(request: Request) -> Response:
    return json_response(await talk_at(request, await do_silence(request)))


async def do_report(request: Request) -> Room:
    """For whoever runs the server, with the record: they alone may know all that was dealt."""
    sent, room, service = await read(request, SentReport), await table_of(request), service_of(request)
    guest, other = request.state.guest, other_at(room, sent.seat, request.state.guest)
    await count("report", request)
    name, record = clean_name(room.names[sent.seat]), await service.compute(room.match.record)
    await service.ask(service.sayings.report, room.id, guest, other, name, one_line(sent.why), record)
    return room


async def report(request: Request) -> Response:
    return json_response(await talk_at(request, await do_report(request)))


ROUTES = [
    Route("/api/v1/t/{table}/talk", talk),
    Route("/api/v1/t/{table}/say", say, methods=["POST"]),
    Route("/api/v1/t/{table}/silence", silence, methods=["POST"]),
    Route("/api/v1/t/{table}/report", report, methods=["POST"]),
]
