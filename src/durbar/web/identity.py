"""The page about oneself: keeping a name, coming back, other devices, programs, being forgotten."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from durbar.server.problems import BadRequest
from durbar.server.routes import api, identity_api
from durbar.server.typed.bodies import BotName, NewBot, OnePasskey
from durbar.server.typed.requests import read, read_body, read_text

from .look import look_of
from .qr import qr_code
from .render import page, words


async def me(request: Request) -> Response:
    return await me_page(request)


async def me_page(request: Request, **more: Any) -> Response:
    """What is kept about whoever asks, and what they can do about it."""
    service, myself = api.service_of(request), await identity_api.myself(request)
    bots = await service.ask(service.members.bots_of, request.state.guest)
    facts = {"codes": [], "link": "", "token": None, **more}
    if facts["link"]:
        facts["qr"] = qr_code(str(facts["link"]), words(look_of(request).lang)("web-me-link"))
    days = time.time() // 86400
    return page(request, "me.html", me=myself, bots=bots, today=days, **facts)


async def change_me(request: Request) -> Response:
    """A form of that page was sent."""
    body, service, guest = await read_body(request), api.service_of(request), request.state.guest
    wish, back = read_text(body, "do", 20), RedirectResponse("/me", 303)
    if wish == "codes":
        return await me_page(request, codes=await identity_api.do_new_codes(request))
    if wish == "link":
        return await me_page(request, link=await identity_api.do_new_link(request))
    if wish == "out":
        return await identity_api.do_sign_out(request, back)
    if wish == "forget-key":
        member, sent = await identity_api.member_of(request), await read(request, OnePasskey)
        await service.ask(service.identity.remove_passkey, member.guest, sent.passkey)
    elif wish == "recover":
        return await signed_in(request, "recovery")
    elif wish == "delete":
        await identity_api.do_delete(request)
        guests = identity_api.guests_of(request)
        guests.sign_in(back, request, guests.new())
    elif wish == "bot":
        sent_bot = await read(request, NewBot)
        await api.count("bot", request)
        bot, token = await service.ask(service.members.new_bot, sent_bot.name, guest)
        return await me_page(request, token=(bot.name, token))
    elif wish in ("bot-token", "bot-remove"):
        bot = await service.ask(service.members.own_bot, (await read(request, BotName)).name, guest)
        if wish == "bot-token":
            token = await service.ask(service.members.new_token, bot.guest)
            return await me_page(request, token=(bot.name, token))
        await service.ask(service.members.remove_bot, bot)
    else:
        wishes = "codes, link, out, forget-key, recover, delete, bot, bot-token or bot-remove"
        raise BadRequest(f"do: {wishes} is expected")
    return back


async def signed_in(request: Request, use: str) -> Response:
    """Back on the page about oneself, as a member."""
    device, response = await identity_api.do_use_code(request, use), RedirectResponse("/me", 303)
    identity_api.guests_of(request).sign_in(response, request, *device)
    return response


async def link(request: Request) -> Response:
    """Opened on the second device: one touch signs it in. Nothing happens by looking alone."""
    return page(request, "me_link.html", code=request.query_params.get("code", ""))


async def use_link(request: Request) -> Response:
    return await signed_in(request, "link")


def routes() -> Iterable[Route]:
    return (
        Route("/me", me),
        Route("/me", change_me, methods=["POST"]),
        Route("/me/link", link),
        Route("/me/link", use_link, methods=["POST"]),
    )
