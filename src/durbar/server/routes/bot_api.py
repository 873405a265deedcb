"""``/api/v1`` for programs that are guests: tokens, challenges, the stream of events, moves."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from ..people.mailroom import Mailroom
from ..people.members import Challenge
from ..problems import Problem
from ..tables.hosting import check_host, seat_of
from ..tables.room import Room
from ..typed.bodies import BotName, ChallengeAnswer, NewBot, SentChallenge
from ..typed.bot_messages import BotInfo, BotToken, Done
from ..typed.requests import read
from .api import count, do_act, json_response, room_of, service_of
from .bot_stream import BotStream, challenge_info
from .live import HEADERS, count_stream

NDJSON = "application/x-ndjson"


def mailroom_of(request: Request) -> Mailroom:
    mailroom = request.app.state.mailroom
    assert isinstance(mailroom, Mailroom)
    return mailroom


async def my_bots(request: Request) -> Response:
    service = service_of(request)
    bots = await service.ask(service.members.bots_of, request.state.guest)
    return json_response([BotInfo(bot.name, bot.created) for bot in bots])


async def new_bot(request: Request) -> Response:
    service, sent = service_of(request), await read(request, NewBot)
    await count("bot", request)
    bot, token = await service.ask(service.members.new_bot, sent.name, request.state.guest)
    return json_response(BotToken(bot.name, token), 201)


async def new_token(request: Request) -> Response:
    service, sent = service_of(request), await read(request, BotName)
    bot = await service.ask(service.members.own_bot, sent.name, request.state.guest)
    return json_response(BotToken(bot.name, await service.ask(service.members.new_token, bot.guest)))


async def remove_bot(request: Request) -> Response:
    service, sent = service_of(request), await read(request, BotName)
    bot = await service.ask(service.members.own_bot, sent.name, request.state.guest)
    await service.ask(service.members.remove_bot, bot)
    return json_response(BotInfo(bot.name, bot.created))


async def events(request: Request) -> Response:
    service = service_of(request)
    told = BotStream(service, mailroom_of(request), request.app.state.presence, request.state.guest).lines()
    return StreamingResponse(count_stream(service, request, told), media_type=NDJSON, headers=HEADERS)


async def challenge(request: Request) -> Response:
    room, sent = await room_of(request), await read(request, SentChallenge)
    asked = await do_challenge(request, room, sent.seat, sent.name)
    return json_response(challenge_info(asked, room), 201)


async def do_challenge(request: Request, room: Room, seat: int, name: str) -> Challenge:
    """The host asks somebody by name to a free seat."""
    service = service_of(request)
    check_host(room, request.state.guest)
    if not seat_of(room, seat).free:
        raise Problem(409, "seat-taken")
    member = await service.ask(service.members.find_by_name, name)
    if member is None or await service.ask(service.sayings.blocks, member.guest, request.state.guest):
        raise Problem(404, "nobody")
    if member.guest == request.state.guest:
        raise Problem(409, "yourself")
    asked = await service.ask(service.challenges.add, room.id, seat, member.guest)
    mailroom_of(request).ring(asked.guest)
    return asked


async def accept(request: Request) -> Response:
    sent = await read(request, ChallengeAnswer)
    return json_response(Done(await do_accept(request, await challenge_of(request), sent.deal == "wait")))


async def do_accept(request: Request, asked: Challenge, wait: bool) -> int:
    """Take the seat one is asked to; the version of the table then."""
    service = service_of(request)
    room = await service.room(asked.table_id)
    await service.sit(room, seat_of(room, asked.seat).invitation, request.state.guest, "", wait)
    await service.ask(service.challenges.remove, asked)
    return room.v


async def refuse(request: Request) -> Response:
    return json_response(Done(await do_refuse(request, await challenge_of(request))))


async def do_refuse(request: Request, asked: Challenge) -> int:
    """Do not take it; the version of the table."""
    service = service_of(request)
    await service.ask(service.challenges.refuse, asked)
    mailroom_of(request).ring(asked.guest)
    return (await service.room(asked.table_id)).v


async def challenge_of(request: Request) -> Challenge:
    """The challenge that is meant, if whoever answers is asked; Problem 404 else."""
    service = service_of(request)
    found = await service.ask(service.challenges.find, request.path_params["challenge"])
    if found is None or found.guest != request.state.guest or found.refused is not None:
        raise Problem(404, "no-challenge")
    return found


async def move(request: Request) -> Response:
    """An act that is answered without a drawing."""
    room, _ = await do_act(request)
    return json_response(Done(room.v))


ROUTES = [
    Route("/api/v1/bots", my_bots),
    Route("/api/v1/bots", new_bot, methods=["POST"]),
    Route("/api/v1/bots/token", new_token, methods=["POST"]),
    Route("/api/v1/bots/remove", remove_bot, methods=["POST"]),
    Route("/api/v1/events", events),
    Route("/api/v1/challenges/{challenge}/accept", accept, methods=["POST"]),
    Route("/api/v1/challenges/{challenge}/refuse", refuse, methods=["POST"]),
    Route("/api/v1/t/{table}/challenge", challenge, methods=["POST"]),
    Route("/api/v1/t/{table}/move", move, methods=["POST"]),
]
